//! What rule sets make of many games: how often their leads and winners differ, and why. Everything is counted in whole
//! numbers, so that the same games give the same report, byte for byte.
//!
//! `Study` takes a `StudyRow` a game and rule set, from records that are scored now or from a table that `gyega batch`
//! wrote, and `report` writes what came of it.

mod interval;
mod pair;
mod plot;
mod read;
mod report;
mod row;
mod tables;
mod tally;

pub use interval::{Share, interval};
pub use pair::{CauseTally, Pair, Quarters};
pub use read::{TableFault, is_table, read_table};
pub use report::{Document, about_records, names, report};
pub use row::{Lead, RowScore, StudyRow};
pub use tally::{DisagreeingGame, Excluded, RuleSetTally, StudiedGame, Study};
