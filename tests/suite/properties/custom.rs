//! Rule sets that somebody put together by choosing at random: nothing panics, and every identity holds.

use std::borrow::Cow;

use gyega::board::{Color, PointSet};
use gyega::explain::announcement;
use gyega::rules::{Amount, RuleSet};
use gyega::score::{Need, Outcome, Terms};
use proptest::prelude::*;

use super::causes::{Scores, has_its_arguments};
use super::plain::Plain;
use super::random::{Game, Numbers, shapes};
use super::{config, every_rule_set, scored};

/// A built-in set with some axes changed to choices drawn from those there are.
fn custom(numbers: &mut Numbers) -> RuleSet {
    let bases: Vec<&RuleSet> = every_rule_set().collect();
    let mut rules = bases[numbers.below(bases.len())].clone();
    rules.id = Cow::Borrowed("custom");
    for axis in RuleSet::AXES {
        if numbers.one_in(2) {
            let choices = RuleSet::choices(axis).expect("the axis exists");
            rules.change(axis, choices[numbers.below(choices.len())]).expect("the choice is one of the axis");
        }
    }
    rules
}

proptest! {
    #![proptest_config(config(96))]

    #[test]
    fn rule_sets_put_together_at_random_keep_every_identity(shape in shapes(), seed in any::<u64>(), forgets in 0..4_u8) {
        let game = Game::of(shape);
        let mut setup = game.setup();
        // Sometimes numbers are missing.
        if forgets == 1 {
            setup.prisoners.black = None;
            setup.history.plays.white = None;
        }
        if forgets == 2 {
            setup.history = gyega::position::History::default();
        }
        let position = setup.check().expect("legal");
        let mut numbers = Numbers::new(seed);
        let sets: Vec<RuleSet> = (0..8).map(|_| custom(&mut numbers)).collect();
        for rules in &sets {
            let score = scored(&position, rules, &Terms::default());
            let kinds = score.ledger.entries().iter().filter(|entry| entry.kind.is_about_points());
            let (count, all) = kinds.fold((0, PointSet::EMPTY), |(count, all), entry| {
                let points = score.ledger.points_of(entry);
                (count + points.len(), all | points)
            });
            prop_assert_eq!((count, all), (position.stones().size().point_count(), position.stones().all_points()));
            let totals = score.total(Color::Black).zip(score.total(Color::White));
            prop_assert_eq!(score.verdict.lead, totals.map(|(black, white)| black - white));
            let blocked = score.needs.iter().any(|need| need.blocks_the_lead());
            prop_assert_eq!(score.verdict.lead.is_none(), blocked);
            prop_assert_eq!(score.verdict.outcome == Outcome::Undetermined, !score.needs.is_empty());
            if score.needs.contains(&Need::Prisoners) {
                prop_assert_eq!(forgets, 1);
            }
            has_its_arguments(&announcement(rules, &score));
            if forgets == 0 && let Some(plain) = Plain::of(&game, rules, [0; 2]) {
                prop_assert_eq!(score.verdict.lead.map(Amount::as_quarters), plain.lead(), "{:?}", score.needs);
            }
        }
        let sets: Vec<&RuleSet> = sets.iter().collect();
        let scores = Scores::of(&position, &sets, &Terms::default());
        for (from, to) in (0..sets.len()).flat_map(|from| (0..sets.len()).map(move |to| (from, to))) {
            let found = scores.causes(from, to);
            if forgets == 0 && let (Some(before), Some(after)) = (Plain::of(&game, sets[from], [0; 2]), Plain::of(&game, sets[to], [0; 2])) {
                let terms = before.terms(scores.area_lead).zip(after.terms(scores.area_lead));
                prop_assert_eq!(found, terms.map(|(before, after)| super::causes::expected(&before, &after)));
            }
        }
    }
}
