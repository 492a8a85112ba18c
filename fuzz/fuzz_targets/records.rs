//! Any bytes as what `gyega batch` reads of records: one, several, an archive of tar, something packed by gzip. Every
//! game has its rows, the counts add up, and a table that is cut anywhere can be continued.
#![no_main]

use std::num::NonZero;

use gyega::batch::tables::TextTable;
use gyega::batch::{GameQuestion, RecordBatch, done_so_far, run_records};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let paths = vec!["-".to_owned()];
    let question = GameQuestion { classify: false, ..GameQuestion::default() };
    let records = RecordBatch { paths, question, adviser: None, first_piece: 1, threads: NonZero::<usize>::MIN };
    let (mut input, mut table) = (bytes, TextTable::Csv.head());
    let shape = |rows: Vec<_>| (rows.len() as u64, TextTable::Csv.lines(&rows));
    let mut rows = 0;
    let counts = run_records(&records, &mut input, shape, |(more, lines), _| {
        rows += more;
        table.extend(lines);
        Ok(())
    });
    let counts = counts.expect("memory takes everything");
    assert_eq!((counts.rows, counts.read() <= rows), (rows, true));
    let cut = bytes.iter().map(|byte| usize::from(*byte)).sum::<usize>() % (table.len() + 1);
    assert!(done_so_far(TextTable::Csv, &table[..cut]).is_ok(), "cut at {cut}");
});
