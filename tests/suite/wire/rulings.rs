//! Questions about rulings.

use gyega::wire::{Limits, RulingQuestion, read_link, read_request, read_ruling};
use serde_json::{Value, json};

fn body(fields: &Value) -> Vec<u8> {
    let mut body = json!({"request": {
        "rows": ["...XO....", ".O.XO....", "...XO....", "...XO....", "...XO...."],
        "claims": {"black": {"dead": ["B4"]}, "white": {}},
        "rule_sets": ["korean-2016", "chinese-2002"],
    }});
    let fields = fields.as_object().expect("fields").clone();
    body.as_object_mut().expect("an object").extend(fields);
    body.to_string().into_bytes()
}

#[test]
fn a_link_leads_to_a_page() {
    let read = read_ruling(&body(&json!({"link_base": "http://192.0.2.7:8080/"})), &Limits::default());
    assert_eq!(read.expect("an address").link_base.as_deref(), Some("http://192.0.2.7:8080"));
}

#[test]
fn a_decision_takes_the_place_of_the_claims() {
    let dead = |decided: &Value| {
        let read = read_ruling(&body(&json!({"decided": decided})), &Limits::default()).expect("a decision");
        assert!(read.disputed.is_some_and(|disputed| disputed.written.contains_key("claims")));
        assert!(!read.ruled.written.contains_key("claims"));
        read.ruled.written["dead"].clone()
    };
    assert_eq!(dead(&json!("black")), json!(["B4"]));
    assert_eq!(dead(&json!("white")), json!([]));
    assert_eq!(dead(&json!({"dead": ["B4"]})), json!(["B4"]));
}

/// Asserts that one decision rules on a question, however it is told, and leads through the permalink to what was
/// ruled.
fn assert_decided(request: &Value, decided: &Value, dead: &[&str]) -> RulingQuestion {
    let body = json!({"request": request, "decided": decided}).to_string();
    let read = read_ruling(body.as_bytes(), &Limits::default()).unwrap_or_else(|problem| panic!("{problem:?}"));
    let ruled = &read.ruled.question;
    let points = dead.iter().filter_map(|at| gyega::board::Point::parse(at)).collect();
    assert_eq!(ruled.task.position.marks().dead, points, "{body}");
    assert_eq!(ruled.task.position.claims(), None, "{body}");
    let request = serde_json::to_vec(&read.ruled.written).expect("JSON");
    assert_eq!(read_request(&request, &Limits::default()).expect("a question"), *ruled, "as written, as read");
    let opened = read_link(&ruled.code().expect("it fits"), &[], &Limits::default()).expect("its own code");
    assert_eq!(opened.canonical_id(), ruled.canonical_id(), "{body}");
    assert!(read.disputed.as_ref().is_some_and(|both| both.question.task.position.claims().is_some()));
    read
}

fn code(request: &Value) -> String {
    let read = read_request(request.to_string().as_bytes(), &Limits::default());
    read.unwrap_or_else(|problem| panic!("{problem:?}")).code().expect("it fits")
}

#[test]
fn a_decision_takes_the_place_of_stones_that_are_drawn_dead() {
    let rows = ["...XO....", ".o.XO....", "...XO....", "...XO....", "...XO...."];
    let request = json!({"rows": rows, "claims": {"black": {"dead": ["B4"]}, "white": {}}});
    assert_decided(&request, &json!({"dead": []}), &[]);
    assert_decided(&request, &json!({"dead": ["B4"]}), &["B4"]);
    // Drawn dead, it is dead for both players.
    assert_decided(&request, &json!("white"), &["B4"]);
}

#[test]
fn a_decision_takes_the_place_of_the_claims_of_a_code() {
    let rows = ["...XO....", ".O.XO....", "...XO....", "...XO....", "...XO...."];
    let of = |black: &Value, white: &Value| json!({"code": code(&json!({"rows": rows, "claims": {"black": black, "white": white}, "rule_sets": ["aga", "korean-2016"]}))});
    let dead = json!({"dead": ["B4"]});
    let read = assert_decided(&of(&dead, &json!({})), &json!("white"), &[]);
    let sets: Vec<_> = read.ruled.question.task.rule_sets.iter().map(|set| set.id.to_string()).collect();
    assert_eq!(sets, ["aga", "korean-2016"]);
    assert_decided(&of(&dead, &json!({})), &json!("black"), &["B4"]);
    assert_decided(&of(&dead, &dead), &json!({"dead": []}), &[]);
    let in_seki = json!({"seki": ["B4"]});
    let read = assert_decided(&of(&dead, &in_seki), &json!("black"), &["B4"]);
    assert!(read.ruled.question.task.position.seki().is_empty());
    let read = assert_decided(&of(&dead, &in_seki), &json!("white"), &[]);
    assert_eq!(read.ruled.written["seki"], json!(["B4"]));
    // What stands beside a code stands in the ruling too.
    let mut dressed = of(&dead, &json!({}));
    dressed["komi"] = json!(3);
    dressed["language"] = json!("ko");
    let read = assert_decided(&dressed, &json!("white"), &[]);
    assert_eq!((&read.ruled.written["komi"], &read.ruled.written["language"]), (&json!(3), &json!("ko")));
}

#[test]
fn a_decision_on_the_code_of_a_game_keeps_the_game() {
    let sgf =
        "(;SZ[5]PB[A]RU[AGA]KM[0.5];B[ca];W[da];B[cb];W[db];B[cc];W[dc];B[cd];W[dd];B[ce];W[de];B[];W[aa];B[];W[])";
    let claims = json!({"black": {"dead": ["A5"]}, "white": {"seki": ["A5"]}});
    let request = json!({"code": code(&json!({"sgf": sgf, "claims": claims}))});
    for (decided, dead) in [(json!("black"), &["A5"][..]), (json!("white"), &[]), (json!({}), &[])] {
        let read = assert_decided(&request, &decided, dead);
        let both = read.disputed.expect("claims");
        let (question, ruled) = (both.question.task, read.ruled.question.task);
        let (before, after) = (question.record.expect("a game"), ruled.record.expect("a game"));
        assert_eq!((after.game, after.gives_rules, after.gives_komi), (before.game, true, true), "{decided}");
        assert_eq!((ruled.rule_sets, ruled.terms), (question.rule_sets, question.terms));
        assert_eq!(ruled.position.history(), question.position.history());
    }
}
