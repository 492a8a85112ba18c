//! A score on one screen, as it is told unless somebody asks for more.

use std::path::PathBuf;

use gyega::formats::cases;
use gyega::render::Language;

use super::{KBA_DIAGRAM_1, gyega};
use crate::support::{files_below, say, snapshot};

/// Lines and columns of what a command writes.
fn extent(output: &str) -> (usize, usize) {
    let columns = |line: &str| unicode_width::UnicodeWidthStr::width(line);
    (output.lines().count(), output.lines().map(columns).max().unwrap_or(0))
}

/// Whether an answer about a board of so many lines fits: 24 lines up to 13 of them, else 40, in 80 columns.
fn assert_fits(command: &str, input: &str, height: usize) -> String {
    let ran = gyega(command, input);
    assert_eq!((ran.code, ran.error.as_str()), (0, ""), "{command}");
    let most = if height <= 13 { 24 } else { 40 };
    let (lines, columns) = extent(&ran.output);
    assert!(lines <= most && columns <= 80, "{command}: {lines} lines, {columns} columns\n{}", ran.output);
    ran.output
}

#[test]
fn every_documented_case_fits_a_screen_in_every_language() {
    for case in cases::all() {
        for rules in ["", " --rules all"] {
            for language in Language::ALL.iter().map(|language| language.as_str()) {
                assert_fits(
                    &format!("score {}{rules} --lang {language}", case.key()),
                    "",
                    usize::from(case.board.stones.size().height()),
                );
            }
        }
    }
}

#[test]
fn real_games_fit_a_screen() {
    let Some(records) = std::env::var_os("GYEGA_RECORDS").map(PathBuf::from) else {
        say("SKIPPED screens of real games: GYEGA_RECORDS names no folder\n");
        return;
    };
    let files = files_below(&records, "sgf");
    assert!(files.len() > 300, "{} records", files.len());
    for file in files.iter().step_by(17) {
        let Ok(text) = std::fs::read_to_string(file) else { continue };
        let height = text.split_once("SZ[").and_then(|(_, size)| size.split(']').next()?.parse().ok()).unwrap_or(19);
        assert_fits("score - --rules all", &text, height);
        assert_fits("score - --rules all --komi rule-set --lang ja", &text, height);
    }
}

const DISPUTED: &str = "..XOX...XO\n..XOXXXXXO\n..XOOOOOOO\n..XO......\n..XOOOOOOO\n..XXXXXXXX\n";

#[test]
fn a_dispute_opens_with_who_wins_by_each_ruling() {
    // Dead, the ten stones at E6 and the space around them are White's: Japanese article 8 and the prisoners make 9 for
    // Black into 11 for White.
    let told = assert_fits("score - --prisoners 0,0 --komi 0 --black-dead none --white-dead E6", DISPUTED, 6);
    let lines: Vec<&str> = told.lines().take(3).collect();
    assert_eq!(
        lines,
        [
            "In dispute: E6. The result by each ruling:",
            "- as Black says: B+9 under korean-2016; B+10 under chinese-2002, ing-sst.",
            "- as White says: W+11 under korean-2016; W+10 under chinese-2002, ing-sst.",
        ]
    );
}

/// Two white stones, each alone in a field of Black's.
const TWO: &str = "O....X....O\n.....X.....\n.....X.....\nXXXXXXXXXXX\nOOOOOOOOOOO\n...........\n";

#[test]
fn a_dispute_is_ended_by_what_either_player_says() {
    let told = gyega("score - --prisoners 0,0 --black-dead A6,L6 --white-dead L6", TWO).output;
    let advice = "--dead A6,L6 or --dead L6, in place of the claims";
    assert!(told.replace("\n  ", " ").contains(advice), "{told}");
    for dead in ["A6,L6", "L6"] {
        let told = gyega(&format!("score - --prisoners 0,0 --dead {dead}"), TWO).output;
        assert!(!told.contains("In dispute") && !told.contains("which stones are dead"), "{told}");
    }
}

#[test]
fn where_not_every_ruling_is_scored_the_screen_says_so() {
    // Nine white stones in a field of Black's, no two with a liberty in common.
    let row = |stones: bool| if stones { "O..O..O..XO.\n" } else { ".........XO.\n" };
    let board: String = (0..9).map(|line| row(line % 3 == 0)).collect();
    let asked = "score - --prisoners 0,0 --black-dead A9,D9,G9,A6,D6,G6,A3,D3,G3 --white-dead none";
    let told = assert_fits(asked, &board, 9);
    assert!(told.contains("9 groups are disputed, more than 8"), "{told}");
    let full = gyega(&format!("{asked} --full"), &board).output;
    assert!(!full.contains("Every ruling") && full.contains("Not every ruling"), "{full}");
}

#[test]
fn nine_disputed_groups_fit_a_screen_beside_thirteen_lines() {
    let row = |stones: bool| if stones { "O..O..O..XO.\n" } else { ".........XO.\n" };
    let board: String = (0..13).map(|line| row(line < 9 && line % 3 == 0)).collect();
    for rules in ["", " --rules all"] {
        let claims = "--black-dead A13,D13,G13,A10,D10 --white-dead G10,A7,D7,G7";
        assert_fits(&format!("score - --prisoners 0,0 {claims}{rules}"), &board, 13);
    }
}

#[test]
fn what_a_record_marks_is_reported_as_agreed_beside_claims() {
    let record = "(;SZ[11:6]KM[0]AB[fa][fb][fc][ad:kd]AW[aa][ka][ae:ke];B[];W[]TB[aa:ec][ga:kc]TW[af:kf])";
    let told = gyega("score - --black-dead none --white-dead none", record).output.replace("\n  ", " ");
    assert!(told.contains("The two players say the same of every chain."), "{told}");
    assert!(told.contains("What the record marks as dead counts as claimed by both players."), "{told}");
}

#[test]
fn a_result_with_another_komi_than_the_scores_says_so() {
    let record =
        "(;SZ[5]RU[Japanese]KM[0.5]RE[B+4.5];B[ca];W[da];B[cb];W[db];B[cc];W[dc];B[cd];W[dd];B[ce];W[de];B[];W[])";
    let told = |komi: &str| gyega(&format!("score - --dead none{komi}"), record).output;
    let own = "That count uses the komi of the record: 0.5 points.";
    assert!(told(" --komi 7.5").replace("\n  ", " ").contains(own), "{}", told(" --komi 7.5"));
    assert!(!told("").contains(own) && told("").contains("which holds"), "{}", told(""));
}

#[test]
fn many_rule_sets_fit_a_screen_beside_what_is_missing_and_a_dispute() {
    for asked in ["", " --prisoners 0,0 --black-dead none --white-dead E6"] {
        for language in Language::ALL.iter().map(|language| language.as_str()) {
            assert_fits(&format!("score - --rules all --lang {language}{asked}"), DISPUTED, 6);
        }
    }
}

#[test]
fn what_a_request_asks_besides_is_shown() {
    let request = r#"{"rows": [".XO.", ".XO."], "dead": [], "prisoners": {"black": 0, "white": 0}, "rule_sets": ["aga"], "sensitivity": true}"#;
    let told = gyega("score -", request).output;
    assert!(told.contains("How little would change"), "{told}");
}

#[test]
fn komi_is_reported_as_it_is() {
    let record =
        |komi: &str| format!("(;SZ[5]{komi};B[ca];W[da];B[cb];W[db];B[cc];W[dc];B[cd];W[dd];B[ce];W[de];B[];W[])");
    // A custom set with a komi of its own keeps it, also where that of the record is asked for.
    for asked in ["", " --komi record"] {
        let told =
            gyega(&format!("score - --dead none --rules korean-2016(komi=7.5){asked}"), &record("KM[0.5]")).output;
        assert!(told.contains("W+2.5") && !told.contains("that of the record"), "{told}");
    }
    let some = gyega("score - --dead none --komi japanese-1989=0.5 --rules japanese,chinese", &record("")).output;
    assert!(!some.contains("Komi is each rule set's own."), "{some}");
}

#[test]
fn what_is_missing_stands_before_the_checks_with_what_tells_it() {
    let told = assert_fits("score - --prisoners 0,0 --komi 0", DISPUTED, 6);
    let at = |text: &str| told.find(text).unwrap_or_else(|| panic!("{text}: {told}"));
    let verdict = at("Undetermined under korean-2016, chinese-2002, ing-sst.");
    let missing = at("- which stones are dead, or that there are none: --dead E6 or --dead none");
    assert!(verdict < missing && missing < at("- Whether E6"), "{told}");
    // Both ends stand in the table.
    assert!(told.contains("B+9/W+11") && told.contains("B+10/W+10"), "{told}");
}

#[test]
fn what_is_not_firm_is_reported_in_the_verdict_and_in_the_table() {
    let told = assert_fits("score - --prisoners 0,0 --komi 0 --dead none", DISPUTED, 6);
    assert!(told.contains("Black wins by 9 points under korean-2016, not firm;"), "{told}");
    assert!(told.contains("B+9 ~") && told.contains("~ not firm"), "{told}");
}

#[test]
fn the_screen_of_every_rule_set() {
    let command = format!("score {KBA_DIAGRAM_1} --prisoners 1,0 --komi 0 --rules all");
    let told = assert_fits(&command, "", 9);
    // Diagram 1 is 16 to 17 under territory; under stone scoring two groups more of White's pay the tax.
    assert!(
        told.contains(
            "White wins by 1 point under 21 rule sets; undetermined under 4 rule sets; Black\nwins by 1 point"
        ),
        "{told}"
    );
    snapshot!("cli", "score-on-one-screen", &told);
}

#[test]
fn the_result_alone_is_for_scripts() {
    let brief =
        |rules: &str| gyega(&format!("score {KBA_DIAGRAM_1} --prisoners 1,0 --komi 0 --brief{rules}"), "").output;
    assert_eq!(brief(" --rules korean"), "W+1\n");
    assert_eq!(brief(" --rules korean,stone-scoring,wmsg"), "korean-2016\tW+1\nstone-scoring\tB+1\nwmsg-2008\t?\n");
    let refused = gyega(&format!("score {KBA_DIAGRAM_1} --brief --full"), "");
    assert_eq!((refused.code, refused.output.as_str()), (2, ""));
}

#[test]
fn the_komi_of_a_record_is_that_of_every_rule_set_and_is_reported() {
    let record = "(;SZ[5]RU[Japanese]KM[0.5]RE[B+4.5];B[ca];W[da];B[cb];W[db];B[cc];W[dc];B[cd];W[dd];B[ce];W[de];B[];W[]TB[aa:be]TW[ea:ee])";
    let told = gyega("score -", record).output;
    // Ten points to five, and fifteen to ten where stones count: 4.5 either way.
    assert!(told.contains("Black wins by 4.5 points under all 4 rule sets."), "{told}");
    assert!(told.contains("- Komi is that of the record: 0.5 points."), "{told}");
    let own = gyega("score - --komi rule-set --rules japanese,chinese", record).output;
    assert!(own.contains("W+1.5") && own.contains("W+2.5") && own.contains("- Komi is each rule set's own."), "{own}");
}

#[test]
fn a_comparison_takes_its_position_anywhere_and_tells_sets_from_files() {
    let told = |command: &str| gyega(&format!("compare {command} --prisoners 1,0 --komi 0"), "");
    let first = told(&format!("chinese-2002 stone-scoring {KBA_DIAGRAM_1}"));
    assert_eq!((first.code, first.error.as_str()), (0, ""));
    for order in ["{} chinese-2002 stone-scoring", "chinese-2002 {} stone-scoring"] {
        assert_eq!(told(&order.replace("{}", KBA_DIAGRAM_1)).output, first.output, "{order}");
    }
    let no_set = told(&format!("{KBA_DIAGRAM_1} korian stone-scoring"));
    assert!(no_set.code == 2 && no_set.error.contains("korian"), "{}", no_set.error);
    let no_file = told("korean no-such-file stone-scoring");
    assert!(no_file.code == 1 && no_file.error.contains("found no file \"no-such-file\""), "{}", no_file.error);
}
