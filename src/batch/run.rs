use std::io::{self, BufRead, Write};
use std::num::NonZero;

use memchr::memchr;

use super::line::{answer, is_blank, too_long};
use super::pool::{Dealer, run_pool};
use crate::wire::Limits;

/// Lines and bytes a worker takes at once, at most; a chunk ends earlier when no further line has arrived.
const CHUNK_LINES: usize = 128;
const CHUNK_BYTES: usize = 256 * 1024;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// Lines that were answered.
    pub answers: u64,
    /// Lines that got a problem.
    pub problems: u64,
}

impl Summary {
    pub const fn lines(&self) -> u64 {
        self.answers + self.problems
    }
}

/// Some lines, one after another.
#[derive(Default)]
struct Chunk {
    bytes: Vec<u8>,
    /// Where each line ends; `None` stands for a line that was too long and was not kept.
    ends: Vec<Option<usize>>,
}

struct ChunkOutput {
    bytes: Vec<u8>,
    summary: Summary,
}

/// Answers each line of a reader with a line of a writer, in the same order, on so many threads. Blank lines ask
/// nothing and are passed over.
///
/// Memory is bounded by the limits and the number of threads, whatever the length of the input: lines over
/// [`Limits::line_bytes`] are skipped and get a problem. Answers are written as soon as they and all before them are
/// there, so a caller may send one line and wait for its answer.
///
/// # Errors
///
/// When reading or writing fails. Bad lines are no errors: they get a problem line.
pub fn run(
    reader: impl BufRead,
    mut writer: impl Write + Send,
    limits: &Limits,
    threads: NonZero<usize>,
) -> io::Result<Summary> {
    let read = |dealer: &mut Dealer<Chunk>| read_all(reader, dealer, limits);
    let mut summary = Summary::default();
    run_pool(
        threads,
        read,
        |chunk| answer_chunk(&chunk, limits),
        |done| {
            let Some(ChunkOutput { bytes, summary: of_chunk }) = done else { return writer.flush() };
            summary.answers += of_chunk.answers;
            summary.problems += of_chunk.problems;
            writer.write_all(&bytes)
        },
    )?;
    Ok(summary)
}

/// Deals chunks until the input ends.
fn read_all(mut reader: impl BufRead, dealer: &mut Dealer<Chunk>, limits: &Limits) -> io::Result<()> {
    loop {
        let chunk = read_chunk(&mut reader, limits.line_bytes)?;
        if chunk.ends.is_empty() || !dealer.deal(chunk) {
            return Ok(());
        }
    }
}

/// The next lines: at least one, unless the input has ended, and then as many as have arrived.
fn read_chunk(reader: &mut impl BufRead, line_bytes: usize) -> io::Result<Chunk> {
    let mut chunk = Chunk::default();
    let mut start = 0;
    let mut is_too_long = false;
    loop {
        let available = match reader.fill_buf() {
            Ok(available) => available,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if available.is_empty() {
            if chunk.bytes.len() > start || is_too_long {
                chunk.end_line(is_too_long, start);
            }
            return Ok(chunk);
        }
        let newline = memchr(b'\n', available);
        let part = &available[..newline.unwrap_or(available.len())];
        is_too_long |= chunk.bytes.len() - start + part.len() > line_bytes;
        if is_too_long {
            chunk.bytes.truncate(start);
        } else {
            chunk.bytes.extend_from_slice(part);
        }
        let length = newline.map_or(part.len(), |at| at + 1);
        let is_last = newline.is_some() && memchr(b'\n', &available[length..]).is_none();
        reader.consume(length);
        if newline.is_some() {
            chunk.end_line(is_too_long, start);
            (start, is_too_long) = (chunk.bytes.len(), false);
            if is_last || chunk.ends.len() == CHUNK_LINES || chunk.bytes.len() >= CHUNK_BYTES {
                return Ok(chunk);
            }
        }
    }
}

impl Chunk {
    fn end_line(&mut self, is_too_long: bool, start: usize) {
        if is_too_long {
            self.ends.push(None);
        } else {
            if self.bytes.len() > start && self.bytes.ends_with(b"\r") {
                self.bytes.pop();
            }
            self.ends.push(Some(self.bytes.len()));
        }
    }
}

fn answer_chunk(chunk: &Chunk, limits: &Limits) -> ChunkOutput {
    let mut done = ChunkOutput { bytes: Vec::with_capacity(chunk.bytes.len() * 4), summary: Summary::default() };
    let mut start = 0;
    for end in &chunk.ends {
        let line = match end {
            None => Err(too_long(limits)),
            Some(end) => {
                let line = &chunk.bytes[std::mem::replace(&mut start, *end)..*end];
                if is_blank(line) {
                    continue;
                }
                answer(line, limits)
            }
        };
        let (count, line) = match &line {
            Ok(line) => (&mut done.summary.answers, line),
            Err(line) => (&mut done.summary.problems, line),
        };
        *count += 1;
        done.bytes.extend_from_slice(line);
        done.bytes.push(b'\n');
    }
    done
}
