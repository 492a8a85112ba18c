//! Which points are owed, and what stands in seki or at risk, where connections decide.

use gyega::board::{ByColor, Color, PointSet, Size, Stones, Symmetry};
use gyega::life::{Budget, Connections, Work};

use crate::support::{board, crowded_board};

/// What is read of a board, and how many positions that took.
fn read_and_count(stones: &Stones) -> (Connections, u32) {
    let work = Work::unbounded(Budget::DEFAULT);
    work.counting(|| Connections::read_with_work(stones, &PointSet::EMPTY, &PointSet::EMPTY, &work))
}

fn read(rows: &[&str]) -> Connections {
    let stones = board(rows);
    let (read, nodes) = read_and_count(&stones);
    // Whatever the reading, it is the same with the colours exchanged.
    let (exchanged, nodes_of_exchanged) = read_and_count(&stones.exchanged());
    assert_eq!(exchanged.protective_moves.black, read.protective_moves.white);
    assert_eq!(
        (exchanged.in_seki, exchanged.captured_anyway, nodes_of_exchanged),
        (read.in_seki, read.captured_anyway, nodes)
    );
    read
}

fn owed(rows: &[&str]) -> [String; 2] {
    let read = read(rows);
    assert_eq!((read.in_seki, read.captured_anyway, read.undecided), (PointSet::EMPTY, PointSet::EMPTY, 0));
    Color::BOTH.map(|color| read.protective_moves.get(color).to_string())
}

#[test]
fn two_connections_at_once_owe_a_move_that_no_false_eye_shows() {
    // Black at B3 or B5 threatens A3 or A5. White can fill only one of the two neutral points,
    // so that A4 must be filled.
    let rows = ["X.X.XXXXX", "XXXXXXXXX", "O.OOOOOOX", ".OOO.O.OX", "O.OOOOOOX", "XXXXXXXXX", "X.X.XXXXX"];
    assert_eq!(owed(&rows), ["", "A4"]);
}

#[test]
fn of_two_ways_to_connect_one_is_left() {
    // E3 connects at E4 or at E2: Black takes one, White the other, and F3 stays.
    assert_eq!(owed(&[".XXXXOOOOO", "XXXX.OOO.O", ".XXXO.OOOO", "XXXX.OOO.O", "XXXXXOOOOO"]), ["", ""]);
    // Without E2 whoever plays E4 first decides: nothing is owed yet.
    assert_eq!(owed(&[".XXXXOOOOO", "XXXX.OOO.O", ".XXXO.OOOO", "XXXXXOOO.O", "XXXXXOOOOO"]), ["", ""]);
    // Without both E3 stands in atari, in a ko that White must close.
    assert_eq!(owed(&[".XXXXOOOOO", "XXXXXOOO.O", ".XXXO.OOOO", "XXXXXOOO.O", "XXXXXOOOOO"]), ["", "F3"]);
}

#[test]
fn what_the_owner_can_take_saves_a_chain() {
    // Black first takes A5 at A4; White first plays B6, takes A6 and is connected: whoever plays there first
    // decides.
    let cut = [".O.OOO", "OOOOOO", "X.OOOO", "OXXXXX", ".OX.X.", "OOXXXX", "OOOOOO", ".O.OOO"];
    let read_cut = read(&cut);
    assert_eq!((read_cut.protective_moves.white, read_cut.captured_anyway), (PointSet::EMPTY, PointSet::EMPTY));
    // A4 B4 cut White off, but stand in atari at C4 themselves.
    let shut_in = [".O.OOO", "OOOOOO", "OOOOOO", "XX.OOO", "OOXXXX", "OOX.X.", ".OXXXX"];
    assert_eq!(read(&shut_in).captured_anyway, PointSet::EMPTY);
}

#[test]
fn kos_are_left_undecided_only_where_they_bear_on_each_other() {
    // Either side connects its ko stone in the end.
    let apart = read(&["OOOOO.OX.", ".O.OOOXXX", "OOOOOXXXX", "OOOXXX.X.", ".OX.XXXXX"]);
    assert_eq!((apart.open_kos, apart.undecided), (PointSet::EMPTY, 0));
    assert_eq!(
        apart.protective_moves.map(|points| points.to_string()),
        ByColor::pair(Color::Black, "D1", "F5").map(str::to_owned)
    );
    // In a double-ko seki one ko answers the other.
    let beside = read(&["XXXXXX.", "OOOOX.X", "XO.OXX.", ".XOOXXX", "XXXOOXX", ".XO.OX."]);
    assert!(beside.open_kos.len() == 2 && beside.undecided > 0 && beside.protective_moves == ByColor::default());
}

#[test]
fn what_hangs_on_kos_that_bear_on_each_other_is_not_held_for_sure() {
    // B1, D1 and F1 are owed. White starts two kos at D1 and F1, so that there may be no time for all three.
    let read = read(&[".O.O.O.O.O.O.", "OOOOOOOOOOOOO", "XXOXOXOXXXXXO", "X.X.X.XX.X.XO"]);
    assert_eq!(read.protective_moves.black.to_string(), "B1 D1 F1");
    let [not_all_kept] = &read.not_all_kept[..] else { panic!("one set of chains, not {:?}", read.not_all_kept) };
    assert_eq!(not_all_kept.loss, None);
    assert_eq!(not_all_kept.stones.to_string(), "A2 B2 D2 F2 A1 C1 E1");
}

#[test]
fn stones_that_nobody_marked_are_distinguished() {
    // Four stones round one point, no neutral point about: captured at C3 whoever starts, and C3 cannot be filled.
    let captured = read(&["..O..", ".OXO.", "OX.XO", ".OXO.", "..O.."]);
    assert_eq!(captured.captured_anyway.to_string(), "C4 B3 D3 C2");
    assert_eq!(captured.in_seki, PointSet::EMPTY);
    // One eye each, and C4 and C1 between them: nobody may start, and filling the eye saves nobody.
    let seki = read(&["XX.OO", ".XXO.", "XXXOO", "XX.OO"]);
    assert_eq!(seki.in_seki.len(), 16);
    assert_eq!(seki.protective_moves, gyega::board::ByColor::default());
}

#[test]
fn a_wide_neutral_space_is_left_alone() {
    // Ten neutral points: the game is not over, so that nothing is said of chains with one eye.
    assert_eq!(read(&["X.X.....O.O", "XXX.....OOO"]), Connections::default());
    assert_eq!(read(&["X.X..O.O", "XXX..OOO"]).in_seki.len(), 10, "with four it is");
}

#[test]
fn of_two_points_that_do_for_each_other_one_is_owed_however_the_board_is_turned() {
    // The corner at the top reaches a wide neutral space, so that nothing distinguishes the two places below.
    let rows = [
        ".O.O.O.O", "OOXOOOOO", "OXX.XXXO", "OX....XO", "OOOOOXXX", "XXOO.OOO", ".XOOOXXX", ".XOO.XXX", ".XOOOXXX",
        "XXOO.OOO", "XOOOOXXX", ".X.O.XXX",
    ];
    let stones = board(&rows);
    let dead: PointSet = [gyega::board::Point { column: 1, row: 8 }].into_iter().collect();
    let (size, dead) = (stones.size(), stones.chains_of(&dead));
    let straight = Connections::read(&stones, &dead, &PointSet::EMPTY);
    assert!(!straight.protective_moves.white.is_empty(), "the board is no test");
    for turn in Symmetry::ALL {
        let read = Connections::read(&turn.turn_stones(&stones), &turn.turn_points(size, &dead), &PointSet::EMPTY);
        for color in Color::BOTH {
            let (turned, expected) = (read.protective_moves.get(color), straight.protective_moves.get(color));
            assert_eq!(turned.len(), expected.len(), "{color}");
        }
    }
}

#[test]
fn a_crowded_board_is_read_within_its_bounds_however_it_is_turned() {
    let size = Size::new(25, 25).expect("in range");
    let stones = crowded_board(size, (44, 100), &mut 7);
    let (read, nodes) = read_and_count(&stones);
    assert!(read.undecided > 0, "the board is no test of bounds");
    // Connections of a colour may spend 3 of 20 parts of the default budget together, and what is put last five
    // searches more, each of 1 of 8 parts.
    let budget = Budget::DEFAULT.nodes();
    assert!(nodes <= 2 * (budget * 3 / 20 + 5 * budget / 8), "{nodes} nodes");
    let turn = Symmetry::ALL[5];
    let (turned, nodes_of_turned) = read_and_count(&turn.turn_stones(&stones));
    for color in Color::BOTH {
        let owed = turn.turn_points(size, read.protective_moves.get(color));
        assert_eq!(*turned.protective_moves.get(color), owed, "{color}");
    }
    assert_eq!(turned.in_seki, turn.turn_points(size, &read.in_seki));
    assert_eq!((nodes_of_turned, turned.undecided), (nodes, read.undecided));
}
