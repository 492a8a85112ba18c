use crate::board::{ByColor, Color};
use crate::rules::{Amount, RuleSet};

/// Which komi applies.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum KomiChoice {
    /// Each rule set's own.
    #[default]
    OfRuleSet,
    /// One komi for every rule set.
    Same(Amount),
    /// By id of the rule set; sets not named take their own.
    ByRuleSet(Vec<(String, Amount)>),
}

impl KomiChoice {
    /// The komi chosen for a rule set, if the caller chose one.
    pub fn chosen(&self, rules: &RuleSet) -> Option<Amount> {
        match self {
            Self::OfRuleSet => None,
            Self::Same(komi) => Some(*komi),
            Self::ByRuleSet(list) => list.iter().find(|(id, _)| *id == rules.id).map(|(_, komi)| *komi),
        }
    }

    /// The komi that is counted under a rule set: what the caller chose, else its own for this many handicap stones;
    /// nothing where it has none.
    pub fn for_rules(&self, rules: &RuleSet, handicap: u16) -> Option<Amount> {
        self.chosen(rules).or_else(|| rules.komi_for(handicap))
    }

    /// The rule sets that are named.
    pub fn rule_sets(&self) -> impl Iterator<Item = &str> {
        let list = match self {
            Self::OfRuleSet | Self::Same(_) => &[],
            Self::ByRuleSet(list) => list.as_slice(),
        };
        list.iter().map(|(id, _)| id.as_str())
    }
}

/// Points given to a player for a reason of the event, such as a penalty of the opponent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Adjustment {
    /// Who gets them; a negative amount takes them away.
    pub player: Color,
    /// How many.
    pub amount: Amount,
    /// Why, as typed.
    pub reason: String,
    /// Under which rule sets, by id; all when empty.
    pub rule_sets: Vec<String>,
}

impl Adjustment {
    /// Whether it applies under a rule set.
    pub fn applies_to(&self, rules: &RuleSet) -> bool {
        self.rule_sets.is_empty() || self.rule_sets.iter().any(|id| *id == rules.id)
    }
}

/// What is counted besides the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Terms {
    /// Which komi.
    pub komi: KomiChoice,
    /// Ing overtime periods bought by each player.
    pub overtime: ByColor<u8>,
    /// Points given for other reasons.
    pub adjustments: Vec<Adjustment>,
}

impl Terms {
    /// The periods of overtime that can be bought under Ing's rules; one more and the game is lost.
    pub const OVERTIME_PERIODS_MAX: u8 = 3;

    /// Whether a player needed more overtime than can be bought.
    pub const fn out_of_time(&self, player: Color) -> bool {
        *self.overtime.get(player) > Self::OVERTIME_PERIODS_MAX
    }
}
