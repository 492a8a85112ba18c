//! Any text as KataGo's rules: the compact string, a preset's name, or JSON. What was read is written back.
#![no_main]

use gyega::formats::katago::{rules_from_json, rules_to_json};
use gyega::rules::KatagoRules;
use libfuzzer_sys::fuzz_target;
use serde_json::Value;

fn check(value: &Value) {
    if let Ok(rules) = rules_from_json(value) {
        assert_eq!(rules_from_json(&rules_to_json(&rules)).as_ref(), Ok(&rules), "the long form of {value}");
        assert_eq!(rules.to_string().parse::<KatagoRules>().as_ref(), Ok(&rules), "the compact form of {value}");
    }
}

fuzz_target!(|text: &str| {
    check(&Value::String(text.to_owned()));
    if let Ok(value) = serde_json::from_str(text) {
        check(&value);
    }
});
