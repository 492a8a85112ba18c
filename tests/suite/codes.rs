//! Permalinks from outside: what was published opens for ever, and opens as the same question.

use std::path::PathBuf;

use gyega::formats::record::decode;
use gyega::report::prepare;
use gyega::wire::{CODE_MAX, Limits, Problem, ProblemCode, ScoreQuestion, ScoreResponse, read_link, read_request};
use serde_json::{Value, json};

use crate::support::{files_below, say};

fn read(request: &Value) -> ScoreQuestion {
    read_request(request.to_string().as_bytes(), &Limits::default()).unwrap_or_else(|problem| panic!("{problem:?}"))
}

/// A code made when a request that told no komi asked for each set's own: it says in another bit now that the record
/// gives it none.
const BEFORE_KOMI_OF_RECORD: &str = "1jGIpMyAIJAcIIIYIYoIBVIAggGEQ7QbwbAgAAACAOTeS_A";

fn open(code: &str) -> ScoreQuestion {
    read_link(code, &[], &Limits::default()).unwrap_or_else(|problem| panic!("{problem:?}\n{code}"))
}

/// Asserts that a request leads through its code to the same question and answer, and gives the length of the code.
fn round_trip(request: &ScoreQuestion) -> Option<usize> {
    let code = request.code()?;
    let again = open(&code);
    assert_eq!(again.canonical_id(), request.canonical_id());
    assert_eq!(again.code().as_deref(), Some(&*code), "an opened question has the code it was opened from");
    Some(code.len())
}

/// The answer to a request; what was repaired in the text of a record is not told of its code, and is left out.
fn answer(request: &ScoreQuestion) -> ScoreResponse {
    let mut answer = ScoreResponse::new(request, &prepare(&request.task));
    answer.assumptions.iter_mut().for_each(|all| all.retain(|told| !told.code.starts_with("record-repaired")));
    answer.record.iter_mut().for_each(|record| record.repairs.clear());
    answer
}

/// Codes of version 1 and what they mean. Nothing here is ever changed: what fails here breaks links that people have
/// printed.
///
/// All four were written by a program of forty lines in another language that knows only the description of the format.
/// The first by hand: 0 no record; 00100 00010 four lines by two; 1 stones; 00101101 `.XO..` as 1 * 27 + 2 * 9;
/// 00001111 `XO.` as 1 * 9 + 2 * 3; 01 0 dead stones are told, there is none; 0 0 no seki, no claims; 00 000000 00000 0
/// 00000 00000 0 nothing known of prisoners, moves and handicap; 00001 00001 one rule set, the first of the table; 0
/// 00000 the same komi for all, 0; 00000 00000 no overtime; three empty lists; 1 0 0 0 00 groups are looked at, nothing
/// else is asked.
#[test]
fn published_codes_open_for_ever() {
    let kba = json!({
        "rows": ["OX..XXO..", "OXX.XOO..", "OOXX.XO.O", ".OOX.XOO.", "..OXXXXOO", "..OOOX.XO", "..OXXX.XX", "..OX.X...", "..OOX...."],
        "dead": [],
        "prisoners": {"black": 1, "white": 0},
        "komi": 0,
        "rule_sets": ["korean-2016", "chinese-2002", "ing-sst"],
    });
    let claims = json!({
        "rows": ["X.O", "X.O", "XX."],
        "claims": {"black": {"dead": ["C3"]}, "white": {}},
        "handicap": 0,
        "komi": "rule-set",
        "rule_sets": ["korean-2016", "aga"],
    });
    let published = [
        (
            "1EFLQ9AAAAAIQAAAAEABI-5ag",
            json!({"rows": [".XO.", ".XO."], "dead": [], "komi": 0, "rule_sets": ["korean-2016"]}),
        ),
        ("1JTvolxqnE-Ygd9GmBDJMACvQBEMAAAABhEMAAAABAOZ9Mo8", kba),
        ("1DHZkJOgAAACAQS2g3gwAAAEA1PnXTA", claims),
        (BEFORE_KOMI_OF_RECORD, json!({"sgf": "(;SZ[3]KM[0.5];B[bb];W[];B[];W[])", "komi": "rule-set"})),
    ];
    for (code, meaning) in published {
        let meaning = read(&meaning);
        assert_eq!(open(code).canonical_id(), meaning.canonical_id(), "{code}");
        assert_eq!(answer(&open(code)), answer(&meaning), "{code}");
        let again = meaning.code().expect("a code");
        if code == BEFORE_KOMI_OF_RECORD {
            assert_eq!(open(&again).canonical_id(), meaning.canonical_id());
        } else {
            assert_eq!(again, code);
        }
    }
}

#[test]
fn a_game_with_every_mark_fits_into_a_qr_code() {
    // 300 moves on 19 by 19, column by column; each column keeps a free point, so that nothing is captured. Marks and
    // claims of both.
    let column = |index: usize| char::from(b"ABCDEFGHJKLMNOPQRST"[index]);
    let black = (0..150).map(|index| format!("{}{}", column(index / 18 * 2), index % 18 + 1));
    let white = (0..150).map(|index| format!("{}{}", column(index / 18 * 2 + 1), 19 - index % 18));
    let moves = black.zip(white).map(|(black, white)| format!(";B[{}];W[{}]", sgf(&black), sgf(&white)));
    let moves = moves.collect::<Vec<_>>().concat();
    let request = json!({
        "sgf": format!("(;SZ[19]PB[\u{c774}\u{cc3d}\u{d638}]PW[\u{5e38}\u{660a}]RU[Korean]KM[6.5]RE[B+0.5]{moves})"),
        "dead": ["A1"],
        "seki": ["R3"],
        "claims": {"black": {"dead": ["C1"]}, "white": {"dead": ["D3"], "seki": ["E2"]}},
        "rule_sets": ["korean-2016", "chinese-2002", "ing-sst", "japanese-1989", "aga"],
    });
    let length = round_trip(&read(&request)).expect("it fits");
    // 300 moves of nine bits are 450 letters; a QR code of 2,000 letters would be too fine to print small.
    assert!((450..650).contains(&length), "{length}");
    let position =
        json!({"rows": read(&request).task.position.stones().rows(), "dead": ["A1"], "claims": request["claims"]});
    let length = round_trip(&read(&position)).expect("it fits");
    assert!((97..220).contains(&length), "{length}");
}

/// A point as records write it.
fn sgf(point: &str) -> String {
    let (letter, row) = point.split_at(1);
    let column = "ABCDEFGHJKLMNOPQRST".find(letter).expect("a column");
    let row: usize = row.parse().expect("a row");
    let letter = |index: usize| char::from(b'a' + u8::try_from(index).expect("small"));
    [letter(column), letter(19 - row)].into_iter().collect()
}

#[test]
fn a_question_too_long_for_a_code_is_answered_without_one() {
    let moves = ";B[aa];W[ba];B[];W[]".repeat(600);
    let request =
        json!({"sgf": format!("(;SZ[19]{moves})"), "permalink": true, "rule_sets": ["aga"], "detail": "totals"});
    let told = serde_json::to_value(answer(&read(&request))).expect("JSON");
    assert_eq!(told["permalink"], Value::Null);
    assert_eq!(told["scores"][0]["rule_set"], "aga");
    assert_eq!(read(&request).code(), None);
}

#[test]
fn what_is_only_shown_is_no_part_of_a_code() {
    let plain = json!({"rows": [".XO.", ".XO."], "komi": 0});
    let mut dressed = plain.clone();
    for (name, value) in [
        ("id", json!("mine")),
        ("detail", json!("totals")),
        ("language", json!("en")),
        ("permalink", json!(true)),
        ("diagram", json!(true)),
        ("map_rule_set", json!("chinese-2002")),
        ("explain_record", json!(false)),
    ] {
        dressed[name] = value;
    }
    assert_eq!(read(&dressed).code(), read(&plain).code());
    let told = |request: &Value| serde_json::to_value(answer(&read(request))).expect("JSON");
    assert_eq!(told(&dressed)["permalink"].as_str(), read(&plain).code().as_deref());
    assert_eq!(told(&plain).get("permalink"), None, "only where it is asked for");
}

#[test]
fn a_code_keeps_what_was_stated_apart_from_what_was_taken() {
    let silent = json!({"rows": [".XO.", ".XO."], "history": {"black_plays": 3, "white_plays": 2}});
    let told = json!({"rows": [".XO.", ".XO."], "handicap": 0, "komi": {"korean-2016": 6.5}, "prisoners": {"black": 0, "white": 1}});
    for request in [silent, told] {
        let request = read(&request);
        let again = open(&request.code().expect("it fits"));
        assert_eq!(answer(&again).assumptions, answer(&request).assumptions);
    }
}

#[test]
fn a_request_says_otherwise_than_its_code_where_it_speaks() {
    let first = json!({
        "rows": [".X.O", "....", "OO.X"],
        "dead": ["D1"],
        "prisoners": {"black": 1, "white": 2},
        "history": {"ended_by": "resignation", "lost_by": "white", "black_passes": 3},
        "komi": {"aga": 0.5, "nz": 2},
        "rule_sets": ["aga", "nz"],
        "compare": [["nz", "aga"]],
        "dead_by_rule_set": {"aga": ["A1"]},
        "adjustments": [
            {"player": "black", "amount": 1, "reason": "late", "rule_sets": ["aga"]},
            {"player": "black", "amount": 2, "reason": "talk"},
        ],
        "search_nodes": 2000,
    });
    let code = read(&first).code().expect("it fits");
    let with = |fields: Value| {
        let mut request = fields;
        request["code"] = json!(code);
        read(&request)
    };
    let same = |fields: Value, change: &dyn Fn(&mut Value)| {
        let mut expected = first.clone();
        change(&mut expected);
        assert_eq!(with(fields).canonical_id(), read(&expected).canonical_id(), "{expected}");
    };
    same(json!({}), &|_| {});
    same(json!({"dead": []}), &|request| request["dead"] = json!([]));
    same(json!({"prisoners": {"white": 5}}), &|request| request["prisoners"]["white"] = json!(5));
    same(json!({"history": {"ended_by": "passes"}}), &|request| {
        request["history"] = json!({"ended_by": "passes", "black_passes": 3});
    });
    same(json!({"classify": false}), &|request| {
        request["classify"] = json!(false);
        request.as_object_mut().expect("an object").remove("search_nodes");
    });
    // Whoever asks for proofs asks that the board is read.
    let counted = read(&json!({"rows": [".XO."], "classify": false})).code().expect("it fits");
    let proved = read(&json!({"code": counted, "proofs": true}));
    assert_eq!(proved.canonical_id(), read(&json!({"rows": [".XO."]})).canonical_id());
    // What the code says of AGA rules goes with them.
    same(json!({"rule_sets": ["nz", "ffg"]}), &|request| {
        request["rule_sets"] = json!(["nz", "ffg"]);
        request["komi"] = json!({"nz": 2});
        request["adjustments"] = json!([{"player": "black", "amount": 2, "reason": "talk"}]);
        request["compare"] = json!([]);
        request["dead_by_rule_set"] = json!({});
    });
}

#[test]
fn a_code_and_another_position_are_refused_with_all_that_is_wrong() {
    let refused = |request: &Value| {
        let problem =
            read_request(request.to_string().as_bytes(), &Limits::default()).map(|_| ()).expect_err("refused");
        let errors = problem.errors.iter().map(|error| format!("{} {}", error.code.as_str(), error.pointer));
        errors.collect::<Vec<_>>()
    };
    let code = "1EFLQ9AAAAAIQAAAAEABI-5ag";
    assert_eq!(
        refused(&json!({"code": code, "rows": [".X"], "sgf": ""})),
        ["conflicting-fields /rows", "conflicting-fields /sgf"]
    );
    assert_eq!(refused(&json!({"code": "9abc", "komi": "six"})), ["unknown-value /komi", "later-version /code"]);
    assert_eq!(refused(&json!({"code": 7, "moves": []})), ["wrong-type /code", "conflicting-fields /moves"]);
    assert_eq!(refused(&json!({"code": code, "dead": ["A1"], "odd": 1})), ["unknown-field /odd", "no-stone /dead/0"]);
    assert_eq!(refused(&json!({"code": code, "permalink": "yes"})), ["wrong-type /permalink"]);
}

#[test]
fn every_record_there_is_has_a_code_that_leads_back_to_it() {
    let Some(folder) = std::env::var_os("GYEGA_RECORDS").map(PathBuf::from) else {
        say("SKIPPED: GYEGA_RECORDS names no folder with records\n");
        return;
    };
    let (mut lengths, mut read) = (Vec::new(), 0);
    for path in files_below(&folder, "sgf") {
        let text = decode(&std::fs::read(&path).expect("a file")).text;
        let body = json!({"sgf": text}).to_string();
        let limits = Limits { body_bytes: usize::MAX, ..Limits::default() };
        let Ok(request) = read_request(body.as_bytes(), &limits) else { continue };
        read += 1;
        let length = round_trip(&request);
        let is_long = request.task.record.as_ref().is_some_and(|record| record.game.move_list.moves.len() > 900);
        assert!(length.is_some() || is_long, "{}", path.display());
        lengths.extend(length);
    }
    lengths.sort_unstable();
    assert!(lengths.iter().all(|length| *length <= CODE_MAX));
    let at = |part: usize| lengths[(lengths.len() - 1) * part / 100];
    say(&format!(
        "codes of {} of {read} records: median {}, 95th {}, longest {}\n",
        lengths.len(),
        at(50),
        at(95),
        at(100)
    ));
}

const QUESTIONS: [&str; 12] = [
    r#"{"rows": [".XO.", ".XO."], "prisoners": {"black": 0}, "komi": 0}"#,
    r#"{"rows": [".X.O", "....", "OO.X"], "dead": ["D1"], "seki": ["B3"], "handicap": 0, "komi": "rule-set", "rule_sets": "all"}"#,
    r#"{"rows": [".X.O", "....", "OO.X"], "dead": "pass-alive", "komi": {"aga": 0.25}, "rule_sets": ["aga", "korean-2016(komi=7.5,seki_points=counted)"], "compare": [["korean-2016(komi=7.5,seki_points=counted)", "aga"]], "dead_by_rule_set": {"korean-2016(komi=7.5,seki_points=counted)": []}}"#,
    r#"{"rows": [".X.O", "....", "OO.X"], "claims": {"black": {"dead": ["D3"]}, "white": {"dead": ["D1"], "seki": ["A1"]}}, "adjustments": [{"player": "white", "amount": -2.5, "reason": "지각 \"late\"", "rule_sets": ["ing-sst"]}], "overtime": {"white": 2}, "classify": false, "readings": ["shared-by-point"], "sensitivity": true, "procedures": true}"#,
    r#"{"moves": [["black", "A1"], ["white", "pass"], ["black", "B1"], ["white", "B2"], ["black", "pass"], ["white", "pass"]], "initial_rows": ["...", "..."], "search_nodes": 5000}"#,
    r#"{"sgf": "(;SZ[3]PB[가]PW[B \\] c]RU[Japanese]KM[6.5]RE[W+2.5];B[aa];W[];B[bb];B[];W[cc]MA[aa]TB[ab][ba];AE[cc]TW[cc])"}"#,
    r#"{"sgf": "(;SZ[3]AP[gyega ruling:0.2.0]RU[Chinese]KM[0]RE[W+9];B[aa];W[bb])", "rule_sets": ["chinese-2002"]}"#,
    r#"{"sgf": "(;SZ[3]AP[gyega ruling:0.2.0]RU[Chinese]KM[0]RE[0];B[aa];W[bb])", "rule_sets": ["chinese-2002"]}"#,
    r#"{"sgf": "(;SZ[3]RU[AGA]HA[3];B[aa];W[bb];B[];W[])"}"#,
    r#"{"sgf": "(;SZ[3]RU[AGA]HA[3];B[aa];W[bb];B[];W[])", "handicap": 3}"#,
    r#"{"sgf": "(;SZ[3]RU[AGA]HA[3]AB[aa]AW[bb];B[];W[])"}"#,
    r#"{"rows": [".XO.", ".XO."], "handicap": 2, "said_handicap": 3, "rule_sets": ["aga"]}"#,
];

/// The question that a request asks by a code alone.
fn asked(code: &str) -> Result<ScoreQuestion, Problem> {
    read_request(json!({ "code": code }).to_string().as_bytes(), &Limits::default())
}

#[test]
fn a_code_leads_back_to_the_same_question() {
    for body in QUESTIONS {
        let question = read(&serde_json::from_str(body).expect("JSON"));
        let code = question.code().unwrap_or_else(|| panic!("no code for {body}"));
        let again = asked(&code).unwrap_or_else(|problem| panic!("{problem:?}\n{body}"));
        assert_eq!(again.canonical_id(), question.canonical_id(), "{body}");
        assert_eq!(again.code(), Some(code), "{body}");
        assert_eq!(answer(&question), answer(&again), "{body}");
    }
}

#[test]
fn what_is_wrong_with_a_code_is_reported() {
    let code = read(&json!({ "rows": [".XO.", ".XO."], "prisoners": { "black": 0 }, "komi": 0 }));
    let code = code.code().expect("short enough");
    let later = format!("2{}", &code[1..]);
    let refusal = |code: &str| {
        let problem = asked(code).expect_err("it is no code");
        assert_eq!(problem.code, ProblemCode::InvalidRequest);
        let errors = problem.errors.iter().map(|error| (error.code.as_str(), error.pointer.as_str()));
        let [(word, "/code")] = errors.collect::<Vec<_>>()[..] else { panic!("{problem:?}") };
        (word, problem.errors[0].detail.clone())
    };
    assert_eq!(refusal(&later).0, "later-version");
    assert!(refusal(&later).1.contains("expected version 1: a later version of gyega made this one"));
    for bad in ["", "1", "1AAAA", "x", "-", " 1", "1=", "계가", &"1".repeat(2_001), &code.to_ascii_uppercase()] {
        assert_eq!(refusal(bad).0, "invalid-code", "{bad}");
    }
}
