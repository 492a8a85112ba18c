use std::fmt;

use crate::board::{Color, Point};
use crate::words::joined;

/// The part of a [`super::Setup`] that a fault is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum SetupPart {
    /// The stones.
    Stones,
    /// Stones claimed dead.
    Dead,
    /// Stones of which nobody said whether they are dead.
    Unsaid,
    /// Stones claimed dead under one rule set: the index of the claim.
    DeadByRuleSet(usize),
    /// Chains claimed to be in seki.
    Seki,
    /// Stones that one player claims to be dead.
    ClaimedDead(Color),
    /// Chains that one player claims to be in seki.
    ClaimedSeki(Color),
    /// Prisoners of one player.
    Prisoners(Color),
    /// Plays of one player.
    Plays(Color),
    /// Passes of one player.
    Passes(Color),
    /// Passes of one player before the last play.
    EarlyPasses(Color),
    /// Who passed first.
    FirstPass,
    /// The last play.
    LastPlay,
    /// Who lost.
    LostBy,
    /// Handicap stones.
    Handicap,
    /// Another number of handicap stones that a record says.
    SaidHandicap,
}

impl fmt::Display for SetupPart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Stones => f.write_str("stones"),
            Self::Dead => f.write_str("dead"),
            Self::Unsaid => f.write_str("unsaid"),
            Self::DeadByRuleSet(index) => write!(f, "dead_by_rule_set[{index}]"),
            Self::Seki => f.write_str("seki"),
            Self::ClaimedDead(player) => write!(f, "{player}'s claim of dead stones"),
            Self::ClaimedSeki(player) => write!(f, "{player}'s claim of seki"),
            Self::Prisoners(player) => write!(f, "prisoners of {player}"),
            Self::Plays(player) => write!(f, "plays of {player}"),
            Self::Passes(player) => write!(f, "passes of {player}"),
            Self::EarlyPasses(player) => write!(f, "early passes of {player}"),
            Self::FirstPass => f.write_str("first pass"),
            Self::LastPlay => f.write_str("last play"),
            Self::LostBy => f.write_str("lost by"),
            Self::Handicap => f.write_str("handicap"),
            Self::SaidHandicap => f.write_str("said handicap"),
        }
    }
}

/// One thing wrong with a [`super::Setup`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// The chain should have been captured.
    #[error("the {color} chain at {at} has no liberty")]
    NoLiberty {
        /// Its owner's colour.
        color: Color,
        /// Its first stone.
        at: Point,
    },
    /// A mark that needs a stone stands on an empty point.
    #[error("no stone stands at {at} ({field})")]
    MarkOnEmptyPoint {
        /// The mark.
        field: SetupPart,
        /// The empty point.
        at: Point,
    },
    /// A mark stands off the board.
    #[error("{field} names {at}, which is not on a board of {width} by {height} lines")]
    MarkOffBoard {
        /// The mark.
        field: SetupPart,
        /// The point that is not on the board.
        at: Point,
        /// Lines from left to right.
        width: u8,
        /// Lines from bottom to top.
        height: u8,
    },
    /// A chain is claimed both dead and in seki.
    #[error("the chain at {at} is claimed both dead and in seki")]
    DeadAndInSeki {
        /// The claim that says dead.
        field: SetupPart,
        /// The first stone of the chain; in the claim of one player, the first that it names.
        at: Point,
    },
    /// One player claims of a chain what contradicts a mark of both.
    #[error("{field} names {at}, whose chain both players call otherwise ({mark})")]
    AgainstMark {
        /// The claim.
        field: SetupPart,
        /// The stone it names.
        at: Point,
        /// The mark.
        mark: SetupPart,
    },
    /// A number contradicts another fact of the same setup.
    #[error("{field}: found {found}, expected {expected}")]
    Contradiction {
        /// The number.
        field: SetupPart,
        /// What was given.
        found: String,
        /// What the other facts make it.
        expected: String,
    },
}

/// Everything wrong with a setup at once, in the order in which it is checked.
#[derive(Clone, Debug, Default, PartialEq, Eq, thiserror::Error)]
#[error("{}", joined(.0, "; "))]
pub struct Faults(pub Vec<Fault>);

impl Faults {
    pub(super) fn contradict(&mut self, field: SetupPart, found: impl fmt::Display, expected: impl fmt::Display) {
        self.0.push(Fault::Contradiction { field, found: found.to_string(), expected: expected.to_string() });
    }
}
