use std::borrow::Cow;

use super::{FirstPasser, Repair, RepairPlace};
use crate::board::{ByColor, Color, Point, PointSet};
use crate::rules::Amount;

/// Something the request does not say, and what is assumed in its place. Each one reaches the report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Assumption {
    /// No handicap was named: an even game.
    EvenGame,
    /// A chain was marked in part and counts whole.
    ChainMarkedWhole(Point),
    /// Prisoners were worked out from plays and stones on the board.
    PrisonersFromPlays {
        /// Whose prisoners.
        player: Color,
        /// How many.
        prisoners: u32,
        /// Stones the opponent played, handicap stones included.
        plays: u32,
        /// Stones of the opponent on the board.
        on_board: u32,
    },
    /// Who passed first was worked out from passes and the last play.
    FirstPassFromCounts(FirstPasser),
    /// One pass of each player is assumed to have ended the game, so many others to have come before the last play: the
    /// turns then alternate.
    EarlyPassesFromCounts(ByColor<u32>),
    /// Something in a record was repaired when it was read.
    RecordRepaired {
        /// What.
        repair: Repair,
        /// Where, and what stood there.
        places: Vec<RepairPlace>,
    },
    /// A record holds no stone and no move.
    RecordWithoutMoves,
    /// The stones in what a record marks as the opponent's territory are dead; there may be none.
    DeadByTerritory(PointSet),
    /// The stones that a record names as dead are; there may be none.
    DeadByName(PointSet),
    /// Stones that a record marks with crosses are dead: it marks no territory, or all that stand in territory have
    /// one.
    DeadByCrosses(PointSet),
    /// Nobody spoke of some stones, or of none at all: which of them come off and which stay is what reading shows.
    DeadAsRead {
        /// Those that reading takes off; there may be none.
        stones: PointSet,
        /// Whether somebody spoke of others, as in a record of which some marks are lost.
        is_in_part: bool,
    },
    /// Nobody spoke of these groups, and reading does not show whether they come off: they were counted every way.
    DeadUnsaid(NamedGroups),
    /// It is not known that the game ended on this board: its record breaks off, tells neither two passes nor a count,
    /// or tells another count.
    EndUnknown,
    /// A record was written with a ruling: its marks and its result are those of the ruling.
    RecordOfRuling,
    /// The rule set is that of a record.
    RulesOfRecord {
        /// Its id.
        rule_set: Cow<'static, str>,
        /// What the record calls it.
        written: String,
    },
    /// The rule set that a record names is not known.
    RulesOfRecordUnknown(String),
    /// Komi is that of a record, for every rule set.
    KomiOfRecord(Amount),
    /// Komi is that of a rule set.
    KomiOfRuleSet {
        /// Its id.
        rule_set: Cow<'static, str>,
        /// Points to White.
        komi: Amount,
    },
    /// Groups of which reading did not decide whether they live, as that takes more search than is allowed: not marked
    /// dead, they count as living.
    LifeUndecided(NamedGroups),
    /// Groups of which it is not settled whether they live were read as if the dead stones were off already.
    DeadStonesOff(PointSet),
    /// Groups that live when each is read by itself; whether they do with what bears on them was not decided.
    AliveApart {
        /// The groups.
        groups: NamedGroups,
        /// What bears on them.
        doubt: LifeDoubt,
    },
    /// Groups that stand in seki because somebody named them; no search shows it.
    SekiAsNamed(NamedGroups),
    /// Groups that count as standing in seki although no search shows it: none shows either that they live or that they
    /// are captured, and nobody marked them dead.
    SekiUnverified(NamedGroups),
    /// Single stones in kos of a seki, which may be captured and come back: they count as standing in it.
    SekiByKo(NamedGroups),
    /// Whether chains hang on a point that their owner must fill was not decided.
    ConnectionsUndecided {
        /// The chains left open.
        chains: NamedGroups,
        /// Why.
        why: Unread,
    },
    /// Opposing stones without an eye are assumed to stay beside chains that hang on one point.
    NeighboursAssumedToStay {
        /// Such chains.
        chains: NamedGroups,
        /// The opposing stones.
        others: PointSet,
    },
    /// Two players claim the same of every stone.
    ClaimsAgree,
    /// Two players disagree: what they say differently was counted every way.
    DisputedCountedEveryWay(NamedGroups),
    /// Nobody who played marked stones: those that come off are dead as an engine claims.
    DeadByAdviser {
        /// Its name and version.
        adviser: String,
        /// The stones it calls dead; there may be none.
        stones: PointSet,
    },
    /// Nobody who played marked stones: these stand in seki as an engine claims.
    SekiByAdviser {
        /// Its name and version.
        adviser: String,
        /// The stones.
        stones: PointSet,
    },
    /// Nobody who played marked stones: those that come off are dead as gyega proposes; there may be none.
    DeadByProposal(PointSet),
    /// Nobody who played marked stones: with those dead that gyega proposes, the record's own rules give the result
    /// that it tells.
    DeadInferred(PointSet),
    /// Groups of a proposal of which it is not sure.
    ProposalUnsure(NamedGroups),
    /// The position was only counted; life was not looked at.
    NotClassified,
}

/// Groups or chains of which something is said: each by its first stone, and all their stones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NamedGroups {
    /// The first stone of each.
    pub first: PointSet,
    /// All stones.
    pub stones: PointSet,
}

impl NamedGroups {
    /// How many they are.
    pub fn count(&self) -> u32 {
        u32::from(self.first.len())
    }

    /// Themselves, where there are any.
    pub fn some(self) -> Option<Self> {
        (!self.first.is_empty()).then_some(self)
    }
}

impl FromIterator<PointSet> for NamedGroups {
    fn from_iter<T: IntoIterator<Item = PointSet>>(groups: T) -> Self {
        let mut set = Self::default();
        for group in groups {
            set.stones |= group;
            group.first().into_iter().for_each(|first| set.first.insert(first));
        }
        set
    }
}

/// What bears on a group that lives when it is read by itself, and was not decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LifeDoubt {
    /// Dead stones inside it, with which the opponent may go on as long as they stand.
    DeadInside,
    /// Several points that must be filled at once to hold its chains together.
    Connections,
    /// What stands beside it: other groups that the same move threatens, or of which something was not decided.
    Beside,
}

/// What kept a connection from being read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unread {
    /// It hangs on one of several open kos, which may bear on each other.
    Kos,
    /// Too many points bear on it.
    Wide,
    /// The nodes were spent.
    Nodes,
}
