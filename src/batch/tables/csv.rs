use std::io::Write as _;

use csv::{ReaderBuilder, Writer};

use super::on_one_line;
use crate::batch::rows::{BatchRow, Cell, columns};
use crate::score::Outcome;

pub(super) fn head() -> Vec<u8> {
    written(|writer| writer.write_record(columns().iter().map(|column| &column.name)))
}

pub(super) fn lines(rows: &[BatchRow]) -> Vec<u8> {
    written(|writer| {
        let mut field = Vec::new();
        for row in rows {
            for column in columns() {
                field.clear();
                match column.cell(row) {
                    Cell::Nothing => {}
                    Cell::Text(text) => field.extend_from_slice(on_one_line(text).as_bytes()),
                    Cell::Count(count) => write!(field, "{count}")?,
                    Cell::Amount(amount) => write!(field, "{amount}")?,
                }
                writer.write_field(&field)?;
            }
            writer.write_record(None::<&[u8]>)?;
        }
        Ok(())
    })
}

pub(super) fn outcome(line: &[u8]) -> Option<(u64, Option<Outcome>)> {
    let mut reader = ReaderBuilder::new().has_headers(false).from_reader(line);
    let row = reader.records().next()?.ok()?;
    let cell = |name: &str| row.get(columns().iter().position(|column| column.name == name)?);
    let outcome = match cell("outcome")? {
        "" => None,
        word => Some(Outcome::of_word(word)?),
    };
    Some((cell("game")?.parse().ok()?, outcome))
}

/// What is written to memory, where nothing fails.
fn written(write: impl FnOnce(&mut Writer<Vec<u8>>) -> csv::Result<()>) -> Vec<u8> {
    let mut writer = Writer::from_writer(Vec::new());
    match write(&mut writer) {
        Ok(()) => writer.into_inner().unwrap_or_default(),
        Err(_) => Vec::new(),
    }
}
