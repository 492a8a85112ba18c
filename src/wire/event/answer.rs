use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Serialize;

use super::profile::{EventProfile, OvertimeProfile, PenaltyProfile, Points, Said, Texts, text};
use crate::render::Language;
use crate::report::ScoreTask;
use crate::rules::{Amount, SharedRuleSet};
use crate::wire::Whole;
use crate::wire::from_json::FromJson as _;
use crate::wire::view::view;

view! {
    /// What an event has laid down: a profile that its organiser gives the service in a file, or a plain one.
    pub struct Event(
        profile: EventProfile,
        dates: Option<EventDates>,
        rule_sets: Vec<EventRuleSet>,
        penalties: Vec<EventPenalty>,
    ) {
        /// The name of the event; null without a profile.
        pub name: Option<String> = Some(profile.name.0),
        /// Where it is.
        pub place: Option<String> = text(profile.place),
        /// When it is.
        pub dates: Option<EventDates> = dates,
        /// The rule sets to look at, the one that rules first.
        pub rule_sets: Vec<EventRuleSet> = rule_sets,
        /// What time past the basic time costs; null where nothing is said.
        pub overtime: Option<EventOvertime> = profile.overtime.map(EventOvertime::new),
        /// Penalties in points that a referee may give, as presets of `adjustments`.
        pub penalties: Vec<EventPenalty> = penalties,
        /// The language of the event, as the `language` of a request.
        pub language: String = profile.language.unwrap_or(Language::En).as_str().to_owned(),
        /// A second language, for records that two players sign.
        pub second_language: Option<String> = profile.second_language.map(|language| language.as_str().to_owned()),
        /// The referees.
        pub referees: Vec<String> = profile.referees.into_iter().flatten().map(|Said(name)| name).collect(),
        /// How many tables there are.
        pub tables: Option<u32> = profile.tables.map(|Whole(count)| count),
        /// How many rounds.
        pub rounds: Option<u32> = profile.rounds.map(|Whole(count)| count),
        /// A remark of the organiser, such as what was not verified.
        pub note: Option<String> = text(profile.note),
    }

    /// A rule set of an event.
    pub struct EventRuleSet(rules: &SharedRuleSet, edition: Option<String>, komi: Option<Amount>) {
        /// Its id.
        #[schemars(example = "korean-2016")]
        pub rule_set: String = rules.id.to_string(),
        /// Its name in full.
        pub name: &'static str = rules.name,
        /// The edition of the text that this program has read.
        pub text_edition: &'static str = rules.text.edition,
        /// What the organiser says of the edition that is in force at the event.
        pub edition: Option<String> = edition,
        /// Komi at the event; null for that of the rule set.
        pub komi: Option<Amount> = komi,
    }

    /// What time past the basic time costs.
    pub struct EventOvertime(profile: OvertimeProfile) {
        /// How many periods a player may buy; null where nothing is said.
        pub periods: Option<u32> = profile.periods.map(|Whole(periods)| periods),
        /// Points to the opponent for each; null where it costs none.
        pub points: Option<Amount> = profile.points.map(|Points(points)| points),
        /// The rule in words.
        pub text: Option<String> = text(profile.text),
    }

    /// A penalty that a referee may give.
    pub struct EventPenalty(profile: PenaltyProfile, dates: Option<EventDates>, rule_sets: Vec<String>) {
        /// What it is called.
        pub name: String = profile.name.0,
        /// Points to the opponent; 0 for a caution that costs none.
        pub amount: Amount = profile.amount.0,
        /// From which day to which it is in force; null where nothing is said.
        pub dates: Option<EventDates> = dates,
        /// What the players are told, by language.
        pub text: BTreeMap<String, String> = profile.text.map(|Texts(texts)| texts).unwrap_or_default(),
        /// Under which rule sets it counts, by id; empty for all.
        pub rule_sets: Vec<String> = rule_sets,
        /// Where it is laid down, or who says so.
        pub source: Option<String> = text(profile.source),
        /// A remark, such as what was not verified.
        pub note: Option<String> = text(profile.note),
    }
}

/// From which day to which: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct EventDates {
    /// The first.
    pub from: String,
    /// The last; null where there is none, or only one.
    pub until: Option<String>,
}

impl Default for Event {
    /// The rule sets taken by default, and nothing more.
    fn default() -> Self {
        let sets = ScoreTask::default_rule_sets();
        let sets = sets.iter().map(|rules| EventRuleSet::new(rules, None, None)).collect();
        Self { name: None, ..Self::new(EventProfile::PLACEHOLDER, None, sets, Vec::new()) }
    }
}
