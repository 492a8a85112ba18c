use std::cell::RefCell;
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use super::BoardReading;
use crate::board::{PointSet, Stones};
use crate::life::{Budget, Work};

/// A board as it is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    /// What stands on it.
    pub stones: Stones,
    /// The stones that come off.
    pub dead: PointSet,
    /// The chains that somebody says to stand in seki.
    pub seki: PointSet,
}

/// How often what boards have left over is divided again over those that needed more than their share.
const ROUNDS: usize = 3;

/// What a board costs that is sorted and counted, whatever is read of it.
const OF_BOARD: u64 = 120_000;

/// The boards of a request, each read once, whoever asks for it, and all together within the work of one request.
#[derive(Debug)]
pub struct Boards {
    budget: Option<Budget>,
    work: Work,
    /// Nothing is ever read from it in its order. With each board whether it was read whole.
    read: RefCell<HashMap<Board, (Arc<BoardReading>, bool)>>,
}

impl Boards {
    /// With a budget for each board; with none, boards are only counted.
    pub fn of(budget: Option<Budget>, work: Work) -> Self {
        Self { budget, work, read: RefCell::default() }
    }

    /// The budget of a board.
    pub const fn budget(&self) -> Option<Budget> {
        self.budget
    }

    /// What reading may cost, and has cost.
    pub const fn work(&self) -> &Work {
        &self.work
    }

    /// A board as it is read. One that was not read before may cost half of what is left.
    pub fn read(&self, board: &Board) -> Arc<BoardReading> {
        if let Some((known, _)) = self.read.borrow().get(board) {
            return Arc::clone(known);
        }
        if !self.read_within(board, self.work.left() / 2) {
            self.keep(board, BoardReading::unread(board, self.budget), false);
        }
        self.read(board)
    }

    /// Whether a board was read whole.
    pub fn is_whole(&self, board: &Board) -> bool {
        self.read.borrow().get(board).is_some_and(|(_, is_whole)| *is_whole)
    }

    /// Reads boards within so much work, each within an equal share, so that it does not matter which comes first; those that need more share
    /// what the others leave over.
    pub fn read_ahead(&self, boards: &[Board], most: u64) {
        let end = self.work.done().saturating_add(most.min(self.work.left()));
        let mut met = HashSet::new();
        let is_new = |board: &&Board| met.insert(**board) && !self.is_whole(board);
        let mut left: Vec<Board> = boards.iter().filter(is_new).copied().collect();
        for _ in 0..ROUNDS {
            let share = end.saturating_sub(self.work.done()) / (left.len() as u64).max(1);
            if share < OF_BOARD {
                break;
            }
            left.retain(|board| !self.read_within(board, share));
        }
    }

    /// Reads a board within some work; whether that was enough.
    fn read_within(&self, board: &Board, share: u64) -> bool {
        let read = self.work.within(share, || {
            self.work.pay(OF_BOARD);
            BoardReading::agreed(board, self.budget, &self.work)
        });
        read.map(|read| self.keep(board, read, true)).is_some()
    }

    fn keep(&self, board: &Board, read: BoardReading, is_whole: bool) {
        self.read.borrow_mut().insert(*board, (Arc::new(read), is_whole));
    }
}
