//! What readers of game records share: text in any charset, and what they repair.

mod charset;

mod draft;

mod handicap;

mod lines;

pub(crate) use charset::text_start;
pub use charset::{Decoded, decode, has_brackets_in_letters};
pub(crate) use draft::{Draft, WARNINGS_MAX};
pub(crate) use lines::{Line, MOVES, lines};
pub use lines::{LineFault, LineFaults};

pub use crate::position::{Repair, Warning};

use crate::position::Game;

/// A game as it was read from the record of some format.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The game.
    pub game: Game,
    /// Where each move stands: offsets in the bytes.
    pub moves_at: Vec<usize>,
    /// The charset in which the record was read.
    pub charset: &'static str,
    /// What was repaired, in the order of the record.
    pub warnings: Vec<Warning>,
}
