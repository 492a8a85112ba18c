use serde::Deserialize;
use serde::ser::{Serialize, Serializer};

use super::on_one_line;
use crate::batch::rows::{BatchRow, Cell, columns};
use crate::score::Outcome;

/// A row as a JSON object.
struct RowAsJson<'a>(&'a BatchRow);

impl Serialize for RowAsJson<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let cells = columns().iter().map(|column| (&column.name, column.cell(self.0)));
        serializer.collect_map(cells.filter(|(_, cell)| *cell != Cell::Nothing))
    }
}

impl Serialize for Cell<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Cell::Nothing => serializer.serialize_none(),
            Cell::Text(text) => serializer.serialize_str(&on_one_line(text)),
            Cell::Count(count) => serializer.serialize_u64(*count),
            Cell::Amount(amount) => amount.serialize(serializer),
        }
    }
}

/// What is read of a row.
#[derive(Deserialize)]
struct ReadRow<'a> {
    game: u64,
    outcome: Option<&'a str>,
}

pub(super) fn outcome(line: &[u8]) -> Option<(u64, Option<Outcome>)> {
    let ReadRow { game, outcome } = serde_json::from_slice(line).ok()?;
    match outcome {
        Some(word) => Some((game, Some(Outcome::of_word(word)?))),
        None => Some((game, None)),
    }
}

pub(super) fn lines(rows: &[BatchRow]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(rows.len() * 2048);
    for row in rows {
        bytes.extend_from_slice(&crate::wire::to_json(&RowAsJson(row)));
        bytes.push(b'\n');
    }
    bytes
}
