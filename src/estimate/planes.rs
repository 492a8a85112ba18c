use crate::board::{Color, Point, PointSet, Size, Stones};

use super::EstimatedChain;

/// What the net sees of a point, and two planes of zeros that the file of its weights has too.
pub(super) const PLANES: usize = 16;

/// Larger chains and regions count as of this size.
const SIZE_CAP: u16 = 40;

/// The least liberties of each kind of chain.
const LIBERTIES: [u16; 4] = [1, 2, 3, 6];

/// Places for the points of a board, with a frame of places around it, so that every point has eight neighbours.
#[derive(Clone, Copy)]
pub(super) struct Places(Size);

impl Places {
    /// The places of a line, and of one more on each side.
    pub(super) fn width(self) -> usize {
        usize::from(self.0.width()) + 2
    }

    /// How many there are.
    pub(super) fn count(self) -> usize {
        self.width() * (usize::from(self.0.height()) + 2)
    }

    /// The place of a point; a line further is [`Self::width`] places further.
    pub(super) fn index_of(self, point: Point) -> usize {
        (usize::from(point.row) + 1) * self.width() + usize::from(point.column) + 1
    }
}

/// A chain or an empty region.
pub(super) struct NetRegion {
    /// The places of its points.
    pub(super) places: Vec<usize>,
    /// What the net sees of each of them.
    pub(super) planes: [i16; PLANES],
}

/// A board as the net sees it, Black's and White's stones apart.
pub(super) struct View {
    pub(super) places: Places,
    pub(super) parts: Vec<NetRegion>,
    /// Of each place the number of its part; of one outside the board the number of parts.
    pub(super) part_of: Vec<usize>,
}

impl View {
    /// Black, White, empty; Black's chains of 1, 2, 3 to 5, and 6 or more liberties, White's; the size of the chain or
    /// region up to 40, and whether it is larger; on the board.
    pub(super) fn from_stones(stones: &Stones) -> Self {
        let places = Places(stones.size());
        let vacant = stones.vacant();
        let one = EstimatedChain::ONE as i16;
        let of_colors = [(0, *stones.of(Color::Black)), (1, *stones.of(Color::White)), (2, vacant)];
        let parts = of_colors.into_iter().flat_map(|(kind, points)| points.parts().map(move |part| (kind, part)));
        let of_part = |(kind, part): (usize, PointSet)| {
            let mut seen = [0; PLANES];
            seen[kind] = one;
            if kind < 2 {
                let liberties = part.neighbours(&vacant).len();
                let step = LIBERTIES.iter().rposition(|least| liberties >= *least).unwrap_or(0);
                seen[3 + 4 * kind + step] = one;
            }
            seen[11] = share_of_cap(part.len());
            seen[12] = if part.len() > SIZE_CAP { one } else { 0 };
            seen[13] = one;
            NetRegion { places: part.iter().map(|point| places.index_of(point)).collect(), planes: seen }
        };
        let parts: Vec<NetRegion> = parts.map(of_part).collect();
        let mut part_of = vec![parts.len(); places.count()];
        for (number, part) in parts.iter().enumerate() {
            part.places.iter().for_each(|place| part_of[*place] = number);
        }
        Self { places, parts, part_of }
    }
}

/// A size in parts of the cap, to the nearest number.
const fn share_of_cap(size: u16) -> i16 {
    let capped = if size < SIZE_CAP { size } else { SIZE_CAP } as i32;
    ((2 * capped * EstimatedChain::ONE + SIZE_CAP as i32) / (2 * SIZE_CAP as i32)) as i16
}
