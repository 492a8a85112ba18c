//! Batches: a line in, a line out, in order, as they arrive.

use gyega::http::Settings;

use super::{KBA_DIAGRAM_1, NDJSON, ask, ask_of, patient, service};

#[actix_web::test]
async fn good_and_bad_lines_are_answered_in_their_order() {
    let good = KBA_DIAGRAM_1.replace('\n', "");
    let named = |id: &str| good.replacen('{', &format!("{{\"id\": \"{id}\", "), 1);
    let lines =
        [&named("first"), "nonsense", &named("third"), r#"{"id": "fourth", "rows": ["?"]}"#, "{}", &named("last")];
    let answer = ask("POST", "/v1/batches", &[NDJSON], &lines.join("\n")).await;
    assert_eq!((answer.status.as_u16(), answer.header("content-type")), (200, NDJSON.1));
    let text = answer.text();
    assert!(text.ends_with('\n'));
    let answers: Vec<serde_json::Value> = text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(answers.len(), lines.len());
    for (index, id) in [(0, "first"), (2, "third"), (5, "last")] {
        assert_eq!((&answers[index]["id"], &answers[index]["scores"][0]["result"]), (&id.into(), &"W+1".into()));
    }
    for (index, code) in [(1, "invalid-json"), (3, "invalid-request"), (4, "invalid-request")] {
        assert_eq!(answers[index]["problem"]["code"], code);
        assert!(answers[index]["problem"].get("instance").is_none(), "a line knows of no request");
    }
    assert_eq!((&answers[3]["id"], &answers[4]["id"]), (&"fourth".into(), &serde_json::Value::Null));
}

#[actix_web::test]
async fn a_line_that_is_too_long_is_a_problem_on_its_line() {
    let mut settings = patient();
    settings.limits.line_bytes = 1_000;
    let good = KBA_DIAGRAM_1.replace('\n', "");
    // Of a line only so much is kept as may be long; that may be blank.
    let lines = [good.as_str(), &"x".repeat(100_000), &(" ".repeat(100_000) + &good), &good];
    let answer = ask_of(&service(settings), "POST", "/v1/batches", &[NDJSON], &lines.join("\n")).await;
    let answers: Vec<serde_json::Value> =
        answer.text().lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(answers.len(), 4);
    assert_eq!(answers[0], answers[3]);
    assert!(answers[1..3].iter().all(|answer| answer["problem"]["code"] == "too-large"), "{answers:?}");
}

#[actix_web::test]
async fn a_line_may_be_a_query_of_katago() {
    let good = KBA_DIAGRAM_1.replace('\n', "");
    let query =
        r#"{"id":"q","moves":[["B","C3"],["W","pass"]],"rules":"chinese","komi":0,"boardXSize":5,"boardYSize":5}"#;
    let answer = ask("POST", "/v1/batches", &[NDJSON], &[query, &good].join("\n")).await;
    let answers: Vec<serde_json::Value> =
        answer.text().lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    // One stone on an empty board, no komi: Black has all of it.
    assert_eq!((&answers[0]["id"], &answers[0]["scores"][0]["result"]), (&"q".into(), &"B+25".into()));
    assert_eq!(answers[1]["scores"][0]["result"], "W+1");
}

#[actix_web::test]
async fn an_empty_batch_has_an_empty_answer() {
    let answer = ask("POST", "/v1/batches", &[NDJSON], "").await;
    assert_eq!((answer.status.as_u16(), answer.body.len()), (200, 0));
}

#[actix_web::test]
async fn a_long_batch_is_answered_whole() {
    let good = KBA_DIAGRAM_1.replace('\n', "");
    let state = service(patient());
    let answer = ask_of(&state, "POST", "/v1/batches", &[NDJSON], &format!("{good}\n").repeat(1_000)).await;
    assert_eq!(answer.text().lines().count(), 1_000);
    let metrics = ask_of(&state, "GET", "/metrics", &[], "").await.text();
    assert!(metrics.contains("gyega_batch_lines_total 1000\n"), "{metrics}");
}

#[actix_web::test]
async fn blank_lines_are_passed_over() {
    let good = KBA_DIAGRAM_1.replace('\n', "");
    let answer = ask("POST", "/v1/batches", &[NDJSON], &format!("\n \t\r\n\n{good}\n\r\n\n{good}\n  ")).await;
    assert_eq!(answer.text().lines().count(), 2);
    let blank = ask("POST", "/v1/batches", &[NDJSON], &"\n".repeat(1 << 20)).await;
    assert_eq!((blank.status.as_u16(), blank.body.len()), (200, 0));
}

#[actix_web::test]
async fn an_answer_that_is_too_long_is_a_problem_on_its_line() {
    let good = KBA_DIAGRAM_1.replace('\n', "");
    let long = good.replacen('{', "{\"id\": \"long\", ", 1).replace(r#"["korean-2016"]"#, "\"all\"");
    let settings = Settings { answer_bytes: 20_000, ..patient() };
    let answer = ask_of(&service(settings), "POST", "/v1/batches", &[NDJSON], &[&*good, &long, &good].join("\n")).await;
    let answers: Vec<serde_json::Value> =
        answer.text().lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(answers.len(), 3);
    assert_eq!((&answers[1]["id"], &answers[1]["problem"]["code"]), (&"long".into(), &"too-large".into()));
    assert_eq!(answers[0], answers[2]);
}
