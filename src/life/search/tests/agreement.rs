use std::collections::BTreeMap;

use super::Chance;
use super::generator::{invaded, random_area};
use crate::life::search::solver::{Bounds, Plan, solve_as};
use crate::life::search::{Goal, LocalGame, LocalMove, LocalProblem, LocalState, Role, SearchOutcome, check};

/// Whether the attacker succeeds, by going backwards over every position that can be reached; nothing when there are
/// too many.
///
/// It judges nothing at sight, and lets the attacker pass where the rule of a move leaves that out.
fn by_enumeration(game: &LocalGame, first: Role, states_max: usize) -> Option<bool> {
    let mut numbers = BTreeMap::from([(game.start(first), 0)]);
    let mut states = vec![game.start(first)];
    let (mut parents, mut open): (Vec<Vec<usize>>, Vec<usize>) = (vec![Vec::new()], Vec::new());
    let mut won = Vec::new();
    while open.len() < states.len() {
        if states.len() > states_max {
            return None;
        }
        let index = open.len();
        let after = if game.winner(&states[index]).is_some() { Vec::new() } else { successors(game, &states[index]) };
        if game.winner(&states[index]) == Some(Role::Attacker) {
            won.push(index);
        }
        open.push(after.len());
        for state in after {
            let child = *numbers.entry(state).or_insert_with(|| {
                states.push(state);
                parents.push(Vec::new());
                states.len() - 1
            });
            parents[child].push(index);
        }
    }
    let mut is_won = vec![false; states.len()];
    while let Some(index) = won.pop() {
        if std::mem::replace(&mut is_won[index], true) {
            continue;
        }
        for parent in &parents[index] {
            open[*parent] -= 1;
            if states[*parent].to_move == Role::Attacker || open[*parent] == 0 {
                won.push(*parent);
            }
        }
    }
    Some(is_won[0])
}

fn successors(game: &LocalGame, state: &LocalState) -> Vec<LocalState> {
    let moves: Vec<_> = game.moves(state).collect();
    let passes = moves.iter().any(|(at, _)| *at == LocalMove::Pass);
    let pass = (!passes).then_some(LocalState { to_move: Role::Defender, ..*state });
    assert!(passes || game.goal == Goal::Capture && state.to_move == Role::Attacker);
    moves.into_iter().map(|(_, after)| after).chain(pass).collect()
}

/// The walk alone, the search by proof numbers with the walk to confirm it, and both in turn.
const PLANS: [Plan; 3] = [
    Plan { look: 0, walk: u32::MAX, numbers: 0, steps: 0 },
    Plan { look: 0, walk: 0, numbers: u32::MAX, steps: 100_000 },
    Plan { look: 4, walk: 10, numbers: 40, steps: 100 },
];

/// What was compared.
#[derive(Clone, Copy, Debug, Default)]
struct Count {
    enumerated: u32,
    searched: u32,
    captured: u32,
    undecided: u32,
}

/// Compares the searches with each other on so many random areas, and with the enumeration where that is small enough.
fn compare(areas: impl Iterator<Item = LocalProblem>, states_max: usize, nodes_max: u32) -> Count {
    let (mut count, bounds) = (Count::default(), Bounds { nodes: nodes_max, work: u64::MAX });
    for area in areas {
        let game = LocalGame::from_problem(&area).expect("a small area");
        for first in Role::BOTH {
            let mut expected = by_enumeration(&game, first, states_max)
                .map(|is_won| if is_won { SearchOutcome::Captured } else { SearchOutcome::Safe });
            count.enumerated += u32::from(expected.is_some());
            for plan in PLANS {
                let search = solve_as(&game, first, bounds, plan);
                let Some(proof) = search.proof() else {
                    count.undecided += 1;
                    continue;
                };
                assert_eq!(search.outcome(), *expected.get_or_insert(search.outcome()), "{area:?} {first:?} {plan:?}");
                assert_eq!(check(&game, first, &proof), Ok(()), "{area:?} {first:?} {plan:?}");
                count.searched += 1;
                count.captured += u32::from(search.outcome() == SearchOutcome::Captured);
            }
        }
    }
    count
}

#[test]
fn the_solvers_agree_with_full_enumeration_and_every_proof_holds() {
    for empty in 1..=6 {
        let mut chance = Chance(empty as u64);
        let count = compare((0..500).map(|_| random_area(&mut chance, empty)), 300, 300);
        assert!(count.enumerated > 30 && count.captured > 500 && count.undecided < 500, "{count:?}");
    }
}

/// The same on more and larger areas, as many of each size as `GYEGA_AREAS` says: minutes for 1,500, and a few of them
/// where it says nothing.
#[test]
fn the_solvers_agree_on_larger_areas_to_the_end() {
    let areas = std::env::var("GYEGA_AREAS").map_or(10, |areas| areas.parse().expect("a number of areas"));
    for empty in 1..=7 {
        let mut chance = Chance(100 + empty as u64);
        let count = compare((0..areas).map(|_| random_area(&mut chance, empty)), 60_000, 30_000);
        assert!(count.enumerated as usize > areas && count.undecided < 500, "{count:?}");
    }
}

#[test]
fn the_solvers_agree_on_who_can_invade() {
    let areas = std::env::var("GYEGA_AREAS").map_or(10, |areas| areas.parse().expect("a number of areas"));
    let mut chance = Chance(7);
    for empty in 3..=4 {
        let count = compare((0..areas).map(|_| invaded(&mut chance, empty)), 200_000, 30_000);
        assert!(count.enumerated as usize > areas && count.captured > 10 && count.undecided < 50, "{count:?}");
    }
}
