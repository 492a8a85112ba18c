use clap::{Parser, Subcommand};

#[cfg(feature = "server")]
use super::serve;
use super::{
    batch, cases, compare, completions, diagram, gtp, log, move_command, propose, record, rules, score, study, verify,
};

/// Scores a finished game of Go under every rule set, and says why they differ
#[derive(Parser, Debug)]
#[command(name = "gyega", version, propagate_version = true, max_term_width = 100)]
#[command(
    after_help = "Exit codes: 0 done, also where a result is undetermined; 1 what was read is refused, or could not be read or \
                  written; 2 the command line is refused: a command, an option or a value on it; 3 `gyega verify` found nothing that \
                  differs, but nobody known vouches for the record."
)]
pub(super) struct Arguments {
    #[command(flatten)]
    pub(super) log: log::LogOptions,
    #[command(subcommand)]
    pub(super) command: Command,
}

/// What to do.
#[derive(Subcommand, Debug)]
pub(super) enum Command {
    /// Score a position under several rule sets, with reasons
    Score(score::ScoreOptions),
    /// Propose which stones are dead where nobody marked them
    Propose(propose::ProposeOptions),
    /// Say why two rule sets give different scores
    Compare(compare::CompareOptions),
    /// Say what each rule set makes of moves: legal or not, and why
    Move(move_command::MoveOptions),
    /// Draw a position, with what each point is
    Diagram(diagram::DiagramOptions),
    /// Score many positions: requests, one a line, or the records in folders and archives
    Batch(batch::BatchOptions),
    /// Referee a game over the Go Text Protocol
    Gtp(gtp::GtpOptions),
    /// Study how much rule sets differ in many games
    Study(study::StudyOptions),
    /// Write the record of a referee's ruling: a page to print, a machine copy, a game record
    Record(Box<record::RecordOptions>),
    /// Check the record of a ruling (its signature, its parts, its answer), or the proofs of an answer
    Verify(verify::VerifyOptions),
    /// List the rule sets, or show every clause of some
    Rules(rules::RulesOptions),
    /// List the documented diagrams, or show one
    Cases(cases::CasesOptions),
    /// Answer over HTTP
    #[cfg(feature = "server")]
    Serve(Box<serve::ServeOptions>),
    /// Print completions for a shell
    Completions(completions::CompletionsOptions),
    /// Print the manual page
    Man,
}

impl Command {
    /// What is logged unless somebody says otherwise: a service tells of each request, the other commands of trouble
    /// only.
    pub(super) const fn log_default(&self) -> &'static str {
        #[cfg(feature = "server")]
        if matches!(self, Self::Serve(_)) {
            return "warn,gyega::http::serve=info";
        }
        "warn"
    }
}
