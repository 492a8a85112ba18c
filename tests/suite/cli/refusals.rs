use super::{KBA_DIAGRAM_1, gyega};
use crate::support::snapshot;

#[test]
fn every_fault_is_told_at_once_with_the_option_or_line_it_stands_in() {
    let commands = [
        (format!("score {KBA_DIAGRAM_1} --prisoners 1,x --dead Z9,A9,D9 --rules korian,aga --last-play green"), ""),
        ("score -".to_owned(), "3 . X O\n2 ? X O\n1 . X O .\n"),
        ("score -".to_owned(), "1 . X O\n2 . X O\n"),
        ("score -".to_owned(), "{\"rows\": [\".XO\"], \"komis\": 6.5, \"komi\": 0.3}"),
        ("score -".to_owned(), "(;GM[1]FF[4]SZ[99])"),
        ("score -".to_owned(), "a note on a game"),
        ("score no-such-file".to_owned(), ""),
        (format!("compare korean korean {KBA_DIAGRAM_1}"), ""),
        ("rules corean nihon kiin".to_owned(), ""),
        ("cases kba-how-to-play/diagram-99".to_owned(), ""),
        ("move - white Q9 black E5 --last-play white:A1 --prisoners x,0".to_owned(), ". X .\n. O .\n"),
    ];
    let told: Vec<_> = commands
        .iter()
        .map(|(command, input)| {
            let ran = gyega(command, input);
            assert_eq!((ran.code, ran.output.as_str()), (1, ""), "{command}");
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

#[test]
fn a_refusal_is_a_problem_in_json_where_json_is_asked_for() {
    let ran = gyega("score - --format json", ". X\nO ?\n");
    assert_eq!((ran.code, ran.output.as_str()), (1, ""));
    assert!(ran.error.starts_with("{\"type\":\"/problems/invalid-request\""), "{}", ran.error);
}

#[test]
fn what_somebody_sent_cannot_steer_a_terminal() {
    let request = "{\"rows\": [\".X.O.\"], \"rule_sets\": [\"chinese\"], \"adjustments\": \
                   [{\"player\": \"black\", \"amount\": 1, \"reason\": \"late\\u001b[2J\"}]}";
    let ran = gyega("score -", request);
    assert_eq!(ran.code, 0, "{}", ran.error);
    assert!(ran.output.contains("(late\u{fffd}[2J)"), "{}", ran.output);
    assert!(!ran.output.contains('\u{1b}'));
}
