//! Pictures of positions.

use gyega::board::Stones;
use gyega::render::PictureStyle;
use gyega::wire::{DiagramRequest, DrawingRequest, Limits, Rows, ScoreRequest, diagram};
use serde_json::json;

fn drawn(request: &serde_json::Value) -> String {
    let picture = diagram(request.to_string().as_bytes(), &Limits::default());
    picture.unwrap_or_else(|problem| panic!("{problem:?}"))
}

#[test]
fn a_request_for_a_score_can_be_drawn_as_it_stands() {
    let request = DiagramRequest {
        question: ScoreRequest {
            rows: Some(Rows::without_dead(Stones::from_rows(&[".XO.", ".XO."]).expect("a board"))),
            id: Some("table 3".into()),
            ..ScoreRequest::default()
        },
        drawing: DrawingRequest { style: Some(PictureStyle::Print), ..DrawingRequest::default() },
    };
    let picture = drawn(&serde_json::to_value(&request).expect("JSON"));
    assert!(picture.contains("<title>D1: White's point</title>"));
    assert!(!picture.contains("#f2d59b"), "no wood on paper");
}

#[test]
fn stones_alone_need_be_no_position() {
    // White's stone has no liberty.
    let last = json!({"player": "black", "point": "B1"});
    let picture = drawn(&json!({"rows": [".X.", "XOX", ".X."], "labels": {"A1": "1"}, "map": false,
        "history": {"last_play": last}}));
    assert!(picture.contains("<title>B2: white stone</title>"), "{picture}");
    assert!(picture.contains("<title>B1: black stone, last move</title>"), "{picture}");
    assert!(picture.contains("<title>A1: empty point (1)</title>"), "{picture}");
    assert!(!picture.contains("C1:"), "nothing is known of the other points");
}

#[test]
fn a_rule_set_is_drawn_as_it_reads_the_board() {
    // White's stone B2 is dead where players agree on it; Tromp and Taylor take no stone off.
    let mut board =
        json!({"rows": ["..XO.", ".OXO.", "..XO."], "dead": ["B2"], "rule_sets": ["chinese-2002", "tromp-taylor"]});
    assert!(drawn(&board).contains("<title>B2: dead white stone</title>"));
    board["map_rule_set"] = json!("tromp-taylor");
    let picture = drawn(&board);
    assert!(picture.contains("<title>B2: white stone</title>"), "{picture}");
    assert!(picture.contains("<title>A1: neutral point</title>"), "{picture}");
}

#[test]
fn both_players_marks_are_drawn_and_only_what_they_agree_on_of_claims() {
    let board = json!({"rows": ["...XO....", ".O.XO.X..", ".O.XO....", "...XO....", "...XO...."],
        "claims": {"black": {"dead": ["B4"]}, "white": {"dead": ["G4", "B4"]}}});
    let picture = drawn(&board);
    assert!(picture.contains("<title>B4: dead white stone</title>"), "{picture}");
    assert!(picture.contains("<title>G4: black stone</title>"), "{picture}");
}
