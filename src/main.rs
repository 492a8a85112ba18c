//! The `gyega` command: arguments in, an exit code out. Everything else is [`gyega::cli`].

use std::io::{self, IsTerminal};
use std::process::ExitCode;

use gyega::cli::{Streams, run};

fn main() -> ExitCode {
    let (mut input, mut output, mut error) = (io::stdin(), io::stdout(), io::stderr());
    let is_terminal = io::stderr().is_terminal();
    let mut streams = Streams { input: &mut input, output: &mut output, error: &mut error, is_terminal };
    ExitCode::from(run(std::env::args_os(), &mut streams))
}
