//! Pictures over HTTP.

use super::{JSON, KBA_DIAGRAM_1, ask, post, problem};

#[actix_web::test]
async fn a_request_for_a_score_is_drawn_as_it_stands() {
    let answer = post("/v1/diagrams", KBA_DIAGRAM_1).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    assert_eq!(answer.header("content-type"), "image/svg+xml");
    let picture = answer.text();
    roxmltree::Document::parse(&picture).expect("XML");
    // The text of the diagram: 15 points of Black's, 17 of White's.
    let points = |owner: &str| picture.matches(&format!(": {owner}'s point</title>")).count();
    assert_eq!((points("Black"), points("White")), (15, 17));
    assert_eq!(post("/v1/diagrams", KBA_DIAGRAM_1).await.body, answer.body);
    assert_eq!(answer.header("content-security-policy"), "default-src 'self'");
}

#[actix_web::test]
async fn what_is_wrong_with_a_picture_is_reported_with_the_rest() {
    let body = r#"{"rows": ["?."], "labels": {"A1": "long"}, "style": "fax"}"#;
    let refused = problem(&post("/v1/diagrams", body).await, 422, "invalid-request");
    assert_eq!(refused["errors"].as_array().map(Vec::len), Some(3), "{refused}");
    problem(&post("/v1/diagrams", "{").await, 400, "invalid-json");
    problem(&ask("POST", "/v1/diagrams", &[], KBA_DIAGRAM_1).await, 415, "unsupported-media-type");
    let html = ask("POST", "/v1/diagrams", &[JSON, ("accept", "text/html")], KBA_DIAGRAM_1).await;
    problem(&html, 406, "not-acceptable");
    problem(&ask("GET", "/v1/diagrams", &[], "").await, 405, "method-not-allowed");
}

#[actix_web::test]
async fn whoever_takes_png_alone_is_pointed_to_svg() {
    let png = ask("POST", "/v1/diagrams", &[JSON, ("accept", "image/png")], KBA_DIAGRAM_1).await;
    let refused = problem(&png, 406, "not-acceptable");
    assert_eq!(refused["detail"], "the answer is image/svg+xml, which `Accept` leaves out");
}
