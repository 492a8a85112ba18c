use crate::rules::Rules;
use crate::score::Score;

/// A rule set and what it makes of the position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleSetScore {
    /// The rule set.
    pub rules: Rules,
    /// Its score.
    pub score: Score,
    /// The stones it takes off, where they differ from the agreed ones.
    pub dead_differs: bool,
}
