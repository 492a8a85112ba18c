use super::CodeFault;
use super::bits::{BitCodec, Transcoded};
use crate::board::{ByColor, Color, Point, PointSet, Size, Stones};

/// Points of a board that share a byte, three states each: 3 to the power of 5 is 243.
const IN_BYTE: usize = 5;

/// A board, and how its points and chains are numbered: in reading order, the top row first.
pub(super) struct BoardNumbering {
    points: Vec<Point>,
    /// Chains by their first points.
    chains: Vec<PointSet>,
    /// Chains and joined empty points alike, by their first points.
    parts: Vec<PointSet>,
}

impl BoardNumbering {
    pub(super) fn new(stones: &Stones) -> Self {
        let vacant = stones.vacant();
        let part = |at: Point| {
            let at = PointSet::from(at);
            if at.is_subset(&vacant) { at.flood(&vacant) } else { stones.chains_of(&at) }
        };
        let split = |mut left: PointSet| {
            let mut parts = Vec::new();
            while let Some(first) = left.first() {
                parts.push(part(first));
                left -= part(first);
            }
            parts
        };
        Self {
            points: stones.size().iter().collect(),
            chains: split(stones.occupied()),
            parts: split(stones.all_points()),
        }
    }

    /// All stones.
    pub(super) fn all_stones(&self) -> PointSet {
        self.chains.iter().copied().collect()
    }

    /// The number of a point; a pass comes after all of them.
    pub(super) fn turn(&self, bits: &mut BitCodec, turn: &mut Option<Point>) -> Transcoded {
        let pass = self.points.len();
        let index = turn.and_then(|at| self.points.iter().position(|point| *point == at));
        let mut index = index.unwrap_or(pass) as u32;
        bits.fixed_width(&mut index, usize::BITS - pass.leading_zeros())?;
        *turn = self.points.get(index as usize).copied();
        if index as usize > pass { Err(CodeFault::Damaged) } else { Ok(()) }
    }

    pub(super) fn point(&self, bits: &mut BitCodec, point: &mut Point) -> Transcoded {
        let mut turn = Some(*point);
        self.turn(bits, &mut turn)?;
        *point = turn.ok_or(CodeFault::Damaged)?;
        Ok(())
    }

    /// A few points, one by one.
    pub(super) fn list(&self, bits: &mut BitCodec, points: &mut PointSet) -> Transcoded {
        let mut list: Vec<Point> = points.iter().collect();
        bits.list(&mut list, || Point { column: 0, row: 0 }, |bits, point| self.point(bits, point))?;
        *points = list.into_iter().collect();
        Ok(())
    }

    /// Points that are usually whole chains.
    pub(super) fn chains(&self, bits: &mut BitCodec, points: &mut PointSet) -> Transcoded {
        self.units(bits, points, &self.chains)
    }

    /// Points that are usually whole chains and joined empty points.
    pub(super) fn parts(&self, bits: &mut BitCodec, points: &mut PointSet) -> Transcoded {
        self.units(bits, points, &self.parts)
    }

    /// Whether there is a point; whether the units are whole, then a bit for each unit, or else one for each point.
    fn units(&self, bits: &mut BitCodec, points: &mut PointSet, units: &[PointSet]) -> Transcoded {
        let mut is_any = !points.is_empty();
        bits.flag(&mut is_any)?;
        if !is_any {
            return Ok(());
        }
        let whole = units.iter().copied().filter(|unit| unit.is_subset(points));
        let mut are_whole = whole.collect::<PointSet>() == *points;
        bits.flag(&mut are_whole)?;
        let single: Vec<PointSet> = self.points.iter().copied().map(PointSet::from).collect();
        let mut passed = PointSet::EMPTY;
        for unit in if are_whole { units } else { &single } {
            let mut is_in = unit.is_subset(points);
            bits.flag(&mut is_in)?;
            passed = if is_in { passed | *unit } else { passed };
        }
        *points = passed;
        Ok(())
    }
}

/// Width and height; whether there is a stone, then five points a byte: 0 empty, 1 black, 2 white, the first point the
/// highest.
pub(super) fn board(bits: &mut BitCodec, stones: &mut Stones) -> Transcoded {
    let size = stones.size();
    let (mut width, mut height) = (u32::from(size.width()), u32::from(size.height()));
    bits.fixed_width(&mut width, 5)?;
    bits.fixed_width(&mut height, 5)?;
    let size = Size::new(width as usize, height as usize).map_err(|_| CodeFault::Damaged)?;
    let mut is_any = !stones.occupied().is_empty();
    bits.flag(&mut is_any)?;
    let points: Vec<Point> = size.iter().filter(|_| is_any).collect();
    let state = |point: &Point| match stones.at(*point) {
        None => 0,
        Some(Color::Black) => 1,
        Some(Color::White) => 2,
    };
    let mut passed = ByColor::<PointSet>::default();
    for some in points.chunks(IN_BYTE) {
        let mut number = some.iter().fold(0, |number, point| number * 3 + state(point));
        bits.fixed_width(&mut number, 8)?;
        for point in some.iter().rev() {
            match number % 3 {
                1 => passed.black.insert(*point),
                2 => passed.white.insert(*point),
                _ => {}
            }
            number /= 3;
        }
        if number > 0 {
            return Err(CodeFault::Damaged);
        }
    }
    *stones = Stones::new(size, passed);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::points;

    fn bits_of(write: impl FnOnce(&mut BitCodec) -> Transcoded) -> Vec<u8> {
        let mut bits = BitCodec::writer();
        write(&mut bits).expect("it can be written");
        bits.into_bytes()
    }

    #[test]
    fn five_points_share_a_byte() {
        // Five lines by one, the flag 1, then 1 * 81 + 2 * 27 + 0 + 0 + 2 = 137, which is 1000_1001.
        let mut stones = Stones::from_rows(&["XO..O"]).expect("a board");
        let bytes = bits_of(|bits| board(bits, &mut stones));
        assert_eq!(bytes, [0b0010_1000, 0b0111_0001, 0b0010_0000]);
        let mut read = Stones::empty(Size::LARGEST);
        assert_eq!(board(&mut BitCodec::reader(bytes), &mut read), Ok(()));
        assert_eq!(read, stones);
        let none = vec![0b0010_1000, 0b0111_1111, 0b1110_0000];
        assert_eq!(board(&mut BitCodec::reader(none), &mut read), Err(CodeFault::Damaged), "255 is no board");
    }

    #[test]
    fn marks_are_bits_of_chains_where_these_are_whole() {
        type Units = fn(&BoardNumbering, &mut BitCodec, &mut PointSet) -> Transcoded;
        let (chains, parts): (Units, Units) = (BoardNumbering::chains, BoardNumbering::parts);
        let stones = Stones::from_rows(&["XX.O", "..OO", "X..."]).expect("a board");
        let numbering = BoardNumbering::new(&stones);
        let written = |text: &str, units: Units| bits_of(|bits| units(&numbering, bits, &mut points(text)));
        // Chains in reading order: A3 B3, D3 D2 C2, A1. There are some, whole, and they are the second and the third.
        assert_eq!(written("D3 D2 C2 A1", chains), [0b1101_1000]);
        // B3 alone: there are some, not whole, then a bit for each of twelve points.
        assert_eq!(written("B3", chains), [0b1001_0000, 0]);
        // C3 is a part of its own, after A3 B3.
        assert_eq!(written("C3", parts), [0b1101_0000]);
        for (text, units) in [("D3 D2 C2 A1", chains), ("B3", chains), ("C3 A3", parts)] {
            let mut read = PointSet::EMPTY;
            assert_eq!(units(&numbering, &mut BitCodec::reader(written(text, units)), &mut read), Ok(()));
            assert_eq!(read, points(text));
        }
    }

    #[test]
    fn a_pass_comes_after_every_point() {
        let numbering = BoardNumbering::new(&Stones::empty(Size::USUAL));
        // Nine bits for 361 points and a pass.
        assert_eq!(bits_of(|bits| numbering.turn(bits, &mut Point::parse("A19"))), [0, 0]);
        assert_eq!(bits_of(|bits| numbering.turn(bits, &mut None)), [0b1011_0100, 0b1000_0000]);
        let beyond = vec![0b1011_0101, 0];
        assert_eq!(numbering.turn(&mut BitCodec::reader(beyond), &mut None), Err(CodeFault::Damaged), "362");
    }
}
