use clap::Command;
use clap_mangen::Man;

use super::Streams;
use super::failure::Failure;

/// Prints the manual page: the program, then every command of it.
pub(super) fn run(program: Command, streams: &mut Streams<'_>) -> Result<(), Failure> {
    let mut command = program.disable_help_subcommand(true);
    command.build();
    let mut page = Vec::new();
    Man::new(command.clone()).render(&mut page).map_err(Failure::output_lost)?;
    for part in command.get_subcommands() {
        let name = format!("gyega {}", part.get_name());
        let man = Man::new(part.clone().display_name(name));
        page.extend_from_slice(format!(".SH \"COMMAND {}\"\n", part.get_name().to_uppercase()).as_bytes());
        man.render_description_section(&mut page).map_err(Failure::output_lost)?;
        man.render_synopsis_section(&mut page).map_err(Failure::output_lost)?;
        man.render_options_section(&mut page).map_err(Failure::output_lost)?;
    }
    streams.answer(&page)
}
