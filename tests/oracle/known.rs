//! Boards on which the reading was found to be wrong, with what exact play has to say and who plays what.
//!
//! Each names what the reading that answers rest on says there and exact play denies, with the allowance that helps, if
//! one does. The list is exact: who mends a claim takes it from the list.

use gyega::board::{Color, Point, PointSet, Stones};
use gyega::life::Classification;

use crate::claims::{Claim, Verdict};
use crate::grid::Side;
use crate::play::Question;
use crate::{KO_RULES, falls, promised};

/// The most positions of a question.
const POSITIONS_MAX: usize = 200_000;

/// What becomes of stones if the opponent begins, then if their owner does.
pub(crate) const FALLS: [bool; 2] = [true; 2];
pub(crate) const UNSETTLED: [bool; 2] = [true, false];
pub(crate) const STAYS: [bool; 2] = [false; 2];

/// A board as it is drawn.
pub(crate) struct Board(pub(crate) Stones);

impl Board {
    pub(crate) fn of(rows: &[&str]) -> Self {
        Self(Stones::from_rows(rows).expect("a board"))
    }

    pub(crate) fn chains(&self, points: &[&str]) -> PointSet {
        let chain = |name: &&str| self.0.chain_at(Point::parse(name).expect("a point")).expect("a chain").points;
        points.iter().map(chain).collect()
    }

    /// What becomes of the chains at some points, or of one of them, under each rule of ko.
    pub(crate) fn fate(&self, points: &[&str]) -> [[bool; 2]; 4] {
        let target = self.chains(points);
        KO_RULES.map(|ko| {
            [Side::Attacker, Side::Defender]
                .map(|first| Question::of(self.0, target, first, ko).is_captured(POSITIONS_MAX).expect("few positions"))
        })
    }

    /// Holds what promises show against exact play, and gives what the reading says wrongly.
    fn denied(&self) -> Vec<String> {
        for color in Color::BOTH {
            let living = promised(&self.0, color);
            assert!(
                living.is_empty() || falls(&self.0, living) == Some(false),
                "{color:?} {living} is promised to live"
            );
        }
        let read = Classification::read(&self.0, &PointSet::EMPTY, &PointSet::EMPTY);
        let claims = Claim::all(&read).map(|claim| (claim.verdict(&self.0, &read, POSITIONS_MAX), claim));
        let denied = claims.filter(|(verdict, _)| *verdict != Verdict::Agreed);
        denied.map(|(verdict, claim)| format!("{verdict:?}: {claim}")).collect()
    }
}

#[test]
fn a_seki_with_a_chain_in_atari_owes_the_point_that_saves_it() {
    // Black C4 takes D4; White B4 leaves the others A2 alone, where Black takes them all, and so does Black B4 after
    // White A2. White C4 first is seki: who plays A2 then is in atari, White at B4, Black at C1.
    let board = Board::of(&["O..O", "OOOX", ".XXX", "XX.X"]);
    assert_eq!(board.fate(&["D4"]), [UNSETTLED; 4]);
    assert_eq!(board.fate(&["A3"]), [UNSETTLED; 4]);
    assert_eq!(board.fate(&["C2"]), [STAYS; 4]);
    // C4 is owed: that was missing once, and seki it is when C4 is filled.
    assert_eq!(board.denied(), ["OnceOwed: white A4 D4 A3 B3 C3 in-seki searched"]);
}

#[test]
fn of_two_stones_in_an_eye_either_can_be_saved() {
    // White D5 puts D6 and D4 in atari. Black saves one of them, at E6 or at E4, and White takes the other. The review
    // had Black take D5, which no move does: C5 is White.
    let board = Board::of(&["OOOX.X.", "O.O.XXX", ".OOX.XX", "OOOOXXX", "XXXXXXX", ".XXXXXX"]);
    assert_eq!(board.fate(&["D6"]), [STAYS; 4]);
    assert_eq!(board.fate(&["D4"]), [STAYS; 4]);
    assert_eq!(board.fate(&["D6", "D4"]), [UNSETTLED; 4]);
    assert_eq!(board.denied(), ["NotAllHeld: black D6 unsettled searched", "NotAllHeld: black D4 unsettled searched"]);
}

#[test]
fn a_sacrifice_makes_a_seki_where_no_ko_is_retaken() {
    // Black C3. White C4, Black C1, White A2 takes two, and Black A4 leaves each side an eye, with B1 shared. White C1
    // in place of C4 falls to Black B1, in a ko. White retakes it, with a threat or after another move here, and has
    // won; if he must pass for it first, Black connects.
    let board = Board::of(&["XO.O", "XO.X", ".OX.", "O..X"]);
    for chain in ["C2", "D3"] {
        assert_eq!(board.fate(&[chain]), [FALLS, UNSETTLED, FALLS, STAYS]);
    }
    assert_eq!(board.fate(&["A4"]), [FALLS; 4]);
    let stones = ["AfterAnyMove: black D3", "AfterAnyMove: black C2", "TooLarge: black D1"];
    assert_eq!(board.denied(), stones.map(|stone| format!("{stone} captured searched")));
}

#[test]
fn a_capturing_race_with_two_ways_to_connect() {
    // White connects to C1 at B1 if Black plays C2, and at C2 if Black plays B1. After Black C2, White B1, Black A4 it
    // is Black who has no liberty but D4, where White takes him.
    let board = Board::of(&[".XX.", "OOXX", "OO.X", "..OO"]);
    assert_eq!(board.fate(&["A3", "C1"]), [STAYS; 4]);
    assert_eq!(board.fate(&["B4"]), [STAYS; 4]);
    assert_eq!(board.denied(), ["Wrong: white C1 D1 unsettled searched"]);
}

#[test]
fn one_move_makes_an_eye_and_a_connection() {
    // White C3, and of B3 and D2 he gets the one that Black leaves: B3 takes B4 away from C4, D2 connects. Black first
    // plays D2, and White has one of the two only.
    let board = Board::of(&[".XOO", "X...", ".XO.", "XXO."]);
    assert_eq!(board.fate(&["C4"]), [UNSETTLED; 4]);
    assert_eq!(board.fate(&["C2"]), [UNSETTLED; 4]);
    // They were said to be captured, by stones of Black that need an answer themselves.
    assert_eq!(board.denied(), [""; 0]);
}

#[test]
fn a_ko_at_the_only_bridge() {
    // White C3 takes C2. If Black fills D4, White B4 takes three; if he retakes at C2 instead, with a threat or in any
    // way that the rule of ko allows, he is connected. White A2 is caught as long as Black holds the ko.
    let board = Board::of(&["..X.", "XX.X", "OOXO", ".OO."]);
    for chain in ["C4", "A3", "D3"] {
        assert_eq!(board.fate(&[chain]), [UNSETTLED, UNSETTLED, UNSETTLED, STAYS]);
    }
    assert_eq!(board.denied(), ["Leaning: black C4 A3 B3 D3 alive searched"]);
}

#[test]
fn what_holds_once_an_owed_point_is_filled() {
    // White D1 takes D2 and E1; Black D1 connects them, and then White's stones cannot be saved at all.
    let board = Board::of(&[".X.OO", "XXOO.", "OXOXO", ".XX.X"]);
    assert_eq!(board.fate(&["D2"]), [UNSETTLED; 4]);
    assert_eq!(board.fate(&["D4"]), [UNSETTLED; 4]);
    assert_eq!(board.denied(), ["OnceOwed: black B4 A3 B3 B2 D2 B1 C1 E1 alive searched"]);
}

#[test]
fn what_leans_on_stones_that_can_be_captured_themselves() {
    // White A2 takes A3 in a ko and so saves A4, as long as Black may not retake at once.
    let board = Board::of(&["O.OX", "XO..", ".XOX", "XXXX"]);
    assert_eq!(board.fate(&["A4"]), [FALLS, UNSETTLED, FALLS, UNSETTLED]);
    assert_eq!(board.denied(), ["AfterAnyMove: white A4 captured searched"]);
}

#[test]
fn a_connection_on_the_edge_saves_stones_that_count_as_captured() {
    // White D1 joins E1 to D2, and of D3 and E2 he gets the one that Black leaves. Black first plays D1 himself. Not of
    // the 3,500 boards of the review: it is 648 of those here.
    let board = Board::of(&[".OO.O", "XXXO.", "..X.O"]);
    assert_eq!(board.fate(&["E1"]), [UNSETTLED; 4]);
    assert_eq!(board.denied(), ["Wrong: white B3 C3 E3 D2 captured searched", "Wrong: white E1 captured searched"]);
}

#[test]
fn a_stone_in_an_eye_space_that_can_be_saved() {
    // White D4 joins D3 to D5, and answers Black B5 at C3. Black first plays D4, C3 or B5. Board 2183.
    let board = Board::of(&["O.OOOX", "..OOOX", "OO...X", ".X.OXX", "XXXXX.", "X..X.."]);
    assert_eq!(board.fate(&["D3"]), [UNSETTLED; 4]);
    assert_eq!(board.denied(), ["Wrong: white D3 captured searched"]);
}

#[test]
fn what_comes_back_once_an_owed_point_is_filled() {
    // White has filled B4, or C4, as he owes. Black E3 takes the stones at E2 and E1, and White those that took them:
    // the first move decides about several stones in atari, though others come back. They were said to live. Boards
    // 1093 and 2208.
    let boards = [[".OOO.", ".OXX.", "OOXXO", ".OOXO"], [".OOO.", "O.OX.", ".OOXO", "XXXOO"]];
    let denied = boards.map(|rows| Board::of(&rows).denied());
    assert_eq!(denied, [[""; 0]; 2]);
}
