//! What is read of a board does not depend on how it lies, nor on the names of the colours.

use gyega::board::{ByColor, Color, Stones, Symmetry};
use gyega::life::promises::Promises;
use gyega::life::{Budget, Work};

use crate::boards;

#[test]
fn the_turns_of_a_board_are_promised_the_same() {
    let of = |stones: &Stones, color: Color| Promises::of(stones, color, false, 500, &Work::unbounded(Budget::DEFAULT));
    for number in 0..crate::count(5_000) / 25 {
        let stones = boards::board(number);
        let size = stones.size();
        for turn in Symmetry::ALL {
            let turned = turn.stones(&stones);
            let exchanged = Stones::new(turned.size(), ByColor::from_fn(|color: Color| *turned.of(!color)));
            for color in Color::BOTH {
                let here = of(&stones, color);
                let there = turn.points(size, &here.stones);
                assert_eq!(of(&turned, color).stones, there, "board {number}, {turn:?}");
                assert_eq!(of(&exchanged, !color).stones, there, "board {number}, {turn:?}, colours exchanged");
            }
        }
    }
}
