use super::Statement;
use crate::rules::{Basis, ClauseView, RuleSet};
use crate::score::{Need, ScoreAxis};

/// The statement with what is missing for it. Of clauses without a choice it says which were not read: on the others
/// the text is silent.
#[must_use]
pub fn with_needs(statement: Statement, needs: &[Need], rules: &RuleSet) -> Statement {
    let unread: Vec<ScoreAxis> = needs.iter().filter_map(|need| unread(*need, rules)).collect();
    let statement = statement.with("needs", needs.to_vec());
    if unread.is_empty() { statement } else { statement.with("unread", unread) }
}

/// The axis of a need, where it is one on which the text of a rule set was not read.
pub fn unread(need: Need, rules: &RuleSet) -> Option<ScoreAxis> {
    let Need::Rule(axis) = need else { return None };
    // Equal scores have a clause for even games and one for handicap games.
    let is_needed = |clause: &str| clause == axis.as_str() || axis == ScoreAxis::Tie && clause.starts_with("tie_");
    let is_unread =
        |clause: &ClauseView| is_needed(clause.axis) && clause.choice.is_none() && clause.basis == Basis::Unverified;
    rules.clauses().iter().any(is_unread).then_some(axis)
}
