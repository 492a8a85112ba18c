use clap::{Args, CommandFactory};
use clap_complete::Shell;

use super::Streams;
use super::arguments::Arguments;
use super::failure::Failure;

/// For which shell.
#[derive(Args, Debug)]
pub(super) struct CompletionsOptions {
    /// The shell
    #[arg(value_enum)]
    shell: Shell,
}

/// Prints completions for a shell.
pub(super) fn run(options: &CompletionsOptions, streams: &mut Streams<'_>) -> Result<(), Failure> {
    let mut text = Vec::new();
    clap_complete::generate(options.shell, &mut Arguments::command(), "gyega", &mut text);
    streams.output.write_all(&text).map_err(Failure::write)
}
