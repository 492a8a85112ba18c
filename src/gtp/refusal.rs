use std::io;

use crate::board::{Point, PointSet, SizeError};
use crate::formats::sgf::SgfFault;
use crate::position::Faults;
use crate::report::ScoreCaseFault;
use crate::rules::UnknownRuleSet;

/// Words of a command shown in refusals are cut after so many letters.
const SHOWN_MAX: usize = 40;

/// Why a command was not carried out. Texts that the protocol prescribes come first, the reason after them.
#[derive(Debug, thiserror::Error)]
pub enum Refusal {
    /// No command has that name.
    #[error("unknown command")]
    UnknownCommand,
    /// The arguments are not those of the command.
    #[error("syntax error: found {found}, expected {expected}")]
    Syntax {
        /// What stands there.
        found: String,
        /// What may stand there.
        expected: &'static str,
    },
    /// A word is no point of the board.
    #[error("invalid vertex: found {found}, expected a point of the board")]
    Vertex {
        /// The word.
        found: String,
    },
    /// A move is neither a pass nor a point of the board.
    #[error("invalid vertex, illegal move: found {found}, expected pass or a point of the board")]
    MoveVertex {
        /// The word.
        found: String,
    },
    /// The rules bar a move.
    #[error("illegal move: {reason}")]
    IllegalMove {
        /// Why, in a sentence.
        reason: String,
    },
    /// A game has as many moves as are kept.
    #[error("illegal move: found a game of {most} moves, expected fewer")]
    TooManyMoves {
        /// How many are kept.
        most: usize,
    },
    /// A board has other lines.
    #[error("unacceptable size: {0}")]
    Size(#[from] SizeError),
    /// There is no move to take back.
    #[error("cannot undo: no move was played")]
    NothingToUndo,
    /// Handicap stones come before everything else.
    #[error("board not empty")]
    BoardNotEmpty,
    /// So many handicap stones have no fixed points on this board.
    #[error("invalid number of stones: found {found}, expected {expected}")]
    HandicapNumber {
        /// The argument.
        found: String,
        /// How many there may be.
        expected: String,
    },
    /// The handicap stones cannot be set there.
    #[error("bad vertex list: {0}")]
    HandicapPoints(String),
    /// Nobody knows the rule set.
    #[error("unknown rules: {0}")]
    UnknownRules(#[from] UnknownRuleSet),
    /// Rules in JSON are not understood.
    #[error("unknown rules: {0}")]
    RulesInJson(String),
    /// The rule set has clauses for which `KataGo` has no words.
    #[error("rule set {0} cannot be said in KataGo's words; gyega-rules names it")]
    NoWordsOfKatago(String),
    /// A game record was not loaded.
    #[error("cannot load file: {0}")]
    Load(#[from] LoadRefusal),
    /// What stands on the board, or is said of it, cannot be.
    #[error("impossible position: {0}")]
    Position(#[from] Faults),
    /// Prisoners are not what the moves gave.
    #[error("impossible position: prisoners: found {found}, expected {expected}")]
    Prisoners {
        /// The number in the command.
        found: u32,
        /// What may be.
        expected: String,
    },
    /// The question contradicts itself.
    #[error("{0}")]
    Case(#[from] ScoreCaseFault),
    /// The position cannot be scored without a guess.
    #[error("cannot score: {0}")]
    Unscored(#[from] Unscored),
}

/// Why a game record was not loaded.
#[derive(Debug, thiserror::Error)]
pub enum LoadRefusal {
    /// The file could not be read.
    #[error("{0}")]
    Io(#[from] io::Error),
    /// It is no game record.
    #[error("{0}")]
    Sgf(#[from] SgfFault),
    /// The board that it leads to cannot be.
    #[error("{0}")]
    Position(#[from] Faults),
}

/// Why a position cannot be scored without a guess.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unscored {
    /// Groups reach a wide space between the players.
    #[error("the game is not over: the border is open beside {}", firsts(groups))]
    BorderOpen {
        /// Their first stones.
        groups: Vec<Point>,
    },
    /// One player has no stone, and the game did not end by passes.
    #[error("the game is not over: not both players have stones on the board, and it did not end by passes")]
    OnePlayerAlone,
    /// It is not shown what becomes of groups, and nobody said which stones are dead.
    #[error("not settled: {}, and nobody said which stones are dead (gyega-dead POINTS or none)", firsts(groups))]
    Unsettled {
        /// Their first stones.
        groups: Vec<Point>,
    },
    /// It is not shown what becomes of groups, under rules that take nothing off by agreement, and the game did not end
    /// by passes.
    #[error("the game is not over: not settled are {}, and it did not end by passes", firsts(groups))]
    NotPlayedOut {
        /// Their first stones.
        groups: Vec<Point>,
    },
    /// Something that the rules ask for is not known.
    #[error("missing: {}{}", needs.join(", "), hint(needs))]
    Missing {
        /// What.
        needs: Vec<String>,
    },
}

fn firsts(groups: &[Point]) -> String {
    groups.iter().copied().collect::<PointSet>().to_string()
}

fn hint(needs: &[String]) -> &'static str {
    if needs.iter().any(|need| need == "prisoners") { "; gyega-prisoners tells them" } else { "" }
}

impl Refusal {
    /// The arguments are not those of the command.
    pub(super) fn syntax(found: &str, expected: &'static str) -> Self {
        Self::Syntax { found: shown(found), expected }
    }
}

/// Words as a refusal shows them.
pub(super) fn shown(words: &str) -> String {
    match words.char_indices().nth(SHOWN_MAX) {
        _ if words.is_empty() => "nothing".to_owned(),
        Some((cut, _)) => format!("{}...", &words[..cut]),
        None => words.to_owned(),
    }
}
