use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

/// The longest line of an answer, in bytes, and the most lines that wait to be read.
const LINE_MAX: u64 = 64 * 1024;
const LINES_WAITING: usize = 64;

/// The most lines of one answer.
const LINES_MAX: usize = 10_000;

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EngineFault {
    #[error("{program} cannot be started: {why}")]
    Start { program: String, why: String },
    #[error("no answer to {command} when all {seconds} seconds were over", seconds = .limit.as_secs())]
    TimeOut {
        command: String,
        /// How long everything may take.
        limit: Duration,
    },
    /// It ended, or closed its streams.
    #[error("it ended before it answered {0}")]
    Ended(String),
    #[error("it refuses {command}: {message}")]
    Refused { command: String, message: String },
    #[error("its answer to {0} has more than {max} lines", max = LINES_MAX)]
    TooLong(String),
}

/// An outside engine that answers GTP. It is ended when it is dropped.
#[derive(Debug)]
pub(super) struct EngineProcess {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
    deadline: Instant,
    limit: Duration,
}

impl EngineProcess {
    /// Starts an engine, which has so long for all its answers. What it writes on standard error is not
    /// kept.
    pub(super) fn start(program: &str, arguments: &[String], limit: Duration) -> Result<Self, EngineFault> {
        let fault = |why: String| EngineFault::Start { program: program.to_owned(), why };
        let mut command = Command::new(program);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().map_err(|error| fault(error.to_string()))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(fault("its streams cannot be reached".to_owned()));
        };
        let (sender, lines) = sync_channel(LINES_WAITING);
        // The thread ends with the engine's output, or at the first line that nobody takes.
        thread::spawn(move || forward_lines(BufReader::new(output), &sender));
        Ok(Self { child, input, lines, deadline: Instant::now() + limit, limit })
    }

    /// From now on it has so long again.
    pub(super) fn restart_deadline(&mut self, limit: Duration) {
        (self.deadline, self.limit) = (Instant::now() + limit, limit);
    }

    /// Asks for one thing and waits for the answer: its lines without the sign.
    pub(super) fn ask(&mut self, command: &str) -> Result<Vec<String>, EngineFault> {
        let ended = || EngineFault::Ended(command.to_owned());
        self.input.write_all(format!("{command}\n").as_bytes()).map_err(|_| ended())?;
        self.input.flush().map_err(|_| ended())?;
        let first = loop {
            // Before its first answer an engine may greet.
            let line = self.next_line(command)?;
            if line.starts_with(['=', '?']) {
                break line;
            }
        };
        let mut answer = vec![first[1..].trim().to_owned()];
        loop {
            let line = self.next_line(command)?;
            if line.is_empty() {
                break;
            }
            if answer.len() >= LINES_MAX {
                return Err(EngineFault::TooLong(command.to_owned()));
            }
            answer.push(line);
        }
        if first.starts_with('?') {
            return Err(EngineFault::Refused { command: command.to_owned(), message: answer.join(" ") });
        }
        Ok(answer)
    }

    fn next_line(&self, command: &str) -> Result<String, EngineFault> {
        let left = self.deadline.saturating_duration_since(Instant::now());
        self.lines.recv_timeout(left).map_err(|error| match error {
            RecvTimeoutError::Timeout => EngineFault::TimeOut { command: command.to_owned(), limit: self.limit },
            RecvTimeoutError::Disconnected => EngineFault::Ended(command.to_owned()),
        })
    }
}

impl Drop for EngineProcess {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Sends each line on, without its end and without control characters.
fn forward_lines(mut output: impl BufRead, lines: &SyncSender<String>) {
    let mut line = Vec::new();
    while read_line(&mut output, &mut line).is_ok_and(|read| read > 0) {
        let text = String::from_utf8_lossy(&line);
        let text: String = text.chars().map(|letter| if letter == '\t' { ' ' } else { letter }).collect();
        let text: String = text.chars().filter(|letter| !letter.is_control()).collect();
        if lines.send(text.trim_end().to_owned()).is_err() {
            break;
        }
    }
}

fn read_line(output: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<usize> {
    line.clear();
    output.take(LINE_MAX).read_until(b'\n', line)
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::sync_channel;

    use super::{LINE_MAX, forward_lines};

    #[test]
    fn lines_come_one_by_one_without_what_could_steer_a_terminal() {
        let (sender, lines) = sync_channel(8);
        forward_lines(&b"= a\tb\x1b[2J\r\n\n? \xff\nlast"[..], &sender);
        drop(sender);
        assert_eq!(lines.iter().collect::<Vec<_>>(), ["= a b[2J", "", "? \u{fffd}", "last"]);
    }

    #[test]
    fn a_line_without_end_comes_in_parts() {
        let (sender, lines) = sync_channel(8);
        forward_lines("x".repeat(LINE_MAX as usize + 1).as_bytes(), &sender);
        drop(sender);
        assert_eq!(lines.iter().map(|line| line.len()).collect::<Vec<_>>(), [LINE_MAX as usize, 1]);
    }
}
