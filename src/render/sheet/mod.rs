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

use serde_json::{Map, Value};

use super::{Language, sentences};
use crate::board::Color;
use crate::position::Position;
use crate::report::{Report, RuleSetScore, ScoreTask};

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
pub struct AnsweredTask<'a> {
    /// The question.
    pub task: &'a ScoreTask,
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
    /// What a referee typed about the ruling, as a request for its record has it. Nothing in it is interpreted.
    pub typed: &'a Map<String, Value>,
    /// Whose claim the referee upheld.
    pub decided: Option<Color>,
    /// The question that was ruled on, with the stones dead that the referee ruled dead; the rule set that rules comes
    /// first.
    pub ruled: AnsweredTask<'a>,
    /// The question with both players' claims.
    pub claimed: AnsweredTask<'a>,
    /// What shows that it is what it was.
    pub seals: &'a Seals,
}

impl RulingSheet<'_> {
    /// What was typed in a field, `black` and `white` being the players' names; an empty text is as good as none.
    fn typed(&self, field: &str) -> Option<&str> {
        let text = self.typed.get(field).or_else(|| self.typed.get("players")?.get(field))?;
        Some(text.as_str()?.trim()).filter(|text| !text.is_empty())
    }

    /// What was typed in several fields, each under a heading.
    fn typed_under<'k>(&self, fields: &[(&'k str, &str)]) -> Vec<(&'k str, &str)> {
        fields.iter().filter_map(|(key, field)| Some((*key, self.typed(field)?))).collect()
    }

    /// What the rule set that rules makes of the game.
    fn scored(&self) -> Option<&RuleSetScore> {
        self.ruled.report.scores.first()
    }
}

/// The prisoners of both players in a line.
fn prisoners(language: Language, position: &Position) -> String {
    let count = |player| sentences::number(*position.prisoners().get(player));
    let [black, white] = Color::BOTH.map(|player| format!("{} {}", language.word(player.as_str()), count(player)));
    language.labelled(language.word("record-prisoners"), [&black, language.word("between-clauses"), &white].concat())
}
