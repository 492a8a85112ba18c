//! Which stones stay on the board where only the borders are left, as in sunjang baduk.

use gyega::board::{Color, PointSet, Stones, Symmetry};
use gyega::score::{Partition, border_stones};

use crate::support::{board, points};

/// The border of each colour, and the points inside it, those of a seki left out.
fn counted(rows: &[&str], seki: &str) -> [(String, u16); 2] {
    let stones = board(rows);
    let parts = Partition::new(&stones, &PointSet::EMPTY, &stones.chains_of(&points(seki)));
    Color::BOTH.map(|color| {
        let border = border_stones(&stones, &parts, color);
        let inside = parts.area(color) - *parts.seki_eyes.get(color) - border;
        ((border - *parts.in_seki.get(color)).to_string(), inside.len())
    })
}

#[test]
fn a_stone_is_put_back_where_the_border_would_stand_in_atari() {
    // G3 stands next to no white stone, but without it G2 and G1 have one liberty left.
    let rows = ["..OX...", "..OX...", "..OX...", "..OX...", "OOOXXXX", "XXXOOOX", ".X.O.OX"];
    let [black, white] = counted(&rows, "A2 B1 D2 F1");
    assert_eq!(black, ("D7 D6 D5 D4 D3 E3 F3 G3 G2 G1".to_owned(), 12));
    assert_eq!(white, ("C7 C6 C5 C4 A3 B3 C3".to_owned(), 8));
}

#[test]
fn a_point_is_filled_where_no_inner_stone_can_save_the_border() {
    // D5 has the one liberty C5, a false eye; filled, it joins C6 and C4.
    let rows = ["..XO...", "..XO...", "XX.XO..", ".XXOO..", "..XO...", "..XO...", "..XO..."];
    let [black, white] = counted(&rows, "");
    assert_eq!(black, ("C7 C6 C5 D5 C4 C3 C2 C1".to_owned(), 14));
    assert_eq!(white, ("D7 D6 E5 D4 D3 D2 D1".to_owned(), 20));
}

#[test]
fn the_border_is_the_same_however_the_board_is_turned() {
    let rows = ["..XO...", "..XO...", "XX.XO..", ".XXOO..", "..XO...", "..XO...", "..XO..."];
    let stones = board(&rows);
    let border = |stones: &Stones| {
        let parts = Partition::new(stones, &PointSet::EMPTY, &PointSet::EMPTY);
        Color::BOTH.map(|color| border_stones(stones, &parts, color))
    };
    let unturned = border(&stones);
    for turn in Symmetry::ALL {
        let turned = border(&turn.turn_stones(&stones));
        assert_eq!(turned.map(|points| points.len()), unturned.map(|points| points.len()));
    }
}

#[test]
fn inner_stones_come_off_and_return_where_the_border_would_stand_in_atari() {
    let stones = board(&["OX.X", "OXXX", "OOOX", ".OOX"]);
    let parts = Partition::new(&stones, &PointSet::EMPTY, &PointSet::EMPTY);
    // B4, B3, C3, D2 and D1 stand on the border. D2 D1 has only D3 left, where the inner stone goes back; then B4
    // B3 C3 D3 D2 D1 is one chain with C4 and D4.
    assert_eq!(border_stones(&stones, &parts, Color::Black).to_string(), "B4 B3 C3 D3 D2 D1");
}
