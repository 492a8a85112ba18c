//! Engines that are asked which stones are dead: what they say is told as theirs, and what they do wrong does no harm.

use std::time::{Duration, Instant};

use serde_json::Value;

use super::gnugo;
use crate::batch::gyega;

/// The walls of `session`, drawn: White's A3 stands in Black's territory.
const BOARD: &str = ".X.O.\n.X.O.\nOX.O.\n.X.O.\n.X.O.\n";

/// An engine made of the shell: it answers like this to the two lists and agrees to everything else.
fn engine(dead: &str, seki: &str) -> String {
    let script = format!(
        "while read -r line; do case \"$line\" in name) echo \"= Oracle\";; version) echo \"= 1.5\";; *dead) echo \"{dead}\";; *seki) echo \
         \"{seki}\";; *) echo =;; esac; echo; done"
    );
    format!("sh -c '{script}'")
}

/// Exit code, output and errors of a command with an adviser, on a board from standard input.
fn advised(command: &[&str], adviser: &str, board: &str) -> (u8, String, String) {
    let (code, output, error) = gyega(&[command, &["--adviser", adviser]].concat(), board.as_bytes());
    (code, String::from_utf8(output).expect("output is UTF-8"), error)
}

const SCORE: [&str; 8] = ["score", "-", "--rules", "japanese", "--prisoners", "0,0", "--komi", "0.5"];

fn refusal(adviser: &str, board: &str) -> String {
    let (code, output, error) = advised(&SCORE, adviser, board);
    // To ask about what somebody marked is a fault of the command line.
    let expected = if error.contains("expected a position that nobody marked") { 2 } else { 1 };
    assert_eq!((code, output.as_str()), (expected, ""), "{adviser}");
    error
}

#[test]
fn claims_of_an_adviser_are_scored_and_reported_as_its_own() {
    let (code, output, error) = advised(&SCORE, &engine("= A3", "="), BOARD);
    assert_eq!((code, error.as_str()), (0, ""));
    assert!(output.contains("B+0.5"), "A3 comes off: 6 to 5.5\n{output}");
    let told = output.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(told.contains("Oracle 1.5, an engine that was asked, claims that A3 is dead."), "{output}");
    let json = [&SCORE[..], &["--format", "json"]].concat();
    let (_, output, _) = advised(&json, &engine("= A3", "="), BOARD);
    let answer: Value = serde_json::from_str(&output).expect("JSON");
    let taken = answer["assumptions"].as_array().expect("a list");
    let claim = taken.iter().find(|taken| taken["code"] == "dead-by-adviser").expect("named");
    assert_eq!(
        (&claim["arguments"]["adviser"], &claim["arguments"]["points"][0]),
        (&"Oracle 1.5".into(), &"A3".into())
    );
    let group = answer["groups"].as_array().expect("a list").iter().find(|group| group["id"] == "A3").expect("a group");
    assert_eq!((&group["status"], &group["evidence"]), (&"dead".into(), &"claimed".into()));
    let markdown = [&SCORE[..], &["--format", "md"]].concat();
    assert!(advised(&markdown, &engine("= A3", "="), BOARD).1.contains("Oracle 1.5, an engine that was asked"));
}

#[test]
fn an_adviser_that_claims_nothing_is_named_too() {
    let (_, output, _) = advised(&SCORE, &engine("=", "="), BOARD);
    let told = output.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(told.contains("Oracle 1.5, an engine that was asked, claims that none are dead."), "{output}");
    let (_, output, _) = advised(&SCORE, &engine("=", "= A3 B1"), BOARD);
    let told = output.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(told.contains("claims that B5 B4 A3 B3 B2 B1 stand in seki."), "whole chains: {output}");
}

#[test]
fn a_comparison_names_the_adviser() {
    let command = ["compare", "japanese", "chinese", "-", "--prisoners", "0,0", "--komi", "0.5"];
    let (code, output, _) = advised(&command, &engine("= A3", "="), BOARD);
    assert_eq!(code, 0);
    assert!(output.contains("japanese-1989 -> chinese-2002: B+0.5 becomes W+0.5"), "{output}");
    assert!(output.contains("Oracle 1.5, an engine that was asked, claims that A3 is dead."), "{output}");
}

#[test]
fn what_somebody_marked_is_not_asked_for() {
    let marked = "gyega: --adviser: found stones or territory marked already, expected a position that nobody marked\n";
    let drawn = BOARD.replacen("OX", "oX", 1);
    assert_eq!(refusal("/nonexistent/engine", &drawn), marked, "a stone is drawn as dead");
    let refused = |more: &[&str]| advised(&[&SCORE[..], more].concat(), "/nonexistent/engine", BOARD).2;
    assert_eq!(refused(&["--dead", "A3"]), marked);
    assert_eq!(refused(&["--dead", "pass-alive"]), marked);
    assert_eq!(refused(&["--seki", "A3"]), marked);
    assert_eq!(refused(&["--black-dead", "A3"]), marked, "the players disagree");
    assert_eq!(
        refusal("/nonexistent/engine", "(;SZ[5]AB[bb]AW[dd];TB[aa])"),
        marked,
        "territory is marked, no stone in it"
    );
    let picture = refused(&["--format", "svg"]);
    assert!(picture.contains("a picture does not tell whose claims it shows"), "{picture}");
}

#[test]
fn an_adviser_that_fails_is_reported_with_what_it_was_asked() {
    for (adviser, expected) in [
        ("/nonexistent/engine", "/nonexistent/engine cannot be started: No such file or directory (os error 2)"),
        ("true", "it ended before it answered name"),
        ("cat", "all 1 seconds were over"),
        (&engine("= C3", "="), "its answer to final_status_list dead names C3, expected points where a stone stands"),
        (
            &engine("= A3 F9", "="),
            "its answer to final_status_list dead names F9, expected points where a stone stands",
        ),
        (
            &engine("= nothing", "="),
            "its answer to final_status_list dead names nothing, expected points where a stone stands",
        ),
        (&engine("? no idea", "="), "it refuses final_status_list dead: no idea"),
        (&engine("= B1", "= B5"), "it calls the chain at B5 both dead and in seki"),
        ("", "found \"\", expected a command"),
        ("sh -c 'unclosed", "expected a command"),
    ] {
        let (_, output, error) = advised(&[&SCORE[..], &["--adviser-time", "1"]].concat(), adviser, BOARD);
        assert!(output.is_empty() && error.starts_with("gyega: --adviser"), "{adviser}: {error}");
        assert!(error.trim_end().ends_with(expected), "{adviser}: {error}");
    }
}

#[test]
fn an_adviser_that_hangs_or_talks_without_end_is_ended_in_time() {
    for adviser in ["sleep 600", "yes", "yes =", "sh -c \"printf '= '; cat /dev/zero\""] {
        let start = Instant::now();
        let (code, _, error) = advised(&[&SCORE[..], &["--adviser-time", "1"]].concat(), adviser, BOARD);
        assert_eq!(code, 1, "{adviser}");
        assert!(
            error.contains("when all 1 seconds were over") || error.contains("has more than 10000 lines"),
            "{error}"
        );
        assert!(start.elapsed() < Duration::from_secs(20), "{adviser}");
    }
}

#[test]
fn a_proposal_shows_what_an_adviser_claims_beside_it() {
    let (code, output, _) = advised(&["propose", "-"], &engine("= D1", "="), BOARD);
    assert_eq!(code, 0);
    let told = output.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(told.contains("Oracle 1.5, an engine that was asked, claims that D5 D4 D3 D2 D1 are dead."), "{output}");
    let (_, output, _) = advised(&["propose", "-", "--format", "json"], &engine("= D1", "="), BOARD);
    let answer: Value = serde_json::from_str(&output).expect("JSON");
    assert_eq!(answer["adviser"]["dead"], serde_json::json!(["D5", "D4", "D3", "D2", "D1"]));
    assert_eq!(answer["dead"], serde_json::json!(["A3"]), "what gyega proposes stays its own");
}

/// A record of [`BOARD`] by Chinese rules, in which nobody marked anything.
fn record(more: &str) -> String {
    let stones = "AB[ba][bb][bc][bd][be]AW[da][db][dc][dd][de]";
    format!("(;SZ[5]RU[Chinese]KM[0]{stones}{more};B[];W[])")
}

#[test]
fn archives_ask_one_engine_about_all_boards_that_nobody_marked() {
    let started = crate::batch::folder("adviser-starts").join("starts");
    let path = started.to_str().expect("plain names");
    // It calls D1's chain dead, whatever stands there, and writes down that it was started.
    let engine = engine("= D1", "=").replacen("while", &format!("echo started >> {path}; while"), 1);
    let games = [record(""), record("AW[ac]"), record("TB[aa:ae]TW[ea:ee]")].concat();
    let told = |options: &[&str]| -> Vec<[Value; 5]> {
        let options = [&["batch", "--rules", "chinese-2002", "--adviser", &engine][..], options].concat();
        let (code, output, faults) = gyega(&options, games.as_bytes());
        assert_eq!(code, 0, "{faults}");
        let rows = output.split(|byte| *byte == b'\n').filter(|line| !line.is_empty());
        let columns = ["dead_stones", "result", "adviser", "adviser_dead", "adviser_fault"];
        rows.map(|row| serde_json::from_slice::<Value>(row).expect("JSON"))
            .map(|row| columns.map(|column| row[column].clone()))
            .collect()
    };
    let claims = || ["Oracle 1.5".into(), "D5 D4 D3 D2 D1".into(), Value::Null];
    let rows = told(&["--threads", "2"]);
    // Reading tells of the first two boards, with five points of area each and A3 taken off; so does the mark of the
    // third.
    let own = |source: &str, [adviser, dead, fault]: [Value; 3]| [source.into(), "Draw".into(), adviser, dead, fault];
    assert_eq!(rows[0], own("read", claims()));
    assert_eq!(rows[1], own("read", claims()));
    assert_eq!(rows[2], own("marked", [Value::Null, Value::Null, Value::Null]), "somebody marked it");
    assert_eq!(std::fs::read_to_string(&started).expect("it was started"), "started\n");
    // Where nothing else may tell, its claims decide: with D1 dead the whole board is Black's.
    let decided = told(&["--count-only"]);
    assert_eq!(&decided[0][..2], &[Value::from("advised"), "B+25".into()]);
    // What it does wrong is told in the row, and the next board is another question.
    let broken = engine_failing_at_the_second_board();
    let options = ["batch", "--rules", "chinese-2002", "--adviser", &broken, "--threads", "1"];
    let (code, output, _) = gyega(&options, [record(""), record(""), record("")].concat().as_bytes());
    assert_eq!(code, 0);
    let output = String::from_utf8(output).expect("JSON is text");
    let faults: Vec<bool> = output.lines().map(|line| line.contains("it ended before it answered")).collect();
    assert_eq!(faults, [false, true, false], "{output}");
    let (code, output, error) = gyega(&["batch", "--adviser", "/nonexistent/engine"], games.as_bytes());
    assert_eq!((code, output.len()), (1, 0), "{error}");
}

/// An engine that ends when a second board is set.
fn engine_failing_at_the_second_board() -> String {
    let script = "boards=0; while read -r line; do case \"$line\" in boardsize*) boards=$((boards+1)); [ $boards -lt 2 ] || exit 1; echo =;; \
                  *) echo =;; esac; echo; done";
    format!("sh -c '{script}'")
}

#[test]
fn our_own_referee_can_be_asked_and_says_when_it_does_not_know() {
    let own = format!("{} gtp", env!("CARGO_BIN_EXE_gyega"));
    // Black's eye of three points: who plays C7 first decides.
    let unknown = refusal(&own, "X...XO.\nXXXXXO.\nOOOOOO.\n.......\n.......\n.......\n.......\n");
    assert!(
        unknown.contains("it refuses final_status_list dead: cannot score: not settled: A7, and nobody said"),
        "{unknown}"
    );
    let (code, output, _) = advised(&SCORE, &own, &BOARD.replace("OX", ".X"));
    assert_eq!(code, 0);
    let told = output.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(told.contains(&format!(
        "gyega {}, an engine that was asked, claims that none are dead.",
        env!("CARGO_PKG_VERSION")
    )));
}

#[test]
fn gnu_go_is_an_adviser() {
    let Some(gnugo) = gnugo("advice") else { return };
    // White's stone has no room for an eye, and Black's has liberties outside: it is dead.
    let adviser = format!("{gnugo} --mode gtp");
    let (code, output, error) = advised(&SCORE, &adviser, BOARD);
    assert_eq!(code, 0, "{error}");
    let told = output.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(told.contains("GNU Go 3.8, an engine that was asked, claims that A3 is dead."), "{output}");
    assert!(output.contains("B+0.5"), "{output}");
    let refused = refusal(&adviser, &[".".repeat(21), format!("X{}O", ".".repeat(19))].join("\n"));
    assert!(refused.contains("it refuses rectangular_boardsize 21 2: "), "{refused}");
}
