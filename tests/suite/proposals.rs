//! Dead stones proposed where nobody marked them, as an app asks for it and as a person does.

use gyega::wire::{Limits, propose, read_request, score};
use serde_json::{Value, json};

/// Black has the corner and White the rest; White's B8 and Black's D3 stand alone in what the other surrounds.
const ROWS: [&str; 9] = [
    ".....XOO.",
    ".O...XXOO",
    ".....X.XO",
    "XXXXXXXXO",
    "OOOOOOOOO",
    ".........",
    "...X.....",
    ".........",
    ".........",
];

fn question(more: &[(&str, Value)]) -> Value {
    let mut question =
        json!({ "rows": ROWS, "prisoners": { "black": 0, "white": 0 }, "komi": 0, "rule_sets": ["korean-2016"] });
    for (name, value) in more {
        question[*name] = value.clone();
    }
    question
}

fn answer(question: &Value, ask: fn(&[u8], &Limits) -> Result<Vec<u8>, gyega::wire::Problem>) -> Value {
    let answer =
        ask(question.to_string().as_bytes(), &Limits::default()).unwrap_or_else(|problem| panic!("{problem:?}"));
    serde_json::from_slice(&answer).expect("JSON")
}

fn faults(question: &Value) -> Vec<String> {
    let problem = read_request(question.to_string().as_bytes(), &Limits::default()).expect_err("it is wrong");
    problem.errors.iter().map(|error| format!("{}: {}", error.pointer, error.found)).collect()
}

fn codes(answer: &Value) -> Vec<&str> {
    answer["assumptions"].as_array().expect("a list").iter().filter_map(|one| one["code"].as_str()).collect()
}

#[test]
fn a_score_on_a_proposal_says_so_and_is_never_firm() {
    let silent = answer(&question(&[]), score);
    assert_eq!(silent["scores"][0]["outcome"], "undetermined", "reading alone does not tell who is dead");
    let proposed = answer(&question(&[("dead", json!("propose"))]), score);
    let scored = &proposed["scores"][0];
    // Black has 14 empty points in the corner, that under B8, B8 itself, and G7: 17. White has J9, 35 empty points,
    // that under D3, and D3 itself: 38.
    assert_eq!((&scored["black"], &scored["white"], &scored["result"]), (&json!(17), &json!(38), &json!("W+21")));
    let told = [&scored["dead_stones"], &scored["provisional"], &scored["firm"]];
    assert_eq!(told, [&json!("proposed"), &json!(true), &json!(false)]);
    assert_eq!(scored["announcement"]["arguments"]["stands"], "provisional");
    assert!(codes(&proposed).contains(&"dead-by-proposal"));
    assert_eq!(proposed["proposal"]["dead"], json!(["B8", "D3"]));
    // Confirmed, it is a mark like any other.
    let confirmed = answer(&question(&[("dead", proposed["proposal"]["dead"].clone())]), score);
    let scored = &confirmed["scores"][0];
    assert_eq!((&scored["result"], &scored["dead_stones"]), (&json!("W+21"), &json!("marked")));
    assert_eq!((scored.get("provisional"), &scored["firm"]), (None, &json!(true)));
}

#[test]
fn each_row_says_so_and_one_that_takes_nothing_off_does_not() {
    let asked = question(&[("dead", json!("propose")), ("rule_sets", json!("all"))]);
    for scored in answer(&asked, score)["scores"].as_array().expect("scores") {
        let takes_off = scored["dead_stones"] != "none";
        assert_eq!(scored.get("provisional").is_some(), takes_off, "{}", scored["rule_set"]);
    }
}

#[test]
fn what_reading_or_somebody_tells_is_not_proposed() {
    // White's three stones are captured whoever starts, and the rest lives: reading tells it all.
    let rows = [".X.XO", "XXXXO", "OOOOO", "O.O.O"];
    let asked = json!({ "rows": rows, "dead": "propose", "komi": 0, "rule_sets": ["chinese-2002"] });
    let told = answer(&asked, score);
    assert_eq!(told["scores"][0]["dead_stones"], "read");
    assert!(!codes(&told).contains(&"dead-by-proposal"));
    // What a drawing marks is said, the rest is not.
    let mut rows = ROWS;
    rows[1] = ".o...XXOO";
    let drawn = answer(&question(&[("rows", json!(rows)), ("dead", json!("propose"))]), score);
    let group =
        drawn["proposal"]["groups"].as_array().expect("groups").iter().find(|one| one["points"] == json!(["B8"]));
    assert_eq!(group.map(|group| &group["basis"]), Some(&json!("marked")));
}

#[test]
fn marks_alone_can_be_asked_for() {
    let alone = answer(&question(&[("id", json!("g1"))]), propose);
    assert_eq!(alone["id"], "g1");
    assert_eq!(alone["dead"], json!(["B8", "D3"]));
    assert_eq!((&alone["consistent"], &alone["unsure"], &alone["ask"]), (&json!(true), &json!([]), &json!([])));
    let with_score = answer(&question(&[("dead", json!("propose"))]), score);
    for field in ["dead", "groups", "unsure", "ask", "consistent"] {
        assert_eq!(alone[field], with_score["proposal"][field], "{field}");
    }
}

#[test]
fn what_players_dispute_is_not_proposed_and_a_ruling_rests_on_no_proposal() {
    let claims = json!({ "black": { "dead": ["B8"] }, "white": {} });
    let both = question(&[("dead", json!("propose")), ("claims", claims)]);
    assert_eq!(faults(&both), ["/dead: \"propose\" and claims"]);
    let ruling = json!({ "request": question(&[("dead", json!("propose"))]) });
    let refused = gyega::wire::read_ruling(ruling.to_string().as_bytes(), &Limits::default()).expect_err("a proposal");
    let errors: Vec<_> = refused.errors.iter().map(|error| (error.pointer.as_str(), error.found.as_str())).collect();
    assert_eq!(errors, [("/request/dead", "a proposal, which nobody confirmed")]);
}

#[test]
fn a_proposal_has_no_permalink_and_an_id_of_its_own() {
    let read = |question: Value| read_request(question.to_string().as_bytes(), &Limits::default()).expect("a request");
    let (silent, proposed) = (read(question(&[])), read(question(&[("dead", json!("propose"))])));
    assert!(silent.code().is_some());
    assert_eq!(proposed.code(), None, "a code cannot tell it from marks");
    assert_ne!(silent.canonical_id, proposed.canonical_id);
}

/// The board as a record that ended with two passes, and in which nobody marked anything.
fn record() -> String {
    let point =
        |row: usize, column: usize| format!("[{}{}]", (b'a' + column as u8) as char, (b'a' + row as u8) as char);
    let of = |color: char| -> String {
        let rows = ROWS.iter().enumerate();
        let places = rows.flat_map(|(row, stones)| stones.chars().enumerate().map(move |(at, stone)| (row, at, stone)));
        places.filter(|(_, _, stone)| *stone == color).map(|(row, column, _)| point(row, column)).collect()
    };
    format!("(;SZ[9]RU[Japanese]KM[0]AB{}AW{};B[];W[])", of('X'), of('O'))
}

#[test]
fn rows_of_an_archive_say_that_it_was_proposed() {
    let rows = |options: &[&str]| -> Value {
        let options = [&["batch", "--rules", "chinese-2002"][..], options].concat();
        let (code, output, faults) = crate::batch::gyega(&options, record().as_bytes());
        assert_eq!(code, 0, "{faults}");
        serde_json::from_slice(output.split(|byte| *byte == b'\n').next().expect("a row")).expect("JSON")
    };
    let (silent, proposed) = (rows(&[]), rows(&["--propose-dead"]));
    assert_eq!((&silent["dead_stones"], &silent["result"]), (&json!("unknown"), &json!("?")));
    // Black has 13 stones, 15 points in the corner and G7, 29; White has the other 52.
    assert_eq!((&proposed["dead_stones"], &proposed["result"]), (&json!("proposed"), &json!("W+23")));
}
