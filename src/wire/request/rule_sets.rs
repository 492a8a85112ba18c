//! The rule sets of a question, built in or changed.

use std::collections::BTreeMap;

use schemars::{JsonSchema, Schema};
use serde::Serialize;
use serde_json::{Value, json};

use super::points::GivenAmount;
use crate::formats::json::{Json, JsonKind, quoted};
use crate::rules::{Komi, RuleSet};
use crate::wire::from_json::{FromJson, forms, request};
use crate::wire::reader::{Expected, JsonReader, Path};
use crate::wire::{ErrorCode, Limits};
use crate::words::one_of;

/// The rule sets to score under.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub enum RuleSetsRequest {
    /// Every built-in rule set.
    #[serde(rename = "all")]
    All,
    /// These, in this order.
    #[serde(untagged)]
    These(#[schemars(length(min = 1, max = Limits::DEFAULT.rule_sets_max))] Vec<RuleSetRequest>),
}

/// One rule set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum RuleSetRequest {
    /// An id, an alias, one of `KataGo`'s compact rule strings, or the id of a custom set as an answer gives it.
    Id(String),
    /// `KataGo`'s rules, scored under its own formal definitions.
    Katago(KatagoRequest),
    /// A built-in set with changes.
    Custom(CustomRuleSet),
}

request! {
    /// `KataGo`'s rules, in its own words.
    #[derive(Eq)]
    pub struct KatagoRequest {
        /// `KataGo`'s rules as JSON, a preset's name, or a compact rule string. Keys that are left out take `KataGo`'s
        /// defaults.
        #[schemars(extend("type" = ["object", "string"]))]
        pub katago: Value,
    }
}

impl FromJson for Value {
    const EXPECTED: Expected = Expected::Text("`KataGo`'s rules");
    const PLACEHOLDER: Self = Self::Null;

    fn from_json(_: &mut JsonReader, _: &Path<'_>, json: &Json<'_>) -> Option<Self> {
        Some(json.to_value())
    }
}

/// A built-in rule set with changes. Its id in the answer is that of the base with what it changes, for example
/// `korean-2016(komi=7.5,seki_points=counted)`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(transform = Self::describe)]
pub struct CustomRuleSet {
    /// The id or an alias of the set that is changed.
    pub base: String,
    /// Another komi.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub komi: Option<CustomKomi>,
    /// Axes and choices, by name.
    #[serde(flatten)]
    pub changes: BTreeMap<String, String>,
}

impl CustomRuleSet {
    fn describe(schema: &mut Schema) {
        if let Some(Value::Object(properties)) = schema.get_mut("properties") {
            for axis in RuleSet::AXES {
                let choices: Vec<_> = RuleSet::choices(axis).into_iter().flatten().map(Some).chain([None]).collect();
                properties.insert((*axis).to_owned(), json!({ "type": ["string", "null"], "enum": choices }));
            }
        }
        schema.insert("additionalProperties".to_owned(), false.into());
    }
}

impl FromJson for RuleSetRequest {
    const EXPECTED: Expected = Expected::Text("the id of a rule set, or {\"base\": id, and changes}");
    const PLACEHOLDER: Self = Self::Id(String::new());
    const LIST_MAX: fn(&Limits) -> usize = |limits| limits.rule_sets_max;

    fn from_json(reader: &mut JsonReader, path: &Path<'_>, json: &Json<'_>) -> Option<Self> {
        match json.kind() {
            JsonKind::Text => String::from_json(reader, path, json).map(Self::Id),
            JsonKind::Object if json.member("katago").is_some() => {
                KatagoRequest::from_json(reader, path, json).map(Self::Katago)
            }
            JsonKind::Object => CustomRuleSet::from_json(reader, path, json).map(Self::Custom),
            JsonKind::Null | JsonKind::Flag | JsonKind::Number | JsonKind::List => {
                reader.wrong_type(path, json, Self::EXPECTED)
            }
        }
    }
}

impl FromJson for CustomRuleSet {
    const EXPECTED: Expected = Expected::Text("a base and changes");
    const PLACEHOLDER: Self = Self { base: String::new(), komi: None, changes: BTreeMap::new() };

    fn from_json(reader: &mut JsonReader, path: &Path<'_>, json: &Json<'_>) -> Option<Self> {
        let members = reader.any_members(path, json, Self::EXPECTED)?;
        let base = FromJson::from_field(reader, &members, "base");
        let komi = FromJson::from_field(reader, &members, "komi");
        let mut changes = BTreeMap::new();
        for (name, json) in members.iter().filter(|(name, _)| !["base", "komi"].contains(name)) {
            changes.extend(change(reader, &path.name(name), name, json));
        }
        Some(Self { base, komi, changes })
    }
}

/// Another choice on an axis; one that is `null` changes nothing.
fn change(reader: &mut JsonReader, path: &Path<'_>, name: &str, json: &Json<'_>) -> Option<(String, String)> {
    let Some(choices) = RuleSet::choices(name) else {
        return reader.unknown_name(path, RuleSet::AXES, ErrorCode::UnknownAxis, format!("the axis {}", quoted(name)));
    };
    if *json == Json::Null {
        return None;
    }
    let expected = || one_of(choices.iter().copied());
    let Json::Text(text) = json else { return reader.wrong_type(path, json, expected()) };
    if !choices.iter().any(|choice| choice == text) {
        reader.fault(path, ErrorCode::UnknownChoice, json.describe(), expected());
        return None;
    }
    Some((name.to_owned(), text.to_string()))
}

/// Komi of a custom rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum CustomKomi {
    /// In every game.
    Same(GivenAmount),
    /// By kind of game.
    ByGame(KomiByGame),
}

impl From<CustomKomi> for Komi {
    fn from(komi: CustomKomi) -> Self {
        let (even, handicap) = match komi {
            CustomKomi::Same(komi) => (komi, komi),
            CustomKomi::ByGame(KomiByGame { even, handicap }) => (even, handicap),
        };
        Self { even: even.0, handicap: handicap.0 }
    }
}

request! {
    /// Komi of a custom rule set by kind of game.
    #[derive(Copy, Eq)]
    pub struct KomiByGame {
        /// In an even game.
        pub even: GivenAmount,
        /// In a handicap game.
        pub handicap: GivenAmount,
    }
}

impl FromJson for (String, String) {
    const EXPECTED: Expected = Expected::Text("a pair of rule sets such as [\"korean-2016\", \"ing-sst\"]");
    const PLACEHOLDER: Self = (String::new(), String::new());
    const LIST_MAX: fn(&Limits) -> usize = |limits| limits.compare_max;

    fn from_json(reader: &mut JsonReader, path: &Path<'_>, json: &Json<'_>) -> Option<Self> {
        let Json::Array(pair) = json else { return reader.wrong_type(path, json, Self::EXPECTED) };
        let [from, to] = pair.as_slice() else { return reader.wrong_type(path, json, Self::EXPECTED) };
        let mut name = |index, json| String::from_json(reader, &path.index(index), json).unwrap_or_default();
        Some((name(0, from), name(1, to)))
    }
}

forms! {
    RuleSetsRequest: "a list of rule sets, or \"all\"", ["all" => Self::All] [List => Self::These],
        else Self::These(Vec::new());
    CustomKomi: "a number, or {\"even\": komi, \"handicap\": komi}", [] [Number => Self::Same, Object => Self::ByGame],
        else Self::Same(GivenAmount::PLACEHOLDER);
}
