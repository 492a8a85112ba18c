//! Points, sets of them, stones and how a board is turned.

use gyega::board::{Color, Point, PointSet, Size, Stones, Symmetry};

use crate::support::points;

#[test]
fn every_point_of_the_largest_board_reads_back() {
    let size = Size::new(25, 25).expect("25 lines are allowed");
    assert_eq!(size.iter().count(), 625);
    assert!(size.iter().all(|point| Point::parse(&point.to_string()) == Some(point)));
    assert!(size.iter().is_sorted(), "reading order");
}

#[test]
fn what_is_no_coordinate_is_refused() {
    for text in ["", "D", "4", "D0", "D26", "D04", "DD", "D-4", "D 4", "é4", "D4x", "I9"] {
        assert_eq!(Point::parse(text), None, "{text}");
    }
}

#[test]
fn a_side_has_one_to_twenty_five_lines() {
    assert!(Size::new(1, 25).is_ok());
    assert!(Size::new(0, 9).is_err());
    assert!(Size::new(9, 26).is_err());
}

#[test]
fn points_come_in_reading_order() {
    assert_eq!(points("A1 Z25 C3 B3").to_string(), "Z25 B3 C3 A1");
}

#[test]
fn neighbours_stop_at_the_edges_of_the_board() {
    let board = PointSet::full(Size::new(25, 25).expect("in range"));
    assert_eq!(points("Z25").neighbours(&board).to_string(), "Y25 Z24");
    assert_eq!(points("A1").neighbours(&board).to_string(), "A2 B1");
    let small = PointSet::full(Size::new(2, 1).expect("in range"));
    assert_eq!(points("B1").neighbours(&small).to_string(), "A1");
}

#[test]
fn parts_are_joined_along_lines_only() {
    let parts: Vec<_> = points("A1 B2 B3 C1 D1").parts().map(|part| part.to_string()).collect();
    assert_eq!(parts, ["B3 B2", "A1", "C1 D1"]);
}

#[test]
fn points_alone_are_told_from_those_in_company() {
    assert_eq!(points("A1 B1 D1 D2 F1 G2").not_alone().to_string(), "D2 A1 B1 D1");
}

#[test]
fn two_neighbours_are_told_from_one() {
    let crossing = points("C3 A1 E5");
    assert_eq!(crossing.with_two_neighbours(&points("C4 B3")).to_string(), "C3");
    assert_eq!(crossing.with_two_neighbours(&points("C4 C2 A2 E4")).to_string(), "C3");
    assert!(crossing.with_two_neighbours(&points("D3 B2 B1 E4")).is_empty());
}

#[test]
fn counts_and_set_operations() {
    let (a, b) = (points("A1 B1 C1"), points("C1 D1"));
    assert_eq!((a | b).len(), 4);
    assert_eq!((a & b).to_string(), "C1");
    assert_eq!((a - b).to_string(), "A1 B1");
    assert_eq!((a ^ b).to_string(), "A1 B1 D1");
    assert!((a & b).is_subset(&a) && !a.is_subset(&b));
    assert_eq!(PointSet::EMPTY.first(), None);
}

#[test]
fn rows_are_written_as_they_were_read() {
    let rows = ["X.O.", ".XO.", "OOXX"];
    assert_eq!(Stones::from_rows(&rows).expect("a board").rows(), rows);
    assert_eq!(Stones::from_rows(&["X.", "X"]), None);
    assert_eq!(Stones::from_rows(&["X?"]), None);
}

#[test]
fn stones_without_liberty_are_found() {
    let stones = Stones::from_rows(&["XO.", "XO.", "OX."]).expect("a board");
    assert_eq!(stones.stones_without_liberty().to_string(), "A3 A2 A1");
}

#[test]
fn chains_come_in_reading_order_with_their_liberties() {
    let stones = Stones::from_rows(&[".X.", "OX.", "O.X"]).expect("a board");
    let chains: Vec<_> = stones.chains().iter().map(|c| (c.color, c.points.to_string(), c.liberties.len())).collect();
    let expected = [(Color::Black, "B3 B2", 4), (Color::White, "A2 A1", 2), (Color::Black, "C1", 2)];
    assert_eq!(chains, expected.map(|(color, points, liberties)| (color, points.to_owned(), liberties)));
    assert_eq!(stones.chain_at(Point { column: 0, row: 2 }), None);
}

#[test]
fn the_eight_symmetries_of_an_irregular_board_differ_and_keep_its_chains() {
    let stones = Stones::from_rows(&["XX.", "OX.", "O..", "..."]).expect("a board");
    let mut seen: Vec<_> = Symmetry::ALL.iter().map(|symmetry| symmetry.turn_stones(&stones).rows()).collect();
    assert!(Symmetry::ALL.iter().all(|symmetry| symmetry.turn_stones(&stones).chains().len() == 2));
    seen.sort();
    seen.dedup();
    assert_eq!(seen.len(), 8);
}

#[test]
fn what_was_turned_can_be_turned_back() {
    let stones = Stones::from_rows(&["XX.", "OX.", "O..", "..."]).expect("a board");
    for turn in Symmetry::ALL {
        assert_eq!(turn.inverse().turn_stones(&turn.turn_stones(&stones)), stones, "{turn:?}");
    }
}
