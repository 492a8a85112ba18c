//! What is proposed of whole boards.

use super::ROWS;
use gyega::board::{Color, PointSet, Stones, Symmetry};
use gyega::life::pass_alive;
use gyega::position::{Marks, Setup};
use gyega::proposal::{Proposal, ProposalBasis, ProposedStatus};
use gyega::score::RuleSetBoards;

use crate::support::board;

/// Black's A5 and White's C5 hang on who plays C3 first.
const HANGING: [&str; 5] = ["X.OOO", "XXXOX", "OO.OX", ".XXX.", "X..XO"];

fn proposed(stones: &Stones, marks: &Marks) -> Proposal {
    let position = Setup { marks: *marks, ..Setup::new(*stones) }.check().expect("a position");
    let rule_set_boards = RuleSetBoards::classifying(&position);
    Proposal::make(&position, rule_set_boards.agreed_removal(), rule_set_boards.cache().work())
}

#[test]
fn it_is_the_same_however_a_board_is_turned_and_whichever_colour_is_which() {
    // The last is its own turn, and with exchanged colours too.
    for rows in [
        &ROWS[..],
        &HANGING,
        &[".X.O.", "XXXOO", ".O.X.", "XX.OO", "..XO."],
        &["X.O", ".O.", "OX."],
        &[".XO", "X..", "O.."],
    ] {
        let stones = board(rows);
        let points = |stones: &Stones| {
            let proposal = proposed(stones, &Marks::unsaid(stones));
            [ProposedStatus::Dead, ProposedStatus::Unsettled].map(|status| proposal.stones_of(status))
        };
        let expected = points(&stones);
        for turn in Symmetry::ALL {
            let turned = turn.turn_stones(&stones);
            let back = expected.map(|stones_of| turn.turn_points(stones.size(), &stones_of));
            assert_eq!(points(&turned), back, "{rows:?} {turn:?}");
            assert_eq!(points(&turned.exchanged()), back, "{rows:?} {turn:?}");
        }
    }
}

#[test]
fn what_is_proved_is_never_overruled() {
    // Both small groups have two eyes although they look lost; White's is in the midst of Black.
    let stones = board(&[
        "XXXXXXX.X",
        "XOOOOOX.X",
        "XO.O.OXXX",
        "XOOOOOX.X",
        "XXXXXXXXX",
        ".X.X.X.X.",
        "XXXXXXXXX",
        ".........",
        ".........",
    ]);
    let proposal = proposed(&stones, &Marks::unsaid(&stones));
    for group in &proposal.groups {
        let proved = pass_alive(&stones, group.color, true).chains;
        if group.stones.is_subset(&proved) {
            assert_eq!((group.status, group.basis), (ProposedStatus::Alive, ProposalBasis::Proved), "{}", group.stones);
        }
    }
    let white = proposal.groups.iter().find(|group| group.color == Color::White).expect("a group");
    assert_eq!(white.basis, ProposalBasis::Proved);
}

#[test]
fn what_somebody_said_stays() {
    let stones = board(&ROWS);
    let marks = Marks { unsaid: PointSet::EMPTY, ..Marks::default() };
    let proposal = proposed(&stones, &marks);
    assert_eq!(proposal.stones_of(ProposedStatus::Dead), PointSet::EMPTY, "all stones are said to stay");
    assert!(proposal.groups.iter().all(|group| group.basis == ProposalBasis::Marked && !group.is_unsure()));
}
