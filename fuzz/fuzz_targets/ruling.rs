//! Any bytes as the machine copy of a record, and as the body of `POST /v1/records`: checks or a refusal, never a
//! panic, and a record that was made holds.
#![no_main]

use gyega::ruling::{Ruling, verify};
use gyega::wire::{Limits, read_ruling};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let _ = verify(bytes, None);
    if let Ok(question) = read_ruling(bytes, &Limits::default()) {
        let ruling = Ruling::new(question);
        let checks = verify(&ruling.to_json(), None).expect("what was made is a record");
        assert!(checks.iter().all(gyega::ruling::Check::holds), "{checks:?}");
        assert!(ruling.to_html().contains("<main class=\"record\""));
        let _ = ruling.to_sgf();
    }
});
