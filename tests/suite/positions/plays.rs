//! One play on a board, and the plays and passes of a whole game.

use gyega::board::Color::{Black, White};
use gyega::board::{ByColor, Color, Point, Size, Stones};
use gyega::position::{FirstPasser, Illegal, Move, MoveList, play};
use gyega::rules::Suicide;

use crate::support::{board, point};

#[test]
fn a_stone_that_captures_has_liberties_where_the_captured_stood() {
    let played = play(&board(&[".XO", "XO.", "O.."]), Color::White, point("A3"), Suicide::Forbidden).expect("legal");
    assert_eq!(played.captured.to_string(), "B3 A2");
    assert_eq!(played.after.rows(), ["O.O", ".O.", "O.."]);
}

#[test]
fn self_capture_is_as_the_rule_set_says() {
    let single = board(&[".X.", "X..", "..."]);
    let at = point("A3");
    assert_eq!(play(&single, Color::White, at, Suicide::MultiStone), Err(Illegal::Suicide { at, stones: 1 }));
    let played = play(&single, Color::White, at, Suicide::Allowed).expect("legal");
    assert_eq!((played.self_captured.to_string(), played.after), ("A3".to_owned(), single));
    let two = board(&[".OX", "XX.", "..."]);
    assert_eq!(play(&two, Color::White, at, Suicide::Forbidden), Err(Illegal::Suicide { at, stones: 2 }));
    let played = play(&two, Color::White, at, Suicide::MultiStone).expect("legal");
    assert_eq!(played.self_captured.to_string(), "A3 B3");
}

#[test]
fn an_occupied_point_and_a_point_off_the_board_are_refused() {
    let stones = board(&["X.", ".."]);
    assert_eq!(
        play(&stones, Color::White, point("A2"), Suicide::Allowed),
        Err(Illegal::Occupied { at: point("A2"), by: Color::Black })
    );
    assert_eq!(play(&stones, Color::White, point("C1"), Suicide::Allowed), Err(Illegal::OffBoard { at: point("C1") }));
}

fn game(moves: &[(Color, &str)]) -> MoveList {
    let moves = moves.iter().map(|(player, point)| Move { player: *player, point: Point::parse(point) }).collect();
    MoveList { initial: Stones::empty(Size::new(5, 5).expect("in range")), moves, changes: Vec::new() }
}

#[test]
fn plays_passes_and_captures_are_counted() {
    let replay = game(&[(Black, "A1"), (White, "A2"), (Black, "pass"), (White, "B1"), (Black, "C3"), (White, "pass")])
        .replay()
        .expect("legal");
    assert_eq!(replay.prisoners, ByColor { black: 0, white: 1 });
    assert_eq!(replay.history.plays, ByColor { black: Some(2), white: Some(2) });
    assert_eq!(replay.history.passes, ByColor { black: Some(1), white: Some(1) });
    assert_eq!(replay.history.early_passes, ByColor { black: Some(1), white: Some(0) });
    assert_eq!(replay.history.first_pass, Some(FirstPasser::Player(Black)));
    assert_eq!(replay.positions.len(), 7);
}

#[test]
fn every_move_that_cannot_be_executed_is_named() {
    let faults = game(&[(Black, "A1"), (White, "A1"), (Black, "Z9"), (White, "B1")]).replay().expect_err("two faults");
    let texts: Vec<_> = faults.iter().map(ToString::to_string).collect();
    assert_eq!(texts, ["move 2: A1 is occupied by a black stone", "move 3: Z9 is not on the board"]);
}

#[test]
fn self_captured_stones_count_for_the_opponent() {
    let replay = game(&[(White, "A2"), (White, "B1"), (Black, "A1")]).replay().expect("executed");
    assert_eq!(replay.prisoners, ByColor { black: 0, white: 1 });
    assert_eq!(replay.stones.at(point("A1")), None);
}
