use std::cell::Cell;
use std::rc::Rc;

use super::costs::{WORK_OF_GAME, WORK_OF_POINT};
use super::known_games::{KnownGame, KnownGames, SearchResult};
use super::search::{Bounds, LocalGame, LocalProblem, Role, Search, SearchOutcome, solve_within};
use super::{Budget, Cancel};

/// The work of a request: what its reading may do, what it has done, and which small games it knows already.
///
/// What may be done is said once: other limits are another value ([`Work::with_budget`], [`Work::within`]). What was
/// done and what is known all values of a request have in common.
///
/// A unit is about a nanosecond of the machine on which the costs were measured. It counts what was done, positions and
/// the moves of each, areas cut out, passes over the board, and never time: the same question costs the same however
/// the board is turned and wherever it is asked.
#[derive(Clone, Debug)]
pub struct Work {
    budget: Budget,
    meter: Rc<Meter>,
    cancel: Cancel,
    known: Rc<KnownGames>,
    /// Whether it keeps what it finds of a game.
    learns: bool,
}

/// What was done for a request, and how far a part of it may go on.
#[derive(Debug)]
struct Meter {
    done: Rc<Cell<u64>>,
    searched: Rc<Cell<u32>>,
    most: u64,
    is_spent: Cell<bool>,
}

impl Work {
    /// What reading may do for one request, whatever it asks.
    pub const REQUEST_MAX: u64 = 200_000_000;

    /// One that allows `budget` positions for each board and `most` units of work in all.
    pub fn new(budget: Budget, most: u64, cancel: Cancel) -> Self {
        let meter = Meter { done: Rc::default(), searched: Rc::default(), most, is_spent: Cell::new(false) };
        Self { budget, meter: Rc::new(meter), cancel, known: Rc::default(), learns: true }
    }

    /// One that allows `budget` positions for each board, and as many boards as it takes.
    pub fn unbounded(budget: Budget) -> Self {
        Self::new(budget, u64::MAX, Cancel::default())
    }

    /// How many positions reading a board may search.
    pub const fn budget(&self) -> Budget {
        self.budget
    }

    /// This work with another budget a board.
    #[must_use]
    pub fn with_budget(&self, budget: Budget) -> Self {
        Self { budget, ..self.clone() }
    }

    /// What was done so far.
    pub fn done(&self) -> u64 {
        self.meter.done.get()
    }

    /// What is left.
    pub fn left(&self) -> u64 {
        self.meter.most.saturating_sub(self.done())
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
        self.meter.is_spent.get()
    }

    /// Notes work, and tells whether there is anything left.
    pub fn pay(&self, units: u64) -> bool {
        let Meter { done, most, is_spent, .. } = &*self.meter;
        if units > self.left() || self.cancel.is_cancelled() {
            is_spent.set(true);
        }
        done.set(done.get().saturating_add(units).min(*most));
        !is_spent.get()
    }

    /// Notes positions that a question searched, or would have, were its game not known.
    pub(super) fn count_searched(&self, nodes: u32) {
        self.meter.searched.set(self.meter.searched.get().saturating_add(nodes));
    }

    /// Does some reading, and tells how many positions its questions searched.
    pub fn counting<T>(&self, read: impl FnOnce() -> T) -> (T, u32) {
        let before = self.meter.searched.get();
        let result = read();
        (result, self.meter.searched.get() - before)
    }

    /// Does a part of the work, which may be so much at most; nothing where that was not enough. It then counts as so
    /// much, wherever it was broken off.
    pub fn within<T>(&self, share: u64, read: impl FnOnce(&Self) -> T) -> Option<T> {
        let Meter { done, searched, most, is_spent } = &*self.meter;
        let most = done.get().saturating_add(share).min(*most);
        let (of_part, searched) = (Rc::clone(done), Rc::clone(searched));
        let meter = Rc::new(Meter { done: of_part, searched, most, is_spent: is_spent.clone() });
        let part = Self { meter, ..self.clone() };
        let result = read(&part);
        if !part.is_spent() {
            return Some(result);
        }
        done.set(most);
        is_spent.set(self.cancel.is_cancelled());
        None
    }

    /// This work, which knows these games but keeps no others: what it reads does not cost less for what it read just
    /// before.
    #[must_use]
    pub fn learning_no_more(&self) -> Self {
        Self { learns: false, ..self.clone() }
    }

    /// The game of an area; nothing where it has too many points, or nothing is left to do it with.
    pub(super) fn game(&self, local: &LocalProblem) -> Option<LocalGame> {
        let points = local.area.len();
        let of_points = if points > LocalGame::POINTS_MAX { 0 } else { WORK_OF_POINT * u64::from(points) };
        if self.pay(WORK_OF_GAME + of_points) { LocalGame::from_problem(local) } else { None }
    }

    /// What a search of a game finds.
    pub(super) fn search(&self, game: &LocalGame, first: Role, nodes_max: u32) -> SearchResult {
        self.known.result(game, first, nodes_max).unwrap_or_else(|| {
            let found = self.solve(game, first, nodes_max);
            // What ended for want of work says nothing of the game.
            if self.learns && !self.is_spent() {
                self.known.keep(game, found);
            }
            found.result
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
    use super::{Budget, LocalProblem, Role, Work};
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
                let local = LocalProblem::new(area, ByColor::default(), beside, none, Color::White);
                let game = work.game(&LocalProblem { ko, chains: *stones.of(Color::White), ..local }).unwrap();
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
