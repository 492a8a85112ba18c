//! Every code of a statement is said by something, and every word that is said so has one.

use std::collections::BTreeSet;
use std::fs;

use gyega::explain::StatementCode;
use gyega::report::MoveReason;
use gyega::rules::{RuleReadingId, RuleSet};

use crate::support::{files_below, project};

/// The codes that are made of words, one for each word that there is.
fn codes_of_words() -> Vec<String> {
    let choices = |axis: &str| RuleSet::choices(axis).expect("an axis");
    let readings = RuleReadingId::ALL.iter().map(|id| format!("reading-{}", id.as_str()));
    let axes = [("stop", "stop"), ("last_pass", "last-pass"), ("resumption", "resume"), ("dispute", "dispute")];
    let guides = axes.into_iter().flat_map(|(axis, what)| {
        let words = choices(axis).into_iter().chain(["unstated", "unverified"]);
        words.map(move |word| format!("guide-{what}-{word}"))
    });
    let in_words = |reason: &&MoveReason| ![MoveReason::RuleUnknown, MoveReason::Stopped].contains(reason);
    let moves = MoveReason::ALL.iter().filter(in_words).map(|reason| format!("move-{}", reason.as_str()));
    readings.chain(guides).chain(moves).collect()
}

// The compiler does not warn of a public variant that nothing makes.
#[test]
fn nothing_is_listed_that_nobody_says() {
    let words = codes_of_words();
    let listed: BTreeSet<&str> = StatementCode::ALL.iter().map(|code| code.as_str()).collect();
    let without: Vec<_> = words.iter().filter(|word| !listed.contains(word.as_str())).collect();
    assert!(without.is_empty(), "words without a code: {without:?}");
    let resumptions = RuleSet::choices("resumption").expect("an axis").into_iter();
    let known: Vec<String> = resumptions.map(|word| format!("guide-resume-{word}-known")).collect();
    let mut names = BTreeSet::new();
    for folder in ["explain", "procedure", "report"] {
        for path in files_below(&project().join("src").join(folder), "rs") {
            let source = fs::read_to_string(&path).expect("the file can be read");
            let after = source.split("Code::").skip(1);
            let said = after.filter_map(|rest| rest.split(|letter: char| !letter.is_alphanumeric()).next());
            names.extend(said.map(str::to_owned));
        }
    }
    let is_said = |code: &StatementCode| {
        let word = code.as_str();
        names.contains(&format!("{code:?}")) || words.iter().chain(&known).any(|said| said == word)
    };
    let left: Vec<_> = StatementCode::ALL.iter().filter(|code| !is_said(code)).collect();
    assert!(left.is_empty(), "{left:?}");
}
