//! Reports for people: sentences, text, Markdown, pictures.

mod language;
mod sentences;

pub use language::Language;
pub use sentences::sentence;
