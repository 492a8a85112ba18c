//! What reading finds: the same however the board is turned, every stone in one group, nothing owed twice.

use gyega::board::{Color, PointSet, Size, Stones, Symmetry};
use gyega::life::{Budget, Classification, Evidence, Judged, Status};
use proptest::prelude::*;

use super::config;
use super::random::{Game, Numbers, shapes};
use crate::filling::territory_lost_by_filling;

/// What is known of each group, its stones turned, in the order of their first stones.
fn groups(read: &Classification, turn: impl Fn(&PointSet) -> PointSet) -> Vec<(String, Color, Status, Evidence)> {
    let told = read.groups.iter().map(|one| (turn(&one.stones).to_string(), one.color, one.status, one.evidence));
    let mut told: Vec<_> = told.collect();
    told.sort_by(|one, other| one.0.cmp(&other.0));
    told
}

#[test]
fn a_crowded_board_is_read_the_same_however_it_is_turned() {
    let mut numbers = Numbers::new(11);
    for _ in 0..6 {
        let mut stones = Stones::empty(Size::new(19, 19).expect("in range"));
        for at in stones.size().iter() {
            match numbers.below(100) {
                0..=42 => stones.place(Color::Black, at),
                43..=85 => stones.place(Color::White, at),
                _ => {}
            }
        }
        while let Some(stuck) = stones.without_liberty().first() {
            stones.take(&PointSet::from(stuck));
        }
        for budget in [Budget::of(Budget::MIN), Budget::DEFAULT] {
            let classified =
                |stones: &Stones| Classification::within(stones, &PointSet::EMPTY, &PointSet::EMPTY, budget);
            let read = classified(&stones);
            let is_unverified = |group: &Judged| group.evidence == Evidence::Unverified;
            assert!(read.groups.iter().any(is_unverified), "the board is no test of bounds");
            for symmetry in Symmetry::ALL {
                let turned = classified(&symmetry.stones(&stones));
                let turn = |points: &PointSet| symmetry.points(stones.size(), points);
                assert_eq!(groups(&turned, |points| *points), groups(&read, turn), "{symmetry:?} {:?}", stones.rows());
                assert_eq!(turned.nodes, read.nodes);
            }
        }
    }
}

proptest! {
    #![proptest_config(config(240))]

    #[test]
    fn verdicts_turn_with_the_board_and_change_colour_with_it(shape in shapes(), is_starved in any::<bool>()) {
        let game = Game::of(shape);
        let stones = game.stones(&game.grid);
        let dead = game.points(&game.dead);
        let budget = if is_starved { Budget::of(Budget::MIN) } else { Budget::DEFAULT };
        let classified =
            |stones: &Stones, dead: &PointSet| Classification::within(stones, dead, &PointSet::EMPTY, budget);
        let read = classified(&stones, &dead);
        for symmetry in Symmetry::ALL {
            let turn = |points: &PointSet| symmetry.points(stones.size(), points);
            let turned = classified(&symmetry.stones(&stones), &turn(&dead));
            prop_assert_eq!(groups(&turned, |points| *points), groups(&read, turn), "{:?}", stones.rows());
            prop_assert_eq!(turned.in_seki, turn(&read.in_seki));
            prop_assert_eq!(turned.at_risk, turn(&read.at_risk));
            for color in Color::BOTH {
                // Of points that are alike the first in reading order is named.
                prop_assert_eq!(turned.protective_moves.get(color).len(), read.protective_moves.get(color).len());
            }
        }
        let exchanged = classified(&stones.exchanged(), &dead);
        let other = |(stones, color, status, evidence): (String, Color, Status, Evidence)| (stones, !color, status, evidence);
        let expected: Vec<_> = groups(&read, |points| *points).into_iter().map(other).collect();
        prop_assert_eq!(groups(&exchanged, |points| *points), expected);
        prop_assert_eq!(exchanged.protective_moves.black, read.protective_moves.white);
    }

    #[test]
    fn every_living_stone_stands_in_one_group(shape in shapes()) {
        let game = Game::of(shape);
        let stones = game.stones(&game.grid);
        let dead = game.points(&game.dead);
        let read = Classification::of(&stones, &dead, &PointSet::EMPTY);
        let living = stones.without(&dead);
        let mut seen = PointSet::EMPTY;
        for group in &read.groups {
            prop_assert!(group.stones.is_subset(living.of(group.color)) && group.stones.is_disjoint(&seen));
            // A group that its owner cannot keep stands in seki as well where it has a neutral point.
            let is_in_seki = !group.stones.is_disjoint(&read.in_seki);
            prop_assert_eq!(group.stones.is_subset(&read.in_seki), is_in_seki);
            let is_told = group.status == Status::InSeki;
            let is_right = is_told == is_in_seki || is_in_seki && group.status == Status::Unsettled;
            prop_assert!(is_right, "{:?}", group.status);
            prop_assert!(!group.stones.is_empty());
            seen |= group.stones;
        }
        prop_assert_eq!(seen, living.occupied());
        let reach = living.reach();
        for color in Color::BOTH {
            let surrounded = *reach.get(color) - *reach.get(!color);
            prop_assert!(read.protective_moves.get(color).is_subset(&surrounded));
        }
        for (point, _) in &read.threats {
            prop_assert!((read.protective_moves.black | read.protective_moves.white).contains(*point));
        }
    }

    #[test]
    fn no_territory_is_lost_when_the_neutral_points_are_filled(shape in shapes()) {
        let game = Game::of(shape);
        let (stones, dead) = (game.stones(&game.grid), game.points(&game.dead));
        let lost = territory_lost_by_filling(&stones, &dead);
        prop_assume!(lost.is_some());
        let lost = lost.expect("assumed");
        prop_assert!(lost.is_empty(), "{}\n{}", lost.join("\n"), stones.rows().join("\n"));
    }

    // On crowded boards it can, by way of neighbours that were not decided before.
    #[test]
    fn a_larger_budget_changes_no_verdict_that_was_reached(shape in shapes()) {
        let game = Game::of(shape);
        let (stones, dead) = (game.stones(&game.grid), game.points(&game.dead));
        let of = |nodes: u32| Classification::within(&stones, &dead, &PointSet::EMPTY, Budget::of(nodes));
        let (small, large) = (of(Budget::MIN), of(10 * Budget::DEFAULT.nodes()));
        let is_reached = |group: &&Judged| matches!(group.evidence, Evidence::Benson | Evidence::Searched);
        for group in small.groups.iter().filter(is_reached) {
            for other in large.groups.iter().filter(|other| !other.stones.is_disjoint(&group.stones)) {
                prop_assert_eq!(other.status, group.status, "{} {}", other.stones, stones.rows().join("\n"));
            }
        }
    }
}
