use clap::Args;

use super::Streams;
use super::adviser::AdviserOptions;
use super::answer_options::{AnswerOptions, Format, json_line};
use super::failure::Failure;
use super::fields::{self, OptionFields};
use super::input;
use super::options::{GameOptions, RuleOptions};
use super::score::point_names;
use crate::explain::{Message, assumption};
use crate::position::Advice;
use crate::render::{self, wrap};
use crate::report::{Cancel, propose};
use crate::wire::ProposalQuestion;

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
    adviser: AdviserOptions,
    #[command(flatten)]
    pub(super) answer: AnswerOptions,
}

pub(super) fn run(options: &ProposeOptions, streams: &mut Streams<'_>) -> Result<(), Failure> {
    let input = input::read(&options.file, options.game.until(), streams)?;
    let fields = OptionFields::new(options.answer, &[&options.game, &options.rules]);
    let mut proposal: ProposalQuestion = fields::read(&options.file, &input, fields)?;
    proposal.advice = options.adviser.advice(&proposal.question)?;
    let text = match options.answer.format {
        Format::Text => text(&proposal, streams.width()),
        Format::Json => json_line(&proposal.answer(&Cancel::default())),
        Format::Svg | Format::Md | Format::Sgf => return Err(Failure::not_in_format(&["text", "json"])),
    };
    streams.answer(text)
}

/// What is proposed, and the option that marks it once somebody confirmed it.
fn text(proposal: &ProposalQuestion, columns: usize) -> String {
    let (language, task) = (proposal.question.language, &proposal.question.task);
    let proposed = propose(task, &Cancel::default());
    // What marks and reading tell needs no confirmation.
    let sentence = proposed.has_unagreed_groups.then(|| {
        let dead = point_names(task.position.stones(), proposed.dead());
        language.sentence(&Message::new("proposal-as-marks").with("dead", &*dead))
    });
    let page = render::proposal(language, task, &proposed, columns);
    let claims =
        proposal.advice.iter().flat_map(Advice::assumptions).map(|claim| language.sentence(&assumption(&claim)));
    let lines: Vec<String> = claims.chain(sentence).flat_map(|sentence| wrap(columns, &sentence, "", "  ")).collect();
    lines.iter().fold(page, |text, line| text + line + "\n")
}
