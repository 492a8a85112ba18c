//! Every status that is no success, and exactly the problem that comes with it.

use std::num::NonZeroU32;

use gyega::http::{Settings, State};

use super::{JSON, KBA_DIAGRAM_1, NDJSON, ask, ask_of, get, patient, post, problem, service};

#[actix_web::test]
async fn a_body_that_is_no_json_is_400() {
    for body in ["", "{", "{} {}", "nonsense", "\u{0}"] {
        for path in ["/v1/scores", "/v1/moves"] {
            problem(&post(path, body).await, 400, "invalid-json");
        }
    }
}

#[actix_web::test]
async fn every_fault_of_a_request_stands_in_one_422() {
    let answer = post("/v1/scores", r#"{"rows": [".XO", "?X"], "komi": 0.3, "extra": 1}"#).await;
    let problem = problem(&answer, 422, "invalid-request");
    let errors = problem["errors"].as_array().expect("faults");
    let mut pointers: Vec<&str> = errors.iter().filter_map(|error| error["pointer"].as_str()).collect();
    pointers.sort_unstable();
    assert!(errors.len() >= 3, "{problem}");
    assert!(pointers.contains(&"/komi") && pointers.contains(&"/extra"), "{pointers:?}");
}

#[actix_web::test]
async fn a_path_that_is_not_served_is_404() {
    for path in [
        "/page",
        "/page/none.js",
        "/page/../Cargo.toml",
        "/page/words/en",
        "/v1/score",
        "/v1/scores/x/y",
        "/v2/scores",
        "/V1/scores",
        "//v1/scores",
        "/docs/none.js",
        "/%00",
    ] {
        problem(&get(path).await, 404, "not-found");
    }
    problem(&post("/v1/nothing", "{}").await, 404, "not-found");
}

#[actix_web::test]
async fn an_unknown_rule_set_is_404_and_names_near_ones() {
    let answer = get("/v1/rule-sets/koraen-2016").await;
    let problem = problem(&answer, 404, "not-found");
    assert!(problem.to_string().contains("korean-2016"), "{problem}");
    let detail = |problem: serde_json::Value| problem["detail"].as_str().unwrap_or_default().to_owned();
    let case = self::problem(&get("/v1/cases/kba-how-to-play/diagram-1").await, 404, "not-found");
    assert!(detail(case).contains("; did you mean \"kba-how-to-play/diagram-01\""), "the nearest, not the first five");
    let nothing = self::problem(&get("/v1/cases/elsewhere/figure").await, 404, "not-found");
    assert!(!detail(nothing).contains("did you mean"), "nothing looks like it");
    let schema = self::problem(&get("/schemas/score-requests.json").await, 404, "not-found");
    assert!(detail(schema).contains("; did you mean \"score-request"), "and no other");
}

#[actix_web::test]
async fn a_method_that_is_not_served_is_405_with_those_that_are() {
    for (method, path, allowed) in [
        ("GET", "/v1/scores", "POST"),
        ("HEAD", "/v1/scores", "POST"),
        ("DELETE", "/v1/scores", "POST"),
        ("PUT", "/v1/moves", "POST"),
        ("GET", "/v1/batches", "POST"),
        ("POST", "/v1/rule-sets", "GET, HEAD"),
        ("POST", "/v1/rule-sets/korean-2016", "GET, HEAD"),
        ("PATCH", "/v1/cases", "GET, HEAD"),
        ("POST", "/health/live", "GET, HEAD"),
        ("POST", "/metrics", "GET, HEAD"),
        ("TRACE", "/openapi.json", "GET, HEAD"),
        ("OPTIONS", "/docs", "GET, HEAD"),
        ("QUERY", "/v1/scores", "POST"),
    ] {
        let answer = ask(method, path, &[JSON], "{}").await;
        assert_eq!(answer.header("allow"), allowed, "{method} {path}");
        if method == "HEAD" {
            assert_eq!((answer.status.as_u16(), answer.body.len()), (405, 0));
        } else {
            let problem = problem(&answer, 405, "method-not-allowed");
            assert_eq!(problem["detail"], format!("{method} is not served here, only {allowed}"));
        }
    }
}

#[actix_web::test]
async fn an_answer_that_the_caller_does_not_take_is_406() {
    let no_json = ("accept", "text/html, application/json;q=0");
    problem(&ask("POST", "/v1/scores", &[JSON, no_json], KBA_DIAGRAM_1).await, 406, "not-acceptable");
    problem(&ask("POST", "/v1/moves", &[JSON, no_json], "{}").await, 406, "not-acceptable");
    problem(&ask("POST", "/v1/batches", &[NDJSON, no_json], "{}").await, 406, "not-acceptable");
    for path in
        ["/v1/rule-sets", "/v1/rule-sets/korean-2016", "/v1/cases", "/health/live", "/health/ready", "/openapi.json"]
    {
        problem(&ask("GET", path, &[no_json], "").await, 406, "not-acceptable");
    }
    problem(&ask("GET", "/metrics", &[("accept", "application/json")], "").await, 406, "not-acceptable");
    problem(&ask("GET", "/v1/rule-sets", &[("accept-encoding", "identity;q=0")], "").await, 406, "not-acceptable");
}

#[actix_web::test]
async fn a_body_that_is_too_long_is_413() {
    let mut settings = patient();
    settings.limits.body_bytes = 100;
    let state = service(settings);
    let long = format!("{:101}", "{}");
    problem(&ask_of(&state, "POST", "/v1/scores", &[JSON], &long).await, 413, "too-large");
    problem(&ask_of(&state, "POST", "/v1/moves", &[JSON], &long).await, 413, "too-large");
    let just_short_enough = format!("{:100}", "{}");
    problem(&ask_of(&state, "POST", "/v1/scores", &[JSON], &just_short_enough).await, 422, "invalid-request");
}

#[actix_web::test]
async fn a_body_of_another_type_is_415_and_the_answer_says_which_is_read() {
    let lines = "application/x-ndjson, application/jsonl, application/octet-stream";
    for (path, read, all) in
        [("/v1/scores", JSON.1, JSON.1), ("/v1/moves", JSON.1, JSON.1), ("/v1/batches", NDJSON.1, lines)]
    {
        for headers in [&[][..], &[("content-type", "text/plain")], &[("content-type", "application/jsonp")]] {
            let answer = ask("POST", path, headers, KBA_DIAGRAM_1).await;
            problem(&answer, 415, "unsupported-media-type");
            assert_eq!(answer.header("accept-post"), all);
        }
        let packed = ask("POST", path, &[("content-type", read), ("content-encoding", "gzip")], KBA_DIAGRAM_1).await;
        problem(&packed, 415, "unsupported-media-type");
        assert_eq!(packed.header("accept-encoding"), "identity");
    }
}

#[actix_web::test]
async fn one_request_too_many_is_429_and_says_when_to_come_back() {
    let one = NonZeroU32::MIN;
    let state = service(Settings { rate: Some(one), burst: Some(one), ..patient() });
    assert_eq!(ask_of(&state, "GET", "/v1/rule-sets", &[], "").await.status, 200);
    let answer = ask_of(&state, "GET", "/v1/rule-sets", &[("origin", "https://example.org")], "").await;
    problem(&answer, 429, "too-many-requests");
    assert_eq!(answer.header("retry-after"), "1");
    assert_eq!(answer.header("access-control-allow-origin"), "*", "a page must be able to read why");
    for path in ["/health/live", "/health/ready", "/metrics"] {
        assert_eq!(ask_of(&state, "GET", path, &[], "").await.status, 200, "{path} is always answered");
    }
}

#[actix_web::test]
async fn a_service_about_to_stop_is_alive_but_not_ready() {
    let state = service(patient());
    assert_eq!(ask_of(&state, "GET", "/health/ready", &[], "").await.status, 200);
    State::stop(&state);
    assert_eq!(ask_of(&state, "GET", "/health/live", &[], "").await.status, 200);
    let answer = ask_of(&state, "GET", "/health/ready", &[], "").await;
    problem(&answer, 503, "busy");
    assert_eq!(answer.header("retry-after"), "1");
    assert_eq!(ask_of(&state, "POST", "/v1/scores", &[JSON], KBA_DIAGRAM_1).await.status, 200, "still answered");
}
