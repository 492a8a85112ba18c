//! Requests that cannot be answered, each with the problem it must get.

use std::fmt::Write as _;
use std::path::PathBuf;

use gyega::wire::{Limits, Problem, ProblemCode, diagram, moves, read_request, to_json};

use crate::support::{project, snapshot};

/// What is no JSON that is read.
const NOT_JSON: &[&str] = &[
    "",
    " ",
    "{",
    "}",
    "nonsense",
    "{\"rows\": [\".\"}",
    "{\"rows\": [\".\"]",
    "{\"rows\": [\".\"]} trailing",
    "{\"rows\": [\".\"],}",
    "{'rows': ['.']}",
    "{rows: [\".\"]}",
    "{\"komi\": 06}",
    "{\"komi\": .5}",
    "{\"komi\": +5}",
    "{\"komi\": NaN}",
    "{\"komi\": 1e999}",
    "{\"id\": \"\\ud800\"}",
    "{\"id\": \"\\ud800\\u0041\"}",
    "{\"id\": \"\\udc00\"}",
    DEEP,
    "{\"id\": \"\u{1}\"}",
    "{\"id\": \"open",
    "\u{feff}{}",
];

/// A list in a list, and so on: one more than are read.
const DEEP: &str = "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[\
                    [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[";

/// The themes, a file each in `tests/suite/bad_requests`: a request on a line of its own, and below it what it must
/// get, an error a line as `code pointer: detail`.
const THEMES: [&str; 8] = ["boards", "fields", "claims", "marks", "numbers", "history", "choices", "many_at_once"];

/// Themes of requests for something else than a score.
const OTHERS: &[&str] = &[
    "moves",
    "diagrams",
    #[cfg(feature = "rulings")]
    "rulings",
];

fn path(theme: &str) -> PathBuf {
    project().join(format!("tests/suite/bad_requests/{theme}.txt"))
}

fn text_of(theme: &str) -> String {
    let path = path(theme);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn requests_of(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter(|line| !line.starts_with(' '))
}

/// Every bad request, for tests of the schemas.
pub(crate) fn bodies() -> Vec<String> {
    let texts = THEMES.map(text_of);
    texts.iter().flat_map(|text| requests_of(text)).chain(NOT_JSON.iter().copied()).map(str::to_owned).collect()
}

fn problem_of(body: &[u8]) -> Problem {
    problem_in("scores", body)
}

fn problem_in(theme: &str, body: &[u8]) -> Problem {
    let limits = Limits::default();
    let problem = match theme {
        "moves" => moves(body, &limits).err(),
        "diagrams" => diagram(body, &limits).err(),
        #[cfg(feature = "rulings")]
        "rulings" => gyega::wire::read_ruling(body, &limits).err(),
        _ => read_request(body, &limits).err(),
    };
    problem.unwrap_or_else(|| panic!("{}", String::from_utf8_lossy(body)))
}

#[test]
fn what_is_no_json_is_told_with_its_place() {
    let mut told = String::new();
    for body in NOT_JSON {
        let problem = problem_of(body.as_bytes());
        assert_eq!((problem.code, problem.status, problem.errors.len()), (ProblemCode::InvalidJson, 400, 0), "{body}");
        let _ = writeln!(told, "{body:?}\n    {}", problem.detail);
    }
    snapshot!("problems", &told);
}

#[test]
fn bytes_that_are_no_text_are_no_json() {
    for body in [&b"{\"rows\": [\"\xff\"]}"[..], b"\xff", b"\0", b"{\"\xc3\x28\": 1}"] {
        assert_eq!(problem_of(body).code, ProblemCode::InvalidJson);
    }
    let deep = "[".repeat(100_000);
    assert_eq!(problem_of(deep.as_bytes()).code, ProblemCode::InvalidJson, "nesting is bounded");
}

#[test]
fn every_bad_request_gets_exactly_its_problem() {
    for theme in THEMES.iter().chain(OTHERS) {
        let (written, mut answered) = (text_of(theme), String::new());
        for body in requests_of(&written) {
            let problem = problem_in(theme, body.as_bytes());
            assert_eq!((problem.code, problem.status), (ProblemCode::InvalidRequest, 422), "{body}");
            let _ = writeln!(answered, "{body}");
            for error in &problem.errors {
                assert!(!error.found.is_empty() && !error.expected.is_empty(), "{body}: {error:?}");
                let _ = writeln!(answered, "    {} {}: {}", error.code.as_str(), error.pointer, error.detail);
            }
        }
        if std::env::var_os("UPDATE").is_some() {
            std::fs::write(path(theme), &answered).expect("the file can be written");
            continue;
        }
        for (expected, line) in written.lines().zip(answered.lines()) {
            assert_eq!(line, expected, "{theme}.txt; UPDATE=1 cargo test writes what is answered now");
        }
        assert_eq!(answered.lines().count(), written.lines().count(), "{theme}.txt");
    }
    assert!(bodies().len() >= 180, "{} requests", bodies().len());
}

#[test]
fn what_is_too_long_or_too_many_is_refused() {
    let limits = Limits { body_bytes: 100, ..Limits::default() };
    let problem = read_request(&[b' '; 101], &limits).expect_err("too long");
    assert_eq!((problem.code, problem.status), (ProblemCode::TooLarge, 413));
    assert_eq!(problem.detail, "found 101 bytes, expected at most 100");

    let errors_of = |body: &str, limits: &Limits| -> Vec<String> {
        let problem = read_request(body.as_bytes(), limits).map(|_| ()).expect_err(body);
        problem.errors.iter().map(|error| format!("{} {}", error.code.as_str(), error.pointer)).collect()
    };
    let limits = Limits { rule_sets_max: 1, moves_max: 1, compare_max: 0, adjustments_max: 0, ..Limits::default() };
    assert_eq!(
        errors_of(
            r#"{"moves": [["black", "A1"], ["white", "A2"]], "rule_sets": ["korean", "aga"], "compare": [[]],
                "adjustments": [{}], "id": "a"}"#,
            &limits
        ),
        ["too-many /moves", "too-many /adjustments", "too-many /rule_sets", "too-many /compare"]
    );
    let long = format!(r#"{{"rows": [".X.O"], "id": "{}"}}"#, "x".repeat(201));
    assert_eq!(errors_of(&long, &Limits::default()), ["too-long /id"]);
    let reason = "x".repeat(201);
    let long =
        format!(r#"{{"rows": [".X.O"], "adjustments": [{{"player": "black", "amount": 1, "reason": "{reason}"}}]}}"#);
    assert_eq!(errors_of(&long, &Limits::default()), ["too-long /adjustments/0/reason"]);
    let points = format!(r#"{{"rows": [".X.O"], "dead": [{}]}}"#, vec!["\"B1\""; 626].join(","));
    assert_eq!(errors_of(&points, &Limits::default()), ["too-many /dead"]);

    let turns = vec![r#"["black", "pass"]"#; 101].join(",");
    let [error] = &problem_in("moves", format!(r#"{{"rows": ["..."], "moves": [{turns}]}}"#).as_bytes()).errors[..]
    else {
        panic!("one error")
    };
    assert_eq!((error.code.as_str(), &*error.pointer), ("too-many", "/moves"));
}

#[test]
fn a_problem_lists_a_bounded_number_of_errors() {
    let rows = vec![format!("\"{}\"", "?".repeat(25)); 25].join(",");
    let problem = problem_of(format!("{{\"rows\": [{rows}]}}").as_bytes());
    assert_eq!(problem.errors.len(), 101);
    let last = problem.errors.last().expect("one of many");
    assert_eq!((last.code.as_str(), last.detail.as_str()), ("more-errors", "525 more errors are not listed"));
}

#[test]
fn long_texts_of_a_request_are_shortened_in_its_problem() {
    let name = "x".repeat(50_000);
    let problem = problem_of(format!(r#"{{"rows": [".X.O"], "{name}": 1, "detail": "{name}"}}"#).as_bytes());
    let length = to_json(&problem).len();
    assert!(length < 2_000, "{length}");
}
