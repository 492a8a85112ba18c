use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

/// Letters of the columns: `I` is left out.
const COLUMNS: &[u8; 25] = b"ABCDEFGHJKLMNOPQRSTUVWXYZ";

/// Numbers of the rows.
const NUMBERS: [&str; 25] = [
    "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17", "18", "19", "20",
    "21", "22", "23", "24", "25",
];

/// The letters and digits of every point, row by row from the bottom, and the names that they make: an answer writes
/// hundreds.
static SPELLED: [[[u8; 3]; Size::LINES_MAX]; Size::LINES_MAX] = spelled();
static NAMES: [[&str; Size::LINES_MAX]; Size::LINES_MAX] = names();

const fn spelled() -> [[[u8; 3]; Size::LINES_MAX]; Size::LINES_MAX] {
    let mut spelled = [[[0; 3]; Size::LINES_MAX]; Size::LINES_MAX];
    let mut row = 0;
    while row < Size::LINES_MAX {
        let mut column = 0;
        while column < Size::LINES_MAX {
            let digits = NUMBERS[row].as_bytes();
            spelled[row][column] = [COLUMNS[column], digits[0], digits[digits.len() - 1]];
            column += 1;
        }
        row += 1;
    }
    spelled
}

const fn names() -> [[&'static str; Size::LINES_MAX]; Size::LINES_MAX] {
    let mut names = [[""; Size::LINES_MAX]; Size::LINES_MAX];
    let mut row = 0;
    while row < Size::LINES_MAX {
        let mut column = 0;
        while column < Size::LINES_MAX {
            let (name, _) = SPELLED[row][column].split_at(1 + NUMBERS[row].len());
            if let Ok(name) = std::str::from_utf8(name) {
                names[row][column] = name;
            }
            column += 1;
        }
        row += 1;
    }
    names
}

/// Why a size was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a board of {width} by {height} lines is not supported; 1 to 25 lines a side are")]
pub struct SizeError {
    /// Lines from left to right.
    pub width: usize,
    /// Lines from bottom to top.
    pub height: usize,
}

/// Lines of a board: 1 to 25 a side, not always square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Size {
    width: u8,
    height: u8,
}

impl Size {
    /// The most lines a side.
    pub const LINES_MAX: usize = 25;

    /// The most points.
    pub const POINTS_MAX: usize = Self::LINES_MAX * Self::LINES_MAX;

    /// The usual board.
    pub const USUAL: Self = Self { width: 19, height: 19 };

    /// The largest board.
    pub const LARGEST: Self = Self { width: Self::LINES_MAX as u8, height: Self::LINES_MAX as u8 };

    /// A size of so many lines.
    ///
    /// # Errors
    ///
    /// When a side has no line or more than 25.
    pub const fn new(width: usize, height: usize) -> Result<Self, SizeError> {
        if width == 0 || height == 0 || width > Self::LINES_MAX || height > Self::LINES_MAX {
            return Err(SizeError { width, height });
        }
        Ok(Self { width: width as u8, height: height as u8 })
    }

    /// Lines from left to right.
    pub const fn width(self) -> u8 {
        self.width
    }

    /// Lines from bottom to top.
    pub const fn height(self) -> u8 {
        self.height
    }

    /// The number of points.
    pub const fn point_count(self) -> u16 {
        self.width as u16 * self.height as u16
    }

    /// Whether a point lies on the board.
    pub const fn holds(self, point: Point) -> bool {
        point.column < self.width && point.row < self.height
    }

    /// The points that are marked on boards of 9, 13 and 19 lines, of the smaller two without the middles of the sides;
    /// none on others.
    ///
    /// ```
    /// use gyega::board::{PointSet, Size};
    ///
    /// let points = |lines| Size::new(lines, lines).unwrap().star_points().into_iter();
    /// let stars = |lines| points(lines).collect::<PointSet>().to_string();
    /// assert_eq!(stars(9), "C7 G7 E5 C3 G3");
    /// assert_eq!(stars(13), "D10 K10 G7 D4 K4");
    /// assert_eq!(stars(19), "D16 K16 Q16 D10 K10 Q10 D4 K4 Q4");
    /// assert_eq!(stars(11), "");
    /// ```
    pub fn star_points(self) -> Vec<Point> {
        let lines: &[u8] = match (self.width, self.height) {
            (9, 9) => &[2, 4, 6],
            (13, 13) => &[3, 6, 9],
            (19, 19) => &[3, 9, 15],
            _ => return Vec::new(),
        };
        let points = lines.iter().flat_map(|row| lines.iter().map(|column| Point { column: *column, row: *row }));
        let middle = lines[1];
        points.filter(|point| self.width == 19 || (point.row == middle) == (point.column == middle)).collect()
    }

    /// The point in a column from the left and a row from the top, both from 0, if the board has them.
    pub fn point_from_top(self, column: u8, row: u8) -> Option<Point> {
        let point = Point { column, row: self.height.checked_sub(row)?.checked_sub(1)? };
        self.holds(point).then_some(point)
    }

    /// Every point in reading order: the top row first, each row from left to right.
    pub fn iter(self) -> impl Iterator<Item = Point> {
        (0..self.height).rev().flat_map(move |row| (0..self.width).map(move |column| Point { column, row }))
    }
}

/// A point of the board, for example D4. Points are ordered as one reads a diagram: the top row first.
///
/// ```
/// use gyega::board::Point;
///
/// let point = Point::parse("D4").unwrap();
/// assert_eq!((point.column, point.row), (3, 3));
/// assert_eq!(Point::parse("j1").unwrap().to_string(), "J1");
/// assert!(Point::parse("D4").unwrap() < Point::parse("A3").unwrap());
/// assert_eq!(Point::parse("I4"), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "json", derive(serde::Deserialize), serde(try_from = "String"))]
pub struct Point {
    /// From the left, starting at 0.
    pub column: u8,
    /// From the bottom, starting at 0.
    pub row: u8,
}

impl Point {
    /// Reads a coordinate such as `D4`, letters in either case; `None` when it is none on any board of up to 25 lines.
    pub fn parse(text: &str) -> Option<Self> {
        let (letter, number) = text.split_at_checked(1)?;
        let letter = letter.as_bytes().first()?.to_ascii_uppercase();
        let column = COLUMNS.iter().position(|column| *column == letter)? as u8;
        if number.is_empty()
            || number.len() > 2
            || number.starts_with('0')
            || !number.bytes().all(|b| b.is_ascii_digit())
        {
            return None;
        }
        let row: u8 = number.parse().ok()?;
        (1..=25).contains(&row).then(|| Self { column, row: row - 1 })
    }

    /// Its name, such as `D4`.
    pub fn name(self) -> &'static str {
        NAMES.get(usize::from(self.row)).and_then(|row| row.get(usize::from(self.column))).copied().unwrap_or("?")
    }

    /// The letter of its column.
    pub fn letter(self) -> char {
        COLUMNS.get(usize::from(self.column)).map_or('?', |letter| char::from(*letter))
    }

    /// The number of its row.
    pub fn number(self) -> &'static str {
        NUMBERS.get(usize::from(self.row)).copied().unwrap_or("?")
    }
}

/// A text that names no point of any board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no point")]
pub struct PointError(String);

impl FromStr for Point {
    type Err = PointError;

    fn from_str(text: &str) -> Result<Self, PointError> {
        Self::parse(text).ok_or_else(|| PointError(text.to_owned()))
    }
}

impl TryFrom<String> for Point {
    type Error = PointError;

    fn try_from(text: String) -> Result<Self, PointError> {
        text.parse()
    }
}

impl Ord for Point {
    fn cmp(&self, other: &Self) -> Ordering {
        other.row.cmp(&self.row).then(self.column.cmp(&other.column))
    }
}

impl PartialOrd for Point {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
