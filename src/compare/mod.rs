//! Why two rule sets give different leads: causes that sum exactly to the gap.

mod cause;
mod difference;
mod term;

pub use cause::{Cause, CauseKind, MoveSplit};
pub use difference::{Difference, ScoreUnder, difference};
pub use term::{Term, terms};
