//! Odd records one after another in a file that is too long to be read at once.

use super::records;
use crate::batch::{Row, rows};

/// What a row says of the record and not of its place: where a file has several games, lines are counted from its beginning or, in a long
/// one, from that of the game.
fn told(mut rows: Vec<Row>) -> Vec<Row> {
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
fn an_odd_record_reads_the_same_in_a_long_file_and_by_itself() {
    // What is not closed, or stands before a game, is another thing where other games stand around it.
    let is_whole = |(bytes, expected): &(Vec<u8>, String)| {
        let is_apart = |repair: &str| expected.contains(repair);
        bytes.starts_with(b"(")
            && bytes.ends_with(b")")
            && !["unclosed", "leading-text", "fault"].into_iter().any(is_apart)
    };
    let options = ["-", "--rules", "aga", "--count-only"];
    let records: Vec<Vec<u8>> = records().into_iter().filter(is_whole).map(|(bytes, _)| bytes).collect();
    let (mut single, mut long) = (Vec::new(), Vec::new());
    for record in &records {
        single.extend(told(rows(&options, record).0));
        long.extend_from_slice(record);
        long.push(b'\n');
    }
    long.extend(format!("(;SZ[3]C[{}])", "a".repeat(140 * 1024)).bytes());
    assert!(records.len() > 300, "only {} records", records.len());
    let together = told(rows(&options, &long).0);
    for (alone, together) in single.iter().zip(&together) {
        assert_eq!(together, alone);
    }
    assert_eq!(together.len(), single.len() + 1);
}
