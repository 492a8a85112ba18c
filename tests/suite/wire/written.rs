//! How single values are written, and that each kind of problem is told in words.

use gyega::board::{Size, Stones};
use gyega::render::Language;
use gyega::rules::Amount;
use gyega::wire::{ErrorCode, ProblemCode};
use serde_json::json;

#[test]
fn amounts_are_exact_json_numbers() {
    let numbers = [0, 4, -4, 1, -1, 26, 27, 399_999].map(Amount::quarters);
    let json = serde_json::to_string(&numbers).expect("plain numbers");
    assert_eq!(json, "[0,1,-1,0.25,-0.25,6.5,6.75,99999.75]");
}

#[test]
fn boards_are_written_as_their_rows() {
    let rows = [".XO.", "X..O", "OOXX"];
    let board = Stones::from_rows(&rows).expect("a board");
    assert_eq!(serde_json::to_value(board).expect("texts"), json!(rows));
}

#[test]
fn points_are_spelled_as_they_print() {
    for point in Size::new(25, 25).expect("in range").iter() {
        let json = serde_json::to_string(&point).expect("a string");
        assert_eq!(json, format!("\"{point}\""));
    }
}

#[test]
fn every_kind_of_problem_and_of_fault_has_a_word() {
    let faults = ErrorCode::ALL.iter().map(|code| format!("fault-{}", code.as_str()));
    let mut known: Vec<_> =
        faults.chain(ProblemCode::ALL.iter().map(|code| format!("problem-{}", code.as_str()))).collect();
    known.sort();
    let is_about_them = |key: &&str| key.starts_with("fault-") || key.starts_with("problem-");
    let worded: Vec<_> = Language::En.words().iter().map(|(key, _)| *key).filter(is_about_them).collect();
    assert_eq!(worded, known);
}
