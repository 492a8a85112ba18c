use clap::Args;

use super::Streams;
use super::failure::Failure;
use crate::gtp::{RULES_DEFAULT, Referee, serve};
use crate::wire::resolve_rule_set;

/// Under which rules.
#[derive(Args, Debug)]
#[command(
    after_help = "Commands are read from standard input, one a line, and answered on standard output until `quit`.\n\
                        list_commands lists them; those of GTP 2 that play moves are not among them.\n\
                        Example: printf 'boardsize 9\\nplay b E5\\nshowboard\\n' | gyega gtp --rules japanese"
)]
pub(super) struct GtpOptions {
    /// The rule set until kgs-rules, kata-set-rules, gyega-rules or a loaded record names another
    #[arg(long, value_name = "ID", default_value = RULES_DEFAULT)]
    rules: String,
}

pub(super) fn run(options: &GtpOptions, streams: &mut Streams<'_>) -> Result<(), Failure> {
    let rules = resolve_rule_set(&options.rules).map_err(|unknown| Failure::misused("--rules", unknown))?;
    let served = serve(&mut *streams.input, streams.output, &mut Referee::new(rules));
    served.map_err(Failure::io_error("answering GTP"))
}
