//! Other people's forms on the command line.

use serde_json::Value;

use crate::cli::gyega;

/// Ten points for Black in columns A and B, five for White in column E; White played into A5.
const WALLS: &str = r#"{"width": 5, "height": 5, "komi": 0.5, "rules": "japanese", "initial_state": {"black": "", "white": ""},
    "moves": "cadacbdbcdddcedeccdc..aa....", "removed": "aa", "outcome": "5.5 points", "winner": "black"}"#;

const KATAGO: &str = r#"MoveNum: 10 HASH: 00
   A B C D E
 5 . . X O .
 4 . . X O .
 3 . . X O .
 2 . . X O1.
 1 . . X2O3.
Next player: Black
Rules: {"hasButton":false,"ko":"SIMPLE","komi":0.5,"scoring":"TERRITORY","suicide":false,"tax":"SEKI","whiteHandicapBonus":"0"}
B stones captured: 2
W stones captured: 0
"#;

/// The scores of an answer in JSON: rule set and result.
fn scores(command: &str, input: &str) -> Vec<(String, String)> {
    let ran = gyega(command, input);
    assert_eq!(ran.code, 0, "{}", ran.error);
    let answer: Value = serde_json::from_str(&ran.output).expect("an answer is JSON");
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let scores = answer["scores"].as_array().expect("scores");
    scores.iter().map(|score| (text(&score["rule_set"]), text(&score["result"]))).collect()
}

#[test]
fn a_game_of_the_server_is_scored_with_the_stones_it_removed() {
    // Ten points and the stone, against five and komi.
    let ran = gyega("score --full -", WALLS);
    assert_eq!(ran.error, "");
    assert!(ran.output.contains("The record says B+5.5, which holds under Japanese rules 1989"), "{}", ran.output);
    assert!(ran.output.contains("The dead stones are those that the record names: A5."), "{}", ran.output);
    assert_eq!(scores("score - --format json", WALLS)[0], ("japanese-1989".to_owned(), "B+5.5".to_owned()));
    // Before it was counted nobody agreed on anything.
    let open = gyega("score --full -", &WALLS.replace("\"outcome\": \"5.5 points\", ", ""));
    assert!(
        open.output.contains("- dead-stones: which stones are dead, or that there are none; needed by japanese-1989"),
        "{}",
        open.output
    );
    // Nothing removed: the stone lives on, and Black's whole side touches both colours.
    let kept = gyega("score --full -", &WALLS.replace("\"removed\": \"aa\"", "\"removed\": \"\""));
    assert!(kept.output.contains("The record says that no stone is dead."), "{}", kept.output);
}

#[test]
fn a_board_that_katago_printed_is_scored_under_the_rules_beside_it() {
    // Ten points against five, two prisoners and komi; the other rule sets have their own komi and the same prisoners.
    let scores = scores("score - --format json", KATAGO);
    assert_eq!(scores[0], ("koSIMPLEscoreTERRITORYtaxSEKIsui0komi0.5".to_owned(), "B+2.5".to_owned()));
    assert_eq!(scores[1], ("korean-2016".to_owned(), "W+3.5".to_owned()), "10 to 7 and 6.5");
    assert_eq!(scores.len(), 4);
}

#[test]
fn a_query_is_answered_under_its_rules_first() {
    let moves = r#"[["B","C1"],["W","D1"],["B","C2"],["W","D2"],["B","C3"],["W","D3"],["B","C4"],["W","D4"],["B","C5"],["W","D5"],["B","B4"],["W","E4"],["B","B2"],["W","E2"]]"#;
    let query = format!(
        r#"{{"id":"walls","moves":{moves},"rules":"chinese","komi":3.5,"boardXSize":5,"boardYSize":5,"maxVisits":10}}"#
    );
    // Fifteen to ten; KataGo's string for Chinese rules, with the komi of the query.
    let own = "koSIMPLEscoreAREAtaxNONEsui0whbNfpok1komi3.5";
    let told = scores("score - --format json", &query);
    assert_eq!(told[0], (own.to_owned(), "B+1.5".to_owned()));
    // Territory: ten to five and 3.5, the komi of the game; the moves tell that nobody has prisoners.
    assert_eq!(told[1], ("korean-2016".to_owned(), "B+1.5".to_owned()));
    assert!(gyega("score - --format json", &query).output.contains("\"id\":\"walls\""));
    assert_eq!(scores("score - --rules aga --komi 0 --format json", &query), [("aga".to_owned(), "B+5".to_owned())]);
    let refused = gyega("score --full -", &query.replace("\"C1\"", "\"Z1\"").replace("maxVisits", "visits"));
    assert_eq!((refused.code, refused.output.as_str()), (1, ""));
    assert!(refused.error.contains("no query of KataGo: /visits: found the field \"visits\""), "{}", refused.error);
    assert!(refused.error.contains("; /moves/0/1: found \"Z1\""), "{}", refused.error);
}

#[test]
fn a_diagram_of_senseis_library_is_scored() {
    let rows = "$$ | . . X O . |\n".repeat(5);
    let diagram = format!("$$ Walls\n$$ -----------\n{rows}$$ -----------\n");
    let told = scores("score - --rules chinese-2002 --komi 0 --format json", &diagram);
    assert_eq!(told, [("chinese-2002".to_owned(), "B+5".to_owned())]);
}

#[test]
fn records_of_korean_servers_are_scored_with_what_was_repaired() {
    let gib = "\\HS\n\\[GAMEINFOMAIN=GRLT:0,ZIPSU:5,GONGJE:5\\]\n\\HE\n\\GS\nINI 0 1 2 &4\nSTO 0 2 2 0 0\n\\GE\n";
    let ran = gyega("score --full - --rules chinese-2002 --komi 0", gib);
    assert_eq!(ran.code, 0, "{}", ran.error);
    assert!(
        ran.output.contains("at 5:1 INI 0 1 2 &4 (line:column): the record does not say where its handicap"),
        "{}",
        ran.output
    );
    let refused = gyega("score --full -", &gib.replace("2 0 0", "2 0 19"));
    assert!(
        refused.error.starts_with("gyega: standard input: no game record of Tygem: line 6: move is \"STO 0 2 2 0 19\"")
    );
}

#[test]
fn a_move_may_be_asked_about_from_any_form() {
    // E5 is empty and has the empty E4 beside it; C1 holds a black stone.
    for input in [WALLS, KATAGO] {
        let legality = |point: &str| {
            let ran = gyega(&format!("move - black {point} --rules japanese-1989 --format json"), input);
            assert_eq!(ran.code, 0, "{}", ran.error);
            let answer: Value = serde_json::from_str(&ran.output).expect("an answer is JSON");
            answer["moves"][0]["verdicts"][0]["legality"].as_str().unwrap_or_default().to_owned()
        };
        assert_eq!((legality("E5").as_str(), legality("C1").as_str()), ("legal", "illegal"));
    }
}

#[test]
fn an_unknown_form_is_refused_with_what_was_tried() {
    let ran = gyega("score --full -", "{\"position\": []}");
    assert_eq!((ran.code, ran.output.as_str()), (1, ""));
    assert!(ran.error.starts_with(
        "gyega: standard input: nothing that is read here:\n  no game record in SGF: it does not begin with ("
    ));
    assert!(ran.error.contains("no query of KataGo: it has none of boardXSize"), "{}", ran.error);
}
