//! Why two rule sets give different leads: causes that sum exactly to the gap.

mod cause;
mod difference;
mod lead_term;

pub use cause::{Cause, CauseKind, MoveSplit};
pub use difference::{Difference, ScoreUnder, difference};
pub use lead_term::{LeadTerm, lead_terms};
