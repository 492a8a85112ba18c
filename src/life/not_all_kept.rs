use super::capture::Capture;
use crate::board::{Color, PointSet};

/// How stones are captured if the opponent starts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loss {
    /// How they are captured.
    pub capture: Capture,
    /// Whether their owner cannot keep them even if he starts.
    pub is_certain: bool,
}

/// Chains of one colour that cannot all be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotAllKept {
    /// The owner's colour.
    pub color: Color,
    /// The chains.
    pub stones: PointSet,
    /// What one move threatens together with them, themselves among it.
    pub together: PointSet,
    /// How one of them is lost if the opponent starts; nothing where the nodes were spent before it was decided whether
    /// one is.
    pub loss: Option<Loss>,
    /// Whether the nodes were spent before something was decided on which this hangs.
    pub is_doubtful: bool,
}

impl NotAllKept {
    /// Chains of which it is not known whether all can be kept.
    pub(super) const fn undecided(color: Color, stones: PointSet) -> Self {
        Self { color, stones, together: stones, loss: None, is_doubtful: false }
    }
}

/// Chains of which it was not decided whether they hang on a point, by what kept it from being decided.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct UndecidedChains {
    /// They hang on one of several open kos, which may bear on each other.
    pub kos: PointSet,
    /// Too many points bear on them.
    pub wide: PointSet,
    /// The nodes were spent.
    pub nodes: PointSet,
}

impl UndecidedChains {
    /// Notes those of others that are stones on the board: points that were filled are none.
    pub(super) fn add_within(&mut self, others: &Self, stones: &PointSet) {
        self.kos |= others.kos & *stones;
        self.wide |= others.wide & *stones;
        self.nodes |= others.nodes & *stones;
    }
}
