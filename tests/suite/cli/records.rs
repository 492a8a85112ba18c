//! Game records on the command line.

use super::gyega;

/// What is said of a record that tells of no dead stones.
const UNMARKED: &str = "it marks no territory, so that no stone was taken as dead";

/// Ten points for Black in columns A and B, five for White in column E, half a point of komi.
const WALLS: &str =
    "(;SZ[5]RU[Japanese]KM[0.5]RE[B+4.5];B[ca];W[da];B[cb];W[db];B[cc];W[dc];B[cd];W[dd];B[ce];W[de];B[];W[])";

#[test]
fn a_record_is_scored_under_its_own_rules_with_its_own_komi_first() {
    let ran = gyega("score -", WALLS);
    let checked = "gyega: standard input: its result is B+4.5, and so it is under japanese-1989 by the record\n";
    assert_eq!((ran.code, ran.error.as_str()), (0, checked));
    let scores: Vec<&str> = ran.output.lines().skip_while(|line| !line.starts_with("Scores")).skip(2).take(4).collect();
    assert!(scores[0].contains("japanese-1989") && scores[0].contains("B+4.5"), "{}", scores[0]);
    assert!(scores[1].contains("korean-2016") && scores[3].contains("ing-sst"), "the others follow: {scores:?}");
    // Under other rules the komi is theirs: 15 points to 10, and 8 for White.
    assert!(scores[3].contains("W+3"), "{}", scores[3]);
    let other = gyega("score - --rules japanese-1989 --komi 6.5", WALLS);
    assert!(other.output.contains("W+1.5"), "{}", other.output);
}

#[test]
fn stones_in_the_marked_territory_of_the_opponent_are_dead() {
    // A white stone at A5, which Black let stand: he has its point as before, and the stone besides.
    let record = WALLS.replace(";B[];W[])", ";B[];W[aa];B[];W[]TB[aa:be]TW[ea:ee])");
    let ran = gyega("score - --rules japanese-1989 --format json", &record);
    assert_eq!(ran.code, 0, "{}", ran.error);
    let answer: serde_json::Value = serde_json::from_str(&ran.output).expect("an answer is JSON");
    assert_eq!(answer["groups"][0]["status"], "dead", "the stone at A5");
    assert_eq!(answer["scores"][0]["result"], "B+5.5");
}

#[test]
fn a_result_that_the_record_does_not_give_is_told() {
    let error = |record: &str| gyega("score -", record).error;
    let other = error(&WALLS.replace("RE[B+4.5]", "RE[W+0.5]"));
    assert_eq!(
        other,
        format!(
            "gyega: standard input: its result is W+0.5; by the record it is B+4.5 under japanese-1989; {UNMARKED}\n"
        )
    );
    assert_eq!(error(&WALLS.replace("RE[B+4.5]", "RE[B+R]")), "", "a resignation says nothing of the board");
    // Stones set in the middle of the game: nobody knows what was captured.
    let set = error(&WALLS.replace(";B[cc]", ";AE[ca]AB[ca];B[cc]"));
    assert!(set.contains("cannot be checked: missing prisoners"), "{set}");
}

#[test]
fn repairs_are_told_and_faults_refuse() {
    let ran = gyega("score -", &WALLS.replace("KM[0.5]", "KM[0,5]"));
    assert_eq!(ran.code, 0);
    assert!(ran.error.contains("offset 22: odd-komi"), "{}", ran.error);
    let ran = gyega("score -", "(;SZ[99];B[aa])");
    assert_eq!((ran.code, ran.output.as_str()), (1, ""));
    assert_eq!(
        ran.error,
        "gyega: standard input: no game record: line 1, column 6: SZ is 99, expected 1 to 25, or two such numbers with a colon\n"
    );
}

#[test]
fn a_move_may_be_asked_about_from_the_end_of_a_record() {
    // Black fills C1's neighbour B1; at E1 White may play, Black may play too, as E1 has the liberty E2.
    let ran = gyega("move - B1 --rules japanese-1989", WALLS);
    assert_eq!(ran.code, 0, "{}", ran.error);
    assert!(ran.output.contains("B1"), "{}", ran.output);
}

#[test]
fn two_rule_sets_are_compared_with_the_komi_of_the_record_for_its_own() {
    // 10 to 5.5, and 15 to 10 less the komi that Chinese rules have: the record's half point is named as the Japanese komi.
    let ran = gyega("compare chinese-2002 japanese-1989 -", WALLS);
    assert_eq!(ran.code, 0, "{}", ran.error);
    assert!(ran.output.contains("0.5 points under japanese-1989"), "{}", ran.output);
}
