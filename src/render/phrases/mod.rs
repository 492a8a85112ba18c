use super::Language;
use crate::phrase::Phrase;

/// A phrase in words.
pub fn phrase(_language: Language, phrase: &Phrase) -> String {
    phrase.to_string()
}
