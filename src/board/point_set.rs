use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Sub, SubAssign};

use wide::u32x4;

use super::{ByColor, Point, Size};

/// Registers that hold a board. Row `r` stands in register `r % REGISTERS`, lane `r / REGISTERS`: so the rows above and
/// below those of a register stand in its neighbours, lane by lane, and only at both ends do rows change lanes.
const REGISTERS: usize = 7;

const LAST: usize = REGISTERS - 1;

/// Rows in a register.
const LANES: usize = 4;

/// Rows of the largest board.
const LINES: u8 = Size::LINES_MAX as u8;

/// A set of points: a row of bits for each line of the board.
///
/// It does not know its board; [`PointSet::full`] gives all points of one.
///
/// ```
/// use gyega::board::{Point, PointSet, Size};
///
/// let board = PointSet::full(Size::new(9, 9).unwrap());
/// let corner = PointSet::from(Point::parse("A1").unwrap());
/// assert_eq!(corner.neighbours(&board).to_string(), "A2 B1");
/// assert_eq!(corner.flood(&board).len(), 81);
/// ```
#[derive(Clone, Copy, Default)]
pub struct PointSet {
    rows: [u32x4; REGISTERS],
}

impl PointSet {
    /// No point.
    pub const EMPTY: Self = Self { rows: [u32x4::ZERO; REGISTERS] };

    /// Every point of a board.
    pub fn full(size: Size) -> Self {
        let rows = std::array::from_fn(|register| {
            let row = |lane: usize| {
                let is_on_board = lane * REGISTERS + register < usize::from(size.height());
                u32::from(is_on_board) * ((1 << size.width()) - 1)
            };
            u32x4::new(std::array::from_fn(row))
        });
        Self { rows }
    }

    /// The bits of a row, the lowest on the left.
    #[inline]
    pub(crate) fn row(&self, row: u8) -> u32 {
        let (register, lane) = (usize::from(row) % REGISTERS, usize::from(row) / REGISTERS);
        self.rows[register].as_array()[lane]
    }

    /// A row, to change it.
    #[inline]
    pub(crate) fn row_mut(&mut self, row: u8) -> &mut u32 {
        let (register, lane) = (usize::from(row) % REGISTERS, usize::from(row) / REGISTERS);
        &mut self.rows[register].as_mut_array()[lane]
    }

    /// The number of points.
    pub fn len(&self) -> u16 {
        // Full adders turn the seven bits that stand in one place of the registers into a number of three bits.
        let add = |one: u32x4, two: u32x4, three: u32x4| (one ^ two ^ three, (one & two) | (three & (one ^ two)));
        let (ones_left, twos_left) = add(self.rows[0], self.rows[1], self.rows[2]);
        let (ones_right, twos_right) = add(self.rows[3], self.rows[4], self.rows[5]);
        let (ones, twos_last) = add(ones_left, ones_right, self.rows[6]);
        let (twos, fours) = add(twos_left, twos_right, twos_last);
        let bytes = bits_by_byte(ones) + (bits_by_byte(twos) << 1) + (bits_by_byte(fours) << 2);
        let halves: u32x4 = (bytes & u32x4::splat(0x00ff_00ff)) + (bytes >> 8 & u32x4::splat(0x00ff_00ff));
        let lanes: u32x4 = (halves + (halves >> 16)) & u32x4::splat(0xffff);
        lanes.to_array().iter().sum::<u32>() as u16
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.rows.iter().fold(u32x4::ZERO, |all, rows| all | *rows) == u32x4::ZERO
    }

    /// Whether a point is in the set.
    pub fn contains(&self, point: Point) -> bool {
        point.row < LINES && self.row(point.row) >> point.column & 1 == 1
    }

    /// Whether every point is also in the other set.
    pub fn is_subset(&self, other: &Self) -> bool {
        (*self - *other).is_empty()
    }

    /// Whether no point is in the other set.
    pub fn is_disjoint(&self, other: &Self) -> bool {
        (*self & *other).is_empty()
    }

    /// Adds a point.
    pub fn insert(&mut self, point: Point) {
        *self.row_mut(point.row) |= 1 << point.column;
    }

    /// Takes a point away.
    pub fn remove(&mut self, point: Point) {
        *self.row_mut(point.row) &= !(1 << point.column);
    }

    /// The first point in reading order.
    pub fn first(&self) -> Option<Point> {
        let all = self.rows.iter().fold(u32x4::ZERO, |all, rows| all | *rows).to_array();
        let lane = (0..LANES).rev().find(|lane| all[*lane] != 0)?;
        let register = (0..REGISTERS).rev().find(|register| self.rows[*register].as_array()[lane] != 0)?;
        let column = self.rows[register].as_array()[lane].trailing_zeros() as u8;
        Some(Point { column, row: (lane * REGISTERS + register) as u8 })
    }

    /// The points in reading order.
    pub fn iter(&self) -> impl Iterator<Item = Point> + use<> {
        let set = *self;
        let (mut row, mut bits) = (self.first().map_or(0, |point| point.row + 1), 0);
        std::iter::from_fn(move || {
            while bits == 0 {
                row = row.checked_sub(1)?;
                bits = set.row(row);
            }
            let column = bits.trailing_zeros() as u8;
            bits &= bits - 1;
            Some(Point { column, row })
        })
    }

    /// The rows below those of the first register.
    #[inline]
    fn below_first(last: u32x4) -> u32x4 {
        let [first, second, third, _] = last.to_array();
        u32x4::new([0, first, second, third])
    }

    /// The rows above those of the last register.
    #[inline]
    fn above_last(first: u32x4) -> u32x4 {
        let [_, second, third, fourth] = first.to_array();
        u32x4::new([second, third, fourth, 0])
    }

    /// The rows below and above those of each register.
    #[inline]
    fn around(&self) -> [(u32x4, u32x4); REGISTERS] {
        std::array::from_fn(|register| {
            let below = if register == 0 { Self::below_first(self.rows[LAST]) } else { self.rows[register - 1] };
            let above = if register == LAST { Self::above_last(self.rows[0]) } else { self.rows[register + 1] };
            (below, above)
        })
    }

    /// The set and every point next to it, within another set.
    #[must_use]
    #[expect(clippy::inline_always, reason = "a call would send every register through memory")]
    #[inline(always)]
    pub fn dilate(&self, within: &Self) -> Self {
        let around = self.around();
        let rows = std::array::from_fn(|register| {
            let (here, (below, above)) = (self.rows[register], around[register]);
            (here | here << 1 | here >> 1 | below | above) & within.rows[register]
        });
        Self { rows }
    }

    /// The points next to the set but not in it, within another set.
    #[must_use]
    pub fn neighbours(&self, within: &Self) -> Self {
        self.dilate(within) - *self
    }

    /// The points of the set that have a neighbour in it.
    #[must_use]
    pub fn not_alone(&self) -> Self {
        let around = self.around();
        let rows = std::array::from_fn(|register| {
            let (here, (below, above)) = (self.rows[register], around[register]);
            here & (here << 1 | here >> 1 | below | above)
        });
        Self { rows }
    }

    /// The points of the set that have two or more neighbours in another set.
    #[must_use]
    pub fn with_two_neighbours(&self, other: &Self) -> Self {
        let around = other.around();
        let rows = std::array::from_fn(|register| {
            let (there, (below, above)) = (other.rows[register], around[register]);
            let (left, right) = (there << 1, there >> 1);
            self.rows[register] & ((left & right) | (below & above) | ((left | right) & (below | above)))
        });
        Self { rows }
    }

    /// Whether some point of the set is next to a point of the other.
    pub fn touches(&self, other: &Self) -> bool {
        !self.dilate(other).is_empty()
    }

    /// The joined parts of another set that hold a point of this one, or one next to it.
    #[must_use]
    pub fn touched_parts(&self, of: &Self) -> Self {
        self.dilate(of).flood(of)
    }

    /// Every point of another set that can be reached from this one along its lines.
    #[must_use]
    pub fn flood(&self, within: &Self) -> Self {
        let mut reached = *self & *within;
        let beside = |rows: u32x4| rows | rows << 1 | rows >> 1;
        loop {
            let before = reached;
            // Up the board and down again, each register joining what its neighbour has just reached.
            let (rows, within) = (&mut reached.rows, &within.rows);
            rows[0] = (beside(rows[0]) | Self::below_first(rows[LAST])) & within[0];
            for register in 1..REGISTERS {
                rows[register] = (beside(rows[register]) | rows[register - 1]) & within[register];
            }
            rows[LAST] = (beside(rows[LAST]) | Self::above_last(rows[0])) & within[LAST];
            for register in (0..LAST).rev() {
                rows[register] = (beside(rows[register]) | rows[register + 1]) & within[register];
            }
            if reached == before {
                return reached;
            }
        }
    }

    /// Whether its points are joined; without a point they are.
    pub fn is_joined(&self) -> bool {
        self.parts().nth(1).is_none()
    }

    /// The largest joined parts, in the order of their first points.
    pub fn parts(&self) -> impl Iterator<Item = Self> + use<> {
        let mut left = *self;
        std::iter::from_fn(move || {
            let part = Self::from(left.first()?).flood(&left);
            left -= part;
            Some(part)
        })
    }
}

/// How many bits of each byte are set.
fn bits_by_byte(rows: u32x4) -> u32x4 {
    let of_two: u32x4 = rows - (rows >> 1 & u32x4::splat(0x5555_5555));
    let of_four: u32x4 = (of_two & u32x4::splat(0x3333_3333)) + (of_two >> 2 & u32x4::splat(0x3333_3333));
    (of_four + (of_four >> 4)) & u32x4::splat(0x0f0f_0f0f)
}

impl PartialEq for PointSet {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        let pairs = self.rows.iter().zip(&other.rows);
        pairs.fold(u32x4::ZERO, |all, (rows, others)| all | (*rows ^ *others)) == u32x4::ZERO
    }
}

impl Eq for PointSet {}

impl Hash for PointSet {
    /// All rows at once: a hasher takes many bytes sooner than a few at a time.
    fn hash<H: Hasher>(&self, state: &mut H) {
        const BYTES: usize = 16;
        let mut bytes = [0; REGISTERS * BYTES];
        for (bytes, rows) in bytes.chunks_exact_mut(BYTES).zip(&self.rows) {
            for (bytes, row) in bytes.chunks_exact_mut(BYTES / LANES).zip(rows.as_array()) {
                bytes.copy_from_slice(&row.to_le_bytes());
            }
        }
        state.write(&bytes);
    }
}

impl From<Point> for PointSet {
    fn from(point: Point) -> Self {
        let mut set = Self::EMPTY;
        set.insert(point);
        set
    }
}

impl ByColor<PointSet> {
    /// The points of both.
    pub fn union(&self) -> PointSet {
        self.black | self.white
    }
}

impl FromIterator<Point> for PointSet {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> Self {
        let mut set = Self::EMPTY;
        points.into_iter().for_each(|point| set.insert(point));
        set
    }
}

impl FromIterator<Self> for PointSet {
    /// The points of all sets.
    fn from_iter<I: IntoIterator<Item = Self>>(sets: I) -> Self {
        sets.into_iter().fold(Self::EMPTY, |all, set| all | set)
    }
}

macro_rules! set_operation {
    ($trait:ident $method:ident $assign_trait:ident $assign_method:ident: $a:ident, $b:ident => $result:expr) => {
        impl $trait for PointSet {
            type Output = Self;
            #[inline]
            fn $method(mut self, other: Self) -> Self {
                for ($a, $b) in self.rows.iter_mut().zip(&other.rows) {
                    *$a = $result;
                }
                self
            }
        }
        impl $assign_trait for PointSet {
            #[inline]
            fn $assign_method(&mut self, other: Self) {
                for ($a, $b) in self.rows.iter_mut().zip(&other.rows) {
                    *$a = $result;
                }
            }
        }
    };
}

set_operation!(BitOr bitor BitOrAssign bitor_assign: a, b => *a | *b);
set_operation!(BitAnd bitand BitAndAssign bitand_assign: a, b => *a & *b);
set_operation!(BitXor bitxor BitXorAssign bitxor_assign: a, b => *a ^ *b);
set_operation!(Sub sub SubAssign sub_assign: a, b => *a & !*b);

impl fmt::Display for PointSet {
    /// Coordinates in reading order, with blanks between them.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, point) in self.iter().enumerate() {
            if index > 0 {
                f.write_str(" ")?;
            }
            write!(f, "{point}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for PointSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

/// The points of these names, for tests.
#[cfg(test)]
pub(crate) fn points(names: &str) -> PointSet {
    names.split_whitespace().filter_map(Point::parse).collect()
}
