//! A dispute against its definition: every ruling is the score of the same position with the marks of that ruling.

use gyega::board::{ByColor, Color, PointSet};
use gyega::position::{Claim, Marks, Setup};
use gyega::report::{DisputedGroup, ScoreTask, prepare};
use gyega::rules::{SharedRuleSet, by_id};
use gyega::score::{Doubt, Outcome};
use proptest::prelude::*;

use super::config;
use super::random::{Game, Numbers, small_shapes};

fn rule_sets() -> Vec<SharedRuleSet> {
    ["korean-2016", "chinese-2002", "ing-sst", "tromp-taylor"]
        .into_iter()
        .filter_map(by_id)
        .map(SharedRuleSet::from)
        .collect()
}

/// Whatever each player might say of each chain; most say the same of most.
fn claims(setup: &Setup, numbers: &mut Numbers) -> ByColor<Claim> {
    let mut claims: ByColor<Claim> = ByColor::default();
    for chain in setup.stones.chains() {
        let common = numbers.below(6);
        for player in Color::BOTH {
            let word = if numbers.one_in(3) { numbers.below(6) } else { common };
            let claim = claims.get_mut(player);
            match word {
                0 | 1 => claim.dead |= chain.points,
                2 => claim.seki |= chain.points,
                _ => {}
            }
        }
    }
    claims
}

proptest! {
    #![proptest_config(config(48))]

    #[test]
    fn a_ruling_is_the_score_of_its_marks(shape in small_shapes(), seed in any::<u64>(), classify in any::<bool>()) {
        let mut numbers = Numbers::new(seed);
        let mut setup = Game::of(shape).setup();
        setup.marks = Marks::default();
        let claims = claims(&setup, &mut numbers);
        let told = |dead: PointSet, seki: PointSet, claims: Option<ByColor<Claim>>| {
            let marked = Setup { marks: Marks { dead, seki, ..Marks::default() }, claims, ..setup.clone() };
            let case = ScoreTask::new(marked.check().expect("whole chains, each called one thing"));
            prepare(&ScoreTask { rule_sets: rule_sets(), classify, ..case })
        };
        let report = told(PointSet::EMPTY, PointSet::EMPTY, Some(claims));
        let dispute = report.dispute.as_ref().expect("there are claims");
        let agreed = claims.black.common_with(&claims.white);
        prop_assert_eq!(dispute.agreed, agreed);
        let alone = told(agreed.dead, agreed.seki, None);
        // Every disputed stone is in one group, and nothing else is.
        let differ = |one: PointSet, other: PointSet| (one - other) | (other - one);
        let disputed = differ(claims.black.dead, claims.white.dead) | differ(claims.black.seki, claims.white.seki);
        let sizes: u16 = dispute.groups.iter().map(|disputed| disputed.group.stones.len()).sum();
        let all: PointSet = dispute.groups.iter().map(|disputed| disputed.group.stones).collect();
        prop_assert_eq!((all, sizes), (disputed, disputed.len()));
        // Of many groups there may be more to read than one request may read.
        prop_assert!(!dispute.is_complete || dispute.groups.len() <= 8);
        prop_assert!(dispute.is_complete || classify || dispute.groups.len() > 8);
        let count = if dispute.is_complete { 1 << dispute.groups.len() } else { 2 };
        prop_assert_eq!(dispute.decisions.len(), count);
        for (player, combination) in [(Color::Black, dispute.decisions.first()), (Color::White, dispute.decisions.last())] {
            prop_assert_eq!(combination.map(|one| dispute.marks(one)), Some(*claims.get(player)));
        }
        let mut outcomes: Vec<Vec<Outcome>> = Vec::new();
        for combination in &dispute.decisions {
            let marks = dispute.marks(combination);
            for (DisputedGroup { group, .. }, player) in dispute.groups.iter().zip(&combination.decision.follows) {
                let claim = claims.get(*player);
                prop_assert_eq!(group.stones & marks.dead, group.stones & claim.dead);
                prop_assert_eq!(group.stones & marks.seki, group.stones & claim.seki);
            }
            let plain = told(marks.dead, marks.seki, None);
            let verdicts = |score: &gyega::report::RuleSetScore| (score.score.verdict, score.score.needs.clone());
            let expected: Vec<_> = plain.scores.iter().map(verdicts).collect();
            let found: Vec<_> = combination.scores.iter().map(|score| (score.verdict, score.needs.clone())).collect();
            prop_assert_eq!(&found, &expected);
            outcomes.push(found.iter().map(|(verdict, _)| verdict.outcome).collect());
        }
        if !dispute.is_complete {
            return Ok(());
        }
        // A score is what every ruling makes of it; what takes nothing off by agreement is as if nobody had spoken.
        for (index, (scored, unspoken)) in report.scores.iter().zip(&alone.scores).enumerate() {
            if !scored.rules.takes_off_by_agreement() {
                prop_assert_eq!(scored, unspoken);
                continue;
            }
            let ruled: Vec<_> = dispute.decisions.iter().map(|one| one.scores[index].verdict).collect();
            let is_same = ruled.iter().all(|verdict| verdict.outcome == ruled[0].outcome);
            let verdict = scored.score.verdict;
            // A first move, or what no ruling shows, may make another winner: both are told then.
            let is_in_doubt = matches!(scored.score.doubt, Doubt::Either(ends) if ends.black.outcome != ends.white.outcome);
            if !(is_same && is_in_doubt && verdict.outcome == Outcome::Undetermined) {
                prop_assert_eq!(verdict.outcome, if is_same { ruled[0].outcome } else { Outcome::Undetermined });
            }
            if verdict.lead.is_some() {
                prop_assert!(ruled.iter().all(|one| one.lead == verdict.lead));
            }
        }
        // Whether it matters, told from the rulings alone.
        let same = |one: Outcome, other: Outcome| {
            let is_known = one != Outcome::Undetermined && other != Outcome::Undetermined;
            is_known.then_some(one == other)
        };
        let turns = |pairs: &[Option<bool>]| {
            if pairs.contains(&Some(false)) { Some(true) } else { pairs.iter().all(Option::is_some).then_some(false) }
        };
        for (rule_set, found) in dispute.turns_winner.iter().enumerate() {
            let of = |index: usize| outcomes[index][rule_set];
            let pairs: Vec<_> = (0..count).flat_map(|one| (one..count).map(move |other| same(of(one), of(other)))).collect();
            let scored = &report.scores[rule_set];
            let is_open = scored.rules.takes_off_by_agreement() && scored.score.verdict.outcome == Outcome::Undetermined;
            let may_turn = is_open && turns(&pairs) == Some(false);
            prop_assert_eq!(*found, turns(&pairs).filter(|_| !may_turn));
            let follows = |index: usize| &dispute.decisions[index].decision.follows;
            for (index, disputed) in dispute.groups.iter().enumerate() {
                let differ_there_alone = |one: &usize, other: &usize| {
                    let (one, other) = (follows(*one), follows(*other));
                    (0..one.len()).all(|at| (one[at] != other[at]) == (at == index))
                };
                let pairs: Vec<_> = (0..count)
                    .flat_map(|one| (0..count).map(move |other| (one, other)))
                    .filter(|(one, other)| differ_there_alone(one, other))
                    .map(|(one, other)| same(of(one), of(other)))
                    .collect();
                prop_assert_eq!(disputed.turns_winner[rule_set], turns(&pairs).filter(|_| !may_turn));
            }
        }
    }
}
