//! Schemas as programs that write clients understand them. What our schemas say of single fields stays; what holds
//! between fields stays in `/schemas` alone, as it makes such programs give up on the type.

use serde_json::{Map, Value, json};

/// A type of the document, by its name there.
pub(super) fn for_clients(mut schema: Value) -> Value {
    each_object(&mut schema, &mut simplify);
    schema
}

/// Changes each object of a tree of JSON, those that it holds before itself.
pub(super) fn each_object(tree: &mut Value, change: &mut impl FnMut(&mut Map<String, Value>)) {
    match tree {
        Value::Array(items) => items.iter_mut().for_each(|item| each_object(item, change)),
        Value::Object(members) => {
            members.values_mut().for_each(|member| each_object(member, change));
            change(members);
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// The name of a type in the document: letters and digits only, each part with a capital.
pub(super) fn type_name(name: &str) -> String {
    let parts = name.split('_').map(|part| {
        let (first, rest) = part.split_at(part.chars().next().map_or(0, char::len_utf8));
        first.to_uppercase() + rest
    });
    parts.collect()
}

fn simplify(schema: &mut Map<String, Value>) {
    drop_rules_between_fields(schema);
    merge_words_into_enum(schema);
    add_tuple_items(schema);
    split_types(schema);
    // A list whose members are unlike becomes a set, which has no order; ours have one.
    schema.shift_remove("uniqueItems");
    // Where one of several fits, programs need not know that no other does.
    if let Some(branches) = schema.shift_remove("oneOf") {
        schema.insert("anyOf".to_owned(), branches);
    }
}

fn drop_rules_between_fields(schema: &mut Map<String, Value>) {
    if schema.get("properties").is_some_and(Value::is_object) {
        for keyword in ["oneOf", "not", "dependentRequired", "allOf"] {
            schema.shift_remove(keyword);
        }
    }
}

/// Words that stand one by one become one list; what is said of each moves into the description.
fn merge_words_into_enum(schema: &mut Map<String, Value>) {
    let keyword = if schema.contains_key("oneOf") { "oneOf" } else { "anyOf" };
    let Some(Value::Array(branches)) = schema.get(keyword) else { return };
    let word_of = |branch: &Value| branch.get("const").and_then(Value::as_str).map(str::to_owned);
    let (constants, others): (Vec<_>, Vec<_>) = branches.iter().cloned().partition(|branch| word_of(branch).is_some());
    if constants.is_empty() {
        return;
    }
    let meaning = |branch: &Value| {
        let text = branch.get("description").and_then(Value::as_str).unwrap_or_default();
        format!("`{}`: {text}", word_of(branch).unwrap_or_default())
    };
    let meanings = constants.iter().map(meaning).collect::<Vec<_>>().join(" ");
    let list: Vec<_> = constants.iter().filter_map(word_of).collect();
    let words = |text: String| json!({ "type": "string", "enum": list, "description": text });
    if others.is_empty() {
        let text = schema.get("description").and_then(Value::as_str).unwrap_or_default();
        let words = words(format!("{text} {meanings}"));
        schema.shift_remove(keyword);
        schema.extend(words.as_object().cloned().unwrap_or_default());
    } else {
        schema.insert(keyword.to_owned(), std::iter::once(words(meanings)).chain(others).collect());
    }
}

/// A list whose members differ by their places also says what any of them is.
fn add_tuple_items(schema: &mut Map<String, Value>) {
    let Some(Value::Array(places)) = schema.get("prefixItems") else { return };
    let mut kinds: Vec<Value> = Vec::new();
    for place in places {
        if !kinds.contains(place) {
            kinds.push(place.clone());
        }
    }
    let items = if let [kind] = kinds.as_slice() { kind.clone() } else { json!({ "anyOf": kinds }) };
    schema.entry("items").or_insert(items);
}

/// Several types, one of which is an object, stand side by side.
fn split_types(schema: &mut Map<String, Value>) {
    let Some(Value::Array(kinds)) = schema.get("type") else { return };
    if !kinds.contains(&json!("object")) {
        return;
    }
    let of_kind = |kind: &Value| match schema.get("additionalProperties").filter(|_| kind == "object") {
        Some(others) => json!({ "type": kind, "additionalProperties": others }),
        None => json!({ "type": kind }),
    };
    let branches: Vec<_> = kinds.iter().map(of_kind).collect();
    schema.shift_remove("type");
    schema.shift_remove("additionalProperties");
    schema.insert("anyOf".to_owned(), branches.into());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_holds_between_fields_is_left_out() {
        let strict = json!({"properties": {"a": {"not": {}}}, "oneOf": [], "not": {}, "allOf": []});
        assert_eq!(for_clients(strict), json!({"properties": {"a": {"not": {}}}}));
    }

    #[test]
    fn words_are_a_list() {
        let words = json!({"oneOf": [{"const": "a", "description": "A."}, {"const": "b"}], "description": "Words."});
        assert_eq!(
            for_clients(words),
            json!({"description": "Words. `a`: A. `b`: ", "type": "string", "enum": ["a", "b"]})
        );
        let mixed = json!({"anyOf": [{"const": "pass", "description": "No stone."}, {"type": "number"}]});
        let words = json!({"type": "string", "enum": ["pass"], "description": "`pass`: No stone."});
        assert_eq!(for_clients(mixed), json!({"anyOf": [words, {"type": "number"}]}));
    }

    #[test]
    fn a_tuple_has_items() {
        let pair = |items: Value| json!({"prefixItems": [{"type": "string"}, {"type": "string"}], "items": items});
        let without = json!({"prefixItems": [{"type": "string"}, {"type": "string"}]});
        assert_eq!(for_clients(without), pair(json!({"type": "string"})));
    }

    #[test]
    fn types_have_pleasant_names() {
        assert_eq!(type_name("Both_Array_of_Points"), "BothArrayOfPoints");
        assert_eq!(type_name("ScoreView"), "ScoreView");
    }
}
