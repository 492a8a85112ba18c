//! What comes of a record: a row for each rule set, with columns that are always the same.

mod column;
mod game_hash;
mod make;
mod row;

pub use column::{Cell, Column, ColumnKind, columns};
pub use game_hash::game_hash;
pub use make::{Counts, PieceRows, RowMaker};
pub use row::{AdviceCells, BatchRow, DeadStonesBasis, GameCells, GamePlace, ResultMatch, ScoreCells, ScoredCells};
