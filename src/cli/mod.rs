//! The command line: one file a command. A command reads, calls, writes; it decides nothing.
//!
//! Exit codes: 0 done, also where a result is undetermined; 1 what was read is refused, or could not be read or
//! written; 2 the command line is refused: a command, an option or a value on it; 3 `gyega verify` found nothing that
//! differs, but nobody known vouches for the record.

mod adviser;
mod answer_options;
mod arguments;
mod atomic_file;
mod batch;
mod batch_records;
mod cases;
mod compare;
mod completions;
mod diagram;
mod failure;
mod fields;
mod gtp;
mod input;
mod log;
mod man;
mod move_command;
mod options;
mod output;
mod propose;
mod record;
mod rules;
mod score;
#[cfg(feature = "server")]
mod serve;
mod study;
mod verify;

use std::ffi::OsString;
use std::io::{BufRead, Write};

use clap::{CommandFactory as _, Parser};

use crate::render::WIDTH;

use arguments::{Arguments, Command};
use failure::Failure;

/// Where a command reads and writes.
pub struct Streams<'a> {
    /// What `-` reads.
    pub input: &'a mut (dyn BufRead + Send),
    /// The answer goes here and nothing else does.
    pub output: &'a mut (dyn Write + Send),
    /// Problems, hints and progress.
    pub error: &'a mut dyn Write,
    /// Whether a person watches the errors, so that progress is worth showing.
    pub is_terminal: bool,
    /// Whether a person watches the output, to whom bytes that are no text must not be written.
    pub shows_output: bool,
    /// How many columns the terminal says it has.
    pub columns: Option<usize>,
}

impl Streams<'_> {
    /// The columns of a screen that does not say how many it has.
    pub const COLUMNS: usize = 80;
    /// Fewer are not believed.
    pub const COLUMNS_MIN: usize = 40;
    /// How much is read from the system at once. As many lines as lie there are given to one thread together.
    pub const READ_BYTES: usize = 128 * 1024;

    /// Writes an answer, or a part of it.
    fn answer(&mut self, answer: impl AsRef<[u8]>) -> Result<(), Failure> {
        self.output.write_all(answer.as_ref()).map_err(Failure::output_lost)
    }

    /// The columns of a text that need not fit a screen.
    fn width(&self) -> usize {
        self.columns.unwrap_or(WIDTH)
    }

    /// The columns of a list that has a line for each of its entries, unless the terminal is known to have no room for
    /// them.
    fn list_width(&self) -> usize {
        self.columns.unwrap_or(usize::MAX)
    }
}

/// Runs a command, program name first, and gives its exit code.
///
/// ```
/// use gyega::cli::{Streams, run};
///
/// let (mut output, mut error) = (Vec::new(), Vec::new());
/// let mut board: &[u8] = b". X O .\n. X O .\n";
/// let mut streams = Streams {
///     input: &mut board,
///     output: &mut output,
///     error: &mut error,
///     is_terminal: false,
///     shows_output: false,
///     columns: None,
/// };
/// let code = run(["gyega", "score", "-", "--dead", "none", "--rules", "chinese", "--komi", "0"], &mut streams);
/// assert_eq!(code, 0);
/// assert!(String::from_utf8(output).unwrap().contains("The game is a draw"));
/// ```
pub fn run<I, T>(arguments: I, streams: &mut Streams<'_>) -> u8
where
    I: IntoIterator<Item = T>,
    T: Into<OsString> + Clone,
{
    let done = Arguments::try_parse_from(arguments).map_err(Failure::from).and_then(|arguments| {
        log::set_up(&arguments.log, arguments.command.log_default());
        dispatch(arguments.command, streams)
    });
    done.map_or_else(|failure| failure.report(streams), |()| 0)
}

fn dispatch(command: Command, streams: &mut Streams<'_>) -> Result<(), Failure> {
    match command {
        Command::Score(options) => score::run(&options, streams),
        Command::Propose(options) => propose::run(&options, streams),
        Command::Compare(options) => compare::run(&options, streams),
        Command::Move(options) => move_command::run(&options, streams),
        Command::Diagram(options) => diagram::run(&options, streams),
        Command::Batch(options) => batch::run(&options, streams),
        Command::Gtp(options) => gtp::run(&options, streams),
        Command::Study(options) => study::run(&options, streams),
        Command::Record(options) => record::run(&options, streams),
        Command::Verify(options) => verify::run(&options, streams),
        Command::Rules(options) => rules::run(&options, streams),
        Command::Cases(options) => cases::run(&options, streams),
        #[cfg(feature = "server")]
        Command::Serve(options) => serve::run(*options, streams.error),
        Command::Completions(options) => completions::run(&options, Arguments::command(), streams),
        Command::Man => man::run(Arguments::command(), streams),
    }
}
