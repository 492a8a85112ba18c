use crate::board::{ByColor, Color, Point, PointSet};
use crate::rules::{LastPass, RuleSet, Stop};
use crate::words::words;

words! {
    /// How a game ended.
    #[cfg_attr(feature = "json", derive(schemars::JsonSchema), schemars(rename = "EndWord"))]
    End {
        /// By passes in a row.
        Passes = "passes",
        /// By agreement.
        Agreement = "agreement",
        /// One player resigned.
        Resignation = "resignation",
        /// One player ran out of time.
        Time = "time",
        /// One player, or both, forfeited.
        Forfeit = "forfeit",
        /// It is not known that it ended: the result is undetermined, unless a request asks for what the board as it
        /// stands would count.
        Unknown = "unknown",
    }
}

impl End {
    /// Whether the end itself names a loser, whatever the board says.
    pub const fn is_decisive(self) -> bool {
        matches!(self, Self::Resignation | Self::Time | Self::Forfeit)
    }
}

/// Who lost by resignation, on time or by forfeit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loser {
    /// One player.
    One(Color),
    /// Both.
    Both,
}

/// Who passed first in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstPasser {
    /// One player.
    Player(Color),
    /// Nobody: no pass was made.
    Nobody,
}

/// The last stone played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastPlay {
    /// By whom.
    pub player: Color,
    /// Where, if known.
    pub point: Option<Point>,
    /// The stones it captured, if known.
    pub captured: Option<PointSet>,
}

/// What is known of how the position came about. Everything may be unknown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct History {
    /// Stones played by each player, handicap stones not included.
    pub plays: ByColor<Option<u32>>,
    /// Passes by each player, those that ended the game included.
    pub passes: ByColor<Option<u32>>,
    /// Passes by each player before the last play. A setup may leave them out: they follow from a replay, and often
    /// from the counts.
    pub early_passes: ByColor<Option<u32>>,
    /// Who passed first in the game.
    pub first_pass: Option<FirstPasser>,
    /// The last stone played.
    pub last_play: Option<LastPlay>,
    /// How the game ended.
    pub ended_by: Option<End>,
    /// Who lost, if the end itself decides.
    pub lost_by: Option<Loser>,
}

impl History {
    /// Whether something is said of how the game ended: then nobody moves on its board any more. That it is not known
    /// is said too; what such a board counts is undetermined whatever could be played there.
    pub const fn has_end(&self) -> bool {
        self.ended_by.is_some()
    }

    /// This history where the board counts as it stands though it is not known that the game ended on it.
    #[must_use]
    pub fn as_it_stands(self) -> Self {
        Self { ended_by: self.ended_by.filter(|end| *end != End::Unknown), ..self }
    }

    /// Passes by each player after the last play.
    pub fn late_passes(&self) -> ByColor<Option<u32>> {
        ByColor::from_fn(|player| {
            let (all, early) = (*self.passes.get(player), *self.early_passes.get(player));
            all.zip(early).and_then(|(all, early)| all.checked_sub(early))
        })
    }

    /// Who made the last pass, where it is known.
    ///
    /// The numbers of passes after the last play tell it. Of a game that passes ended, so does who made that play:
    /// after an even number of passes it is that player's opponent's turn again. A pass more of White's would upset
    /// this.
    pub fn last_passer(&self, rules: &RuleSet) -> Option<Color> {
        let last_player = self.last_play?.player;
        let late = self.late_passes();
        // The opponent passes first, and they take turns.
        match (*late.get(last_player), *late.get(!last_player)) {
            (Some(0), Some(0)) => None,
            (Some(own), Some(other)) if own == other => Some(last_player),
            (Some(own), Some(other)) => (other == own + 1).then_some(!last_player),
            _ => {
                let is_even = matches!(rules.stop.choice(), Some(Stop::TwoPasses | Stop::FourPasses));
                let is_plain = rules.last_pass.choice() == Some(LastPass::Either);
                (self.ended_by == Some(End::Passes) && is_even && is_plain).then_some(last_player)
            }
        }
    }
}
