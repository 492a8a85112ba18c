use crate::board::{Color, Point, Size, Stones};

use super::EstimatedChain;

/// What the net sees of a point, and two planes of zeros: its inputs are taken in pairs of pairs.
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
    pub(super) fn of(self, point: Point) -> usize {
        (usize::from(point.row) + 1) * self.width() + usize::from(point.column) + 1
    }
}

/// Numbers for each place, zeros around the board.
pub(super) struct Grid {
    channels: usize,
    values: Vec<i16>,
}

impl Grid {
    pub(super) fn new(places: Places, channels: usize) -> Self {
        Self { channels, values: vec![0; places.count() * channels] }
    }

    /// What is known of a place.
    pub(super) fn of(&self, place: usize) -> &[i16] {
        self.span(place, 1)
    }

    pub(super) fn of_mut(&mut self, place: usize) -> &mut [i16] {
        &mut self.values[place * self.channels..][..self.channels]
    }

    /// What is known of some places side by side.
    pub(super) fn span(&self, place: usize, count: usize) -> &[i16] {
        &self.values[place * self.channels..][..count * self.channels]
    }
}

/// A board as the net sees it, Black's and White's stones told apart.
pub(super) struct View {
    pub(super) places: Places,
    pub(super) planes: Grid,
    /// The places of each chain and of each empty region.
    pub(super) parts: Vec<Vec<usize>>,
}

impl View {
    /// Black, White, empty; Black's chains of 1, 2, 3 to 5, and 6 or more liberties, White's; the size of the chain or
    /// region up to 40, and whether it is larger; on the board.
    pub(super) fn of(stones: &Stones) -> Self {
        let places = Places(stones.size());
        let mut grid = Grid::new(places, PLANES);
        let vacant = stones.vacant();
        let one = EstimatedChain::ONE as i16;
        let mut parts = Vec::new();
        let of_colors = [(0, *stones.of(Color::Black)), (1, *stones.of(Color::White)), (2, vacant)];
        for (kind, part) in
            of_colors.into_iter().flat_map(|(kind, points)| points.parts().map(move |part| (kind, part)))
        {
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
            let of_part: Vec<usize> = part.iter().map(|point| places.of(point)).collect();
            for place in &of_part {
                grid.of_mut(*place).copy_from_slice(&seen);
            }
            parts.push(of_part);
        }
        Self { places, planes: grid, parts }
    }
}

/// A size in parts of the cap, to the nearest number.
const fn share_of_cap(size: u16) -> i16 {
    let capped = if size < SIZE_CAP { size } else { SIZE_CAP } as i32;
    ((2 * capped * EstimatedChain::ONE + SIZE_CAP as i32) / (2 * SIZE_CAP as i32)) as i16
}
