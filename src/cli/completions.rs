use clap::{Args, Command};
use clap_complete::Shell;

use super::Streams;
use super::failure::Failure;

/// For which shell.
#[derive(Args, Debug)]
pub(super) struct CompletionsOptions {
    /// The shell
    #[arg(value_enum)]
    shell: Shell,
}

pub(super) fn run(
    options: &CompletionsOptions,
    mut program: Command,
    streams: &mut Streams<'_>,
) -> Result<(), Failure> {
    let mut text = Vec::new();
    clap_complete::generate(options.shell, &mut program, "gyega", &mut text);
    streams.answer(&text)
}
