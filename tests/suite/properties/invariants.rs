//! Turning the board, exchanging the colours, and every point in one place.

use gyega::board::{ByColor, Color, PointSet, Symmetry};
use gyega::position::{FirstPasser, LastPlay, Marks, Setup};
use gyega::rules::Amount;
use gyega::score::{EntryKind, RuleReading, Score, Terms};
use proptest::prelude::*;

use super::random::{Game, shapes};
use super::{config, every_rule_set, scored};

/// What stands in a ledger, without the points: kind by kind, Black's and White's.
fn amounts(score: &Score) -> Vec<(EntryKind, Amount, Amount)> {
    let of = |kind| (kind, score.ledger.amount(Color::Black, kind), score.ledger.amount(Color::White, kind));
    EntryKind::ALL.iter().map(|kind| of(*kind)).collect()
}

/// The readings of a score with their points turned.
fn readings(score: &Score, turn: impl Fn(&PointSet) -> PointSet) -> Vec<RuleReading> {
    let turned = |reading: &RuleReading| RuleReading { points: turn(&reading.points), ..*reading };
    score.readings.iter().map(turned).collect()
}

/// A setup turned or flipped.
fn turned(setup: &Setup, symmetry: Symmetry) -> Setup {
    let size = setup.stones.size();
    let mut turned = setup.clone();
    let points = |points: &PointSet| symmetry.turn_points(size, points);
    turned.stones = symmetry.turn_stones(&setup.stones);
    let Marks { dead, seki, unsaid } = &setup.marks;
    turned.marks = Marks { dead: points(dead), seki: points(seki), unsaid: points(unsaid) };
    turned.history.last_play = setup.history.last_play.map(|last| LastPlay {
        player: last.player,
        point: last.point.map(|point| symmetry.turn_point(size, point)),
        captured: last.captured.as_ref().map(points),
    });
    turned
}

fn swapped<T>(both: ByColor<T>) -> ByColor<T> {
    ByColor { black: both.white, white: both.black }
}

/// A setup with the colours exchanged.
fn exchanged(setup: &Setup) -> Setup {
    let mut other = setup.clone();
    other.stones = setup.stones.exchanged();
    other.prisoners = swapped(setup.prisoners);
    other.history.plays = swapped(setup.history.plays);
    other.history.passes = swapped(setup.history.passes);
    other.history.early_passes = swapped(setup.history.early_passes);
    other.history.first_pass = setup.history.first_pass.map(|first| match first {
        FirstPasser::Player(player) => FirstPasser::Player(!player),
        FirstPasser::Nobody => FirstPasser::Nobody,
    });
    other.history.last_play = setup.history.last_play.map(|last| LastPlay { player: !last.player, ..last });
    other
}

proptest! {
    #![proptest_config(config(32))]

    #[test]
    fn turning_the_board_keeps_every_score(shape in shapes()) {
        let setup = Game::of(shape).setup();
        let position = setup.clone().check().expect("legal");
        for symmetry in Symmetry::ALL {
            let other = turned(&setup, symmetry).check().expect("as legal as before");
            for rules in every_rule_set() {
                let (before, after) = (scored(&position, rules, &Terms::default()), scored(&other, rules, &Terms::default()));
                prop_assert_eq!(before.verdict, after.verdict, "{}", rules.id);
                prop_assert_eq!(amounts(&before), amounts(&after), "{}", rules.id);
                prop_assert_eq!(&before.needs, &after.needs, "{}", rules.id);
                let size = position.stones().size();
                prop_assert_eq!(readings(&before, |points| symmetry.turn_points(size, points)), readings(&after, |points| *points), "{}", rules.id);
                prop_assert_eq!(symmetry.turn_points(position.stones().size(), &before.board().marked.dead), after.board().marked.dead, "{}", rules.id);
            }
        }
    }
}

proptest! {
    #![proptest_config(config(128))]

    #[test]
    fn exchanging_the_colours_negates_the_lead_before_what_only_one_side_gets(shape in shapes()) {
        let mut setup = Game::of(shape).setup();
        setup.handicap = None;
        let position = setup.clone().check().expect("legal");
        let other = exchanged(&setup).check().expect("as legal as before");
        let one_sided = |kind: &EntryKind| {
            matches!(kind, EntryKind::Handicap | EntryKind::Komi | EntryKind::FirstPass | EntryKind::LastPlay)
        };
        for rules in every_rule_set() {
            let (before, after) = (scored(&position, rules, &Terms::default()), scored(&other, rules, &Terms::default()));
            prop_assert_eq!(before.verdict.lead.is_some(), after.verdict.lead.is_some(), "{}", rules.id);
            for kind in EntryKind::ALL.iter().filter(|kind| !one_sided(kind)) {
                for color in Color::BOTH {
                    prop_assert_eq!(before.ledger.amount(color, *kind), after.ledger.amount(!color, *kind), "{}", rules.id);
                }
            }
        }
    }

    #[test]
    fn every_point_stands_in_one_entry_of_every_ledger(shape in shapes()) {
        let position = Game::of(shape).position();
        for rules in every_rule_set() {
            let score = scored(&position, rules, &Terms::default());
            let mut seen = PointSet::EMPTY;
            for entry in score.ledger.entries().iter().filter(|entry| entry.kind.is_about_points()) {
                let points = score.ledger.points_of(entry);
                prop_assert!(points.is_disjoint(&seen), "{}: {points:?} stands twice", rules.id);
                seen |= points;
            }
            prop_assert_eq!(seen, position.stones().all_points(), "{}", rules.id);
            let order: Vec<_> = score.ledger.entries().iter().map(|entry| entry.kind).collect();
            prop_assert!(order.is_sorted(), "{}: {:?}", rules.id, order);
        }
    }

    #[test]
    fn every_stone_stands_in_one_chain_and_the_chains_are_those_of_a_plain_board(shape in shapes()) {
        let game = Game::of(shape);
        let stones = game.stones(&game.grid);
        let mut seen = PointSet::EMPTY;
        let chains = stones.chains();
        for chain in &chains {
            prop_assert!(chain.points.is_disjoint(&seen) && chain.points.is_subset(stones.of(chain.color)));
            seen |= chain.points;
        }
        prop_assert_eq!(seen, stones.occupied());
        let plain = game.grid.chains();
        prop_assert_eq!(plain.len(), chains.len());
        for cells in plain {
            let points: PointSet = cells.iter().map(|cell| game.point(*cell)).collect();
            let chain = chains.iter().find(|chain| chain.points == points);
            prop_assert_eq!(chain.map(|chain| usize::from(chain.liberties.len())), Some(game.grid.liberties(&cells)));
        }
    }
}
