use std::sync::LazyLock;

use schemars::generate::SchemaSettings;
use schemars::transform::RecursiveTransform;
use schemars::{JsonSchema, Schema};
use serde_json::Value;

use super::{
    CaseList, CaseResponse, DiagramRequest, MoveRequest, MoveResponse, PositionResponse, Problem, RuleSetList,
    RuleSetResponse, ScoreRequest, ScoreResponse,
};
use crate::explain::StatementCode;

/// The stand-alone schemas (JSON Schema 2020-12) of what is read and written, by name, in the documented order.
///
/// ```
/// let schemas = gyega::wire::schemas();
/// assert_eq!(schemas[0].0, "score-request");
/// assert_eq!(schemas[0].1["title"], "ScoreRequest");
/// ```
pub fn schemas() -> &'static [(&'static str, Value)] {
    static SCHEMAS: LazyLock<Vec<(&str, Value)>> =
        LazyLock::new(|| schemas_by(&settings().with_transform(RecursiveTransform(leave_out_of_answers))));
    &SCHEMAS
}

/// The schemas of what a program of ours writes: a field of which nothing is told is left out, and never `null`.
#[cfg(feature = "server")]
pub(crate) fn schemas_as_written() -> Vec<(&'static str, Value)> {
    schemas_by(&settings().with_transform(RecursiveTransform(leave_out_in_place_of_null)))
}

fn schemas_by(settings: &SchemaSettings) -> Vec<(&'static str, Value)> {
    vec![
        ("score-request", schema_of::<ScoreRequest>(settings)),
        ("score-response", schema_of::<ScoreResponse>(settings)),
        ("proposal-response", schema_of::<super::ProposalResponse>(settings)),
        ("move-request", schema_of::<MoveRequest>(settings)),
        ("move-response", schema_of::<MoveResponse>(settings)),
        ("diagram-request", schema_of::<DiagramRequest>(settings)),
        ("position-response", schema_of::<PositionResponse>(settings)),
        ("problem", schema_of::<Problem>(settings)),
        ("rule-set-list", schema_of::<RuleSetList>(settings)),
        ("rule-set", schema_of::<RuleSetResponse>(settings)),
        ("case-list", schema_of::<CaseList>(settings)),
        ("case", schema_of::<CaseResponse>(settings)),
        #[cfg(feature = "server")]
        ("event", schema_of::<super::Event>(settings)),
        #[cfg(feature = "server")]
        ("route-list", schema_of::<super::RouteList>(settings)),
        #[cfg(feature = "rulings")]
        ("ruling-request", schema_of::<super::RulingRequest>(settings)),
        #[cfg(feature = "rulings")]
        ("ruling-record", schema_of::<super::RulingRecord>(settings)),
    ]
}

/// How every schema of ours is generated: JSON Schema 2020-12, of what is written, with the line breaks of doc comments
/// taken out of descriptions.
fn settings() -> SchemaSettings {
    SchemaSettings::draft2020_12().for_serialize().with_transform(RecursiveTransform(unwrap_description))
}

/// Objects of requests, which are those that refuse unknown fields, take `null` for what may be left out. Fields that
/// are given beside others alone are told of at their end.
fn leave_out_of_answers(schema: &mut Schema) {
    if schema.get("additionalProperties") != Some(&Value::Bool(false)) {
        leave_out_in_place_of_null(schema);
    } else if let Some(rules) = schema.as_object_mut().and_then(|members| members.shift_remove("allOf")) {
        schema.insert("allOf".to_owned(), rules);
    }
}

/// A field that need not be there is left out in the place of `null`, unless `x-nullable` says that it may be both.
fn leave_out_in_place_of_null(schema: &mut Schema) {
    let required = schema.get("required").and_then(Value::as_array).cloned().unwrap_or_default();
    let Some(Value::Object(properties)) = schema.get_mut("properties") else { return };
    for (name, property) in properties {
        let Some(property) = property.as_object_mut() else { continue };
        let is_nullable = property.shift_remove("x-nullable").is_some();
        if is_nullable || required.iter().any(|needed| needed == name) {
            continue;
        }
        if let Some(Value::Array(words)) = property.get_mut("enum") {
            words.retain(|word| !word.is_null());
        }
        if let Some(Value::Array(kinds)) = property.get_mut("type") {
            kinds.retain(|kind| kind != "null");
            if let [kind] = kinds.as_slice() {
                let kind = kind.clone();
                property.insert("type".to_owned(), kind);
            }
        }
        let Some(Value::Array(forms)) = property.get_mut("anyOf") else { continue };
        forms.retain(|form| form["type"] != "null");
        if let [Value::Object(only)] = forms.as_slice() {
            let only = only.clone();
            property.shift_remove("anyOf");
            for (name, value) in only {
                property.entry(name).or_insert(value);
            }
        }
    }
}

fn unwrap_description(schema: &mut Schema) {
    if let Some(Value::String(text)) = schema.get_mut("description") {
        *text = with_codes(&text.replace('\n', " "));
    }
}

/// A description in which `audit-*` stands for every code that begins so.
fn with_codes(text: &str) -> String {
    let Some((before, after)) = text.split_once("-*`") else { return text.to_owned() };
    let Some((before, prefix)) = before.rsplit_once('`') else { return text.to_owned() };
    let codes = StatementCode::ALL.iter().map(|code| code.as_str());
    let named: Vec<&str> =
        codes.filter(|code| code.strip_prefix(prefix).is_some_and(|rest| rest.starts_with('-'))).collect();
    format!("{before}`{}`{after}", named.join("`, `"))
}

/// The schema of what a type writes.
fn schema_of<T: JsonSchema>(settings: &SchemaSettings) -> Value {
    settings.clone().into_generator().into_root_schema_for::<T>().to_value()
}
