//! Every fifth odd record at the beginning of a file that is too long to be read at once.

use super::records;
use crate::batch::{BatchRow, rows};

/// What rows say of their records and not of the place; lines of a long file are counted from the beginning of each
/// game.
fn told(record: &[u8], comment: usize) -> Vec<BatchRow> {
    let next = format!("\n(;SZ[3]C[{}])", "a".repeat(comment));
    let (mut rows, _) = rows(&["-", "--rules", "aga", "--count-only"], &[record, next.as_bytes()].concat());
    for row in &mut rows {
        row.retain(|column, _| !["piece", "game"].contains(&column.as_str()));
        if let Some(fault) = row.get_mut("fault") {
            let told = fault.as_str().and_then(|told| Some(told.split_once(": ")?.1.to_owned()));
            *fault = told.unwrap_or_default().into();
        }
    }
    rows
}

#[test]
fn an_odd_record_reads_the_same_in_a_long_file_and_in_a_short_one() {
    // What is not closed takes the comment behind it in; what begins otherwise is no record to standard input.
    let is_whole = |(bytes, expected): &&(Vec<u8>, String)| {
        !expected.contains("unclosed") && !bytes.contains(&0) && bytes.trim_ascii_start().starts_with(b"(")
    };
    let records = records();
    let records: Vec<_> = records.iter().filter(is_whole).step_by(5).collect();
    assert!(records.len() > 60, "only {} records", records.len());
    for (record, _) in records {
        let (long, short) = (told(record, 140 * 1024), told(record, 1));
        assert_eq!(long[0], short[0], "{}", String::from_utf8_lossy(record));
    }
}
