use clap::Args;

use super::adviser::AdviserOptions;
use super::answer_options::{AnswerOptions, Format};
use super::failure::Failure;
use super::fields::{self, OptionFields};
use super::input;
use super::options::{ClaimOptions, GameOptions};
use super::{Streams, score};
use crate::formats::json::Json;
use crate::wire::resolve_rule_set;
use crate::{render, report};

/// The two rule sets, the position and how to write.
#[derive(Args, Debug)]
#[command(after_help = "Example: gyega compare korean chinese examples/positions/kba-diagram-1.txt --prisoners 1,0")]
pub(super) struct CompareOptions {
    /// Two rule sets, by id or another name, and the position, as for `gyega score`; the position may stand anywhere
    #[arg(value_names = ["FROM", "TO", "FILE"], num_args = 3, required = true)]
    named: Vec<String>,
    #[command(flatten)]
    game: GameOptions,
    #[command(flatten)]
    claims: ClaimOptions,
    #[command(flatten)]
    adviser: AdviserOptions,
    #[command(flatten)]
    pub(super) answer: AnswerOptions,
}

/// Takes the position out of what is named: what is no rule set, and of several the last that can be read.
fn file_of(named: &[String]) -> (Vec<&str>, &str) {
    let is_last = |is_it: &dyn Fn(&str) -> bool| named.iter().rposition(|name| is_it(name));
    let is_no_set = |name: &str| resolve_rule_set(name).is_err();
    let at = is_last(&|name| is_no_set(name) && input::is_there(name))
        .or_else(|| is_last(&is_no_set))
        .or_else(|| is_last(&input::is_there))
        .unwrap_or(named.len() - 1);
    let sets = named.iter().enumerate().filter(|(index, _)| *index != at).map(|(_, name)| &**name);
    (sets.collect(), &named[at])
}

pub(super) fn run(options: &CompareOptions, streams: &mut Streams<'_>) -> Result<(), Failure> {
    let (sets, file) = file_of(&options.named);
    let input = input::read(file, options.game.until(), streams)?;
    options.adviser.check(&input, options.answer.format)?;
    let mut fields = OptionFields::new(options.answer, &[&options.game, &options.claims]);
    fields.put("/rule_sets", "FROM TO", Json::texts(sets));
    // Pairs that the file asks for may name sets that are not scored here.
    fields.put("/compare", "FROM TO", Json::texts([]));
    fields.put("/detail", "FROM TO", "full".into());
    let question = options.adviser.advise(fields::read(file, &input, fields)?)?;
    let columns = streams.width();
    if options.answer.format != Format::Text {
        let length = score::Length::Full(columns);
        return score::write_answer(&question, input.text().as_ref(), options.answer, length, streams);
    }
    let language = question.language;
    let report = report::prepare(&question.task);
    let answer = render::differences_text(language, &question.task, &report, columns);
    let answer = format!("{answer}{}", score::hints(language, &question.task, &report, columns));
    streams.answer(answer)
}
