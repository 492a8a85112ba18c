use schemars::generate::SchemaSettings;
use schemars::transform::RecursiveTransform;
use schemars::{JsonSchema, Schema};
use serde_json::Value;

use super::{
    CaseList, CaseResponse, DiagramRequest, MoveRequest, MoveResponse, PositionResponse, Problem, RuleSetList,
    RuleSetResponse, ScoreRequest, ScoreResponse,
};

/// The stand-alone schemas (JSON Schema 2020-12) of what is read and written, by name, in the order of the documentation.
///
/// ```
/// let schemas = gyega::wire::schemas();
/// assert_eq!(schemas[0].0, "score-request");
/// assert_eq!(schemas[0].1["title"], "ScoreRequest");
/// ```
pub fn schemas() -> Vec<(&'static str, Value)> {
    vec![
        ("score-request", schema_of::<ScoreRequest>()),
        ("score-response", schema_of::<ScoreResponse>()),
        ("move-request", schema_of::<MoveRequest>()),
        ("move-response", schema_of::<MoveResponse>()),
        ("diagram-request", schema_of::<DiagramRequest>()),
        ("position-response", schema_of::<PositionResponse>()),
        ("problem", schema_of::<Problem>()),
        ("rule-set-list", schema_of::<RuleSetList>()),
        ("rule-set", schema_of::<RuleSetResponse>()),
        ("case-list", schema_of::<CaseList>()),
        ("case", schema_of::<CaseResponse>()),
        #[cfg(feature = "server")]
        ("event", schema_of::<super::Event>()),
        #[cfg(feature = "rulings")]
        ("ruling-request", schema_of::<super::RulingRequest>()),
        #[cfg(feature = "rulings")]
        ("ruling-record", schema_of::<super::RulingRecord>()),
    ]
}

/// How every schema of ours is generated: JSON Schema 2020-12, of what is written, with the line breaks of doc comments taken
/// out of descriptions.
pub(crate) fn settings() -> SchemaSettings {
    SchemaSettings::draft2020_12().for_serialize().with_transform(RecursiveTransform(unwrap_description))
}

fn unwrap_description(schema: &mut Schema) {
    if let Some(Value::String(text)) = schema.get_mut("description") {
        *text = text.replace('\n', " ");
    }
}

/// The schema of what a type writes.
pub(crate) fn schema_of<T: JsonSchema>() -> Value {
    settings().into_generator().into_root_schema_for::<T>().to_value()
}
