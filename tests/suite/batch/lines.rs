//! Lines of requests and of queries, and files that hold neither.

use std::io::Read as _;

use gyega::cli::{Streams, run};
use serde_json::Value;

use super::sources::gzip;
use super::{WALLS, fill, folder, gyega, rows, text};

const QUERY: &str = r#"{"id":"q","initialStones":[["W","C3"]],"moves":[["B","D4"],["W","pass"]],"rules":"japanese","komi":5.5,"boardXSize":5,"boardYSize":5,"maxVisits":3}"#;

fn answers(arguments: &[&str], input: &str) -> (Vec<Value>, String) {
    let (code, output, error) = gyega(&[&["batch"], arguments].concat(), input.as_bytes());
    assert_eq!(code, 0, "{error}");
    let lines = String::from_utf8(output).expect("JSON is text");
    (lines.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect(), error)
}

#[test]
fn a_line_may_be_a_query_of_katago() {
    let request = r#"{"id":"r","rows":[".X.O"],"komi":0}"#;
    let refused = QUERY.replace("D4", "Z4").replace("\"q\"", "\"bad\"");
    let (answers, error) = answers(&[], &[QUERY, request, &refused].join("\n"));
    assert_eq!(error, "gyega: lines with a problem: 1 of 3\n");
    assert_eq!([&answers[0]["id"], &answers[1]["id"], &answers[2]["id"]], ["q", "r", "bad"]);
    let alone = gyega(&["score", "-", "--format", "json"], QUERY.as_bytes()).1;
    assert_eq!(answers[0], serde_json::from_slice::<Value>(&alone).expect("JSON"), "as gyega score answers it");
    assert_eq!(answers[0]["position"]["rows"][1], "...X.");
    let problem = &answers[2]["problem"]["errors"][0];
    assert_eq!((&problem["code"], &problem["pointer"]), (&"invalid-katago".into(), &"/moves/0/1".into()));
}

#[test]
fn requests_may_be_packed_by_gzip() {
    let request = r#"{"id":"a","sgf":"(;SZ[5]KM[0]RU[Japanese];B[ca];W[da];B[cb];W[db];B[cc];W[dc];B[cd];W[dd];B[ce];W[de];B[];W[])","komi":20,"dead":["C5"],"rule_sets":["aga"],"detail":"totals"}"#;
    let lines = [request, "{bad", QUERY].join("\n");
    let plain = answers(&["-"], &lines);
    assert_eq!((&plain.0[0]["id"], &plain.0[0]["scores"][0]["result"]), (&"a".into(), &"W+45".into()));
    let folder = folder("packed-requests");
    fill(&folder, &[("q.ndjson.gz", &gzip(lines.as_bytes())), ("broken.gz", &gzip(lines.as_bytes())[..12])]);
    let path = |name: &str| folder.join(name).to_str().expect("plain names").to_owned();
    assert_eq!(answers(&[&path("q.ndjson.gz")], ""), plain);
    // Standard input, however little of it arrives at once.
    let packed = gzip(lines.as_bytes());
    let slow = packed.iter().fold(Box::new(std::io::empty()) as Box<dyn std::io::Read + Send>, |before, byte| {
        Box::new(before.chain(std::io::Cursor::new([*byte])))
    });
    let mut slow = std::io::BufReader::with_capacity(1, slow);
    let (mut output, mut error) = (Vec::new(), Vec::new());
    let mut streams = Streams {
        input: &mut slow,
        output: &mut output,
        error: &mut error,
        is_terminal: false,
        shows_output: false,
        columns: None,
    };
    assert_eq!(run(["gyega", "batch"], &mut streams), 0);
    let found: Vec<Value> =
        output.split(|byte| *byte == b'\n').filter_map(|line| serde_json::from_slice(line).ok()).collect();
    assert_eq!(found, plain.0);
    // What nothing comes out of is a broken archive, as before.
    let (rows, _) = rows(&["--rules", "aga", &path("broken.gz")], b"");
    assert!(text(&rows[0], "fault").contains("cannot be read"), "{rows:?}");
}

#[test]
fn a_file_that_holds_neither_requests_nor_records_gives_one_problem() {
    let folder = folder("neither");
    let request = "{\"rows\":[\".X.O\"],\"komi\":0}\n";
    let notes = format!("# Notes\n\nof\nmany\n\n```\n{request}```\n");
    let pretty = "{\n  \"rows\": [\n    \".X.O\"\n  ]\n}\n";
    fill(&folder, &[("notes.md", notes.as_bytes()), ("one.json", pretty.as_bytes()), ("game.sgf", WALLS.as_bytes())]);
    fill(&folder, &[("requests", format!("no request\n{request}{request}").as_bytes())]);
    let path = |name: &str| folder.join(name).to_str().expect("plain names").to_owned();
    let (found, error) = answers(&[&path("notes.md"), &path("one.json"), &path("requests")], "");
    assert_eq!(error, "gyega: lines with a problem: 3 of 5\n");
    for problem in &found[..2] {
        let detail = problem["problem"]["detail"].as_str().expect("a sentence");
        assert!(
            detail.contains("found neither requests or queries of KataGo, an object a line, nor a game record"),
            "{detail}"
        );
    }
    // Among requests a bad line is answered on its line, were it the first.
    assert_eq!((&found[2]["problem"]["code"], &found[3]["scores"][0]["result"]), (&"invalid-json".into(), &"?".into()));
    // Among records it is a record that is broken.
    let (rows, error) = rows(&["--rules", "aga", &path("notes.md"), &path("game.sgf")], b"");
    assert_eq!(error, "gyega: games read: 2; scored: 1, undetermined: 0, broken: 1; rows: 2\n");
    assert!(text(&rows[0], "fault").starts_with("no game"), "{rows:?}");
    // What is sent line by line is answered line by line.
    assert_eq!(answers(&["-"], "no request\nnone either\n").1, "gyega: lines with a problem: 2 of 2\n");
}

#[test]
fn a_bad_line_is_not_told_as_the_first_and_gets_the_same_answer_wherever_it_stands() {
    let request = r#"{"id":"r","rows":[".X.O"],"komi":0}"#;
    let (found, _) = answers(&["-"], &[request, "", "{bad", request, "{bad"].join("\n"));
    let detail = found[1]["problem"]["detail"].as_str().expect("a sentence");
    assert!(detail.starts_with("column 2: this is no JSON"), "{detail}");
    assert_eq!(found[1], found[3]);
}

#[test]
fn a_byte_order_mark_before_a_line_is_skipped() {
    let request = r#"{"id":"r","rows":[".X.O"],"komi":0}"#;
    let (plain, _) = answers(&["-"], request);
    let (found, error) = answers(&["-"], &format!("\u{feff}{request}\n\u{feff}{request}"));
    assert_eq!(found, [plain[0].clone(), plain[0].clone()], "files that begin with one may be joined");
    assert_eq!(error, "");
}

/// Bytes that look like nothing, always the same.
fn noise(length: usize) -> Vec<u8> {
    let next = |state: &u32| Some(state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223));
    std::iter::successors(Some(1), next).map(|state| (state >> 24) as u8).take(length).collect()
}

#[test]
fn what_score_refuses_is_no_game_of_a_batch_either() {
    let record = format!(r#"{{"id":"a","sgf":"{WALLS}"}}"#);
    let drawn = ". X O .\n".repeat(4);
    // Longer than what is read at once, with games that come about by chance.
    let long = [b"\x01\x02;".to_vec(), noise(100_000), b"\0(;B[aa])".repeat(3), noise(100_000)].concat();
    let files: [(&str, &[u8], &str); 6] = [
        (
            "page.sgf",
            b"<html><body>Not found (;x[404])</body></html>",
            "no game record in SGF: it does not begin with (",
        ),
        ("note.sgf", b"a note (;-) on a game", "no game record in SGF: it does not begin with ("),
        ("request.sgf", record.as_bytes(), "found a request in JSON, expected a game record in SGF, GIB or NGF"),
        ("board.sgf", drawn.as_bytes(), "found a drawn board, expected a game record in SGF, GIB or NGF"),
        ("noise.sgf", &noise(100_000), "found bytes that are no text"),
        ("long.sgf", &long, "found bytes that are no text"),
    ];
    let folder = folder("no-records");
    for (name, bytes, fault) in files {
        fill(&folder, &[(name, bytes)]);
        let path = folder.join(name);
        let (rows, error) = rows(&["--rules", "japanese-1989", path.to_str().expect("plain names")], b"");
        assert_eq!(error, "gyega: games read: 1; scored: 0, undetermined: 0, broken: 1; rows: 1\n", "{name}");
        assert!(text(&rows[0], "fault").starts_with(fault), "{name}: {rows:?}");
    }
    let (_, error) = rows(&["--rules", "aga", folder.to_str().expect("plain names")], b"");
    assert_eq!(error, "gyega: games read: 6; scored: 0, undetermined: 0, broken: 6; rows: 6\n");
}

#[test]
fn text_before_a_record_is_skipped_and_reported_by_score_and_batch() {
    let record = format!("Sent by a friend, who won ;-)\n\n{WALLS}");
    let folder = folder("before");
    fill(&folder, &[("mail.txt", record.as_bytes())]);
    let path = folder.join("mail.txt");
    let path = path.to_str().expect("plain names");
    let (rows, _) = rows(&["--rules", "japanese-1989", path], b"");
    assert_eq!((text(&rows[0], "repairs"), text(&rows[0], "result")), ("leading-text", "W+0.5"));
    let (code, output, error) = gyega(&["score", "--full", path], b"");
    let told = String::from_utf8(output).expect("text").split_whitespace().collect::<Vec<_>>().join(" ");
    assert_eq!(code, 0, "{error}");
    assert!(told.contains("text stands before the first game; it was skipped."), "{told}");
    assert!(told.contains("The record says W+0.5, which holds under Japanese rules 1989, its own rules."), "{told}");
    let (code, _, error) = gyega(&["score", path, "--at", "4"], b"");
    assert_eq!(code, 0, "it is a record in SGF: {error}");
}
