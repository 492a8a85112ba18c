//! Moves compared: whether a move may be played under each rule set, and why.
//!
//! What a move does to the board (captures, self-capture, liberties) is the same under every rule set. Whether it may
//! be played is not. So [`compare_moves`] plays the moves once and asks each rule set at each step. A rule set that
//! bars a move stops there, and the later moves are [`Legality::NotReached`] for it. The others go on. A move that is
//! undetermined counts as played.
//!
//! Ko and superko ask for more than the board. What is not known is not guessed:
//!
//! - A move that takes a single stone and stands alone with that point as its only liberty may be the retaking of a ko.
//!   It is undetermined unless the last play is known (given, or the step from the last earlier position to this one).
//! - A move that takes stones off (the opponent's or its own) may recreate an earlier position. Under a superko it is
//!   undetermined unless the earlier positions are given, which then count as all there are.
//! - A move that takes nothing off can recreate a position only if stones were captured in between. It is legal, with
//!   the assumption `repetition-not-checked`, as is the capture of one's own single stone, which leaves the board as it
//!   was.
//! - Before the first capture a board only grows. Where the prisoners show that nothing (or nothing before the last
//!   play) was captured, an unknown earlier position is part of that board, and all else cannot have been there before.
//! - The Ing rules keep no book of positions. A retaking at once is barred. A longer cycle turns on what is a fighting
//!   and what a disturbing ko, which is not decided here.

mod compare;
mod history;
mod judge;
mod sentence;
mod task;
mod verdict;

pub use compare::compare_moves;
pub use history::{Earlier, RecreatedPosition};
pub use task::{EarlierPosition, MoveTask, MoveTaskFault};
pub use verdict::{Legality, MoveNeed, MoveReason, MoveReport, MoveStep, MoveVerdict, PlayedStone, RepetitionRuling};
