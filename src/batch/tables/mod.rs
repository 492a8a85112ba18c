//! Rows as text: NDJSON and CSV, a line each; and as Parquet.

mod csv;
mod ndjson;
#[cfg(feature = "parquet")]
mod parquet;

#[cfg(feature = "parquet")]
pub use parquet::ParquetTable;

use super::rows::BatchRow;
use crate::score::Outcome;
use crate::words::words;

words! {
    /// Tables that are text: a row is a line, so that a table can be continued.
    TextTable {
        /// An object a line, without the columns in which nothing stands.
        Ndjson = "ndjson",
        /// Values with commas between them; the first line has the names of the columns.
        Csv = "csv",
    }
}

impl TextTable {
    /// What stands before the first row.
    pub fn head(self) -> Vec<u8> {
        match self {
            Self::Ndjson => Vec::new(),
            Self::Csv => csv::head(),
        }
    }

    /// Rows, a line each.
    pub fn lines(self, rows: &[BatchRow]) -> Vec<u8> {
        match self {
            Self::Ndjson => ndjson::lines(rows),
            Self::Csv => csv::lines(rows),
        }
    }

    /// The number of the piece that a line tells of. The line may be cut short.
    pub(super) fn piece(self, line: &[u8]) -> Option<u64> {
        let number = match self {
            Self::Ndjson => line.strip_prefix(b"{\"piece\":")?,
            Self::Csv => line,
        };
        let length = number.iter().position(|byte| *byte == b',')?;
        std::str::from_utf8(&number[..length]).ok()?.parse().ok()
    }

    /// The number of the game that a whole line tells of, and its outcome; none where there is a fault.
    pub(super) fn outcome(self, line: &[u8]) -> Option<(u64, Option<Outcome>)> {
        match self {
            Self::Ndjson => ndjson::outcome(line),
            Self::Csv => csv::outcome(line),
        }
    }
}

/// Text without line breaks and other control characters, so that a row is one line.
fn on_one_line(text: &str) -> std::borrow::Cow<'_, str> {
    if text.contains(char::is_control) { text.replace(char::is_control, " ").into() } else { text.into() }
}
