//! Any text as a case of tests/cases: the reader may refuse it, never panic.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    // The one line to adjust: Markdown to a documented case; `gyega cases` and `/v1/cases` read them.
    let _ = gyega::formats::case_file::CaseFile::parse("fuzz", "input", text);
});
