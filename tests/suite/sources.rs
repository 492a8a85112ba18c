//! A source is told by its title: no answer, page or case has a key or the name of a file in its place.

use std::fs;

use gyega::formats::cases;
use gyega::render::Language;
use gyega::rules::{RuleSet, all, documented_sets, katago_presets};
use gyega::wire::{Limits, RuleSetList, RuleSetResponse, score, to_json};
use serde_json::{Value, json};

use crate::cli::gyega;
use crate::support::{files_below, project};

/// Words in capitals that are names: federations, events, clubs, servers, rules, a protocol, a number of Rome.
const NAMES: [&str; 13] =
    ["AGA", "BGA", "EGF", "FFG", "GTP", "III", "KBA", "KBF", "OGS", "SST", "UIUC", "WAGC", "WMSG"];

/// The endings of files in which texts or programs lie.
const FILES: [&str; 6] = [".txt", ".cpp", ".ts", ".html", ".rs", ".py"];

/// `SEED001`, `J89`: capitals and digits together, but no point of a board.
fn is_numbered_key(word: &str) -> bool {
    let is_written_so = word.chars().all(|letter| letter.is_ascii_uppercase() || letter.is_ascii_digit());
    let has_both = word.starts_with(char::is_alphabetic) && word.contains(char::is_numeric);
    let is_point = word.get(1..).is_some_and(|line| line.parse::<u8>().is_ok_and(|line| line <= 25));
    is_written_so && has_both && !is_point
}

/// Capitals alone that are neither a name nor the rows of a board.
fn is_capital_key(word: &str) -> bool {
    let is_board = word.chars().all(|letter| "XO".contains(letter));
    word.len() > 2 && word.chars().all(|letter| letter.is_ascii_uppercase()) && !is_board && !NAMES.contains(&word)
}

/// The words of a text, links left out: those say where a thing was read.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let is_link = |word: &str| word.contains("://") || word.split_once('/').is_some_and(|(host, _)| host.contains('.'));
    text.split_whitespace().filter(move |word| !is_link(word))
}

fn has_part(word: &str, is_key: fn(&str) -> bool) -> bool {
    word.split(|letter: char| !letter.is_ascii_alphanumeric()).any(is_key)
}

/// What of an answer is a key of a source or the name of a file.
fn keys_in(text: &str) -> Vec<String> {
    let is_file = |word: &str| {
        let bare = word.trim_end_matches(|letter: char| !letter.is_ascii_alphanumeric());
        FILES.iter().any(|ending| bare.ends_with(ending))
    };
    let found = words(text).filter(|word| is_cited_by_key(word) || has_part(word, is_capital_key) || is_file(word));
    found.map(str::to_owned).collect()
}

/// What looks like a key and is none: a type of Parquet, the path of a picture.
const NO_KEYS: [&str; 2] = ["`INT64`", "d=\\\"M"];

/// As [`keys_in`], of what names files, formats and options as well, of which no rule set speaks.
fn keys_in_prose(text: &str) -> Vec<String> {
    words(text)
        .filter(|word| is_cited_by_key(word) && !NO_KEYS.iter().any(|known| word.contains(known)))
        .map(str::to_owned)
        .collect()
}

/// What a reader sees of HTML, or of a text without tags.
fn shown(text: &str) -> String {
    text.split('<').map(|part| part.rsplit('>').next().unwrap_or(part)).collect::<Vec<_>>().join(" ")
}

/// A key with a number, a name in brackets, or a file with a number before its name.
fn is_cited_by_key(word: &str) -> bool {
    let is_bracketed = word.starts_with('[') && word.contains(']') && !word.contains("](");
    let is_numbered_file = word.split_once('_').is_some_and(|(number, _)| {
        let number = number.trim_start_matches(|letter: char| !letter.is_ascii_digit());
        number.len() == 3 && number.parse::<u16>().is_ok()
    });
    has_part(word, is_numbered_key)
        || (is_bracketed && has_part(word, |part| NAMES.contains(&part)))
        || is_numbered_file
}

/// As [`keys_in`], of every text in JSON; names under which people look for a rule set and words of `KataGo` are no
/// sources.
fn keys_in_json(value: &Value) -> Vec<String> {
    match value {
        Value::String(text) => keys_in(text),
        Value::Array(items) => items.iter().flat_map(keys_in_json).collect(),
        Value::Object(fields) => {
            let is_key = |name: &str, value: &Value| {
                name == "source" && value.as_str().is_some_and(|text| !text.contains(char::is_whitespace))
            };
            let keys = fields.iter().filter(|(name, value)| is_key(name, value)).map(|(_, value)| value.to_string());
            let others = fields
                .iter()
                .filter(|(name, _)| !["aliases", "katago"].contains(&name.as_str()))
                .flat_map(|(_, value)| keys_in_json(value));
            keys.chain(others).collect()
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => Vec::new(),
    }
}

fn of_json(bytes: &[u8]) -> Vec<String> {
    keys_in_json(&serde_json::from_slice(bytes).expect("JSON"))
}

fn sets() -> impl Iterator<Item = &'static RuleSet> {
    all().iter().chain(documented_sets()).chain(katago_presets())
}

#[test]
fn what_a_key_is_is_found() {
    assert_eq!(keys_in("a reading. [SEED001]"), ["[SEED001]"]);
    assert_eq!(keys_in("5.5 [KOMI04], 6.5 from 1997 [KOMIH]"), ["[KOMI04],", "[KOMIH]"]);
    assert_eq!(keys_in("practice  J89"), ["J89"]);
    assert_eq!(keys_in("practice [OGS] as in (003_3631af56f91926fe.txt)"), ["[OGS]", "(003_3631af56f91926fe.txt)"]);
    assert_eq!(
        keys_in_prose("[SGF](records.md) in `game.txt`, at C19, by [OGS] in `003_36.txt`"),
        ["[OGS]", "`003_36.txt`"]
    );
    assert_eq!(keys_in("EGF tournament rules, http://home.snafu.de/jasiek/k2016.html"), [""; 0]);
    assert_eq!(keys_in_json(&json!([{ "source": "OGS", "aliases": ["NZ"] }])), ["\"OGS\""]);
}

#[test]
fn a_rule_set_names_its_sources_by_title() {
    assert_eq!(of_json(&to_json(&RuleSetList::new(Language::En))), [""; 0]);
    for language in Language::ALL {
        let list = gyega(&format!("rules --lang {}", language.as_str()), "").output;
        assert_eq!(keys_in(&list), [""; 0], "{list}");
        for set in sets() {
            let id = &set.id;
            assert_eq!(of_json(&to_json(&RuleSetResponse::new(*language, set))), [""; 0], "{id}");
            let shown = gyega(&format!("rules {id} --lang {}", language.as_str()), "").output;
            // Names under which people look for a rule set are no sources.
            let shown = set.aliases.iter().fold(shown, |shown, alias| shown.replace(alias.name, ""));
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
        let found = if command.ends_with("json") {
            of_json(told.output.as_bytes())
        } else {
            keys_in_prose(&shown(&told.output))
        };
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

#[test]
fn a_page_names_its_sources_by_title() {
    let below = |folder: &str, ending: &str| files_below(&project().join(folder), ending);
    let pages = [project().join("README.md"), project().join("ARCHITECTURE.md"), project().join("CONTRIBUTING.md")];
    let pages = pages.into_iter().chain(below("docs", "md")).chain(below("tests/cases", "md"));
    for page in pages.chain(below("openapi", "json")) {
        let text = fs::read_to_string(&page).expect("a page");
        assert_eq!(keys_in_prose(&text), [""; 0], "{}", page.display());
    }
    // What refusals, studies and the page say is made of these.
    for language in Language::ALL {
        for (key, text) in language.words() {
            assert_eq!(keys_in_prose(text), [""; 0], "{language:?} {key}");
        }
    }
}
