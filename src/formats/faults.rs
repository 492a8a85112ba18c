use std::fmt;

use crate::words::joined;

const FAULTS_MAX: usize = 50;

/// Everything wrong with a text at once, each fault once; at most fifty faults.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FaultList<F>(pub Vec<F>);

impl<F: PartialEq> FaultList<F> {
    pub(crate) fn push(&mut self, fault: F) {
        if self.0.len() < FAULTS_MAX && !self.0.contains(&fault) {
            self.0.push(fault);
        }
    }
}

impl<F> Default for FaultList<F> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<F> From<F> for FaultList<F> {
    fn from(fault: F) -> Self {
        Self(vec![fault])
    }
}

impl<F: fmt::Display> fmt::Display for FaultList<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        joined(&self.0, "; ").fmt(f)
    }
}

impl<F: fmt::Debug + fmt::Display> std::error::Error for FaultList<F> {}

/// Text as a fault shows it: its first letters, and a mark where more follow.
pub(crate) fn shortened(text: &str, letters_max: usize, mark: &str) -> String {
    match text.char_indices().nth(letters_max) {
        Some((end, _)) => format!("{}{mark}", &text[..end]),
        None => text.to_owned(),
    }
}
