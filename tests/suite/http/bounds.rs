//! What a caller can take of the service, over real connections: each bound is reached, and holds.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::thread::sleep;
use std::time::{Duration, Instant};

use gyega::http::Settings;

use super::middleware::{connect, exchange, start};
use super::{JSON, KBA_DIAGRAM_1, ask_of, patient, problem, service};

const BATCH: &str =
    "POST /v1/batches HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-ndjson\r\ntransfer-encoding: chunked\r\n\r\n";

/// More than 100 kB that are there already.
const LONG: &str = "GET /openapi.json HTTP/1.1\r\nhost: x\r\n\r\n";

fn begin_batch(address: SocketAddr) -> TcpStream {
    let mut stream = connect(address);
    stream.write_all(BATCH.as_bytes()).expect("the server reads");
    stream
}

fn chunk(text: &str) -> String {
    format!("{:x}\r\n{text}\r\n", text.len())
}

fn get(address: SocketAddr, path: &str) -> String {
    exchange(address, &format!("GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"))
}

fn metric(address: SocketAddr, name: &str) -> u64 {
    let metrics = get(address, "/metrics");
    let line = metrics.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.and_then(|count| count.parse().ok()).unwrap_or_else(|| panic!("no {name} in {metrics}"))
}

fn status(answer: &str) -> &str {
    answer.split(' ').nth(1).unwrap_or_default()
}

/// Everything until the server closes, and how long that took.
fn rest(stream: &mut TcpStream) -> (String, Duration) {
    let (begun, mut bytes) = (Instant::now(), Vec::new());
    let _ended = stream.read_to_end(&mut bytes);
    (String::from_utf8_lossy(&bytes).into_owned(), begun.elapsed())
}

#[test]
fn a_batch_too_many_is_503_busy() {
    let address = start(Settings { batches: 1, ..patient() });
    let mut first = begin_batch(address);
    first.write_all(chunk("{}\n").as_bytes()).expect("the server reads");
    let mut head = String::new();
    BufReader::new(first.try_clone().expect("a second handle")).read_line(&mut head).expect("it has begun");
    let refused = exchange(address, &(BATCH.replace("host: x", "host: x\r\nconnection: close") + "0\r\n\r\n"));
    assert_eq!(status(&refused), "503", "{refused}");
    assert!(refused.contains("retry-after: 1\r\n") && refused.contains(r#""code":"busy""#), "{refused}");
}

#[test]
fn a_batch_ends_when_its_sender_leaves_though_lines_are_left() {
    let address = start(patient());
    let line = KBA_DIAGRAM_1.replace('\n', "").replacen('{', "{\"detail\": \"totals\", ", 1) + "\n";
    let mut stream = begin_batch(address);
    stream.set_write_timeout(Some(Duration::from_millis(200))).expect("a time to wait");
    let (piece, begun, mut sent) = (chunk(&line.repeat(100)), Instant::now(), 0);
    while begun.elapsed() < Duration::from_millis(300) && stream.write_all(piece.as_bytes()).is_ok() {
        sent += 100;
    }
    drop(stream);
    sleep(Duration::from_millis(300));
    let answered = metric(address, "gyega_batch_lines_total");
    sleep(Duration::from_millis(700));
    assert_eq!(metric(address, "gyega_batch_lines_total"), answered, "it reads on, of {sent} lines");
    assert_eq!(metric(address, "gyega_seats_taken"), 0);
    assert!(sent > answered, "all {sent} lines were answered before the sender left: nothing is shown");
}

#[test]
fn a_line_that_does_not_end_breaks_the_batch_off() {
    let patience = Duration::from_millis(400);
    let address = start(Settings { timeout: patience, ..patient() });
    // Byte by byte it is never silent for long; blank lines ask nothing.
    for byte in ["{", "\n"] {
        let mut stream = begin_batch(address);
        let begun = Instant::now();
        while stream.write_all(chunk(byte).as_bytes()).is_ok() {
            sleep(Duration::from_millis(20));
            assert!(begun.elapsed() < patience * 40, "{byte:?} goes on");
        }
        assert!(begun.elapsed() >= patience, "{:?}", begun.elapsed());
    }
}

#[test]
fn a_batch_ends_in_the_end_whatever_it_sends() {
    let within = Duration::from_millis(500);
    let address = start(Settings { batch_time: within, ..patient() });
    let mut stream = begin_batch(address);
    let begun = Instant::now();
    while stream.write_all(chunk("{}\n").as_bytes()).is_ok() {
        sleep(Duration::from_millis(20));
        assert!(begun.elapsed() < within * 40, "it goes on");
    }
    assert!(begun.elapsed() >= within);
}

#[actix_web::test]
async fn an_answer_that_is_too_long_is_refused() {
    let state = service(Settings { answer_bytes: 20_000, ..patient() });
    let body = KBA_DIAGRAM_1.replace(r#"["korean-2016"]"#, "\"all\"");
    let told = problem(&ask_of(&state, "POST", "/v1/scores", &[JSON], &body).await, 413, "too-large");
    assert!(told["detail"].as_str().is_some_and(|detail| detail.contains("20000 bytes")), "{told}");
    assert_eq!(ask_of(&state, "POST", "/v1/scores", &[JSON], KBA_DIAGRAM_1).await.status, 200);
}

#[test]
fn a_long_answer_is_whole_packed_or_not() {
    let address = start(patient());
    let body = |answer: &str| answer.split_once("\r\n\r\n").expect("a head and a body").1.len();
    let whole = body(&exchange(address, &LONG.replace("host: x", "host: x\r\nconnection: close")));
    assert!(whole > 100_000, "{whole}");
    let mut stream = connect(address);
    let packed = LONG.replace("host: x", "host: x\r\nconnection: close\r\naccept-encoding: gzip");
    stream.write_all(packed.as_bytes()).expect("the server reads");
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).expect("the server answers and closes");
    assert!(answer.ends_with(b"0\r\n\r\n") && answer.len() < whole / 2, "{} of {whole}", answer.len());
}

#[test]
fn what_is_not_framed_as_http_is_refused_and_the_connection_closed() {
    let address = start(Settings { timeout: Duration::from_secs(2), ..patient() });
    let long = format!("GET / HTTP/1.1\r\nhost: x\r\nx: {}", "a".repeat(140_000));
    for (sent, expected) in [
        ("GET / HTTP/1.1\r\nno header\r\n\r\n", "400"),
        ("nonsense\r\n\r\n", "400"),
        ("GET / HTTP/1.1\r\nhost: x\r\n", "408"),
        (&long, "431"),
    ] {
        let mut stream = connect(address);
        let _sent = stream.write_all(sent.as_bytes());
        let (answer, took) = rest(&mut stream);
        assert_eq!(status(&answer), expected, "{answer}");
        assert!(took < Duration::from_secs(30), "the connection stays open");
        assert!(answer.ends_with("\r\n\r\n"), "one head and no body: {answer}");
    }
}

#[test]
fn a_second_head_that_does_not_end_is_cut_off() {
    let address = start(Settings { timeout: Duration::from_millis(300), ..patient() });
    let mut stream = connect(address);
    stream.write_all(b"GET /health/live HTTP/1.1\r\nhost: x\r\n\r\nGET /health/live HTTP/1.1\r\n").expect("it reads");
    let begun = Instant::now();
    while stream.write_all(b"x").is_ok() {
        sleep(Duration::from_millis(20));
        assert!(begun.elapsed() < Duration::from_secs(10), "it is waited for");
    }
}

#[test]
fn small_answers_in_a_row_that_nobody_takes_do_not_pile_up() {
    let address = start(Settings { timeout: Duration::from_secs(1), ..patient() });
    let mut stream = connect(address);
    stream.set_write_timeout(Some(Duration::from_secs(8))).expect("a time to wait");
    // An answer without a body: nothing in it waits for what is written before.
    let many = "GET /v1/scores/1EFLQ9AAAAAIQAAAAEABI-5ag HTTP/1.1\r\nhost: x\r\nif-none-match: *\r\n\r\n".repeat(500);
    let begun = Instant::now();
    while stream.write_all(many.as_bytes()).is_ok() {
        assert!(begun.elapsed() < Duration::from_secs(50), "it reads on and on");
    }
}
