//! `gyega study`: what it counts, from records and from tables.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crate::batch::{OTHER_GAME, RESIGNED, WALLS, fill, folder, gyega};

/// As [`WALLS`], but Black filled a point of its own while White passed: four points to five, and ten to ten by area.
/// White gives half a point, so that Black wins by area alone. The result is somebody's mistake, though the marks are
/// whole.
const FILLED: &str = "(;SZ[4:5]RU[Japanese]KM[-0.5]RE[B+3];B[ba];W[ca];B[bb];W[cb];B[bc];W[cc];B[bd];W[cd];B[be];W[ce]\
                      ;B[aa];W[];B[]TB[ab:ae]TW[da:de])";

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
    // Two games: -0.5 and -0.5; 4 - 5 + 0.5 = -0.5 and 10 - 10 + 0.5 = 0.5. Of one in two Wilson's interval is 0.5 less
    // and more 1.96 √(1/8 + 1.96²/16) / (1 + 1.96²/2) = 0.4055.
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
        "| compared, dead stones marked in the record | 1 |",
        "| compared, dead stones as reading shows where nobody marked them | 1 |",
        "| compared, dead stones proposed and confirmed by the result of the record | 0 |",
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

/// White's B8 and Black's D3 stand alone in what the other surrounds, and nobody marked them. If both are dead, Black
/// has 29 points of area and White 52.
const UNMARKED: &str = "(;SZ[9]RU[Chinese]KM[0]RE[W+23]AB[fa][fb][gb][fc][hc][ad][bd][cd][dd][ed][fd][gd][hd][dg]\
                        AW[bb][ga][ha][hb][ib][ic][id][ae][be][ce][de][ee][fe][ge][he][ie];B[];W[])";

#[test]
fn what_may_tell_the_dead_stones_is_for_who_studies_to_say() {
    let folder = folder("study-dead-records");
    let other = UNMARKED.replace("W+23", "W+22");
    fill(&folder, &[("games.sgf", [UNMARKED, &other].concat().as_bytes())]);
    let records = folder.to_str().expect("plain names");
    let rows = [
        "| compared, dead stones proposed and confirmed by the result of the record | ",
        "| compared, dead stones proposed and not confirmed, as was asked | ",
        "| apart: dead stones not told | ",
    ];
    let number = |report: &str, row: &str| {
        report.lines().find_map(|line| line.strip_prefix(row)?.strip_suffix(" |")?.parse::<u64>().ok())
    };
    let table = folder.join("rows.csv");
    let table = table.to_str().expect("plain names");
    let made = gyega(&["batch", records, "--dead", "proposed", "--format", "csv", "--output", table], b"");
    assert_eq!(made.0, 0, "{}", made.2);
    for (options, expected) in [
        (&[][..], [Some(1), None, Some(1)]),
        (&["--dead", "read"], [Some(0), None, Some(2)]),
        (&["--dead", "inferred"], [Some(1), None, Some(1)]),
        (&["--dead", "proposed"], [Some(1), Some(1), Some(0)]),
    ] {
        // From the records, and from rows in which everything is proposed that can be.
        for (at, from) in [records, table].into_iter().enumerate() {
            let name = format!("study-dead-{}-{at}", options.concat());
            let options = if at == 0 { [&OPTIONS, options].concat() } else { options.to_vec() };
            let files = study(&name, &[from], &options);
            assert_eq!(rows.map(|row| number(&files["report.md"], row)), expected, "{options:?} {from}");
        }
    }
    // A result that told which stones are dead does not confirm them.
    let options = [&["--rules", "chinese-2002"][..], &["--dead", "inferred"]].concat();
    let report = &study("study-dead-agrees", &[records], &options)["report.md"];
    assert!(report.contains("is that of the record in 0 of 0 games"), "{report}");
}

#[test]
fn the_report_begins_with_what_comes_of_it() {
    // Ten games that differ by a pass more at the beginning: 5 to 5 points and half a point of komi, under both rule
    // sets.
    let folder = folder("study-short-records");
    let games: String =
        (0..10).map(|turns| WALLS.replace("KM[0.5]", &format!("KM[0.5]{}", ";B[];W[]".repeat(turns)))).collect();
    fill(&folder, &[("games.sgf", games.as_bytes())]);
    let records = folder.to_str().expect("plain names");
    let report = &study("study-short", &[records], &OPTIONS)["report.md"];
    let short: Vec<&str> = report.lines().skip_while(|line| *line != "## In short").skip(2).take(8).collect();
    assert_eq!(
        short,
        [
            "- Compared are 10 of 10 games; the other 0 stand apart, below.",
            "- Under its own rules and komi the result is that of the record in 10 of 10 games that can be held against it.",
            "- No game has one winner under one rule set and the other under another.",
            "",
            "The pairs whose winner changes most often, 1 of 1:",
            "",
            "| from | to | games | leads differ | mean gap without sign | winner changes |",
            "| --- | ---: | ---: | ---: | ---: | ---: |",
        ]
    );
    assert!(!report.contains("fewer than 10 games"), "{report}");
    let few = &study("study-few", &[&self::records("study-few-records")], &OPTIONS)["report.md"];
    assert!(few.contains("### Pairs with fewer than 10 games") && !few.contains("### From"), "{few}");
    assert!(few.contains("| japanese-1989 | chinese-2002 | 2 | 1 | 1 |"), "{few}");
}

#[test]
fn what_is_no_game_is_refused() {
    let folder = folder("study-none");
    fill(&folder, &[("notes.txt", b"no game of anything"), ("chess.sgf", b"(;GM[3]SZ[8])")]);
    let to = folder.join("study");
    for name in ["notes.txt", "chess.sgf"] {
        let path = folder.join(name);
        let arguments = ["study", path.to_str().expect("plain names"), "--output", to.to_str().expect("plain names")];
        let (code, _, error) = gyega(&arguments, b"");
        assert_eq!(code, 1, "{name}: {error}");
        assert!(error.contains("no game that can be scored was found"), "{name}: {error}");
        assert!(!to.join("report.md").exists());
    }
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
fn a_game_given_twice_is_counted_once() {
    let records = records("study-twice-records");
    let copy = folder("study-twice-copy");
    // Copies with another comment, of a game that is compared and of one that is not.
    let copies = [WALLS, RESIGNED].map(|record| record.replace("KM[", "C[from elsewhere]KM["));
    fill(&copy, &[("copies.sgf", copies.concat().as_bytes())]);
    let copy = copy.to_str().expect("plain names");
    let once = study("study-once", &[&records], &OPTIONS);
    let twice = study("study-twice", &[&records, copy], &OPTIONS);
    assert!(twice["report.md"].contains("| read | 7 |"), "{}", twice["report.md"]);
    assert!(twice["report.md"].contains("| left out: met before, the same moves with the same result | 2 |"));
    for (name, text) in once.iter().filter(|(name, _)| *name != "report.md") {
        assert_eq!(&twice[name], text, "{name}");
    }
}

#[test]
fn a_copy_that_tells_its_dead_stones_counts_whatever_comes_first() {
    // White's A5 lies on Black's points; one copy says by a cross that it is dead.
    let untold = WALLS.replace("W+0.5", "B+0.5").replace(";B[];W[])", ";B[];W[aa];B[];W[])");
    let told = untold.replace("W[])", "W[]MA[aa])");
    let tables =
        [("study-told-first", [&told, &untold]), ("study-told-last", [&untold, &told])].map(|(name, games)| {
            let records = folder(&format!("{name}-records"));
            fill(&records, &[("games.sgf", games.map(String::as_str).concat().as_bytes())]);
            study(name, &[records.to_str().expect("plain names")], &OPTIONS)
        });
    for files in tables {
        // Reading takes A5 off where nobody marked it.
        let compared = ["marked in the record", "as reading shows where nobody marked them"];
        let is_once = |what: &str| files["report.md"].contains(&format!("| compared, dead stones {what} | 1 |"));
        assert_eq!(compared.iter().filter(|what| is_once(what)).count(), 1, "{}", files["report.md"]);
        assert!(files["report.md"].contains("| apart: dead stones not told | 0 |"), "{}", files["report.md"]);
    }
}

#[test]
fn a_game_in_two_tables_is_counted_once_under_each_rule_set() {
    let records = records("study-tables-records");
    let table = |rules: &str| {
        let table = Path::new(&records).join(format!("{rules}.csv")).to_str().expect("plain names").to_owned();
        let batch = ["batch", &records, "--rules", rules, "--format", "csv", "--output", &table];
        assert_eq!(gyega(&batch, b"").0, 0);
        table
    };
    let (first, second) = (table("aga,nz"), table("nz,chinese-2002"));
    let files = study("study-tables", &[&first, &second], &[]);
    let games = |rules: &str| {
        let lines = files["rule-sets.csv"].lines().filter(|line| line.starts_with(&format!("{rules},winner,")));
        lines.filter_map(|line| line.rsplit(',').next()?.parse::<u64>().ok()).sum::<u64>()
    };
    // Two games are compared; the second table has them again under nz.
    assert_eq!([games("aga"), games("nz"), games("chinese-2002")], [2, 2, 2]);
}

#[test]
fn games_without_komi_are_reported_where_the_komi_of_the_record_is_asked_for() {
    let records = folder("study-komi-records");
    fill(&records, &[("games.sgf", [&WALLS.replace("KM[0.5]", ""), FILLED].concat().as_bytes())]);
    let records = records.to_str().expect("plain names");
    let files = study("study-komi", &[records], &OPTIONS);
    let told = "Komi is that of the record for every rule set; of the compared games 1 name none, and there it is each set's own.";
    assert!(files["report.md"].contains(told), "{}", files["report.md"]);
    let files = study("study-komi-all", &[records], &["--rules", "aga", "--komi", "rule-set"]);
    assert!(files["report.md"].contains("Komi is each rule set's own."), "{}", files["report.md"]);
}

#[test]
fn a_folder_that_holds_something_else_is_not_written_into() {
    let records = records("study-into-records");
    let to = folder("study-into");
    let (to, notes) = (to.to_str().expect("plain names").to_owned(), to.join("notes.txt"));
    let run = |more: &[&str]| gyega(&[&["study", &records, "--output", &to][..], more].concat(), b"");
    fs::write(&notes, "mine").expect("a file");
    let (code, _, error) = run(&[]);
    assert!(code == 1 && error.contains("holds something else than a study, notes.txt"), "{error}");
    assert_eq!(run(&["--overwrite"]).0, 0);
    fs::remove_file(notes).expect("the file");
    assert_eq!(run(&[]).0, 0, "a study may be written over one");
    let table = Path::new(&to).join("leads.csv");
    let table = table.to_str().expect("plain names");
    let batch = ["batch", &records, "--format", "csv", "--output", table, "--overwrite"];
    assert_eq!(gyega(&batch, b"").0, 0);
    let (code, _, error) = gyega(&["study", table, "--output", &to, "--overwrite"], b"");
    assert!(code == 1 && error.contains("leads.csv is read: write to another file"), "{error}");
}

#[test]
fn a_row_that_is_none_is_named() {
    let folder = folder("study-no-row");
    let head = "piece,file,game,game_hash,rule_set,dead_stones,neutral_points,outcome,agrees\n";
    let hash = "0".repeat(64);
    let table = format!("{head}1,a.sgf,1,{hash},aga,marked,0,black,yes\n2,b.sgf,1,{hash},aga,marked,0,grey,yes\n");
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
