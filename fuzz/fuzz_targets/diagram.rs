//! Any text as a board drawn in characters.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    // The one line to adjust: text to a `Setup`, and what is wrong with it.
    let _ = gyega::formats::diagram::read(text).map(|setup| setup.check());
});
