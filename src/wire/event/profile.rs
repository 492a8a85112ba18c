//! An event profile as its file has it.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Serialize;
use toml::value::Datetime;

use crate::formats::json::{Json, quoted};
use crate::render::Language;
use crate::rules::Amount;
use crate::wire::from_json::{FromJson, forms, request};
use crate::wire::reader::{Expected, JsonReader, Path};
use crate::wire::{ErrorCode, GivenAmount, Limits, PlainText, Whole};

/// A name: no longer than the reason of an adjustment.
type EventName = Said<200>;

/// A remark.
type EventText = Said<2000>;

request! {
    /// An event profile as its file has it.
    pub struct EventProfile {
        pub name: EventName,
        pub place: Option<EventName>,
        pub dates: Option<DatesProfile>,
        pub rule_sets: Option<Vec<RuleSetItem>>,
        pub komi: Option<GivenAmount>,
        pub overtime: Option<OvertimeProfile>,
        pub penalties: Option<Vec<PenaltyProfile>>,
        pub language: Option<Language>,
        pub second_language: Option<Language>,
        pub referees: Option<Vec<EventName>>,
        pub tables: Option<Whole<1, 100_000>>,
        pub rounds: Option<Whole<1, 1_000>>,
        pub note: Option<EventText>,
    }

    pub struct DatesProfile {
        pub from: Date,
        pub until: Option<Date>,
    }

    pub struct RuleSetProfile {
        pub rule_set: String,
        pub edition: Option<EventText>,
        pub komi: Option<GivenAmount>,
    }

    pub struct OvertimeProfile {
        pub periods: Option<Whole<0, 100>>,
        pub points: Option<Points>,
        pub text: Option<EventText>,
    }

    pub struct PenaltyProfile(at most |_| LIST_MAX) {
        pub name: EventName,
        pub amount: Points,
        pub from: Option<Date>,
        pub until: Option<Date>,
        pub text: Option<Texts>,
        pub rule_sets: Option<Vec<String>>,
        pub source: Option<EventText>,
        pub note: Option<EventText>,
    }
}

/// A rule set, with what an event says of it or without.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum RuleSetItem {
    Name(String),
    Table(RuleSetProfile),
}

forms! {
    RuleSetItem: "the id or an alias of a rule set, or a table with rule_set, edition, komi",
        [] [Text => Self::Name, Object => Self::Table], else Self::Name(String::new()),
        at most |limits| limits.rule_sets_max;
}

/// A text that says something, without blanks around it.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Said<const MAX: usize>(pub String);

/// A day, a month or a year. TOML has days of its own; months and years are texts.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Date(pub String);

/// Points that the opponent gets.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Points(pub Amount);

/// A text by language.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Texts(pub BTreeMap<String, String>);

/// The most referees, and the most rule sets of a penalty.
pub(super) const LIST_MAX: usize = 64;

/// What is said, as plain text.
pub(super) fn text<const MAX: usize>(said: Option<Said<MAX>>) -> Option<String> {
    said.map(|Said(text)| text)
}

impl<const MAX: usize> FromJson for Said<MAX> {
    const EXPECTED: Expected = Expected::Text("a text that says something");
    const PLACEHOLDER: Self = Self(String::new());
    const LIST_MAX: fn(&Limits) -> usize = |_| LIST_MAX;

    fn from_json(reader: &mut JsonReader, path: &Path<'_>, json: &Json<'_>) -> Option<Self> {
        let trimmed = json.as_text().map(|text| Json::Text(text.trim().into()));
        if trimmed.as_ref().and_then(Json::as_text) == Some("") {
            reader.fault(path, ErrorCode::Empty, json.describe(), Self::EXPECTED);
            return None;
        }
        // They go into records, which take no more.
        PlainText::<MAX>::from_json(reader, path, trimmed.as_ref().unwrap_or(json)).map(|PlainText(text)| Self(text))
    }
}

impl FromJson for Points {
    const EXPECTED: Expected = Expected::Text("points to the opponent, 0 or more");
    const PLACEHOLDER: Self = Self(Amount::ZERO);

    fn from_json(reader: &mut JsonReader, path: &Path<'_>, json: &Json<'_>) -> Option<Self> {
        let amount = reader.amount(path, json, "points to the opponent")?;
        if amount < Amount::ZERO {
            reader.fault(path, ErrorCode::OutOfRange, json.describe(), Self::EXPECTED);
        }
        (amount >= Amount::ZERO).then_some(Self(amount))
    }
}

impl FromJson for Texts {
    const EXPECTED: Expected = Expected::Text("a text by language");
    const PLACEHOLDER: Self = Self(BTreeMap::new());

    fn from_json(reader: &mut JsonReader, path: &Path<'_>, json: &Json<'_>) -> Option<Self> {
        let members = reader.members(path, json, &Language::codes())?;
        let read = |(language, json): (&str, _)| {
            Some((language.to_owned(), text(EventName::from_json(reader, &path.name(language), json))?))
        };
        Some(Self(members.iter().filter_map(read).collect()))
    }
}

impl FromJson for Date {
    const EXPECTED: Expected = Expected::Text("a date: YYYY, YYYY-MM or YYYY-MM-DD");
    const PLACEHOLDER: Self = Self(String::new());

    fn from_json(reader: &mut JsonReader, path: &Path<'_>, json: &Json<'_>) -> Option<Self> {
        let date = reader.text(path, json, Self::EXPECTED)?;
        if !is_date(date) {
            reader.fault(path, ErrorCode::UnknownValue, quoted(date), Self::EXPECTED);
        }
        is_date(date).then(|| Self(date.to_owned()))
    }
}

/// Months and years are judged by their first day; which days there are TOML says.
fn is_date(text: &str) -> bool {
    let first = ["-01-01", "-01", ""].into_iter().find(|first| text.len() + first.len() == "YYYY-MM-DD".len());
    let day = first.and_then(|first| format!("{text}{first}").parse::<Datetime>().ok());
    day.is_some_and(|day| day.date.is_some())
}

#[cfg(test)]
mod tests {
    use super::is_date;

    #[test]
    fn dates_are_days_months_and_years_that_there_are() {
        for date in ["2025", "2025-02", "2025-02-28", "2024-02-29", "2000-02-29", "2025-12-31"] {
            assert!(is_date(date), "{date}");
        }
        for date in [
            "",
            "25",
            "2025-13",
            "2025-00",
            "2025-2-1",
            "2025-02-29",
            "1900-02-29",
            "2025-01-01-01",
            "2025-01-01T00:00:00",
        ] {
            assert!(!is_date(date), "{date}");
        }
    }
}
