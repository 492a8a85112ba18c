use crate::board::ByColor;
use crate::formats::faults::FaultList;
use crate::rules::KatagoRules;

/// A board as it stands in a text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Drawing {
    /// The letters of each row, the top row first, without margins. What is no letter of a board is left for
    /// [`diagram::read_rows`](crate::formats::diagram::read_rows) to refuse.
    pub rows: Vec<String>,
    /// The line of the text on which each row stands, from 1.
    pub lines: Vec<usize>,
    /// Stones captured by each player, where the text tells it.
    pub prisoners: ByColor<Option<u32>>,
    /// Handicap stones, where the text tells it.
    pub handicap: Option<u16>,
    /// The rules with their komi, where `KataGo` printed the board.
    pub rules: Option<KatagoRules>,
}

/// Every letter of such a diagram, for people.
const SENSEI_LETTERS: &str = "X B # Y Z (black), O W @ Q P (white), . , C S T M and small letters (empty), 1 to 9 and 0 (moves); not ? _ or *, which \
     show no point of a whole board";

/// Why a text is no drawn board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DrawingFault {
    /// There are no letters.
    #[error("it has no line with letters")]
    NoLetters,
    /// Most lines are something else.
    #[error("{rows} of its {lines} lines are rows of X O . for stones and empty points, x o for dead stones")]
    NoBoard {
        /// Lines that are rows.
        rows: usize,
        /// Lines that are not blank.
        lines: usize,
    },
    /// The numbers of the rows do not run down to 1.
    #[error("line {line}: found row number {found}, expected {expected}; row 1 is at the bottom")]
    RowNumber {
        /// From 1.
        line: usize,
        /// The number.
        found: usize,
        /// What it should be.
        expected: usize,
    },
    /// There are other columns than are named.
    #[error("line {line}: found {found} names of columns, expected {expected}, as the rows have letters")]
    Columns {
        /// From 1.
        line: usize,
        /// How many are named.
        found: usize,
        /// The letters of a row.
        expected: usize,
    },
    /// The rules that `KataGo` printed cannot be read.
    #[error("line {line}: {fault}")]
    Rules {
        /// From 1.
        line: usize,
        /// What is wrong with them.
        fault: String,
    },
    /// A diagram of Sensei's Library shows a part of a board.
    #[error("the {edge} edge of the board is not drawn, expected a whole board: all four edges, or a size as in $$c9")]
    NoEdge {
        /// Top, bottom, left or right.
        edge: String,
    },
    /// A diagram of Sensei's Library has another size than it says.
    #[error("the diagram has {width} by {height} points, its first line says {size}")]
    Size {
        /// Points from left to right.
        width: usize,
        /// Points from top to bottom.
        height: usize,
        /// The lines that the first line tells.
        size: usize,
    },
    /// A letter means nothing in a diagram of Sensei's Library, or no point of a board.
    #[error("line {line}: found {found:?}, expected one of {letters}", letters = SENSEI_LETTERS)]
    Letter {
        /// From 1.
        line: usize,
        /// The letter.
        found: char,
    },
    /// Numbered moves whose colours are not named.
    #[error("line {line}: found numbered moves from move {first} on, expected who plays the first: $$B or $$W")]
    FirstPlayer {
        /// The line of the flags, from 1.
        line: usize,
        /// The number of the first move.
        first: u32,
    },
    /// A second diagram.
    #[error("line {line}: a second diagram begins, expected one")]
    SecondDiagram {
        /// From 1.
        line: usize,
    },
}

/// Everything that is wrong with a drawing at once, in the order of its lines.
pub type DrawingFaults = FaultList<DrawingFault>;
