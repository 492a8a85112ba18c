//! What reading finds: the same however the board is turned, every stone in one group, nothing owed twice.

use gyega::board::{Color, Point, PointSet, Size, Stones, Symmetry};
use gyega::life::{Budget, Classification, ClassifiedGroup, Evidence, Status, pass_alive};
use proptest::prelude::*;
use serde_json::json;

use super::config;
use super::random::{Game, Numbers, shapes};
use crate::filling::territory_lost_by_filling;
use crate::support::take_stuck;

/// What is known of each group, its stones turned, in the order of their first stones.
fn groups(read: &Classification, turn: impl Fn(&PointSet) -> PointSet) -> Vec<(String, Color, Status, Evidence)> {
    let told = read.groups.iter().map(|one| (turn(&one.stones).to_string(), one.color, one.status, one.evidence));
    let mut told: Vec<_> = told.collect();
    told.sort_by(|one, other| one.0.cmp(&other.0));
    told
}

/// What is read of a board, which is the same however it is turned.
fn read_in_all_turns(stones: &Stones, budget: Budget) -> Classification {
    let classified = |stones: &Stones| Classification::read_within(stones, &PointSet::EMPTY, &PointSet::EMPTY, budget);
    let read = classified(stones);
    for symmetry in Symmetry::ALL {
        let turned = classified(&symmetry.turn_stones(stones));
        let turn = |points: &PointSet| symmetry.turn_points(stones.size(), points);
        assert_eq!(groups(&turned, |points| *points), groups(&read, turn), "{symmetry:?} {:?}", stones.rows());
        assert_eq!(turned.nodes, read.nodes, "{symmetry:?} {:?}", stones.rows());
    }
    read
}

#[test]
fn a_crowded_board_is_read_the_same_however_it_is_turned() {
    let mut numbers = Numbers::new(11);
    for _ in 0..6 {
        let mut stones = Stones::empty(Size::USUAL);
        for at in stones.size().iter() {
            match numbers.below(100) {
                0..=42 => stones.place(Color::Black, at),
                43..=85 => stones.place(Color::White, at),
                _ => {}
            }
        }
        take_stuck(&mut stones);
        for budget in [Budget::new(Budget::MIN), Budget::DEFAULT] {
            let read = read_in_all_turns(&stones, budget);
            let is_unverified = |group: &ClassifiedGroup| group.evidence == Evidence::Unverified;
            assert!(read.groups.iter().any(is_unverified), "the board is no test of bounds");
        }
    }
}

// Black cannot keep B5, A4 and A2 together; which of the small ones was asked first depended on the turn.
#[test]
fn groups_that_cannot_all_be_kept_are_the_same_however_the_board_is_turned() {
    let stones = Stones::from_rows(&["...XOO", ".XXXO.", "X.XX.O", "..OXOO", "XOOO..", ".O...."]).expect("a board");
    for budget in [Budget::DEFAULT, Budget::new(160_000)] {
        read_in_all_turns(&stones, budget);
    }
}

// What the nodes allowed to ask of chains that hang on one point depended on which of them came first.
#[test]
fn as_many_positions_are_searched_however_the_board_is_turned() {
    let stones = ["..OX..O", "O.X.XXO", ".OX..XX", "X...XXO", "XXOOOO.", "XOOX.XX", ".XOOX.."];
    read_in_all_turns(&Stones::from_rows(&stones).expect("a board"), Budget::DEFAULT);
}

/// White at C3 makes Black connect at D4, and the four points that are left are two eyes: a second move, for the eyes
/// alone, was told as owed too.
#[test]
fn a_chain_and_the_eyes_beside_it_owe_no_more_than_one_move() {
    let stones = Stones::from_rows(&["OXX.....XO", "OX.XXXXXXO", "OOOOOOOOOO", "O.O.OOOOOO"]).expect("a board");
    let read = Classification::read(&stones, &PointSet::EMPTY, &PointSet::EMPTY);
    assert!(read.groups.iter().all(|group| group.status == Status::Alive));
    assert_eq!(read.protective_moves.black.to_string(), "D4");
}

/// White lives by filling C6, which joins B6 to him: B6 was asked to live by itself beside the filled point, and told
/// as captured. From a game on KGS.
#[test]
fn what_touches_an_owed_point_lives_with_those_who_owe_it() {
    let rows = ["X..O..", ".XXO..", "OXO...", ".O.OO.", "XXOXXO", "..O.OO", "OOO.XX", "OXOX..", "..OX.."];
    let stones = Stones::from_rows(&rows).expect("a board");
    let joined = PointSet::from(Point::parse("B6").expect("a point"));
    // With few nodes it is not shown what becomes of the stones around: no point is taken for that.
    for (times, owed) in [(1, ""), (64, "C6")] {
        let budget = Budget::new(times * Budget::DEFAULT.nodes());
        let read = Classification::read_within(&stones, &PointSet::EMPTY, &PointSet::EMPTY, budget);
        assert_eq!(read.protective_moves.white.to_string(), owed, "{times} times the nodes");
        let living = read.stones_of(|group| group.status == Status::Alive);
        assert!(joined.is_subset(&living), "{times} times the nodes");
        assert!(owed.is_empty() || living == *stones.of(Color::White));
    }
}

/// With a larger budget the board is read within that of the default first, and once more without the stones that come
/// off: all of it is spent, whichever reading stands.
#[test]
fn nodes_are_those_of_every_reading() {
    let rows = ["OOOOO", "OX.O.", "OOOOO", "XXXXX", "....."];
    let stones = Stones::from_rows(&rows).expect("a board");
    let none = PointSet::EMPTY;
    let nodes = |budget: u32| Classification::read_within(&stones, &none, &none, Budget::new(budget)).nodes;
    let default = Budget::DEFAULT.nodes();
    let larger = default + 10_000;
    assert!(nodes(default) > 0, "the board is no test");
    assert!(nodes(larger) > nodes(default), "{} and {}", nodes(larger), nodes(default));
    let asked = json!({
        "rows": rows, "prisoners": {"black": 1, "white": 4}, "rule_sets": ["korean-2016"],
        "search_nodes": larger,
    });
    let told = crate::support::answer(&asked);
    assert_eq!(told["scores"][0]["dead_stones"], "read", "the board is no test");
    let all = told["engine"]["nodes"].as_u64().expect("a number");
    assert!(all > u64::from(nodes(larger)), "{all} in all, {} before stones came off", nodes(larger));
}

/// Black can take B1, and then stands there with one eye, in the midst of White: that Black is captured was read, if
/// not shown, and B1 was told as captured all the same. From a game on 13 lines.
#[test]
fn what_is_captured_itself_captures_nobody() {
    let stones = Stones::from_rows(&[".OOXXX.X", "OOOOOOXX", "XXXOO.OX", ".OXX.OOX"]).expect("a board");
    let read = Classification::read(&stones, &PointSet::EMPTY, &PointSet::EMPTY);
    let captured = read.stones_of(|group| group.status == Status::Captured);
    let captured_anyway = read.captured_anyway().to_string();
    assert!(captured_anyway.contains("A2 B2 C2"), "{captured_anyway}");
    assert!(captured.is_disjoint(stones.of(Color::White)), "{captured}");
}

/// What was decided with few nodes and is decided otherwise with many.
fn changed_by_a_larger_budget(stones: &Stones, dead: &PointSet) -> Vec<String> {
    let of = |nodes: u32| Classification::read_within(stones, dead, &PointSet::EMPTY, Budget::new(nodes));
    let large = of(10 * Budget::DEFAULT.nodes());
    let is_reached = |group: &&ClassifiedGroup| matches!(group.evidence, Evidence::Benson | Evidence::Searched);
    let mut changed = Vec::new();
    for nodes in [Budget::MIN, 16 * Budget::MIN] {
        for group in of(nodes).groups.iter().filter(is_reached) {
            let is_other =
                |other: &&ClassifiedGroup| !other.stones.is_disjoint(&group.stones) && other.status != group.status;
            changed.extend(large.groups.iter().filter(is_other).map(|other| {
                let (before, after) = (group.status.as_str(), other.status.as_str());
                format!(
                    "{}: {before} with {nodes} nodes, {after} with more\n{}",
                    other.stones,
                    stones.rows().join("\n")
                )
            }));
        }
    }
    changed
}

/// A board on which next to nothing lives: stones of one colour lie together, and few points are empty.
fn crowded(numbers: &mut Numbers) -> Stones {
    let (width, height) = (5 + numbers.below(7), 5 + numbers.below(7));
    let (like_beside, empty) = (numbers.below(95), 6 + numbers.below(16));
    let mut colors: Vec<Color> = Vec::new();
    for cell in 0..width * height {
        let left = if cell % width > 0 { colors.last() } else { None };
        let above = cell.checked_sub(width).and_then(|above| colors.get(above));
        let beside: Vec<Color> = above.into_iter().chain(left).copied().collect();
        let is_like = !beside.is_empty() && numbers.below(100) < like_beside;
        colors.push(if is_like { beside[numbers.below(beside.len())] } else { Color::BOTH[numbers.below(2)] });
    }
    let mut stones = Stones::empty(Size::new(width, height).expect("in range"));
    for (at, color) in stones.size().iter().zip(colors) {
        if numbers.below(100) >= empty {
            stones.place(color, at);
        }
    }
    take_stuck(&mut stones);
    stones
}

#[test]
fn a_larger_budget_changes_no_verdict_on_crowded_boards() {
    let mut numbers = Numbers::new(5);
    for _ in 0..120 {
        let changed = changed_by_a_larger_budget(&crowded(&mut numbers), &PointSet::EMPTY);
        assert!(changed.is_empty(), "{}", changed.join("\n"));
    }
}

/// White's chain at C10 lives whatever White does. E10 is owed and joins F10 to it, and there is no time for E10 and
/// M5: that was taken to cost the whole of it.
const JOINED_TO_LIFE: &str = "XXOO.OOXXOOO X.O.OXXXOOO. OOOXOOXO.OOO OOOXOOXOOOO. X.OOO.XOOOOO XXO.OOXXXXO. O.OXOOOOXXXO \
                              OXOOOOOO.OXX X.O.OOXXXXXX OOOOOXXXXXXX";

/// Of crowded boards and the one above, as reading takes them.
#[test]
fn what_lives_unconditionally_is_reported_alive() {
    let mut numbers = Numbers::new(17);
    let mut boards: Vec<Stones> = (0..300).map(|_| crowded(&mut numbers)).collect();
    boards.push(Stones::from_rows(&JOINED_TO_LIFE.split_whitespace().collect::<Vec<_>>()).expect("a board"));
    let mut lives_any = 0;
    for stones in boards {
        let read = Classification::read(&stones, &PointSet::EMPTY, &PointSet::EMPTY);
        let alive = read.stones_of(|group| group.status == Status::Alive);
        for color in Color::BOTH {
            let lives = pass_alive(&stones, color, true).chains;
            lives_any += u32::from(!lives.is_empty());
            assert!(lives.is_subset(&alive), "{}\n{}", lives - alive, stones.rows().join("\n"));
        }
    }
    assert!(lives_any > 100, "few of the boards have stones that live unconditionally: {lives_any}");
}

/// Boards on which a larger budget changed verdicts: a neighbour, a connection or a second threat was not decided
/// before.
#[test]
fn a_larger_budget_changes_no_verdict_beside_what_was_undecided() {
    const BOARDS: [&str; 15] = [
        ".OX....OX. XXXXXOO..X .XOOO.OOXX OXXXOOOXX. XXXOOO.O.X OXOOOXO.X. .O.XO.X.XX OOOXX.XXX.",
        ".OO.OXX. OXXXX.XO XOOXXXXX .OOXOOOO OOOOOOO.",
        ".X.XX.O.O OOXXXOXOX XXXXXOXOX .XXX.X.XX OX.XXOOX. X.X.XXXXO",
        ".XO..O.OO..O OOOOOOOXO.X. OOOXOO.XX.OO .OXX.OOXXOOO OOOXO..X.XX.",
        "OOXO.OOXO XOXOOXX.O X.X.XOOOX XOXOXO.OX XXXXXX..X X.XX.X.OO XXXXO.OO. .X.O.OOXX XXXXOOOOX .XXXO.OOO OOOXOOXXO \
         .O.O.OO.O XOOXXOOXX",
        "OX.OO OXXXX O.OOO .O.OO OOOOO ..O.O X...O XX.XO XX.O. XXXOO XXOXX .OOXX XXXXX",
        "OX.XX..X OXOX.XOO .XXXXOOX .OXXOX.X OXXXO.XX XX.XXXX.",
        "OXXOXX .OX.XX O.OX.O .OXXO. XOOOXO X.X..O OXOOO. OO.O.O OOOOOO O.XXX.",
        "XOOOOOO XX.OOO. XOOOO.O .XX.O.. XXXO.OX XXXOOOX ...XXOX .XOXOX. .OXX.XX",
        "OXOXXXXXXX OX.XX.XXXX O.XXOOXX.O OXX.XXXOO. OOXXXX.O.O OOXXXXXOO. OOXX.OXOOO XX.XO.OOOO",
        "X.XOOOXX.OOX. XXXXOXX.XXXXX .OXOO.OXXXXX. XXO.OXOOXXOOX XXOOOXOOO.OOO XOXXOXXOXX.O. X.XXXXX.X.XO. XXOOOOOX.XOXX \
         .XX.O.OXOXOO.",
        ".XOXXXXXO. X..XXXOOOO XOOOOX.OXO XOOOX.OOXX .XXOXXO... O.OO..OOXO XXOOXXXO.O OXOOXXO.O. OXXOXO.OOX .XOOO.OOOO",
        "OO.OOXO. OX.OO.X. XXXO.OOO .OOXXOO. XOOOOO.O X..XOOOO .XXOOOOO OXOOOOO.",
        ".OXXX..O.OXO. XXXOXOO..XXOO OXXO.XOO.XOOO OOX..OXXO.O.. OOXOOOOXOOOX. .OOOOOXXXO..O OOX.OOXOXOOO. .XXOOXX.XOOXX \
         X.X..OOOO.OOX",
        JOINED_TO_LIFE,
    ];
    for rows in BOARDS {
        let stones = Stones::from_rows(&rows.split_whitespace().collect::<Vec<_>>()).expect("a board");
        let changed = changed_by_a_larger_budget(&stones, &PointSet::EMPTY);
        assert!(changed.is_empty(), "{}", changed.join("\n"));
    }
}

proptest! {
    #![proptest_config(config(240))]

    #[test]
    fn verdicts_turn_with_the_board_and_change_colour_with_it(shape in shapes(), is_starved in any::<bool>()) {
        let game = Game::of(shape);
        let stones = game.stones(&game.grid);
        let dead = game.points(&game.dead);
        let budget = if is_starved { Budget::new(Budget::MIN) } else { Budget::DEFAULT };
        let classified =
            |stones: &Stones, dead: &PointSet| Classification::read_within(stones, dead, &PointSet::EMPTY, budget);
        let read = classified(&stones, &dead);
        for symmetry in Symmetry::ALL {
            let turn = |points: &PointSet| symmetry.turn_points(stones.size(), points);
            let turned = classified(&symmetry.turn_stones(&stones), &turn(&dead));
            prop_assert_eq!(groups(&turned, |points| *points), groups(&read, turn), "{:?}", stones.rows());
            prop_assert_eq!(turned.in_seki(), turn(&read.in_seki()));
            prop_assert_eq!(turned.captured_anyway(), turn(&read.captured_anyway()));
            for color in Color::BOTH {
                // Of points that are alike the first in reading order is named.
                prop_assert_eq!(turned.protective_moves.get(color).len(), read.protective_moves.get(color).len());
            }
        }
        let exchanged = classified(&stones.exchanged(), &dead);
        let other = |(stones, color, status, evidence): (String, Color, Status, Evidence)| (stones, !color, status, evidence);
        let expected: Vec<_> = groups(&read, |points| *points).into_iter().map(other).collect();
        prop_assert_eq!(groups(&exchanged, |points| *points), expected);
        prop_assert_eq!(exchanged.protective_moves.black, read.protective_moves.white);
    }

    #[test]
    fn every_living_stone_stands_in_one_group(shape in shapes()) {
        let game = Game::of(shape);
        let stones = game.stones(&game.grid);
        let dead = game.points(&game.dead);
        let read = Classification::read(&stones, &dead, &PointSet::EMPTY);
        let living = stones.without(&dead);
        let mut seen = PointSet::EMPTY;
        for group in &read.groups {
            prop_assert!(group.stones.is_subset(living.of(group.color)) && group.stones.is_disjoint(&seen));
            // A group that its owner cannot keep stands in seki as well where it has a neutral point.
            let (in_seki, is_told) = (group.counts_as_seki, group.status == Status::InSeki);
            let is_right = is_told == in_seki || in_seki && group.status.is_not_kept();
            prop_assert!(is_right, "{:?}", group.status);
            prop_assert!(!group.stones.is_empty());
            seen |= group.stones;
        }
        prop_assert_eq!(seen, living.occupied());
        let surrounded = living.surrounded();
        for color in Color::BOTH {
            prop_assert!(read.protective_moves.get(color).is_subset(surrounded.get(color)));
        }
        for (point, _) in &read.threats {
            prop_assert!(read.protective_moves.union().contains(*point));
        }
    }

    #[test]
    fn no_territory_is_lost_when_the_neutral_points_are_filled(shape in shapes()) {
        let game = Game::of(shape);
        let (stones, dead) = (game.stones(&game.grid), game.points(&game.dead));
        let lost = territory_lost_by_filling(&stones, &dead);
        prop_assume!(lost.is_some());
        let lost = lost.expect("assumed");
        prop_assert!(lost.is_empty(), "{}\n{}", lost.join("\n"), stones.rows().join("\n"));
    }

    #[test]
    fn a_larger_budget_changes_no_verdict_that_was_reached(shape in shapes()) {
        let game = Game::of(shape);
        let (stones, dead) = (game.stones(&game.grid), game.points(&game.dead));
        let changed = changed_by_a_larger_budget(&stones, &dead);
        prop_assert!(changed.is_empty(), "{}", changed.join("\n"));
    }
}
