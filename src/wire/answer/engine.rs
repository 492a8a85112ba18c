use schemars::JsonSchema;
use serde::Serialize;

/// The version of the rule sets: it rises when what a built-in set says is corrected or completed.
pub(super) const RULES_VERSION: &str = "2";

/// What answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Engine {
    /// The version of the program.
    pub version: &'static str,
    /// The version of the rule sets.
    pub rules_version: &'static str,
    /// Nodes of search that were spent.
    pub nodes: u64,
}

impl Engine {
    /// This program, after so many nodes of search.
    pub const fn after(nodes: u64) -> Self {
        Self { version: env!("CARGO_PKG_VERSION"), rules_version: RULES_VERSION, nodes }
    }
}
