//! Boards drawn with letters: what each letter is, and every fault of a board.

use gyega::board::PointSet;
use gyega::formats::diagram::{DiagramFault, read_rows, read_text, write_rows};

#[test]
fn every_letter_is_read() {
    let board = read_rows(&["X#B\u{25cf}x", "OW\u{25cb}o.", "+,..."]).expect("a board");
    assert_eq!(board.stones.rows(), ["XXXXX", "OOOO.", "....."]);
    assert_eq!(board.dead.to_string(), "E3 D2");
}

#[test]
fn all_faults_of_a_board_are_named() {
    let faults = read_rows(&["X.O", "X?", "", "X.0"]).expect_err("four faults");
    let texts: Vec<_> = faults.faults.iter().map(ToString::to_string).collect();
    assert_eq!(
        texts,
        [
            "row 2: found 2 letters, expected 3, as in the other rows",
            "row 3: found 0 letters, expected 1 to 25",
            "row 2, column 2: found '?', expected one of X # B \u{25cf} (black), O W \u{25cb} (white), . + , (empty), \
             x o (claimed dead)",
            "row 4, column 3: found '0', expected one of X # B \u{25cf} (black), O W \u{25cb} (white), . + , (empty), \
             x o (claimed dead)",
        ]
    );
    assert_eq!(faults.size, None);
}

#[test]
fn the_size_is_known_in_spite_of_unknown_letters() {
    let faults = read_rows(&["X?O", "X.O"]).expect_err("one fault");
    assert_eq!(faults.size.map(|size| (size.width(), size.height())), Some((3, 2)));
}

#[test]
fn among_as_many_rows_the_upper_sets_the_width() {
    let faults = read_rows(&["X.O", "X."]).expect_err("one fault");
    assert_eq!(faults.faults, [DiagramFault::UnevenRow { row: 1, found: 2, expected: 3 }]);
}

#[test]
fn a_board_of_small_letters_is_probably_another_notation() {
    assert_eq!(read_rows(&["xo."]).expect_err("refused").faults, [DiagramFault::OtherNotation { stones: 2 }]);
    assert!(read_rows(&["xO."]).is_ok());
    assert!(read_rows(&["..."]).is_ok(), "an empty board has no dead stone");
}

#[test]
fn too_few_and_too_many_rows_are_refused() {
    assert_eq!(read_rows::<&str>(&[]).expect_err("refused").faults, [DiagramFault::NoRows]);
    assert_eq!(read_rows(&["."; 26]).expect_err("refused").faults, [DiagramFault::TooManyRows { found: 26 }]);
    let long = ".".repeat(26);
    assert_eq!(read_rows(&[&long]).expect_err("refused").faults, [DiagramFault::RowLength { row: 0, found: 26 }]);
    assert!(read_rows(&[&long[1..]; 25]).is_ok());
    assert_eq!(read_text(" \n\t\n").expect_err("refused").faults, [DiagramFault::NoRows]);
}

#[test]
fn a_board_is_written_as_it_was_read() {
    let rows = ["xXO.", ".Oo.", "...X"];
    let board = read_rows(&rows).expect("a board");
    assert_eq!(write_rows(&board.stones, &board.dead), rows);
    assert_eq!(write_rows(&board.stones, &PointSet::EMPTY)[0], "XXO.");
}
