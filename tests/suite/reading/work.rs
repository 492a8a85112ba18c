//! How much is done on a board, and what is read once.

use std::sync::Arc;

use gyega::life::{Budget, Cancel, Work};
use gyega::score::{BoardCache, MarkedBoard};

use crate::support::{board, points};

#[test]
fn a_small_budget_does_little_work_on_a_board_with_kos() {
    // A search by proof numbers went to and fro over less than a hundred positions: 100 million units, all that one
    // board may cost, and the next was not read.
    let stones = board(&["OOOO.", "OX.OO", "O.OXO", "X..XO"]);
    let boards = BoardCache::classifying(Work::new(Budget::new(1_000), Work::REQUEST_MAX, Cancel::default()));
    boards.read(&MarkedBoard { stones, dead: points("B3"), seki: points("A1 C2") });
    assert!(boards.work().done() < 2_000_000, "{}", boards.work().done());
}

#[test]
fn a_board_is_read_again_where_more_may_be_searched_than_before() {
    let stones = board(&["OOOO.", "OX.OO", "O.OXO", "X..XO"]);
    let board = MarkedBoard { stones, dead: points(""), seki: points("") };
    let boards = BoardCache::classifying(Work::unbounded(Budget::DEFAULT));
    let look = || boards.with_work(boards.work().with_budget(Budget::new(1_000))).read(&board);
    let first = look();
    assert!(Arc::ptr_eq(&first, &look()));
    let whole = boards.read(&board);
    assert!(!Arc::ptr_eq(&first, &whole));
    assert!(Arc::ptr_eq(&whole, &look()), "what was read with more is as good");
}
