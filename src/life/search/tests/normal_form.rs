use super::Chance;
use super::generator::random_area;
use crate::board::{ByColor, Color, PointSet, Size, Stones, Symmetry};
use crate::life::search::{LocalGame, LocalMove, LocalProblem, Role, solve};
use crate::position::play;
use crate::rules::Suicide;

/// The same moves as on a whole board, where both rules can be compared.
#[test]
fn moves_are_those_of_a_board() {
    let mut chance = Chance(7);
    for _ in 0..300 {
        let size = Size::new(3, 4).expect("a small board");
        let mut stones = Stones::empty(size);
        let mut mover = Color::Black;
        for _ in 0..30 {
            let standing = ByColor::from_fn(|color| *stones.of(color));
            let local = LocalProblem::new(stones.all_points(), standing, ByColor::default(), PointSet::EMPTY, !mover);
            let game = LocalGame::from_problem(&local).expect("twelve points");
            let all = game.moves(&game.start(Role::Attacker));
            let ours = all.filter(|(at, _)| *at != LocalMove::Pass).count();
            let legal: Vec<_> =
                size.iter().filter_map(|at| play(&stones, mover, at, Suicide::Forbidden).ok()).collect();
            assert_eq!(ours, legal.len(), "{:?}", stones.rows());
            let Some(played) = legal.get(chance.below(legal.len().max(1))) else { break };
            stones = played.after;
            mover = !mover;
        }
    }
}

#[test]
fn turns_flips_and_exchanged_colours_are_one_game() {
    let mut chance = Chance(3);
    let size = Size::new(7, 7).expect("a small board");
    for index in 0..100 {
        let area = random_area(&mut chance, 1 + index % 6);
        let expected = LocalGame::from_problem(&area).expect("a small area");
        for symmetry in Symmetry::ALL {
            let turn = |points: &PointSet| symmetry.turn_points(size, points);
            let turned = LocalProblem {
                area: turn(&area.area),
                stones: area.stones.map(|points| turn(&points)),
                immortal: area.immortal.map(|points| turn(&points)),
                target: turn(&area.target),
                kept_free: turn(&area.kept_free),
                thrifty: turn(&area.thrifty),
                link: turn(&area.link),
                chains: turn(&area.chains),
                with_eye: turn(&area.with_eye),
                ..area
            };
            let game = LocalGame::from_problem(&turned).expect("a small area");
            assert_eq!(game, expected);
            for (number, nodes_max) in [(0, 1), (1, 5), (2, 25)] {
                let outcomes = [&game, &expected].map(|game| solve(game, Role::Attacker, nodes_max).outcome());
                assert_eq!(outcomes[0], outcomes[1]);
                assert!(game.point(number).is_none_or(|point| turned.area.contains(point)));
            }
            let exchange = |pair: ByColor<PointSet>| ByColor { black: pair.white, white: pair.black };
            let (stones, immortal) = (exchange(turned.stones), exchange(turned.immortal));
            let exchanged = LocalProblem { stones, immortal, defender: Color::White, ..turned };
            assert_eq!(LocalGame::from_problem(&exchanged), Some(expected.clone()));
        }
    }
}
