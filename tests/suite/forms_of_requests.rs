//! What a schema refuses the reader refuses, and what is wrong with the form of a request is in the schema too: both
//! are made of one type, and here requests are changed at every place to hold them against each other.

use gyega::wire::{ErrorCode, Limits, Problem, read_request, schemas};
use serde_json::{Value, json};

use crate::wire::good_requests;

/// What is put in the place of a value.
fn others(value: &Value) -> Vec<Value> {
    let mut others = vec![
        json!(null),
        json!(true),
        json!(-1),
        json!(0.3),
        json!(5.0),
        json!(7),
        json!(1_000_000_000),
        json!("x"),
        json!(""),
        json!("pass"),
        json!([]),
        json!([7]),
        json!({}),
        json!({ "x": 1 }),
    ];
    others.retain(|other| other != value);
    others
}

/// The same with another value, without a member, or with one more, at each place: how it was changed, and the result.
fn changed(value: &Value) -> Vec<(String, Value)> {
    let mut found: Vec<(String, Value)> =
        others(value).into_iter().map(|other| (format!(": {other}"), other)).collect();
    match value {
        Value::Object(members) => {
            for (name, member) in members {
                for (at, inner) in changed(member) {
                    let mut whole = members.clone();
                    whole[name] = inner;
                    found.push((format!("/{name}{at}"), Value::Object(whole)));
                }
                let mut less = members.clone();
                less.remove(name);
                found.push((format!("/{name} left out"), Value::Object(less)));
            }
            let mut more = members.clone();
            more.insert("odd".to_owned(), json!(1));
            found.push(("/odd".to_owned(), Value::Object(more)));
        }
        Value::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                for (at, inner) in changed(item) {
                    let mut whole = items.clone();
                    whole[index] = inner;
                    found.push((format!("/{index}{at}"), Value::Array(whole)));
                }
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
    found
}

/// Whether an error speaks of the form alone, so that a schema can say it.
fn is_of_form(code: ErrorCode) -> bool {
    matches!(
        code,
        ErrorCode::WrongType
            | ErrorCode::UnknownField
            | ErrorCode::MissingField
            | ErrorCode::NotAQuarter
            | ErrorCode::OutOfRange
            | ErrorCode::TooLong
            | ErrorCode::InvalidPoint
            | ErrorCode::UnknownAxis
            | ErrorCode::UnknownChoice
    )
}

fn pointers(problem: &Problem) -> String {
    let told = problem.errors.iter().map(|error| format!("{} {}", error.code.as_str(), error.pointer));
    told.collect::<Vec<_>>().join(", ")
}

#[test]
fn the_schema_and_the_reader_refuse_the_same_forms() {
    let (_, schema) = schemas().iter().find(|(name, _)| *name == "score-request").expect("it is listed");
    let schema = jsonschema::validator_for(schema).expect("a schema");
    let (mut count, mut refused, mut wrong) = (0, 0, Vec::new());
    for good in good_requests() {
        for (how, request) in changed(&good).into_iter().filter(|(_, request)| request.is_object()) {
            count += 1;
            let problem = read_request(request.to_string().as_bytes(), &Limits::default()).err();
            refused += usize::from(problem.is_some());
            // An `id` comes back by its digits, so that 5.0 is none; to a schema it is 5.
            let is_valid = schema.is_valid(&request) && how != "/id: 5.0";
            match problem {
                None if !is_valid => wrong.push(format!("{how}: read, though no valid request")),
                Some(problem) if is_valid && problem.errors.iter().all(|error| is_of_form(error.code)) => {
                    wrong.push(format!("{how}: valid, though {}", pointers(&problem)));
                }
                Some(_) | None => {}
            }
        }
    }
    wrong.sort();
    wrong.dedup();
    assert!(wrong.is_empty(), "{} of {count}:\n{}", wrong.len(), wrong.join("\n"));
    assert!(count > 4_000 && refused > 3_500, "{refused} of {count} were refused");
}
