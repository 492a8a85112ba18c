use crate::formats::faults::{FaultList, shortened};

/// What a line says is shown up to so many letters.
const SHOWN_MAX: usize = 40;

/// What is expected of a record with more moves than are read.
pub(crate) const MOVES: &str = "at most 5000 moves";

/// One thing wrong with a line of a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {field} is {found:?}, expected {expected}")]
pub struct LineFault {
    /// Which, from 1.
    pub line: usize,
    /// What the line is to say.
    pub field: String,
    /// What it says, shortened.
    pub found: String,
    /// What it may say.
    pub expected: String,
}

/// What is wrong with a record of lines, from the first line to the last.
pub type LineFaults = FaultList<LineFault>;

/// A line without the blanks at its ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct RecordLine<'a> {
    /// From 1.
    pub(crate) number: usize,
    /// Offset of its first letter in the text.
    pub(crate) at: usize,
    pub(crate) text: &'a str,
}

impl RecordLine<'_> {
    /// The fault that the line does not say what it should.
    pub(crate) fn fault(&self, field: &str, expected: &str) -> LineFault {
        let (field, expected) = (field.to_owned(), expected.to_owned());
        LineFault { line: self.number, field, found: shortened(self.text, SHOWN_MAX, ""), expected }
    }
}

pub(crate) fn lines(text: &str) -> impl Iterator<Item = RecordLine<'_>> {
    let mut at = 0;
    text.split('\n').enumerate().map(move |(index, line)| {
        let blanks = line.len() - line.trim_start().len();
        let line_at = at + blanks;
        at += line.len() + 1;
        RecordLine { number: index + 1, at: line_at, text: line.trim() }
    })
}

#[cfg(test)]
mod tests {
    use super::{RecordLine, lines};

    #[test]
    fn lines_know_where_their_first_letter_stands() {
        let read: Vec<_> = lines("a\r\n  b \n\nc").collect();
        let line = |number, at, text| RecordLine { number, at, text };
        assert_eq!(read, [line(1, 0, "a"), line(2, 5, "b"), line(3, 8, ""), line(4, 9, "c")]);
    }
}
