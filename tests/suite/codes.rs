//! Permalinks from outside: what was published opens for ever, and opens as the same question.

use std::path::PathBuf;

use gyega::formats::record::decode;
use gyega::report::prepare;
use gyega::wire::{CODE_MAX, Limits, Request, ScoreResponse, read_link, read_request};
use serde_json::{Value, json};

use crate::support::{files_below, say};

fn read(request: &Value) -> Request {
    read_request(request.to_string().as_bytes(), &Limits::default()).unwrap_or_else(|problem| panic!("{problem:?}"))
}

fn open(code: &str) -> Request {
    read_link(code, &[], &Limits::default()).unwrap_or_else(|problem| panic!("{problem:?}\n{code}"))
}

/// Asserts that a request leads through its code to the same question and answer, and gives the length of the code.
fn round_trip(request: &Request) -> Option<usize> {
    let code = request.code()?;
    let again = open(&code);
    assert_eq!(again.canonical_id, request.canonical_id);
    assert_eq!(again.code().as_deref(), Some(&*code), "an opened question has the code it was opened from");
    Some(code.len())
}

/// Codes that were published with version 1 and what they mean. Nothing here is ever changed: what fails here breaks links that
/// people have printed.
#[test]
fn published_codes_open_for_ever() {
    let published = [
    ];
    for (code, meaning) in published {
        let meaning: Value = meaning;
        assert_eq!(open(code).canonical_id, read(&meaning).canonical_id, "{meaning}");
        assert_eq!(read(&meaning).code().as_deref(), Some(code), "{meaning}");
    }
}
