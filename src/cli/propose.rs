use clap::Args;

use super::Streams;
use super::answer_options::{AnswerOptions, Format, json_line};
use super::failure::Failure;
use super::fields::{self, Fields};
use super::input;
use super::options::{GameOptions, RuleOptions};
use super::score::listed;
use crate::explain::Message;
use crate::proposal::ProposedStatus;
use crate::render::{self, Language, wrap};
use crate::report::{ProposedCase, prepare};
use crate::wire::{ProposalResponse, Request, asking_for_proposal};

/// The position, as for `gyega score`, and how to write. What is proposed is no verdict: `gyega score --dead propose`
/// scores it and says so in each result; once somebody confirmed it, `--dead` takes it as marks.
#[derive(Args, Debug)]
#[command(after_help = "Example: gyega propose examples/positions/unmarked.txt --rules all")]
pub(super) struct ProposeOptions {
    /// The position, as for `gyega score`
    #[arg(value_name = "FILE")]
    file: String,
    #[command(flatten)]
    game: GameOptions,
    #[command(flatten)]
    rules: RuleOptions,
    #[command(flatten)]
    pub(super) answer: AnswerOptions,
}

/// Proposes which stones are dead.
pub(super) fn run(options: &ProposeOptions, streams: &mut Streams<'_>) -> Result<(), Failure> {
    let input = input::read(&options.file, options.game.at(), streams)?;
    let mut fields = Fields::for_answer(options.answer);
    options.game.fields(&mut fields);
    options.rules.fields(&mut fields);
    let mut request: Request = asking_for_proposal(fields::read(&options.file, &input, fields)?);
    request.language = options.answer.lang.unwrap_or(request.language);
    let report = prepare(&request.case);
    let text = match options.answer.format {
        Format::Text => {
            let proposed = report.proposed.as_ref();
            let page = |proposed| {
                let page = render::proposal(request.language, &request.case, proposed, streams.width());
                format!("{page}{}", as_marks(request.language, proposed, streams.width()))
            };
            proposed.map(page).unwrap_or_default()
        }
        Format::Json => json_line(&ProposalResponse::new(&request, &report)),
        Format::Svg | Format::Md | Format::Sgf => return Err(Failure::format(&["text", "json"])),
    };
    streams.output.write_all(text.as_bytes()).map_err(Failure::write)
}

/// The option that marks what is proposed, once somebody confirmed it.
fn as_marks(language: Language, proposed: &ProposedCase, columns: usize) -> String {
    let dead = listed(proposed.proposal.stones_of(ProposedStatus::Dead));
    let sentence = language.sentence(&Message::new("proposal-as-marks").with("dead", &*dead));
    wrap(columns, &sentence, "", "  ").join("\n") + "\n"
}
