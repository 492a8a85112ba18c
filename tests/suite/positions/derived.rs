//! What a position makes of a setup: whole chains, prisoners, passes, and what it reports as taken for granted.

use gyega::board::{ByColor, Color};
use gyega::position::{Assumption, End, FirstPasser, LastPlay, Marks, Setup};

use crate::support::{board, point, points};

fn setup(rows: &[&str]) -> Setup {
    Setup::none_dead(board(rows))
}

#[test]
fn one_stone_marks_its_chain_and_a_partly_marked_chain_counts_whole() {
    let mut one = setup(&["XX.", ".X.", "O.X"]);
    one.marks = Marks { dead: points("A3"), ..one.marks.with_all_said() };
    let position = one.clone().check().expect("legal");
    assert_eq!(position.marks().dead, points("A3 B3 B2"));
    assert_eq!(position.assumptions(), [Assumption::EvenGame]);
    one.marks = Marks { dead: points("A3 B3"), ..one.marks.with_all_said() };
    let position = one.check().expect("legal");
    assert!(position.assumptions().contains(&Assumption::ChainMarkedWhole(point("A3"))));
}

#[test]
fn one_stone_drawn_dead_is_worth_a_remark_where_one_stone_named_is_not() {
    let mut two = setup(&["XX.", "..O", "O.O"]);
    two.marks = Marks { dead: points("A3 C1"), ..two.marks.with_all_said() };
    assert_eq!(two.clone().check().expect("legal").assumptions(), [Assumption::EvenGame]);
    two.drawn_dead = points("C1");
    let position = two.check().expect("legal");
    assert!(position.assumptions().contains(&Assumption::ChainMarkedWhole(point("C2"))));
}

#[test]
fn prisoners_follow_from_plays_and_stones() {
    let mut setup = setup(&["XX.", "...", "..O"]);
    setup.history.plays = ByColor { black: Some(5), white: Some(4) };
    setup.handicap = Some(2);
    let position = setup.check().expect("legal");
    // Black put 2 + 5 stones on the board, 2 stand: White has 5. White put 4, 1 stands: Black has 3.
    assert_eq!(position.prisoners(), ByColor { black: Some(3), white: Some(5) });
    assert_eq!(position.stones_played().expect("known").difference(), 3);
}

#[test]
fn a_chain_marked_dead_in_part_under_one_rule_set_is_reported_too() {
    let remarks = |change: &dyn Fn(&mut Setup)| {
        let mut setup = setup(&["XXX", "..O", "O.O"]);
        change(&mut setup);
        let position = setup.check().expect("legal");
        let is_it = |assumption: &&Assumption| matches!(assumption, Assumption::ChainMarkedWhole(..));
        position.assumptions().iter().filter(is_it).count()
    };
    let part = points("A3 B3");
    assert_eq!(remarks(&|setup| setup.dead_by_rule_set = vec![("aga".to_owned(), part)]), 1);
    let twice = |setup: &mut Setup| {
        setup.marks = Marks { dead: part, ..setup.marks.with_all_said() };
        setup.dead_by_rule_set = vec![("aga".to_owned(), part)];
    };
    assert_eq!(remarks(&twice), 1, "one remark a chain");
}

/// A game that passes ended, with these numbers of plays and passes of Black and of White.
fn ended(plays: (u32, u32), passes: (u32, u32), last: Color) -> (ByColor<Option<u32>>, bool) {
    let mut setup = setup(&["XX.", "...", "..O"]);
    setup.history.plays = ByColor { black: Some(plays.0), white: Some(plays.1) };
    setup.history.passes = ByColor { black: Some(passes.0), white: Some(passes.1) };
    setup.history.ended_by = Some(End::Passes);
    setup.history.last_play = Some(LastPlay { player: last, point: None, captured: None });
    let position = setup.check().expect("legal");
    let is_it = |assumption: &Assumption| matches!(assumption, Assumption::EarlyPassesFromCounts { .. });
    (position.history().early_passes, position.assumptions().iter().any(is_it))
}

#[test]
fn early_passes_are_derived_from_counts_only_where_turns_then_alternate_and_are_reported() {
    let early = |black, white| ByColor { black: Some(black), white: Some(white) };
    // Black 6 and White 5 plays in turn, Black the last; then a pass each. Nothing is guessed.
    assert_eq!(ended((6, 5), (1, 1), Color::Black), (early(0, 0), false));
    // White passed once in the middle: Black has one play more.
    assert_eq!(ended((7, 5), (1, 2), Color::Black), (early(0, 1), true));
    // White passed a second time at the end, as under rules where White passes last: nothing says so but the plays.
    assert_eq!(ended((6, 5), (1, 2), Color::Black), (ByColor::default(), false));
}

#[test]
fn the_first_pass_follows_from_one_pass_each_after_the_last_play() {
    let mut setup = setup(&["X.O"]);
    setup.history.passes = ByColor { black: Some(1), white: Some(1) };
    setup.history.ended_by = Some(End::Passes);
    setup.history.last_play = Some(LastPlay { player: Color::Black, point: None, captured: None });
    let position = setup.check().expect("legal");
    assert_eq!(position.history().first_pass, Some(FirstPasser::Player(Color::White)));
    assert_eq!(position.history().early_passes, ByColor { black: Some(0), white: Some(0) });
}
