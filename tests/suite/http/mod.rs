//! The service from outside, in-process: every route, every way to be refused, and what all answers have in common.

use std::time::Duration;

use actix_web::http::header::{HeaderMap, HeaderValue};
use actix_web::http::{Method, StatusCode};
use actix_web::test as http_test;
use actix_web::web::Data;
use gyega::http::{Settings, State, app};
use serde_json::Value;

mod apps;
mod batches;
mod bounds;
mod diagrams;
mod event;
mod languages;
mod links;
mod middleware;
mod negotiate;
mod page;
mod positions;
mod records;
mod refusals;
mod scores;
mod stored;

/// KBA "How to play", Diagram 1, with totals that its text states: Black 16, White 17.
const KBA_DIAGRAM_1: &str = r#"{"rows": ["OX..XXO..", "OXX.XOO..", "OOXX.XO.O", ".OOX.XOO.", "..OXXXXOO", "..OOOX.XO", "..OXXX.XX",
 "..OX.X...", "..OOX...."], "prisoners": {"black": 1, "white": 0}, "komi": 0, "rule_sets": ["korean-2016"]}"#;

/// What came back.
#[derive(Debug)]
struct Answer {
    status: StatusCode,
    headers: HeaderMap,
    body: Vec<u8>,
}

impl Answer {
    fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().expect("our headers are ASCII"))
    }

    fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.text()))
    }

    fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }
}

fn service(settings: Settings) -> Data<State> {
    Data::new(State::new(settings))
}

fn patient() -> Settings {
    Settings { timeout: Duration::from_mins(1), ..Settings::default() }
}

/// Asks a service that may have been asked before.
async fn ask_of(state: &Data<State>, method: &str, path: &str, headers: &[(&str, &str)], body: &str) -> Answer {
    let app = http_test::init_service(app(state.clone(), |_| {})).await;
    let method = Method::from_bytes(method.as_bytes()).expect("a method");
    let mut request = http_test::TestRequest::with_uri(path).method(method);
    request = request.peer_addr("192.0.2.1:4711".parse().expect("an address"));
    for (name, value) in headers {
        request = request.append_header((*name, HeaderValue::from_str(value).expect("a header")));
    }
    let answer = http_test::call_service(&app, request.set_payload(body.to_owned()).to_request()).await;
    let (status, headers) = (answer.status(), answer.headers().clone());
    Answer { status, headers, body: http_test::read_body(answer).await.to_vec() }
}

/// Asks a new service.
async fn ask(method: &str, path: &str, headers: &[(&str, &str)], body: &str) -> Answer {
    ask_of(&service(patient()), method, path, headers, body).await
}

async fn get(path: &str) -> Answer {
    ask("GET", path, &[], "").await
}

const JSON: (&str, &str) = ("content-type", "application/json");
const NDJSON: (&str, &str) = ("content-type", "application/x-ndjson");

async fn post(path: &str, body: &str) -> Answer {
    ask("POST", path, &[JSON], body).await
}

/// Asserts that an answer is exactly this problem, and gives it.
#[track_caller]
fn problem(answer: &Answer, status: u16, code: &str) -> Value {
    assert_eq!(answer.status.as_u16(), status, "{}", answer.text());
    assert_eq!(answer.header("content-type"), "application/problem+json");
    let problem = answer.json();
    assert_eq!(problem["status"], status);
    assert_eq!(problem["code"], code);
    assert_eq!(problem["type"], format!("/problems/{code}"));
    assert_eq!(problem["instance"], answer.header("x-request-id"), "the problem names the request");
    assert!(problem["detail"].as_str().is_some_and(|detail| !detail.is_empty()));
    problem
}
