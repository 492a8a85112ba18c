use std::collections::{BTreeMap, BTreeSet};

use super::{LocalGame, LocalMove, LocalState, Proof, Role, Search};

/// The most moves of a line.
const MOVES_MAX: usize = 20;

impl Search {
    /// One line of a decided search, at most twenty moves: of a capture the attacker's moves against the replies that hold out
    /// longest, else the moves with which the defender keeps the attacker from it. Empty when it is undecided.
    pub fn line(&self, game: &LocalGame) -> Vec<(Role, LocalMove)> {
        match self.proof() {
            None => Vec::new(),
            Some(Proof::Captured(ranked)) => line_of_capture(game, ranked),
            Some(Proof::Safe(closed)) => line_of_defence(game, &closed),
        }
    }
}

fn line_of_capture(game: &LocalGame, mut ranked: Vec<(LocalState, u32, LocalMove)>) -> Vec<(Role, LocalMove)> {
    let Some((mut here, _, _)) = ranked.first().copied() else { return Vec::new() };
    ranked.sort_by_key(|(_, rank, _)| *rank);
    // The longest way to the end and the move to take it, from the end backwards.
    let mut ways: BTreeMap<LocalState, (u32, LocalMove, LocalState)> = BTreeMap::new();
    for (state, _, best) in ranked.iter().filter(|(state, _, _)| game.winner(state).is_none()) {
        let length = |after: &LocalState| ways.get(after).map_or(0, |(length, _, _)| *length);
        let taken = match state.to_move {
            Role::Attacker => game.play(state, *best).map(|after| (*best, after)),
            // Of replies that are as good as each other the first.
            Role::Defender => game.moves(state).fold(None, |longest, (at, after)| match longest {
                Some((_, other)) if length(&other) >= length(&after) => longest,
                _ => Some((at, after)),
            }),
        };
        if let Some((at, after)) = taken {
            let way = (length(&after) + 1, at, after);
            ways.insert(*state, way);
        }
    }
    let mut line = Vec::new();
    while let Some((_, at, after)) = ways.get(&here).filter(|_| line.len() < MOVES_MAX) {
        line.push((here.to_move, *at));
        here = *after;
    }
    // A target in atari is judged at sight: the move that takes it.
    let takes = |(_, after): &(LocalMove, LocalState)| game.winner(after) == Some(Role::Attacker);
    if here.to_move == Role::Attacker && game.winner(&here).is_none() && line.len() < MOVES_MAX {
        line.extend(game.moves(&here).find(takes).map(|(at, _)| (Role::Attacker, at)));
    }
    line
}

fn line_of_defence(game: &LocalGame, closed: &[(LocalState, LocalMove)]) -> Vec<(Role, LocalMove)> {
    let replies: BTreeMap<_, _> = closed.iter().copied().collect();
    let Some((mut here, _)) = closed.first().copied() else { return Vec::new() };
    let (mut line, mut seen) = (Vec::new(), BTreeSet::new());
    while line.len() < MOVES_MAX && game.winner(&here).is_none() && seen.insert(here) {
        let is_new = |(_, after): &(LocalMove, LocalState)| replies.contains_key(after) && !seen.contains(after);
        let next = match here.to_move {
            Role::Attacker => game.moves(&here).find(is_new),
            Role::Defender => replies.get(&here).and_then(|at| Some((*at, game.play(&here, *at)?))),
        };
        let Some((at, after)) = next else { break };
        line.push((here.to_move, at));
        here = after;
    }
    line
}
