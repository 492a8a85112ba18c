use std::io::{self, BufRead};

use serde_json::{Map, Value};

use super::row::{Cells, StudyRow};
use crate::batch::tables::TextTable;

#[derive(Debug, thiserror::Error)]
pub enum TableFault {
    #[error(transparent)]
    Io(#[from] io::Error),
    /// A line is no CSV, has more or fewer values than the first one, is no JSON object, or has a value that is none of
    /// its column.
    #[error("line {line}: {fault}")]
    Line { line: u64, fault: String },
}

/// How a table begins, if it is one that `gyega batch` wrote.
pub fn is_table(head: &[u8]) -> Option<TextTable> {
    if head.starts_with(b"piece,file,") {
        Some(TextTable::Csv)
    } else if head.starts_with(b"{\"piece\":") {
        Some(TextTable::Ndjson)
    } else {
        None
    }
}

/// Reads the rows of a table, one after another.
///
/// # Errors
///
/// At the first line that is no row.
pub fn read_table(table: TextTable, reader: impl BufRead, take: impl FnMut(StudyRow)) -> Result<(), TableFault> {
    match table {
        TextTable::Csv => read_csv(reader, take),
        TextTable::Ndjson => read_ndjson(reader, take),
    }
}

fn read_csv(reader: impl BufRead, mut take: impl FnMut(StudyRow)) -> Result<(), TableFault> {
    let mut reader = csv::Reader::from_reader(reader);
    let refuse = |error: csv::Error| {
        let line = error.position().map_or(1, csv::Position::line);
        TableFault::Line { line, fault: error.to_string() }
    };
    let names: Vec<String> = reader.headers().map_err(refuse)?.iter().map(str::to_owned).collect();
    for record in reader.into_records() {
        let record = record.map_err(refuse)?;
        let cell = |name: &str| {
            let at = names.iter().position(|known| known == name)?;
            record.get(at).filter(|cell| !cell.is_empty()).map(str::to_owned)
        };
        let line = record.position().map_or(1, csv::Position::line);
        take(Cells(cell).study_row().map_err(|fault| TableFault::Line { line, fault })?);
    }
    Ok(())
}

fn read_ndjson(reader: impl BufRead, mut take: impl FnMut(StudyRow)) -> Result<(), TableFault> {
    for (line, text) in (1..).zip(reader.lines()) {
        let object: Map<String, Value> =
            serde_json::from_str(&text?).map_err(|error| TableFault::Line { line, fault: error.to_string() })?;
        let cell = |name: &str| {
            let value = object.get(name)?;
            Some(value.as_str().map_or_else(|| value.to_string(), str::to_owned))
        };
        take(Cells(cell).study_row().map_err(|fault| TableFault::Line { line, fault })?);
    }
    Ok(())
}
