//! Any bytes as the body of `POST /v1/scores`: an answer or a problem, never a panic, and twice the same.
#![no_main]

use libfuzzer_sys::fuzz_target;

/// The one line to adjust: a request's bytes to the answer's or the problem's JSON.
fn answer(body: &[u8]) -> String {
    gyega::wire::score_json(body)
}

fuzz_target!(|body: &[u8]| {
    assert_eq!(answer(body), answer(body), "the same question got two answers");
});
