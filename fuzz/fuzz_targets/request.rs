//! Any bytes as the body of `POST /v1/scores`: an answer or a problem, never a panic, and twice the same.
#![no_main]

use gyega::wire::{Limits, score, to_json};
use libfuzzer_sys::fuzz_target;

fn answer(body: &[u8]) -> Vec<u8> {
    score(body, &Limits::default()).unwrap_or_else(|problem| to_json(&problem))
}

fuzz_target!(|body: &[u8]| {
    assert_eq!(answer(body), answer(body), "the same question got two answers");
});
