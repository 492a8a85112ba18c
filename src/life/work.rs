use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

use super::search::{Bounds, CanonicalKey, LocalArea, LocalGame, Role, Search, SearchOutcome, solve_within};
use super::{Budget, Cancel};

/// What an area costs to be cut out and brought into its normal form: so much, and so much a point. One with too many
/// points is not.
const WORK_OF_GAME: u64 = 300;
const WORK_OF_POINT: u64 = 80;

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
    /// Results of searches, by the key of a game less its first number; that, which holds the rule of ko, and who
    /// starts are in each result.
    searched: RefCell<BTreeMap<CanonicalKey, Vec<KnownGame>>>,
}

/// A game that was searched.
#[derive(Clone, Copy, Debug)]
struct KnownGame {
    /// The first number of its key.
    header: u32,
    first: Role,
    /// Whether it is the same under all rules of ko.
    is_without_ko: bool,
    result: SearchResult,
    /// With fewer nodes than these it would not have been decided; nothing where it is not.
    needed: Option<u32>,
}

/// The outcome of a search, and its cost: where it is not decided, all that it might take.
#[derive(Clone, Copy, Debug)]
pub(super) struct SearchResult {
    pub(super) outcome: SearchOutcome,
    pub(super) nodes: u32,
}

impl KnownGame {
    /// Whether it is this game, of which all but the first number of the key is the same.
    fn is_of(&self, game: &LocalGame, first: Role) -> bool {
        let header = game.key()[0];
        let is_same = header == self.header || self.is_without_ko && LocalGame::differ_by_ko(header, self.header);
        is_same && self.first == first
    }

    /// What a search of at most so many nodes would find, if that follows from the one that was made: what more nodes
    /// did not decide fewer do not.
    fn result_within(&self, nodes: u32) -> Option<SearchResult> {
        match self.needed {
            Some(needed) if needed <= nodes => Some(self.result),
            None if self.result.nodes < nodes => None,
            Some(_) | None => Some(SearchResult { outcome: SearchOutcome::Undecided, nodes }),
        }
    }
}

impl Work {
    /// What reading may do for one request, whatever it asks.
    pub const REQUEST_MAX: u64 = 200_000_000;

    /// One that allows `budget` positions for each board and `most` units of work in all.
    pub fn new(budget: Budget, most: u64, cancel: Cancel) -> Self {
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

    /// One that allows `budget` positions for each board, and as many boards as it takes.
    pub fn unbounded(budget: Budget) -> Self {
        Self::new(budget, u64::MAX, Cancel::default())
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

    /// What a part of a request may take of what is left: half, so that those after it get something whatever it
    /// costs. The last may take all.
    pub fn share(&self) -> u64 {
        self.left() / 2
    }

    /// What may be taken for both ends of what is open: a third, as what lies between them is more and comes next.
    /// Where that cannot be read, the ends still tell most of it.
    pub fn share_of_ends(&self) -> u64 {
        self.left() / 3
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
        let of_points = if points > LocalGame::POINTS_MAX { 0 } else { WORK_OF_POINT * u64::from(points) };
        if self.pay(WORK_OF_GAME + of_points) { LocalGame::from_area(local) } else { None }
    }

    /// What a search of a game finds.
    pub(super) fn search(&self, game: &LocalGame, first: Role, nodes_max: u32) -> SearchResult {
        let key = &game.key()[1..];
        let before = self.searched.borrow().get(key).and_then(|all| {
            let mut of_game = all.iter().filter(|known| known.is_of(game, first));
            of_game.find_map(|known| known.result_within(nodes_max))
        });
        before.unwrap_or_else(|| {
            let known = self.solve(game, first, nodes_max);
            // What ended for want of work says nothing of the game.
            if self.learns.get() && !self.is_spent() {
                let mut searched = self.searched.borrow_mut();
                let all = searched.entry(key.to_vec()).or_default();
                all.retain(|before| before.first != first || before.header != known.header);
                all.push(known);
            }
            known.result
        })
    }

    /// A search of a game with all that it met, whatever is known.
    pub(super) fn search_anew(&self, game: &LocalGame, first: Role, nodes: u32) -> Search {
        let work = if self.is_spent() { 0 } else { self.left() };
        let search = solve_within(game, first, Bounds { nodes, work });
        self.pay(search.work());
        search
    }

    fn solve(&self, game: &LocalGame, first: Role, nodes: u32) -> KnownGame {
        let search = self.search_anew(game, first, nodes);
        let (result, needed) = match search.outcome() {
            outcome @ SearchOutcome::Undecided => (SearchResult { outcome, nodes }, None),
            outcome @ (SearchOutcome::Captured | SearchOutcome::Safe) => {
                (SearchResult { outcome, nodes: search.nodes() }, Some(search.nodes_needed()))
            }
        };
        let is_without_ko = game.has_chains && search.is_without_ko();
        KnownGame { header: game.key()[0], first, is_without_ko, result, needed }
    }
}

#[cfg(test)]
mod tests {
    use super::{Budget, LocalArea, Role, Work};
    use crate::board::{ByColor, Color, PointSet, Stones};
    use crate::life::search::KoRule;

    #[test]
    fn a_game_without_a_ko_is_searched_once_for_all_rules() {
        let board = |rows: [&str; 3]| Stones::from_rows(&rows).unwrap();
        let searches = |stones: Stones| {
            let work = Work::unbounded(Budget::DEFAULT);
            let cost = |ko: KoRule| {
                let area = stones.vacant();
                let none = PointSet::EMPTY;
                let beside = ByColor::pair(Color::White, none, *stones.of(Color::Black));
                let local = LocalArea::new(area, ByColor::default(), beside, none, Color::White);
                let game = work.game(&LocalArea { ko, chains: *stones.of(Color::White), ..local }).unwrap();
                let before = work.done();
                work.search(&game, Role::Attacker, 1_000);
                work.done() > before
            };
            [KoRule::Simple, KoRule::Japanese].map(cost)
        };
        // White has an eye on the right; the two points in a row are another, and nobody can take a ko there.
        assert_eq!(searches(board(["OOOOO", "O..O.", "OOOOO"])), [true, false]);
    }
}
