use std::sync::Arc;

use super::{Entry, EntryKind, PartitionedBoard};
use crate::board::{Color, PointSet};
use crate::rules::Amount;

/// The entries of a score. The lead is Black's sum less White's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ledger {
    entries: Vec<Entry>,
    board: Arc<PartitionedBoard>,
    own_points: Vec<PointSet>,
}

impl Ledger {
    pub(super) fn new(board: Arc<PartitionedBoard>) -> Self {
        Self { entries: Vec::with_capacity(16), board, own_points: Vec::new() }
    }

    /// Adds an entry about the points that the board has of its kind, or about none.
    pub(super) fn push(&mut self, entry: Entry) {
        self.entries.push(entry);
    }

    /// Adds an entry about points of its own.
    pub(super) fn push_about(&mut self, entry: Entry, points: PointSet) {
        self.entries.push(Entry { own_points: Some(self.own_points.len() as u8), ..entry });
        self.own_points.push(points);
    }

    /// The board that the entries are about.
    pub const fn board(&self) -> &Arc<PartitionedBoard> {
        &self.board
    }

    /// The points that an entry of this ledger is about; for kinds that are not about points, what the number was
    /// counted from.
    pub fn points_of(&self, entry: &Entry) -> PointSet {
        match entry.own_points {
            Some(index) => self.own_points[usize::from(index)],
            None => *self.board.partition.points(entry.kind, entry.player),
        }
    }

    /// The entries, those about points first; Black's before White's, except that adjustments keep the order in which
    /// they were given.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The sum of a player's entries.
    pub fn total(&self, player: Color) -> Amount {
        self.sum(player, |_| true)
    }

    /// What a player counts on the board, before komi and other corrections.
    pub fn board_total(&self, player: Color) -> Amount {
        self.sum(player, EntryKind::is_on_the_board)
    }

    /// The amounts of one kind that a player owns.
    pub fn amount(&self, player: Color, kind: EntryKind) -> Amount {
        self.sum(player, |other| other == kind)
    }

    /// The points named by the entries of one kind that a player, or nobody, owns.
    pub fn points(&self, player: Option<Color>, kind: EntryKind) -> PointSet {
        let entries = self.entries.iter().filter(|entry| entry.player == player && entry.kind == kind);
        entries.map(|entry| self.points_of(entry)).collect()
    }

    fn sum(&self, player: Color, keep: impl Fn(EntryKind) -> bool) -> Amount {
        let kept = self.entries.iter().filter(|entry| entry.player == Some(player) && keep(entry.kind));
        kept.map(|entry| entry.amount).sum()
    }
}
