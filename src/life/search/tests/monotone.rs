use super::generator::random_area;
use super::{Chance, game};
use crate::board::{ByColor, Color, PointSet, Size, Stones};
use crate::life::pass_alive;
use crate::life::search::SearchOutcome::{Captured, Safe, Undecided};
use crate::life::search::{Goal, KoRule, LocalProblem, Role, SearchOutcome, solve};

const NODES: u32 = 1_000;

fn outcome(area: &LocalProblem, first: Role) -> SearchOutcome {
    solve(&game(area), first, NODES).outcome()
}

/// What is better for the defender never turns his success into the attacker's.
fn assert_no_worse(area: &LocalProblem, better: &LocalProblem, first: Role) {
    if outcome(area, first) == Safe {
        assert_ne!(outcome(better, first), Captured, "{area:?} {better:?} {first:?}");
    }
}

#[test]
fn an_advantage_never_harms() {
    let mut chance = Chance(11);
    let board = PointSet::full(Size::new(7, 7).expect("a small board"));
    for index in 0..300 {
        let area = LocalProblem { goal: Goal::Capture, ..random_area(&mut chance, 1 + index % 6) };
        let free = area.area.neighbours(&board) - area.immortal.black - area.immortal.white - area.link;
        let mut with_friend = area;
        if let Some(point) = free.first() {
            with_friend.immortal.black.insert(point);
        }
        for first in Role::BOTH {
            assert_no_worse(&area, &LocalProblem { outside_liberties: area.outside_liberties + 1, ..area }, first);
            assert_no_worse(&area, &LocalProblem { eyes: area.eyes + 1, ..area }, first);
            assert_no_worse(&area, &with_friend, first);
            let simple = LocalProblem { ko: KoRule::Simple, ..area };
            assert_no_worse(&simple, &LocalProblem { ko: KoRule::Threats(Role::Defender), ..area }, first);
            assert_no_worse(&LocalProblem { ko: KoRule::Threats(Role::Attacker), ..area }, &simple, first);
            // What is dead was captured.
            assert_no_worse(&area, &LocalProblem { goal: Goal::Dead, ..area }, first);
        }
        // The defender may pass: if he loses with the first move, he loses with the second.
        if outcome(&area, Role::Defender) == Captured {
            assert_ne!(outcome(&area, Role::Attacker), Safe, "{area:?}");
        }
    }
}

#[test]
fn a_larger_budget_changes_no_verdict() {
    let mut chance = Chance(12);
    for index in 0..300 {
        let game = game(&random_area(&mut chance, 1 + index % 6));
        let mut known = Undecided;
        for nodes_max in [1, 3, 10, 30, 100, 300] {
            let search = solve(&game, Role::Attacker, nodes_max);
            assert!(known == Undecided || search.outcome() == known, "{game:?}");
            known = search.outcome();
        }
    }
}

#[test]
fn what_lives_unconditionally_is_safe_under_every_rule_of_ko() {
    let mut chance = Chance(13);
    let size = Size::new(4, 4).expect("a small board");
    let mut count = 0;
    while count < 40 {
        let mut stones = Stones::empty(size);
        for at in size.iter() {
            match chance.below(6) {
                0..=3 => stones.place(Color::Black, at),
                4 => stones.place(Color::White, at),
                _ => {}
            }
        }
        let living = pass_alive(&stones, Color::Black, false).chains;
        if !stones.stones_without_liberty().is_empty() || living.is_empty() {
            continue;
        }
        count += 1;
        let standing = ByColor::from_fn(|color| *stones.of(color));
        let area = LocalProblem::new(stones.all_points(), standing, ByColor::default(), living, Color::Black);
        for ko in super::KO_RULES {
            assert_eq!(outcome(&LocalProblem { ko, ..area }, Role::Attacker), Safe, "{:?}", stones.rows());
        }
    }
}
