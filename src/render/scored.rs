use std::fmt;

use super::Language;
use crate::explain::announcement;
use crate::report::RuleSetScore;

/// The rule set and its verdict in words; where there is none, what is missing for it.
impl fmt::Display for RuleSetScore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.rules.id, Language::En.sentence(&announcement(&self.rules, &self.score)))
    }
}
