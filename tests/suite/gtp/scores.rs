//! When there is a score to be told, and what is said when there is none.

use super::last;

/// Columns B and D of a board of five lines: five points for each player, five neutral ones.
const WALLS: &str = "set_position b B1 b B2 b B3 b B4 b B5 w D1 w D2 w D3 w D4 w D5";

fn walls(command: &str) -> String {
    last(&format!("boardsize 5\n{WALLS}"), command)
}

#[test]
fn prisoners_that_are_not_known_are_asked_for() {
    // Ten points each by area. By territory five each and prisoners, which a position does not tell.
    assert_eq!(walls("final_score"), "= W+7.5");
    let unknown = "? cannot score: missing: prisoners; gyega-prisoners tells them";
    assert_eq!(walls("kgs-rules japanese\nfinal_score"), unknown);
    assert_eq!(walls("gyega-prisoners"), "= ? ?");
    assert_eq!(walls("kgs-rules japanese\ngyega-prisoners 2 0\nfinal_score"), "= W+4.5");
    assert_eq!(walls("kgs-rules japanese\ngyega-prisoners 7 0\nkomi 6.5\nfinal_score"), "= B+0.5");
    assert_eq!(walls("kgs-rules japanese\ngyega-prisoners 3 3\nkomi 0\nfinal_score"), "= 0");
}

#[test]
fn prisoners_are_reported_for_now_and_counted_on() {
    // White's A5 is taken by A4 while B5 stands.
    let told = |command: &str| last(&format!("boardsize 5\nset_position w A5 b B5 w E1\n{command}"), "gyega-prisoners");
    assert_eq!(told("play b A4"), "= ? ?");
    assert_eq!(told("gyega-prisoners 2 4\nplay b A4"), "= 3 4");
    assert_eq!(told("play b A4\ngyega-prisoners 2 4"), "= 2 4");
    assert_eq!(told("play b A4\ngyega-prisoners 2 4\nundo"), "= 1 4");
    let error = last("boardsize 5\nset_position w A5 b B5\nplay b A4", "gyega-prisoners 0 0");
    assert_eq!(error, "? impossible position: prisoners: found 0, expected at least 1, which the moves captured");
    let error = last("boardsize 5\nplay b A4", "gyega-prisoners 0 2");
    assert_eq!(error, "? impossible position: prisoners: found 2, expected 0, as the moves give");
    let error = last("boardsize 5\nset_position w A5 b B5", "gyega-prisoners 0 99999999999999999999");
    assert_eq!(error, "? impossible position: prisoners: found 4294967295, expected at most 100000");
}

#[test]
fn an_open_border_has_no_score_whatever_is_said() {
    let open = "? cannot score: the game is not over: the border is open beside G7 C3";
    let game = "boardsize 9\nplay b C3\nplay w G7";
    for before in ["", "play b pass\nplay w pass", "gyega-dead none", "gyega-dead G7\ngyega-dead none"] {
        assert_eq!(last(&format!("{game}\n{before}"), "final_score"), open, "{before}");
    }
    assert_eq!(last(game, "final_status_list dame"), open);
    assert_eq!(last(game, "gyega-compare japanese chinese"), open);
    assert!(last(game, "gyega-explain").contains("does not look finished there"), "told beside the ledger");
}

#[test]
fn a_board_of_one_player_is_scored_once_passes_ended_the_game() {
    let alone =
        "? cannot score: the game is not over: not both players have stones on the board, and it did not end by passes";
    assert_eq!(last("boardsize 9\nkomi 0.5", "final_score"), alone);
    assert_eq!(last("boardsize 9\nkomi 0.5\nplay b E5", "final_score"), alone);
    // Nobody has a point: komi decides. Then Black has all 81.
    assert_eq!(last("boardsize 9\nkomi 0.5\nplay b pass\nplay w pass", "final_score"), "= W+0.5");
    assert_eq!(last("boardsize 9\nkomi 0.5\nplay b E5\nplay w pass\nplay b pass", "final_score"), "= B+80.5");
}

#[test]
fn rules_that_take_nothing_off_by_agreement_count_what_was_played_out() {
    // White's A3 stands in Black's territory. Tromp and Taylor count the board as it is, once both have passed: A3
    // reaches no neutral point, but it reaches A1 A2 A4 A5, which then belong to nobody. Black has 5, White 11.
    let game = format!("boardsize 5\n{WALLS} w A3\ngyega-rules tromp-taylor\nkomi 0");
    assert_eq!(
        last(&game, "final_score"),
        "? cannot score: the game is not over: not settled are A3, and it did not end by passes"
    );
    let passed = format!("{game}\nplay b pass\nplay w pass");
    assert_eq!(last(&passed, "final_score"), "= W+6");
    assert_eq!(last(&format!("{passed}\ngyega-dead A3"), "final_score"), "= W+6", "nothing comes off");
    assert_eq!(last(&passed, "final_status A3"), "= alive");
    assert_eq!(
        last(&format!("{passed}\nkgs-rules chinese"), "final_status A3"),
        "= dead",
        "these take off what reading shows to be captured"
    );
}

#[test]
fn what_is_said_of_dead_stones_ends_with_their_board() {
    let game = format!("boardsize 5\n{WALLS} w A3\ngyega-dead A3");
    assert_eq!(last(&game, "gyega-dead"), "= A3");
    assert_eq!(last(&format!("{game}\nplay b pass"), "gyega-dead"), "= A3", "a pass leaves the board as it is");
    assert_eq!(last(&format!("{game}\nplay b A4"), "gyega-dead"), "=");
    assert_eq!(last(&format!("{game}\nplay b pass\nundo"), "gyega-dead"), "= A3");
    assert_eq!(last(&format!("{game}\nclear_board"), "gyega-dead"), "=");
    assert_eq!(last(&format!("{game}\ngyega-dead none"), "gyega-dead"), "= none");
    assert_eq!(last(&game, "gyega-dead D3 C1"), "? impossible position: no stone stands at C1 (dead)");
    assert_eq!(last(&format!("{game}\ngyega-dead D3 C1"), "gyega-dead"), "= A3", "what is refused changes nothing");
    assert_eq!(last(&format!("{game}\ngyega-dead D3"), "gyega-dead"), "= D5 D4 D3 D2 D1", "a stone marks its chain");
    assert_eq!(last(&game, "gyega-dead A3 pass"), "? invalid vertex: found pass, expected a point of the board");
}

#[test]
fn what_counts_for_a_player_is_territory() {
    // A seki: Black has the eye A3, White E3; C4 and C1 are shared. Chinese rules count eyes in seki, Japanese ones do
    // not.
    let seki = "rectangular_boardsize 5 4
set_position b A4 b B4 w D4 w E4 b B3 b C3 w D3 b A2 b B2 b C2 w D2 w E2 b A1 b B1 w D1 w E1";
    let told = |rules: &str, status: &str| {
        last(&format!("{seki}\ngyega-rules {rules}"), &format!("final_status_list {status}"))
    };
    assert_eq!(told("chinese", "black_territory"), "= A3");
    assert_eq!(told("chinese", "dame"), "= C4\nC1");
    assert_eq!(told("japanese", "black_territory"), "=");
    assert_eq!(told("japanese", "dame"), "= C4\nA3\nE3\nC1");
    assert_eq!(told("japanese", "seki").lines().count(), 2, "a chain of each player");
    assert_eq!(told("japanese", "alive"), "=");
}

#[test]
fn the_difference_of_two_rule_sets_is_reported_in_words() {
    let told = last(
        &format!("boardsize 5\n{WALLS} w A3\ngyega-dead A3\ngyega-prisoners 0 0\nkomi 0.5"),
        "gyega-compare japanese chinese",
    );
    // Japanese: 6 to 5.5. Chinese: 10 to 10.5.
    assert!(told.starts_with("=\n  japanese-1989 -> chinese-2002: B+0.5 becomes W+0.5\n"), "{told}");
    assert!(!told.contains("\n\n"));
    assert_eq!(walls("gyega-compare aga aga"), "? rule set aga is named twice");
    assert!(
        walls("gyega-compare").contains("chinese-2002 -> "),
        "from the rule set of the game to those taken by default"
    );
}

#[test]
fn a_ledger_is_reported_in_words() {
    let told = walls("gyega-explain chinese");
    assert!(told.starts_with("=\n  5 b X - O w\n"), "{told}");
    assert!(told.contains("chinese-2002 (area): White wins by 3 3/4 zi, a lead of 7.5 points, not firm."), "{told}");
    assert!(!told.contains("\n\n") && !told.contains("korean"), "{told}");
}

#[test]
fn statuses_that_nobody_told_are_those_that_are_likely_and_no_score_rests_on_them() {
    // White's B8 and Black's D3 stand alone in what the other surrounds.
    let game = "boardsize 9\nkomi 0\nset_position b F9 b F8 b G8 b F7 b H7 b A6 b B6 b C6 b D6 b E6 b F6 b G6 b H6 b D3 \
                w B8 w G9 w H9 w H8 w J8 w J7 w J6 w A5 w B5 w C5 w D5 w E5 w F5 w G5 w H5 w J5";
    assert_eq!(last(game, "final_status_list dead"), "= B8\nD3");
    assert_eq!(last(game, "final_status B8"), "= dead");
    assert_eq!(last(game, "final_status A1"), "= white_territory");
    let unsaid = last(game, "final_score");
    assert!(unsaid.starts_with("? cannot score: the game is not over: the border is open beside"), "{unsaid}");
    assert!(!last(game, "printsgf").contains("TB["), "a record tells no territory that nobody agreed on");
    assert_eq!(last(game, "gyega-dead"), "=", "it is no mark");
    assert_eq!(last(&format!("{game}\ngyega-dead B8 D3"), "final_score"), "= W+23", "29 and 52 by area");
    // Who plays C7 first decides: nothing is likely.
    let open = "boardsize 7\nset_position b A7 w F7 b E7 b A6 b B6 b C6 b D6 b E6 w A5 w B5 w C5 w D5 w E5 w F5 w F6";
    let refused = last(open, "final_status_list dead");
    assert!(refused.starts_with("? cannot score: not settled: A7, and nobody said"), "{refused}");
}
