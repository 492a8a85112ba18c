//! Permalinks on the command line: they open without a service.

use serde_json::Value;

use super::gyega;

/// KBA "How to play", Diagram 1, under the three rule sets taken by default.
const CODE: &str = "1JTvolxqnE-Ygd9GmBDJMACvQBEMAAAABhEMAAAABAOZ9Mo8";

#[test]
fn a_permalink_or_a_link_to_one_is_scored_like_the_position() {
    let drawn = gyega("score --full examples/positions/kba-diagram-1.txt --dead none --prisoners 1,0 --komi 0", "");
    assert_eq!(drawn.code, 0, "{}", drawn.error);
    for file in [
        CODE.to_owned(),
        format!("http://127.0.0.1:8080/#{CODE}"),
        format!("https://example.org/v1/scores/{CODE}?language=ko"),
    ] {
        let opened = gyega(&format!("score --full {file}"), "");
        assert_eq!((opened.code, &opened.output), (0, &drawn.output), "{file} {}", opened.error);
    }
    let typed = gyega("score --full -", &format!("{CODE}\n"));
    assert_eq!(typed.output, drawn.output, "from standard input as well");
}

#[test]
fn a_command_gives_the_permalink_that_it_opens() {
    let given =
        gyega("score --full examples/positions/kba-diagram-1.txt --dead none --prisoners 1,0 --komi 0 --permalink", "");
    assert!(given.output.ends_with(&format!("\nPermalink: {CODE}\n")), "{}", given.output);
    let json = gyega(&format!("score {CODE} --permalink --format json"), "");
    let json: Value = serde_json::from_str(&json.output).expect("JSON");
    assert_eq!(json["permalink"], CODE);
}

#[test]
fn options_say_otherwise_than_a_permalink() {
    let told = |options: &str| -> Value {
        let ran = gyega(&format!("score {CODE} {options} --format json"), "");
        assert_eq!(ran.code, 0, "{}", ran.error);
        serde_json::from_str(&ran.output).expect("JSON")
    };
    // Black 16 and White 17; with a prisoner more for White and a komi of 6.5 it is 16 to 24.5.
    assert_eq!(told("")["scores"][0]["result"], "W+1");
    assert_eq!(told("--prisoners-white 1 --komi 6.5")["scores"][0]["result"], "W+8.5");
    assert_eq!(told("--rules japanese-1989")["scores"][0]["rule_set"], "japanese-1989");
    let moved = gyega(&format!("move {CODE} black E1"), "");
    assert_eq!(moved.code, 0, "{}", moved.error);
    let compared = gyega(&format!("compare korean chinese {CODE}"), "");
    assert_eq!(compared.code, 0, "{}", compared.error);
}

#[test]
fn a_permalink_that_cannot_be_opened_is_refused() {
    let mistyped = gyega(&format!("score --full {}x", &CODE[..CODE.len() - 1]), "");
    assert_eq!(mistyped.code, 1);
    assert!(mistyped.error.contains("a damaged code: a letter of it is wrong or missing"), "{}", mistyped.error);
    let file = gyega("score --full 20261122KimLeeFinalRound", "");
    assert!(file.error.contains("no file bears this name"), "{}", file.error);
    let later = gyega(&format!("score --full 2{}", &CODE[1..]), "");
    assert_eq!(later.code, 1);
    assert!(later.error.contains("a later version of gyega made this one"), "{}", later.error);
    let placed = gyega(&format!("score --full {CODE} --at 3"), "");
    assert_eq!(placed.code, 2, "{}", placed.error);
}
