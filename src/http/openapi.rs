use std::sync::LazyLock;

use actix_web::App;
use serde_json::{Map, Value, json};
use utoipa::openapi::tag::TagBuilder;
use utoipa::openapi::{InfoBuilder, LicenseBuilder, OpenApi, OpenApiBuilder, Tag};
use utoipa_actix_web::AppExt as _;

use super::{Settings, routes};
use crate::wire;

static DOCUMENT: LazyLock<Value> = LazyLock::new(make);

static FILES: LazyLock<Vec<(&str, Value)>> = LazyLock::new(wire::schemas);

const TAGS: [(&str, &str); 10] = [
    ("scores", "A finished position under every rule set, and why they differ."),
    ("positions", "Positions read from files, texts and links."),
    ("moves", "What may be played, and what it does."),
    ("diagrams", "Pictures of positions."),
    ("records", "A referee's ruling on paper, as a game record and for machines."),
    ("rule-sets", "What each rule set says, clause by clause, with its source."),
    ("cases", "Documented positions and what their sources claim."),
    ("page", "The referee's page, and the files it is made of."),
    ("event", "What the event has laid down for which the service runs."),
    ("description", "This description, its schemas, and an explorer of them."),
];

/// The `OpenAPI` 3.1 document of the service: the routes as they are registered, the types as [`crate::wire`] writes them.
pub fn document() -> &'static Value {
    &DOCUMENT
}

/// The schemas as files of their own: a name, such as `score-request`, and JSON Schema 2020-12.
pub fn schema_files() -> &'static [(&'static str, Value)] {
    &FILES
}

fn make() -> Value {
    let (_, api) = App::new().into_utoipa_app().openapi(frame()).configure(routes::configure).split_for_parts();
    let mut document = serde_json::to_value(api).unwrap_or_default();
    // A computation without a body is none; utoipa cannot be told so of a type it knows by name only.
    for operation in document["paths"].as_object_mut().into_iter().flat_map(Map::values_mut) {
        if let Some(body) = operation.pointer_mut("/post/requestBody") {
            body["required"] = Value::Bool(true);
        }
    }
    // utoipa knows the types by name only; what they are is described once, by `wire`.
    document["components"] = json!({ "schemas": components() });
    document
}

/// The schemas by the names of their types, sorted. Each stand-alone schema carries those it needs as `$defs`; here all
/// stand side by side.
fn components() -> Map<String, Value> {
    let mut components = Map::new();
    for (_, schema) in schema_files() {
        let mut schema = schema.clone();
        rename_references(&mut schema);
        let Some(members) = schema.as_object_mut() else { continue };
        members.shift_remove("$schema");
        if let Some(Value::Object(parts)) = members.shift_remove("$defs") {
            components.extend(parts);
        }
        if let Some(name) = members.get("title").and_then(Value::as_str).map(str::to_owned) {
            components.insert(name, schema);
        }
    }
    components.sort_keys();
    components
}

fn rename_references(value: &mut Value) {
    match value {
        Value::Object(members) => {
            if let Some(Value::String(reference)) = members.get_mut("$ref") {
                *reference = reference.replace("#/$defs/", "#/components/schemas/");
            }
            members.values_mut().for_each(rename_references);
        }
        Value::Array(items) => items.iter_mut().for_each(rename_references),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// What all operations have in common, with the limits as they are by default.
fn description() -> String {
    let Settings { limits, queue, batches, timeout, .. } = Settings::default();
    let summary = env!("CARGO_PKG_DESCRIPTION");
    format!(
        "{summary}.\n\n\
        Nothing is stored. The same request gives the same answer, byte for byte. Every refusal is a problem (RFC 9457) with \
        a stable `code`; every answer bears its `x-request-id`. HEAD is served wherever GET is.\n\n\
        Limits, unless whoever runs the service sets others: a body of {body} bytes, a line of a batch of {line} bytes, \
        {sets} rule sets, {moves} moves of a record, {sequence} moves compared, {compare} pairs compared, {adjustments} \
        adjustments, {nodes} positions searched on a board; {seconds} s for an answer; {queue} requests waiting; {batches} \
        batches at once. What is too long is \
        refused with 413 or 422, what is too often with 429, what finds no seat or takes too long with 503.",
        body = limits.body_bytes,
        line = limits.line_bytes,
        sets = limits.rule_sets_max,
        moves = limits.moves_max,
        sequence = limits.sequence_max,
        compare = limits.compare_max,
        adjustments = limits.adjustments_max,
        nodes = limits.search_nodes_max,
        seconds = timeout.as_secs(),
    )
}

fn frame() -> OpenApi {
    let license = LicenseBuilder::new().name("MIT OR Apache-2.0").identifier(Some("MIT OR Apache-2.0")).build();
    let info = InfoBuilder::new()
        .title("gyega")
        .version(env!("CARGO_PKG_VERSION"))
        .description(Some(description()))
        .license(Some(license))
        .build();
    let operations = ("operations", "For those who run the service.");
    let tag = |(name, text): (&str, &str)| -> Tag { TagBuilder::new().name(name).description(Some(text)).build() };
    OpenApiBuilder::new().info(info).tags(Some(TAGS.into_iter().chain([operations]).map(tag))).build()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_type_has_the_same_schema_wherever_it_stands() {
        let mut seen: Map<String, Value> = Map::new();
        for (file, schema) in schema_files() {
            for (name, part) in schema["$defs"].as_object().into_iter().flatten() {
                let first = seen.entry(name.clone()).or_insert_with(|| part.clone());
                assert_eq!(first, part, "{name} in {file}");
            }
        }
        assert!(components().len() > seen.len(), "the files themselves are no parts");
    }
}
