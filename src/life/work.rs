use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

use super::search::{Bounds, CanonicalKey, LocalArea, LocalGame, Outcome, Role, solve_within};
use super::{Budget, Cancel};

/// What an area costs to be cut out and brought into its normal form: so much, and so much a point. One with too many
/// points is not.
const OF_GAME: u64 = 300;
const OF_POINT: u64 = 80;

/// The work of a request: what its reading may do in all, what it has done, and which small games it knows already.
///
/// A unit is about a nanosecond of the machine on which the costs were measured. It counts what was done, positions and
/// the moves of each, areas cut out, passes over the board, and never time: the same question costs the same however
/// the board is turned and wherever it is asked.
#[derive(Debug)]
pub struct Work {
    budget: Cell<Budget>,
    done: Cell<u64>,
    most: Cell<u64>,
    is_spent: Cell<bool>,
    cancel: Cancel,
    learns: Cell<bool>,
    /// Games that were searched, by the key of a game and who is first.
    searched: RefCell<BTreeMap<CanonicalKey, [Option<SearchEnd>; 2]>>,
}

/// How a search ended.
#[derive(Clone, Copy, Debug)]
enum SearchEnd {
    /// With an outcome, after so many nodes; with fewer than are needed it would not have.
    Decided { result: Searched, needed: u32 },
    /// With none, after so many nodes: with fewer it has none either.
    Undecided { nodes: u32 },
}

/// The outcome of a search, and its cost: where it is not decided, all that it might take.
#[derive(Clone, Copy, Debug)]
pub(super) struct Searched {
    pub(super) outcome: Outcome,
    pub(super) nodes: u32,
}

impl Searched {
    const fn undecided(nodes: u32) -> Self {
        Self { outcome: Outcome::Undecided, nodes }
    }
}

impl SearchEnd {
    /// What a search with so many nodes finds, if that is known.
    const fn with(self, nodes: u32) -> Option<Searched> {
        match self {
            Self::Decided { result, needed } if needed <= nodes => Some(result),
            Self::Undecided { nodes: tried } if tried < nodes => None,
            Self::Decided { .. } | Self::Undecided { .. } => Some(Searched::undecided(nodes)),
        }
    }
}

impl Work {
    /// What reading may do for one request, whatever it asks.
    pub const OF_REQUEST: u64 = 200_000_000;

    /// The same for a link, which any page may make a browser open.
    pub const OF_LINK: u64 = 40_000_000;

    /// So many positions a board, and in all so much and no more.
    pub fn of(budget: Budget, most: u64, cancel: Cancel) -> Self {
        Self {
            budget: Cell::new(budget),
            done: Cell::new(0),
            most: Cell::new(most),
            is_spent: Cell::new(false),
            cancel,
            learns: Cell::new(true),
            searched: RefCell::default(),
        }
    }

    /// So many positions a board, and as many boards as it takes.
    pub fn unbounded(budget: Budget) -> Self {
        Self::of(budget, u64::MAX, Cancel::default())
    }

    /// How many positions reading a board may search.
    pub fn budget(&self) -> Budget {
        self.budget.get()
    }

    /// Does some work with another budget a board.
    pub fn with_budget<T>(&self, budget: Budget, work: impl FnOnce() -> T) -> T {
        let before = self.budget.replace(budget);
        let result = work();
        self.budget.set(before);
        result
    }

    /// What was done so far.
    pub fn done(&self) -> u64 {
        self.done.get()
    }

    /// What is left.
    pub fn left(&self) -> u64 {
        self.most.get().saturating_sub(self.done.get())
    }

    /// Whether there was more to do than may be done, or the work was stopped: what is read from then on is not used.
    pub fn is_spent(&self) -> bool {
        self.is_spent.get()
    }

    /// Notes work, and tells whether there is anything left.
    pub fn pay(&self, units: u64) -> bool {
        if units > self.left() || self.cancel.is_cancelled() {
            self.is_spent.set(true);
        }
        self.done.set(self.done.get().saturating_add(units).min(self.most.get()));
        !self.is_spent.get()
    }

    /// Does some work of which there may be so much at most; nothing where that was not enough. It then counts as so
    /// much, wherever it was broken off.
    pub fn within<T>(&self, share: u64, work: impl FnOnce() -> T) -> Option<T> {
        let most = self.most.get();
        let here = self.done.get().saturating_add(share).min(most);
        self.most.set(here);
        let result = work();
        self.most.set(most);
        if !self.is_spent.get() {
            return Some(result);
        }
        self.done.set(here);
        self.is_spent.set(self.cancel.is_cancelled());
        None
    }

    /// From now on no more games are kept: what is read next must not cost less for what was read just before.
    pub fn stop_learning(&self) {
        self.learns.set(false);
    }

    /// The game of an area; nothing where it has too many points, or nothing is left to do it with.
    pub(super) fn game(&self, local: &LocalArea) -> Option<LocalGame> {
        let points = local.area.len();
        let of_points = if points > LocalGame::POINTS_MAX { 0 } else { OF_POINT * u64::from(points) };
        if self.pay(OF_GAME + of_points) { LocalGame::of(local) } else { None }
    }

    /// What a search of a game finds.
    pub(super) fn search(&self, game: &LocalGame, first: Role, nodes_max: u32) -> Searched {
        let known = self.searched.borrow().get(game.key()).and_then(|known| known[first as usize]);
        if let Some(result) = known.and_then(|known| known.with(nodes_max)) {
            return result;
        }
        let (result, ended) = self.solve(game, first, nodes_max);
        // What ended for want of work says nothing of the game.
        if self.learns.get() && !self.is_spent() {
            let mut searched = self.searched.borrow_mut();
            searched.entry(game.key().to_vec()).or_default()[first as usize] = Some(ended);
        }
        result
    }

    fn solve(&self, game: &LocalGame, first: Role, nodes: u32) -> (Searched, SearchEnd) {
        let work = if self.is_spent() { 0 } else { self.left() };
        let search = solve_within(game, first, Bounds { nodes, work });
        self.pay(search.work());
        match search.outcome() {
            Outcome::Undecided => (Searched::undecided(nodes), SearchEnd::Undecided { nodes }),
            outcome @ (Outcome::Captured | Outcome::Safe) => {
                let result = Searched { outcome, nodes: search.nodes() };
                (result, SearchEnd::Decided { result, needed: search.nodes_needed() })
            }
        }
    }
}
