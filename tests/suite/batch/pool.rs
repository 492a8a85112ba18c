//! Requests answered line by line on several threads, in their order.

use std::io::{self, BufReader, Read, Write};
use std::num::NonZero;
use std::sync::mpsc::{Receiver, Sender, channel};

use gyega::batch::{Summary, run};
use gyega::wire::Limits;

fn threads(count: usize) -> NonZero<usize> {
    NonZero::new(count).expect("more than none")
}

fn answers(input: &[u8], limits: &Limits, count: usize, buffer: usize) -> (Vec<serde_json::Value>, Summary) {
    let mut output = Vec::new();
    let summary = run(BufReader::with_capacity(buffer, input), &mut output, limits, threads(count)).expect("memory");
    let text = String::from_utf8(output).expect("JSON is text");
    (text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect(), summary)
}

fn request(id: usize) -> String {
    format!(r#"{{"id":"{id}","rows":[".X.O"],"dead":[],"komi":0,"detail":"totals","rule_sets":["chinese-2002"]}}"#)
}

#[test]
fn answers_come_in_the_order_of_their_lines() {
    let lines: Vec<_> = (0..1_000).map(|id| if id % 7 == 0 { format!("bad {id}") } else { request(id) }).collect();
    let input = lines.join("\n");
    for (count, buffer) in [(1, 64), (3, 8_192), (8, 1 << 20)] {
        let (answers, summary) = answers(input.as_bytes(), &Limits::default(), count, buffer);
        assert_eq!(summary, Summary { answers: 857, problems: 143 });
        for (id, answer) in answers.iter().enumerate() {
            let is_right = if id % 7 == 0 {
                answer["problem"]["code"] == "invalid-json"
            } else {
                answer["id"] == *id.to_string() && answer["scores"][0]["result"] == "B+1"
            };
            assert!(is_right, "{id}: {answer}");
        }
    }
}

#[test]
fn one_line_in_is_one_line_out_unless_it_is_blank() {
    let limits = Limits { line_bytes: 200, ..Limits::default() };
    let long = request(1) + &" ".repeat(200);
    let input = ["", "\r", &request(2), &long, "\u{fffd}", " \t", &format!("{}\r", request(3)), "7", ""].join("\n");
    let (answers, summary) = answers(input.as_bytes(), &limits, 2, 32);
    let id_or_code = |answer: &serde_json::Value| match (&answer["id"], &answer["problem"]["code"]) {
        (serde_json::Value::String(id), _) => id.clone(),
        (_, code) => code.as_str().expect("a problem").to_owned(),
    };
    let outcomes: Vec<_> = answers.iter().map(id_or_code).collect();
    let expected = ["2", "too-large", "invalid-json", "3", "invalid-request"].map(str::to_owned);
    assert_eq!((outcomes, summary.lines()), (expected.to_vec(), 5), "blank lines ask nothing");
}

#[test]
fn no_line_gives_no_answer_and_bytes_that_are_no_text_get_a_problem() {
    assert_eq!(answers(b"", &Limits::default(), 2, 64).1, Summary::default());
    let (answers, _) = answers(b"\xff\xfe\n{\"id\":\"\xff\"}", &Limits::default(), 2, 64);
    assert!(answers.iter().all(|answer| answer["problem"]["code"] == "invalid-json"), "{answers:?}");
    assert_eq!(answers.len(), 2);
}

/// A caller at the other end: each request is sent only when the last answer is there.
struct Caller {
    to_send: Vec<u8>,
    left: usize,
    answered: Receiver<()>,
}

impl Read for Caller {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.to_send.is_empty() {
            if self.left == 0 {
                return Ok(0);
            }
            self.left -= 1;
            self.answered.recv().map_err(io::Error::other)?;
            self.to_send = (request(self.left) + "\n").into_bytes();
        }
        let count = self.to_send.len().min(buffer.len());
        buffer[..count].copy_from_slice(&self.to_send[..count]);
        self.to_send.drain(..count);
        Ok(count)
    }
}

struct Listener(Sender<()>);

impl Write for Listener {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        for _ in bytes.iter().filter(|byte| **byte == b'\n') {
            let _ = self.0.send(());
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_caller_may_wait_for_each_answer() {
    let (sender, answered) = channel();
    sender.send(()).expect("the receiver is here");
    let caller = Caller { to_send: Vec::new(), left: 20, answered };
    let summary = run(BufReader::new(caller), Listener(sender), &Limits::default(), threads(2)).expect("no failure");
    assert_eq!(summary.answers, 20);
}

struct Full;

impl Write for Full {
    fn write(&mut self, _: &[u8]) -> io::Result<usize> {
        Err(io::Error::from(io::ErrorKind::StorageFull))
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_writer_that_fails_ends_the_batch() {
    let input = (request(1) + "\n").repeat(100_000);
    let error = run(input.as_bytes(), Full, &Limits::default(), threads(2)).expect_err("nothing can be written");
    assert_eq!(error.kind(), io::ErrorKind::StorageFull);
}
