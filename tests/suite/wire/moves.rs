//! Questions about moves.

use gyega::board::{Color, Point, Stones};
use gyega::wire::{EarlierRequest, EarlierTurn, Limits, MoveRequest, PlayOrPass, Prisoners, Rows, Whole, moves};

fn answer(body: &str) -> serde_json::Value {
    let answer = moves(body.as_bytes(), &Limits::default()).expect("it can be answered");
    serde_json::from_slice(&answer).expect("JSON")
}

/// A ko in the corner: Black has just taken B3 with C3.
const KO: &str = r#""rows": [".XO..", "X.XO.", ".XO..", "....."]"#;

#[test]
fn an_answer_tells_each_rule_set_and_where_they_differ() {
    let body = format!(
        r#"{{{KO}, "moves": [["white", "B3"]], "last_play": {{"player": "black", "point": "C3", "captured": ["B3"]}},
                "rule_sets": ["korean-2016", "aga", "tromp-taylor", "taiwan-old"], "id": "x"}}"#
    );
    let answer = answer(&body);
    assert_eq!(answer["id"], "x");
    assert_eq!(answer["rule_sets"], serde_json::json!(["korean-2016", "aga", "tromp-taylor", "taiwan-old"]));
    let turn = &answer["moves"][0];
    assert_eq!(turn["captured"], serde_json::json!(["C3"]));
    assert_eq!(turn["rows"][1], "XO.O.");
    assert_eq!(turn["in_atari"], true);
    assert_eq!(turn["repeats"][0]["earlier"], "before-last-play");
    let verdicts = &turn["verdicts"];
    assert_eq!((&verdicts[0]["legality"], &verdicts[0]["reason"]), (&"illegal".into(), &"ko".into()));
    assert_eq!(verdicts[0]["clause"]["axis"], "ko");
    assert_eq!(verdicts[0]["sentence"]["text"], "White may not play at B3: that retakes a ko at once.");
    assert_eq!(verdicts[1]["reason"], "situational-superko");
    assert_eq!(verdicts[1]["penalty"]["choice"], "pass-stone");
    assert_eq!(verdicts[2]["reason"], "positional-superko");
    assert_eq!((&verdicts[3]["legality"], &verdicts[3]["needs"][0]), (&"undetermined".into(), &"rule:ko".into()));
    let answers = answer["differences"][0]["answers"].as_array().expect("a list").len();
    assert_eq!(answers, 4);
}

#[test]
fn a_move_off_the_board_is_illegal_and_no_fault() {
    let body = r#"{"rows": ["..."], "moves": [["black", "D4"], ["white", "A1"]]}"#;
    let answer = answer(body);
    assert_eq!(answer["moves"][0]["verdicts"].as_array().expect("a list").len(), 28);
    assert_eq!(answer["moves"][0]["verdicts"][0]["reason"], "off-board");
    assert_eq!(answer["moves"][0]["rows"], serde_json::Value::Null);
    assert_eq!(answer["moves"][1]["verdicts"][0]["legality"], "not-reached");
    assert_eq!(answer["differences"][1]["answers"][0]["rule_sets"].as_array().expect("a list").len(), 28);
}

#[test]
fn a_request_written_by_the_library_is_read() {
    let rows = Rows::without_dead(Stones::from_rows(&["...", "..."]).expect("a board"));
    let request = MoveRequest {
        rows: Some(rows),
        moves: vec![(Color::Black, PlayOrPass::Play(Point { column: 0, row: 0 }))],
        previous_positions: Some(vec![
            EarlierRequest::Rows(rows),
            EarlierRequest::WithTurn(EarlierTurn { rows, to_move: Some(Color::Black) }),
        ]),
        prisoners: Some(Prisoners { black: Some(Whole(0)), white: Some(Whole(0)) }),
        ..MoveRequest::default()
    };
    let body = serde_json::to_string(&request).expect("JSON");
    assert_eq!(answer(&body)["moves"][0]["verdicts"][0]["legality"], "legal");
}

/// Black C4, A5... make the ko of [`KO`] by play: Black B3 takes C3 with his last move.
const KO_PLAYED: &str = "(;GM[1]SZ[5]HA[0];B[ba];W[ca];B[ab];W[db];B[bc];W[cc];B[ee];W[bb];B[cb])";

#[test]
fn a_record_tells_the_board_the_last_play_and_what_stood_before() {
    // After B C4 (cb) the white stone B4 (bb) is taken: White may not take back at once.
    let body = format!(
        r#"{{"sgf": "{KO_PLAYED}", "moves": [["white", "B4"]], "rule_sets": ["korean-2016", "tromp-taylor"]}}"#
    );
    let answer = answer(&body);
    assert_eq!(answer["position"]["rows"], serde_json::json!([".XO..", "X.XO.", ".XO..", ".....", "....X"]));
    let verdicts = &answer["moves"][0]["verdicts"];
    assert_eq!((&verdicts[0]["legality"], &verdicts[0]["reason"]), (&"illegal".into(), &"ko".into()));
    assert_eq!((&verdicts[1]["legality"], &verdicts[1]["reason"]), (&"illegal".into(), &"positional-superko".into()));
}

#[test]
fn a_record_is_played_as_far_as_is_said_and_what_the_request_names_stands_in_its_place() {
    let legality = |fields: &str| {
        let body = format!(r#"{{"sgf": "{KO_PLAYED}", {fields}, "rule_sets": ["korean-2016"]}}"#);
        answer(&body)["moves"][0]["verdicts"][0]["legality"].clone()
    };
    // After eight moves White stands on B4 and C4 is open to Black, who takes.
    assert_eq!(legality(r#""sgf_at": 8, "moves": [["black", "C4"]]"#), "legal");
    // Somebody who says that the last play was another one need not fear the ko.
    assert_eq!(
        legality(r#""moves": [["white", "B4"]], "last_play": {"player": "black", "point": "E1", "captured": []}"#),
        "legal"
    );
}

#[test]
fn a_record_set_up_by_hand_does_not_tell_what_stood_before() {
    let set_up = r#"{"sgf": "(;SZ[5]AB[ba][ab][cb][bc]AW[ca][db][cc])", "moves": [["white", "B4"]], "rule_sets": ["tromp-taylor"]}"#;
    assert_eq!(answer(set_up)["moves"][0]["verdicts"][0]["legality"], "undetermined");
}
