/// Where a claim about a rule set was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Source {
    /// The tag by which clauses name it.
    pub tag: &'static str,
    /// What it is, with a link where there is one.
    pub what: &'static str,
}

/// Every source a clause names, by tag.
pub const SOURCES: &[Source] = &[];
