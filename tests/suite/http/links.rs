//! Permalinks: `GET /v1/scores/{code}`, and `code` wherever a position is asked.

use gyega::wire::{Limits, Problem, ScoreQuestion, read_link, read_request};
use serde_json::{Value, json};

use super::{Answer, KBA_DIAGRAM_1, ask, get, post, problem};
use crate::openapi::assert_fits;

/// KBA "How to play", Diagram 1, under the three rule sets taken by default.
const CODE: &str = "1JTvolxqnE-Ygd9GmBDJMACvQBEMAAAABhEMAAAABAOZ9Mo8";

fn ok(answer: Answer) -> Answer {
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer
}

#[actix_web::test]
async fn a_permalink_is_the_answer_of_which_it_is_the_permalink() {
    let mut asked: Value = serde_json::from_str(KBA_DIAGRAM_1).expect("JSON");
    asked["permalink"] = json!(true);
    let first = ok(post("/v1/scores", &asked.to_string()).await).json();
    assert_fits("ScoreResponse", &first);
    let code = first["permalink"].as_str().expect("it fits").to_owned();
    let mut opened = ok(get(&format!("/v1/scores/{code}")).await).json();
    assert_fits("ScoreResponse", &opened);
    opened["permalink"] = json!(code);
    assert_eq!(opened, first);
    // Black 16 and White 17, as the text of the diagram has it.
    assert_eq!(opened["scores"][0]["lead"], -1);
    // The same code in a request is the same question.
    let posted = ok(post("/v1/scores", &json!({"code": code, "permalink": true}).to_string()).await).json();
    assert_eq!(posted, first);
    let line = json!({"code": code, "permalink": true}).to_string();
    let batch = ok(ask("POST", "/v1/batches", &[super::NDJSON], &line).await);
    assert_eq!(batch.json(), first);
}

#[actix_web::test]
async fn a_link_answers_as_its_question_where_that_takes_much_work_too() {
    // A crowded board of which nobody marked stones: every way is counted, and the boards of all of them are read.
    let code = "1FLMANLDMBcCGQAAAAQ2gwAAAEHfAY_nJAw";
    let (opened, posted) = (get(&format!("/v1/scores/{code}")).await, json!({"code": code}).to_string());
    assert_eq!(ok(opened).text(), ok(post("/v1/scores", &posted).await).text());
}

#[actix_web::test]
async fn moves_are_asked_from_the_board_of_a_code() {
    // E1 is a free point of that board, on which Black may play.
    let with = json!({"code": CODE, "moves": [["black", "E1"]]});
    let told = ok(post("/v1/moves", &with.to_string()).await).json();
    assert_fits("MoveResponse", &told);
    let asked: Value = serde_json::from_str(KBA_DIAGRAM_1).expect("JSON");
    let sets = json!(["korean-2016", "chinese-2002", "ing-sst"]);
    let drawn =
        json!({"rows": asked["rows"], "prisoners": asked["prisoners"], "rule_sets": sets, "moves": [["black", "E1"]]});
    assert_eq!(told, ok(post("/v1/moves", &drawn.to_string()).await).json());
    let refused =
        post("/v1/moves", &json!({"code": CODE, "rows": [".X"], "moves": [["black", "A1"]]}).to_string()).await;
    assert_eq!(problem(&refused, 422, "invalid-request")["errors"][0]["code"], "conflicting-fields");
}

#[actix_web::test]
async fn the_tag_of_a_permalink_changes_with_what_is_asked_and_with_nothing_else() {
    let path = format!("/v1/scores/{CODE}");
    let first = ok(get(&path).await);
    let tag = first.header("etag").to_owned();
    assert!(tag.starts_with("W/\"") && tag.len() == 36, "{tag}");
    assert_eq!(first.header("cache-control"), "no-cache");
    assert_eq!(
        ok(get(&format!("{path}?language=en&detail=full")).await).header("etag"),
        tag,
        "the defaults written out"
    );
    for other in [format!("{path}?detail=totals"), "/v1/scores/1EFLQ9AAAAAIQAAAAEABI-5ag".to_owned()] {
        assert_ne!(ok(get(&other).await).header("etag"), tag, "{other}");
    }
    let known = ask("GET", &path, &[("if-none-match", &tag)], "").await;
    assert_eq!((known.status.as_u16(), known.body.len(), known.header("etag")), (304, 0, tag.as_str()));
    let head = ok(ask("HEAD", &path, &[], "").await);
    assert_eq!(
        (head.body.len(), head.header("etag"), head.header("content-type")),
        (0, tag.as_str(), "application/json")
    );
    let totals = ok(get(&format!("{path}?detail=totals")).await).json();
    assert_eq!((totals.get("map"), totals.get("differences")), (None, None));
}

#[actix_web::test]
async fn what_is_no_permalink_is_refused_with_its_reason() {
    let later = format!("2{}", &CODE[1..]);
    let mistyped = format!("{}x", &CODE[..CODE.len() - 1]);
    let long = "1".repeat(2_001);
    for (path, code, pointer) in [
        (later.as_str(), "later-version", "/code"),
        (&mistyped, "invalid-code", "/code"),
        (&CODE[..20], "invalid-code", "/code"),
        (&long, "invalid-code", "/code"),
        ("korean-2016", "invalid-code", "/code"),
        ("%EA%B3%84%EA%B0%80", "invalid-code", "/code"),
        (&format!("{CODE}?detail=much"), "unknown-value", "/detail"),
        (&format!("{CODE}?language=xx"), "unknown-value", "/language"),
        (&format!("{CODE}?komi=6.5"), "unknown-field", "/komi"),
        (&format!("{CODE}?detail=full&detail=full"), "duplicate-field", "/detail"),
    ] {
        let problem = problem(&get(&format!("/v1/scores/{path}")).await, 422, "invalid-request");
        assert_fits("Problem", &problem);
        let errors = problem["errors"].as_array().expect("a list");
        let told: Vec<_> = errors.iter().map(|error| (&error["code"], &error["pointer"])).collect();
        assert_eq!(told, [(&json!(code), &json!(pointer))], "{path}");
    }
    let refused = problem(&get(&format!("/v1/scores/{later}")).await, 422, "invalid-request");
    assert!(refused["detail"].as_str().expect("words").contains("a later version of gyega made this one"), "{refused}");
    problem(&ask("GET", &format!("/v1/scores/{CODE}"), &[("accept", "text/html")], "").await, 406, "not-acceptable");
    problem(&ask("POST", &format!("/v1/scores/{CODE}"), &[super::JSON], "{}").await, 405, "method-not-allowed");
}

#[actix_web::test]
async fn what_is_wrong_with_what_a_code_holds_is_reported_of_the_code() {
    // A record of 600 moves under two rule sets, for a service that takes 500 moves and one rule set.
    let moves = ";B[aa];W[ba];B[];W[]".repeat(150);
    let body =
        json!({"sgf": format!("(;SZ[3]{moves})"), "rule_sets": ["aga", "nz"], "detail": "totals", "permalink": true});
    let code =
        ok(post("/v1/scores", &body.to_string()).await).json()["permalink"].as_str().expect("it fits").to_owned();
    let limits = Limits { moves_max: 500, rule_sets_max: 1, ..Limits::default() };
    let pointers = |read: Result<_, Problem>| {
        let errors = read.map(|_: ScoreQuestion| ()).expect_err("refused").errors;
        errors.into_iter().map(|error| error.pointer).collect::<Vec<_>>()
    };
    assert_eq!(pointers(read_link(&code, &[], &limits)), ["/code", "/code"]);
    // What a request says itself keeps its place, and so do single members of it.
    let asked = |fields: Value| {
        let mut asked = json!({"code": CODE});
        asked.as_object_mut().expect("fields").extend(fields.as_object().expect("fields").clone());
        pointers(read_request(asked.to_string().as_bytes(), &limits))
    };
    assert_eq!(asked(json!({"komi": []})), ["/komi", "/code"]);
    // A list that is too long is refused as a whole.
    assert_eq!(asked(json!({"rule_sets": ["aga", "nz"], "a/b": 1})), ["/a~1b", "/rule_sets"]);
    assert_eq!(asked(json!({"rule_sets": ["aga"], "prisoners": {"black": "x"}})), ["/prisoners/black"]);
}
