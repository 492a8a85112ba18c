use clap::Args;
use serde_json::json;

use super::adviser::AdviserOptions;
use super::failure::Failure;
use super::input;
use super::options::{Fields, Format, GameOptions, Manner};
use super::{Streams, score};
use crate::{render, report};

/// The two rule sets, the position and how to write.
#[derive(Args, Debug)]
#[command(after_help = "Example: gyega compare korean chinese examples/positions/kba-diagram-1.txt --prisoners 1,0")]
pub(super) struct CompareOptions {
    /// A rule set, by id or another name
    #[arg(value_name = "FROM")]
    from: String,
    /// Another rule set
    #[arg(value_name = "TO")]
    to: String,
    /// The position, as for `gyega score`
    #[arg(value_name = "FILE")]
    file: String,
    #[command(flatten)]
    game: GameOptions,
    #[command(flatten)]
    adviser: AdviserOptions,
    #[command(flatten)]
    pub(super) manner: Manner,
}

/// Says why two rule sets give different scores.
pub(super) fn run(options: &CompareOptions, streams: &mut Streams<'_>) -> Result<(), Failure> {
    let input = input::read(&options.file, options.game.at(), streams)?;
    options.adviser.check(&input, options.manner.format)?;
    let mut fields = Fields::told_in(options.manner.lang);
    let given = input.into_request();
    options.game.fields(&mut fields);
    fields.put("/rule_sets", "FROM TO", json!([options.from, options.to]));
    // Pairs that the file asks for may name sets that are not scored here.
    fields.put("/compare", "FROM TO", json!([]));
    fields.put("/detail", "FROM TO", json!("full"));
    let text = given.text.clone();
    let request = given.read(&options.file, fields, options.manner.format)?;
    let request = options.adviser.advise(request)?;
    if options.manner.format != Format::Text {
        return score::tell(request, text.as_ref(), (options.manner, score::Length::Full), streams.output);
    }
    let language = options.manner.lang.unwrap_or(request.language);
    let report = report::prepare(&request.case);
    let told = render::differences_text(language, &request.case, &report);
    let told = format!("{told}{}", score::hints(language, &report));
    streams.output.write_all(told.as_bytes()).map_err(Failure::write)
}
