//! Counting: every point of the board goes to exactly one kind, and a score is the sum of the entries of a ledger.

mod boards;
mod doubt;
mod ledger;
mod neutral;
mod partition;
mod readings;
mod removal;
mod repeated;
mod sunjang;
mod tally;
mod terms;
mod verdict;

#[cfg(test)]
mod tests;

pub use boards::{Board, Boards};
pub use doubt::Doubt;
pub use ledger::{Entry, EntryKind, Ledger};
pub use neutral::{IngReading, Shares, ing_shares, neutral_beside_one_colour, split_in_half};
pub use partition::{Partition, PointCount, TaxedGroups};
pub use readings::Reading;
pub use removal::{BoardReading, Removals};
pub use repeated::{Repeated, RepeatedWeight};
pub use sunjang::border_stones;
pub(crate) use tally::verdict_of_lead;
pub use tally::{Score, score};
pub use terms::{Adjustment, KomiChoice, Terms};
pub use verdict::{DecidedBy, Need, Outcome, Verdict};
