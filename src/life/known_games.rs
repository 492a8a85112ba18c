use std::cell::RefCell;
use std::collections::BTreeMap;

use super::search::{CanonicalKey, LocalGame, Role, SearchOutcome};

/// The games that were searched for a request.
#[derive(Debug, Default)]
pub(super) struct KnownGames {
    /// By the key of a game less its first number; that, which holds the rule of ko, and who starts are in each.
    by_key: RefCell<BTreeMap<CanonicalKey, Vec<KnownGame>>>,
}

impl KnownGames {
    /// What a search of at most so many nodes would find, where that is known.
    pub(super) fn result(&self, game: &LocalGame, first: Role, nodes_max: u32) -> Option<SearchResult> {
        let by_key = self.by_key.borrow();
        let mut of_game = by_key.get(&game.key()[1..])?.iter().filter(|known| known.is_of(game, first));
        of_game.find_map(|known| known.result_within(nodes_max))
    }

    /// Keeps what was found of a game, in place of what was known of it.
    pub(super) fn keep(&self, game: &LocalGame, found: KnownGame) {
        let mut by_key = self.by_key.borrow_mut();
        let all = by_key.entry(game.key()[1..].to_vec()).or_default();
        all.retain(|before| before.first != found.first || before.header != found.header);
        all.push(found);
    }
}

/// A game that was searched.
#[derive(Clone, Copy, Debug)]
pub(super) struct KnownGame {
    /// The first number of its key.
    pub(super) header: u32,
    pub(super) first: Role,
    /// Whether it is the same under all rules of ko.
    pub(super) is_without_ko: bool,
    pub(super) result: SearchResult,
    /// With fewer nodes than these it would not have been decided; nothing where it is not.
    pub(super) needed: Option<u32>,
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

/// The outcome of a search, and its cost: where it is not decided, all that it might take.
#[derive(Clone, Copy, Debug)]
pub(super) struct SearchResult {
    pub(super) outcome: SearchOutcome,
    pub(super) nodes: u32,
}
