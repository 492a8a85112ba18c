//! In which language an answer is told: that of the request, then that of its headers, then English.

use gyega::http::document;
use gyega::render::Language;
use gyega::rules::by_id;
use gyega::wire::{Limits, score};
use serde_json::{Value, json};

use super::{JSON, KBA_DIAGRAM_1, NDJSON, ask, get, problem};

/// What the only score announces.
fn announced(answer: &Value) -> &str {
    answer["scores"][0]["announcement"]["text"].as_str().expect("a text")
}

/// White wins by one point, as a request in the language is answered.
fn white_by_one(language: Language) -> String {
    let limits = Limits { language, ..Limits::default() };
    let answer = score(KBA_DIAGRAM_1.as_bytes(), &limits).expect("a request");
    let answer: Value = serde_json::from_slice(&answer).expect("JSON");
    let text = announced(&answer).to_owned();
    assert_eq!(text == "White wins by 1 point (jip).", language == Language::En, "{language:?}: {text}");
    text
}

#[actix_web::test]
async fn the_caller_is_answered_in_the_language_liked_best_of_those_there_are() {
    for (header, language) in [
        ("ko", Language::Ko),
        ("ko-KR,ko;q=0.9,en;q=0.5", Language::Ko),
        ("en;q=0.3, ja;q=0.8", Language::Ja),
        ("tlh, zh-Hans-CN;q=0.7", Language::Zh),
        ("zh;q=0, en", Language::En),
        ("tlh, *", Language::En),
        ("", Language::En),
        ("!!, ;;;", Language::En),
    ] {
        let answer = ask("POST", "/v1/scores", &[JSON, ("accept-language", header)], KBA_DIAGRAM_1).await;
        assert_eq!(answer.status, 200, "{header}: {}", answer.text());
        assert_eq!(announced(&answer.json()), white_by_one(language), "{header}");
    }
}

#[actix_web::test]
async fn the_request_decides_before_its_headers_and_every_line_of_a_batch_for_itself() {
    let japanese = KBA_DIAGRAM_1.replace('\n', "").replace(r#""komi""#, r#""language": "ja", "komi""#);
    let answer = ask("POST", "/v1/scores", &[JSON, ("accept-language", "ko")], &japanese).await.json();
    assert_eq!(announced(&answer), white_by_one(Language::Ja));
    let lines = format!("{}\n{japanese}\n", KBA_DIAGRAM_1.replace('\n', ""));
    let batch = ask("POST", "/v1/batches", &[NDJSON, ("accept-language", "ko")], &lines).await.text();
    let told: Vec<Value> = batch.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(announced(&told[0]), white_by_one(Language::Ko));
    assert_eq!(announced(&told[1]), white_by_one(Language::Ja));
}

#[actix_web::test]
async fn a_language_changes_no_number_and_no_code() {
    let ask_in = async |language| {
        let mut answer = ask("POST", "/v1/scores", &[JSON, ("accept-language", language)], KBA_DIAGRAM_1).await.json();
        without_texts(&mut answer);
        answer
    };
    let english = ask_in("en").await;
    assert!(english.pointer("/scores/0/announcement/code").is_some());
    for language in Language::ALL.iter().map(|language| language.as_str()) {
        assert_eq!(ask_in(language).await, english, "{language}");
    }
}

fn without_texts(value: &mut Value) {
    match value {
        Value::Object(members) => {
            members.shift_remove("text");
            members.values_mut().for_each(without_texts);
        }
        Value::Array(items) => items.iter_mut().for_each(without_texts),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[actix_web::test]
async fn the_words_of_the_page_are_those_of_the_table() {
    for language in Language::ALL {
        let answer = get(&format!("/page/words/{}.json", language.as_str())).await;
        assert_eq!(answer.status, 200);
        let told = answer.json();
        for (key, word) in language.words() {
            assert_eq!(told[*key], *word, "{language:?}: {key}");
        }
    }
    let unknown = get("/page/words/tlh.json").await;
    assert_eq!((unknown.status.as_u16(), &unknown.json()["code"]), (404, &"not-found".into()));
}

#[actix_web::test]
async fn rule_sets_are_reported_in_the_language_of_the_caller_and_kept_apart_by_it() {
    for path in ["/v1/rule-sets", "/v1/rule-sets/japanese-1989"] {
        let mut tags = Vec::new();
        for language in Language::ALL {
            let by_header = ask("GET", path, &[("accept-language", language.as_str())], "").await;
            let by_name =
                ask("GET", &format!("{path}?language={}", language.as_str()), &[("accept-language", "en")], "").await;
            assert_eq!((by_header.status, &by_header.body), (by_name.status, &by_name.body), "{language:?}");
            assert_eq!(by_header.header("vary"), "accept-language");
            let name = language.rule_text(by_id("japanese-1989").expect("built in").name);
            assert!(by_header.text().contains(name), "{language:?}: {}", by_header.text());
            let tag = by_header.header("etag").to_owned();
            let again = ask("GET", path, &[("accept-language", language.as_str()), ("if-none-match", &tag)], "").await;
            assert_eq!((again.status.as_u16(), again.header("vary")), (304, "accept-language"));
            tags.push(tag);
        }
        tags.sort_unstable();
        tags.dedup();
        assert!(tags.len() >= 5, "{path}: {} tags", tags.len());
        let unknown = ask("GET", &format!("{path}?language=tlh"), &[("accept-language", "ko")], "").await;
        assert_eq!(unknown.status, 422);
        assert_eq!(unknown.json()["errors"][0]["pointer"], "/language");
    }
}

#[actix_web::test]
async fn problems_of_the_service_are_reported_in_the_language_of_the_caller() {
    for (method, path, headers) in [
        ("GET", "/v1/nothing", vec![]),
        ("GET", "/v1/rule-sets/nobody", vec![]),
        ("PUT", "/v1/scores", vec![]),
        ("POST", "/v1/scores", vec![]),
        ("POST", "/v1/scores", vec![JSON, ("content-encoding", "gzip")]),
        ("POST", "/v1/scores", vec![JSON, ("accept", "image/png")]),
        ("POST", "/v1/scores", vec![JSON]),
    ] {
        let headers: Vec<_> = headers.into_iter().chain([("accept-language", "ko")]).collect();
        let answer = ask(method, path, &headers, "{}").await;
        let problem = answer.json();
        let varies = answer.headers.get_all("vary").any(|value| value == "accept-language");
        assert!(varies, "{method} {path}");
        let is_korean = |field: &str| {
            let told = problem[field].as_str().expect("a text");
            told.chars().any(|letter| matches!(letter, '\u{ac00}'..='\u{d7a3}'))
        };
        // What kind of problem it is, a person reads; the rest is for whoever mends the program.
        assert!(is_korean("title") && !is_korean("detail"), "{method} {path}: {problem}");
    }
}

#[actix_web::test]
async fn a_query_names_the_language_where_the_body_names_none() {
    let board: Value = serde_json::from_str(KBA_DIAGRAM_1).expect("JSON");
    let with = |more: Value| {
        let mut body = board.clone();
        body.as_object_mut().expect("fields").extend(more.as_object().expect("fields").clone());
        body
    };
    for (path, content_type, body) in [
        ("/v1/scores", JSON, with(json!({}))),
        // Two walls, of which a person is asked which one comes off.
        ("/v1/proposals", JSON, with(json!({"rows": ["..XO.", "..XO.", "..XO."]}))),
        ("/v1/moves", JSON, with(json!({"moves": [["black", "E1"]]}))),
        ("/v1/diagrams", JSON, json!({"rows": board["rows"]})),
        ("/v1/records", JSON, json!({"request": board})),
        ("/v1/batches", NDJSON, with(json!({}))),
        ("/v1/positions", ("content-type", "text/plain"), with(json!({"rows": ["?"]}))),
    ] {
        let post = async |query: &str, header: &str, body: &Value| {
            let headers = [content_type, ("accept-language", header)];
            let mut answer = ask("POST", &format!("{path}{query}"), &headers, &body.to_string()).await;
            if answer.header("content-type") == "application/problem+json" {
                let mut problem = answer.json();
                problem.as_object_mut().expect("fields").shift_remove("instance");
                answer.body = problem.to_string().into_bytes();
            }
            answer.text()
        };
        let korean = post("", "ko", &body).await;
        assert_ne!(korean, post("", "en", &body).await, "{path}: the answer has no words");
        assert_eq!(post("?language=ko", "en", &body).await, korean, "{path}");
        if path != "/v1/positions" {
            let mut japanese = body.clone();
            japanese["language"] = json!("ja");
            assert_eq!(post("?language=ko", "en", &japanese).await, post("", "en", &japanese).await, "{path}");
        }
        let unknown = ask("POST", &format!("{path}?language=tlh"), &[content_type], &body.to_string()).await;
        assert_eq!(problem(&unknown, 422, "invalid-request")["errors"][0]["pointer"], "/language", "{path}");
    }
    let picture = |query, header| {
        let headers = [("accept", "image/svg+xml"), ("accept-language", header)];
        async move { ask("GET", &format!("/v1/cases/kba-how-to-play/diagram-01{query}"), &headers, "").await.text() }
    };
    assert_eq!(picture("?language=ko", "en").await, picture("", "ko").await);
    assert_ne!(picture("?language=ko", "en").await, picture("", "en").await);
}

#[actix_web::test]
async fn what_a_route_does_not_know_in_its_query_is_refused_with_its_name() {
    let mut asked = 0;
    for (path, item) in
        document()["paths"].as_object().expect("paths").iter().filter(|(path, _)| path.starts_with("/v1"))
    {
        for (method, operation) in item.as_object().expect("methods") {
            let media = operation.pointer("/requestBody/content").and_then(Value::as_object);
            let media = media.and_then(|content| content.keys().next());
            let headers: Vec<_> = media.map(|media| ("content-type", media.as_str())).into_iter().collect();
            let path = [("{code}", "1EFLQ9AAAAAIQAAAAEABI-5ag"), ("{collection}", "kba-how-to-play")]
                .into_iter()
                .fold(path.clone(), |path, (name, value)| path.replace(name, value));
            let id = if path.contains("cases") { "diagram-01" } else { "aga" };
            let path = format!("{}?nope=1", path.replace("{id}", id));
            let refused = ask(&method.to_ascii_uppercase(), &path, &headers, "{}").await;
            let errors = problem(&refused, 422, "invalid-request")["errors"].clone();
            assert_eq!(
                (&errors[0]["code"], &errors[0]["pointer"]),
                (&json!("unknown-field"), &json!("/nope")),
                "{path}"
            );
            let parameters = operation["parameters"].as_array().cloned().unwrap_or_default();
            if !parameters.iter().any(|parameter| parameter["name"] == "language") {
                let refused =
                    ask(&method.to_ascii_uppercase(), &path.replace("nope=1", "language=en"), &headers, "").await;
                assert_eq!(problem(&refused, 422, "invalid-request")["errors"][0]["pointer"], "/language", "{path}");
            }
            asked += 1;
        }
    }
    assert!(asked >= 14, "{asked} routes");
}
