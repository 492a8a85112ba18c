use std::fmt;
use std::io::{self, ErrorKind, Write};

use super::Streams;
use super::answer_options::json_line;
use crate::formats::json::is_within;
use crate::render::Language;
use crate::wire::{ErrorCode, Problem, ProblemError};
use crate::words::one_of;

/// Why a command failed.
#[derive(Debug, thiserror::Error)]
pub(super) enum Failure {
    /// The arguments were not understood, or help was requested.
    #[error("{0}")]
    Usage(#[from] clap::Error),
    /// What was given was read and refused.
    #[error("{from}: {}", problem.detail)]
    Refused {
        /// The file or argument it came from.
        from: String,
        problem: Box<Problem>,
        /// Where each field of the request came from.
        origin: Origin,
        as_json: bool,
        language: Language,
    },
    /// An option or argument has a value that cannot be, or does not fit what was read, in words.
    #[error("{0}")]
    Misused(String),
    /// What was given could not be read at all, in words.
    #[error("{0}")]
    Unreadable(String),
    /// What was read holds, but nobody known vouches for it, in words.
    #[error("{0}")]
    Unvouched(String),
    /// Reading or writing failed.
    #[error("{what}: {error}")]
    Io { what: String, error: io::Error },
}

impl Failure {
    /// Tells people what happened; gives the exit code.
    pub(super) fn report(&self, streams: &mut Streams<'_>) -> u8 {
        let line = |text: &str| format!("gyega: {text}\n");
        let (text, code) = match self {
            Self::Usage(error) if error.use_stderr() => (error.render().to_string(), 2),
            Self::Usage(error) => {
                // Help and version are what the caller wanted.
                let _ = write!(streams.output, "{}", error.render());
                return 0;
            }
            // Whoever reads has seen enough, as in `gyega rules | head`.
            Self::Io { error, .. } if error.kind() == ErrorKind::BrokenPipe => return 0,
            Self::Refused { from, problem, origin, as_json, language } => {
                let is_typed = origin.is_typed(problem);
                let from = if is_typed { "the command line" } else { from };
                let text = if *as_json { json_line(&**problem) } else { refusal(from, problem, origin, *language) };
                (text, if is_typed { 2 } else { 1 })
            }
            Self::Misused(why) => (line(why), 2),
            Self::Unreadable(why) => (line(why), 1),
            Self::Unvouched(why) => (line(why), 3),
            Self::Io { what, error } => (line(&prefixed(what, error)), 1),
        };
        // There is nobody left to tell when this fails.
        let _ = streams.error.write_all(text.as_bytes());
        code
    }

    /// The value of an option cannot be, or does not fit what was read.
    pub(super) fn misused(option: &str, why: impl fmt::Display) -> Self {
        Self::Misused(prefixed(option, why))
    }

    /// What a file holds cannot be read.
    pub(super) fn unreadable(what: impl fmt::Display, why: impl fmt::Display) -> Self {
        Self::Unreadable(prefixed(what, why))
    }

    /// The answer is not written in this format.
    pub(super) fn not_in_format(formats: &[&str]) -> Self {
        let formats = one_of(formats.iter().copied());
        Self::misused("--format", format!("this is written only as {formats}"))
    }

    pub(super) fn output_lost(error: io::Error) -> Self {
        Self::io_error("writing")(error)
    }

    pub(super) fn cannot_read(what: impl fmt::Display) -> impl Fn(io::Error) -> Self {
        Self::io_error(format!("reading {what}"))
    }

    pub(super) fn cannot_write(path: &str) -> impl Fn(io::Error) -> Self + use<> {
        Self::io_error(format!("writing {path}"))
    }

    pub(super) fn io_error(what: impl Into<String>) -> impl Fn(io::Error) -> Self {
        let what = what.into();
        move |error| Self::Io { what: what.clone(), error }
    }
}

/// Tells people something besides the answer.
pub(super) fn notify(message: &str, to: &mut dyn Write) -> Result<(), Failure> {
    writeln!(to, "gyega: {message}").map_err(Failure::output_lost)
}

/// A text about something, behind its name.
pub(super) fn prefixed(what: impl fmt::Display, text: impl fmt::Display) -> String {
    format!("{what}: {text}")
}

/// Where the fields of a request came from when no file of JSON gave them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Origin {
    /// The line of the file on which each row of the board stands, from 1.
    pub(super) lines: Vec<usize>,
    /// JSON pointers and the options that gave them.
    pub(super) options: Vec<(String, String)>,
}

impl Origin {
    /// The option that gave a field.
    fn option(&self, pointer: &str) -> Option<&str> {
        self.options.iter().find(|(field, _)| is_within(pointer, field)).map(|(_, option)| &**option)
    }

    /// Whether everything that is wrong stands on the command line, so that what was read need not be mended. An option
    /// takes the place of a field, but a field that stands twice does so in the file.
    fn is_typed(&self, problem: &Problem) -> bool {
        let is_of_option =
            |error: &ProblemError| error.code != ErrorCode::DuplicateField && self.option(&error.pointer).is_some();
        !problem.errors.is_empty() && problem.errors.iter().all(is_of_option)
    }

    /// What a person calls the place that a JSON pointer names.
    fn place(&self, pointer: &str) -> String {
        if let Some(option) = self.option(pointer) {
            return format!("{option} ({pointer})");
        }
        let row =
            pointer.trim_start_matches("/request").strip_prefix("/rows/").and_then(|row| row.parse::<usize>().ok());
        match row.and_then(|row| self.lines.get(row)) {
            Some(line) => format!("line {line} ({pointer})"),
            None if pointer.is_empty() => "the whole".to_owned(),
            None => pointer.to_owned(),
        }
    }
}

/// What is refused, a line for each fault. What kind of fault it is stands before it in languages other than English.
fn refusal(from: &str, problem: &Problem, origin: &Origin, language: Language) -> String {
    let first = match problem.errors.len() {
        0 => format!("gyega: {from}: {}\n", problem.detail),
        1 => format!("gyega: {from} is refused:\n"),
        count => format!("gyega: {from} is refused, {count} things are wrong:\n"),
    };
    let line = |ProblemError { code, title, pointer, found, expected, .. }: &ProblemError| {
        let title = if language == Language::En { String::new() } else { format!("{title}: ") };
        let place = if *code == ErrorCode::DuplicateField { pointer.clone() } else { origin.place(pointer) };
        format!("  {place}: {title}found {found}, expected {expected}\n")
    };
    first + &problem.errors.iter().map(line).collect::<String>()
}

#[cfg(test)]
mod tests {
    use super::Origin;

    #[test]
    fn a_place_is_called_as_the_person_knows_it() {
        let options = [("/dead", "--dead"), ("/history/last_play", "--last-play")];
        let options = options.map(|(pointer, option)| (pointer.to_owned(), option.to_owned())).to_vec();
        let origin = Origin { lines: vec![2, 3], options };
        assert_eq!(origin.place("/rows/1"), "line 3 (/rows/1)");
        assert_eq!(origin.place("/dead/0"), "--dead (/dead/0)");
        assert_eq!(origin.place("/dead_by_rule_set"), "/dead_by_rule_set");
        assert_eq!(origin.place("/history/last_play/point"), "--last-play (/history/last_play/point)");
        assert_eq!(origin.place(""), "the whole");
    }
}
