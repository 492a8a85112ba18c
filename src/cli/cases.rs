use clap::Args;

use super::Streams;
use super::answer_options::{AnswerOptions, Format, json_line};
use super::failure::Failure;
use super::fields::{self, OptionFields};
use super::options::{GameOptions, RuleOptions};
use super::score;
use crate::formats::case_file::DocumentedPosition;
use crate::formats::cases;
use crate::formats::recognise::InputContent;
use crate::render::{BoardPicture, Language, table};
use crate::rules::{did_you_mean, near_names};
use crate::wire::{CaseList, CaseResponse};

/// Which documented diagram, and what to do with it.
#[derive(Args, Debug)]
#[command(after_help = "Examples: gyega cases; gyega cases kba-how-to-play/diagram-01 --score --rules all")]
pub(super) struct CasesOptions {
    /// A diagram, `<collection>/<id>`, or a collection; none for a list of all
    #[arg(value_name = "CASE")]
    case: Option<String>,
    /// Score it, without komi unless one is given
    #[arg(long, requires = "case")]
    score: bool,
    #[command(flatten)]
    game: GameOptions,
    #[command(flatten)]
    rules: RuleOptions,
    #[command(flatten)]
    pub(super) answer: AnswerOptions,
}

pub(super) fn run(options: &CasesOptions, streams: &mut Streams<'_>) -> Result<(), Failure> {
    let key = options.case.as_deref().unwrap_or_default();
    let language = options.answer.lang.unwrap_or_default();
    let text = if let Some(case) = cases::by_key(key) {
        if options.score {
            let fields = OptionFields::new(options.answer, &[&options.game, &options.rules]);
            let question = fields::read(key, &InputContent::Documented(Box::new(case.clone())).into(), fields)?;
            let length = score::Length::Full(streams.width());
            score::write_answer(&question, None, options.answer, length, streams)?;
            if options.answer.format == Format::Text && options.game.komi.is_none() {
                streams.answer(format!("\n{}\n", language.word("cases-without-komi")))?;
            }
            return Ok(());
        }
        show(case, options.answer)?
    } else {
        let listed: Vec<_> = cases::all().iter().filter(|case| key.is_empty() || case.collection == key).collect();
        if listed.is_empty() || options.score {
            return Err(unknown(key));
        }
        match options.answer.format {
            Format::Text => list(language, &listed, streams.list_width()),
            // The service lists them all, and so does this.
            Format::Json if key.is_empty() => json_line(&CaseList::built_in()),
            Format::Json | Format::Md | Format::Svg | Format::Sgf => {
                // All of them are written as JSON, some are not.
                let formats: &[&str] = if key.is_empty() { &["text", "json"] } else { &["text"] };
                return Err(Failure::not_in_format(formats));
            }
        }
    };
    streams.answer(text)
}

fn list(language: Language, cases: &[&DocumentedPosition], columns: usize) -> String {
    let heads = ["cases-case", "cases-board", "cases-position", "cases-title"];
    let mut rows = vec![heads.map(|key| language.word(key).to_owned()).to_vec()];
    rows.extend(cases.iter().map(|case| {
        let (size, certainty) = (case.board.stones.size(), case.head.provenance.certainty);
        let board = format!("{}x{}", size.width(), size.height());
        vec![case.key(), board, certainty.as_str().to_owned(), case.head.title.clone()]
    }));
    table(columns, &rows, 0..0).join("\n") + "\n"
}

/// The case as it was written down, or a picture.
fn show(case: &'static DocumentedPosition, answer: AnswerOptions) -> Result<String, Failure> {
    match answer.format {
        Format::Text | Format::Md => Ok(cases::text(&case.key())),
        Format::Svg => Ok(BoardPicture::case_svg(answer.lang.unwrap_or_default(), case)),
        Format::Sgf => Err(Failure::not_in_format(&["text", "json", "svg", "md"])),
        Format::Json => Ok(json_line(&CaseResponse::new(case))),
    }
}

fn unknown(key: &str) -> Failure {
    let mut collections: Vec<&str> = cases::all().iter().map(|case| case.collection.as_str()).collect();
    collections.dedup();
    let keys: Vec<String> = cases::all().iter().map(DocumentedPosition::key).collect();
    let near = did_you_mean(near_names(key, keys.iter().map(String::as_str)));
    Failure::Misused(format!(
        "found no case named {key:?}, expected a name that `gyega cases` lists, or a collection: {collections}{near}",
        collections = collections.join(", ")
    ))
}
