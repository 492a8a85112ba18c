//! Records of rulings over HTTP.

use gyega::http::Settings;
use gyega::ruling::{Check, SecretKey, verify};

use super::{JSON, ask, ask_of, patient, post, problem, service};
use crate::openapi::assert_fits;

pub(super) const BODY: &str = r#"{"request": {"rows": ["..XO.", ".OXO.", "..XO."], "prisoners": {"black": 1, "white": 0}, "komi": 0,
    "claims": {"black": {"dead": ["B2"]}, "white": {}}, "rule_sets": ["chinese-2002"]}, "decided": "black",
    "event": "A tournament", "ruling": "B2 is dead."}"#;

#[actix_web::test]
async fn a_record_is_a_page_a_machine_copy_or_a_game_record() {
    let of = async |accept: &'static str| {
        let answer = ask("POST", "/v1/records", &[JSON, ("accept", accept)], BODY).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        answer
    };
    let page = of("text/html").await;
    assert_eq!(page.header("content-type"), "text/html; charset=utf-8");
    assert!(page.text().contains("<main class=\"record\" lang=\"en\">"));
    // 6 points of Black's and 3 stones, 3 of White's and as many.
    assert!(page.text().contains("<strong>B+3</strong>"), "{}", page.text());
    let game = of("application/x-go-sgf").await;
    assert!(game.text().contains("RE[B+3]") && game.text().contains("EV[A tournament]"), "{}", game.text());
    assert!(game.text().contains("Ruling: B2 is dead."));
    // Opened again it says whose its marks are, also when the page asks with what was read.
    let read = ask("POST", "/v1/positions", &[("content-type", "application/x-go-sgf")], &game.text()).await.json();
    assert_eq!(read["remarks"][0]["code"], "record-of-ruling", "{read}");
    let asked = serde_json::json!({"sgf": read["sgf"], "rule_sets": ["chinese-2002"]}).to_string();
    assert_eq!(post("/v1/scores", &asked).await.json()["assumptions"][0]["code"], "record-of-ruling");
    let copy = post("/v1/records", BODY).await;
    assert_eq!((copy.header("content-type"), &copy.body), ("application/json", &of("*/*").await.body));
    assert_fits("RulingRecord", &copy.json());
    assert!(verify(&copy.body, None).expect("a record").iter().all(Check::holds));
}

#[actix_web::test]
async fn what_is_wrong_with_a_record_is_reported_at_once() {
    let body = r#"{"request": {"rows": ["?"]}, "event": "\u0007", "decided": "black", "day": 1}"#;
    let refused = problem(&post("/v1/records", body).await, 422, "invalid-request");
    let pointers: Vec<&str> =
        refused["errors"].as_array().expect("errors").iter().filter_map(|error| error["pointer"].as_str()).collect();
    assert_eq!(pointers, ["/day", "/event", "/request/rows/0"]);
    problem(&ask("POST", "/v1/records", &[JSON, ("accept", "image/png")], BODY).await, 406, "not-acceptable");
    problem(&ask("POST", "/v1/records", &[], BODY).await, 415, "unsupported-media-type");
}

#[actix_web::test]
async fn a_service_with_a_key_signs_for_its_own_machine_alone() {
    let key = SecretKey::new().expect("a key");
    let state = service(Settings { key: Some(key.clone()), ..patient() });
    let own = [JSON, ("host", "127.0.0.1:8080"), ("origin", "http://127.0.0.1:8080")];
    let signed = ask_of(&state, "POST", "/v1/records", &own, BODY).await;
    assert_eq!(signed.status, 200, "{}", signed.text());
    let checks = verify(&signed.body, Some(&key.public())).expect("a record");
    assert!(checks.iter().all(Check::holds), "{checks:?}");
    for foreign in [
        [JSON, ("host", "127.0.0.1:8080"), ("origin", "https://elsewhere.example")],
        [JSON, ("host", "elsewhere.example"), ("origin", "http://elsewhere.example")],
    ] {
        problem(&ask_of(&state, "POST", "/v1/records", &foreign, BODY).await, 403, "forbidden");
    }
}

#[test]
fn a_service_with_a_key_is_reached_from_its_own_machine_alone() {
    let key = SecretKey::new().expect("a key");
    let settings = Settings { listen: "0.0.0.0:0".to_owned(), key: Some(key), ..Settings::default() };
    let refused = gyega::http::serve(settings).expect_err("it does not start");
    assert_eq!(refused.kind(), std::io::ErrorKind::Unsupported, "{refused}");
}
