//! Lines as controllers should not send them, and any line at all.

use gyega::gtp::GtpCommand;
use proptest::prelude::*;

use super::{answers, each, last, served};
use crate::properties::config;

#[test]
fn each_line_gets_one_answer_and_nothing_else_does() {
    assert_eq!(answers(""), "");
    assert_eq!(answers("\n  \n\t\r\n# only a comment\n\u{1}\u{2}\n"), "");
    assert_eq!(answers("name"), "= gyega\n\n", "the last line need not end");
    assert_eq!(answers("\r\n\r\n7\tname\r\n"), "=7 gyega\n\n");
    assert_eq!(answers("n\u{8}ame # who?\n"), "= gyega\n\n");
    assert_eq!(
        each("0 name\n00000000000000000000099999999999999999999999 name"),
        ["=0 gyega", "=00000000000000000000099999999999999999999999 gyega"]
    );
}

#[test]
fn what_is_not_understood_is_said() {
    for (line, expected) in [
        ("12", "?12 syntax error: found nothing, expected the name of a command"),
        ("1 nonsense", "?1 unknown command"),
        ("PLAY b A1", "? unknown command"),
        ("-1 name", "? unknown command"),
        ("1.5 name", "? unknown command"),
        ("genmove b", "? unknown command"),
        ("name x", "? syntax error: found x, expected no argument"),
        ("undo 1", "? syntax error: found 1, expected no argument"),
        ("showboard x", "? syntax error: found x, expected no argument"),
        ("known_command", "? syntax error: found nothing, expected the name of a command"),
        ("boardsize", "? syntax error: found nothing, expected a number of lines"),
        ("boardsize nine", "? syntax error: found nine, expected a number of lines"),
        ("boardsize -9", "? syntax error: found -9, expected a number of lines"),
        ("boardsize 9 9", "? syntax error: found 9 9, expected a number of lines"),
        ("boardsize 0", "? unacceptable size: a board of 0 by 0 lines is not supported; 1 to 25 lines a side are"),
        (
            "rectangular_boardsize 9 26",
            "? unacceptable size: a board of 9 by 26 lines is not supported; 1 to 25 lines a side are",
        ),
        ("komi", "? syntax error: found nothing, expected a multiple of 0.25 such as 6.5"),
        ("komi nan", "? syntax error: found nan, expected a multiple of 0.25 such as 6.5"),
        ("komi 6.3", "? syntax error: found 6.3, expected a multiple of 0.25 such as 6.5"),
        ("komi 1e9", "? syntax error: found 1e9, expected a multiple of 0.25 such as 6.5"),
        ("play", "? syntax error: found nothing, expected a colour and a vertex"),
        ("play b", "? syntax error: found b, expected a colour and a vertex"),
        ("play b A1 A2", "? syntax error: found b A1 A2, expected a colour and a vertex"),
        ("play green A1", "? syntax error: found green, expected a colour: b, w, black or white"),
        ("play b I5", "? invalid vertex, illegal move: found I5, expected pass or a point of the board"),
        ("play b A0", "? invalid vertex, illegal move: found A0, expected pass or a point of the board"),
        ("play b U1", "? invalid vertex, illegal move: found U1, expected pass or a point of the board"),
        ("play b resign", "? invalid vertex, illegal move: found resign, expected pass or a point of the board"),
        ("set_position b", "? syntax error: found b, expected pairs of a colour and a vertex, each vertex once"),
        (
            "set_position b A1 w A1",
            "? syntax error: found A1, expected pairs of a colour and a vertex, each vertex once",
        ),
        ("set_position b pass", "? invalid vertex: found pass, expected a point of the board"),
        ("set_position b A1 w A2 w B1", "? impossible position: the black chain at A1 has no liberty"),
        ("set_free_handicap", "? bad vertex list: number of points: found 0, expected 2 to 360"),
        ("fixed_handicap many", "? syntax error: found many, expected a number of stones"),
        ("final_status", "? syntax error: found nothing, expected a vertex"),
        ("final_status Z1", "? invalid vertex: found Z1, expected a point of the board"),
        (
            "final_status_list",
            "? syntax error: found nothing, expected one of alive, seki, dead, black_territory, white_territory, dame",
        ),
        (
            "final_status_list undead",
            "? syntax error: found undead, expected one of alive, seki, dead, black_territory, white_territory, dame",
        ),
        ("kgs-rules", "? syntax error: found nothing, expected the name of a rule set"),
        ("kata-set-rules", "? syntax error: found nothing, expected the name of a rule set"),
        ("gyega-prisoners 1", "? syntax error: found 1, expected two numbers: the prisoners of Black and of White"),
        ("gyega-prisoners x 1", "? syntax error: found x, expected two numbers: the prisoners of Black and of White"),
        ("gyega-compare aga", "? syntax error: found aga, expected two rule sets, or none"),
        (
            "loadsgf",
            "? syntax error: found nothing, expected a file, and from 1 the number of the move before which to stop",
        ),
        (
            "loadsgf game.sgf 0",
            "? syntax error: found 0, expected a file, and from 1 the number of the move before which to stop",
        ),
        ("loadsgf /nonexistent/game.sgf", "? cannot load file: No such file or directory (os error 2)"),
    ] {
        assert_eq!(last("", line), expected, "{line}");
    }
    let long = last("", &format!("play {}", "x".repeat(100)));
    assert_eq!(long, format!("? syntax error: found {}..., expected a colour and a vertex", "x".repeat(40)));
}

#[test]
fn colours_and_vertices_are_read_in_any_case() {
    let board =
        last("boardsize 25\nplay BLACK z25\nplay W Z1\nplay bLaCk A1\nplay white PASS\nplay White h9", "showboard");
    let rows: Vec<&str> = board.lines().skip(2).collect();
    assert!(rows[0].starts_with("25 ") && rows[0].ends_with(" X 25"), "{}", rows[0]);
    assert!(rows[24].starts_with(" 1 X ") && rows[24].ends_with(" O 1"), "{}", rows[24]);
    assert_eq!(rows[16].chars().nth(3 + 2 * 7), Some('O'), "H is the eighth letter");
}

#[test]
fn a_line_that_is_too_long_is_refused_and_the_next_one_answered() {
    let long = format!("5 play b {}\nname\n# {}\nname", "x".repeat(100_000), "x".repeat(100_000));
    assert_eq!(
        each(&long),
        ["?5 syntax error: found a line of more than 65536 bytes, expected a shorter one", "= gyega", "= gyega"]
    );
}

#[test]
fn a_game_has_as_many_moves_as_a_request_may_hold() {
    let passes = "play b pass\n".repeat(5_000);
    assert_eq!(last(&passes, "play w pass"), "? illegal move: found a game of 5000 moves, expected fewer");
    assert_eq!(last(&passes, "undo\nplay w pass"), "=");
}

proptest! {
    #![proptest_config(config(150))]

    #[test]
    fn any_lines_get_an_answer_each(
        lines in proptest::collection::vec(
            proptest::collection::vec(
                prop::sample::select(vec![
                    "1", "99999999999999999999", "boardsize", "5", "3", "rectangular_boardsize", "4", "clear_board", "komi", "6.5", "play",
                    "b", "w", "A1", "B1", "A2", "B2", "C3", "pass", "undo", "fixed_handicap", "set_free_handicap", "set_position", "showboard",
                    "final_score", "final_status", "final_status_list", "dead", "alive", "seki", "dame", "white_territory", "kgs-rules", "japanese",
                    "aga", "ing", "kata-set-rules", "kata-get-rules", "{", "\"ko\"", ":", "\"SIMPLE\"", "}", "gyega-rules", "gyega-dead", "none",
                    "gyega-prisoners", "0", "2", "gyega-explain", "gyega-compare", "gyega-answer", "loadsgf", "/", "#", "\t", "\u{7}", "é", "\r", "  ",
                ]),
                0..6,
            ),
            0..40,
        ),
    ) {
        let text = lines.iter().map(|words| words.join(" ") + "\n").collect::<String>();
        let expected = text.lines().filter(|line| GtpCommand::read(line.as_bytes()).is_some()).count();
        prop_assert_eq!(each(&format!("boardsize 5\n{text}")).len(), expected + 1, "{}", text);
    }

    #[test]
    fn any_bytes_get_answers(bytes in proptest::collection::vec(any::<u8>(), 0..300)) {
        let told = String::from_utf8(served(&bytes)).expect("answers are UTF-8");
        prop_assert!(told.is_empty() || told.ends_with("\n\n"));
        prop_assert!(told.split_terminator("\n\n").all(|answer| answer.starts_with(['=', '?'])), "{}", told);
    }
}
