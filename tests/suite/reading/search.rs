//! The exact search of a small part of a board: known shapes as they are drawn, and what a proof of an answer holds.

use gyega::board::{ByColor, Color, Point, PointSet};
use gyega::life::search::SearchOutcome::{Captured, Safe};
use gyega::life::search::{
    Goal, KoRule, LocalGame, LocalMove, LocalProblem, Role, SearchOutcome, SearchProof, check, solve,
};

use crate::support::{board, point};

const NODES: u32 = 200_000;

/// A picture: `X` the target and its friends, `O` attackers, `@` and `#` the same that cannot be captured, `.` empty,
/// `-` a point that the defender keeps free, `=` the link, a blank an edge. The target is the first `X` in reading
/// order.
fn area(rows: &[&str]) -> LocalProblem {
    let at = |wanted: &str| {
        let height = rows.len();
        rows.iter()
            .enumerate()
            .flat_map(|(row, text)| {
                let letters = text.chars().enumerate().filter(|(_, letter)| wanted.contains(*letter));
                letters.map(move |(column, _)| Point { column: column as u8, row: (height - 1 - row) as u8 })
            })
            .collect::<PointSet>()
    };
    let stones = ByColor { black: at("X"), white: at("O") };
    let target = stones.black.first().map_or(PointSet::EMPTY, PointSet::from).flood(&stones.black);
    let immortal = ByColor { black: at("@"), white: at("#") };
    let area = LocalProblem::new(at("XO.-"), stones, immortal, target, Color::Black);
    LocalProblem { kept_free: at("-"), link: at("="), ..area }
}

fn game(area: &LocalProblem) -> LocalGame {
    LocalGame::from_problem(area).expect("a small area")
}

/// The outcome, after its proof was checked.
fn outcome(area: &LocalProblem, first: Role) -> SearchOutcome {
    let game = game(area);
    let search = solve(&game, first, NODES);
    if let Some(proof) = search.proof() {
        assert_eq!(check(&game, first, &proof), Ok(()));
    }
    search.outcome()
}

/// With the attacker first, and with the defender first.
fn both(area: &LocalProblem) -> [SearchOutcome; 2] {
    Role::BOTH.map(|first| outcome(area, first))
}

#[test]
fn eyes_of_known_shapes() {
    // The vital point of three in a row: whoever plays it first.
    assert_eq!(both(&area(&["#######", "#XXXXX#", "#X...X#", "#XXXXX#", "#######"])), [Captured, Safe]);
    // Bent three, pyramid four: likewise.
    assert_eq!(both(&area(&["######", "#XXXX#", "#X..X#", "#X.XX#", "#XXX##", "#####"])), [Captured, Safe]);
    assert_eq!(both(&area(&["#######", "#XXXXX#", "#X...X#", "#XX.XX#", "##XXX#", " #####"])), [Captured, Safe]);
    // Four in a row, or bent, has two vital points: alive.
    assert_eq!(both(&area(&["########", "#XXXXXX#", "#X....X#", "#XXXXXX#", "########"])), [Safe, Safe]);
    assert_eq!(both(&area(&["#######", "#XXXXX#", "#X...X#", "#XXX.X#", "###XXX#", "  #####"])), [Safe, Safe]);
    // A square of four: too late even for the defender.
    assert_eq!(both(&area(&["######", "#XXXX#", "#X..X#", "#X..X#", "#XXXX#", "######"])), [Captured, Captured]);
    // Two points are one eye.
    assert_eq!(both(&area(&["######", "#XXXX#", "#X..X#", "#XXXX#", "######"])), [Captured, Captured]);
}

#[test]
fn two_shared_liberties_are_a_seki() {
    // Whoever fills one of the two is captured at the other.
    assert_eq!(both(&area(&["#X.O@", "#X.O@"])), [Safe, Safe]);
    // One liberty more for the attackers: they may start, unless the defender takes it first.
    assert_eq!(both(&area(&["#X.O.@", "#X.O@@"])), [Captured, Safe]);
}

#[test]
fn a_target_that_hangs_on_what_cannot_be_captured_is_safe() {
    assert_eq!(both(&area(&["@X.", ".O."])), [Safe, Safe]);
}

#[test]
fn points_kept_free_are_played_only_to_capture() {
    // Once the neutral point on the right is filled, by whomever, the chain needs the point on the left.
    assert_eq!(both(&area(&["@-X.#"])), [Captured, Captured]);
    // Friends on the right: the neutral point connects, and both want it.
    assert_eq!(both(&area(&["@-X.@", "   # "])), [Captured, Safe]);
    // Two neutral points connect: the attacker can take only one.
    assert_eq!(both(&area(&["@-X.@", " @.# "])), [Safe, Safe]);
    // The attacker's last stone stands in atari itself: it is captured on the point kept free.
    assert_eq!(both(&area(&["@-XO", "@@O#"])), [Captured, Captured], "but here it hangs on a wall");
    assert_eq!(outcome(&area(&["@.XO.@", "@@@@@@"]), Role::Attacker), Safe);
}

#[test]
fn an_eye_with_a_point_apart_is_one_as_long_as_a_liberty_is_left() {
    // The chain around the corner has one eye elsewhere, and does not touch the corner point.
    let corner = |rows: &[&str]| {
        let area = area(rows);
        let chains = area.immortal.black;
        let area = LocalProblem { chains, with_eye: chains, immortal: ByColor::default(), ..area };
        outcome(&area, Role::Attacker)
    };
    assert_eq!(corner(&["@@ ", ".@@", "..@"]), Safe);
    assert_eq!(corner(&["@@ ", ".@@", ".O@"]), Safe, "with another stone Black takes two");
    assert_eq!(corner(&["@@ ", "O@@", ".O@"]), Captured, "White fills the eye elsewhere");
}

#[test]
fn a_thrifty_defender_spends_what_he_is_given() {
    let thrifty = |rows: &[&str]| {
        let area = area(rows);
        both(&LocalProblem { thrifty: area.kept_free, kept_free: PointSet::EMPTY, ..area })
    };
    // The attacker's stone on the left pays for the reply on the right.
    assert_eq!(thrifty(&["#-X-@"]), [Safe, Safe]);
    assert_eq!(both(&area(&["#-X-@"])), [Captured, Captured], "kept free");
    // A neutral point on the left gives nothing; whoever fills it, the chain needs the right one then.
    assert_eq!(thrifty(&["#.X-@"]), [Captured, Captured]);
}

/// An eye space in a wall that is one chain, with so many liberties of the wall elsewhere.
fn wall(rows: &[&str], outside: u8) -> [SearchOutcome; 2] {
    both(&LocalProblem { outside_liberties: outside, ..area(rows) })
}

/// Under the Japanese rule of ko, and if the defender or the attacker owns every ko threat: with the attacker first.
fn by_ko(area: &LocalProblem) -> [SearchOutcome; 3] {
    [KoRule::Japanese, KoRule::Threats(Role::Defender), KoRule::Threats(Role::Attacker)]
        .map(|ko| outcome(&LocalProblem { ko, ..*area }, Role::Attacker))
}

#[test]
fn larger_eyes_of_known_shapes() {
    // Bulky five, crossed five, rabbity six: one vital point each, whoever plays it first.
    let bulky_five = ["=====", "=...=", "=..==", "===="];
    assert_eq!(wall(&bulky_five, 1), [Captured, Safe]);
    let crossed_five = [" === ", "==.==", "=...=", "==.==", " === "];
    assert_eq!(wall(&crossed_five, 1), [Captured, Safe]);
    let rabbity_six = ["==== ", "=..==", "=...=", "==.==", " === "];
    assert_eq!(wall(&rabbity_six, 1), [Captured, Safe]);
    // Six at the side have two vital points.
    assert_eq!(wall(&["=====", "=...=", "=...="], 0), [Safe, Safe]);
    assert_eq!(wall(&["=====", "....=", "....="], 0), [Safe, Safe], "eight in the corner");
}

#[test]
fn six_in_the_corner_depend_on_liberties_elsewhere() {
    // Proverb: without a liberty elsewhere the defender may not push in from both sides; with one it is a ko; with two
    // he may.
    let six = ["====", "...=", "...="];
    assert_eq!(wall(&six, 0), [Captured, Safe]);
    let with_one = LocalProblem { outside_liberties: 1, ..area(&six) };
    assert_eq!(by_ko(&with_one), [Captured, Safe, Captured], "a ko");
    assert_eq!(wall(&six, 2), [Safe, Safe]);
}

#[test]
fn proverbs_of_the_second_line() {
    // Six die, eight live, and with seven it matters who starts; the ends of the first line are open to both.
    let six = [" ######## ", "##XXXXXX##", "#........#"];
    let seven = [" ######### ", "##XXXXXXX##", "#.........#"];
    let eight = [" ########## ", "##XXXXXXXX##", "#..........#"];
    assert_eq!(both(&area(&six)), [Captured, Captured]);
    assert_eq!(both(&area(&seven)), [Captured, Safe]);
    assert_eq!(both(&area(&eight)), [Safe, Safe]);
    // In the corner four die, six live.
    assert_eq!(both(&area(&["#####", "XXXX##", ".....#"])), [Captured, Captured]);
    assert_eq!(both(&area(&["######", "XXXXX##", "......#"])), [Captured, Safe]);
    assert_eq!(both(&area(&["#######", "XXXXXX##", ".......#"])), [Safe, Safe]);
}

#[test]
fn four_in_the_corner_are_a_ko_and_bent_four_is_dead() {
    // The attacker plays the second point of the longer side and makes a ko for the life of the corner.
    let empty = area(&["==  ", ".===", "...="]);
    assert_eq!(by_ko(&empty), [Captured, Safe, Captured]);
    assert_eq!(outcome(&LocalProblem { ko: KoRule::Japanese, ..empty }, Role::Defender), Safe);
    // The wall may fill neither A2 nor D1: it is captured at the other. The attacker can play A2 whenever he likes: D1
    // takes four stones, and the corner is a ko. The Japanese rules of 1989 call it dead as it stands.
    let bent = LocalProblem { ko: KoRule::Japanese, ..area(&["==   ", ".====", "OOO.="]) };
    assert_eq!(both(&bent), [Captured, Captured]);
    assert_eq!(by_ko(&bent)[1], Safe, "with threats enough the defender wins that ko");
}

#[test]
fn a_marked_eye_can_be_captured_even_if_its_owner_starts() {
    // Three stones on the points that matter; B3 is answered at C3, which leaves one eye.
    assert_eq!(wall(&[".O.=", "O..=", ".O.=", "===="], 3), [Captured, Captured]);
    // With its liberties elsewhere filled it is dead; with four of them its owner has time for one move.
    let eight_points = ["...=", "OO.=", "..==", "===="];
    assert_eq!(wall(&eight_points, 0), [Captured, Captured]);
    assert_eq!(wall(&eight_points, 4), [Captured, Safe]);
}

#[test]
fn a_capture_that_enables_new_stones_is_no_death() {
    // White takes B2 at C2 and then has one liberty, at B2, where Black takes everything.
    let enabled = area(&["OX.O@", "OOOO@", "@@@@@"]);
    assert_eq!(both(&enabled), [Captured, Safe]);
    assert_eq!(both(&LocalProblem { goal: Goal::Dead, ..enabled }), [Safe, Safe]);
}

#[test]
fn an_eye_that_is_a_ko_is_no_eye_without_threats() {
    // The stone at B4 is in atari, so that the chain in the upper left has an eye at A4 only after a ko.
    let rows = ["XXXXX.X#", "X####X##", ".X# #X.#", "X# ##X#######", "X####XXXXXXX#", "XXXXX.XX.O.X#"];
    let upper_left = area(&rows);
    assert_eq!(by_ko(&upper_left), [Captured, Safe, Captured]);
    assert_eq!(outcome(&LocalProblem { ko: KoRule::Japanese, ..upper_left }, Role::Defender), Captured);
}

#[test]
fn three_stones_in_a_straight_five_stay() {
    // A fourth stone is captured with all others and leaves four in a row, which is alive; so the wall is.
    assert_eq!(wall(&["=======", "=.OOO.=", "======="], 1), [Safe, Safe]);
}

#[test]
fn three_stones_in_a_straight_five_are_captured_and_come_back() {
    // Once the three are captured, their owner plays in the middle: the wall has one eye, and takes no second.
    let stones = area(&["@@@@@@@@@", "@OOOOOOO@", ".O.XXX.O@"]);
    assert_eq!(outcome(&stones, Role::Attacker), Captured);
    assert_eq!(outcome(&LocalProblem { goal: Goal::Dead, ..stones }, Role::Attacker), Safe);
}

#[test]
fn a_snapback_is_no_death() {
    // White takes one stone at C1 and stands in atari: Black takes more at B1.
    let snapback = area(&["@@@@@", "@OO@@", "OX.O@"]);
    assert_eq!(outcome(&snapback, Role::Attacker), Captured);
    assert_eq!(outcome(&LocalProblem { goal: Goal::Dead, ..snapback }, Role::Attacker), Safe);
}

#[test]
fn nine_in_the_corner_live_behind_a_solid_wall() {
    // The carpenter's square with every point of the wall in place.
    assert_eq!(wall(&["====", "...=", "...=", "...="], 0), [Safe, Safe]);
}

#[test]
fn nine_in_the_corner_can_be_killed_once_the_wall_is_cut() {
    // The attacker's stone D4 cuts the wall in two, and nothing has a liberty outside.
    let cut = area(&["#####", "XXX##", "...X#", "...X#", "...X#"]);
    assert_eq!(outcome(&cut, Role::Attacker), Captured);
}

#[test]
fn a_dead_shape_is_dead_for_good() {
    // The vital point of three takes the wall, and nothing can live where it stood.
    let three = area(&["#######", "#XXXXX#", "#X...X#"]);
    let dead = LocalProblem { goal: Goal::Dead, ..three };
    assert_eq!(both(&three), [Captured, Safe]);
    assert_eq!(both(&dead), [Captured, Safe]);
}

#[test]
fn a_chain_beside_an_area_is_captured_as_the_stones_that_it_is() {
    // After B C2, W D2, B B1 takes C1, W E2 White may take D1 and E1 at C1: of two stones that is no ko. So White
    // captures them although Black plays first, as exact play on the whole board has it.
    let stones = board(&["OOX..", ".O...", "O.OXX"]);
    let target = *stones.of(Color::Black) - PointSet::from(point("C3"));
    let colors = ByColor::from_fn(|color| *stones.of(color));
    let whole = LocalProblem::new(stones.all_points(), colors, ByColor::default(), target, Color::Black);
    let others = ByColor::from_fn(|color| *stones.of(color) - target);
    let beside =
        LocalProblem::new(stones.all_points() - target, others, ByColor::default(), PointSet::EMPTY, Color::Black);
    let areas = [
        LocalProblem { ko: KoRule::Japanese, ..whole },
        LocalProblem { ko: KoRule::Japanese, chains: target, ..beside },
        LocalProblem { ko: KoRule::Japanese, link: target, target, ..beside },
    ];
    for area in areas {
        let game = LocalGame::from_problem(&area).expect("a small area");
        assert_eq!(solve(&game, Role::Defender, 100_000).outcome(), SearchOutcome::Captured);
    }
}

#[test]
fn a_damaged_proof_is_refused() {
    let rows = ["#######", "#XXXXX#", "#X...X#", "#XXXXX#", "#######"];
    let game = game(&area(&rows));
    let Some(SearchProof::Captured(ranked)) = solve(&game, Role::Attacker, NODES).proof() else { panic!("captured") };
    for index in 0..ranked.len() {
        if game.winner(&ranked[index].state).is_some() {
            continue;
        }
        let mut damaged = ranked.clone();
        damaged.remove(index);
        assert!(check(&game, Role::Attacker, &SearchProof::Captured(damaged)).is_err(), "without position {index}");
        let mut damaged = ranked.clone();
        damaged[index].rank += 1_000;
        let comes_nearer = check(&game, Role::Attacker, &SearchProof::Captured(damaged));
        assert_eq!(comes_nearer.is_ok(), index == 0, "only the first position may be as late as one likes");
    }
    let Some(SearchProof::Safe(closed)) = solve(&game, Role::Defender, NODES).proof() else { panic!("safe") };
    for index in 0..closed.len() {
        let mut damaged = closed.clone();
        damaged.remove(index);
        assert!(check(&game, Role::Defender, &SearchProof::Safe(damaged)).is_err(), "without position {index}");
    }
}

#[test]
fn a_line_tells_the_moves_on_the_board() {
    let area = area(&["#######", "#XXXXX#", "#X...X#", "#XXXXX#", "#######"]);
    let game = game(&area);
    let moves = |first: Role| {
        let line = solve(&game, first, NODES).line(&game, NODES);
        let at = |played: &LocalMove| match played {
            LocalMove::Play(number) => game.point(*number).map_or("none".to_owned(), |point| point.to_string()),
            LocalMove::Pass | LocalMove::KoPass(_) => "pass".to_owned(),
        };
        line.iter().map(|(_, played)| at(played)).collect::<Vec<_>>().join(" ")
    };
    assert!(moves(Role::Attacker).starts_with("D3 "), "the vital point");
    assert_eq!(moves(Role::Defender), "D3");
    assert_eq!(game.point(200), None);
    let linked = LocalProblem { link: Point::parse("A1").into_iter().collect(), ..area };
    assert_eq!(self::game(&linked).point(18), None, "the link is no point of the area");
}
