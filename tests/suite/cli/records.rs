//! Game records on the command line.

use super::gyega;

/// Ten points for Black in columns A and B, five for White in column E, half a point of komi.
const WALLS: &str = "(;SZ[5]RU[Japanese]KM[0.5]RE[B+4.5];B[ca];W[da];B[cb];W[db];B[cc];W[dc];B[cd];W[dd];B[ce];W[de];B[];W[]TB[aa:be]TW[ea:ee])";

/// The same without marks: nobody says which stones are dead.
const UNMARKED: &str =
    "(;SZ[5]RU[Japanese]KM[0.5]RE[B+4.5];B[ca];W[da];B[cb];W[db];B[cc];W[dc];B[cd];W[dd];B[ce];W[de];B[];W[])";

#[test]
fn a_record_that_does_not_name_its_dead_stones_has_no_result_until_they_are_named() {
    // White's A5 is dead or not, which decides ten points: nobody marked anything.
    let record = UNMARKED.replace(";B[];W[])", ";B[];W[aa];B[];W[])");
    let ran = gyega("score --full -", &record);
    assert_eq!(ran.code, 0, "{}", ran.error);
    let row = |rules: &str| ran.output.lines().find(|line| line.trim_start().starts_with(rules)).expect("a row");
    assert!(row("japanese-1989").contains(" ?  "), "{}", ran.output);
    // With their own komi White wins in either case: at most 11 points to 5 and 6.5, 7.5 or 8.
    let own = gyega("score --full - --komi rule-set", &record).output;
    let row = |rules: &str| own.lines().find(|line| line.trim_start().starts_with(rules)).expect("a row");
    for rules in ["korean-2016", "chinese-2002", "ing-sst"] {
        assert!(row(rules).contains(" W+  "), "{own}");
    }
    assert!(ran.output.contains("- dead-stones: which stones are dead, or that there are none"), "{}", ran.output);
    assert!(
        ran.output.contains("To add what is missing: --dead with those of A5, C5 that are dead, or --dead none"),
        "{}",
        ran.output
    );
    let told = |dead: &str| gyega(&format!("score --full - --dead {dead} --rules japanese-1989"), &record).output;
    // Dead: ten points and the stone, against five and a half. Alive: Black's ten points touch both players.
    assert!(told("A5").contains("B+5.5") && told("none").contains("W+5.5"), "{}", told("none"));
    // Tromp-Taylor rules take no dead stones off: five stones to six and five points.
    let counted = gyega("score --full - --rules tromp-taylor --komi 0", &record).output;
    assert!(counted.contains("W+6"), "{counted}");
}

#[test]
fn what_is_written_into_a_record_does_not_name_dead_stones_that_nobody_named() {
    // Tromp-Taylor rules ask for no dead stones; marks of the board as it stands would say to others that White's A5
    // lives.
    let record = UNMARKED.replace(";B[];W[])", ";B[];W[aa];B[];W[])");
    let written = gyega("score - --rules tromp-taylor,chinese-2002 --format sgf", &record).output;
    assert!(written.contains("RE[W+") && !written.contains("TW["), "{written}");
    let again = gyega("score --full - --rules chinese-2002", &written).output;
    assert!(again.contains("Nobody said which stones are dead."), "{again}");
    // A result that is kept is kept with the rules and the komi that it was counted by.
    let kept = gyega("score - --rules japanese-1989 --format sgf", &record).output;
    assert!(kept.contains("RU[Japanese]KM[0.5]RE[B+4.5]"), "{kept}");
}

#[test]
fn an_empty_list_of_dead_stones_is_not_none() {
    // As from a variable that is not set.
    for dead in ["--dead=", "--dead=,"] {
        let ran = gyega(&format!("score --full - {dead}"), UNMARKED);
        assert_eq!((ran.code, ran.output.as_str()), (2, ""), "{}", ran.error);
        assert!(ran.error.contains("--dead"), "{}", ran.error);
    }
}

#[test]
fn a_record_without_marks_is_scored_where_reading_shows_that_no_stone_is_dead() {
    // Both walls have two eyes each: White A1 and A3, Black E1 and E3.
    let moves = ";B[da];W[ba];B[db];W[bb];B[dc];W[bc];B[dd];W[bd];B[de];W[be];B[eb];W[ab];B[ed];W[ad]";
    let ran = gyega(
        "score --full - --rules chinese-2002 --komi 0",
        &format!("(;SZ[5]{moves};B[ca];W[ce];B[cb];W[cd];B[cc];W[];B[])"),
    );
    // Black has column D, E4, E2, C5 to C3 and E5, E3, E1: 13 points; White has 12.
    assert!(ran.output.contains("B+1"), "{}", ran.output);
    assert!(ran.output.contains("Nobody said which stones are dead. Reading takes none off."), "{}", ran.output);
}

#[test]
fn a_record_is_scored_under_its_own_rules_with_its_own_komi_first() {
    let ran = gyega("score --full -", WALLS);
    assert_eq!((ran.code, ran.error.as_str()), (0, ""));
    assert!(
        ran.output.contains("The record says B+4.5, which holds under Japanese rules 1989, its own rules."),
        "{}",
        ran.output
    );
    let scores: Vec<&str> = ran.output.lines().skip_while(|line| !line.starts_with("Scores")).skip(2).take(4).collect();
    assert!(scores[0].contains("japanese-1989") && scores[0].contains("B+4.5"), "{}", scores[0]);
    assert!(scores[1].contains("korean-2016") && scores[3].contains("ing-sst"), "the others follow: {scores:?}");
    // Under other rules too the komi is that of the game: 15 points to 10, and a half for White.
    assert!(scores[3].contains("B+4.5"), "{}", scores[3]);
    // With their own it is 8 under Ing's.
    let own = gyega("score --full - --komi rule-set --rules ing-sst", WALLS).output;
    assert!(own.contains("W+3"), "{own}");
    // Fifteen to ten less the half point of the record; where it has none, each set's own.
    let record = gyega("score --full - --rules chinese-2002 --komi record", WALLS);
    assert!(record.output.contains("B+4.5"), "{}", record.output);
    let untold = WALLS.replace("KM[0.5]", "");
    let refused = gyega("score --full - --rules chinese-2002 --komi record", &untold);
    assert!(refused.code == 2 && refused.error.contains("no record that tells a komi"), "{}", refused.error);
    let own = gyega("score --full - --rules chinese-2002", &untold);
    assert!(own.output.contains("W+2.5"), "{}", own.output);
    let other = gyega("score --full - --rules japanese-1989 --komi 6.5", WALLS);
    assert!(other.output.contains("W+1.5"), "{}", other.output);
}

#[test]
fn stones_in_the_marked_territory_of_the_opponent_are_dead() {
    // A white stone at A5, which Black let stand: he has its point as before, and the stone besides.
    let record = WALLS.replace(";B[];W[]TB", ";B[];W[aa];B[];W[]TB");
    let ran = gyega("score - --rules japanese-1989 --format json", &record);
    assert_eq!(ran.code, 0, "{}", ran.error);
    let answer: serde_json::Value = serde_json::from_str(&ran.output).expect("an answer is JSON");
    assert_eq!(answer["groups"][0]["status"], "dead", "the stone at A5");
    assert_eq!(answer["scores"][0]["result"], "B+5.5");
}

#[test]
fn a_result_that_the_record_does_not_give_is_reported() {
    let told = |record: &str| {
        let ran = gyega("score --full -", record);
        ran.output.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    // Komi of 5.5 points, which is usual, makes W+0.5 of it.
    let other = told(&WALLS.replace("RE[B+4.5]", "RE[W+0.5]"));
    assert!(other.contains("The record says W+0.5; under Japanese rules 1989, its own rules, it is B+4.5."), "{other}");
    assert!(other.contains("komi of 5.5 points."), "{other}");
    let resigned = told(&WALLS.replace("RE[B+4.5]", "RE[B+R]"));
    assert!(resigned.contains("The record says Black by resignation: the end decided the game"), "{resigned}");
    // Stones set in the middle of the game: nobody knows what was captured.
    let set = told(&WALLS.replace(";B[cc]", ";AE[ca]AB[ca];B[cc]"));
    assert!(
        set.contains("that cannot be checked. Missing: how many stones each player captured during play."),
        "{set}"
    );
}

#[test]
fn repairs_are_reported_and_faults_refuse() {
    let ran = gyega("score --full -", &WALLS.replace("KM[0.5]", "KM[750]"));
    assert_eq!(ran.code, 0);
    assert!(
        ran.output.contains("In the record, at 1:23 KM[750] (line:column): komi is written in an unusual way"),
        "{}",
        ran.output
    );
    let guessed = gyega("score --full -", &WALLS.replace("KM[0.5]", "CA[klingon]KM[0.5]"));
    let told = guessed.output.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(told.contains("at 1:23 CA[klingon] (line:column): the charset that the record names is unknown"), "{told}");
    assert_eq!(guessed.error, "");
    let ran = gyega("score --full -", "(;SZ[99];B[aa])");
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
fn a_record_that_ends_in_passes_tells_each_situation_between_them() {
    // White A3 takes off her own stone: the board stays, and Black is to move. So it was after White's last pass, and
    // also where Black passes only now.
    let record = |end: &str| format!("(;SZ[3];B[bb];W[];B[ba];W[];B[ab];W[]{end})");
    for (record, moves) in [(record(";B[]"), "white A3"), (record(""), "pass A3")] {
        let ran = gyega(&format!("move - {moves} --rules nz --format json"), &record);
        assert_eq!(ran.code, 0, "{}", ran.error);
        let answer: serde_json::Value = serde_json::from_str(&ran.output).expect("JSON");
        let steps = answer["moves"].as_array().expect("moves");
        let verdict = &steps.last().expect("a move")["verdicts"][0];
        assert_eq!(
            (&verdict["legality"], &verdict["reason"]),
            (&"illegal".into(), &"situational-superko".into()),
            "{answer}"
        );
    }
}

#[test]
fn what_two_rule_sets_make_of_a_record_does_not_differ_by_komi() {
    // 10 to 5.5, and 15 to 10.5: with the half point of the record nothing differs.
    let ran = gyega("compare chinese-2002 japanese-1989 -", WALLS);
    assert_eq!(ran.code, 0, "{}", ran.error);
    assert!(ran.output.contains("chinese-2002 gives the same lead as japanese-1989: B+4.5"), "{}", ran.output);
    // With each set's own it is 7.5 and 6.5, one point to White.
    let own = gyega("compare chinese-2002 japanese-1989 - --komi rule-set", WALLS).output;
    assert!(own.contains("7.5 points under Chinese") && own.contains("6.5 points under Japanese"), "{own}");
}

#[test]
fn a_record_is_played_as_far_as_is_asked() {
    // After eight moves the walls are four stones long: nothing is closed at the bottom.
    let ran = gyega("score --full - --at 8", WALLS);
    assert!(ran.output.contains("1 - - - - -"), "{}", ran.output);
    let named = UNMARKED.replace(";W[dd]", ";W[dd](;B[aa]N[elsewhere])(").replace(";W[])", ";W[]))");
    let ran = gyega("score --full - --at elsewhere", &named);
    assert!(ran.output.lines().any(|line| line.starts_with("  5 X - X O -")), "{}", ran.output);
    let ran = gyega("score --full - --at nowhere", &named);
    assert_eq!(ran.code, 2);
    assert!(ran.error.contains("no node of the game is named \"nowhere\""), "{}", ran.error);
    assert!(gyega("score --full - --at 99", WALLS).error.contains("the main line has 12 moves, expected at least 99"));
}

#[test]
fn a_report_is_written_into_the_record_that_it_is_about() {
    let unmarked = UNMARKED.replace("KM[0.5]", "KM[0.5]PB[이창호]EV[a cup]").replace("B+4.5", "W+9.5");
    // Without marks the players knew better whether White's A5 is dead.
    let open = unmarked.replace(";B[];W[])", ";B[];W[aa];B[];W[])");
    let kept = gyega("score - --format sgf", &open).output;
    assert!(kept.contains("RE[W+9.5]") && !kept.contains("Result in the record before"), "{kept}");
    let record = unmarked.replace(";W[])", ";W[]TB[aa:be]TW[ea:ee])");
    let ran = gyega("score - --format sgf", &record);
    assert_eq!((ran.code, ran.error.as_str()), (0, ""));
    let written = &ran.output;
    for kept in ["PB[이창호]", "EV[a cup]", ";B[ca];W[da]", "RU[Japanese]", "KM[0.5]"] {
        assert!(written.contains(kept), "{kept} in {written}");
    }
    // Ten points of Black, five of White, no dead stone.
    assert!(written.contains("RE[B+4.5]") && written.contains("Result in the record before: W+9.5."), "{written}");
    assert!(written.contains("TB[aa][ba][ab][bb][ac][bc][ad][bd][ae][be]TW[ea][eb][ec][ed][ee]C[Marks: "), "{written}");
    // What was written is read as the same game.
    let again = gyega("score --full -", written);
    assert!(again.output.contains("The record says B+4.5, which holds"), "{}", again.output);
    let board = gyega("score - --prisoners 0,0 --format sgf --rules chinese-2002 --komi 0", ".X.O.\nXX.OO\n.X.O.\n");
    // Two eyes each, and column C is nobody's: six points to six, a draw.
    assert!(board.output.contains("AB[ba][ab][bb][bc]AW[da][db][eb][dc]"), "{}", board.output);
    assert!(board.output.contains("RE[Draw]") && board.output.contains("TB[aa][ac]TW[ea][ec]"), "{}", board.output);
}

#[test]
fn a_report_is_written_into_the_record_of_a_request_as_into_that_of_a_file() {
    let record =
        UNMARKED.replace(";B[];W[])", "C[a comment](;B[];W[]TB[aa:be]TW[ea:ee])(;N[other];B[aa]C[a variation]))");
    let of_file = gyega("score - --format sgf", &record).output;
    assert!(of_file.contains("C[a comment]") && of_file.contains("C[a variation]"), "{of_file}");
    let request = serde_json::json!({"sgf": record});
    assert_eq!(gyega("score - --format sgf", &request.to_string()).output, of_file);
    for (asked, at) in [(serde_json::json!(4), "4"), (serde_json::json!("other"), "other")] {
        let of_file = gyega(&format!("score - --format sgf --at {at}"), &record).output;
        assert!(of_file.contains("\nScores:\n"), "{of_file}");
        // After four moves the walls are open; nobody marks anything, so that the report alone is written.
        assert_eq!(of_file.contains("Marks: "), at == "other", "{of_file}");
        let request = serde_json::json!({"sgf": record, "sgf_at": asked});
        assert_eq!(gyega("score - --format sgf", &request.to_string()).output, of_file);
    }
}

#[test]
fn an_empty_record_and_a_broken_one_say_so() {
    let header = gyega("score --full - --rules chinese-2002 --prisoners 0,0", "(;GM[1]SZ[5]").output;
    let header = header.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(header.contains("The record holds no move and no stone: the board is empty."), "{header}");
    let ended =
        "at 1:13 (line:column): the text ends before a variation is closed; what may be missing after it is not known.";
    assert!(header.contains(ended), "{header}");
    assert!(!gyega("score --full -", WALLS).output.contains("holds no move"));
}

#[test]
fn rows_of_a_record_that_marks_dead_stones_with_crosses_say_so() {
    let crossed = UNMARKED.replace(";B[];W[])", ";B[];W[aa];B[];W[]MA[aa])").replace("RE[B+4.5]", "RE[B+5.5]");
    let ran = gyega("batch - --format ndjson --rules japanese-1989", &crossed);
    let row: serde_json::Value = serde_json::from_str(ran.output.trim()).expect("one row");
    assert_eq!(
        (&row["dead_stones"], &row["agrees"], &row["result"]),
        (&"marked".into(), &"yes".into(), &"B+5.5".into())
    );
    assert!(row["assumptions"].as_str().expect("codes").split(' ').any(|code| code == "dead-by-crosses"), "{row}");
}

#[test]
fn no_adviser_is_asked_about_a_record_that_tells_its_dead_stones() {
    let marked = UNMARKED.replace(";W[])", ";W[]TB[aa:be])");
    for input in [marked.clone(), serde_json::json!({"sgf": marked}).to_string()] {
        let ran = gyega("score --full - --adviser nothing", &input);
        assert_eq!(ran.code, 2);
        assert!(ran.error.contains("marked already"), "{}", ran.error);
    }
}
