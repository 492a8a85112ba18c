//! The description of the service: held to what the build makes, and what answers are held to.

use std::fs;
use std::sync::LazyLock;

use gyega::compare::CauseKind;
use gyega::explain::StatementCode;
use gyega::http::document;
use gyega::render::Language;
use gyega::report::ChangeKind;
use gyega::score::EntryKind;
use gyega::wire;
use serde_json::{Value, json};

use crate::support::{files_below, project};

/// Asserts that a value is what a named schema of the document describes.
#[track_caller]
pub(crate) fn assert_fits(schema: &str, value: &Value) {
    static COMPONENTS: LazyLock<Value> = LazyLock::new(|| document()["components"].clone());
    assert!(COMPONENTS["schemas"].get(schema).is_some(), "the document has no schema {schema}");
    let whole = json!({"$ref": format!("#/components/schemas/{schema}"), "components": *COMPONENTS});
    let validator = jsonschema::draft202012::new(&whole).unwrap_or_else(|error| panic!("{schema}: {error}"));
    let faults: Vec<String> =
        validator.iter_errors(value).map(|error| format!("{}: {error}", error.instance_path())).collect();
    assert!(faults.is_empty(), "{schema}: {}\n{value:#}", faults.join("\n"));
}

#[test]
fn what_is_checked_in_is_what_the_build_makes() {
    let folder = project().join("openapi");
    let mut made = vec![(folder.join("openapi.json"), pretty(document()))];
    made.extend(
        wire::schemas()
            .iter()
            .map(|(name, schema)| (folder.join("schemas").join(format!("{name}.schema.json")), pretty(schema))),
    );
    if std::env::var_os("UPDATE").is_some() {
        fs::create_dir_all(folder.join("schemas")).expect("the folder can be made");
        for stale in files_below(&folder, "json") {
            fs::remove_file(stale).expect("an old file can go");
        }
        for (path, text) in &made {
            fs::write(path, text).expect("a file can be written");
        }
    }
    for (path, text) in &made {
        let is = fs::read_to_string(path).unwrap_or_default();
        assert!(is == *text, "{} is not what the build makes: UPDATE=1 cargo test", path.display());
    }
    made.sort();
    let expected: Vec<_> = made.into_iter().map(|(path, _)| path).collect();
    assert_eq!(files_below(&folder, "json"), expected, "a file that the build does not make");
}

fn pretty(value: &Value) -> String {
    format!("{value:#}\n")
}

#[test]
fn every_reference_leads_somewhere() {
    fn references<'a>(value: &'a Value, found: &mut Vec<&'a str>) {
        match value {
            Value::Object(members) => {
                found.extend(members.get("$ref").and_then(Value::as_str));
                members.values().for_each(|value| references(value, found));
            }
            Value::Array(items) => items.iter().for_each(|value| references(value, found)),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
        }
    }
    let mut found = Vec::new();
    references(document(), &mut found);
    assert!(found.len() > 20, "{found:?}");
    for reference in found {
        let pointer = reference.strip_prefix('#').unwrap_or_else(|| panic!("{reference} leads outside"));
        assert!(document().pointer(pointer).is_some(), "{reference} leads nowhere");
    }
}

/// Every operation with its path and its method.
pub(crate) fn operations() -> impl Iterator<Item = (&'static str, &'static str, &'static Value)> {
    let paths = document()["paths"].as_object().expect("paths");
    paths.iter().flat_map(|(path, item)| {
        let operations = item.as_object().expect("operations").iter();
        operations.map(move |(method, operation)| (path.as_str(), method.as_str(), operation))
    })
}

/// Every value of the document that is an object, with its place.
fn objects<'a>(value: &'a Value, place: &str, found: &mut Vec<(String, &'a serde_json::Map<String, Value>)>) {
    match value {
        Value::Object(members) => {
            found.push((place.to_owned(), members));
            members.iter().for_each(|(name, value)| objects(value, &format!("{place}/{name}"), found));
        }
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(index, value)| objects(value, &format!("{place}/{index}"), found));
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[test]
fn types_are_those_that_clients_are_made_of() {
    let schemas = &document()["components"]["schemas"];
    let mut found = Vec::new();
    objects(schemas, "", &mut found);
    let is_named = |place: &str| place.ends_with("/properties") || place.contains("/example");
    for (place, schema) in found.iter().filter(|(place, _)| !is_named(place)) {
        for keyword in ["oneOf", "not", "dependentRequired", "allOf", "const", "uniqueItems"] {
            assert!(!schema.contains_key(keyword), "{place} has {keyword}");
        }
        let kind = schema.get("type").and_then(Value::as_str).unwrap_or_default();
        assert!(kind != "array" || schema.contains_key("items"), "{place} has no items");
        let text = schema.get("description").and_then(Value::as_str).unwrap_or_default();
        assert!(kind != "string" || !text.contains("Open: later versions may add words"), "{place} is a bare text");
    }
    // The strict form says of a request what is taken.
    let (_, strict) = wire::schemas().iter().find(|(name, _)| *name == "score-request").expect("it is listed");
    for keyword in ["oneOf", "not", "allOf"] {
        assert!(strict.get(keyword).is_some(), "{keyword}");
    }
    assert_eq!(strict["properties"]["rows"]["type"], json!(["array", "null"]));
    assert_eq!(schemas["ScoreRequest"]["properties"]["rows"]["type"], "array");
    let words = &schemas["EntryKind"]["anyOf"];
    assert_eq!((&words[0]["enum"][0], &words[1]["type"]), (&json!("living-stones"), &json!("string")));
    for name in schemas.as_object().expect("schemas").keys() {
        assert!(name.chars().all(char::is_alphanumeric) && name.starts_with(char::is_uppercase), "{name}");
    }
}

#[test]
fn files_are_told_from_texts() {
    let is_text = |media: &str| media.starts_with("text/") || media == "image/svg+xml";
    for (path, _, operation) in operations() {
        for (body, is_sent) in [(&operation["requestBody"], true), (&operation["responses"]["200"], false)] {
            for (media, content) in body["content"].as_object().into_iter().flatten() {
                if content["schema"]["type"] == "string" {
                    let is_file = content["schema"]["format"] == "binary";
                    assert_eq!(is_file, is_sent || !is_text(media), "{path} {media}");
                }
            }
        }
    }
    assert_eq!(document()["security"], json!([]));
    assert_eq!(document()["servers"][0]["url"], "/");
}

#[test]
fn every_operation_says_how_it_is_refused() {
    let mut ids = Vec::new();
    for (path, method, operation) in operations() {
        let id = operation["operationId"].as_str().unwrap_or_else(|| panic!("{method} {path} has no id"));
        assert!(!ids.contains(&id), "{id} stands twice");
        ids.push(id);
        assert!(operation["summary"].as_str().is_some_and(|summary| !summary.is_empty()), "{id} has no summary");
        assert_eq!(operation["tags"].as_array().map(Vec::len), Some(1), "{id}");
        let answers = operation["responses"].as_object().expect("answers");
        let problems = answers.iter().filter(|(status, _)| status.starts_with(['4', '5']));
        for (status, answer) in problems {
            let schema = &answer["content"]["application/problem+json"]["schema"]["$ref"];
            assert_eq!(schema, "#/components/schemas/Problem", "{id} {status}");
        }
        let must: &[&str] = if method == "post" { &["406", "415", "429", "503"] } else { &[] };
        assert!(must.iter().all(|status| answers.contains_key(*status)), "{id} leaves out one of {must:?}");
    }
    assert_eq!(ids.len(), 25, "{ids:?}");
}

#[test]
fn a_language_in_a_query_is_one_that_is_spoken() {
    let known: Vec<_> = Language::ALL.iter().map(|language| language.as_str()).collect();
    let pattern = format!("^({})$", known.join("|"));
    let paths = document()["paths"].as_object().expect("paths");
    let operations = paths.values().flat_map(|item| item.as_object().expect("operations").values());
    let parameters = operations.flat_map(|operation| operation["parameters"].as_array().into_iter().flatten());
    let mut seen = 0;
    for parameter in parameters.filter(|parameter| parameter["name"] == "language" && parameter["in"] == "query") {
        assert_eq!(parameter["schema"]["pattern"], pattern, "{parameter}");
        seen += 1;
    }
    assert!(seen >= 2, "two routes at least take one");
}

#[test]
fn every_word_an_answer_may_hold_is_listed_with_its_field() {
    let codes = || StatementCode::ALL.iter().map(|code| code.as_str());
    let starting = |start: &str| codes().filter(|code| code.starts_with(start)).collect();
    let remarks = ["dispute-too-many-groups", "dispute-too-much-reading"];
    let mut disputes: Vec<&str> = starting("dispute-");
    disputes.retain(|code| !remarks.contains(code));
    let lists: [(&str, &str, Vec<&str>); 6] = [
        ("CauseView", "kind", CauseKind::ALL.iter().map(|word| word.as_str()).collect()),
        ("EntryView", "kind", EntryKind::ALL.iter().map(|word| word.as_str()).collect()),
        ("ScoreResponse", "audit", starting("audit-")),
        ("SensedView", "kind", ChangeKind::ALL.iter().map(|word| word.as_str()).collect()),
        ("DisputeView", "remarks", remarks.to_vec()),
        ("RuleSetDisputeView", "sentence", disputes),
    ];
    for (schema, field, words) in lists {
        let told = document()["components"]["schemas"][schema]["properties"][field]["description"].as_str();
        let told = told.unwrap_or_else(|| panic!("{schema} {field} has no description"));
        let left_out: Vec<_> = words.into_iter().filter(|word| !told.contains(&format!("`{word}`"))).collect();
        assert!(left_out.is_empty(), "{schema} {field} leaves out {left_out:?}");
    }
}

#[test]
fn codes_are_in_alphabetical_order() {
    assert!(StatementCode::ALL.is_sorted_by(|first, second| first.as_str() < second.as_str()));
}
