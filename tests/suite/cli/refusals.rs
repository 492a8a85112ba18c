use super::{KBA_DIAGRAM_1, gyega};
use crate::support::snapshot;

#[test]
fn every_fault_is_reported_at_once_with_the_option_or_line_it_stands_in() {
    let commands = [
        (format!("score {KBA_DIAGRAM_1} --prisoners 1,x --dead Z9,A9,D9 --rules korian,aga --last-play green"), ""),
        ("score -".to_owned(), "3 . X O\n2 ? X O\n1 . X O .\n"),
        ("score -".to_owned(), "1 . X O\n2 . X O\n"),
        ("score -".to_owned(), "{\"rows\": [\".XO\"], \"komis\": 6.5, \"komi\": 0.3}"),
        ("score - --komi 7".to_owned(), "{\"rows\": [\".XO\"], \"komi\": 1, \"komi\": 2, \"dead\": [\"Z9\"]}"),
        ("record - --rules aga --decided green --table a\u{7}b --komi x --prisoners 1".to_owned(), ". X O\n? X O\n"),
        ("score -".to_owned(), "(;GM[1]FF[4]SZ[99])"),
        ("score -".to_owned(), "a note on a game"),
        ("score no-such-file".to_owned(), ""),
        ("score examples/positions".to_owned(), ""),
        ("score kba-how-to-play/diagram-1".to_owned(), ""),
        ("score -".to_owned(), ""),
        ("score -".to_owned(), "PK\u{3}\u{4}a.sgf"),
        ("score -".to_owned(), "\u{1}\u{2}\u{0}\u{3}"),
        (format!("score {KBA_DIAGRAM_1} --komi 6,5 --prisoners 1 --plays 1,2,3 --at -5 --compare aga"), ""),
        (format!("score {KBA_DIAGRAM_1} --komi aga=6,5 --rules aga,all"), ""),
        (format!("score {KBA_DIAGRAM_1} --ended-by resignation"), ""),
        (format!("score {KBA_DIAGRAM_1} --at 5"), ""),
        (format!("move {KBA_DIAGRAM_1}"), ""),
        (format!("compare korean korean {KBA_DIAGRAM_1}"), ""),
        ("rules corean nihon kiin".to_owned(), ""),
        ("cases kba-how-to-play/diagram-99".to_owned(), ""),
        ("move - white Q9 black E5 --last-play white:A1 --prisoners x,0".to_owned(), ". X .\n. O .\n"),
    ];
    let told: Vec<_> = commands
        .iter()
        .map(|(command, input)| {
            let ran = gyega(command, input);
            assert!(ran.code > 0 && ran.output.is_empty(), "{command}");
            ran.shown(command)
        })
        .collect();
    snapshot!("cli", "refusals", &told.join("\n"));
}

#[test]
fn a_command_that_is_not_understood_exits_with_two() {
    for command in
        ["", "scroe", "score", "score a b", "score a --lang xx", "score a --format pdf", "cases --score", "--log =="]
    {
        let ran = gyega(command, "");
        assert_eq!((ran.code, ran.output.as_str()), (2, ""), "{command}: {}", ran.error);
        assert!(!ran.error.is_empty(), "{command}");
    }
}

/// What is wrong on the command line exits with two, whoever notices it; what is wrong in what was read exits with one.
#[test]
fn alike_mistakes_exit_alike() {
    let on_the_command_line = [
        "scroe",
        "score - --formt json",
        "score - --format pdf",
        "score - --lang xx",
        "score - --detail everything",
        "score - --komi 6,5",
        "score - --komi 0.3",
        "score - --prisoners 1",
        "score - --prisoners 1,x",
        "score - --handicap two",
        "score - --search-nodes 5",
        "score - --at -5",
        "score - --at 5",
        "score - --dead Z9",
        "score - --dead A9",
        "score - --first-pass green",
        "score - --ended-by resignation",
        "score - --rules korian",
        "score - --rules all,aga",
        "score - --compare aga",
        "score - --compare aga:nz",
        "compare korean korian -",
        "move - black I5",
        "move -",
        "move - black C1 --format md",
        "rules korian",
        "rules --format svg",
        "cases kba-how-to-play/diagram-99",
        "gtp --rules korian",
        "serve --listen nowhere",
        "batch --komi 6,5",
    ];
    for command in on_the_command_line {
        let ran = gyega(command, ". X . O .\n");
        assert_eq!((ran.code, ran.output.as_str()), (2, ""), "{command}: {}", ran.error);
    }
    let ran = gyega("batch - --rules korian", "(;SZ[5];B[cc])");
    assert_eq!((ran.code, ran.output.as_str()), (2, ""), "{}", ran.error);
    let in_what_was_read = [
        ("score no-such-file", ""),
        ("score examples", ""),
        ("score -", ""),
        ("score -", "a note on a game"),
        ("score -", ". ? O\n"),
        ("score -", "{\"rows\": [\".X.O.\"], \"komi\": \"6,5\"}"),
        ("score -", "{\"rows\": [\".X.O.\"], \"rule_sets\": [\"korian\"]}"),
        // Both are wrong: the option alone would not do.
        ("score - --handicap two", ". ? O\n"),
        ("move - black A1", "a note on a game"),
        ("batch no-such-file", ""),
    ];
    for (command, input) in in_what_was_read {
        let ran = gyega(command, input);
        assert_eq!((ran.code, ran.output.as_str()), (1, ""), "{command}: {}", ran.error);
    }
    // What cannot be told is an answer.
    for command in ["score - --komi 0", "score - --komi 0 --format json", "rules", "--help", "--version"] {
        assert_eq!(gyega(command, ". X . O .\n").code, 0, "{command}");
    }
    let told = gyega("--help", "").output;
    assert!(told.contains("1 what was read is refused") && told.contains("2 the command line is refused"), "{told}");
}

#[test]
fn near_names_of_rule_sets_are_asked_for_alike() {
    let request = "{\"rows\": [\".X.O.\"], \"rule_sets\": [\"korian\"]}";
    for (command, input) in [
        ("score - --rules korian", ". X . O .\n"),
        ("score -", request),
        ("compare korian aga -", ". X . O .\n"),
        ("move - black C1 --rules korian", ". X . O .\n"),
        ("rules korian", ""),
        ("gtp --rules korian", ""),
        ("batch - --rules korian", "(;SZ[5];B[cc])"),
    ] {
        let ran = gyega(command, input);
        assert!(ran.error.contains("; did you mean \"korean\"?"), "{command}: {}", ran.error);
    }
    let referee = gyega("gtp", "gyega-rules korian\nquit\n").output;
    assert!(referee.contains("no rule set is named \"korian\"; did you mean \"korean\"?"), "{referee}");
    // A record is read all the same.
    let of_record = gyega("score --full -", "(;SZ[5]RU[Japanees];B[aa])").output;
    let told = of_record.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(told.contains("not known here; did you mean japanese?"), "{told}");
}

#[test]
fn words_are_read_in_whatever_case_they_are_typed() {
    let told = |options: &str| gyega(&format!("score --full {KBA_DIAGRAM_1} --prisoners 1,0 --komi 0 {options}"), "");
    assert_eq!(told("--rules ALL").output, told("--rules all").output);
    let typed = told("--rules Korean --detail TOTALS --ended-by Resignation --lost-by Black --first-pass White");
    let usual = told("--rules korean --detail totals --ended-by resignation --lost-by black --first-pass white");
    assert_eq!((typed.code, typed.output), (0, usual.output));
}

#[test]
fn none_says_that_there_are_no_dead_stones() {
    // Of the record A1 is marked dead; whoever says that nothing is dead is believed.
    let record = "(;SZ[5]KM[0]RU[Chinese]AB[ba][bb][bc][bd][be][de]AW[ca][cb][cc][cd][ce]TW[da][db][dc][dd][de][ea][eb][ec][ed][ee])";
    let marked = gyega("score - --rules chinese --format json", record).output;
    let none = gyega("score - --rules chinese --dead none --format json", record).output;
    // White: 5 stones and 10 points behind them, one of them under a dead stone; then the ten are shared.
    assert!(marked.contains("\"result\":\"W+5\""), "{marked}");
    assert!(none.contains("\"result\":\"B+6\""), "{none}");
    assert_eq!(gyega(&format!("score --full {KBA_DIAGRAM_1} --dead none --seki none"), "").code, 0);
}

#[test]
fn a_file_packed_with_gzip_is_read() {
    use std::io::Write as _;
    let file = tempfile::NamedTempFile::new().expect("a file");
    let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
    packed.write_all(b"(;SZ[5]KM[0];B[cc])").expect("memory");
    std::fs::write(&file, packed.finish().expect("memory")).expect("a folder of one's own");
    let ran = gyega(&format!("score --full {}", file.path().display()), "");
    assert_eq!(
        (ran.code, ran.output.as_str()),
        (0, gyega("score --full -", "(;SZ[5]KM[0];B[cc])").output.as_str()),
        "{}",
        ran.error
    );
}

#[test]
fn a_refusal_is_a_problem_in_json_where_json_is_asked_for() {
    let ran = gyega("score - --format json", ". X\nO ?\n");
    assert_eq!((ran.code, ran.output.as_str()), (1, ""), "the board is wrong");
    assert!(ran.error.starts_with("{\"type\":\"/problems/invalid-request\""), "{}", ran.error);
}

#[test]
fn what_somebody_sent_cannot_steer_a_terminal() {
    let request = "{\"rows\": [\".X.O.\"], \"rule_sets\": [\"chinese\"], \"adjustments\": \
                   [{\"player\": \"black\", \"amount\": 1, \"reason\": \"late\\u001b[2J\"}]}";
    let ran = gyega("score --full -", request);
    assert_eq!(ran.code, 0, "{}", ran.error);
    assert!(ran.output.contains("(late\u{fffd}[2J)"), "{}", ran.output);
    assert!(!ran.output.contains('\u{1b}'));
}
