use std::fmt;

use crate::board::{Color, Point};
use crate::phrase::{Phrase, phrase};
use crate::words::write_joined;

/// The part of a [`super::Setup`] that a fault is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Field {
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
    /// What two players claim, as a whole.
    Claims,
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
    /// Overtime periods of one player.
    Overtime(Color),
}

impl Field {
    /// What it is called.
    fn phrase(self) -> Phrase {
        match self {
            Self::Stones => phrase!("stones"),
            Self::Dead => phrase!("dead"),
            Self::Unsaid => phrase!("unsaid"),
            Self::DeadByRuleSet(index) => phrase!("dead_by_rule_set[{index}]", index),
            Self::Seki => phrase!("seki"),
            Self::Claims => phrase!("claims"),
            Self::ClaimedDead(player) => phrase!("{player}'s claim of dead stones", player),
            Self::ClaimedSeki(player) => phrase!("{player}'s claim of seki", player),
            Self::Prisoners(player) => phrase!("prisoners of {player}", player),
            Self::Plays(player) => phrase!("plays of {player}", player),
            Self::Passes(player) => phrase!("passes of {player}", player),
            Self::EarlyPasses(player) => phrase!("early passes of {player}", player),
            Self::FirstPass => phrase!("first pass"),
            Self::LastPlay => phrase!("last play"),
            Self::LostBy => phrase!("lost by"),
            Self::Handicap => phrase!("handicap"),
            Self::Overtime(player) => phrase!("overtime of {player}", player),
        }
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.phrase().fmt(f)
    }
}

/// One thing wrong with a [`super::Setup`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.phrase())]
pub enum Fault {
    /// The chain should have been captured.
    NoLiberty {
        /// Whose.
        color: Color,
        /// Its first stone.
        at: Point,
    },
    /// A mark that needs a stone stands on an empty point.
    MarkOnEmptyPoint {
        /// The mark.
        field: Field,
        /// Where.
        at: Point,
    },
    /// A mark stands off the board.
    MarkOffBoard {
        /// The mark.
        field: Field,
        /// Where.
        at: Point,
        /// Lines from left to right.
        width: u8,
        /// Lines from bottom to top.
        height: u8,
    },
    /// A chain is claimed both dead and in seki.
    DeadAndInSeki {
        /// The claim that says dead.
        field: Field,
        /// The first stone of the chain; in the claim of one player, the first that it names.
        at: Point,
    },
    /// One player claims of a chain what contradicts a mark of both.
    AgainstMark {
        /// The claim.
        field: Field,
        /// The stone it names.
        at: Point,
        /// The mark.
        mark: Field,
    },
    /// A number contradicts another fact of the same setup.
    Contradiction {
        /// The number.
        field: Field,
        /// What was given.
        found: Phrase,
        /// What the other facts make it.
        expected: Phrase,
    },
}

impl Fault {
    /// What is wrong, for each language to say.
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::NoLiberty { color, at } => {
                phrase!("the {color} chain at {at} has no liberty", color = *color, at = *at)
            }
            Self::MarkOnEmptyPoint { field, at } => {
                phrase!("no stone stands at {at} ({field})", field = field.phrase(), at = *at)
            }
            Self::MarkOffBoard { field, at, width, height } => phrase!(
                "{field} names {at}, which is not on a board of {width} by {height} lines",
                field = field.phrase(),
                at = *at,
                width,
                height
            ),
            Self::DeadAndInSeki { at, .. } => {
                phrase!("the chain at {at} is claimed both dead and in seki", at = *at)
            }
            Self::AgainstMark { field, at, mark } => phrase!(
                "{field} names {at}, whose chain both players call otherwise ({mark})",
                field = field.phrase(),
                at = *at,
                mark = mark.phrase()
            ),
            Self::Contradiction { field, found, expected } => {
                phrase!("{field}: found {found}, expected {expected}", field = field.phrase(), found, expected)
            }
        }
    }
}

/// Everything wrong with a setup at once, in the order in which it is checked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Faults(pub Vec<Fault>);

impl Faults {
    /// What is wrong, for each language to say.
    pub fn phrase(&self) -> Phrase {
        Phrase::joined(self.0.iter().map(Fault::phrase))
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_joined(f, &self.0, "; ")
    }
}

impl std::error::Error for Faults {}
