use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::{Detail, RuleSetScore, ScoreCase};
use crate::board::{Color, PointSet};
use crate::score::{Need, Outcome, RuleSetBoards, TrialScorer, score};

/// The open groups that a question must name so that the winner is known under every rule set whose score is
/// undetermined for want of dead stones.
///
/// They are the fewest that settle it whatever the answers are and whatever becomes of the other groups. Of several
/// such sets the first is taken; in it the group comes first on which the winner hangs in most ways of answering for
/// the others. All groups are named where not every way can be counted, and where less than a full answer is wanted.
/// None is where no score hangs on them.
pub(super) fn groups_to_ask(
    case: &ScoreCase,
    rule_set_boards: &RuleSetBoards<'_>,
    scores: &[RuleSetScore],
) -> Vec<PointSet> {
    let agreed_removal = rule_set_boards.agreed_removal();
    let all = || agreed_removal.open_groups.iter().map(|group| group.stones).collect::<Vec<_>>();
    let asks = |scored: &&RuleSetScore| {
        rule_set_boards.is_open_under(&scored.rules) && scored.score.needs.contains(&Need::DeadStones)
    };
    let asking: Vec<&RuleSetScore> = scores.iter().filter(asks).collect();
    if asking.is_empty() {
        return Vec::new();
    }
    if agreed_removal.open_groups.len() == 1 || agreed_removal.has_too_many_open_groups() || case.detail != Detail::Full
    {
        return all();
    }
    let boards = rule_set_boards.boards();
    let rule_sets = asking.iter().map(|scored| &*scored.rules).collect();
    let trials = TrialScorer { boards, rule_sets, terms: &case.terms };
    // A bit for each group whose answer is Black's, and who wins then.
    let mut tried: Vec<(u32, Vec<Outcome>)> = Vec::new();
    for decision in agreed_removal.decisions() {
        let position = agreed_removal.decided(&case.position, &decision);
        if !trials.read_ahead([&position], boards.work().left() / 2) {
            return all();
        }
        let mut decided = RuleSetBoards::sharing(&position, boards);
        let mut of =
            |scored: &&RuleSetScore| score(&position, &mut decided, &scored.rules, &case.terms).verdict.outcome;
        let answers = decision.follows.iter().enumerate().filter(|(_, player)| **player == Color::Black);
        let answers = answers.fold(0, |answers, (index, _)| answers | 1 << index);
        tried.push((answers, asking.iter().map(&mut of).collect()));
    }
    let settles = |set: &u32| {
        let mut by_answers = BTreeMap::new();
        tried.iter().all(|(answers, outcomes)| *by_answers.entry(answers & set).or_insert(outcomes) == outcomes)
    };
    let count = agreed_removal.open_groups.len() as u32;
    let mut sets: Vec<u32> = (1..1 << count).collect();
    sets.sort_by_key(|set| set.count_ones());
    let least = sets.into_iter().find(settles).unwrap_or(u32::MAX);
    // In how many ways of answering for the others the winner hangs on a group.
    let weight = |index: usize| {
        let turned = |answers: u32| tried.iter().find(|(other, _)| *other == answers ^ 1 << index);
        tried.iter().filter(|(answers, outcomes)| turned(*answers).is_some_and(|(_, other)| other != outcomes)).count()
    };
    let mut groups: Vec<usize> =
        (0..agreed_removal.open_groups.len()).filter(|index| least >> index & 1 == 1).collect();
    groups.sort_by_cached_key(|index| Reverse(weight(*index)));
    groups.into_iter().map(|index| agreed_removal.open_groups[index].stones).collect()
}
