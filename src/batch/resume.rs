use std::io::{self, BufRead, Write};

use super::rows::Counts;
use super::tables::TextTable;
use crate::score::Outcome;

/// How far a table goes that was broken off.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResumePoint {
    /// The last piece with a scored game, from 1. It is scored again, as rows of it may be missing, and as its rows
    /// show whether the options have changed.
    pub piece: u64,
    /// What the table has from the first row of that piece on; from the head on where that piece is the first.
    pub tail: Vec<u8>,
    /// The games of the pieces before, and their rows.
    pub counts: Counts,
}

/// Why a table cannot be continued.
#[derive(Debug, thiserror::Error)]
pub enum ResumeFault {
    #[error("{0}")]
    Io(#[from] io::Error),
    #[error("line 1: found other columns than a table of this version has; start anew without --resume")]
    Head,
    #[error("line {line}: found no row of a table in {format}; start anew without --resume")]
    Line {
        /// From 1.
        line: u64,
        format: &'static str,
    },
}

/// Reads a table up to where it was broken off, which may be within a line.
///
/// # Errors
///
/// When it cannot be read, or is no such table.
pub fn done_so_far(table: TextTable, mut reader: impl BufRead) -> Result<ResumePoint, ResumeFault> {
    let head = table.head();
    let mut point = ResumePoint { piece: 1, tail: Vec::new(), counts: Counts::default() };
    let mut games = Games::default();
    // The piece of the last line, where its rows begin in the tail, and what stands there before them.
    let (mut piece, mut begins, mut before) = (point.piece, 0, Counts::default());
    let mut number = 0;
    loop {
        let mut line = Vec::new();
        if reader.read_until(b'\n', &mut line)? == 0 {
            return Ok(point);
        }
        number += 1;
        let is_whole = line.ends_with(b"\n");
        if number == 1 && !head.is_empty() {
            if !head.starts_with(&line) {
                return Err(ResumeFault::Head);
            }
        } else {
            let fault = ResumeFault::Line { line: number, format: table.as_str() };
            match table.piece(&line) {
                Some(next) if next > piece => {
                    before.add(games.end());
                    (piece, begins) = (next, point.tail.len());
                }
                Some(same) if same == piece => {}
                None if !is_whole => {}
                Some(_) | None => return Err(fault),
            }
            if is_whole {
                let (game, outcome) = table.outcome(&line).ok_or(fault)?;
                games.note(game, outcome);
                if outcome.is_some() {
                    point.counts.add(std::mem::take(&mut before));
                    point.piece = piece;
                    point.tail.drain(..std::mem::take(&mut begins));
                }
            }
        }
        point.tail.append(&mut line);
    }
}

/// The games of a piece, row by row.
#[derive(Default)]
struct Games {
    counts: Counts,
    game: u64,
    outcomes: Vec<Option<Outcome>>,
}

impl Games {
    fn note(&mut self, game: u64, outcome: Option<Outcome>) {
        if game != self.game {
            self.end_game();
            self.game = game;
        }
        self.outcomes.push(outcome);
    }

    fn end_game(&mut self) {
        if !self.outcomes.is_empty() {
            self.counts.note(&self.outcomes);
            self.outcomes.clear();
        }
    }

    /// What there was, and begins anew.
    fn end(&mut self) -> Counts {
        self.end_game();
        std::mem::take(self).counts
    }
}

/// A writer at the end of a table: what stands there already is compared and not written again.
#[derive(Debug)]
pub struct ResumingWriter<W> {
    inner: W,
    tail: Vec<u8>,
    compared: usize,
}

impl<W: Write> ResumingWriter<W> {
    /// `inner` writes after `tail`.
    pub const fn new(inner: W, tail: Vec<u8>) -> Self {
        Self { inner, tail, compared: 0 }
    }

    /// Ends the table.
    ///
    /// # Errors
    ///
    /// When there was more in the table than was written now, or writing fails.
    pub fn finish(mut self) -> io::Result<()> {
        if self.compared < self.tail.len() {
            return Err(other_table_error());
        }
        self.inner.flush()
    }
}

fn other_table_error() -> io::Error {
    let fault = "the table was made of other records or with other options; it was left as it is";
    io::Error::new(io::ErrorKind::InvalidData, fault)
}

impl<W: Write> Write for ResumingWriter<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let rest = &self.tail[self.compared..];
        if rest.is_empty() {
            return self.inner.write(bytes);
        }
        let common = rest.len().min(bytes.len());
        if rest[..common] != bytes[..common] {
            return Err(other_table_error());
        }
        self.compared += common;
        Ok(common)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.inner.flush()
    }
}
