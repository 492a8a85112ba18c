//! Records scored one after another: `gyega batch` over files, folders and archives.

mod lines;
mod output;
mod pool;
mod resume;
mod sources;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{fs, str};

use gyega::cli::{Streams, run};

/// Five points for Black in column A, five for White in column D, half a point of komi.
pub(crate) const WALLS: &str =
    "(;SZ[4:5]RU[Japanese]KM[0.5]RE[W+0.5];B[ba];W[ca];B[bb];W[cb];B[bc];W[cc];B[bd];W[cd];B[be];W[ce];B[];W[])";

/// The same where White gave up.
pub(crate) const RESIGNED: &str =
    "(;SZ[4:5]RU[Chinese]KM[7.5]RE[B+R];B[ba];W[ca];B[bb];W[cb];B[bc];W[cc];B[bd];W[cd];B[be];W[ce])";

/// A record of another game.
pub(crate) const OTHER_GAME: &str = "(;GM[2];B[aa])";

/// A folder of its own for a test, empty.
pub(crate) fn folder(test: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("batch").join(test);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder for the test");
    folder
}

/// Writes files into a folder.
pub(crate) fn fill(folder: &Path, files: &[(&str, &[u8])]) {
    for (name, bytes) in files {
        let path = folder.join(name);
        fs::create_dir_all(path.parent().expect("a file lies in a folder")).expect("a folder");
        fs::write(path, bytes).expect("a file");
    }
}

/// What a command gave: code, output, errors.
pub(crate) fn gyega(arguments: &[&str], input: &[u8]) -> (u8, Vec<u8>, String) {
    let (mut input, mut output, mut error) = (input, Vec::new(), Vec::new());
    let mut streams = Streams {
        input: &mut input,
        output: &mut output,
        error: &mut error,
        is_terminal: false,
        shows_output: false,
        columns: None,
    };
    let code = run(["gyega"].iter().chain(arguments), &mut streams);
    (code, output, String::from_utf8(error).expect("errors are text"))
}

/// A row by the names of its columns; columns in which nothing stands are left out.
pub(crate) type BatchRow = BTreeMap<String, serde_json::Value>;

/// The rows that `gyega batch` writes as NDJSON, and what it says at the end.
pub(crate) fn rows(arguments: &[&str], input: &[u8]) -> (Vec<BatchRow>, String) {
    let (code, output, error) = gyega(&[&["batch"], arguments].concat(), input);
    assert_eq!(code, 0, "{error}");
    let lines = str::from_utf8(&output).expect("NDJSON is text").lines();
    (lines.map(|line| serde_json::from_str(line).expect("a row is an object")).collect(), error)
}

fn text<'a>(row: &'a BatchRow, column: &str) -> &'a str {
    row.get(column).and_then(serde_json::Value::as_str).unwrap_or_default()
}

fn number(row: &BatchRow, column: &str) -> Option<f64> {
    row.get(column).and_then(serde_json::Value::as_f64)
}

#[test]
fn a_row_says_what_the_record_says_and_what_we_make_of_it() {
    let (rows, error) = rows(&["-"], WALLS.as_bytes());
    assert_eq!(error, "gyega: games read: 1; scored: 1, undetermined: 0, broken: 0; rows: 4\n");
    let ids: Vec<_> = rows.iter().map(|row| text(row, "rule_set")).collect();
    assert_eq!(ids, ["japanese-1989", "korean-2016", "chinese-2002", "ing-sst"], "that of the record first");
    let own = &rows[0];
    for (column, expected) in [
        ("file", "-"),
        ("rules", "Japanese"),
        ("recorded_result", "W+0.5"),
        ("ended_by", "passes"),
        ("dead_stones", "read"),
        ("counting", "territory"),
        ("outcome", "white"),
        ("decided_by", "lead"),
        ("result", "W+0.5"),
        ("agrees", "yes"),
    ] {
        assert_eq!(text(own, column), expected, "{column}");
    }
    // Five points to five and a half; each side put five stones on the board, and M is 0.
    for (column, expected) in [
        ("piece", 1.0),
        ("game", 1.0),
        ("width", 4.0),
        ("height", 5.0),
        ("moves", 12.0),
        ("recorded_komi", 0.5),
        ("recorded_lead", -0.5),
        ("lead", -0.5),
        ("black", 5.0),
        ("white", 5.5),
        ("black_territory", 5.0),
        ("white_komi", 0.5),
        ("area_lead", 0.0),
        ("term_komi", -0.5),
        ("term_stones_played", 0.0),
        ("neutral_points", 0.0),
        ("seki_groups", 0.0),
        ("white_owed_moves", 0.0),
    ] {
        assert_eq!(number(own, column), Some(expected), "{column}");
    }
    assert!(!own.contains_key("fault") && !own.contains_key("black_prisoners"), "{own:?}");
    // Ten points to ten and the komi of the record.
    assert_eq!((text(&rows[2], "result"), text(&rows[2], "agrees")), ("W+0.5", "not-comparable"));
    assert_eq!((number(&rows[2], "white_komi"), number(&rows[2], "recorded_komi")), (Some(0.5), Some(0.5)));
}

#[test]
fn komi_is_each_sets_own_or_that_of_the_record_or_a_number() {
    let results = |arguments: &[&str]| {
        let (rows, _) = rows(&[&["--rules", "japanese-1989,chinese-2002"], arguments].concat(), WALLS.as_bytes());
        rows.iter().map(|row| (text(row, "result").to_owned(), text(row, "agrees").to_owned())).collect::<Vec<_>>()
    };
    let told = |pairs: [(&str, &str); 2]| pairs.map(|(one, other)| (one.to_owned(), other.to_owned())).to_vec();
    assert_eq!(results(&[]), told([("W+0.5", "yes"), ("W+0.5", "not-comparable")]));
    assert_eq!(results(&["--komi", "record"]), told([("W+0.5", "yes"), ("W+0.5", "not-comparable")]));
    assert_eq!(results(&["--komi", "rule-set"]), told([("W+6.5", "not-comparable"), ("W+7.5", "not-comparable")]));
    assert_eq!(results(&["--komi", "6"]), told([("W+6", "not-comparable"), ("W+6", "not-comparable")]));
}

#[test]
fn a_result_that_is_not_the_records_has_the_causes_that_would_explain_it() {
    // Half a point of komi gives W+0.5; with the six and a half of the Japanese rules it were W+6.5. No slip of up to
    // five prisoners does it, and no other rule set with this komi.
    let marked = WALLS.replace("W+0.5", "W+6.5").replace(";W[])", ";W[]TB[aa:ae]TW[da:de])");
    let (rows, _) = rows(&["-"], marked.as_bytes());
    let told: Vec<_> = rows.iter().map(|row| (text(row, "agrees"), text(row, "causes"))).collect();
    assert_eq!(told[0], ("no", "record-cause-komi"));
    assert_eq!(told[1..], [("not-comparable", ""); 3]);
    let (rows, _) = self::rows(&["-"], WALLS.as_bytes());
    assert!(rows.iter().all(|row| !row.contains_key("causes")), "where the results agree there is nothing to explain");
}

#[test]
fn a_lead_that_hangs_on_what_is_open_is_not_held_against_the_record() {
    // The ten stones at E6 are open: Black has 10 points more or 10 less, and 20 of komi. He wins by 10 or by 30.
    let open = |result: &str| {
        format!(
            "(;SZ[10:6]RU[Chinese]KM[-20]RE[{result}]AB[ca][ea][ia][cb][eb][fb][gb][hb][ib][cc][cd][ce][cf][df][ef][ff][gf][hf][if][jf]\
             AW[da][ja][db][jb][dc][ec][fc][gc][hc][ic][jc][dd][de][ee][fe][ge][he][ie][je];B[];W[])"
        )
    };
    for (result, agrees) in [("B+15", "unknown"), ("B+40", "no"), ("W+5", "no")] {
        let (rows, _) = rows(&["--rules", "chinese-2002", "--as-it-stands"], open(result).as_bytes());
        assert_eq!((text(&rows[0], "dead_stones"), text(&rows[0], "agrees")), ("unknown", agrees), "{result}");
    }
}

#[test]
fn copies_of_a_record_have_one_hash_and_other_games_that_end_alike_another() {
    let hash = |record: &str| {
        let (rows, _) = rows(&["--rules", "aga", "--count-only"], record.as_bytes());
        (text(&rows[0], "game_hash").to_owned(), text(&rows[0], "question").to_owned())
    };
    let (first, question) = hash(WALLS);
    assert_eq!(first.len(), 64);
    // Another komi, a comment, no passes.
    let copy = WALLS.replace("KM[0.5]", "KM[6.5]C[a copy]").replace(";B[];W[])", ")");
    assert_eq!(hash(&copy).0, first);
    // The same stones in another order: the same question, another game.
    let turned = WALLS.replace(";B[ba];W[ca];B[bb];W[cb]", ";B[bb];W[cb];B[ba];W[ca]");
    let (other, same) = hash(&turned);
    assert_eq!((other == first, same == question), (false, true));
    assert_ne!(hash(&WALLS.replace("W+0.5", "W+R")).0, first);
}

#[test]
fn the_page_of_columns_lists_just_those_that_there_are() {
    let page = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/rows.md")).expect("a page");
    let listed = page.lines().filter_map(|line| {
        let mut cells = line.strip_prefix("| `")?.split(" | ");
        Some((cells.next()?.strip_suffix('`')?.to_owned(), cells.next()?.to_owned()))
    });
    let listed: Vec<_> = listed.collect();
    let columns = gyega::batch::rows::columns().iter();
    let columns: Vec<_> = columns.map(|column| (column.name.clone(), column.kind.as_str().to_owned())).collect();
    assert_eq!(listed, columns);
    let (code, output, _) = gyega(&["batch", "--columns"], b"");
    let printed: Vec<_> = columns.iter().map(|(name, kind)| format!("{name} {kind}")).collect();
    assert_eq!(
        (code, String::from_utf8(output).expect("text").lines().collect::<Vec<_>>()),
        (0, printed.iter().map(String::as_str).collect())
    );
}

#[test]
fn a_game_that_its_end_decided_is_compared_with_nothing() {
    let (rows, _) = rows(&["--rules", "chinese-2002"], RESIGNED.as_bytes());
    let row = &rows[0];
    let told = ["ended_by", "outcome", "decided_by", "result", "agrees"].map(|column| text(row, column));
    assert_eq!(told, ["resignation", "black", "end", "B+R", "not-comparable"]);
    assert_eq!(number(row, "lead"), Some(-7.5), "the board says otherwise, and that stands there too");
}

#[test]
fn a_result_without_a_game_is_that_of_no_board() {
    let told = |record: &str, options: &[&str]| {
        let (rows, _) = rows(&[&["--rules", "japanese-1989,chinese-2002"], options].concat(), record.as_bytes());
        let of = |row: &BatchRow| ["ended_by", "outcome", "needs", "agrees"].map(|column| text(row, column).to_owned());
        rows.iter().map(of).collect::<Vec<_>>()
    };
    let open = ["unknown", "undetermined", "end", "unknown"];
    let other = ["unknown", "undetermined", "end", "not-comparable"];
    for record in [
        "(;SZ[19]RU[Japanese]KM[6.5]RE[B+12.5])",
        "(;SZ[19]RU[Japanese]KM[6.5]RE[W+6.5])",
        "(;SZ[19]RU[Japanese]KM[6.5]RE[B+])",
        "(;SZ[19]RU[Japanese]KM[0]HA[2]AB[pd][dp]RE[0])",
    ] {
        assert_eq!(told(record, &[]), [open, other], "{record}");
    }
    // Without a komi that of its rules is meant.
    let without_komi = told("(;SZ[19]RU[Japanese]RE[B+12.5])", &[]);
    assert_eq!(without_komi, [open, other]);
    let counted = told("(;SZ[19]RU[Japanese]KM[6.5]RE[B+12.5])", &["--as-it-stands"]);
    assert_eq!(counted[0][1..3], ["white", ""]);
    // A board that gives the result is that of the end. Without a stone, a move or a result nobody tells of a game.
    let drawn = "(;SZ[5]RU[Chinese]KM[0]AB[ca:ce]AW[da:de]RE[B+5])";
    assert_eq!(told(drawn, &[])[1][1..], ["black", "", "yes"]);
    assert_eq!(told("(;SZ[5]RU[Chinese]KM[0.5])", &[])[1][1..3], ["undetermined", "end"]);
    assert_eq!(told("(;SZ[5]RU[Chinese]KM[0]AB[ca:ce]AW[da:de])", &[])[1][1..3], ["black", ""]);
}

#[test]
fn the_threads_are_at_least_one() {
    for command in [&["batch"][..], &["study", "games", "--output", "study"]] {
        for (typed, is_number) in [("0", false), ("x", false), ("1", true)] {
            let (_, _, error) = gyega(&[command, &["--threads", typed]].concat(), b"");
            assert_eq!(error.contains("a whole number from 1"), !is_number, "{error}");
        }
    }
}

#[test]
fn without_marks_and_without_reading_the_dead_stones_are_not_known() {
    let (rows, _) = rows(&["--rules", "japanese-1989", "--count-only"], WALLS.as_bytes());
    assert_eq!((text(&rows[0], "dead_stones"), text(&rows[0], "agrees")), ("unknown", "unknown"));
    assert!(!rows[0].contains_key("seki_groups"), "nothing was read of groups");
    let marked = WALLS.replace("W[])", "W[]TB[aa:ae]TW[da:de])");
    let (rows, _) = self::rows(&["--rules", "japanese-1989", "--count-only"], marked.as_bytes());
    assert_eq!((text(&rows[0], "dead_stones"), text(&rows[0], "agrees")), ("marked", "yes"));
}

#[test]
fn a_broken_record_is_a_row_with_its_fault_and_the_counts_add_up() {
    let input = [WALLS, OTHER_GAME, WALLS, "(;SZ[3]AB[aa][ba][ca][ab][bb][cb][ac][bc][cc])"].join("\n");
    let (rows, error) = rows(&["--rules", "japanese-1989,ing-sst"], input.as_bytes());
    let faults: Vec<_> = rows.iter().map(|row| (number(row, "game"), text(row, "fault"))).collect();
    let full = "the end of the game is no position: the black chain at A3 has no liberty";
    assert_eq!(
        faults,
        [
            (Some(1.0), ""),
            (Some(1.0), ""),
            (Some(2.0), "line 2, column 6: GM is 2, expected 1 (Go)"),
            (Some(3.0), ""),
            (Some(3.0), ""),
            (Some(4.0), full)
        ]
    );
    assert_eq!(error, "gyega: games read: 4; scored: 2, undetermined: 0, broken: 2; rows: 6\n");
    // Stones set in the middle of the game: nobody knows what was captured.
    let set = WALLS.replace(";B[bc]", ";AE[ba]AB[ba];B[bc]");
    let (_, error) = self::rows(&["--rules", "japanese-1989"], set.as_bytes());
    assert_eq!(error, "gyega: games read: 1; scored: 0, undetermined: 1, broken: 0; rows: 1\n");
}

#[test]
fn the_area_lead_and_the_terms_of_a_row_are_its_lead() {
    let handicap = "(;SZ[5]HA[2]AB[ca][cc]KM[0];W[da];B[cb];W[db];W[dc];B[cd];W[dd];B[ce];W[de];B[];W[];B[]TB[aa:be])";
    let (rows, _) = rows(&["--rules", "all"], [WALLS, handicap].concat().as_bytes());
    let mut known = 0;
    for row in rows.iter().filter(|row| row.contains_key("lead")) {
        let terms = row.iter().filter(|(column, _)| column.starts_with("term_") || *column == "area_lead");
        let sum: f64 = terms.filter_map(|(_, value)| value.as_f64()).sum();
        assert_eq!(Some(sum), number(row, "lead"), "{}", text(row, "rule_set"));
        known += 1;
    }
    assert!(known > 40, "only {known} leads of {} are known", rows.len());
}

#[test]
fn csv_has_the_same_cells_as_ndjson() {
    let input = [WALLS, OTHER_GAME, RESIGNED].concat();
    let (rows, _) = rows(&[], input.as_bytes());
    let (_, table, _) = gyega(&["batch", "--format", "csv"], input.as_bytes());
    let table = String::from_utf8(table).expect("CSV is text");
    let mut lines = table.lines();
    let names: Vec<_> = lines.next().expect("a head").split(',').collect();
    assert_eq!(names[..5], ["piece", "file", "game", "fault", "rule_set"]);
    // Only the fault has a comma in it.
    let lines: Vec<_> = lines.filter(|line| !line.contains('"')).collect();
    let rows: Vec<_> = rows.iter().filter(|row| !row.contains_key("fault")).collect();
    // Four rule sets of the Japanese record, three of the Chinese one.
    assert_eq!((lines.len(), rows.len()), (7, 7));
    for (line, row) in lines.iter().zip(rows) {
        let cells = names.iter().zip(line.split(',')).filter(|(_, cell)| !cell.is_empty());
        let cells: BTreeMap<_, _> = cells.map(|(name, cell)| ((*name).to_owned(), cell.to_owned())).collect();
        let told = |value: &serde_json::Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        assert_eq!(cells, row.iter().map(|(name, value)| (name.clone(), told(value))).collect());
    }
}

#[test]
fn a_line_break_in_the_record_does_not_break_a_row() {
    let broken = WALLS.replace("Japanese", "Japanese\n(of 1989)");
    let (rows, _) = rows(&["--rules", "chinese-2002"], broken.as_bytes());
    assert_eq!(text(&rows[0], "rules"), "Japanese (of 1989)");
}

#[test]
fn requests_and_records_are_told_apart_and_not_mixed() {
    let folder = folder("told-apart");
    fill(&folder, &[("requests.ndjson", b"{\"rows\":[\".X.\"],\"komi\":0}\n"), ("game.sgf", WALLS.as_bytes())]);
    let path = |name: &str| folder.join(name).to_str().expect("plain names").to_owned();
    let (code, _, error) = gyega(&["batch", &path("requests.ndjson"), &path("game.sgf")], b"");
    assert_eq!(code, 1);
    assert!(error.contains("give one kind at a time"), "{error}");
    let (code, _, error) = gyega(&["batch", "--rules", "aga", &path("requests.ndjson")], b"");
    assert_eq!(code, 2, "{error}");
    let (code, _, error) = gyega(&["batch", &path("missing.sgf")], b"");
    assert_eq!(code, 1);
    assert!(error.contains("missing.sgf"), "{error}");
    let (code, _, error) = gyega(&["batch", "--rules", "corean", &path("game.sgf")], b"");
    assert!(
        code == 2 && error.contains("--rules: no rule set is named \"corean\"; did you mean \"korean\"?"),
        "{error}"
    );
}

#[test]
fn a_record_without_komi_is_compared_with_that_of_its_rules() {
    // Two handicap stones for which White passes: 15 points to 10, no komi. Then the same as an even game, which has 7.
    let moves = ";B[ca];W[];B[cb];W[da];B[cc];W[db];B[cd];W[dc];B[ce];W[dd];B[];W[de];B[];W[]";
    let agrees = |root: &str, options: &[&str]| {
        let record = format!("(;SZ[5]RU[NZ]RE[B+5]{root}{moves})");
        let (rows, _) = rows(&[&["--rules", "nz", "-"], options].concat(), record.as_bytes());
        (text(&rows[0], "result").to_owned(), text(&rows[0], "agrees").to_owned(), text(&rows[0], "causes").to_owned())
    };
    let of = |parts: [&str; 3]| parts.map(str::to_owned).into();
    assert_eq!(agrees("HA[2]", &[]), of(["B+5", "yes", ""]));
    assert_eq!(agrees("", &[]), of(["W+2", "no", "record-cause-komi-untold"]));
    assert_eq!(agrees("", &["--komi", "0"]), of(["B+5", "not-comparable", ""]));
}

#[test]
fn a_row_that_needs_the_end_does_not_tell_one() {
    // 15 points to 10 and 7.5 points of komi: another board was counted, whatever passes stand there.
    let record = "(;SZ[5]KM[7.5]RU[AGA]RE[B+3.5];B[ca];W[da];B[cb];W[db];B[cc];W[dc];B[cd];W[dd];B[ce];W[de];B[];W[])";
    let (rows, _) = rows(&["--rules", "aga", "-"], record.as_bytes());
    let told = ["ended_by", "result", "needs", "agrees"].map(|column| text(&rows[0], column));
    assert_eq!(told, ["unknown", "?", "end", "unknown"]);
}
