use std::ops::Deref;
use std::sync::Arc;

use super::RuleSet;

/// A rule set to score under: one of the built-in sets, or one made for a question. Cheap to copy about.
///
/// ```
/// use gyega::rules::{SharedRuleSet, by_id};
///
/// let rules = SharedRuleSet::from(by_id("aga").unwrap());
/// assert_eq!(rules.id, "aga", "it reads like the set itself");
/// ```
#[derive(Clone, Debug)]
pub enum SharedRuleSet {
    /// Built in.
    BuiltIn(&'static RuleSet),
    /// Made by the caller.
    Custom(Arc<RuleSet>),
}

impl Deref for SharedRuleSet {
    type Target = RuleSet;

    fn deref(&self) -> &RuleSet {
        match self {
            Self::BuiltIn(rules) => rules,
            Self::Custom(rules) => rules,
        }
    }
}

impl PartialEq for SharedRuleSet {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl Eq for SharedRuleSet {}

impl From<&'static RuleSet> for SharedRuleSet {
    fn from(rules: &'static RuleSet) -> Self {
        Self::BuiltIn(rules)
    }
}

impl From<RuleSet> for SharedRuleSet {
    fn from(rules: RuleSet) -> Self {
        Self::Custom(Arc::new(rules))
    }
}
