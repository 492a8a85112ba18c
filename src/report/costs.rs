//! What steps of a report cost, in the units of [`Work`](crate::life::Work), and how many nodes each may spend.

/// To score a board under one rule set, to do so with another number, and to make another board of it.
pub(super) const WORK_OF_SCORE: u64 = 12_000;
pub(super) const WORK_OF_NUMBER: u64 = 3_000;
pub(super) const WORK_OF_TRIED_BOARD: u64 = 20_000;
/// To look at what reading settles before anything is proposed, and at each way in which a person may answer.
pub(super) const NODES_OF_LOOK: u32 = 10_000;
/// All lines of play of an answer, and the least and most for one of them.
pub(super) const NODES_OF_LINES: u32 = 60_000;
pub(super) const NODES_OF_LINE: [u32; 2] = [300, 5_000];
