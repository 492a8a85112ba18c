use std::fmt;

use super::Language;
use crate::explain::announced;
use crate::report::RuleSetScore;

/// The rule set and its verdict in words; where there is none, what is missing for it.
impl fmt::Display for RuleSetScore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let announced = announced(self.score.ended_by, &self.rules, &self.score);
        write!(f, "{}: {}", self.rules.id, Language::En.sentence(&announced))
    }
}
