//! Each answer tells a source by its title: the keys of the table of sources and names of files leave no door.

use gyega::formats::cases;
use gyega::render::Language;
use gyega::rules::{RuleSet, SOURCES, all, katago_presets, told};
use gyega::wire::{Limits, RuleSetList, RuleSetResponse, score};
use serde_json::{Value, json};

use crate::cli::gyega;

/// Keys that people use as names too: federations, servers, rules, formats. Only alone in brackets or as a whole value are they keys.
const NAMES: [&str; 14] =
    ["BGA", "CASES", "EGF", "FFG", "KGS", "LM", "NZ", "OGS", "SGF", "TT", "TW", "WAGC", "WMSG", "request"];

/// The endings of files in which texts or programs lie.
const FILES: [&str; 6] = [".txt", ".cpp", ".ts", ".html", ".rs", ".py"];

/// What of a text is a key of a source or the name of a file. Links are left out: they say where a thing was read.
fn keys_in(text: &str) -> Vec<String> {
    let is_link = |word: &str| word.contains("://") || word.split_once('/').is_some_and(|(host, _)| host.contains('.'));
    let plain = text.split_whitespace().filter(|word| !is_link(word));
    let is_key = |word: &str| SOURCES.iter().any(|source| source.tag == word);
    let mut found = Vec::new();
    for word in plain {
        let bare = word.trim_matches(|letter: char| !letter.is_ascii_alphanumeric());
        let is_bracketed = word.starts_with('[') && word.contains(']') && is_key(bare);
        let parts = bare.split(|letter: char| !letter.is_ascii_alphanumeric());
        let is_told = parts.into_iter().any(|part| is_key(part) && !NAMES.contains(&part));
        if is_bracketed || is_told || FILES.iter().any(|ending| bare.ends_with(ending)) {
            found.push(word.to_owned());
        }
    }
    found
}

/// As [`keys_in`], of every text in JSON; names under which people look for a rule set are no sources.
fn keys_in_json(value: &Value) -> Vec<String> {
    match value {
        Value::String(text) => {
            let is_whole = SOURCES.iter().any(|source| source.tag == text);
            if is_whole { vec![text.clone()] } else { keys_in(text) }
        }
        Value::Array(items) => items.iter().flat_map(keys_in_json).collect(),
        Value::Object(fields) => {
            fields.iter().filter(|(name, _)| *name != "aliases").flat_map(|(_, value)| keys_in_json(value)).collect()
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => Vec::new(),
    }
}

fn of_json(bytes: &[u8]) -> Vec<String> {
    keys_in_json(&serde_json::from_slice(bytes).expect("JSON"))
}

fn sets() -> impl Iterator<Item = &'static RuleSet> {
    all().iter().chain(told()).chain(katago_presets())
}

#[test]
fn what_a_key_is_is_found() {
    assert_eq!(keys_in("a reading. [SEED001]"), ["[SEED001]"]);
    assert_eq!(keys_in("5.5 [KOMI04], 6.5 from 1997 [KOMIH]"), ["[KOMI04],", "[KOMIH]"]);
    assert_eq!(keys_in("practice  J89"), ["J89"]);
    assert_eq!(keys_in("practice [OGS] as in (003_3631af56f91926fe.txt)"), ["[OGS]", "(003_3631af56f91926fe.txt)"]);
    assert_eq!(keys_in("EGF tournament rules, http://home.snafu.de/jasiek/k2016.html"), [""; 0]);
    assert_eq!(keys_in_json(&json!([{ "source": "OGS", "aliases": ["NZ"] }])), ["OGS"]);
}

#[test]
fn a_rule_set_names_its_sources_by_title() {
    assert_eq!(of_json(&RuleSetList::built_in(Language::En).to_json()), [""; 0]);
    for language in Language::ALL {
        let list = gyega(&format!("rules --lang {}", language.as_str()), "").output;
        assert_eq!(keys_in(&list), [""; 0], "{list}");
        for set in sets() {
            let id = &set.id;
            assert_eq!(of_json(&RuleSetResponse::new(*language, set).to_json()), [""; 0], "{id}");
            let shown = gyega(&format!("rules {id} --lang {}", language.as_str()), "").output;
            let shown = shown.lines().filter(|line| !line.contains("://")).collect::<Vec<_>>().join("\n");
            assert_eq!(keys_in(&shown), [""; 0], "{language:?} {id}");
        }
    }
}

/// What stands in brackets behind a reason is an article, a diagram, or a part of a text that is named.
#[test]
fn a_part_of_a_text_stands_behind_the_title_of_the_text() {
    let is_numbered = |article: &str| {
        let number = article.strip_prefix("Diagram ").or_else(|| article.strip_prefix("Dia. ")).unwrap_or(article);
        number.starts_with(|letter: char| letter.is_ascii_digit())
    };
    for set in sets() {
        let of_clauses = set.clauses().into_iter().flat_map(|clause| clause.articles);
        for article in of_clauses.chain(set.territory_articles).chain(set.dead_articles) {
            // The description of Button Go has no parts.
            let is_named = article.contains(", ") || *article == "Button Go";
            assert!(is_numbered(article) || is_named, "{}: {article}", set.id);
        }
    }
}

#[test]
fn an_answer_names_its_sources_by_title() {
    // A dispute, all sets, all readings: guidance and readings name sources, entries name articles.
    let body = json!({"rows": ["..XO.", ".OXO.", "..XO."], "komi": 0, "handicap": 0, "rule_sets": "all", "readings": true,
        "claims": {"black": {"dead": ["B2"]}, "white": {}}});
    let answer = score(body.to_string().as_bytes(), &Limits::default()).expect("an answer");
    assert_eq!(of_json(&answer), [""; 0]);
    // With an owed point and open neutral points, as the page of a record and the text tell them.
    let board = ".X.X.O.O.\nXX.X.OOOO\n";
    for command in [
        "score - --prisoners 0,0 --komi 0 --rules all --format text",
        "score - --prisoners 0,0 --komi 0 --rules all --format md",
        "score - --prisoners 0,0 --komi 0 --rules all --format json",
        "compare japanese korean - --prisoners 0,0 --komi 0",
        "record - --prisoners 0,0 --komi 0 --ruling White-wins.",
        "record - --prisoners 0,0 --komi 0 --ruling White-wins. --format json",
    ] {
        let told = gyega(command, board);
        assert!(!told.output.is_empty(), "{command}: {}", told.error);
        let found = if command.ends_with("json") { of_json(told.output.as_bytes()) } else { keys_in(&told.output) };
        assert_eq!(found, [""; 0], "{command}");
    }
    let moved = gyega("move - black C1 --rules all --format json", ".X.O.\n.XXO.\n");
    assert_eq!(of_json(moved.output.as_bytes()), [""; 0], "{}", moved.error);
}

#[test]
fn a_case_names_its_source_by_title() {
    assert_eq!(keys_in(&gyega("cases", "").output), [""; 0]);
    for case in cases::all() {
        let key = format!("{}/{}", case.collection, case.id);
        assert_eq!(keys_in(&gyega(&format!("cases {key}"), "").output), [""; 0], "{key}");
        let told = gyega(&format!("cases {key} --format json"), "");
        assert_eq!(of_json(told.output.as_bytes()), [""; 0], "{key}");
    }
}
