//! No answer contradicts itself. Every rule here names two statements of one answer that could clash, and reads the
//! JSON alone, as an app does: the judging knows nothing of the types that made it, and has a board of its own.
//!
//! The answers are those to the questions of [`questions`]: 10,000 of them, or as many as `GYEGA_CLASHES` says. The
//! vectors and records among them are there where `GYEGA_VECTORS` and `GYEGA_RECORDS` name their folders. Where two
//! statements clash, one of them is wrong: what is known and not mended stands in [`STILL_FOUND`], with its number.

mod audit;
mod board;
mod broken;
mod dead;
mod differences;
mod dispute;
mod firm;
mod ledger;
mod more;
mod outcome;
mod questions;
mod record;
mod seen;
mod shown;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Instant;

use gyega::report::prepare;
use gyega::wire::{Limits, ScoreResponse, read_request, to_json};
use questions::Questions;
use seen::Seen;
use serde_json::Value;

use crate::support::say;

/// How many answers are read where nobody says otherwise.
const ANSWERS: usize = 10_000;

/// How many questions are shown of a rule that is broken: the shortest, with which it is easiest to see why.
const SHOWN: usize = 3;

/// Two statements that may not clash.
#[derive(Clone, Copy)]
struct Rule {
    name: &'static str,
    /// How an answer breaks it; nothing where it does not.
    breaks: fn(&Seen) -> Option<String>,
}

/// The rules of a theme, each a function whose name says what holds.
macro_rules! rules {
    ($($name:ident),* $(,)?) => {
        /// What holds, in the order of the functions below.
        pub(super) const RULES: &[super::Rule] = &[$(super::Rule { name: stringify!($name), breaks: $name }),*];
    };
}

use rules;

/// Clashes that are known and not mended, with how often they are found in [`ANSWERS`] answers where vectors and
/// records are there. More is a failure, and so is fewer: then the number is to be put right.
const STILL_FOUND: [(&str, usize); 0] = [];

/// All rules, by theme.
const THEMES: [(&str, &[Rule]); 10] = [
    ("outcome", outcome::RULES),
    ("dead", dead::RULES),
    ("firm", firm::RULES),
    ("shown", shown::RULES),
    ("ledger", ledger::RULES),
    ("audit", audit::RULES),
    ("differences", differences::RULES),
    ("dispute", dispute::RULES),
    ("record", record::RULES),
    ("more", more::RULES),
];

fn every_rule() -> impl Iterator<Item = Rule> {
    THEMES.into_iter().flat_map(|(_, rules)| rules.iter().copied())
}

/// The answer to a question; nothing where it is refused.
fn answer(question: &Value) -> Option<Value> {
    let request = read_request(question.to_string().as_bytes(), &Limits::default()).ok()?;
    let json = to_json(&ScoreResponse::new(&request, &prepare(&request.task)));
    Some(serde_json::from_slice(&json).expect("an answer is JSON"))
}

/// The rules that an answer breaks, and how.
fn broken_rules(question: &Value, answer: &Value) -> Vec<(&'static str, String)> {
    let seen = Seen::new(question, answer);
    every_rule().filter_map(|rule| (rule.breaks)(&seen).map(|how| (rule.name, how))).collect()
}

/// One clash: the number of the question, how, and the question.
type Clash = (usize, String, Value);

/// What came of many questions.
#[derive(Default)]
struct Found {
    clashes: BTreeMap<&'static str, Vec<Clash>>,
    answers: usize,
    refused: usize,
    /// By what the questions are made from: how many, and how many milliseconds they took.
    kinds: BTreeMap<&'static str, (usize, u128)>,
}

impl Found {
    fn read(questions: &Questions, numbers: impl Iterator<Item = usize>) -> Self {
        let mut found = Self::default();
        for number in numbers {
            let (kind, question) = questions.at(number);
            let start = Instant::now();
            let read = catch_unwind(AssertUnwindSafe(|| answer(&question)));
            let kind = found.kinds.entry(kind).or_default();
            *kind = (kind.0 + 1, kind.1 + start.elapsed().as_millis());
            match read {
                Ok(Some(answer)) => {
                    found.answers += 1;
                    for (rule, how) in broken_rules(&question, &answer) {
                        found.clashes.entry(rule).or_default().push((number, how, question.clone()));
                    }
                }
                Ok(None) => found.refused += 1,
                Err(_) => found.clashes.entry("a question is answered").or_default().push((
                    number,
                    "it panics".to_owned(),
                    question,
                )),
            }
        }
        found
    }

    fn join(mut self, other: Self) -> Self {
        self.answers += other.answers;
        self.refused += other.refused;
        for (kind, (count, time)) in other.kinds {
            let own = self.kinds.entry(kind).or_default();
            *own = (own.0 + count, own.1 + time);
        }
        for (rule, clashes) in other.clashes {
            self.clashes.entry(rule).or_default().extend(clashes);
        }
        self
    }

    /// For each rule that is broken how often, and the shortest questions that show it.
    fn told(&self) -> String {
        let mut told = String::new();
        for (rule, clashes) in &self.clashes {
            let mut clashes: Vec<&Clash> = clashes.iter().collect();
            clashes.sort_by_key(|(number, _, question)| (question.to_string().len(), *number));
            writeln!(told, "\n{rule}: {} times", clashes.len()).expect("a string");
            for (number, how, question) in clashes.into_iter().take(SHOWN) {
                writeln!(told, "  {number}: {how}\n    {question}").expect("a string");
            }
        }
        told
    }
}

/// Questions whose answers once clashed: a crowded board each, and a documented case with a stone more.
const FOUND_ONCE: &str = include_str!("found.jsonl");

#[test]
fn what_clashed_once_does_not() {
    for line in FOUND_ONCE.lines() {
        let question: Value = serde_json::from_str(line).expect("a question");
        let answer = answer(&question).expect("an answer");
        assert_eq!(broken_rules(&question, &answer), [], "{question}");
    }
}

#[test]
fn no_answer_contradicts_itself() {
    let asked = std::env::var("GYEGA_CLASHES").ok().and_then(|count| count.parse().ok()).unwrap_or(ANSWERS);
    let questions = Questions::read();
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let found = std::thread::scope(|scope| {
        let questions = &questions;
        let parts =
            (0..threads).map(|first| scope.spawn(move || Found::read(questions, (first..asked).step_by(threads))));
        let parts: Vec<_> = parts.collect();
        parts.into_iter().map(|part| part.join().expect("a thread ends")).fold(Found::default(), Found::join)
    });
    let rules = every_rule().count();
    let Found { answers, refused, kinds, clashes } = &found;
    say(&format!(
        "{answers} answers under {rules} rules ({refused} questions refused; {}), {} rules broken; number and milliseconds: {kinds:?}\n",
        questions.told(),
        clashes.len(),
    ));
    let count = |rule: &str| clashes.get(rule).map_or(0, std::vec::Vec::len);
    let known: Vec<(&str, usize)> = STILL_FOUND.iter().map(|(rule, _)| (*rule, count(rule))).collect();
    say(&format!("clashes that are known and not mended: {known:?}\n"));
    let is_whole = asked == ANSWERS && Questions::are_whole();
    let unknown = clashes.keys().any(|rule| STILL_FOUND.iter().all(|(known, _)| known != rule));
    let counts = !is_whole || known == STILL_FOUND;
    assert!(!unknown && counts, "{} rules are broken, known are {STILL_FOUND:?}\n{}", clashes.len(), found.told());
}
