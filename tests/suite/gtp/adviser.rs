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
