use super::{Color, PointSet};

/// Stones of one colour joined along lines, captured together, and their liberties.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chain {
    /// Whose.
    pub color: Color,
    /// The stones.
    pub points: PointSet,
    /// The empty points next to them.
    pub liberties: PointSet,
}

impl Chain {
    /// Whether its last liberty is left, so that it can be captured with the next move.
    pub fn is_in_atari(&self) -> bool {
        self.liberties.len() == 1
    }
}
