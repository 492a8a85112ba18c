//! A table of right, wrong and not asked, a line for each file and kind.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::Vector;
use crate::support::say;

/// What came of a vector.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Outcome {
    Right,
    /// Ours differs; the text says how.
    Wrong(String),
    /// Nothing in it that we claim to know.
    NotAsked,
}

impl Outcome {
    /// Right when nothing differs.
    pub(super) fn of(differences: &[String]) -> Self {
        if differences.is_empty() { Self::Right } else { Self::Wrong(differences.join("\n")) }
    }

    pub(super) fn equal<T: std::fmt::Debug + PartialEq>(found: &T, expected: &T) -> Self {
        if found == expected { Self::Right } else { Self::Wrong(format!("found {found:?}, expected {expected:?}")) }
    }
}

#[derive(Default)]
struct Line {
    right: usize,
    wrong: Vec<String>,
    not_asked: usize,
}

#[derive(Default)]
pub(super) struct Table {
    lines: BTreeMap<(String, String), Line>,
}

impl Table {
    pub(super) fn add(&mut self, vector: &Vector, outcome: Outcome) {
        let line = self.lines.entry((vector.peer.clone(), vector.kind.clone())).or_default();
        match outcome {
            Outcome::Right => line.right += 1,
            Outcome::Wrong(how) => line.wrong.push(format!("{}\n{}\n{how}", vector.id, vector.rows.join("\n"))),
            Outcome::NotAsked => line.not_asked += 1,
        }
    }

    pub(super) fn print(&self) {
        let mut text = format!("{:<14} {:<17} {:>6} {:>6} {:>9}\n", "file", "kind", "right", "wrong", "not asked");
        let mut sum = [0; 3];
        for ((peer, kind), line) in &self.lines {
            let counts = [line.right, line.wrong.len(), line.not_asked];
            writeln!(text, "{peer:<14} {kind:<17} {:>6} {:>6} {:>9}", counts[0], counts[1], counts[2])
                .expect("a string");
            sum = [sum[0] + counts[0], sum[1] + counts[1], sum[2] + counts[2]];
        }
        writeln!(text, "{:<32} {:>6} {:>6} {:>9}", "all", sum[0], sum[1], sum[2]).expect("a string");
        say(&text);
    }

    pub(super) fn assert_at_least(&self, least: &[(&str, &str, usize)]) {
        let wrong: Vec<&str> = self.lines.values().flat_map(|line| &line.wrong).map(String::as_str).collect();
        assert!(wrong.is_empty(), "{} vectors are wrong:\n\n{}", wrong.len(), wrong.join("\n\n"));
        for (peer, kind, least) in least {
            let right = self.lines.get(&((*peer).to_owned(), (*kind).to_owned())).map_or(0, |line| line.right);
            assert!(right >= *least, "{peer} {kind}: {right} are right, at least {least} were");
        }
    }
}
