//! Boards as programs print them and as people draw them.

use gyega::board::ByColor;
use gyega::formats::drawing::{Drawing, read};

fn drawing(text: &str) -> Drawing {
    read(text).unwrap_or_else(|fault| panic!("{fault}\n{text}"))
}

fn refused(text: &str) -> String {
    read(text).expect_err("no whole board").to_string()
}

#[test]
fn gnu_go_tells_who_captured_how_many() {
    let text = "White (O) has captured 2 pieces\nBlack (X) has captured 5 pieces\n\n   A B C D E        Last move: White C2\n \
                5 . . . . . 5\n 4 . + X + . 4\n 3 . X . O . 3\n 2 . +(O)+ . 2\n 1 . . . . . 1\n   A B C D E\n";
    let board = drawing(text);
    assert_eq!(board.rows, [".....", ".+X+.", ".X.O.", ".+O+.", "....."]);
    assert_eq!(board.lines, [5, 6, 7, 8, 9]);
    assert_eq!(board.prisoners, ByColor { black: Some(5), white: Some(2) });
    // As GTP gives it, beside the board.
    let text = "=\n   A B C\n 3 . X O 3\n 2 .[X]O 2     WHITE (O) has captured 1 stones\n 1 . X O 1     BLACK (X) has captured 12 stones\n   A B C\n";
    let board = drawing(text);
    assert_eq!(board.rows, [".XO", ".XO", ".XO"]);
    assert_eq!(board.prisoners, ByColor { black: Some(12), white: Some(1) });
    assert_eq!((board.rules, board.handicap), (None, None));
}

const KATAGO: &str = r#"= MoveNum: 5 HASH: 0123456789ABCDEF0123456789ABCDEF
   A B C D E
 5 . . X1O .
 4 . . X O2.
 3 . . X O .
 2 . .3X O .
 1 . . X O .

Next player: White
Rules: {"friendlyPassOk":true,"hasButton":false,"ko":"SIMPLE","komi":0.5,"scoring":"TERRITORY","suicide":false,"tax":"SEKI","whiteHandicapBonus":"0"}
B stones captured: 2
W stones captured: 3
"#;

#[test]
fn katago_tells_whose_stones_were_captured_and_its_rules() {
    let board = drawing(KATAGO);
    // The last three moves have numbers behind them; one was captured since.
    assert_eq!(board.rows, ["..XO."; 5]);
    assert_eq!(board.lines, [3, 4, 5, 6, 7]);
    // Black's two stones are White's prisoners.
    assert_eq!(board.prisoners, ByColor { black: Some(3), white: Some(2) });
    assert_eq!(board.rules.expect("rules").to_string(), "koSIMPLEscoreTERRITORYtaxSEKIsui0fpok1komi0.5");
    assert_eq!(board.handicap, None, "its rules give nothing for handicap");
    let wrong = KATAGO.replace("SIMPLE", "SUPER");
    assert_eq!(
        refused(&wrong),
        "line 10: /ko: found \"SUPER\", expected one of SIMPLE, POSITIONAL, SITUATIONAL, SPIGHT"
    );
}

#[test]
fn the_handicap_follows_from_the_bonus_that_katago_prints() {
    let of = |bonus: &str, line: &str| {
        let text = KATAGO.replace("Bonus\":\"0\"", &format!("Bonus\":\"{bonus}\""));
        drawing(&text.replace("B stones", &format!("{line}B stones"))).handicap
    };
    assert_eq!((of("N", ""), of("N", "Handicap bonus score: 3\n")), (Some(0), Some(3)));
    assert_eq!((of("N-1", ""), of("N-1", "Handicap bonus score: 3\n")), (Some(0), Some(4)));
    assert_eq!(of("0", ""), None);
}

#[test]
fn columns_that_are_named_are_there() {
    assert_eq!(
        refused("  A B C D\n2 . X O\n1 . X O\n"),
        "line 1: found 4 names of columns, expected 3, as the rows have letters"
    );
    assert_eq!(
        refused("  A B C\n2 . X O\n2 . X O\n"),
        "line 3: found row number 2, expected 1; row 1 is at the bottom"
    );
    // Rows of unequal length are left for the reader of requests, which names them with their lines.
    assert_eq!(drawing("  A B C\n2 . X O\n1 . X O .\n").rows, [".XO", ".XO."]);
}

const SENSEI: &str = "$$B Title of the diagram
$$  -----------
$$ | . X O C a |
$$ | , B W S T |
$$ | 1 # @ M x |
$$ | 2 Y Q 3 4 |
$$ | 0 Z P . . |
$$  -----------
$$ [a|link]
";

#[test]
fn letters_and_numbers_of_senseis_library_are_read() {
    // Odd numbers are Black's, 0 is the tenth move; small letters and C S T M mark empty points, x as well.
    let rows = [".XO..", ".XO..", "XXO..", "OXOXO", "OXO.."];
    let board = drawing(SENSEI);
    assert_eq!(
        (board.rows.as_slice(), board.lines.as_slice()),
        (rows.map(str::to_owned).as_slice(), [3, 4, 5, 6, 7].as_slice())
    );
    let white_first = drawing(&SENSEI.replace("$$B", "$$Wcm7")).rows;
    assert_eq!(white_first[2..], ["OXO..", "XXOOX", "XXO.."]);
    assert_eq!(drawing(&SENSEI.replace("$$B Title", "$$ Title")).rows, rows, "Black begins unless it is said");
    assert_eq!(drawing(&SENSEI.replace("$$B Title of the diagram\n", "")).rows, rows);
}

#[test]
fn numbered_moves_from_a_later_one_need_their_player() {
    assert_eq!(
        refused(&SENSEI.replace("$$B", "$$cm10")),
        "line 1: found numbered moves from move 10 on, expected who plays the first: $$B or $$W"
    );
}

#[test]
fn a_part_of_a_board_is_refused_by_the_edge_that_is_missing() {
    let edge = |edge: &str| {
        format!(
            "the {edge} edge of the board is not drawn, expected a whole board: all four edges, or a size as in $$c9"
        )
    };
    let without = |from: &str, to: &str| refused(&SENSEI.replacen(from, to, 1));
    assert_eq!(without("$$  -----------\n", ""), edge("top"));
    assert_eq!(without("$$  -----------\n$$ [", "$$ ["), edge("bottom"));
    assert_eq!(without("$$ | , B", "$$   , B"), edge("left"));
    assert_eq!(without("T |", "T"), edge("right"));
    // A size makes up for edges, and must be that of the diagram.
    assert_eq!(drawing("$$c3\n$$ . X O\n$$ . X O\n$$ . X O\n").rows, [".XO"; 3]);
    let all = ["top", "bottom", "left", "right"].map(edge).join("; ");
    assert_eq!(refused("$$c3\n$$ . X O\n$$ . X O\n"), all);
    assert_eq!(drawing(&format!("As the diagram shows:\n\n{SENSEI}\nBlack has won.\n")).lines[0], 5);
    assert_eq!(refused(&SENSEI.replace("$$B", "$$B9")), "the diagram has 5 by 5 points, its first line says 9");
}

#[test]
fn letters_that_show_no_point_are_refused_with_their_line() {
    for letter in ['?', '_', '*', '\u{d55c}', 'E'] {
        let fault = refused(&SENSEI.replace(" M ", &format!(" {letter} ")));
        assert!(fault.starts_with(&format!("line 5: found {letter:?}, expected one of X B # Y Z (black)")), "{fault}");
    }
}

#[test]
fn every_fault_of_a_diagram_is_named() {
    let fault = refused(&SENSEI.replace(" M ", " ? ").replace("Y Q", "_ Q").replace("T |", "T"));
    let starts = ["line 5: found '?'", "line 6: found '_'", "the right edge"];
    let texts: Vec<&str> =
        fault.split("; ").filter(|text| starts.iter().any(|start| text.starts_with(start))).collect();
    assert_eq!(texts.len(), 3, "{fault}");
}

#[test]
fn a_second_diagram_is_refused() {
    let second = "line 10: a second diagram begins, expected one";
    assert_eq!(refused(&format!("{SENSEI}$$B Another\n$$ . X\n")), second);
    assert_eq!(refused(&format!("{SENSEI}$$ Another\n")), second);
    assert_eq!(refused("$$B\n$$\n"), "it has no line with letters");
}
