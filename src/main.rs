//! The `gyega` command: arguments in, an exit code out. Everything else is [`gyega::cli`].

use std::io::{self, BufReader, IsTerminal};
use std::process::ExitCode;

use gyega::cli::{Streams, run};
use mimalloc::MiMalloc;

/// A request is hundreds of small pieces of memory that live for microseconds.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    let mut input = BufReader::with_capacity(Streams::READ_BYTES, io::stdin());
    let (mut output, mut error) = (io::stdout(), io::stderr());
    let (is_terminal, shows_output) = (io::stderr().is_terminal(), io::stdout().is_terminal());
    let columns = std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
    let columns = columns.filter(|columns| *columns >= Streams::COLUMNS_MIN);
    let mut streams =
        Streams { input: &mut input, output: &mut output, error: &mut error, is_terminal, shows_output, columns };
    ExitCode::from(run(std::env::args_os(), &mut streams))
}
