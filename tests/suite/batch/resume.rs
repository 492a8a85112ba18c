//! A run that was broken off goes on where it ended.

use std::fs;

use super::{OTHER_GAME, RESIGNED, WALLS, fill, folder, gyega};

#[test]
fn a_table_that_is_cut_anywhere_is_continued_to_the_same_bytes() {
    let folder = folder("cut");
    let records = folder.join("records");
    let two = [WALLS, RESIGNED].concat();
    fill(&records, &[("a.sgf", WALLS.as_bytes()), ("b.sgf", two.as_bytes()), ("c.sgf", OTHER_GAME.as_bytes())]);
    fill(&records, &[("d.sgf", WALLS.as_bytes())]);
    let records = records.to_str().expect("plain names");
    for format in ["csv", "ndjson"] {
        let table = folder.join(format!("rows.{format}"));
        let table = table.to_str().expect("plain names");
        let rules = ["--rules", "chinese-2002,japanese-1989", "--count-only", "--dead", "none", "--threads", "1"];
        let arguments = [&["batch", records, "--output", table, "--format", format][..], &rules].concat();
        let (code, _, summary) = gyega(&arguments, b"");
        assert_eq!(code, 0, "{summary}");
        assert!(summary.contains("games read: 5; scored: 4, undetermined: 0, broken: 1; rows: 9"), "{summary}");
        let whole = fs::read(table).expect("a table");
        let resumed = [&arguments[..], &["--resume"]].concat();
        // Around the end of each line every byte, and within lines every seventh: there one cut is like the next.
        let is_near_end = |cut: usize| whole[cut.saturating_sub(3)..whole.len().min(cut + 3)].contains(&b'\n');
        let cuts = (0..=whole.len()).filter(|cut| cut % 7 == 0 || is_near_end(*cut));
        for cut in cuts {
            fs::write(table, &whole[..cut]).expect("a file");
            let (code, _, error) = gyega(&resumed, b"");
            assert_eq!(code, 0, "cut at {cut}: {error}");
            assert!(error.ends_with(&summary), "the summary is that of the whole table, cut at {cut}: {error}");
            assert!(fs::read(table).expect("a table") == whole, "{format} cut at {cut}");
        }
    }
}

#[test]
fn a_table_goes_on_with_the_options_only_that_it_was_begun_with() {
    let folder = folder("other-options");
    let records = folder.join("records");
    // No option changes what is made of the last two: the marks of one tell all, the other cannot be read.
    let marked = WALLS.replace(";W[])", ";W[]TB[aa:ae]TW[da:de])");
    fill(&records, &[("a.sgf", WALLS.as_bytes()), ("b.sgf", marked.as_bytes()), ("c.sgf", OTHER_GAME.as_bytes())]);
    for format in ["csv", "ndjson"] {
        let table = folder.join(format!("rows.{format}"));
        let names = [&records, &table].map(|path| path.to_str().expect("plain names"));
        let arguments = ["batch", names[0], "--output", names[1], "--overwrite", "--format"];
        let options: [&[&str]; 9] = [
            &["--rules", "aga"],
            &["--rules", "aga,nz"],
            &["--rules", "aga", "--dead", "proposed"],
            &["--rules", "aga", "--dead", "inferred"],
            &["--rules", "aga", "--dead", "none"],
            &["--rules", "aga", "--komi", "rule-set"],
            &["--rules", "aga", "--as-it-stands"],
            &["--rules", "aga", "--count-only"],
            &["--rules", "aga", "--search-nodes", "90000"],
        ];
        for begun in options {
            assert_eq!(gyega(&[&arguments[..], &[format], begun].concat(), b"").0, 0);
            let whole = fs::read(&table).expect("a table");
            for now in options {
                let resumed = ["batch", names[0], "--output", names[1], "--resume", "--format", format];
                let (code, _, error) = gyega(&[&resumed[..], now].concat(), b"");
                assert_eq!(code, u8::from(now != begun), "{begun:?}, then {now:?}: {error}");
                assert!(now == begun || error.contains("made of other records or with other options"), "{error}");
                assert!(fs::read(&table).expect("a table") == whole, "{begun:?}, then {now:?}");
            }
        }
    }
}

#[test]
fn a_table_of_something_else_is_left_as_it_is() {
    let folder = folder("something-else");
    fill(&folder, &[("a.sgf", WALLS.as_bytes()), ("b.sgf", RESIGNED.as_bytes())]);
    let (records, table) = (folder.to_str().expect("plain names"), folder.join("rows.csv"));
    let arguments = ["batch", records, "--format", "csv", "--output", table.to_str().expect("plain names"), "--rules"];
    assert_eq!(gyega(&[&arguments[..], &["aga"]].concat(), b"").0, 0);
    let whole = fs::read(&table).expect("a table");
    let other = gyega(&[&arguments[..], &["nz", "--resume"]].concat(), b"");
    assert_eq!(other.0, 1);
    assert!(other.2.contains("made of other records or with other options"), "{}", other.2);
    assert!(fs::read(&table).expect("a table") == whole);
    fs::write(&table, "name,age\na,1\n").expect("a file");
    let foreign = gyega(&[&arguments[..], &["aga", "--resume"]].concat(), b"");
    assert!(foreign.0 == 1 && foreign.2.contains("line 1: found other columns"), "{}", foreign.2);
    assert_eq!(gyega(&["batch", records, "--resume"], b"").0, 2, "there must be a file to go on with");
}
