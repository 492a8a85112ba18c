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

struct Answers {
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
            let Some(Answers { bytes, summary: of_chunk }) = done else { return writer.flush() };
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

fn answer_chunk(chunk: &Chunk, limits: &Limits) -> Answers {
    let mut done = Answers { bytes: Vec::with_capacity(chunk.bytes.len() * 4), summary: Summary::default() };
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

#[cfg(test)]
mod tests {
    use std::io::{self, BufReader, Read, Write};
    use std::num::NonZero;
    use std::sync::mpsc::{Receiver, Sender, channel};

    use super::{Summary, run};
    use crate::wire::Limits;

    fn threads(count: usize) -> NonZero<usize> {
        NonZero::new(count).expect("more than none")
    }

    fn answers(input: &[u8], limits: &Limits, count: usize, buffer: usize) -> (Vec<serde_json::Value>, Summary) {
        let mut output = Vec::new();
        let summary =
            run(BufReader::with_capacity(buffer, input), &mut output, limits, threads(count)).expect("memory");
        let text = String::from_utf8(output).expect("JSON is text");
        (text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect(), summary)
    }

    fn request(id: usize) -> String {
        format!(r#"{{"id":"{id}","rows":[".X.O"],"dead":[],"komi":0,"detail":"totals","rule_sets":["chinese-2002"]}}"#)
    }

    #[test]
    fn answers_come_in_the_order_of_their_lines() {
        let lines: Vec<_> = (0..1_000).map(|id| if id % 7 == 0 { format!("bad {id}") } else { request(id) }).collect();
        let input = lines.join("\n");
        for (count, buffer) in [(1, 64), (3, 8_192), (8, 1 << 20)] {
            let (answers, summary) = answers(input.as_bytes(), &Limits::default(), count, buffer);
            assert_eq!(summary, Summary { answers: 857, problems: 143 });
            for (id, answer) in answers.iter().enumerate() {
                let is_right = if id % 7 == 0 {
                    answer["problem"]["code"] == "invalid-json"
                } else {
                    answer["id"] == *id.to_string() && answer["scores"][0]["result"] == "B+1"
                };
                assert!(is_right, "{id}: {answer}");
            }
        }
    }

    #[test]
    fn one_line_in_is_one_line_out_unless_it_is_blank() {
        let limits = Limits { line_bytes: 200, ..Limits::default() };
        let long = request(1) + &" ".repeat(200);
        let input = ["", "\r", &request(2), &long, "\u{fffd}", " \t", &format!("{}\r", request(3)), "7", ""].join("\n");
        let (answers, summary) = answers(input.as_bytes(), &limits, 2, 32);
        let id_or_code = |answer: &serde_json::Value| match (&answer["id"], &answer["problem"]["code"]) {
            (serde_json::Value::String(id), _) => id.clone(),
            (_, code) => code.as_str().expect("a problem").to_owned(),
        };
        let outcomes: Vec<_> = answers.iter().map(id_or_code).collect();
        let expected = ["2", "too-large", "invalid-json", "3", "invalid-request"].map(str::to_owned);
        assert_eq!((outcomes, summary.lines()), (expected.to_vec(), 5), "blank lines ask nothing");
    }

    #[test]
    fn no_line_gives_no_answer_and_bytes_that_are_no_text_get_a_problem() {
        assert_eq!(answers(b"", &Limits::default(), 2, 64).1, Summary::default());
        let (answers, _) = answers(b"\xff\xfe\n{\"id\":\"\xff\"}", &Limits::default(), 2, 64);
        assert!(answers.iter().all(|answer| answer["problem"]["code"] == "invalid-json"), "{answers:?}");
        assert_eq!(answers.len(), 2);
    }

    /// A caller at the other end: each request is sent only when the last answer is there.
    struct Caller {
        to_send: Vec<u8>,
        left: usize,
        answered: Receiver<()>,
    }

    impl Read for Caller {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            if self.to_send.is_empty() {
                if self.left == 0 {
                    return Ok(0);
                }
                self.left -= 1;
                self.answered.recv().map_err(io::Error::other)?;
                self.to_send = (request(self.left) + "\n").into_bytes();
            }
            let count = self.to_send.len().min(buffer.len());
            buffer[..count].copy_from_slice(&self.to_send[..count]);
            self.to_send.drain(..count);
            Ok(count)
        }
    }

    struct Listener(Sender<()>);

    impl Write for Listener {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            for _ in bytes.iter().filter(|byte| **byte == b'\n') {
                let _ = self.0.send(());
            }
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn a_caller_may_wait_for_each_answer() {
        let (sender, answered) = channel();
        sender.send(()).expect("the receiver is here");
        let caller = Caller { to_send: Vec::new(), left: 20, answered };
        let summary =
            run(BufReader::new(caller), Listener(sender), &Limits::default(), threads(2)).expect("no failure");
        assert_eq!(summary.answers, 20);
    }

    struct Full;

    impl Write for Full {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            Err(io::Error::from(io::ErrorKind::StorageFull))
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn a_writer_that_fails_ends_the_batch() {
        let input = (request(1) + "\n").repeat(100_000);
        let error = run(input.as_bytes(), Full, &Limits::default(), threads(2)).expect_err("nothing can be written");
        assert_eq!(error.kind(), io::ErrorKind::StorageFull);
    }
}
