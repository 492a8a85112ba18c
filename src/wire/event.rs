use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Serialize;

use crate::report::Case;
use crate::rules::{Amount, Rules};

/// What an event has laid down: a profile that its organiser gives the service in a file, or a plain one.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Event {
    /// The name of the event; null without a profile.
    pub name: Option<String>,
    /// Where it is.
    pub place: Option<String>,
    /// When it is.
    pub dates: Option<EventDates>,
    /// The rule sets to look at, the one that rules first.
    pub rule_sets: Vec<EventRuleSet>,
    /// What time past the basic time costs; null where nothing is said.
    pub overtime: Option<EventOvertime>,
    /// Penalties in points that a referee may give, as presets of `adjustments`.
    pub penalties: Vec<EventPenalty>,
    /// The language of the event, as the `language` of a request.
    pub language: String,
    /// A second language, for records that two players sign.
    pub second_language: Option<String>,
    /// The referees.
    pub referees: Vec<String>,
    /// How many tables there are.
    pub tables: Option<u32>,
    /// How many rounds.
    pub rounds: Option<u32>,
    /// A remark of the organiser, such as what was not verified.
    pub note: Option<String>,
}

/// From which day to which: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct EventDates {
    /// The first.
    pub from: String,
    /// The last; null where there is none, or only one.
    pub until: Option<String>,
}

/// A rule set of an event.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct EventRuleSet {
    /// Its id.
    #[schemars(example = "korean-2016")]
    pub rule_set: String,
    /// Its name in full.
    pub name: &'static str,
    /// The edition of the text that this program has read.
    pub text_edition: &'static str,
    /// What the organiser says of the edition that is in force at the event.
    pub edition: Option<String>,
    /// Komi at the event; null for that of the rule set.
    pub komi: Option<Amount>,
}

/// What time past the basic time costs.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct EventOvertime {
    /// How many periods a player may buy; null where nothing is said.
    pub periods: Option<u32>,
    /// Points to the opponent for each; null where it costs none.
    pub points: Option<Amount>,
    /// The rule in words.
    pub text: Option<String>,
}

/// A penalty that a referee may give.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct EventPenalty {
    /// What it is called.
    pub name: String,
    /// Points to the opponent; 0 for a caution that costs none.
    pub amount: Amount,
    /// From which day to which it is in force; null where nothing is said.
    pub dates: Option<EventDates>,
    /// What the players are told, by language.
    pub text: BTreeMap<String, String>,
    /// Under which rule sets it counts, by id; empty for all.
    pub rule_sets: Vec<String>,
    /// Where it is laid down, or who says so.
    pub source: Option<String>,
    /// A remark, such as what was not verified.
    pub note: Option<String>,
}

impl EventRuleSet {
    pub(super) fn new(rules: &Rules, edition: Option<String>, komi: Option<Amount>) -> Self {
        Self { rule_set: rules.id.to_string(), name: rules.name, text_edition: rules.text.edition, edition, komi }
    }
}

impl Default for Event {
    /// The rule sets taken by default, and nothing more.
    fn default() -> Self {
        Self {
            name: None,
            place: None,
            dates: None,
            rule_sets: Case::default_rule_sets().iter().map(|rules| EventRuleSet::new(rules, None, None)).collect(),
            overtime: None,
            penalties: Vec::new(),
            language: "en".to_owned(),
            second_language: None,
            referees: Vec::new(),
            tables: None,
            rounds: None,
            note: None,
        }
    }
}
