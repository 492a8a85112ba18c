use super::{Detail, RuleSetScore, ScoreTask, prepare};
use crate::position::{Faults, Game, Position};
use crate::rules::SharedRuleSet;

/// What rule sets make of a position, each with its own komi, in their order. For a komi, claims and reasons make a
/// [`ScoreTask`] and [`prepare`] it.
pub fn score(position: &Position, rule_sets: &[SharedRuleSet]) -> Vec<RuleSetScore> {
    scores(ScoreTask { rule_sets: rule_sets.to_vec(), ..ScoreTask::new(position.clone()) })
}

/// What rule sets make of the end of a recorded game, with the stones that it marks dead and its prisoners.
///
/// Where it has a komi, that holds for every rule set. Else each has its own.
///
/// # Errors
///
/// When the end of the game is no position: all that is wrong with it.
pub fn score_game(game: &Game, rule_sets: &[SharedRuleSet]) -> Result<Vec<RuleSetScore>, Faults> {
    ScoreTask::of_game(game, rule_sets.to_vec()).map(scores)
}

fn scores(mut task: ScoreTask) -> Vec<RuleSetScore> {
    task.wanted.detail = Detail::Totals;
    prepare(&task).scores
}
