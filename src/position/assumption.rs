use std::borrow::Cow;

use super::{Repair, RepairPlace};
use crate::board::{Color, Point, PointSet};
use crate::rules::Amount;

/// Something the request was silent about, and what was taken in its place. Each one reaches the report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Assumption {
    /// No handicap was named: an even game.
    EvenGame,
    /// A chain was marked in part and counts whole.
    ChainMarkedWhole {
        /// Its first stone.
        at: Point,
    },
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
    FirstPassFromCounts {
        /// Who; nobody when there was no pass.
        player: Option<Color>,
    },
    /// One pass of each player was taken to have ended the game, the others to have come before the last play: the turns
    /// then alternate.
    EarlyPassesFromCounts {
        /// Black's before the last play.
        black: u32,
        /// White's before the last play.
        white: u32,
    },
    /// Something in a record was repaired when it was read.
    RecordRepaired {
        /// What.
        repair: Repair,
        /// Where, and what stood there.
        places: Vec<RepairPlace>,
    },
    /// A record holds no stone and no move.
    RecordWithoutMoves,
    /// The stones in what a record marks as the opponent's territory are dead.
    DeadByTerritory {
        /// How many.
        stones: u32,
    },
    /// The stones that a record names as dead are.
    DeadByName {
        /// How many.
        stones: u32,
    },
    /// Stones that a record marks with crosses are dead: it marks no territory, or all that stand in territory have one.
    DeadByCrosses {
        /// How many.
        stones: u32,
    },
    /// Nobody said which stones are dead, as of a bare board or in a record that marks neither territory nor stones. The boards are those of
    /// a game in which none is.
    DeadNotTold {
        /// Those of which reading does not tell either.
        stones: PointSet,
        /// Whether reading shows that there are none.
        is_shown: bool,
    },
    /// It was said of some stones whether they are dead, as in a record of which some marks are lost, and not of all. The boards are those of
    /// a game in which the others stay.
    DeadToldInPart {
        /// Those of which it was not said, and of which reading does not tell either.
        stones: PointSet,
    },
    /// It is not known that the game ended on this board: its record breaks off, tells neither two passes nor a count, or tells another
    /// count.
    EndNotTold,
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
    RulesOfRecordUnknown {
        /// What the record calls it.
        written: String,
    },
    /// Komi was taken from a record, for its own rule set.
    KomiOfRecord {
        /// The rule set's id.
        rule_set: Cow<'static, str>,
        /// Points to White.
        komi: Amount,
    },
    /// The komi of a record was not used: its own rule set is not known, or not scored.
    KomiOfRecordUnused {
        /// Points to White.
        komi: Amount,
    },
    /// Komi was taken from a rule set.
    KomiOfRuleSet {
        /// Its id.
        rule_set: Cow<'static, str>,
        /// Points to White.
        komi: Amount,
    },
    /// Groups of which reading did not decide whether they live: not marked dead, they count as living.
    LifeUndecided {
        /// How many.
        groups: u32,
    },
    /// Groups of which it is not settled whether they live were read as if the dead stones were off already.
    DeadStonesOff {
        /// How many dead stones.
        stones: u32,
    },
    /// Groups that live one by one; whether all can be kept at once, beside connections that were not
    /// decided, or beside dead stones inside, was not decided.
    AliveApart {
        /// How many.
        groups: u32,
    },
    /// Groups that count as standing in seki although no search showed it: somebody named them, or neither they nor what they
    /// touch lives by itself.
    SekiUnverified {
        /// How many.
        groups: u32,
    },
    /// Whether chains hang on a point that their owner must fill was not decided within the bounds of the search.
    ConnectionsUndecided {
        /// Chains left open.
        chains: u32,
    },
    /// Opposing stones without an eye were taken to stay beside chains that hang on one point.
    NeighboursTakenToStay {
        /// Such chains.
        chains: u32,
    },
    /// Two players disagree: scored was what both say, and what they say differently as if nobody had marked it.
    ScoredAsAgreed {
        /// Disputed groups.
        groups: u32,
    },
    /// Nobody who played marked stones: those that come off are what an engine claims that was asked.
    DeadByAdviser {
        /// Its name and version.
        adviser: String,
        /// The stones it calls dead; there may be none.
        stones: PointSet,
    },
    /// Nobody who played marked stones: these stand in seki as an engine claims that was asked.
    SekiByAdviser {
        /// Its name and version.
        adviser: String,
        /// The stones.
        stones: PointSet,
    },
    /// The position was only counted; life was not looked at.
    NotClassified,
}
