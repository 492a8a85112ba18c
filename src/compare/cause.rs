use crate::board::{ByColor, Color, PointSet};
use crate::position::{Position, StonesPlayed};
use crate::rules::Amount;
use crate::words::words;

words! {
    /// Why two leads differ: one kind for each term of the comparison (`docs/design.md`), in the order in which they
    /// are listed.
    CauseKind {
        /// The rule sets take different stones off the board.
        Status = "status",
        /// Area counts living stones; territory counts prisoners and dead stones. The difference is that of the stones
        /// the players put on the board.
        StonesPlayed = "stones-played",
        /// Stones on the board count under one; the other, a custom set, counts territory without prisoners.
        LivingStones = "living-stones",
        /// Prisoners count under one, a custom set, although stones on the board do too.
        Prisoners = "prisoners",
        /// One counts eyes in seki, the other does not.
        SekiEyes = "seki-eyes",
        /// One counts points that their owner must still fill, the other does not.
        ProtectiveMoves = "protective-moves",
        /// Dead stones inside a seki come off under one only.
        DeadInSeki = "dead-in-seki",
        /// Neutral points are shared differently.
        SharedNeutral = "shared-neutral",
        /// Groups pay for their eyes under one.
        GroupTax = "group-tax",
        /// Border stones do not count in Sunjang counting.
        BorderStones = "border-stones",
        /// A pass costs a stone under one.
        PassStones = "pass-stones",
        /// Who passed first matters under one.
        FirstPass = "first-pass",
        /// The last play matters under one.
        LastPlay = "last-play",
        /// The button.
        Button = "button",
        /// Points for handicap stones.
        Handicap = "handicap",
        /// Komi.
        Komi = "komi",
        /// Penalties and other corrections.
        Adjustment = "adjustment",
    }
}

/// Where M, the stones Black played less those White played, comes from (`docs/design.md`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct MoveSplit {
    /// Handicap stones less one: White answered the last of them.
    pub handicap_stones: i32,
    /// 1 if Black made the last play.
    pub last_play: i32,
    /// Passes of White before the last play, less those of Black.
    pub early_passes: i32,
    /// What is left: turns that did not alternate.
    pub turn_order: i32,
}

impl MoveSplit {
    /// The split of M, when handicap, last play and early passes are known.
    pub fn new(position: &Position, stones: &StonesPlayed) -> Option<Self> {
        let history = position.history();
        let early = |color| history.early_passes.get(color).map(|passes| passes as i32);
        let early_passes = early(Color::White)? - early(Color::Black)?;
        let last_play = i32::from(history.last_play?.player == Color::Black);
        let handicap_stones = position.stones_ahead();
        let turn_order = stones.difference() - handicap_stones - last_play - early_passes;
        Some(Self { handicap_stones, last_play, early_passes, turn_order })
    }
}

/// One step from one lead to the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cause {
    /// What the two sets treat differently.
    pub kind: CauseKind,
    /// Whose points change; nobody for status and stones played, which are differences already.
    pub player: Option<Color>,
    /// What it adds to Black's lead.
    pub amount: Amount,
    /// What the term is worth to the player under the first set (to Black less White, where there is no player).
    pub from: Amount,
    /// What the term is worth under the second set.
    pub to: Amount,
    /// The points that are treated differently.
    pub points: PointSet,
    /// For stones played: what the number is made of.
    pub stones: Option<StonesPlayed>,
    /// For stones played: the stones that stay on the board where living stones count.
    pub living: Option<ByColor<u32>>,
    /// For stones played: where the number comes from, when the history is known.
    pub split: Option<MoveSplit>,
}
