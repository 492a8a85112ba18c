//! What readers of game records share: text in any charset, and what they repair.

mod charset;
mod draft;
pub(crate) mod handicap;
mod lines;
mod place;
mod result;

pub(crate) use charset::text_start;
pub use charset::{Decoded, decode, has_brackets_in_letters};
pub(crate) use draft::{Draft, REPAIRS_MAX};
pub use lines::{LineFault, LineFaults};
pub(crate) use lines::{MOVES, RecordLine, lines};
pub use place::TextPlace;
pub(crate) use place::{RecordSource, RepairedText, TextRecord, shown};
pub(crate) use result::result_in_words;

pub use crate::position::{Repair, RepairAt, RepairPlace, Repaired};

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
    pub repairs: Vec<Repaired>,
}

/// A game that was read from no text.
impl From<Game> for Record {
    fn from(game: Game) -> Self {
        Self { game, moves_at: Vec::new(), charset: "UTF-8", repairs: Vec::new() }
    }
}
