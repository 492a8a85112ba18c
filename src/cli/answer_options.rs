use clap::{Args, ValueEnum};
use serde::Serialize;

use crate::render::Language;
use crate::wire::to_json;

/// How an answer is written: for people, as the service answers, as a picture of the board, as Markdown, as a game
/// record. The choices have no comments of their own, because clap would then print each option on two lines.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(super) enum Format {
    #[default]
    Text,
    Json,
    Svg,
    Md,
    Sgf,
}

/// How to write, and in which language.
#[derive(Args, Clone, Copy, Debug, Default)]
#[command(next_help_heading = "The answer")]
pub(super) struct AnswerOptions {
    /// How to write it: for people, as the service answers, a picture of the board, Markdown, a game record
    #[arg(long, value_enum, default_value_t, value_name = "FORMAT")]
    pub(super) format: Format,
    #[arg(long, value_name = "LANGUAGE", value_parser = language,
        help = format!("Language of sentences: {}; default that of the file, else en", languages()))]
    pub(super) lang: Option<Language>,
}

/// An answer in JSON, on a line of its own.
pub(super) fn json_line(answer: &impl Serialize) -> String {
    String::from_utf8_lossy(&to_json(answer)).into_owned() + "\n"
}

/// The codes of all languages.
pub(super) fn languages() -> String {
    Language::codes().join(", ")
}

pub(super) fn language(code: &str) -> Result<Language, String> {
    Language::parse(code).ok_or_else(|| format!("languages are {}", languages()))
}
