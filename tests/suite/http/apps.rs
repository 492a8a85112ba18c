//! What apps meet first: the examples of the document, the list of routes, pages that explain, and requests written by
//! generated clients.

use std::fs;

use gyega::http::{Settings, document};
use gyega::wire::{ErrorCode, ProblemCode};
use serde_json::{Value, json};

use super::{JSON, KBA_DIAGRAM_1, NDJSON, ask, get, post, problem};
use crate::openapi::{assert_fits, operations};
use crate::support::project;

/// Whether everything that an example says stands in an answer; a list may be longer, a text may go on.
fn is_in(example: &Value, answer: &Value) -> bool {
    match (example, answer) {
        (Value::Object(example), Value::Object(answer)) => {
            example.iter().all(|(name, value)| answer.get(name).is_some_and(|answer| is_in(value, answer)))
        }
        (Value::Array(example), Value::Array(answer)) => {
            answer.len() >= example.len() && example.iter().zip(answer).all(|(example, answer)| is_in(example, answer))
        }
        (Value::String(example), Value::String(answer)) => answer.starts_with(example.as_str()),
        (example, answer) => example == answer,
    }
}

/// A path with the examples of its parameters.
fn filled_in(path: &str, operation: &Value) -> String {
    let (mut path, mut query) = (path.to_owned(), Vec::new());
    for parameter in operation["parameters"].as_array().into_iter().flatten() {
        let name = parameter["name"].as_str().expect("a name");
        let Some(example) = parameter["example"].as_str() else { continue };
        if parameter["in"] == "path" {
            path = path.replace(&format!("{{{name}}}"), example);
        } else {
            query.push(format!("{name}={example}"));
        }
    }
    assert!(!path.contains('{'), "{path}: a parameter without an example");
    if query.is_empty() { path } else { format!("{path}?{}", query.join("&")) }
}

#[actix_web::test]
async fn the_examples_of_the_document_are_what_is_answered() {
    let mut asked = 0;
    for (path, method, operation) in operations() {
        let example = |contents: &Value| {
            let contents = contents.as_object()?;
            let (media, content) = contents.iter().find(|(_, content)| content.get("example").is_some())?;
            Some((media.clone(), content["example"].clone()))
        };
        let (media, expected) = example(&operation["responses"]["200"]["content"])
            .unwrap_or_else(|| panic!("{method} {path} has no example of an answer"));
        assert!(!expected.is_null() && expected != json!({}), "{method} {path}");
        let path = filled_in(path, operation);
        let text = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        let answer = if method == "post" {
            let (sent_as, body) = example(&operation["requestBody"]["content"]).expect("an example of a request");
            ask("POST", &path, &[("content-type", &sent_as)], &text(&body)).await
        } else {
            get(&path).await
        };
        assert_eq!(answer.status, 200, "{method} {path}: {}", answer.text());
        if media.ends_with("json") && !media.ends_with("ndjson") {
            assert!(is_in(&expected, &answer.json()), "{method} {path}: {expected:#}\n{:#}", answer.json());
        } else {
            assert!(answer.text().starts_with(&text(&expected)), "{method} {path}: {}", answer.text());
        }
        asked += 1;
    }
    assert_eq!(asked, 25);
}

#[actix_web::test]
async fn the_first_version_lists_its_routes() {
    let list = get("/v1").await.json();
    assert_fits("RouteList", &list);
    let listed: Vec<_> =
        list["routes"].as_array().expect("routes").iter().map(|route| route["operation"].clone()).collect();
    let documented: Vec<_> = operations().map(|(_, _, operation)| operation["operationId"].clone()).collect();
    assert_eq!(listed, documented);
    for link in ["documentation", "document"] {
        assert_eq!(get(list[link].as_str().expect("a path")).await.status, 200, "{link}");
    }
}

#[actix_web::test]
async fn a_slash_at_the_end_of_a_route_changes_nothing() {
    let (with, without) = (post("/v1/scores/", KBA_DIAGRAM_1).await, post("/v1/scores", KBA_DIAGRAM_1).await);
    assert_eq!((with.status.as_u16(), with.text()), (200, without.text()));
    for path in ["/v1/", "/v1/rule-sets/", "/v1/rule-sets/aga/", "/openapi.json/", "/health/live/", "/problems/busy/"] {
        let (with, without) = (get(path).await, get(path.trim_end_matches('/')).await);
        assert_eq!((with.status.as_u16(), with.body), (200, without.body), "{path}");
    }
    let asked = get("/v1/rule-sets/?language=ko").await;
    assert_eq!(asked.body, get("/v1/rule-sets?language=ko").await.body);
    assert_ne!(asked.body, get("/v1/rule-sets").await.body);
    problem(&get("/v1/rule-sets//").await, 404, "not-found");
    problem(&get("/v1/scores/").await, 405, "method-not-allowed");
    assert_eq!(get("/docs/").await.status, 200);
}

/// A request as written by a program that sends every field it knows.
fn with_nulls(path: &str) -> Value {
    let name = if path == "/v1/moves" { "move-request" } else { "score-request" };
    let schema: Value = serde_json::from_str(
        &fs::read_to_string(project().join(format!("openapi/schemas/{name}.schema.json"))).expect("a schema"),
    )
    .expect("JSON");
    let required = schema["required"].as_array().cloned().unwrap_or_default();
    let names =
        schema["properties"].as_object().expect("fields").keys().filter(|name| !required.contains(&json!(name)));
    let mut body: Value = names.map(|name| (name.clone(), Value::Null)).collect::<serde_json::Map<_, _>>().into();
    body["rows"] = json!([".XO.", ".XO.", ".XO."]);
    if path == "/v1/moves" {
        body["moves"] = json!([["black", "A1"]]);
    }
    body
}

#[actix_web::test]
async fn null_is_as_good_as_left_out() {
    for path in ["/v1/scores", "/v1/moves", "/v1/diagrams"] {
        let mut body = with_nulls(path);
        let told = post(path, &body.to_string()).await;
        body.as_object_mut().expect("an object").retain(|_, value| !value.is_null());
        let silent = post(path, &body.to_string()).await;
        assert_eq!((told.status.as_u16(), told.text()), (200, silent.text()), "{path}");
    }
    // Within the objects of a request too, and beside the code of a permalink.
    let inner = r#"{"rows": [".XO.", ".XO."], "prisoners": {"black": 1, "white": null}, "history": {"last_play": null, "ended_by": "passes"},
        "claims": {"black": {"dead": null}, "white": {"seki": null}}, "rule_sets": [{"base": "aga", "komi": null, "suicide": null}],
        "overtime": {"black": null}, "permalink": true}"#;
    let outer = r#"{"rows": [".XO.", ".XO."], "prisoners": {"black": 1}, "history": {"ended_by": "passes"},
        "claims": {"black": {}, "white": {}}, "rule_sets": [{"base": "aga"}], "overtime": {}, "permalink": true}"#;
    let (told, silent) = (post("/v1/scores", inner).await, post("/v1/scores", outer).await);
    assert_eq!((told.status.as_u16(), told.text()), (200, silent.text()));
    let code = silent.json()["permalink"].clone();
    let opened = json!({"code": code, "rows": null, "komi": null, "rule_sets": null, "prisoners": {"black": null}});
    let opened = post("/v1/scores", &opened.to_string()).await.json();
    assert_eq!(opened["position"]["id"], silent.json()["position"]["id"], "{opened}");
    // A ruling keeps what was told.
    let ruling = |field: &str| format!(r#"{{"request": {{"rows": [".XO.", ".XO."]{field}}}, "event": null}}"#);
    let (told, silent) =
        (post("/v1/records", &ruling(r#", "komi": null"#)).await, post("/v1/records", &ruling("")).await);
    assert_eq!((told.status.as_u16(), told.text()), (200, silent.text()));
}

#[actix_web::test]
async fn null_is_no_name_and_no_member() {
    for (body, pointer) in [
        (r#"{"rows": [".XO."], "komy": null}"#, "/komy"),
        (r#"{"rows": [".XO."], "prisoners": {"blak": null}}"#, "/prisoners/blak"),
        (r#"{"rows": [".XO."], "rule_sets": [{"base": "aga", "suicid": null}]}"#, "/rule_sets/0/suicid"),
        (r#"{"rows": [".XO.", null]}"#, "/rows/1"),
        (r#"{"rows": [".XO."], "komi": {"korean-2016": null}}"#, "/komi/korean-2016"),
        (r#"{"rows": null}"#, "/rows"),
        (r#"{"rows": [".XO."], "claims": {"black": null, "white": {}}}"#, "/claims/black"),
    ] {
        let told = problem(&post("/v1/scores", body).await, 422, "invalid-request");
        assert_eq!(told["errors"][0]["pointer"], pointer, "{told}");
    }
}

#[actix_web::test]
async fn an_id_comes_back_as_it_was_sent() {
    for id in [json!(7), json!(-1), json!(i64::MAX), json!("7"), json!("")] {
        let score = post("/v1/scores", &json!({"rows": [".XO."], "id": id}).to_string()).await.json();
        assert_eq!(score["id"], id);
        assert_fits("ScoreResponse", &score);
        let moves = json!({"rows": [".XO."], "moves": [["black", "A1"]], "id": id});
        assert_eq!(post("/v1/moves", &moves.to_string()).await.json()["id"], id);
        let lines = format!("{}\n{}\n", json!({"rows": [".XO."], "id": id}), json!({"rows": ["?"], "id": id}));
        let answers = ask("POST", "/v1/batches", &[NDJSON], &lines).await.text();
        let answers: Vec<Value> = answers.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
        assert_eq!((&answers[0]["id"], &answers[1]["id"]), (&id, &id));
        assert!(answers[1]["problem"].is_object());
    }
    for id in [json!(1.5), json!(true), json!([1]), json!({}), json!(u64::MAX)] {
        let told = post("/v1/scores", &json!({"rows": [".XO."], "id": id}).to_string()).await;
        assert_eq!(problem(&told, 422, "invalid-request")["errors"][0]["pointer"], "/id");
    }
}

#[actix_web::test]
async fn the_komi_of_a_record_holds_for_every_set_that_is_asked() {
    let record = "(;SZ[5]RU[Japanese]KM[5.5];B[ba];W[ca];B[bb];W[cb];B[bc];W[cc];B[bd];W[cd];B[be];W[ce];B[];W[])";
    let ask = |komi: Value| {
        let body = json!({"sgf": record, "komi": komi, "dead": [], "rule_sets": ["japanese-1989", "chinese-2002"]});
        async move { post("/v1/scores", &body.to_string()).await.json() }
    };
    let told = ask(json!("record")).await;
    // Black has 5 points and 5 stones, White 10 points and 5 stones: 5 to 10 and 10 to 15, and 5.5 of komi.
    let leads: Vec<_> = told["scores"].as_array().expect("scores").iter().map(|score| score["lead"].clone()).collect();
    assert_eq!(leads, [json!(-10.5), json!(-10.5)], "{told}");
    assert_eq!(told["position"]["id"], ask(json!(5.5)).await["position"]["id"], "it is the same question");
    for body in [
        json!({"rows": [".XO."], "komi": "record"}),
        json!({"sgf": "(;SZ[5];B[ba];W[ca])", "komi": "record"}),
        json!({"moves": [["black", "D4"]], "komi": "record"}),
    ] {
        let told = problem(&post("/v1/scores", &body.to_string()).await, 422, "invalid-request");
        assert_eq!(
            (&told["errors"][0]["pointer"], &told["errors"][0]["code"]),
            (&json!("/komi"), &json!("missing-field"))
        );
    }
}

#[actix_web::test]
async fn the_type_of_a_problem_is_a_page_that_explains_it() {
    let refused = problem(&post("/v1/scores", "{}").await, 422, "invalid-request");
    let page = get(refused["type"].as_str().expect("a path")).await;
    assert!(page.status == 200 && page.header("content-type").starts_with("text/html"), "{}", page.text());
    for fault in ErrorCode::ALL {
        assert!(page.text().contains(&format!("<code>{}</code>", fault.as_str())), "{}", fault.as_str());
        assert!(fault.meaning().trim().ends_with('.'), "{}", fault.as_str());
    }
    for code in ProblemCode::ALL {
        let page = get(&format!("/problems/{}", code.as_str())).await;
        let text = page.text();
        assert_eq!(page.status, 200, "{}", code.as_str());
        let first = code.meaning().trim().split(['`', '.', ',']).next().expect("words");
        assert!(text.contains(first) && text.contains(&format!("HTTP status {}", code.status())), "{text}");
        assert!(page.header("content-security-policy").starts_with("default-src 'none'"));
    }
    let unknown = problem(&get("/problems/invalid-requests").await, 404, "not-found");
    assert!(unknown["detail"].as_str().is_some_and(|detail| detail.contains("invalid-request\"")), "{unknown}");
}

/// The page of the documentation about the service.
fn page() -> String {
    fs::read_to_string(project().join("docs/api.md")).expect("a page")
}

/// The blocks of the page that are marked with a language.
fn blocks(language: &str) -> Vec<String> {
    let fence = format!("```{language}\n");
    page().split(&fence).skip(1).filter_map(|rest| rest.split("```").next().map(str::to_owned)).collect()
}

#[actix_web::test]
async fn the_explorer_begins_with_the_page_about_the_service() {
    for path in ["/docs", "/docs/"] {
        let entrance = get(path).await;
        assert!(entrance.status == 200 && entrance.text().contains("swagger-ui"), "{path}");
        assert_eq!(
            entrance.text().contains("<base href=\"docs/\">"),
            path == "/docs",
            "files are found from the folder"
        );
    }
    assert!(get("/docs/swagger-initializer.js").await.text().contains("\"openapi.json\""));
    let shown = get("/docs/openapi.json").await.json();
    let text = shown["info"]["description"].as_str().expect("a text");
    for heading in ["## Five minutes", "## Errors", "## Limits", "## Versions"] {
        assert!(text.contains(heading) && page().contains(heading), "{heading}");
    }
    assert!(!text.contains(".md)"), "a link to a file that is not served");
    assert_eq!(shown["paths"], document()["paths"], "and all else is the document");
    assert!(
        document()["info"]["description"].as_str().is_some_and(|text| text.len() < 400),
        "clients repeat it in each file"
    );
}

#[actix_web::test]
async fn what_the_page_says_is_answered_is_answered() {
    let question = blocks("sh").into_iter().find(|block| block.contains("curl")).expect("a question");
    let body = question.split("-d '").nth(1).and_then(|rest| rest.split('\'').next()).expect("a body");
    let answers = blocks("json");
    let told = |start: &str| -> Value {
        let block = answers.iter().find(|block| block.starts_with(start)).unwrap_or_else(|| panic!("{start}"));
        serde_json::from_str(block).expect("JSON")
    };
    let answer = post("/v1/scores", body).await.json();
    let expected = told("{\"scores\"");
    assert!(is_in(&expected, &answer), "{answer:#}");
    assert_eq!(expected["scores"].as_array().map(Vec::len), answer["scores"].as_array().map(Vec::len));
    let refused = post("/v1/scores", r#"{"rows": ["X?"]}"#).await.json();
    assert!(is_in(&told("{\"type\""), &refused), "{refused:#}");
    let dispute = answers.iter().find(|block| block.contains("claims")).expect("a dispute");
    assert!(ask("POST", "/v1/scores", &[JSON], dispute).await.json()["dispute"].is_object());
}

#[test]
fn the_page_tells_the_limits_that_hold() {
    let Settings { limits, queue, batches, timeout, .. } = Settings::default();
    let thousands = |number: usize| {
        let digits = number.to_string();
        let groups: Vec<_> = digits.as_bytes().rchunks(3).rev().map(|group| String::from_utf8_lossy(group)).collect();
        groups.join(",")
    };
    assert_eq!(limits.body_bytes, limits.line_bytes);
    for (what, most) in [
        ("a body, a line of a batch", format!("{} bytes", thousands(limits.body_bytes))),
        ("rule sets", thousands(limits.rule_sets_max)),
        ("moves of a record", thousands(limits.moves_max)),
        ("moves in one request to `/v1/moves`", thousands(limits.sequence_max)),
        ("pairs in `compare`", thousands(limits.compare_max)),
        ("`adjustments`", thousands(limits.adjustments_max)),
        ("`search_nodes`", thousands(limits.search_nodes_max as usize)),
        ("waiting and computing for one answer", format!("{} s", timeout.as_secs())),
        ("requests that wait", format!("{queue} easy, {queue} costly")),
        ("batches at once", thousands(batches)),
    ] {
        assert!(page().contains(&format!("| {what} | {most} | ")), "{what}: {most}");
    }
}

#[actix_web::test]
async fn a_batch_is_taken_under_every_name_it_has() {
    let line = r#"{"rows": [".XO."], "id": 1}"#;
    let answer = ask("POST", "/v1/batches", &[NDJSON], line).await.text();
    for media in ["application/jsonl", "application/octet-stream"] {
        assert_eq!(ask("POST", "/v1/batches", &[("content-type", media)], line).await.text(), answer, "{media}");
    }
    problem(&ask("POST", "/v1/batches", &[("content-type", "text/csv")], line).await, 415, "unsupported-media-type");
}
