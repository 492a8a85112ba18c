use std::collections::BTreeMap;

use super::Work;
use super::costs::{NODES_MIN, NODES_OF_QUESTION};
use super::search::{CanonicalKey, LocalGame, LocalProblem, Role, SearchOutcome};
use crate::board::{Point, PointSet};

/// The outcomes of a game where the attacker starts, and where the defender does.
#[derive(Clone, Copy)]
pub(super) struct ByStarter {
    pub(super) attacker: SearchOutcome,
    pub(super) defender: SearchOutcome,
}

/// Searches, each game once, as long as there are nodes. Equal games cost nothing, so that it does not matter which of
/// them comes first.
pub(super) struct Searcher<'w> {
    work: &'w Work,
    /// By the key of a game and who is first.
    known: BTreeMap<CanonicalKey, [Option<SearchOutcome>; 2]>,
    nodes_max: u32,
    left: u32,
    undecided_questions: u32,
    /// What was in games for which the nodes were spent.
    undecided_points: PointSet,
}

impl<'w> Searcher<'w> {
    /// One that may spend so many nodes in all, and so many on one search.
    pub(super) const fn new(left: u32, nodes_max: u32, work: &'w Work) -> Self {
        Self {
            work,
            known: BTreeMap::new(),
            nodes_max,
            left,
            undecided_questions: 0,
            undecided_points: PointSet::EMPTY,
        }
    }

    /// One that divides so many nodes over so many parts of a board.
    pub(super) fn sharing(nodes: u32, parts: usize, work: &'w Work) -> Self {
        let mut searcher = Self::new(u32::MAX, work.budget().of_search(), work);
        searcher.limit_to_share(nodes, parts);
        searcher
    }

    /// Divides so many nodes over so many parts of a board: from now on no search may spend more than its share.
    pub(super) fn limit_to_share(&mut self, nodes: u32, parts: usize) {
        let parts = u32::try_from(parts).unwrap_or(u32::MAX).max(1);
        self.nodes_max = (nodes / parts).clamp(NODES_MIN, self.nodes_max.max(NODES_MIN));
    }

    /// The work of which this is a part.
    pub(super) const fn work(&self) -> &'w Work {
        self.work
    }

    /// The game of an area; nothing where it has too many points.
    pub(super) fn game(&self, local: &LocalProblem) -> Option<LocalGame> {
        self.work.game(local)
    }

    /// The points of all games that were not decided before the nodes were spent.
    pub(super) const fn undecided_points(&self) -> PointSet {
        self.undecided_points
    }

    /// Runs some reading, and tells whether the nodes were spent before one of its questions was decided.
    pub(super) fn with_doubt<T>(&mut self, read: impl FnOnce(&mut Self) -> T) -> (T, bool) {
        let before = self.undecided_questions;
        let result = read(self);
        (result, self.undecided_questions > before)
    }

    pub(super) fn outcome(&mut self, game: &LocalGame, first: Role) -> SearchOutcome {
        let outcome = self.read(game, first);
        if outcome == SearchOutcome::Undecided {
            self.undecided_questions += 1;
            self.undecided_points |= game.points();
        }
        outcome
    }

    fn read(&mut self, game: &LocalGame, first: Role) -> SearchOutcome {
        if let Some(Some(known)) = self.known.get(game.key()).map(|known| known[first as usize]) {
            return known;
        }
        if self.left == 0 || self.work.is_spent() {
            return SearchOutcome::Undecided;
        }
        let search = self.work.search(game, first, self.nodes_max);
        self.work.count_searched(search.nodes);
        self.left = self.left.saturating_sub(search.nodes + NODES_OF_QUESTION);
        self.known.entry(game.key().to_vec()).or_default()[first as usize] = Some(search.outcome);
        search.outcome
    }

    /// The outcome in the game of an area; undecided where it has too many points.
    pub(super) fn outcome_in(&mut self, local: &LocalProblem, first: Role) -> SearchOutcome {
        self.game(local).map_or(SearchOutcome::Undecided, |game| self.outcome(&game, first))
    }

    /// The outcome by who starts. What is safe where the attacker does is safe where the defender does.
    pub(super) fn outcomes(&mut self, game: &LocalGame) -> ByStarter {
        let attacker = self.outcome(game, Role::Attacker);
        let is_captured = attacker == SearchOutcome::Captured;
        ByStarter { attacker, defender: if is_captured { self.outcome(game, Role::Defender) } else { attacker } }
    }

    /// Where a player begins whose success was found when he starts; nothing where that is no point of the board.
    pub(super) fn first_move(&self, game: &LocalGame, first: Role) -> Option<Point> {
        let nodes = self.work.budget().of_search();
        let line = self.work.search_anew(game, first, nodes).line(game, nodes);
        line.first().and_then(|(_, at)| game.point_of(*at))
    }
}
