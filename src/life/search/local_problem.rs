use crate::board::{ByColor, Color, PointSet};

/// Who tries to reach the goal, and who does not want it to be reached.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Role {
    /// Wins by reaching the goal.
    #[default]
    Attacker,
    /// Owns the target; wins when the attacker cannot force the goal, play without end included.
    Defender,
}

impl Role {
    /// Both, the attacker first.
    pub const BOTH: [Self; 2] = [Self::Attacker, Self::Defender];

    /// The other one.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Attacker => Self::Defender,
            Self::Defender => Self::Attacker,
        }
    }
}

/// When a player whose stone was captured in a ko may recapture. A ko capture takes exactly one stone, by a stone that
/// then stands alone with one liberty; nothing else is ever banned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum KoRule {
    /// Not with the very next move; any other move or a pass lifts the ban.
    #[default]
    Simple,
    /// Not before the player has passed for that ko: the confirmation of the Japanese rules 1989, article 7-2. Such a
    /// pass names one ko and lifts the ban there; no other move does, save one that fills the point. It is no pass
    /// that ends the game.
    Japanese,
    /// This player owns every ko threat: he may always take back at once, as if he had played a threat that was
    /// answered. The other has none, and is bound as by [`KoRule::Simple`].
    Threats(Role),
}

/// What the attacker wants.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Goal {
    /// A stone of the target leaves the board.
    #[default]
    Capture,
    /// After two passes in a row the target has been captured, and no stone of the defender stands on its points: the
    /// capture enabled no new stone there (Japanese rules 1989, article 7-1). A link that was captured is one empty
    /// point then. A target without a stone counts as captured from the start.
    Dead,
    /// As [`Self::Capture`], but two passes in a row end play, and then the defender has won. For questions where play
    /// without end is the attacker's success.
    NoRest,
}

/// A part of a board cut out for reading. What lies beside the area and is named immortal never comes off; everything
/// else beside it is an edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LocalProblem {
    /// Points where stones may come and go.
    pub area: PointSet,
    /// The stones that stand in the area; stones outside of it are left out.
    pub stones: ByColor<PointSet>,
    /// Points beside the area that act as stones which cannot be captured.
    pub immortal: ByColor<PointSet>,
    /// The stones of which the attacker wants to capture any: whole chains of the defender. The link belongs to them.
    /// With [`Goal::Dead`] it may be empty points: then the defender wants to get a stone to stay on one of them.
    pub target: PointSet,
    /// Whose stones they are.
    pub defender: Color,
    /// Points where the defender may not play, unless the move captures.
    pub kept_free: PointSet,
    /// Points that the defender surrounds, where he plays thriftily: a stone there costs him a point, and he spends no
    /// more than the attacker gave him. He is given one by a stone of the attacker there, and by one that he captures
    /// elsewhere.
    pub thrifty: PointSet,
    /// Stones of the defender beside the area that count as one chain, by assumption: they act as one stone next to
    /// every point of the area that one of them is next to, whatever their shape.
    pub link: PointSet,
    /// Liberties that the link has elsewhere. The attacker can fill them, the defender does not.
    pub outside_liberties: u8,
    /// Eyes of one point that the link has elsewhere. The attacker can fill one only as its last liberty.
    pub eyes: u8,
    /// Whole chains of the defender beside the area, all of them target. Each is one point, next to every point of the
    /// area that it is next to: as long as it stands no more of it bears on the game.
    pub chains: PointSet,
    /// Those of these chains that have one eye elsewhere, the same for all: the attacker can fill it only as a last
    /// liberty.
    pub with_eye: PointSet,
    /// When a ko may be retaken.
    pub ko: KoRule,
    /// What the attacker wants.
    pub goal: Goal,
}

impl LocalProblem {
    /// The question whether the target can be captured, under the simple rule of ko and without a link.
    pub const fn new(
        area: PointSet,
        stones: ByColor<PointSet>,
        immortal: ByColor<PointSet>,
        target: PointSet,
        defender: Color,
    ) -> Self {
        Self {
            area,
            stones,
            immortal,
            target,
            defender,
            kept_free: PointSet::EMPTY,
            thrifty: PointSet::EMPTY,
            link: PointSet::EMPTY,
            outside_liberties: 0,
            eyes: 0,
            chains: PointSet::EMPTY,
            with_eye: PointSet::EMPTY,
            ko: KoRule::Simple,
            goal: Goal::Capture,
        }
    }

    /// Who plays a role.
    pub fn color_of(&self, role: Role) -> Color {
        if role == Role::Attacker { !self.defender } else { self.defender }
    }
}
