use crate::rules::{Announcement, RuleSet};
use crate::score::Verdict;

/// A result as game records write it, and the unit in which its rule set announces it. In JSON it is what is written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(serde::Serialize), serde(transparent))]
pub struct WrittenResult {
    /// Such as `W+1`.
    pub written: String,
    /// The unit, where the text of the rule set names one.
    #[cfg_attr(feature = "json", serde(skip))]
    pub announcement: Option<Announcement>,
}

impl From<&str> for WrittenResult {
    /// A result under rules that are not known.
    fn from(written: &str) -> Self {
        Self { written: written.to_owned(), announcement: None }
    }
}

impl WrittenResult {
    /// The result of a game under a rule set.
    pub fn new(rules: &RuleSet, verdict: &Verdict) -> Self {
        Self { written: verdict.result(), announcement: rules.announcement.choice() }
    }
}
