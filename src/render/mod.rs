//! Words for people.

use crate::explain::Statement;

/// A language of sentences.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Language {
    /// English.
    #[default]
    En,
}

/// One statement in words.
pub fn sentence(language: Language, statement: &Statement) -> String {
    match language {
        Language::En => statement.code.to_owned(),
    }
}
