//! Counting: every point of the board goes to exactly one kind, and a score is the sum of the entries of a ledger.

mod board_reading;
mod boards;
mod decisions;
mod doubt;
mod entry;
mod ledger;
mod marked_board;
mod neutral;
mod over;
mod partition;
mod readings;
mod removal;
mod repetition;
mod scored;
mod scorer;
mod scoring;
mod settled;
mod sunjang;
mod tally;
mod terms;
mod territory_after;
mod verdict;

#[cfg(test)]
mod tests;

pub use board_reading::{BoardReading, neutral_points_gained, neutral_points_to_play};
pub use boards::Boards;
pub use doubt::{Doubt, plays_kos_out};
pub use entry::{Entry, EntryKind, EntryNote};
pub use ledger::Ledger;
pub use marked_board::MarkedBoard;
pub use neutral::neutral_beside_one_colour;
pub use over::{borders_to_draw, kos_to_play, open_spaces, takes_in_seki, threats_at_hand};
pub use partition::{Partition, TaxedGroups};
pub use readings::RuleReading;
pub use removal::Removals;
pub use repetition::{RepetitionEffect, RepetitionWeight};
pub use scored::{LeadBetween, Score};
pub use scorer::Scorer;
pub use scoring::score;
pub use settled::{Decision, OpenGroup, Settled};
pub use sunjang::border_stones;
pub(crate) use tally::verdict_of_lead;
pub use terms::{Adjustment, KomiChoice, Terms};
pub use territory_after::{TerritoryAfter, lead_by_territory};
pub use verdict::{DeadStonesSource, DecidedBy, Need, Outcome, ScoreAxis, Verdict};
