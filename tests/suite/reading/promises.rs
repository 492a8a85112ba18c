//! Which chains live by what regions promise them, and which hang on the first move.

use gyega::board::{ByColor, Color, PointSet, Stones, Symmetry};
use gyega::life::promises::{HangingChains, Promises};
use gyega::life::{Budget, Work};

use crate::support::{board, point, points};

fn hanging(stones: &Stones, wanted: &PointSet) -> Vec<HangingChains> {
    HangingChains::find(stones, wanted, 1_000, &Work::unbounded(Budget::DEFAULT))
}

#[test]
fn a_second_eye_hangs_on_the_first_move_however_the_board_is_turned() {
    // Black has one eye in the corner, and another if he takes C1 D1 by D2. White D2 keeps them and takes E2.
    let stones = board(&[".OO.O", "OO.OO", "XXOOO", ".XX.X", ".XOOX"]);
    let at = point("D2");
    for turn in Symmetry::ALL {
        let turned = turn.turn_stones(&stones);
        let at = ByColor::from_fn(|_| turn.turn_point(stones.size(), at));
        for (board, owner) in [(turned, Color::Black), (turned.exchanged(), Color::White)] {
            let all = hanging(&board, board.of(owner));
            let chains: Vec<_> = all.iter().map(|one| (one.color, one.stones, one.at)).collect();
            assert_eq!(chains, [(owner, *board.of(owner), at)], "{turn:?}");
        }
    }
}

#[test]
fn what_is_captured_or_lives_whoever_starts_does_not_hang_on_that() {
    // Black's two points in the corner are one eye; White has two.
    let stones = board(&[".OO.O", "OO.OO", "XXOOO", ".XXOO", ".XOO."]);
    assert_eq!(hanging(&stones, &stones.occupied()), []);
}

#[test]
fn what_leans_on_wide_territory_is_not_shown_where_nothing_is_assumed() {
    // The chains above share eleven points that Black could invade; those below have two eyes.
    let rows = ["....OX", "....OX", "...OOX", "OOOXXX", "XXXXOO", "OOOOO.", ".O.O.O"];
    let stones = board(&rows);
    let work = Work::unbounded(Budget::DEFAULT);
    let of = |assumes_wide: bool| Promises::find(&stones, Color::White, assumes_wide, 2_000, &work);
    let above = stones.chains_of(&points("E7 A4"));
    assert_eq!(of(true).stones(), *stones.of(Color::White));
    assert_eq!(of(false).stones(), *stones.of(Color::White) - above);
}
