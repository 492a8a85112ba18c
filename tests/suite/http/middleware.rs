//! What all answers have in common, and what only a real connection shows.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::mpsc;
use std::time::Duration;

use gyega::http::{Settings, server};

use super::{JSON, KBA_DIAGRAM_1, ask, ask_of, get, patient, service};

#[actix_web::test]
async fn every_answer_bears_the_common_headers() {
    for (method, path) in
        [("GET", "/v1/rule-sets"), ("POST", "/v1/scores"), ("GET", "/nothing"), ("HEAD", "/health/live")]
    {
        let answer = ask(method, path, &[JSON], KBA_DIAGRAM_1).await;
        assert_eq!(answer.header("x-content-type-options"), "nosniff");
        assert_eq!(answer.header("content-security-policy"), "default-src 'self'");
        assert_eq!(answer.header("referrer-policy"), "no-referrer");
        assert_eq!(answer.header("x-request-id").len(), 36, "a UUID");
    }
}

#[actix_web::test]
async fn any_page_may_ask_unless_some_are_named() {
    let preflight = [
        ("origin", "https://example.org"),
        ("access-control-request-method", "POST"),
        ("access-control-request-headers", "content-type"),
    ];
    let answer = ask("OPTIONS", "/v1/scores", &preflight, "").await;
    assert_eq!(answer.status, 200);
    assert_eq!(answer.header("access-control-allow-origin"), "*");
    assert_eq!(answer.header("access-control-allow-headers"), "content-type");
    assert!(answer.header("access-control-allow-methods").contains("POST"));
    assert_eq!(answer.header("access-control-allow-credentials"), "");
    let plain = ask("POST", "/v1/scores", &[JSON, preflight[0]], KBA_DIAGRAM_1).await;
    assert_eq!(plain.header("access-control-allow-origin"), "*");
    assert!(plain.header("access-control-expose-headers").contains("x-request-id"));

    let state = service(Settings { cors_origins: vec!["https://example.org".to_owned()], ..patient() });
    let named = ask_of(&state, "OPTIONS", "/v1/scores", &preflight, "").await;
    assert_eq!(named.header("access-control-allow-origin"), "https://example.org");
    let other = [("origin", "https://example.com"), preflight[1], preflight[2]];
    let refused = ask_of(&state, "OPTIONS", "/v1/scores", &other, "").await;
    assert_eq!((refused.status.as_u16(), refused.header("access-control-allow-origin")), (400, ""));
    assert_eq!(refused.header("content-type"), "application/problem+json");
}

#[actix_web::test]
async fn answers_are_compressed_for_those_who_ask() {
    let plain = get("/v1/rule-sets").await;
    // A browser takes all of them. Brotli takes longer to pack an answer than it takes to give it: nobody gets that.
    for (asked, encoding) in
        [("gzip", "gzip"), ("zstd", "zstd"), ("gzip, deflate, br, zstd", "zstd"), ("gzip, br", "gzip")]
    {
        let packed = ask("GET", "/v1/rule-sets", &[("accept-encoding", asked)], "").await;
        assert_eq!((packed.status.as_u16(), packed.header("content-encoding")), (200, encoding));
        assert!(packed.body.len() < plain.body.len() / 2, "{encoding}: {} of {}", packed.body.len(), plain.body.len());
        assert_eq!(packed.header("etag"), plain.header("etag"));
    }
    assert_eq!(plain.header("content-encoding"), "");
    assert_eq!(ask("GET", "/v1/rule-sets", &[("accept-encoding", "br")], "").await.body, plain.body);
    let refused = ask("GET", "/nothing", &[("accept-encoding", "gzip")], "").await;
    assert_eq!(refused.json()["code"], "not-found", "a problem is read without unpacking");
}

#[actix_web::test]
async fn requests_are_counted_by_route_and_status() {
    let state = service(patient());
    for path in ["/v1/rule-sets/korean-2016", "/v1/rule-sets/none", "/nothing", "/also/nothing"] {
        ask_of(&state, "GET", path, &[], "").await;
    }
    let metrics = ask_of(&state, "GET", "/metrics", &[], "").await;
    assert_eq!(metrics.header("content-type"), "text/plain; version=0.0.4; charset=utf-8");
    for line in [
        r#"gyega_http_requests_total{route="/v1/rule-sets/{id}",status="200"} 1"#,
        r#"gyega_http_requests_total{route="/v1/rule-sets/{id}",status="404"} 1"#,
        r#"gyega_http_requests_total{route="none",status="404"} 2"#,
        "gyega_http_requests_in_flight 1",
        "gyega_seats_taken 0",
    ] {
        assert!(metrics.text().lines().any(|is| is == line), "{line} is not in\n{}", metrics.text());
    }
}

/// A server on a thread of its own; it ends with the tests.
pub(super) fn start(settings: Settings) -> SocketAddr {
    let (tell, told) = mpsc::channel();
    std::thread::spawn(move || {
        actix_web::rt::System::new().block_on(async move {
            let state = service(Settings { workers: 1, ..settings });
            let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
            tell.send(listener.local_addr().expect("it is bound")).expect("the test waits");
            server(&state, vec![listener]).expect("it listens").await
        })
    });
    told.recv().expect("the server starts")
}

pub(super) fn connect(address: SocketAddr) -> TcpStream {
    let stream = TcpStream::connect(address).expect("the server listens");
    stream.set_read_timeout(Some(Duration::from_mins(1))).expect("a time to wait");
    stream
}

/// Sends these bytes and reads until the server closes.
pub(super) fn exchange(address: SocketAddr, request: &str) -> String {
    let mut stream = connect(address);
    stream.write_all(request.as_bytes()).expect("the server reads");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("the server answers and closes");
    answer
}

#[test]
fn head_sends_the_length_and_no_body_over_a_real_connection() {
    let address = start(patient());
    let ask =
        |method| exchange(address, &format!("{method} /v1/rule-sets HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"));
    let (get, head) = (ask("GET"), ask("HEAD"));
    let length = |answer: &str| {
        let line = answer.lines().find_map(|line| line.strip_prefix("content-length: ")).map(str::to_owned);
        line.unwrap_or_else(|| panic!("no length in {answer}"))
    };
    assert_eq!(length(&get), length(&head));
    assert!(head.ends_with("\r\n\r\n"), "{head}");
    // Two in one connection: the second answer must begin where the first one's headers end.
    let both = exchange(
        address,
        "HEAD /v1/rule-sets HTTP/1.1\r\nhost: x\r\n\r\nGET /health/live HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n",
    );
    assert!(both.contains("\r\n\r\nHTTP/1.1 200 OK\r\n") && both.ends_with(r#"{"status":"ok"}"#), "{both}");
}

#[test]
fn a_line_of_a_batch_is_answered_before_the_next_is_sent() {
    let address = start(patient());
    let mut stream = connect(address);
    let head = "POST /v1/batches HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-ndjson\r\naccept-encoding: gzip\r\n\
                transfer-encoding: chunked\r\n\r\n";
    stream.write_all(head.as_bytes()).expect("the server reads");
    let mut reader = BufReader::new(stream.try_clone().expect("a second handle"));
    let mut line = String::new();
    while line != "\r\n" {
        line.clear();
        reader.read_line(&mut line).expect("the head of the answer");
        assert!(!line.starts_with("content-encoding: g"), "a compressed line would be held back");
    }
    for id in ["a", "b", "c"] {
        let sent = format!("{{\"id\": \"{id}\"}}\n");
        write!(stream, "{:x}\r\n{sent}\r\n", sent.len()).expect("the server reads");
        let (mut size, mut answer) = (String::new(), String::new());
        reader.read_line(&mut size).expect("the size of a piece");
        reader.read_line(&mut answer).expect("the answer to the line");
        assert!(answer.contains(&format!("\"id\":\"{id}\"")), "{answer}");
        reader.read_line(&mut size).expect("the end of the piece");
    }
    stream.write_all(b"0\r\n\r\n").expect("the server reads");
    let mut end = String::new();
    reader.read_line(&mut end).expect("the end");
    assert_eq!(end, "0\r\n");
}

#[test]
fn a_body_that_says_it_is_too_long_is_refused_before_it_is_sent() {
    let answer = exchange(
        start(patient()),
        "POST /v1/scores HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\n\
         content-length: 999999999999\r\n\r\n",
    );
    assert!(answer.starts_with("HTTP/1.1 413 Payload Too Large\r\n"), "{answer}");
    assert!(answer.contains(r#""code":"too-large""#), "{answer}");
}

#[test]
fn a_body_that_does_not_arrive_is_503_timeout() {
    let address = start(Settings { timeout: Duration::from_millis(50), ..Settings::default() });
    let mut stream = connect(address);
    let head = "POST /v1/scores HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 10\r\n\r\n{";
    stream.write_all(head.as_bytes()).expect("the server reads");
    let mut answer = String::new();
    let _closed = stream.read_to_string(&mut answer);
    let (head, body) = answer.split_once("\r\n\r\n").expect("a head and a body");
    assert!(
        head.starts_with("HTTP/1.1 503 Service Unavailable\r\n") && head.contains("\r\nretry-after: 1\r\n"),
        "{head}"
    );
    assert!(body.contains(r#""code":"timeout""#), "{body}");
}

#[test]
fn a_batch_that_falls_silent_is_broken_off() {
    let address = start(Settings { timeout: Duration::from_millis(50), ..Settings::default() });
    let mut stream = connect(address);
    let head = "POST /v1/batches HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-ndjson\r\ntransfer-encoding: chunked\r\n\r\n";
    stream.write_all(head.as_bytes()).expect("the server reads");
    stream.write_all(b"3\r\n{}\n\r\n").expect("the server reads");
    let mut answer = Vec::new();
    let _ended = stream.read_to_end(&mut answer);
    let answer = String::from_utf8_lossy(&answer);
    assert!(answer.contains("\"problem\""), "{answer}");
    assert!(!answer.ends_with("0\r\n\r\n"), "whoever sent it can see that the answer is not whole: {answer}");
}
