//! `gyega study`: what it counts, from records and from tables.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crate::batch::{OTHER_GAME, RESIGNED, WALLS, fill, folder, gyega};

/// As [`WALLS`], but Black filled a point of its own while White passed: four points to five, and ten to ten by area. White gives half a
/// point, so that Black wins by area alone. The result is somebody's mistake.
const FILLED: &str = "(;SZ[4:5]RU[Japanese]KM[-0.5]RE[B+3];B[ba];W[ca];B[bb];W[cb];B[bc];W[cc];B[bd];W[cd];B[be];W[ce]\
                      ;B[aa];W[];B[])";

/// Nothing says who lives.
const UNFINISHED: &str = "(;SZ[9]KM[0];B[cc];W[gg];B[];W[])";

/// The files of a study, by their names.
fn study(test: &str, paths: &[&str], options: &[&str]) -> BTreeMap<String, String> {
    let to = folder(test);
    let to = to.to_str().expect("plain names");
    let (code, output, error) = gyega(&[&["study", "--output", to], paths, options].concat(), b"");
    assert_eq!((code, output.len()), (0, 0), "{error}");
    let file = |entry: std::io::Result<fs::DirEntry>| {
        let path = entry.expect("an entry").path();
        let name = path.file_name().and_then(|name| name.to_str()).expect("plain names").to_owned();
        (name, fs::read_to_string(path).expect("reports are text"))
    };
    fs::read_dir(to).expect("a folder").map(file).collect()
}

fn records(test: &str) -> String {
    let folder = folder(test);
    fill(&folder, &[("games.sgf", [WALLS, FILLED, RESIGNED, OTHER_GAME, UNFINISHED].concat().as_bytes())]);
    folder.to_str().expect("plain names").to_owned()
}

const OPTIONS: [&str; 4] = ["--rules", "japanese-1989,chinese-2002", "--komi", "record"];

#[test]
fn what_differs_is_counted_with_its_causes() {
    let files = study("study-counted", &[&records("study-counted-records")], &OPTIONS);
    let lines = |name: &str| files[name].lines().skip(1).collect::<Vec<_>>();
    // Two games: -0.5 and -0.5; 4 - 5 + 0.5 = -0.5 and 10 - 10 + 0.5 = 0.5. Of one in two Wilson's interval is 0.5 less and more
    // 1.96 √(1/8 + 1.96²/16) / (1 + 1.96²/2) = 0.4055.
    let pair = "japanese-1989,chinese-2002,2,1,50.0,9.5,90.5,0.50,0.50,1,2,1,50.0,9.5,90.5";
    assert_eq!(lines("pairs.csv"), [pair]);
    assert_eq!(lines("causes.csv"), ["japanese-1989,chinese-2002,stones-played,1,0.50,0.50,1,1"]);
    assert_eq!(lines("gaps.csv"), ["japanese-1989,chinese-2002,0,1", "japanese-1989,chinese-2002,1,1"]);
    assert_eq!(
        lines("winners.csv"),
        ["japanese-1989,chinese-2002,white,black,1", "japanese-1989,chinese-2002,white,white,1"]
    );
    // Before komi -1 and 0 in the second game: on different sides of no komi alone.
    let apart: Vec<_> = lines("komi.csv").into_iter().filter(|line| !line.ends_with(",2,0,0.0,0.0,65.8")).collect();
    assert_eq!(apart, ["japanese-1989,chinese-2002,0,2,1,50.0,9.5,90.5"]);
    assert!(lines("leads.csv").contains(&"chinese-2002,0.5,1"));
    assert!(lines("rule-sets.csv").contains(&"japanese-1989,lead before komi modulo 2,1,1"));
    assert!(lines("rule-sets.csv").contains(&"chinese-2002,lead before komi modulo 2,0,2"));
    assert_eq!(lines("boards.csv"), ["neutral points,0,2", "groups in seki,0,2"]);
}

#[test]
fn games_that_tell_nothing_are_counted_apart() {
    let files = study("study-apart", &[&records("study-apart-records")], &OPTIONS);
    let report = &files["report.md"];
    for row in [
        "| read | 5 |",
        "| compared, dead stones marked in the record | 0 |",
        "| compared, no stones marked and none dead, as reading shows | 2 |",
        "| apart: dead stones not told | 1 |",
        "| apart: resigned | 1 |",
        "| apart: lost on time | 0 |",
        "| apart: could not be read or scored | 1 |",
    ] {
        assert!(report.contains(row), "{row}\n{report}");
    }
    let named: Vec<_> = report.lines().filter(|line| line.starts_with("- `")).collect();
    assert!(matches!(named[..], [one] if one.ends_with("games.sgf`, game 2, under japanese-1989")), "{named:?}");
}

#[test]
fn records_and_tables_of_their_rows_give_the_same_study() {
    let records = records("study-same-records");
    let direct = study("study-same", &[&records], &OPTIONS);
    for format in ["csv", "ndjson"] {
        let table = Path::new(&records).join(format!("rows.{format}"));
        let table = table.to_str().expect("plain names");
        let batch = [&["batch", &records, "--format", format, "--output", table][..], &OPTIONS].concat();
        assert_eq!(gyega(&batch, b"").0, 0);
        let of_table = study(&format!("study-same-{format}"), &[table], &[]);
        assert_eq!(of_table.len(), direct.len());
        for (name, text) in &direct {
            // The third line says what was read.
            let told = |text: &str| {
                text.lines().enumerate().filter(|(at, _)| *at != 2).map(|(_, line)| line.to_owned()).collect::<Vec<_>>()
            };
            assert_eq!(told(&of_table[name]), told(text), "{format}: {name}");
        }
        fs::remove_file(table).expect("the table");
    }
    assert_eq!(study("study-again", &[&records], &[&OPTIONS[..], &["--threads", "3"]].concat()), direct);
}

#[test]
fn a_row_that_is_none_is_named() {
    let folder = folder("study-no-row");
    let head = "piece,file,game,rule_set,dead_stones,neutral_points,outcome,agrees\n";
    let table = format!("{head}1,a.sgf,1,aga,marked,0,black,yes\n2,b.sgf,1,aga,marked,0,grey,yes\n");
    fill(&folder, &[("rows.csv", table.as_bytes())]);
    let path = folder.join("rows.csv");
    let to = folder.join("study");
    let to = to.to_str().expect("plain names");
    let (code, _, error) = gyega(&["study", path.to_str().expect("plain names"), "--output", to], b"");
    assert_eq!(code, 1);
    assert!(
        error.ends_with("line 3: outcome: found \"grey\", expected a word that gyega batch writes there\n"),
        "{error}"
    );
}
