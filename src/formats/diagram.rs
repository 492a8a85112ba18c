use crate::board::{ByColor, PointSet, Size, Stones};
use crate::position::{Faults, Marks, Position, Setup};
use crate::words::joined;

/// A board drawn in letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LetteredBoard {
    /// What stands on it, dead stones included.
    pub stones: Stones,
    /// The stones drawn as dead.
    pub dead: PointSet,
}

impl LetteredBoard {
    /// The board as a question. Who draws a dead stone speaks of all stones; of a board without one nobody spoke.
    pub fn setup(&self) -> Setup {
        let Self { stones, dead } = *self;
        let marks = if dead.is_empty() { Marks::unsaid(&stones) } else { Marks::only_dead(dead) };
        Setup { marks, drawn_dead: dead, ..Setup::new(stones) }
    }
}

/// Why a drawn board is no position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(transparent)]
pub enum DrawnFaults {
    /// It cannot be read.
    Diagram(#[from] DiagramFaults),
    /// It cannot be.
    Position(#[from] Faults),
}

impl Position {
    /// Reads a board as [`read_text`] does: a row a line, `X` and `O` for stones, `x` and `o` for dead ones. Where no
    /// stone is drawn dead nobody said which are, and reading tells what it can. Prisoners, where they matter, are
    /// set by [`Position::with_prisoners`].
    ///
    /// # Errors
    ///
    /// All that is wrong with the drawing, or all that is wrong with the board.
    pub fn from_diagram(text: &str) -> Result<Self, DrawnFaults> {
        Ok(read_text(text)?.setup().check()?)
    }
}

/// One thing wrong with a drawn board. Rows are counted from 0 at the top, columns from 0 on the left.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DiagramFault {
    /// There is no row.
    #[error("found no row, expected 1 to 25 rows, the top one first")]
    NoRows,
    /// There are too many rows.
    #[error("found {found} rows, expected at most 25")]
    TooManyRows {
        /// How many.
        found: usize,
    },
    /// A row has no letter, or too many.
    #[error("row {}: found {found} letter{s}, expected 1 to 25", row + 1, s = if *found == 1 { "" } else { "s" })]
    RowLength {
        /// The index of the row, from the top.
        row: usize,
        /// Its letters.
        found: usize,
    },
    /// A row is not as long as the others.
    #[error("row {}: found {found} letter{s}, expected {expected}, as in the other rows", row + 1, s = if *found == 1 { "" } else { "s" })]
    UnevenRow {
        /// The index of the row, from the top.
        row: usize,
        /// Its letters.
        found: usize,
        /// The letters of most rows.
        expected: usize,
    },
    /// A letter stands for nothing.
    #[error("row {}, column {}: found {found:?}, expected one of {LETTERS}", row + 1, column + 1)]
    UnknownLetter {
        /// The row.
        row: usize,
        /// The column.
        column: usize,
        /// The letter.
        found: char,
    },
    /// Every stone is drawn with a small letter.
    #[error(
        "found {stones} stones, all of them small letters, which would mean that every stone is dead: probably another \
         notation; expected X and O for stones, x and o only for those claimed dead"
    )]
    OtherNotation {
        /// How many.
        stones: u16,
    },
}

/// Every letter of a diagram, for people.
pub const LETTERS: &str = "X # B ● (black), O W ○ (white), . + , (empty), x o (claimed dead)";

/// Everything wrong with a drawn board at once.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", joined(.faults, "; "))]
pub struct DiagramFaults {
    /// The faults: first those of size, then unknown letters, each from the top row to the bottom row.
    pub faults: Vec<DiagramFault>,
    /// The size of the board, where the rows agree on one in spite of the faults.
    pub size: Option<Size>,
}

/// What a letter draws, as bits of four sets, two in a word. No processor foresees the pattern of a board, so that
/// moving bits is much faster than a branch for each letter.
#[derive(Clone, Copy, Default)]
struct LetterBits {
    /// Black, and White from bit 32 on.
    stones: u64,
    /// Dead, and from bit 32 on letters that draw nothing known.
    marks: u64,
}

impl LetterBits {
    /// Those of a row, the first letter in the lowest bit.
    fn of_row(letters: impl DoubleEndedIterator<Item = Self>) -> Self {
        letters.rev().fold(Self::default(), |row, letter| Self {
            stones: row.stones << 1 | letter.stones,
            marks: row.marks << 1 | letter.marks,
        })
    }
}

const HIGH: u64 = 1 << 32;

const fn drawn(letter: char) -> LetterBits {
    let (stones, marks) = match letter {
        'X' | '#' | 'B' | '\u{25cf}' => (1, 0),
        'O' | 'W' | '\u{25cb}' => (HIGH, 0),
        '.' | '+' | ',' => (0, 0),
        'x' => (1, 1),
        'o' => (HIGH, 1),
        _ => (0, HIGH),
    };
    LetterBits { stones, marks }
}

/// What each letter of ASCII draws.
const DRAWN: [LetterBits; 128] = {
    let mut table = [drawn('?'); 128];
    let mut letter = 0_u8;
    while letter < 128 {
        table[letter as usize] = drawn(letter as char);
        letter += 1;
    }
    table
};

/// Whether a letter draws something.
#[cfg(feature = "json")]
pub(super) const fn is_letter(letter: char) -> bool {
    drawn(letter).marks & HIGH == 0
}

/// Reads rows of letters, the top row first.
///
/// ```
/// use gyega::formats::diagram;
///
/// let board = diagram::read_rows(&[".XO", "xXO", ".#W"]).unwrap();
/// assert_eq!(board.dead.to_string(), "A2");
/// assert_eq!(board.stones.rows(), [".XO", "XXO", ".XO"]);
///
/// let faults = diagram::read_rows(&[".XO", "?X", ".XO"]).unwrap_err();
/// assert_eq!(faults.faults.len(), 2, "a short row and an unknown letter");
/// ```
///
/// # Errors
///
/// All faults together: no row or too many, rows of unequal length, unknown letters, a board on which every stone would
/// be dead.
pub fn read_rows<T: AsRef<str>>(rows: &[T]) -> Result<LetteredBoard, DiagramFaults> {
    let mut faults = Vec::new();
    let size = size_of(rows, &mut faults);
    let mut stones = ByColor::<PointSet>::default();
    let mut dead = PointSet::EMPTY;
    for (index, row) in rows.iter().enumerate().take(Size::LINES_MAX) {
        let line = rows.len().saturating_sub(index + 1);
        let row = row.as_ref();
        let bits = if row.is_ascii() {
            let letters = row.bytes().take(Size::LINES_MAX);
            LetterBits::of_row(letters.map(|letter| DRAWN[usize::from(letter) % DRAWN.len()]))
        } else {
            let letters: Vec<char> = row.chars().take(Size::LINES_MAX).collect();
            LetterBits::of_row(letters.into_iter().map(drawn))
        };
        let unknown = (bits.marks >> 32) as u32;
        if unknown != 0 {
            let letters = row.chars().enumerate().take(Size::LINES_MAX);
            let unknown = letters.filter(|(column, _)| unknown >> column & 1 == 1);
            faults.extend(unknown.map(|(column, found)| DiagramFault::UnknownLetter { row: index, column, found }));
        }
        if line < Size::LINES_MAX {
            let line = line as u8;
            *stones.black.row_mut(line) = bits.stones as u32;
            *stones.white.row_mut(line) = (bits.stones >> 32) as u32;
            *dead.row_mut(line) = bits.marks as u32;
        }
    }
    let all = stones.union();
    if size.is_some() && !all.is_empty() && all == dead {
        faults.push(DiagramFault::OtherNotation { stones: all.len() });
    }
    match size {
        Some(size) if faults.is_empty() => Ok(LetteredBoard { stones: Stones::new(size, stones), dead }),
        _ => Err(DiagramFaults { faults, size }),
    }
}

/// Reads a board from a block of text: one row a line, blank lines and blanks between letters left out. Coordinates in
/// the margin are not read.
///
/// ```
/// use gyega::formats::diagram;
///
/// let board = diagram::read_text("\n  . X O\n  . X O\n").unwrap();
/// assert_eq!(board.stones.rows(), [".XO", ".XO"]);
/// ```
///
/// # Errors
///
/// As [`read_rows`]; rows are counted without the blank lines.
pub fn read_text(text: &str) -> Result<LetteredBoard, DiagramFaults> {
    let rows: Vec<String> = text.lines().map(letters).filter(|row| !row.is_empty()).collect();
    read_rows(&rows)
}

/// A line without its blanks.
pub(super) fn letters(line: &str) -> String {
    line.chars().filter(|letter| !letter.is_whitespace()).collect()
}

/// Writes rows of `X`, `O` and `.`, the top row first, with `x` and `o` for dead stones. What it writes,
/// [`read_rows`] reads back, unless every stone is dead.
pub fn write_rows(stones: &Stones, dead: &PointSet) -> Vec<String> {
    let mut rows = stones.rows();
    let height = usize::from(stones.size().height());
    for point in (*dead & stones.occupied()).iter() {
        let row = height - 1 - usize::from(point.row);
        let at = usize::from(point.column);
        let small = rows[row][at..=at].to_ascii_lowercase();
        rows[row].replace_range(at..=at, &small);
    }
    rows
}

/// The size most rows agree on; pushes a fault for each row that does not fit it, and for too few or too many rows.
fn size_of<T: AsRef<str>>(rows: &[T], faults: &mut Vec<DiagramFault>) -> Option<Size> {
    if rows.is_empty() {
        faults.push(DiagramFault::NoRows);
        return None;
    }
    if rows.len() > Size::LINES_MAX {
        faults.push(DiagramFault::TooManyRows { found: rows.len() });
        return None;
    }
    let mut widths = [0; Size::LINES_MAX];
    let mut rows_by_width = [0_u8; Size::LINES_MAX + 1];
    for (width, row) in widths.iter_mut().zip(rows) {
        let row = row.as_ref();
        *width = if row.is_ascii() { row.len() } else { row.chars().count() };
        if let Some(count) = rows_by_width.get_mut(*width) {
            *count += 1;
        }
    }
    let widths = &widths[..rows.len()];
    // The width of most rows; among equals, that of the row nearest the top.
    let usual = widths.iter().copied().filter(|width| (1..=Size::LINES_MAX).contains(width));
    let expected = usual.rev().max_by_key(|width| rows_by_width.get(*width).copied());
    let faults_before = faults.len();
    for (row, found) in widths.iter().copied().enumerate() {
        if found == 0 || found > Size::LINES_MAX {
            faults.push(DiagramFault::RowLength { row, found });
        } else if let Some(expected) = expected.filter(|expected| *expected != found) {
            faults.push(DiagramFault::UnevenRow { row, found, expected });
        }
    }
    let agreed = if faults.len() == faults_before { expected } else { None };
    agreed.and_then(|width| Size::new(width, rows.len()).ok())
}
