//! The profile of an event: examples, the route, and what a faulty file is told.

use std::fs;

use gyega::http::Settings;
use gyega::wire::{Event, read_event, to_json};
use serde_json::Value;

use super::{ask, ask_of, get, patient, problem, service};
use crate::cli::gyega;
use crate::openapi::assert_fits;
use crate::support::{files_below, project};

fn examples() -> Vec<(String, Event)> {
    let files = files_below(&project().join("examples/events"), "toml");
    let read = |path: std::path::PathBuf| {
        let text = fs::read_to_string(&path).expect("the file can be read");
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        let event = read_event(&text).unwrap_or_else(|faults| panic!("{name}: {faults}"));
        (name, event)
    };
    files.into_iter().map(read).collect()
}

fn example(name: &str) -> Event {
    examples().into_iter().find(|(known, _)| known == name).unwrap_or_else(|| panic!("no example {name}")).1
}

fn json(event: &Event) -> Value {
    serde_json::from_slice(&to_json(event)).expect("JSON")
}

#[actix_web::test]
async fn every_example_is_served_as_its_schema_says() {
    let names: Vec<_> = examples().into_iter().map(|(name, _)| name).collect();
    assert_eq!(names, ["aga", "egf", "ing", "kba-2025", "wmsg-2008"]);
    for (name, event) in examples() {
        let state = service(Settings { event: event.clone(), ..patient() });
        let answer = ask_of(&state, "GET", "/v1/event", &[], "").await;
        assert_eq!(answer.status, 200, "{name}");
        assert_fits("Event", &answer.json());
        assert_eq!(answer.json(), json(&event), "{name}");
        let again = ask_of(&state, "GET", "/v1/event", &[("if-none-match", answer.header("etag"))], "").await;
        assert_eq!(again.status, 304, "{name}");
    }
}

#[actix_web::test]
async fn without_a_file_there_is_a_plain_profile() {
    let answer = get("/v1/event").await;
    let event = answer.json();
    assert_fits("Event", &event);
    assert_eq!((&event["name"], &event["language"]), (&Value::Null, &"en".into()));
    // The rule sets taken by default, each with its own komi.
    let sets = event["rule_sets"].as_array().expect("rule sets");
    let ids: Vec<_> = sets.iter().map(|set| &set["rule_set"]).collect();
    assert_eq!(ids, ["korean-2016", "chinese-2002", "ing-sst"]);
    assert!(sets.iter().all(|set| set["komi"].is_null()), "{event}");
    problem(&ask("GET", "/v1/event", &[("accept", "text/html")], "").await, 406, "not-acceptable");
}

#[test]
fn the_korean_penalties_are_dated_and_say_what_is_not_verified() {
    let event = json(&example("kba-2025"));
    let penalties = event["penalties"].as_array().expect("penalties");
    // On the first day of the code a warning costs two points anywhere; after 3 February 2025 only in Korea.
    let costs_on = |day: &str| -> Vec<&str> {
        let is_in_force = |penalty: &&Value| {
            let dates = &penalty["dates"];
            dates["from"].as_str().is_some_and(|from| from <= day)
                && dates["until"].as_str().is_none_or(|until| day < until)
        };
        let costs = penalties.iter().filter(is_in_force).filter(|penalty| penalty["amount"] == 2);
        costs.filter_map(|penalty| penalty["name"].as_str()).collect()
    };
    assert_eq!(costs_on("2024-11-07"), Vec::<&str>::new());
    assert_eq!(
        costs_on("2025-01-22"),
        ["warning, event in Korea", "warning, international event, until February 2025"]
    );
    assert_eq!(costs_on("2025-02-03"), ["warning, event in Korea"]);
    for penalty in penalties {
        assert!(penalty["source"].is_string() && penalty["note"].is_string(), "{penalty}");
        assert!(penalty["text"]["ko"].is_string() && penalty["text"]["en"].is_string(), "{penalty}");
    }
    assert!(event["note"].as_str().is_some_and(|note| note.starts_with("Not verified")));
}

#[test]
fn a_faulty_file_is_refused_before_anything_is_served() {
    let path = tempfile::NamedTempFile::new().expect("a file");
    fs::write(&path, "nam = 'x'\nrule_sets = ['tromp-tailor']\n").expect("the file can be written");
    let file = path.path().to_str().expect("a path");
    let ran = gyega(&format!("serve --listen 127.0.0.1:0 --event {file}"), "");
    assert_eq!((ran.code, ran.output.as_str()), (1, ""));
    let expected = format!(
        "gyega: {file} is refused, 3 things are wrong:\n  \
         /name: found nothing, expected a text that says something\n  \
         line 1 (/nam): found the field \"nam\", expected \"name\"\n  \
         line 2 (/rule_sets/0): found \"tromp-tailor\", expected the id or an alias of a rule set; did you mean \"tromp-taylor\"?\n"
    );
    assert_eq!(ran.error, expected);
    let missing = gyega("serve --event nowhere.toml", "");
    assert!(missing.code == 1 && missing.error.starts_with("gyega: reading nowhere.toml: "), "{}", missing.error);
}
