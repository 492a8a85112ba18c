use super::CodeFault;
use super::bits::{BitReader, Bits};
use crate::board::{ByColor, Color, Point, PointSet, Size, Stones};

/// Points of a board that share a byte, three states each: 3 to the power of 5 is 243.
const IN_BYTE: usize = 5;

/// A board, and how its points and chains are numbered: in reading order, the top row first.
pub(super) struct Field {
    pub(super) size: Size,
    points: Vec<Point>,
    /// Chains by their first points.
    chains: Vec<PointSet>,
    /// Chains and joined empty points alike, by their first points.
    parts: Vec<PointSet>,
}

impl Field {
    /// All stones.
    pub(super) fn all_stones(&self) -> PointSet {
        self.chains.iter().copied().collect()
    }
}

/// The sets of which a set of points is usually made up.
#[derive(Clone, Copy)]
pub(super) enum Units {
    /// Chains.
    Chains,
    /// Chains and joined empty points.
    Parts,
}

impl Field {
    pub(super) fn of(stones: &Stones) -> Self {
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
        let size = stones.size();
        Self { size, points: size.iter().collect(), chains: split(stones.occupied()), parts: split(stones.points()) }
    }

    fn units(&self, units: Units) -> &[PointSet] {
        match units {
            Units::Chains => &self.chains,
            Units::Parts => &self.parts,
        }
    }

    /// Bits of a point or, one more, of a pass.
    fn width(&self) -> u32 {
        u32::BITS - u32::from(self.size.points()).leading_zeros()
    }

    /// The number of a point; a pass comes after all of them.
    pub(super) fn write_turn(&self, bits: &mut Bits, point: Option<Point>) {
        let index = point.map_or(self.size.points(), |at| {
            u16::from(self.size.height() - 1 - at.row) * u16::from(self.size.width()) + u16::from(at.column)
        });
        bits.bits(u32::from(index), self.width());
    }

    pub(super) fn read_turn(&self, bits: &mut BitReader<'_>) -> Result<Option<Point>, CodeFault> {
        let index = bits.bits(self.width())? as usize;
        if index > self.points.len() { Err(CodeFault::Damaged) } else { Ok(self.points.get(index).copied()) }
    }

    pub(super) fn read_point(&self, bits: &mut BitReader<'_>) -> Result<Point, CodeFault> {
        self.read_turn(bits)?.ok_or(CodeFault::Damaged)
    }

    /// A few points, one by one.
    pub(super) fn write_list(&self, bits: &mut Bits, points: PointSet) {
        let points: Vec<Point> = points.iter().collect();
        bits.list(&points, |bits, point| self.write_turn(bits, Some(*point)));
    }

    pub(super) fn read_list(&self, bits: &mut BitReader<'_>) -> Result<PointSet, CodeFault> {
        bits.list(|bits| self.read_point(bits)).map(|points| points.into_iter().collect())
    }

    /// Whether there is a point; whether the units are whole, then a bit for each unit, or else one for each point.
    pub(super) fn write_points(&self, bits: &mut Bits, points: PointSet, units: Units) {
        bits.flag(!points.is_empty());
        if points.is_empty() {
            return;
        }
        let units = self.units(units);
        let taken = units.iter().filter(|unit| unit.is_subset(&points));
        let is_whole = taken.copied().collect::<PointSet>() == points;
        bits.flag(is_whole);
        if is_whole {
            for unit in units {
                bits.flag(unit.is_subset(&points));
            }
        } else {
            for point in &self.points {
                bits.flag(points.contains(*point));
            }
        }
    }

    pub(super) fn read_points(&self, bits: &mut BitReader<'_>, units: Units) -> Result<PointSet, CodeFault> {
        let mut points = PointSet::EMPTY;
        if !bits.flag()? {
            return Ok(points);
        }
        if bits.flag()? {
            for unit in self.units(units) {
                points = if bits.flag()? { points | *unit } else { points };
            }
        } else {
            for point in &self.points {
                if bits.flag()? {
                    points.insert(*point);
                }
            }
        }
        Ok(points)
    }
}

pub(super) fn write_size(bits: &mut Bits, size: Size) {
    bits.bits(u32::from(size.width()), 5);
    bits.bits(u32::from(size.height()), 5);
}

pub(super) fn read_size(bits: &mut BitReader<'_>) -> Result<Size, CodeFault> {
    let (width, height) = (bits.bits(5)?, bits.bits(5)?);
    Size::new(width as usize, height as usize).map_err(|_| CodeFault::Damaged)
}

/// Whether there is a stone, then five points a byte: 0 empty, 1 black, 2 white, the first point the highest.
pub(super) fn write_stones(bits: &mut Bits, stones: &Stones) {
    let is_empty = stones.occupied().is_empty();
    bits.flag(!is_empty);
    if is_empty {
        return;
    }
    let state = |point: &Point| match stones.at(*point) {
        None => 0,
        Some(Color::Black) => 1,
        Some(Color::White) => 2,
    };
    let points: Vec<Point> = stones.size().iter().collect();
    for some in points.chunks(IN_BYTE) {
        let number = some.iter().fold(0, |number, point| number * 3 + state(point));
        bits.bits(number, 8);
    }
}

pub(super) fn read_stones(bits: &mut BitReader<'_>, size: Size) -> Result<Stones, CodeFault> {
    let mut stones = ByColor::<PointSet>::default();
    if !bits.flag()? {
        return Ok(Stones::empty(size));
    }
    let points: Vec<Point> = size.iter().collect();
    for some in points.chunks(IN_BYTE) {
        let mut number = bits.bits(8)?;
        for point in some.iter().rev() {
            match number % 3 {
                1 => stones.black.insert(*point),
                2 => stones.white.insert(*point),
                _ => {}
            }
            number /= 3;
        }
        if number > 0 {
            return Err(CodeFault::Damaged);
        }
    }
    Ok(Stones::new(size, stones))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bits_of(write: impl FnOnce(&mut Bits)) -> Vec<u8> {
        let mut bits = Bits::default();
        write(&mut bits);
        bits.into_bytes()
    }

    #[test]
    fn five_points_share_a_byte() {
        // The flag 1, then 1 * 81 + 2 * 27 + 0 + 0 + 2 = 137, which is 1000_1001.
        let stones = Stones::from_rows(&["XO..O"]).expect("a board");
        assert_eq!(bits_of(|bits| write_stones(bits, &stones)), [0b1100_0100, 0b1000_0000]);
        let bytes = bits_of(|bits| write_stones(bits, &stones));
        assert_eq!(read_stones(&mut BitReader::new(&bytes), stones.size()), Ok(stones));
        let none = [0b1111_1111, 0b1000_0000];
        assert_eq!(read_stones(&mut BitReader::new(&none), stones.size()), Err(CodeFault::Damaged), "255 is no board");
    }

    #[test]
    fn marks_are_bits_of_chains_where_these_are_whole() {
        let stones = Stones::from_rows(&["XX.O", "..OO", "X..."]).expect("a board");
        let field = Field::of(&stones);
        let points = |text: &str| text.split(' ').filter_map(Point::parse).collect::<PointSet>();
        let written = |text: &str, units| bits_of(|bits| field.write_points(bits, points(text), units));
        // Chains in reading order: A3 B3, D3 D2 C2, A1. There are some, whole, and they are the second and the third.
        assert_eq!(written("D3 D2 C2 A1", Units::Chains), [0b1101_1000]);
        // B3 alone: there are some, not whole, then a bit for each of twelve points.
        assert_eq!(written("B3", Units::Chains), [0b1001_0000, 0]);
        // C3 is a part of its own, after A3 B3.
        assert_eq!(written("C3", Units::Parts), [0b1101_0000]);
        for (text, units) in [("D3 D2 C2 A1", Units::Chains), ("B3", Units::Chains), ("C3 A3", Units::Parts)] {
            let bytes = written(text, units);
            assert_eq!(field.read_points(&mut BitReader::new(&bytes), units), Ok(points(text)));
        }
    }

    #[test]
    fn a_pass_comes_after_every_point() {
        let field = Field::of(&Stones::empty(Size::new(19, 19).expect("in range")));
        let first = Point::parse("A19");
        // Nine bits for 361 points and a pass.
        assert_eq!(bits_of(|bits| field.write_turn(bits, first)), [0, 0]);
        assert_eq!(bits_of(|bits| field.write_turn(bits, None)), [0b1011_0100, 0b1000_0000]);
        assert_eq!(field.read_turn(&mut BitReader::new(&[0b1011_0101, 0])), Err(CodeFault::Damaged), "362");
    }
}
