use super::{Case, Detail, RuleSetScore, prepare};
use crate::position::{Faults, Game, Position};
use crate::rules::Rules;

/// What rule sets make of a position, each with its own komi, in their order. For a komi, claims and reasons make a
/// [`Case`] and [`prepare`] it.
pub fn score(position: &Position, rule_sets: &[Rules]) -> Vec<RuleSetScore> {
    scores(Case { rule_sets: rule_sets.to_vec(), ..Case::new(position.clone()) })
}

/// What rule sets make of the end of a recorded game, with the stones that it marks dead and its prisoners.
///
/// Where it has a komi, that holds for every rule set. Else each has its own.
///
/// # Errors
///
/// When the end of the game is no position: all that is wrong with it.
pub fn score_game(game: &Game, rule_sets: &[Rules]) -> Result<Vec<RuleSetScore>, Faults> {
    Case::of_game(game, rule_sets.to_vec()).map(scores)
}

fn scores(case: Case) -> Vec<RuleSetScore> {
    prepare(&Case { detail: Detail::Totals, ..case }).scores
}
