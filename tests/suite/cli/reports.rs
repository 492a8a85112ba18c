use super::{KBA_DIAGRAM_1, gyega};
use crate::support::snapshot;

/// The snapshot of a command that does what is asked.
fn shows(name: &str, command: &str, input: &str) {
    let ran = gyega(command, input);
    assert_eq!((ran.code, ran.error.as_str()), (0, ""), "{command}");
    snapshot!("cli", name, &ran.shown(command));
}

#[test]
fn kba_diagram_1_is_ten_and_five_points_and_a_prisoner_against_seventeen() {
    let ran = gyega(&format!("score --full {KBA_DIAGRAM_1} --prisoners 1,0 --komi 0 --rules korean"), "");
    assert!(ran.output.contains("    Black  10 + 5 points of territory [8.1] + 1 prisoner [1, 12.1] = 16\n"));
    assert!(ran.output.contains("    White  11 + 6 points of territory [8.1] = 17\n"));
    assert!(ran.output.contains("White wins by 1 point"));
}

#[test]
fn a_seki_that_only_another_reading_makes_is_no_mark() {
    // Figure 15: 27 points to 33 by default; only the literal reading of article 8 calls both walls a seki, 0 to 0.
    let ran = gyega("cases japanese-1989/reference-figure-15 --score --rules japanese-1989", "");
    assert!(ran.output.contains("    Black  27 points of territory [8] = 27\n"), "{}", ran.output);
    assert!(ran.output.contains("    White  33 points of territory [8] = 33\n"), "{}", ran.output);
}

#[test]
fn a_board_is_scored_with_reasons() {
    shows("score-kba-diagram-1", &format!("score --full {KBA_DIAGRAM_1} --prisoners 1,0 --komi 0"), "");
}

#[test]
fn every_rule_set_is_scored() {
    shows("score-all-rule-sets", &format!("score --full {KBA_DIAGRAM_1} --prisoners 1,0 --komi 0 --rules all"), "");
}

#[test]
fn what_is_missing_is_said_with_the_option_that_gives_it() {
    shows(
        "score-without-prisoners",
        &format!("score --full {KBA_DIAGRAM_1} --rules korean,chinese,aga,taiwan-old,wmsg"),
        "",
    );
}

#[test]
fn a_report_is_markdown_too() {
    shows("score-markdown", "score examples/positions/kba-diagram-1.json --format md", "");
}

#[test]
fn a_board_is_a_picture_too() {
    const BOARD: &str = ". X O .\nX X O .\n. X . O\n. X O O\n";
    shows("score-svg", "score - --format svg", BOARD);
}

#[test]
fn a_diagram_for_paper_is_black_and_white() {
    const BOARD: &str = ". X O .\nX X O .\n. X . O\n. X O O\n";
    shows(
        "diagram-print",
        "diagram - --style print --coordinates numbers --labels A1=A --highlight D4 --no-legend",
        BOARD,
    );
}

#[test]
fn stones_that_are_no_position_can_be_drawn_but_not_read() {
    // White has no liberty.
    let drawn = gyega("diagram - --no-map", ".X.\nXOX\n.X.\n");
    assert!(drawn.code == 0 && drawn.output.contains("<title>B2: white stone</title>"), "{}", drawn.error);
    let read = gyega("diagram -", ".X.\nXOX\n.X.\n");
    assert_eq!((read.code, read.output.as_str()), (1, ""));
    assert!(read.error.contains("line 2 (/rows/1): found a white chain without a liberty"), "{}", read.error);
}

#[test]
fn what_is_wrong_with_options_of_a_diagram_is_reported_by_their_names() {
    let ran = gyega("diagram - --labels A1=long,Z9=A --highlight K1 --style fax", "X.\n");
    assert_eq!(ran.code, 2);
    for option in ["--labels (/labels/A1)", "--labels (/labels/Z9)", "--highlight (/highlight/0)", "--style (/style)"] {
        assert!(ran.error.contains(option), "{option}: {}", ran.error);
    }
}

#[test]
fn the_last_move_of_a_record_is_drawn() {
    let drawn = gyega("diagram - --no-legend", "(;GM[1]SZ[5];B[aa];W[cc];B[ee])");
    assert_eq!(drawn.output.matches("last move").count(), 1, "{}", drawn.output);
    assert!(drawn.output.contains("<title>E1: black stone, last move</title>"), "{}", drawn.output);
}

#[test]
fn seki_is_reported_under_every_way_of_counting() {
    shows(
        "score-seki",
        "cases kba-how-to-play/diagram-14 --score --rules korean,chinese,ing,stone-scoring,sunjang",
        "",
    );
}

#[test]
fn a_difference_is_reported_in_words() {
    shows("compare-korean-chinese", &format!("compare korean chinese {KBA_DIAGRAM_1} --prisoners 2,0"), "");
}

#[test]
fn handicap_overtime_and_the_order_of_play_count() {
    let options = "--prisoners 3,4 --handicap 2 --komi rule-set --overtime 1,0 --first-pass white --last-play black \
                   --passes 1,1 --plays 27,27 --ended-by passes --rules korean,ing,aga,wmsg,taiwan-old,button-area,chinese";
    shows("score-handicap-and-order", &format!("score --full {KBA_DIAGRAM_1} {options}"), "");
}

#[test]
fn dead_stones_are_shown_and_taken_off() {
    const BOARD: &str = "5 . X O . O\n4 X X O O O\n3 . X . O .\n2 . o X O O\n1 . X X O .\n";
    shows("score-dead-stones", "score --full - --prisoners 0,0 --komi 0 --rules japanese,chinese,sunjang", BOARD);
}

const DISPUTED: &str = "...XO....\n.O.XO.X..\n.O.XO....\n...XO....\n...XO....\n";

#[test]
fn a_dispute_is_reported_as_a_referee_reads_it() {
    let claims = "--black-dead B4 --white-dead G4 --prisoners 0,0 --komi 0";
    let options = format!("score - {claims} --detail totals --rules korean,chinese,stone-scoring");
    shows("score-dispute", &format!("{options} --sensitivity"), DISPUTED);
    shows("score-dispute-markdown", &format!("{options} --format md"), DISPUTED);
    let all = gyega(&format!("score - {claims} --sensitivity --rules all"), DISPUTED);
    assert!(all.output.lines().all(|line| line.chars().count() <= 100), "{}", all.output);
    assert!(!all.output.contains('{'), "a placeholder is left: {}", all.output);
    // Four rulings and a head in each table, as many tables as the rule sets need.
    let tables = all.output.lines().filter(|line| line.trim_start().starts_with("ruling ")).count();
    assert_eq!(all.output.matches("as White says  alive  dead ").count(), tables);
}

#[test]
fn options_give_claims_beside_those_of_a_request() {
    let body = r#"{"rows": ["...XO....", ".O.XO.X..", ".O.XO....", "...XO....", "...XO...."],
        "claims": {"black": {"dead": ["B4"]}, "white": {"dead": ["B4"]}}, "detail": "totals"}"#;
    let ran = gyega("score - --white-dead G4 --format json", body);
    assert!(ran.output.contains(r#""claims":{"black":"dead","white":"alive"}"#), "{}{}", ran.output, ran.error);
    let refused = gyega("score --full - --black-seki A1 --white-seki B4", DISPUTED);
    assert_eq!(refused.code, 2);
    assert!(
        refused.error.contains("--black-seki (/claims/black/seki/0): found A1, an empty point"),
        "{}",
        refused.error
    );
}

#[test]
fn a_comparison_tells_of_every_doubt_that_the_score_tells_of() {
    let score = gyega("score --full - --rules korean,chinese --prisoners 0,0 --dead none", DISPUTED).output;
    let compared = gyega("compare korean chinese - --prisoners 0,0 --dead none", DISPUTED).output;
    let doubt = |text: &str| text[text.find("\nAssumptions:").expect("komi is that of each rule set")..].to_owned();
    assert_eq!(doubt(&compared), doubt(&score));
    assert!(compared.contains("Checks:") && compared.contains("game does not look finished"), "{compared}");
    // What is missing stands there as well.
    let unknown = gyega("compare korean chinese - --dead none", DISPUTED).output;
    assert!(unknown.contains("Open questions:\n  - prisoners:"), "{unknown}");
}

#[test]
fn a_move_is_judged_from_the_end_of_a_record_or_from_an_earlier_place() {
    // Black's last move takes B4 in a ko.
    let record = "(;GM[1]SZ[5];B[ba];W[ca];B[ab];W[db];B[bc];W[cc];B[ee];W[bb];B[cb])";
    let retaken = gyega("move - white B4 --rules korean", record);
    assert!(retaken.output.contains("that retakes a ko at once"), "{}{}", retaken.output, retaken.error);
    let taken = gyega("move - black C4 --rules korean --at 8", record);
    assert!(taken.output.contains("takes: B4"), "{}{}", taken.output, taken.error);
    assert_eq!(gyega("move - black C4 --at 99", record).code, 2);
}

#[test]
fn a_move_is_judged_by_every_rule_set() {
    shows("move-suicide", "move kba-basic-rules/dia-11 white D9 --no-previous", "");
}

#[test]
fn a_ko_may_not_be_taken_back_at_once() {
    shows("move-ko", "move kba-how-to-play/diagram-13 white F7 --last-play black:G7:F7 --rules korean,ing,nz", "");
}

#[test]
fn numbers_that_do_not_add_up_are_reported_and_change_nothing() {
    let ran = gyega(&format!("score --full {KBA_DIAGRAM_1} --prisoners 1,0 --komi 0 --plays 30,26 --rules korean"), "");
    assert!(ran.output.contains("Black  10 + 5 points of territory [8.1] + 1 prisoner [1, 12.1] = 16"));
    let told = "Checks:\n  - Black played 30 stones, handicap stones included, but 25 on the board and 0 captured by White do\n    \
                not add up to that.\n";
    assert!(ran.output.contains(told), "{}", ran.output);
}
