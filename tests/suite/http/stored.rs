//! What is the same for every caller: rule sets, cases, the description of the service, the explorer.

use super::{Answer, ask, get, problem};
use crate::openapi::assert_fits;

/// Every path that answers something stored, an id each.
const PATHS: [&str; 12] = [
    "/v1/rule-sets",
    "/v1/rule-sets/korean-2016",
    "/v1/cases",
    "/v1/cases/kba-how-to-play/diagram-01",
    "/openapi.json",
    "/schemas/problem.json",
    "/v1",
    "/problems/busy",
    "/docs",
    "/docs/",
    "/docs/openapi.json",
    "/docs/swagger-ui.css",
];

fn ok(answer: Answer) -> Answer {
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer
}

#[actix_web::test]
async fn whoever_has_it_already_gets_304() {
    for path in PATHS {
        let first = ok(get(path).await);
        let tag = first.header("etag").to_owned();
        assert!(tag.starts_with("W/\"") && tag.len() == 36, "{path}: {tag}");
        let list = format!("\"other\", {tag}");
        for known in [tag.as_str(), &tag[2..], &list, "*"] {
            let again = ask("GET", path, &[("if-none-match", known)], "").await;
            assert_eq!((again.status.as_u16(), again.body.len()), (304, 0), "{path} {known}");
            assert_eq!(again.header("etag"), tag);
        }
        let other = ask("GET", path, &[("if-none-match", "\"other\"")], "").await;
        assert_eq!((other.status.as_u16(), &other.body), (200, &first.body));
    }
}

#[actix_web::test]
async fn head_has_the_headers_of_get_and_no_body() {
    for path in PATHS.into_iter().chain(["/health/live", "/metrics"]) {
        let (get, head) = (ok(get(path).await), ok(ask("HEAD", path, &[], "").await));
        assert_eq!(head.body.len(), 0);
        assert_eq!(
            (head.header("content-type"), head.header("etag")),
            (get.header("content-type"), get.header("etag"))
        );
    }
}

#[actix_web::test]
async fn every_rule_set_listed_is_there_by_its_id() {
    let list = ok(get("/v1/rule-sets").await).json();
    assert_fits("RuleSetList", &list);
    let listed = list["rule_sets"].as_array().expect("a list");
    assert!(listed.len() >= gyega::rules::all().len());
    for entry in listed {
        let id = entry["id"].as_str().expect("an id");
        let one = ok(get(&format!("/v1/rule-sets/{id}")).await).json();
        assert_fits("RuleSetResponse", &one);
        assert_eq!(one["id"], id);
    }
}

#[actix_web::test]
async fn every_case_listed_is_there_by_its_key_and_can_be_scored() {
    let list = ok(get("/v1/cases").await).json();
    assert_fits("CaseList", &list);
    let listed = list["cases"].as_array().expect("a list");
    assert_eq!(listed.len(), gyega::formats::cases::all().len());
    for entry in listed {
        let one = ok(get(&format!("/v1/cases/{}", entry["id"].as_str().expect("a key"))).await).json();
        assert_fits("CaseResponse", &one);
        assert_eq!(one["id"], entry["id"]);
    }
}

#[actix_web::test]
async fn a_case_is_drawn_for_whoever_asks_for_a_picture() {
    let drawn = |language: &'static str| {
        let headers = [("accept", "image/svg+xml"), ("accept-language", language)];
        async move { ok(ask("GET", "/v1/cases/kba-how-to-play/diagram-14", &headers, "").await) }
    };
    let english = drawn("en").await;
    assert_eq!(english.header("content-type"), "image/svg+xml");
    // A9, C7 and F1 bear the letters of the document; C2 stands in seki.
    let text = english.text();
    for title in ["A9: neutral point (x)", "C7: neutral point (y)", "C2: black stone in seki"] {
        assert!(text.contains(&format!("<title>{title}</title>")), "{title} in {text}");
    }
    assert!(drawn("ko").await.text().contains("공배"));
    assert_eq!(english.header("vary"), "accept, accept-language");
    let other = ask("GET", "/v1/cases/kba-how-to-play/diagram-14", &[("accept", "image/png")], "").await;
    problem(&other, 406, "not-acceptable");
}

#[actix_web::test]
async fn what_is_refused_of_a_case_hangs_on_what_the_caller_takes() {
    let varies = |answer: &Answer| {
        let values = answer.headers.get_all("vary").map(|value| value.to_str().expect("ASCII").to_owned());
        values.collect::<Vec<_>>()
    };
    for (path, accept, status) in [
        ("/v1/cases/kba-how-to-play/diagram-14", "image/png", 406),
        ("/v1/cases/kba-how-to-play/nothing", "application/json", 404),
        ("/v1/cases/kba-how-to-play/nothing", "image/png", 406),
    ] {
        let answer = ask("GET", path, &[("accept", accept), ("accept-language", "ko")], "").await;
        assert_eq!(answer.status, status, "{path} as {accept}");
        assert_eq!(varies(&answer), ["accept", "accept-language"], "{path} as {accept}");
    }
}

#[actix_web::test]
async fn the_explorer_asks_for_nothing_from_outside() {
    let page = ok(get("/docs/").await);
    assert!(page.header("content-type").starts_with("text/html"), "{}", page.header("content-type"));
    let policy = page.header("content-security-policy");
    assert!(policy.starts_with("default-src 'self'; ") && !policy.contains("http"), "{policy}");
    assert!(!page.text().contains("//"), "the page names no other host: {}", page.text());
    let start = ok(get("/docs/swagger-initializer.js").await).text();
    assert!(start.contains("\"none\""), "{start}");
}
