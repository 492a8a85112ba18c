use super::{Source, sources};

/// A rule text of which another text knows the name, and of which nothing else is known: there is no rule set of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NameOnlyRules {
    /// What it is called.
    pub name: &'static str,
    /// The text that names it.
    pub source: &'static Source,
}

/// Rule texts known by name only, by year.
pub const KNOWN_BY_NAME: &[NameOnlyRules] = &[
    NameOnlyRules { name: "Korean rules of 2010", source: &sources::KOREAN_RULES_2016 },
    NameOnlyRules { name: "Sports Toto rules of 2011", source: &sources::KOREAN_RULES_2016 },
    NameOnlyRules { name: "National Sports Festival rules of 2015", source: &sources::KOREAN_RULES_2016 },
];
