use super::ScoreTask;
use crate::rules::SharedRuleSet;
use crate::score::{Adjustment, Entry, EntryKind, RuleSetBoards, Score, Terms, score_under};

/// A rule set and what it makes of the position. With the feature `text` it displays itself as a sentence, which
/// `render` writes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleSetScore {
    /// The rule set.
    pub rules: SharedRuleSet,
    /// Its score.
    pub score: Score,
}

impl RuleSetScore {
    /// The scores of the position of some boards under the rule sets of a task, in their order.
    pub(super) fn all(task: &ScoreTask, rule_set_boards: &RuleSetBoards<'_>) -> Vec<Self> {
        let under = |rules: &SharedRuleSet| Self {
            rules: rules.clone(),
            score: score_under(rule_set_boards, rules, &task.terms),
        };
        task.rule_sets.iter().map(under).collect()
    }

    /// The entries of its ledger, each with the adjustment it comes from where the caller made one.
    pub fn entries<'a>(&'a self, terms: &'a Terms) -> impl Iterator<Item = (&'a Entry, Option<&'a Adjustment>)> {
        let mut added = terms.adjustments.iter().filter(|adjustment| adjustment.applies_to(&self.rules));
        self.score.ledger.entries().iter().map(move |entry| {
            // Overtime is an adjustment that the rule set makes by itself.
            let is_added = entry.kind == EntryKind::Adjustment && entry.note.is_none();
            (entry, if is_added { added.next() } else { None })
        })
    }
}
