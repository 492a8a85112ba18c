//! What is read of a board does not depend on how it lies, nor on the names of the colours.

use std::collections::BTreeMap;

use gyega::board::{Color, PointSet, Stones, Symmetry};
use gyega::life::promises::FateReader;
use gyega::life::{Budget, Work};

use crate::boards;

/// The stones of each fate, by colour, that are read of a board with nothing assumed.
fn read(stones: &Stones) -> BTreeMap<(Color, String), PointSet> {
    let work = Work::unbounded(Budget::DEFAULT);
    let mut all = BTreeMap::<_, PointSet>::new();
    for chain in (FateReader { assumes_wide: false, nodes_max: 500, work: &work }).read(stones).chains {
        *all.entry((chain.color, format!("{:?} {}", chain.fate, chain.is_by_ko))).or_default() |= chain.stones;
    }
    all
}

#[test]
fn the_turns_of_a_board_are_read_the_same() {
    for number in 0..crate::count(5_000) / 50 {
        let stones = boards::board(number);
        let size = stones.size();
        let here = read(&stones);
        for turn in Symmetry::ALL {
            let turned = turn.stones(&stones);
            let there = |swap: bool| -> BTreeMap<(Color, String), PointSet> {
                let key = |color: Color| if swap { !color } else { color };
                let moved =
                    here.iter().map(|((color, fate), stones)| ((key(*color), fate.clone()), turn.points(size, stones)));
                moved.collect()
            };
            assert_eq!(read(&turned), there(false), "board {number}, {turn:?}");
            assert_eq!(read(&turned.exchanged()), there(true), "board {number}, {turn:?}, colours exchanged");
        }
    }
}
