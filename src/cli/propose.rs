use clap::Args;

use super::Streams;
use super::answer_options::{AnswerOptions, Format, json_line};
use super::failure::Failure;
use super::fields::{self, Fields};
use super::input;
use super::options::{GameOptions, RuleOptions};
use super::score::listed;
use crate::explain::Message;
use crate::render::{self, wrap};
use crate::report::{Cancel, propose};
use crate::wire::{ProposalQuestion, Request};

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
    let mut question: ProposalQuestion = fields::read(&options.file, &input, fields)?;
    question.0.language = options.answer.lang.unwrap_or(question.0.language);
    let text = match options.answer.format {
        Format::Text => text(&question.0, streams.width()),
        Format::Json => json_line(&question.answer(&Cancel::default())),
        Format::Svg | Format::Md | Format::Sgf => return Err(Failure::format(&["text", "json"])),
    };
    streams.output.write_all(text.as_bytes()).map_err(Failure::write)
}

/// What is proposed, and the option that marks it once somebody confirmed it.
fn text(request: &Request, columns: usize) -> String {
    let (language, case) = (request.language, &request.case);
    let proposed = propose(case, &Cancel::default());
    let dead = listed(case.position.stones(), proposed.dead());
    let sentence = language.sentence(&Message::new("proposal-as-marks").with("dead", &*dead));
    let page = render::proposal(language, case, &proposed, columns);
    format!("{page}{}\n", wrap(columns, &sentence, "", "  ").join("\n"))
}
