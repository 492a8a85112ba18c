use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::sync::Arc;

use super::costs::{NODES_OF_KO, WORK_OF_BOARD};
use super::play_left::points_worth_a_move;
use super::{MarkedBoard, MoveTrial, PartitionedBoard};
use crate::board::PointSet;
use crate::life::{Budget, FirstMovePair, Status, Work};

/// Rounds of `read_ahead`: what some boards leave unspent is shared by those that needed more.
const ROUNDS: usize = 3;

/// The boards of a request, each read once, whoever asks for it, and all together within the work of one request: what
/// was read all values of a request have in common.
#[derive(Clone, Debug)]
pub struct BoardCache {
    /// Whether boards are read; else they are only counted.
    classifies: bool,
    work: Work,
    /// Few: most requests have one board, and those with the most some hundred.
    cached: Rc<RefCell<Vec<CachedBoard>>>,
    /// Positions searched for what was tried beside the question.
    tried: Rc<Cell<u64>>,
}

#[derive(Debug)]
struct CachedBoard {
    board_read: Arc<PartitionedBoard>,
    /// How many positions could be searched for it.
    budget: Budget,
    /// Whether it was read in full.
    is_fully_read: bool,
}

impl BoardCache {
    /// Boards that are read within some work.
    pub fn classifying(work: Work) -> Self {
        Self { classifies: true, work, cached: Rc::default(), tried: Rc::default() }
    }

    /// Boards that are only counted.
    pub fn counting_only(work: Work) -> Self {
        Self { classifies: false, ..Self::classifying(work) }
    }

    /// These boards, with other limits for what is not read yet.
    #[must_use]
    pub fn with_work(&self, work: Work) -> Self {
        Self { work, ..self.clone() }
    }

    /// What reading may cost, and has cost.
    pub const fn work(&self) -> &Work {
        &self.work
    }

    pub(super) fn note_tried(&self, nodes: u64) {
        self.tried.set(self.tried.get() + nodes);
    }

    /// Positions searched for what was tried beside the question.
    pub fn tried(&self) -> u64 {
        self.tried.get()
    }

    /// A board as it is read. One that was not read before, or with a smaller budget, may cost a share of what is left.
    pub fn read(&self, board: &MarkedBoard) -> Arc<PartitionedBoard> {
        if let Some(known) = self.cached(board, |known| Arc::clone(&known.board_read)) {
            return known;
        }
        if let Some(board_read) = self.read_within(board, self.work.share()) {
            return board_read;
        }
        let board_read =
            if self.classifies { PartitionedBoard::unclassified(board) } else { PartitionedBoard::from_marks(board) };
        self.keep(board_read, false)
    }

    /// Points of a board that are worth a move by territory though every group is settled, as far as that was looked
    /// for.
    pub fn points_worth_a_move<'b>(&self, board: &'b PartitionedBoard) -> &'b [FirstMovePair] {
        let Some(classification) = board.classification.as_deref() else { return &[] };
        let trial = MoveTrial { board: &board.marked, work: &self.work };
        board.known.points_worth_a_move.get_or_init(|| points_worth_a_move(&trial, &board.partition, classification))
    }

    /// Stones of a board that are captured, and were not shown to be where their owner has every ko threat.
    pub(super) fn captured_by_ko(&self, board: &PartitionedBoard) -> PointSet {
        let Some(classification) = board.classification.as_deref() else { return PointSet::EMPTY };
        *board.known.captured_by_ko.get_or_init(|| {
            let living = board.marked.living();
            let captured = classification.groups.iter().filter(|group| group.status == Status::Captured);
            let by_ko = captured.map(|group| {
                let without_ko = group.captures.iter().map(|one| one.without_ko(&living, NODES_OF_KO, &self.work));
                group.stones - without_ko.collect::<PointSet>()
            });
            by_ko.collect()
        })
    }

    /// Whether all of some boards were read in full.
    pub fn are_fully_read(&self, boards: &[MarkedBoard]) -> bool {
        boards.iter().all(|board| self.is_fully_read(board))
    }

    fn is_fully_read(&self, board: &MarkedBoard) -> bool {
        self.cached(board, |known| known.is_fully_read) == Some(true)
    }

    fn cached<T>(&self, board: &MarkedBoard, get: impl FnOnce(&CachedBoard) -> T) -> Option<T> {
        let is_enough = |known: &&CachedBoard| known.board_read.marked == *board && known.budget >= self.work.budget();
        self.cached.borrow().iter().find(is_enough).map(get)
    }

    /// Reads boards within so much work, each within an equal share, so that it does not matter which comes first;
    /// those that need more share what the others leave over.
    pub fn read_ahead(&self, boards: &[MarkedBoard], most: u64) {
        let end = self.work.done().saturating_add(most.min(self.work.left()));
        let mut left: Vec<&MarkedBoard> = Vec::new();
        for board in boards {
            if !left.contains(&board) && !self.is_fully_read(board) {
                left.push(board);
            }
        }
        for _ in 0..ROUNDS {
            let share = end.saturating_sub(self.work.done()) / (left.len() as u64).max(1);
            if share < WORK_OF_BOARD {
                break;
            }
            left.retain(|board| self.read_within(board, share).is_none());
        }
    }

    /// Reads a board within some work; nothing where that was not enough.
    fn read_within(&self, board: &MarkedBoard, share: u64) -> Option<Arc<PartitionedBoard>> {
        let read = self.work.within(share, |part| {
            part.pay(WORK_OF_BOARD);
            if self.classifies {
                PartitionedBoard::classified(board, part)
            } else {
                PartitionedBoard::from_marks(board)
            }
        });
        read.map(|read| self.keep(read, true))
    }

    /// Keeps what was read of a board, in place of what was known of it.
    fn keep(&self, board_read: PartitionedBoard, is_fully_read: bool) -> Arc<PartitionedBoard> {
        let board_read = Arc::new(board_read);
        let known = CachedBoard { board_read: Arc::clone(&board_read), budget: self.work.budget(), is_fully_read };
        let mut cached = self.cached.borrow_mut();
        match cached.iter_mut().find(|before| before.board_read.marked == board_read.marked) {
            Some(before) => *before = known,
            None => cached.push(known),
        }
        board_read
    }
}
