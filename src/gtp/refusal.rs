use std::io;

use crate::board::SizeError;
use crate::formats::faults::shortened;
use crate::formats::sgf::SgfFault;
use crate::position::{Faults, MoveList};
use crate::report::ScoreTaskFault;
use crate::rules::UnknownRuleSet;

/// Words of a command shown in refusals are cut after so many letters.
const SHOWN_MAX: usize = 40;

/// Why a command was not carried out. Texts that the protocol prescribes come first, the reason after them.
#[derive(Debug, thiserror::Error)]
pub(super) enum GtpRefusal {
    #[error("unknown command")]
    UnknownCommand,
    #[error("syntax error: found {found}, expected {expected}")]
    Syntax { found: String, expected: &'static str },
    #[error("invalid vertex: found {0}, expected a point of the board")]
    Vertex(String),
    #[error("invalid vertex, illegal move: found {0}, expected pass or a point of the board")]
    MoveVertex(String),
    #[error("illegal move: {0}")]
    IllegalMove(String),
    #[error("illegal move: found a game of {max} moves, expected fewer", max = MoveList::MOVES_MAX)]
    TooManyMoves,
    #[error("unacceptable size: {0}")]
    Size(#[from] SizeError),
    #[error("cannot undo: no move was played")]
    NothingToUndo,
    /// Handicap stones come before everything else.
    #[error("board not empty")]
    BoardNotEmpty,
    #[error("invalid number of stones: found {found}, expected {expected}")]
    HandicapNumber { found: String, expected: String },
    #[error("bad vertex list: {0}")]
    HandicapPoints(String),
    #[error("unknown rules: {0}")]
    UnknownRules(#[from] UnknownRuleSet),
    #[error("unknown rules: {0}")]
    RulesInJson(String),
    #[error("rule set {0} cannot be said in KataGo's words; gyega-rules names it")]
    NoWordsOfKatago(String),
    #[error("cannot load file: {0}")]
    Load(#[from] LoadRefusal),
    /// What stands on the board, or is said of it, cannot be.
    #[error("impossible position: {0}")]
    Position(#[from] Faults),
    #[error("impossible position: prisoners: found {found}, expected {expected}")]
    Prisoners { found: u32, expected: String },
    #[error("{0}")]
    Case(#[from] ScoreTaskFault),
    #[error("cannot score: {0}")]
    Unscored(#[from] Unscored),
}

#[derive(Debug, thiserror::Error)]
#[error(transparent)]
pub(super) enum LoadRefusal {
    Io(#[from] io::Error),
    Sgf(#[from] SgfFault),
    Position(#[from] Faults),
}

/// Why a position cannot be scored without a guess. Groups are named by their first stones.
#[derive(Debug, thiserror::Error)]
pub(super) enum Unscored {
    #[error("the game is not over: the border is open beside {0}")]
    BorderOpen(String),
    #[error("the game is not over: not both players have stones on the board, and it did not end by passes")]
    OnePlayerAlone,
    #[error("not settled: {0}, and nobody said which stones are dead (gyega-dead POINTS or none)")]
    Unsettled(String),
    /// Under rules that take nothing off by agreement.
    #[error("the game is not over: not settled are {0}, and it did not end by passes")]
    NotPlayedOut(String),
    #[error("missing: {}{}", .0.join(", "), prisoners_hint(.0))]
    Missing(Vec<String>),
}

fn prisoners_hint(needs: &[String]) -> &'static str {
    if needs.iter().any(|need| need == "prisoners") { "; gyega-prisoners tells them" } else { "" }
}

impl GtpRefusal {
    pub(super) fn syntax(found: &str, expected: &'static str) -> Self {
        Self::Syntax { found: excerpt(found), expected }
    }
}

/// Words as a refusal shows them.
pub(super) fn excerpt(words: &str) -> String {
    if words.is_empty() { "nothing".to_owned() } else { shortened(words, SHOWN_MAX, "...") }
}
