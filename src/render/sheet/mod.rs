//! The referee's record of one ruling, for print and as a game record.
//!
//! Whatever was typed is shown as text and nothing else: it is escaped, and what could turn the direction of other text
//! shows as U+FFFD.

mod escape;
mod html;
mod qr;
mod sgf;

use std::borrow::Cow;

#[cfg(feature = "cli")]
pub(crate) use escape::single_line;
pub use html::{RULING_STYLE, ruling_html};
pub use sgf::ruling_sgf;

use super::{Language, sentences};
use crate::board::{ByColor, Color};
use crate::position::Position;
use crate::report::{Report, RuleSetScore, ScoreCase};

/// What a referee types about a ruling. Nothing in it is interpreted; an empty text is as good as none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RulingDetails {
    /// The tournament.
    pub event: Option<String>,
    /// Where.
    pub place: Option<String>,
    /// The number or name of the table.
    pub table: Option<String>,
    /// The round.
    pub round: Option<String>,
    /// The day.
    pub date: Option<String>,
    /// The time of the ruling.
    pub time: Option<String>,
    /// The players' names.
    pub players: ByColor<Option<String>>,
    /// The referee's name.
    pub referee: Option<String>,
    /// What the referee ruled.
    pub ruling: Option<String>,
    /// What somebody held against it.
    pub dissent: Option<String>,
    /// Whatever else is to be kept.
    pub note: Option<String>,
}

/// What shows that a record is what it was, each as a record prints it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seals {
    /// The name of the question: SHA-256 of its normal form.
    pub question: String,
    /// SHA-256 of what was typed.
    pub record: String,
    /// SHA-256 of the request as it came.
    pub request: String,
    /// SHA-256 of the answer.
    pub answer: String,
    /// The version of the program.
    pub version: Cow<'static, str>,
    /// The version of the rule sets.
    pub rules_version: Cow<'static, str>,
    /// What opens the question again: a code, or a link that ends in one.
    pub link: Option<String>,
    /// The key that signed the machine copy, and the signature.
    pub signature: Option<(String, String)>,
}

/// A question and its answer.
#[derive(Clone, Copy, Debug)]
pub struct AnsweredCase<'a> {
    /// The question.
    pub case: &'a ScoreCase,
    /// The answer.
    pub report: &'a Report,
}

/// Everything that a record of a ruling shows.
#[derive(Clone, Copy, Debug)]
pub struct RulingSheet<'a> {
    /// The language of headings and sentences.
    pub language: Language,
    /// The language in which headings and the announcement stand a second time.
    pub second_language: Option<Language>,
    /// What was typed.
    pub details: &'a RulingDetails,
    /// Whose claim the referee upheld.
    pub decided: Option<Color>,
    /// The question that was ruled on, with the stones dead that the referee ruled dead; the rule set that rules comes
    /// first.
    pub ruled: AnsweredCase<'a>,
    /// The question with both players' claims.
    pub claimed: AnsweredCase<'a>,
    /// What shows that it is what it was.
    pub seals: &'a Seals,
}

impl RulingSheet<'_> {
    /// What the rule set that rules makes of the game.
    fn scored(&self) -> Option<&RuleSetScore> {
        self.ruled.report.scores.first()
    }
}

/// A text that was typed and is not empty.
fn non_empty(text: Option<&String>) -> Option<&str> {
    text.map(|text| text.trim()).filter(|text| !text.is_empty())
}

/// The prisoners of both players in a line.
fn prisoners(language: Language, position: &Position) -> String {
    let count = |player| sentences::number(*position.prisoners().get(player));
    let [black, white] = Color::BOTH.map(|player| format!("{} {}", language.word(player.as_str()), count(player)));
    language.labelled(language.word("record-prisoners"), [&black, language.word("between-clauses"), &white].concat())
}
