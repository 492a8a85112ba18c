use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::{RuleSetScore, ScoreTask};
use crate::board::{Color, PointSet};
use crate::rules::RuleSet;
use crate::score::{Decision, Need, Outcome, RuleSetBoards, TrialScorer};

/// The unagreed groups that a question must name so that the winner is known under every rule set whose score is
/// undetermined for want of dead stones.
///
/// They are the fewest that settle it whatever the answers are and whatever becomes of the other groups. Of several
/// such sets the first is taken; in it the group comes first on which the winner hangs in most ways of answering for
/// the others. All groups are named where not every way can be counted, and where less than a full answer is wanted.
/// None is where no score hangs on them.
pub(super) fn groups_to_ask(
    task: &ScoreTask,
    rule_set_boards: &RuleSetBoards<'_>,
    scores: &[RuleSetScore],
) -> Vec<PointSet> {
    let agreed_removal = rule_set_boards.agreed_removal();
    let all = || agreed_removal.unagreed_groups.iter().map(|group| group.stones).collect::<Vec<_>>();
    let asks = |scored: &&RuleSetScore| {
        rule_set_boards.is_unagreed_under(&scored.rules) && scored.score.needs.contains(&Need::DeadStones)
    };
    let asking: Vec<&RuleSet> = scores.iter().filter(asks).map(|scored| &*scored.rules).collect();
    if asking.is_empty() {
        return Vec::new();
    }
    if agreed_removal.unagreed_groups.len() == 1
        || agreed_removal.has_too_many_unagreed_groups()
        || !task.wanted.detail.has_board()
    {
        return all();
    }
    let cache = rule_set_boards.cache();
    let trials = TrialScorer { cache, rule_sets: asking, terms: &task.terms };
    // Who wins under each rule set after a decision.
    let mut tried: Vec<(Decision, Vec<Outcome>)> = Vec::new();
    for decision in agreed_removal.decisions() {
        let position = agreed_removal.decided(&task.position, &decision);
        if !trials.read_ahead([&position], cache.work().share()) {
            return all();
        }
        let (scores, _) = trials.scores_and_nodes(&position);
        tried.push((decision, scores.iter().map(|score| score.verdict.outcome).collect()));
    }
    let settles = |groups: &Vec<usize>| {
        let mut by_answers = BTreeMap::new();
        tried.iter().all(|(decision, outcomes)| {
            let answers: Vec<Color> = groups.iter().map(|group| decision.follows[*group]).collect();
            *by_answers.entry(answers).or_insert(outcomes) == outcomes
        })
    };
    // All groups together settle it.
    let count = agreed_removal.unagreed_groups.len();
    let mut groups = (1..=count).flat_map(|size| sets_of_size(size, count)).find(settles).unwrap_or_default();
    // In how many ways of answering for the others the winner hangs on a group.
    let weight = |group: &usize| {
        let pairs = Decision::pairs_at(&tried, *group, |(decision, _)| decision);
        Reverse(pairs.filter(|((_, one), (_, other))| one != other).count())
    };
    groups.sort_by_cached_key(weight);
    groups.into_iter().map(|group| agreed_removal.unagreed_groups[group].stones).collect()
}

/// The sets of so many out of some things, each as their places; first those without the last things.
pub(super) fn sets_of_size(size: usize, count: usize) -> impl Iterator<Item = Vec<usize>> {
    let places = move |set: u32| (0..count).filter(|place| set >> place & 1 == 1).collect();
    (0..1_u32 << count).filter(move |set| set.count_ones() as usize == size).map(places)
}
