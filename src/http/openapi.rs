use actix_web::App;
use serde_json::{Map, Value, json};
use utoipa_actix_web::AppExt as _;
use utoipa_actix_web::service_config::ServiceConfig;

use super::client_schema::{each_object, for_clients, type_name};
use super::examples::{self, Example};
use crate::render::Language;
use crate::wire::{self, RouteList, RouteView};

const TAGS: [(&str, &str); 12] = [
    ("scores", "A finished position under every rule set, and why they differ."),
    ("proposals", "Which stones are likely to be dead, where nobody marked them."),
    ("positions", "Positions read from files, texts and links."),
    ("moves", "What may be played, and what it does."),
    ("diagrams", "Pictures of positions."),
    ("records", "A referee's ruling on paper, as a game record and for machines."),
    ("rule-sets", "What each rule set says, clause by clause, with its source."),
    ("cases", "Documented positions and what their sources claim."),
    ("page", "The referee's page, and the files it is made of."),
    ("event", "What the event has laid down for which the service runs."),
    ("description", "This description, its schemas, and an explorer of them."),
    ("operations", "For those who run the service."),
];

/// Every route of the service, by path, read from its document.
pub(super) fn routes_of(document: &Value) -> RouteList {
    let text = |operation: &Value, name: &str| operation[name].as_str().unwrap_or_default().to_owned();
    let paths = document["paths"].as_object().into_iter().flatten();
    let routes = paths.flat_map(|(path, item)| {
        item.as_object().into_iter().flatten().map(|(method, operation)| RouteView {
            method: method.to_ascii_uppercase(),
            path: path.clone(),
            operation: text(operation, "operationId"),
            summary: text(operation, "summary"),
        })
    });
    RouteList {
        name: env!("CARGO_PKG_NAME"),
        version: env!("CARGO_PKG_VERSION"),
        documentation: "/docs/",
        document: "/openapi.json",
        routes: routes.collect(),
    }
}

/// The document of the routes that `configure` registers.
pub(super) fn document_of(configure: fn(&mut ServiceConfig)) -> Value {
    let (_, api) = App::new().into_utoipa_app().configure(configure).split_for_parts();
    let mut document = serde_json::to_value(api).unwrap_or_default();
    document["info"] = json!({
        "title": "gyega",
        "description": DESCRIPTION,
        "contact": { "name": "The developers of gyega" },
        "license": { "name": "MIT OR Apache-2.0", "identifier": "MIT OR Apache-2.0" },
        "version": env!("CARGO_PKG_VERSION"),
    });
    // utoipa knows the types by name only; what they are is described once, by `wire`.
    document["components"] = json!({ "schemas": components() });
    document["tags"] = TAGS.map(|(name, text)| json!({ "name": name, "description": text })).into();
    document["servers"] = json!([{ "url": "/", "description": "The service that this document comes from." }]);
    // No caller has to say who they are.
    document["security"] = json!([]);
    let mut routes = routes_of(&document);
    routes.routes.truncate(1);
    let examples = examples::all_examples(serde_json::to_value(routes).unwrap_or_default());
    let languages = format!("^({})$", Language::codes().join("|"));
    for operation in operations(&mut document) {
        // A computation without a body is none; utoipa has no way to say so of a type it knows by name only.
        if let Some(body) = operation.get_mut("requestBody") {
            body["required"] = Value::Bool(true);
        }
        let sent = operation.pointer_mut("/requestBody/content").and_then(Value::as_object_mut);
        // What is sent as text is a file: lines, or a record in whatever charset.
        sent.into_iter().flatten().for_each(|(_, content)| mark_file(content));
        let answered = operation.pointer_mut("/responses/200/content").and_then(Value::as_object_mut);
        for (media, content) in answered.into_iter().flatten() {
            if !media.starts_with("text/") && media != "image/svg+xml" {
                mark_file(content);
            }
        }
        for parameter in operation.get_mut("parameters").and_then(Value::as_array_mut).into_iter().flatten() {
            if parameter["name"] == "language" && parameter["in"] == "query" {
                parameter["schema"]["pattern"] = languages.as_str().into();
            }
        }
        if let Some(example) = examples.iter().find(|example| operation["operationId"] == example.operation) {
            give_example(operation, example);
        }
    }
    document
}

fn operations(document: &mut Value) -> impl Iterator<Item = &mut Value> {
    let items = document["paths"].as_object_mut().into_iter().flat_map(Map::values_mut);
    items.flat_map(|item| item.as_object_mut().into_iter().flat_map(Map::values_mut))
}

/// Says of the content of a file that it is one: bytes, or text in whatever charset.
fn mark_file(content: &mut Value) {
    if content["schema"]["type"] == "string" {
        content["schema"]["format"] = "binary".into();
    }
}

/// Gives the first content of a body, and of the answer to it, what it holds for example.
fn give_example(operation: &mut Value, Example { request, answer, .. }: &Example) {
    let places = [("/requestBody/content", request.as_ref()), ("/responses/200/content", Some(answer))];
    for (pointer, example) in places {
        let contents = operation.pointer_mut(pointer).and_then(Value::as_object_mut);
        // What is answered in several forms is answered as JSON unless the caller wants another, or else as SVG.
        let content = contents.and_then(|contents| {
            let name = ["application/json", "application/x-ndjson", "text/plain", "image/svg+xml"];
            let name = name.into_iter().find(|name| contents.contains_key(*name)).map(str::to_owned);
            contents.get_mut(&name.or_else(|| contents.keys().next().cloned())?)
        });
        if let (Some(content), Some(example)) = (content, example) {
            content["example"] = example.clone();
        }
    }
}

/// The schemas by the names of their types, sorted. Each stand-alone schema carries those it needs as `$defs`; here all
/// stand side by side.
fn components() -> Map<String, Value> {
    let mut components = Map::new();
    for (_, mut schema) in wire::schemas_as_written() {
        each_object(&mut schema, &mut rename_reference);
        let Some(members) = schema.as_object_mut() else { continue };
        members.shift_remove("$schema");
        if let Some(Value::Object(parts)) = members.shift_remove("$defs") {
            components.extend(parts.into_iter().map(|(name, part)| (type_name(&name), for_clients(part))));
        }
        if let Some(name) = members.get("title").and_then(Value::as_str).map(str::to_owned) {
            components.insert(name, for_clients(schema));
        }
    }
    components.sort_keys();
    let lists = components.clone();
    components.values_mut().for_each(|schema| each_object(schema, &mut |members| write_out_lists(members, &lists)));
    components
}

/// Where one of several types is a list that has a name, the list itself stands: a generator for Go finds it by no name
/// there.
fn write_out_lists(schema: &mut Map<String, Value>, components: &Map<String, Value>) {
    for branch in schema.get_mut("anyOf").and_then(Value::as_array_mut).into_iter().flatten() {
        let name = branch.get("$ref").and_then(Value::as_str).and_then(|reference| reference.rsplit('/').next());
        if let Some(list) = name.and_then(|name| components.get(name)).filter(|part| part["type"] == "array") {
            *branch = list.clone();
        }
    }
}

fn rename_reference(schema: &mut Map<String, Value>) {
    if let Some(Value::String(reference)) = schema.get_mut("$ref")
        && let Some(name) = reference.strip_prefix("#/$defs/")
    {
        *reference = format!("#/components/schemas/{}", type_name(name));
    }
}

/// A document as the explorer shows it: it begins with what `docs/api.md` tells, without its heading.
pub(super) fn explained(document: &Value) -> Value {
    let page = include_str!("../../docs/api.md");
    let text = page.split_once("\n\n").map_or(page, |(_, text)| text);
    let mut document = document.clone();
    document["info"]["description"] = format!("{}.\n\n{}", env!("CARGO_PKG_DESCRIPTION"), without_links(text)).into();
    document
}

/// What programs that write clients put at the head of each file.
const DESCRIPTION: &str = concat!(
    env!("CARGO_PKG_DESCRIPTION"),
    ".\n\nNothing is stored. The same request gives the same answer, byte for byte, but for `instance` in a problem. Every refusal is a problem (RFC 9457). `/docs/` tells \
     how to use it, and what its limits are."
);

/// A text in which links to files are the words they stand on.
fn without_links(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("](") {
        let (target, behind) = after.split_once(')').unwrap_or((after, ""));
        match before.rsplit_once('[').filter(|_| is_page(target)) {
            Some((before, words)) => plain.extend([before, words]),
            None => plain.extend([before, "](", target, ")"]),
        }
        rest = behind;
    }
    plain + rest
}

/// Whether a link leads to a page beside this one.
fn is_page(target: &str) -> bool {
    let file = target.split('#').next().unwrap_or(target);
    file.rsplit_once('.').is_some_and(|(name, ending)| ending == "md" && !name.contains(':'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_to_other_pages_are_words() {
        let text = "see [the rules](rules.md), [a host](https://example.org) and `a[0](b)`";
        assert_eq!(without_links(text), "see the rules, [a host](https://example.org) and `a[0](b)`");
    }

    #[test]
    fn a_type_has_the_same_schema_wherever_it_stands() {
        let mut seen: Map<String, Value> = Map::new();
        for (file, schema) in wire::schemas() {
            for (name, part) in schema["$defs"].as_object().into_iter().flatten() {
                let first = seen.entry(name.clone()).or_insert_with(|| part.clone());
                assert_eq!(first, part, "{name} in {file}");
            }
        }
        assert!(components().len() > seen.len(), "the files themselves are no parts");
    }
}
