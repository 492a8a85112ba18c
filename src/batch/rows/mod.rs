//! What comes of a record: a row for each rule set, with columns that are always the same.

mod column;
mod game_hash;
mod row;
mod row_maker;

pub use column::{Cell, Column, ColumnKind, columns};
pub use game_hash::game_hash;
pub use row::{AdviceCells, BatchRow, DeadStonesCell, GameCells, GamePlace, ResultMatch, ScoreCells, ScoredCells};
pub use row_maker::{Counts, RowMaker};
