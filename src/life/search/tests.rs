use std::collections::BTreeMap;

use super::{LocalArea, LocalGame, LocalMove, LocalState, Outcome, Proof, Role, check, solve};
use crate::board::{ByColor, Color, Point, PointSet, Size, Stones, Symmetry};
use crate::position::play;
use crate::rules::Suicide;

const NODES: u32 = 200_000;

/// A picture: `X` the target and its friends, `O` attackers, `@` and `#` the same that cannot be captured, `.` empty, `-` a
/// point that the defender keeps free, a blank an edge. The target is the first `X` in reading order.
fn area(rows: &[&str]) -> LocalArea {
    let at = |wanted: &str| {
        let height = rows.len();
        rows.iter()
            .enumerate()
            .flat_map(|(row, text)| {
                let found = text.chars().enumerate().filter(|(_, letter)| wanted.contains(*letter));
                found.map(move |(column, _)| Point { column: column as u8, row: (height - 1 - row) as u8 })
            })
            .collect::<PointSet>()
    };
    let stones = ByColor { black: at("X"), white: at("O") };
    let target = stones.black.first().map(PointSet::from).expect("a target").flood(&stones.black);
    let immortal = ByColor { black: at("@"), white: at("#") };
    LocalArea { kept_free: at("-"), ..LocalArea::new(at("XO.-"), stones, immortal, target, Color::Black) }
}

fn game(rows: &[&str]) -> LocalGame {
    LocalGame::of(&area(rows)).expect("a small area")
}

/// The outcome, after its proof was checked.
fn outcome(game: &LocalGame, first: Role) -> Outcome {
    let search = solve(game, first, NODES);
    if let Some(proof) = search.proof() {
        assert_eq!(check(game, first, &proof), Ok(()));
    }
    search.outcome()
}

/// With the attacker first, and with the defender first.
fn both(rows: &[&str]) -> [Outcome; 2] {
    [Role::Attacker, Role::Defender].map(|first| outcome(&game(rows), first))
}

use Outcome::{Captured, Safe};

#[test]
fn eyes_of_known_shapes() {
    // The vital point of three in a row: whoever plays it first.
    assert_eq!(both(&["#######", "#XXXXX#", "#X...X#", "#XXXXX#", "#######"]), [Captured, Safe]);
    // Bent three, pyramid four: likewise.
    assert_eq!(both(&["######", "#XXXX#", "#X..X#", "#X.XX#", "#XXX##", "#####"]), [Captured, Safe]);
    assert_eq!(both(&["#######", "#XXXXX#", "#X...X#", "#XX.XX#", "##XXX#", " #####"]), [Captured, Safe]);
    // Four in a row, or bent, has two vital points: alive.
    assert_eq!(both(&["########", "#XXXXXX#", "#X....X#", "#XXXXXX#", "########"]), [Safe, Safe]);
    assert_eq!(both(&["#######", "#XXXXX#", "#X...X#", "#XXX.X#", "###XXX#", "  #####"]), [Safe, Safe]);
    // A square of four: too late even for the defender.
    assert_eq!(both(&["######", "#XXXX#", "#X..X#", "#X..X#", "#XXXX#", "######"]), [Captured, Captured]);
    // Two points are one eye.
    assert_eq!(both(&["######", "#XXXX#", "#X..X#", "#XXXX#", "######"]), [Captured, Captured]);
}

#[test]
fn two_shared_liberties_are_a_seki() {
    // Whoever fills one of the two is captured at the other.
    assert_eq!(both(&["#X.O@", "#X.O@"]), [Safe, Safe]);
    // One liberty more for the attackers: they may start, unless the defender takes it first.
    assert_eq!(both(&["#X.O.@", "#X.O@@"]), [Captured, Safe]);
}

#[test]
fn a_target_that_hangs_on_what_cannot_be_captured_is_safe() {
    assert_eq!(both(&["@X.", ".O."]), [Safe, Safe]);
}

#[test]
fn points_kept_free_are_played_only_to_capture() {
    // Once the neutral point on the right is filled, by whomever, the chain needs the point on the left.
    assert_eq!(both(&["@-X.#"]), [Captured, Captured]);
    // Friends on the right: the neutral point connects, and both want it.
    assert_eq!(both(&["@-X.@", "   # "]), [Captured, Safe]);
    // Two neutral points connect: the attacker can take only one.
    assert_eq!(both(&["@-X.@", " @.# "]), [Safe, Safe]);
    // The attacker's last stone stands in atari itself: it is captured on the point kept free.
    assert_eq!(both(&["@-XO", "@@O#"]), [Captured, Captured], "but here it hangs on a wall");
    assert_eq!(outcome(&game(&["@.XO.@", "@@@@@@"]), Role::Attacker), Safe);
}

/// The same moves as on a whole board, where both rules can be asked.
#[test]
fn moves_are_those_of_a_board() {
    let mut chance = Chance(7);
    for _ in 0..300 {
        let size = Size::new(3, 4).expect("a small board");
        let mut stones = Stones::empty(size);
        let mut mover = Color::Black;
        for _ in 0..30 {
            let standing = ByColor::from_fn(|color| *stones.of(color));
            let local = LocalArea::new(stones.points(), standing, ByColor::default(), PointSet::EMPTY, !mover);
            let game = LocalGame::of(&local).expect("twelve points");
            let moves = game.moves(&game.start(Role::Attacker));
            let ours = moves.filter(|(at, _)| *at != LocalMove::Pass).count();
            let legal: Vec<_> =
                size.iter().filter_map(|at| play(&stones, mover, at, Suicide::Forbidden).ok()).collect();
            assert_eq!(ours, legal.len(), "{:?}", stones.rows());
            let Some(played) = legal.get(chance.below(legal.len().max(1))) else { break };
            stones = played.after;
            mover = !mover;
        }
    }
}

/// Every position that can be reached, and whether the attacker captures from it, by going over all of them again and again.
fn by_enumeration(game: &LocalGame, first: Role) -> Option<bool> {
    let start = game.start(first);
    let mut wins: BTreeMap<LocalState, bool> = BTreeMap::new();
    let mut left = vec![start];
    while let Some(state) = left.pop() {
        if wins.contains_key(&state) {
            continue;
        }
        if wins.len() > 4_000 {
            return None;
        }
        wins.insert(state, game.winner(&state) == Some(Role::Attacker));
        if game.winner(&state).is_none() {
            left.extend(game.moves(&state).map(|(_, after)| after));
        }
    }
    loop {
        let mut changed = false;
        let states: Vec<_> = wins.iter().filter(|(_, is_won)| !**is_won).map(|(state, _)| *state).collect();
        for state in states {
            let mut after = game.moves(&state).map(|(_, after)| wins[&after]);
            let is_won = match state.to_move {
                _ if game.winner(&state).is_some() => continue,
                Role::Attacker => after.any(|won| won),
                Role::Defender => after.all(|won| won),
            };
            if is_won {
                wins.insert(state, true);
                changed = true;
            }
        }
        if !changed {
            return Some(wins[&start]);
        }
    }
}

struct Chance(u64);

impl Chance {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        self.0 >> 33
    }

    fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }
}

/// A random area with up to `empty` empty points, its target, and walls of both kinds around it.
fn random_area(chance: &mut Chance, empty: usize) -> Option<LocalArea> {
    let size = Size::new(5, 5).expect("a small board");
    let (mut stones, mut area) = (ByColor::<PointSet>::default(), PointSet::EMPTY);
    let mut immortal = ByColor::<PointSet>::default();
    let (mut vacant, mut kept_free) = (PointSet::EMPTY, PointSet::EMPTY);
    for at in size.iter() {
        match chance.below(10) {
            0..=2 if usize::from(vacant.len()) < empty => vacant.insert(at),
            3..=5 => stones.black.insert(at),
            6 => stones.white.insert(at),
            7 => immortal.black.insert(at),
            8 => immortal.white.insert(at),
            _ => {}
        }
    }
    for at in vacant.iter() {
        if chance.below(4) == 0 {
            kept_free.insert(at);
        }
    }
    area |= vacant | stones.black | stones.white;
    // A chain without a liberty is refused at the door.
    for color in Color::BOTH {
        let own = *stones.get(color);
        let free = (vacant | *immortal.get(color)).dilate(&(own | vacant | *immortal.get(color)));
        if (free & own).flood(&own) != own {
            return None;
        }
    }
    let chain = PointSet::from(stones.black.first()?).flood(&stones.black);
    let target = if chance.below(2) == 0 { stones.black } else { chain };
    Some(LocalArea { kept_free, ..LocalArea::new(area, stones, immortal, target, Color::Black) })
}

#[test]
fn the_search_agrees_with_full_enumeration_and_every_proof_holds() {
    let mut chance = Chance(1);
    let (mut asked, mut captured) = (0, 0);
    while asked < 500 {
        let empty = 1 + asked % 6;
        let Some(area) = random_area(&mut chance, empty) else { continue };
        let game = LocalGame::of(&area).expect("a small area");
        for first in [Role::Attacker, Role::Defender] {
            let Some(expected) = by_enumeration(&game, first) else { continue };
            let search = solve(&game, first, NODES);
            assert_eq!(search.outcome() == Captured, expected, "{area:?} {first:?}");
            let proof = search.proof().expect("decided");
            assert_eq!(check(&game, first, &proof), Ok(()), "{area:?} {first:?}");
            captured += usize::from(expected);
            for nodes_max in [1, 7, 50] {
                let early = solve(&game, first, nodes_max).outcome();
                assert!(early == search.outcome() || early == Outcome::Undecided, "a budget changes no verdict");
            }
        }
        asked += 1;
    }
    assert!(captured > 100, "only {captured} captures among them");
}

#[test]
fn turns_flips_and_exchanged_colours_are_one_game() {
    let mut chance = Chance(3);
    let size = Size::new(5, 5).expect("a small board");
    let mut asked = 0;
    while asked < 100 {
        let Some(area) = random_area(&mut chance, 6) else { continue };
        let expected = LocalGame::of(&area).expect("a small area");
        for symmetry in Symmetry::ALL {
            let turn = |points: &PointSet| symmetry.points(size, points);
            let turned = LocalArea {
                area: turn(&area.area),
                stones: area.stones.map(|points| turn(&points)),
                immortal: area.immortal.map(|points| turn(&points)),
                target: turn(&area.target),
                kept_free: turn(&area.kept_free),
                ..area
            };
            assert_eq!(LocalGame::of(&turned), Some(expected.clone()));
            let exchange = |pair: ByColor<PointSet>| ByColor { black: pair.white, white: pair.black };
            let (stones, immortal) = (exchange(turned.stones), exchange(turned.immortal));
            let exchanged = LocalArea { stones, immortal, defender: Color::White, ..turned };
            assert_eq!(LocalGame::of(&exchanged), Some(expected.clone()));
        }
        asked += 1;
    }
}

#[test]
fn a_damaged_proof_is_refused() {
    let rows = ["#######", "#XXXXX#", "#X...X#", "#XXXXX#", "#######"];
    let game = game(&rows);
    let Some(Proof::Captured(ranked)) = solve(&game, Role::Attacker, NODES).proof() else { panic!("captured") };
    for index in 0..ranked.len() {
        if game.winner(&ranked[index].0).is_some() {
            continue;
        }
        let mut damaged = ranked.clone();
        damaged.remove(index);
        assert!(check(&game, Role::Attacker, &Proof::Captured(damaged)).is_err(), "without position {index}");
        let mut damaged = ranked.clone();
        damaged[index].1 += 1_000;
        let comes_nearer = check(&game, Role::Attacker, &Proof::Captured(damaged));
        assert_eq!(comes_nearer.is_ok(), index == 0, "only the first position may be as late as one likes");
    }
    let Some(Proof::Safe(closed)) = solve(&game, Role::Defender, NODES).proof() else { panic!("safe") };
    for index in 0..closed.len() {
        let mut damaged = closed.clone();
        damaged.remove(index);
        assert!(check(&game, Role::Defender, &Proof::Safe(damaged)).is_err(), "without position {index}");
    }
}
