use crate::board::{ByColor, Color, Point, PointSet};

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// By passes in a row.
    Passes,
    /// By agreement.
    Agreement,
    /// One player resigned.
    Resignation,
    /// One player ran out of time.
    Time,
    /// One player, or both, forfeited.
    Forfeit,
    /// It is not known that it ended: its record breaks off, or tells neither two passes nor what was counted.
    Unknown,
}

impl End {
    /// All, in the order of the documentation.
    pub const ALL: [Self; 6] =
        [Self::Passes, Self::Agreement, Self::Resignation, Self::Time, Self::Forfeit, Self::Unknown];

    /// The word used in requests.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Passes => "passes",
            Self::Agreement => "agreement",
            Self::Resignation => "resignation",
            Self::Time => "time",
            Self::Forfeit => "forfeit",
            Self::Unknown => "unknown",
        }
    }

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
    /// Who passed first in the game: unknown, nobody, or a player.
    pub first_pass: Option<Option<Color>>,
    /// The last stone played.
    pub last_play: Option<LastPlay>,
    /// How the game ended.
    pub ended_by: Option<End>,
    /// Who lost, if the end itself decides.
    pub lost_by: Option<Loser>,
}
