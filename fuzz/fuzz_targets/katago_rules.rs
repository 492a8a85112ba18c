//! Any text as KataGo's rules: a preset's name, the compact string, or JSON.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    // The one line to adjust: text to a `RuleSet`.
    let _ = gyega::formats::katago::read_rules(text);
});
