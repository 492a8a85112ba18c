use crate::position::Position;
use crate::rules::{Rules, by_id};
use crate::score::Terms;

/// How much of a report is wanted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Detail {
    /// Scores without their ledgers.
    Totals,
    /// Scores with their ledgers and differences.
    Ledger,
    /// Everything.
    #[default]
    Full,
}

impl Detail {
    /// All, the least first.
    pub const ALL: [Self; 3] = [Self::Totals, Self::Ledger, Self::Full];

    /// The word used in requests.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Totals => "totals",
            Self::Ledger => "ledger",
            Self::Full => "full",
        }
    }
}

/// A question: a position, and under which rule sets and terms it is to be scored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Case {
    /// The position.
    pub position: Position,
    /// The rule sets, in the order of the answer; no id twice.
    pub rule_sets: Vec<Rules>,
    /// Komi, overtime, adjustments.
    pub terms: Terms,
    /// Pairs of ids to compare besides the first set with each other one.
    pub compare: Vec<(String, String)>,
    /// Whether to say what is known of the life of each group.
    pub classify: bool,
    /// How much is wanted. It does not change any score.
    pub detail: Detail,
}

/// Why a case cannot be answered.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CaseFault {
    /// A rule set stands twice.
    #[error("rule set {0} is named twice")]
    RuleSetTwice(String),
    /// A pair to compare names a set that is not scored.
    #[error("rule set {0} is to be compared but is not among those scored")]
    NotScored(String),
    /// Marks are given for a rule set that takes no stones off by agreement.
    #[error("rule set {0} takes no stones off by agreement, but stones are marked dead for it")]
    RemovesNothing(String),
}

impl Case {
    /// A case with the rule sets taken by default: `korean-2016`, `chinese-2002` and `ing-sst`, as far as they are built in.
    pub fn new(position: Position) -> Self {
        Self {
            position,
            rule_sets: Self::default_rule_sets(),
            terms: Terms::default(),
            compare: Vec::new(),
            classify: true,
            detail: Detail::Full,
        }
    }

    /// The rule sets taken by default.
    pub fn default_rule_sets() -> Vec<Rules> {
        ["korean-2016", "chinese-2002", "ing-sst"].iter().filter_map(|id| by_id(id)).map(Rules::from).collect()
    }

    /// The indices of the pairs to compare: the first set with each other one, then those asked for.
    pub fn pairs(&self) -> Vec<(usize, usize)> {
        let find = |id: &str| self.rule_sets.iter().position(|rules| rules.id == id);
        let mut pairs: Vec<_> = (1..self.rule_sets.len()).map(|index| (0, index)).collect();
        for (from, to) in &self.compare {
            if let Some(pair) = find(from).zip(find(to))
                && !pairs.contains(&pair)
            {
                pairs.push(pair);
            }
        }
        pairs
    }

    /// What is wrong with the case, all at once.
    pub fn faults(&self) -> Vec<CaseFault> {
        let ids: Vec<&str> = self.rule_sets.iter().map(|rules| rules.id.as_ref()).collect();
        let twice = ids.iter().enumerate().filter(|(index, id)| ids[..*index].contains(id));
        let mut faults: Vec<_> = twice.map(|(_, id)| CaseFault::RuleSetTwice((*id).to_owned())).collect();
        let named = self.compare.iter().flat_map(|(from, to)| [from, to]);
        faults.extend(named.filter(|id| !ids.contains(&id.as_str())).map(|id| CaseFault::NotScored(id.clone())));
        let marked = self.rule_sets.iter().filter(|rules| self.position.dead_under(&rules.id).is_some());
        let refuses =
            |rules: &&Rules| rules.removal.choice().is_some_and(|removal| removal != crate::rules::Removal::Agreed);
        faults.extend(marked.filter(refuses).map(|rules| CaseFault::RemovesNothing(rules.id.to_string())));
        faults
    }
}
