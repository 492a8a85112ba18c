//! Any text as a case of tests/cases: the reader may refuse it, never panic.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let _ = gyega::formats::case_file::DocumentedPosition::parse("fuzz", "input", text);
});
