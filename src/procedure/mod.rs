//! How players count at the board, step by step: each step is a table with its board, bowls and lids, on which no stone
//! is lost, and the points are read from the last of them, not from the ledger.

mod blocks;
mod steps;
mod table;

pub use steps::{Correction, CountStep, Procedure};
pub use table::Table;
