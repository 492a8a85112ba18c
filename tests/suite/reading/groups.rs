//! Which groups live, fall or stand in seki, and which live though they are marked dead.

use gyega::board::{Color, PointSet};
use gyega::life::{Classification, Evidence, LifeMap, Status, lives_though_marked};

use crate::support::{board, points};

fn map(rows: &[&str]) -> LifeMap {
    let stones = board(rows);
    let read = Classification::read(&stones, &PointSet::EMPTY, &PointSet::EMPTY);
    LifeMap::new(&stones, &PointSet::EMPTY, &read, |_| Evidence::Marked)
}

#[test]
fn life_that_self_capture_could_undo_is_not_said_to_be_unconditional() {
    // White's D5 is not next to Black: where self-capture is allowed, White could fill the space, take the stones
    // off and fill it again, until it is no eye any more. So Black's life is read, not proved by Benson.
    let life = map(&[".XOO.X", ".XO..X", "XXXXXX", "OOOOOO", ".O.O.O"]);
    let black = life.groups.first().expect("groups");
    assert_eq!(black.stones.len(), 10);
    assert_ne!(black.evidence, Evidence::Benson);
    assert_eq!(
        life.with_status(Status::Alive).filter(|group| group.evidence == Evidence::Benson).count(),
        1,
        "White's chain"
    );
}

#[test]
fn ten_empty_points_on_each_side_are_two_eyes_for_both() {
    // Within the default nodes: neither may count as standing in seki with the other for want of them.
    let life = map(&["..XO..", "..XO..", "..XO..", "..XO..", "..XO.."]);
    let groups: Vec<_> = life.groups.iter().map(|group| (group.status, group.evidence)).collect();
    assert_eq!(groups, [(Status::Alive, Evidence::Searched); 2]);
}

#[test]
fn chains_joined_through_what_they_own_are_one_group() {
    // Two black chains share the eyes A3 and B2 C2; white has one chain with two eyes.
    let life = map(&[".X.OO.", "X.XO.O", ".XXOOO", "XXOOOO", "OOOO.O"]);
    let firsts: Vec<_> = life.groups.iter().map(|group| group.stones.first().map(|point| point.to_string())).collect();
    assert_eq!(firsts.len(), 2, "{firsts:?}");
}

#[test]
fn a_point_held_by_a_stone_in_a_ko_is_no_eye() {
    // White takes B4 in the ko and then everything, whoever starts.
    let life = map(&["OX.X.", "OOXXX", "OOOOO", "O.O.O"]);
    let statuses: Vec<_> = life.groups.iter().map(|group| (group.color, group.status)).collect();
    assert_eq!(statuses, [(Color::White, Status::Alive), (Color::Black, Status::Captured)]);
}

#[test]
fn groups_that_only_two_kos_save_stand_in_seki() {
    let life = map(&["XXXXXX.", "OOOOX.X", "XO.OXX.", ".XOOXXX", "XXXOOXX", ".XO.OX."]);
    let in_seki: PointSet = life.with_status(Status::InSeki).map(|group| group.stones).collect();
    assert_eq!(in_seki.to_string(), "A5 B5 C5 D5 A4 B4 D4 B3 C3 D3 A2 B2 C2 D2 E2 B1 C1 E1");
}

fn lives(rows: &[&str], dead: &str) -> String {
    let stones = board(rows);
    let dead = stones.chains_of(&points(dead));
    lives_though_marked(&stones, &dead, &(stones.occupied() - dead)).to_string()
}

#[test]
fn stones_that_come_back_after_their_capture_live() {
    // White can take the three stones with A1 and E1, but then Black plays C1 and she has one eye.
    let rows = [".X.X.X.X", "XXXXXXXX", "OOOOOOXX", ".XXX.OXX"];
    assert_eq!(lives(&rows, "C1"), "B1 C1 D1");
    // With G3 H3 as well White lives whatever happens: now the three stones are dead.
    let rows = [".X.X.XX..XX", "XXXXXXXXXXX", "OOOOOOOOOOO", ".XXX.O.O.OO"];
    assert_eq!(lives(&rows, "C1"), "");
}

#[test]
fn stones_are_not_saved_by_a_wall_that_does_not_stay() {
    // Black A1 takes B1. White D1 would lose six stones at F1: she has one eye herself, and neither side may play
    // D1.
    let rows = ["...OX...", "...OX...", "OOOOXXXX", "XXXXOOOX", ".OX.O.OX"];
    let stones = board(&rows);
    assert_eq!(lives_though_marked(&stones, &points("B1"), &PointSet::EMPTY), PointSet::EMPTY);
}

#[test]
fn stones_without_an_eye_come_off() {
    assert_eq!(lives(&["XXXXXX", "XO..XX", "XXXXX.", "OOOOOO", ".O.O.O"], "B4"), "");
}
