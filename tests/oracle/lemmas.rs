//! Lemmas that look right and are not: each with a board on which a reading that rests on it would be wrong.
//!
//! The boards were looked for with readings that were wrong in just that. Of all boards of two columns, none with fewer
//! points shows the first two and the last.

use gyega::board::{ByColor, Color, PointSet};
use gyega::life::search::{KoRule, LocalGame, LocalProblem, Role, SearchOutcome, solve};

use crate::known::{Board, FALLS, STAYS, UNSETTLED};
use crate::promised;

/// The most positions of a search.
const NODES_MAX: u32 = 10_000;

#[test]
fn chains_that_join_have_one_eye_if_it_was_the_same() {
    // Not so: every chain that needs only one promise has an eye of its own, which is filled only as a last liberty. A5
    // is the eye of both. Black B3. White joins at B4, Black A3, and A5 is all that they have: Black takes them there.
    // With an eye each they would have two.
    let board = Board::of(&[".O", "O.", "..", "XX", ".."]);
    assert_eq!(board.fate(&["B5", "A4"]), [UNSETTLED; 4]);
    assert_eq!(promised(&board.0, Color::White), PointSet::EMPTY);
}

#[test]
fn chains_do_not_save_each_other_by_joining() {
    // Not so: a chain with two loose promises is immortal. B5 is kept above by joining A4, and A4 by joining B5, and
    // both are so below; one that were immortal by that would save the other. Black B3: if White joins at B4, Black A6
    // leaves him one eye; if White plays A6, Black B4, and B6 is one eye whether White joins at A5 or not.
    let board = Board::of(&["..", ".O", "O.", "X.", "X.", ".."]);
    assert_eq!(board.fate(&["B5", "A4"]), [UNSETTLED; 4]);
    assert_eq!(promised(&board.0, Color::White), PointSet::EMPTY);
}

#[test]
fn an_eye_space_without_a_liberty_now_promises_none() {
    // All points of the corner but A1 are next to Black, and A1 has two neighbours there. If White fills the last
    // liberty that Black has in it, Black takes at least two at A1, which is no ko. But there must be one to fill: here
    // White takes all at C3 at once.
    let board = Board::of(&["XX.", "OXX", ".OX"]);
    assert_eq!(board.fate(&["B2"]), [UNSETTLED; 4]);
    assert_eq!(promised(&board.0, Color::Black), PointSet::EMPTY);
    // White A2 is met by A1.
    let board = Board::of(&["XX.", ".XX", ".OX"]);
    assert_eq!(board.fate(&["B2"]), [STAYS; 4]);
}

#[test]
fn a_wall_may_fall_by_a_reply_of_its_owner() {
    // Not so: B5 and A4 are immortal where A2 is read, for they have two promises, A5 and the space of A2. White B3
    // threatens to cut at B2. If Black takes at B4, he has filled the eye of the wall, and White A5 takes it; if he
    // joins at B2, White B1 takes three.
    let board = Board::of(&[".X", "X.", "O.", "X.", "X."]);
    assert_eq!(board.fate(&["B5", "A4"]), [STAYS; 4]);
    assert_eq!(board.fate(&["A2"]), [UNSETTLED; 4]);
    assert_eq!(promised(&board.0, Color::Black), board.chains(&["B5", "A4"]));
}

#[test]
fn a_wall_may_lose_its_eyes_to_what_it_shuts_in() {
    // The same for the opponent's walls: A2 lives, as Black answers in the space around it. But White B4 takes A4 and
    // has an eye; Black B2 shuts him in, and White A1 costs the wall its second eye. Black B1 takes it: seki, with B3
    // shared. Were A2 immortal, White would be captured though he begins.
    let board = Board::of(&["X.", "O.", "X.", ".."]);
    assert_eq!(board.fate(&["A2"]), [STAYS; 4]);
    assert_eq!(board.fate(&["A3"]), [UNSETTLED; 4]);
    assert_eq!(promised(&board.0, Color::Black), board.chains(&["A2"]));
}

#[test]
fn a_ban_ends_with_its_ko() {
    // Not so: who may not retake in a ko may not play there before he passes. White takes A1 at B1, and Black A3 takes
    // two: now Black A1 takes A2 and B1 together, and that is no ko.
    let board = Board::of(&["OO", ".X", "OX", "X."]);
    assert_eq!(board.fate(&["A2"]), [FALLS; 4]);
    let (area, target) = (PointSet::full(board.0.size()), board.chains(&["A2"]));
    let stones = ByColor::from_fn(|color| *board.0.of(color));
    let nobody = ByColor::from_fn(|_| PointSet::EMPTY);
    let local = LocalProblem::new(area, stones, nobody, target, Color::White);
    let game = LocalGame::from_problem(&LocalProblem { ko: KoRule::Japanese, ..local }).expect("few points");
    for first in Role::BOTH {
        assert_eq!(solve(&game, first, NODES_MAX).outcome(), SearchOutcome::Captured);
    }
}
