//! What counting a board costs, in the units of [`Work`](crate::life::Work), and how many nodes each may spend.

/// To sort and count a board, whatever is read of it.
pub(super) const WORK_OF_BOARD: u64 = 120_000;
/// To ask whether stones are captured without a ko.
pub(super) const NODES_OF_KO: u32 = 2_000;
