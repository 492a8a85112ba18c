//! What a caller says in headers: which answers it takes, what it sends, what it has already, and where it is.

use gyega::http::Settings;
use gyega::ruling::SecretKey;

use super::records::BODY;
use super::{JSON, KBA_DIAGRAM_1, ask, ask_of, get, patient, service};

/// The status of a score that is asked for with these headers.
async fn status(headers: &[(&str, &str)]) -> u16 {
    ask("POST", "/v1/scores", headers, KBA_DIAGRAM_1).await.status.as_u16()
}

#[actix_web::test]
async fn the_most_exact_range_decides_what_is_accepted() {
    for range in [
        "*/*",
        "application/*",
        "application/json",
        "Application/JSON; charset=utf-8",
        "text/html, application/json;q=0.1",
        "application/*;q=0, application/json",
        "application/json;q=0.001",
    ] {
        assert_eq!(status(&[JSON, ("accept", range)]).await, 200, "{range}");
    }
    for refused in ["text/html", "text/*", "application/json;q=0", "*/*, application/json; q=0.0", "", "json"] {
        assert_eq!(status(&[JSON, ("accept", refused)]).await, 406, "{refused}");
    }
    assert_eq!(status(&[JSON]).await, 200);
}

#[actix_web::test]
async fn a_body_is_json_by_its_header_alone() {
    for json in ["application/json", "application/JSON ; charset=utf-8"] {
        assert_eq!(status(&[("content-type", json)]).await, 200, "{json}");
    }
    for other in ["text/json", "application/json5", ""] {
        assert_eq!(status(&[("content-type", other)]).await, 415, "{other}");
    }
    assert_eq!(status(&[]).await, 415);
}

#[actix_web::test]
async fn a_compressed_body_is_noticed() {
    for (encoding, expected) in [("gzip", 415), ("identity, gzip", 415), ("identity", 200)] {
        assert_eq!(status(&[JSON, ("content-encoding", encoding)]).await, expected, "{encoding}");
    }
}

#[actix_web::test]
async fn a_page_from_elsewhere_is_not_at_home() {
    let state = service(Settings { key: Some(SecretKey::new().expect("a key")), ..patient() });
    for host in ["127.0.0.1:8080", "localhost:8080", "LOCALHOST", "[::1]:8080", "127.5.0.1"] {
        let answer = ask_of(&state, "POST", "/v1/records", &[JSON, ("host", host)], BODY).await;
        assert_eq!(answer.status, 200, "{host}");
    }
    for (host, origin, expected) in [
        ("localhost:8080", Some("http://localhost:8080"), 200),
        ("gyega.example:8080", None, 403),
        ("192.0.2.7:8080", None, 403),
        ("localhost.example", None, 403),
        ("127.0.0.1:8080", Some("http://gyega.example"), 403),
        ("127.0.0.1:8080", Some("http://127.0.0.1:9090"), 403),
        ("127.0.0.1:8080", Some("https://127.0.0.1:8080"), 403),
        ("127.0.0.1:8080", Some("null"), 403),
    ] {
        let headers: Vec<_> = [JSON, ("host", host)].into_iter().chain(origin.map(|own| ("origin", own))).collect();
        let answer = ask_of(&state, "POST", "/v1/records", &headers, BODY).await;
        assert_eq!(answer.status.as_u16(), expected, "{host} {origin:?}");
    }
    assert_eq!(ask_of(&state, "POST", "/v1/records", &[JSON], BODY).await.status, 403);
}

#[actix_web::test]
async fn tags_are_compared_weakly() {
    let first = get("/v1/rule-sets").await;
    let weak = first.header("etag");
    let tag = &weak[2..];
    for known in [tag, weak, &format!("\"x\", {weak}"), "*"] {
        let again = ask("GET", "/v1/rule-sets", &[("if-none-match", known)], "").await;
        assert_eq!(again.status, 304, "{known}");
    }
    for other in [&format!("{}d\"", tag.trim_end_matches('"')), tag.trim_matches('"'), ""] {
        let again = ask("GET", "/v1/rule-sets", &[("if-none-match", other)], "").await;
        assert_eq!(again.status, 200, "{other}");
    }
}

#[actix_web::test]
async fn of_several_forms_the_best_liked_is_given() {
    const HTML: &str = "text/html; charset=utf-8";
    const SGF: &str = "application/x-go-sgf";
    let given = async |accept: &[(&str, &str)]| ask("POST", "/v1/records", &[&[JSON], accept].concat(), BODY).await;
    for (value, best) in [
        ("text/html", HTML),
        ("text/*", HTML),
        ("*/*", JSON.1),
        ("application/*", JSON.1),
        ("application/x-go-sgf", SGF),
        ("application/json;q=0.5, text/html;q=0.50", JSON.1),
        ("application/json;q=0.5, text/html;q=0.501", HTML),
        ("application/xml,text/html,*/*;q=0.8", HTML),
        ("application/json;q=0, */*;q=0.1", HTML),
        ("application/json;q=much", JSON.1),
        ("image/png, image/gif, image/jpeg, *; q=.2, */*; q=.2", JSON.1),
    ] {
        assert_eq!(given(&[("accept", value)]).await.header("content-type"), best, "{value}");
    }
    for none in ["text/*;q=0.0", "image/png"] {
        assert_eq!(given(&[("accept", none)]).await.status, 406, "{none}");
    }
    assert_eq!(given(&[]).await.header("content-type"), JSON.1);
}
