//! Answers for people: sentences, text, Markdown, pictures.
//!
//! Statements become words by a table for each language; the layout of a report is the same in all of them.

mod board;
mod dispute;
mod language;
mod layout;
mod locales;
mod markdown;
mod marks;
mod moves;
mod outline;
mod passage;
mod plain_text;
mod procedure;
mod proposal;
mod rule_texts;
mod screen;
mod sentences;
#[cfg(feature = "records")]
mod sgf;
#[cfg(feature = "rulings")]
mod sheet;
mod svg;
mod xml;

pub use board::board_lines;
pub use language::Language;
pub use layout::WIDTH;
#[cfg(feature = "cli")]
pub(crate) use layout::{table, wrap};
pub use markdown::markdown;
pub use moves::moves_text;
pub use plain_text::{differences_text, text};
pub use proposal::proposal;
pub use screen::{Screen, results, screen};
#[cfg(feature = "records")]
pub use sgf::sgf;
#[cfg(feature = "cli")]
pub(crate) use sheet::single_line;
#[cfg(feature = "rulings")]
pub use sheet::{AnsweredTask, RULING_STYLE, RulingSheet, Seals, ruling_html, ruling_sgf};
pub use svg::{BoardPicture, Coordinates, PictureStyle};
#[cfg(any(feature = "archives", feature = "server"))]
pub(crate) use xml::escape_xml;
