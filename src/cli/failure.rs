use std::io::{self, ErrorKind, Write};

use super::Streams;
use crate::phrase::{Phrase, Value, phrase};
use crate::render::{self, Language};
use crate::wire::{Problem, ProblemError};

/// Why a command did not do what was asked.
#[derive(Debug, thiserror::Error)]
pub(super) enum Failure {
    /// The arguments were not understood, or help was asked for.
    #[error("{0}")]
    Usage(#[from] clap::Error),
    /// What was given was read and refused.
    #[error("{from}: {}", problem.detail)]
    Refused {
        /// The file or argument it came from.
        from: Phrase,
        /// What is wrong.
        problem: Box<Problem>,
        /// How the text told of itself which field came from where.
        origin: Origin,
        /// Whether the problem is to be written as JSON.
        as_json: bool,
        /// The language in which it is told.
        language: Language,
    },
    /// An option or argument has a value that cannot be, or does not fit what was read, in words.
    #[error("{0}")]
    Misused(Phrase),
    /// What was given could not be read at all, in words.
    #[error("{0}")]
    Unreadable(Phrase),
    /// What was read holds, but nobody known vouches for it, in words.
    #[error("{0}")]
    Unvouched(Phrase),
    /// Reading or writing failed.
    #[error("{what}: {error}")]
    Io {
        /// What was being done.
        what: Phrase,
        /// How it failed.
        error: io::Error,
    },
}

impl Failure {
    /// Tells people what happened, in a language unless what was read has its own; gives the exit code.
    pub(super) fn tell(&self, language: Language, streams: &mut Streams<'_>) -> u8 {
        let line = |phrase: &Phrase| format!("gyega: {}\n", render::phrase(language, phrase));
        let (text, code) = match self {
            Self::Usage(error) if error.use_stderr() => (error.render().to_string(), 2),
            Self::Usage(error) => {
                // Help and version are what was asked for.
                let _ = write!(streams.output, "{}", error.render());
                return 0;
            }
            // Whoever reads has seen enough, as in `gyega rules | head`.
            Self::Io { error, .. } if error.kind() == ErrorKind::BrokenPipe => return 0,
            Self::Refused { from, problem, origin, as_json, language } => {
                let is_typed = origin.is_typed(problem);
                let from = if is_typed { &phrase!("the command line") } else { from };
                let json = || format!("{}\n", String::from_utf8_lossy(&problem.to_json()));
                let text = if *as_json { json() } else { refusal(from, problem, origin, *language) };
                (text, if is_typed { 2 } else { 1 })
            }
            Self::Misused(why) => (line(why), 2),
            Self::Unreadable(why) => (line(why), 1),
            Self::Unvouched(why) => (line(why), 3),
            Self::Io { what, error } => (line(&within(what, Phrase::verbatim(error))), 1),
        };
        // There is nobody left to tell when this fails.
        let _ = streams.error.write_all(text.as_bytes());
        code
    }

    /// What is asked for is not written in this format.
    pub(super) fn format(formats: &[&str]) -> Self {
        let formats = Phrase::one_of(formats.iter().copied());
        Self::Misused(within("--format", phrase!("this is written only as {formats}", formats)))
    }

    /// Failing to write what was asked for.
    pub(super) fn write(error: io::Error) -> Self {
        Self::Io { what: phrase!("writing"), error }
    }
}

/// Tells people something besides the answer.
pub(super) fn tell(told: &Phrase, language: Language, to: &mut dyn Write) -> Result<(), Failure> {
    writeln!(to, "gyega: {}", render::phrase(language, told)).map_err(Failure::write)
}

/// What is told of something, behind its name.
pub(super) fn within(what: impl Into<Value>, told: impl Into<Value>) -> Phrase {
    let (what, told): (Value, Value) = (what.into(), told.into());
    phrase!("{what}: {told}", what, told)
}

/// Where the fields of a request came from when no file of JSON gave them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Origin {
    /// The line of the file on which each row of the board stands, from 1.
    pub(super) lines: Vec<usize>,
    /// JSON pointers and the options that gave them.
    pub(super) options: Vec<(&'static str, &'static str)>,
}

impl Origin {
    /// The option that gave a field.
    fn option(&self, pointer: &str) -> Option<&'static str> {
        self.options.iter().find(|(field, _)| is_within(pointer, field)).map(|(_, option)| *option)
    }

    /// Whether everything that is wrong stands on the command line, so that what was read need not be mended.
    fn is_typed(&self, problem: &Problem) -> bool {
        !problem.errors.is_empty() && problem.errors.iter().all(|error| self.option(&error.pointer).is_some())
    }

    /// What a person calls the place that a JSON pointer names.
    fn place(&self, pointer: &str) -> Phrase {
        if let Some(option) = self.option(pointer) {
            return Phrase::verbatim(format!("{option} ({pointer})"));
        }
        let row = pointer.strip_prefix("/rows/").and_then(|row| row.parse::<usize>().ok());
        match row.and_then(|row| self.lines.get(row)) {
            Some(line) => phrase!("line {line} ({pointer})", line, pointer),
            None if pointer.is_empty() => phrase!("the whole"),
            None => Phrase::verbatim(pointer),
        }
    }
}

fn is_within(pointer: &str, field: &str) -> bool {
    pointer.strip_prefix(field).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

fn refusal(from: &Phrase, problem: &Problem, origin: &Origin, language: Language) -> String {
    let told = |phrase: &Phrase| render::phrase(language, phrase);
    let first = match problem.errors.len() {
        0 => format!("gyega: {}: {}\n", told(from), problem.detail),
        1 => format!("gyega: {}\n", told(&phrase!("{from} is refused:", from))),
        count => format!("gyega: {}\n", told(&phrase!("{from} is refused, {count} things are wrong:", from, count))),
    };
    let line = |ProblemError { pointer, found, expected, .. }: &ProblemError| {
        let fault = phrase!("found {found}, expected {expected}", found = &**found, expected = &**expected);
        format!("  {}: {}\n", told(&origin.place(pointer)), told(&fault))
    };
    first + &problem.errors.iter().map(line).collect::<String>()
}

#[cfg(test)]
mod tests {
    use super::Origin;

    #[test]
    fn a_place_is_called_as_the_person_knows_it() {
        let origin =
            Origin { lines: vec![2, 3], options: vec![("/dead", "--dead"), ("/history/last_play", "--last-play")] };
        assert_eq!(origin.place("/rows/1").to_string(), "line 3 (/rows/1)");
        assert_eq!(origin.place("/dead/0").to_string(), "--dead (/dead/0)");
        assert_eq!(origin.place("/dead_by_rule_set").to_string(), "/dead_by_rule_set");
        assert_eq!(origin.place("/history/last_play/point").to_string(), "--last-play (/history/last_play/point)");
        assert_eq!(origin.place("").to_string(), "the whole");
    }
}
