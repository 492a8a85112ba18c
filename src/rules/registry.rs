use super::sets::KOREAN_2016;
use super::{Context, RuleSet};

static SETS: &[RuleSet] = &[KOREAN_2016];

/// Every built-in rule set, in the order of the documentation.
pub fn all() -> &'static [RuleSet] {
    SETS
}

/// The built-in rule set of exactly this id.
pub fn by_id(id: &str) -> Option<&'static RuleSet> {
    SETS.iter().find(|set| set.id == id)
}

/// A name that stands for no rule set.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no rule set is named {found}; near names are {}", near.join(", "))]
pub struct UnknownRuleSet {
    /// What was given.
    pub found: String,
    /// Ids and aliases that look like it, nearest first.
    pub near: Vec<String>,
}

/// The built-in rule set that a name stands for in a context: an id, or one of its aliases there.
///
/// # Errors
///
/// When no set has that name; near names are listed, nothing is taken by default.
pub fn find(name: &str, _context: Context) -> Result<&'static RuleSet, UnknownRuleSet> {
    by_id(name).ok_or_else(|| UnknownRuleSet { found: name.to_owned(), near: Vec::new() })
}
