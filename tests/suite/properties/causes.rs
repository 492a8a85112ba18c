//! Causes: worked out a second time from board, marks, numbers and rule sets; antisymmetric; additive; summing to the
//! gap.

use std::collections::BTreeMap;

use gyega::board::{ByColor, Color};
use gyega::compare::{Cause, ScoreUnder, difference};
use gyega::explain;
use gyega::position::Position;
use gyega::rules::{Amount, RuleSet, by_id};
use gyega::score::{RuleSetBoards, Score, Terms, score_under};
use proptest::prelude::*;

use super::config;
use super::plain::{Key, Plain};
use super::random::{Game, shapes};

/// Sets that between them use every counting, tax, correction and way of taking stones off.
const SETS: [&str; 14] = [
    "korean-2016",
    "chinese-2002",
    "ing-sst",
    "aga",
    "tromp-taylor",
    "stone-scoring",
    "sunjang",
    "wmsg-2008",
    "taiwan-old",
    "button-area",
    "ikeda-territory-i",
    "territory",
    "katago-japanese",
    "katago-stone-scoring",
];

/// The causes of a pair by kind and player, in quarters of Black's lead.
pub(super) fn amounts(causes: &[Cause]) -> BTreeMap<Key, i32> {
    let player = |cause: &Cause| cause.player.map(|player| usize::from(player == Color::White));
    let by_key: BTreeMap<Key, i32> =
        causes.iter().map(|cause| ((cause.kind.as_str(), player(cause)), cause.amount.as_quarters())).collect();
    assert_eq!(by_key.len(), causes.len(), "one cause for each kind and player");
    by_key
}

/// The same from the terms of both sets, as the plain count has them.
pub(super) fn expected(from: &BTreeMap<Key, i32>, to: &BTreeMap<Key, i32>) -> BTreeMap<Key, i32> {
    let value = |terms: &BTreeMap<Key, i32>, key: &Key| terms.get(key).copied().unwrap_or(0);
    let keys = from.keys().chain(to.keys());
    let sign = |key: &Key| if key.1 == Some(1) { -1 } else { 1 };
    let causes = keys.map(|key| (*key, sign(key) * (value(to, key) - value(from, key))));
    causes.filter(|(_, amount)| *amount != 0).collect()
}

/// Whether a statement carries every argument that its sentence may name.
pub(super) fn has_its_arguments(statement: &explain::Statement) {
    // Only what was not read is told so.
    for name in statement.code.arguments().iter().filter(|name| **name != "unread") {
        assert!(statement.arguments.iter().any(|(given, _)| given == name), "{statement:?} has no {name}");
    }
}

/// Every set with its score.
pub(super) struct Scores<'a> {
    pub(super) position: &'a Position,
    pub(super) area_lead: i32,
    pub(super) sets: Vec<(&'a RuleSet, Score)>,
}

impl<'a> Scores<'a> {
    pub(super) fn of(position: &'a Position, sets: &[&'a RuleSet], terms: &Terms) -> Self {
        let rule_set_boards = RuleSetBoards::classifying(position);
        let scores = sets.iter().map(|rules| (*rules, score_under(&rule_set_boards, rules, terms))).collect();
        Self { position, area_lead: rule_set_boards.agreed_board().partition.area_lead(), sets: scores }
    }

    /// The causes from one set to another, which must sum to the gap; nothing where a lead is unknown.
    pub(super) fn causes(&self, from: usize, to: usize) -> Option<BTreeMap<Key, i32>> {
        let ((from_rules, from), (to_rules, to)) = (&self.sets[from], &self.sets[to]);
        let (before, after) =
            (ScoreUnder { score: from, rules: from_rules }, ScoreUnder { score: to, rules: to_rules });
        let found = difference(self.position, self.area_lead, before, after);
        assert_eq!(found.gap.is_some(), found.causes.is_some(), "a gap that is known is explained");
        assert_eq!(found.gap, from.verdict.lead.zip(to.verdict.lead).map(|(from, to)| to - from));
        let causes = found.causes?;
        for cause in &causes {
            has_its_arguments(&explain::cause(cause, &from_rules.id, &to_rules.id));
        }
        let sum: Amount = causes.iter().map(|cause| cause.amount).sum();
        assert_eq!(Some(sum), found.gap, "{} to {}: {causes:?}", from_rules.id, to_rules.id);
        Some(amounts(&causes))
    }
}

proptest! {
    #![proptest_config(config(64))]

    #[test]
    fn causes_are_those_worked_out_from_the_board_and_the_rules(shape in shapes(), black_periods in 0..=3_u8) {
        let game = Game::of(shape);
        let position = game.position();
        let terms = Terms { overtime: ByColor { black: black_periods, white: 1 }, ..Terms::default() };
        let sets = SETS.map(|id| by_id(id).expect("built in"));
        let scores = Scores::of(&position, &sets, &terms);
        let overtime = [i32::from(black_periods), 1];
        let plain = sets.map(|rules| Plain::of(&game, rules, overtime)?.terms(scores.area_lead));
        for (from, before) in plain.iter().enumerate() {
            for (to, after) in plain.iter().enumerate() {
                let (Some(before), Some(after)) = (before, after) else { continue };
                prop_assert_eq!(scores.causes(from, to), Some(expected(before, after)), "{} to {}", SETS[from], SETS[to]);
            }
        }
    }

    #[test]
    fn causes_turn_round_and_add_up_through_a_third_set(shape in shapes()) {
        let game = Game::of(shape);
        let position = game.position();
        let sets = SETS.map(|id| by_id(id).expect("built in"));
        let scores = Scores::of(&position, &sets, &Terms::default());
        let all = 0..SETS.len();
        let causes: Vec<Vec<_>> = all.clone().map(|from| all.clone().map(|to| scores.causes(from, to)).collect()).collect();
        for (from, to) in all.clone().flat_map(|from| all.clone().map(move |to| (from, to))) {
            let Some(there) = &causes[from][to] else { continue };
            let back = causes[to][from].as_ref().expect("known both ways");
            let negated: BTreeMap<Key, i32> = back.iter().map(|(key, amount)| (*key, -amount)).collect();
            prop_assert_eq!(there, &negated, "{} to {}", SETS[from], SETS[to]);
            for third in all.clone() {
                let (Some(first), Some(second)) = (&causes[from][third], &causes[third][to]) else { continue };
                let mut sum = first.clone();
                for (key, amount) in second {
                    *sum.entry(*key).or_default() += amount;
                }
                sum.retain(|_, amount| *amount != 0);
                prop_assert_eq!(there, &sum, "{} to {} through {}", SETS[from], SETS[to], SETS[third]);
            }
        }
    }
}
