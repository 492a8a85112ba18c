//! Every point in one kind: what lives, what is surrounded, what is dead, owed, in seki or neutral.

use gyega::board::{ByColor, Color, PointSet};
use gyega::score::Partition;

use crate::support::{board, points};

#[test]
fn every_point_is_in_exactly_one_kind() {
    let stones = board(&["X.XO.", "OX.O.", "XX.OO", "..XO.", "XX.OX"]);
    let parts = Partition::new(&stones, &points("A4 E1"), &points("C2"));
    let kinds = [parts.living, parts.territory, parts.dead_points, parts.seki_eyes, parts.dead_in_seki];
    let sizes: u16 = kinds.iter().map(|kind| kind.black.len() + kind.white.len()).sum();
    assert_eq!(sizes + parts.neutral.len(), 25);
    let all = kinds.iter().fold(parts.neutral, |all, kind| all | kind.black | kind.white);
    assert_eq!(all.len(), 25);
    assert_eq!(parts.dead_points.white.to_string(), "E1");
    assert_eq!(parts.dead_points.black.to_string(), "A4");
}

#[test]
fn a_protective_move_comes_off_the_territory_of_its_owner_alone() {
    // A3, B3 under a dead stone, and B1 are Black's, E3 is White's, D1 nobody's.
    let stones = board(&[".OXO.", "XXXOO", "X.X.O"]);
    let before = Partition::new(&stones, &points("B3"), &PointSet::EMPTY);
    let given = ByColor { black: points("B3 B1 C2 D1 E3"), white: points("A3 E2") };
    let after = before.with_protective_moves(&given);
    assert_eq!(after.protective_moves.black.to_string(), "B3 B1");
    assert_eq!(after.territory.black.to_string(), "A3");
    assert!(after.dead_points.black.is_empty());
    // Nothing of White's, a neutral point or a stone moves, and the area is what it was.
    let moved = Partition {
        territory: before.territory,
        dead_points: before.dead_points,
        protective_moves: ByColor::default(),
        ..after
    };
    assert_eq!(moved, before);
    assert_eq!(after.territory.white, before.territory.white);
    assert_eq!(after.area(Color::Black), before.area(Color::Black));
    assert_eq!(after.with_protective_moves(&given), after);
}

#[test]
fn an_empty_board_is_neutral() {
    let stones = board(&["..", ".."]);
    let parts = Partition::new(&stones, &PointSet::EMPTY, &PointSet::EMPTY);
    assert_eq!((parts.neutral.len(), parts.area_lead()), (4, 0));
}

#[test]
fn a_captive_in_the_eye_of_a_seki_is_not_a_dead_point() {
    let stones = board(&["O.XO", "XXXO", "..OO"]);
    let parts = Partition::new(&stones, &points("A3"), &points("A2 B2 C2 C3"));
    assert_eq!(parts.dead_stones_in_seki.white.to_string(), "A3");
    assert_eq!(parts.seki_eyes.black.to_string(), "B3");
    assert!(parts.dead_points.black.is_empty());
}
