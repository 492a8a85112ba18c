//! Answers for people: sentences, text, Markdown, pictures.
//!
//! Statements become words by a table for each language; the layout of a report is the same in all of them.

mod board;
mod counting;
mod disputed;
mod language;
mod layout;
mod lettering;
mod locales;
mod markdown;
mod marks;
mod moves;
mod outline;
mod passage;
mod proposal;
mod scored;
mod screen;
mod sentences;
#[cfg(feature = "records")]
mod sgf;
#[cfg(feature = "rulings")]
mod sheet;
mod svg;
mod text;
mod texts;

pub use board::board_lines;
pub use language::Language;
pub use layout::WIDTH;
#[cfg(feature = "cli")]
pub(crate) use layout::{table, wrap};
#[cfg(any(feature = "archives", feature = "server"))]
pub(crate) use lettering::escaped;
pub use markdown::markdown;
pub use moves::moves_text;
pub use proposal::proposal;
pub use screen::{Screen, results, screen};
#[cfg(feature = "records")]
pub use sgf::sgf;
#[cfg(feature = "cli")]
pub(crate) use sheet::single_line;
#[cfg(feature = "rulings")]
pub use sheet::{AnsweredCase, RULING_STYLE, RulingSheet, Seals, ruling_html, ruling_sgf};
pub use svg::{Coordinates, Diagram, DiagramStyle};
pub use text::{differences_text, text};
