//! Groups whose fate hangs on play that goes round: a triple ko, eternal life, two stones sent and one returned,
//! threats without end from a double ko elsewhere.

use super::MoveLine;
use crate::board::{Color, PointSet};
use crate::position::Marks;

/// Chains that cannot be captured as long as play goes round, and not be kept otherwise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Repetition {
    /// The owner's colour.
    pub color: Color,
    /// The chains.
    pub stones: PointSet,
    /// Whether play goes round if the opponent starts, and if the owner does; one of them at least. Where it does not
    /// if the opponent starts, the chains are captured then; where it does not if the owner starts, they live.
    pub repeats: [bool; 2],
    /// What makes play go round.
    pub cause: RepetitionCause,
    /// Whether the chains are dead where a ko may be retaken only after a pass for it (the confirmation of the
    /// Japanese rules 1989, article 7-2); nothing where that was not decided.
    pub is_dead_in_confirmation: Option<bool>,
    /// The stones that take part and come off or stand in seki under the marks. If players said so, their marks
    /// decide.
    pub marked: PointSet,
}

/// What makes play go round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RepetitionCause {
    /// The stones themselves: moves until a position of the board comes back. Empty where none are known.
    Round(MoveLine),
    /// A ko decides about them, and their owner can threaten these stones elsewhere again and again.
    Threats(PointSet),
    /// The opponent can threaten them, which stand in several places, in turn and without end.
    InTurn,
    /// The opponent alone can go on, by these moves, while the owner passes in each round: nothing hangs on it.
    Alone(MoveLine),
}

impl Repetition {
    /// Whether the fate of the stones hangs on it.
    pub const fn decides(&self) -> bool {
        !matches!(self.cause, RepetitionCause::Alone(_))
    }

    /// Whether the marks decide: players spoke of stones that take part.
    pub fn is_marked(&self, marks: &Marks) -> bool {
        !self.marked.is_disjoint(&(marks.dead | marks.seki))
    }
}
