use super::Chance;
use super::generator::random_area;
use crate::board::{ByColor, Color, Point, PointSet, Size, Stones, Symmetry};
use crate::life::search::{KoRule, LocalArea, LocalGame, LocalMove, Outcome, Role, solve};
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
            let local = LocalArea::new(stones.points(), standing, ByColor::default(), PointSet::EMPTY, !mover);
            let game = LocalGame::of(&local).expect("twelve points");
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
        let expected = LocalGame::of(&area).expect("a small area");
        for symmetry in Symmetry::ALL {
            let turn = |points: &PointSet| symmetry.points(size, points);
            let turned = LocalArea {
                area: turn(&area.area),
                stones: area.stones.map(|points| turn(&points)),
                immortal: area.immortal.map(|points| turn(&points)),
                target: turn(&area.target),
                kept_free: turn(&area.kept_free),
                own: turn(&area.own),
                link: turn(&area.link),
                chains: turn(&area.chains),
                with_eye: turn(&area.with_eye),
                ..area
            };
            let game = LocalGame::of(&turned).expect("a small area");
            assert_eq!(game, expected);
            for (number, nodes_max) in [(0, 1), (1, 5), (2, 25)] {
                let outcomes = [&game, &expected].map(|game| solve(game, Role::Attacker, nodes_max).outcome());
                assert_eq!(outcomes[0], outcomes[1]);
                assert!(game.point(number).is_none_or(|point| turned.area.contains(point)));
            }
            let exchange = |pair: ByColor<PointSet>| ByColor { black: pair.white, white: pair.black };
            let (stones, immortal) = (exchange(turned.stones), exchange(turned.immortal));
            let exchanged = LocalArea { stones, immortal, defender: Color::White, ..turned };
            assert_eq!(LocalGame::of(&exchanged), Some(expected.clone()));
        }
    }
}

#[test]
fn a_chain_beside_an_area_is_captured_as_the_stones_that_it_is() {
    // After B C2, W D2, B B1 takes C1, W E2 White may take D1 and E1 at C1: of two stones that is no ko. So White
    // captures them although Black plays first, as exact play on the whole board has it.
    let stones = Stones::from_rows(&["OOX..", ".O...", "O.OXX"]).expect("a board");
    let target = *stones.of(Color::Black) - PointSet::from(Point::parse("C3").expect("a point"));
    let colors = ByColor::from_fn(|color| *stones.of(color));
    let whole = LocalArea::new(stones.points(), colors, ByColor::default(), target, Color::Black);
    let others = ByColor::from_fn(|color| *stones.of(color) - target);
    let beside = LocalArea::new(stones.points() - target, others, ByColor::default(), PointSet::EMPTY, Color::Black);
    let areas = [
        LocalArea { ko: KoRule::Japanese, ..whole },
        LocalArea { ko: KoRule::Japanese, chains: target, ..beside },
        LocalArea { ko: KoRule::Japanese, link: target, target, ..beside },
    ];
    for area in areas {
        let game = LocalGame::of(&area).expect("a small area");
        assert_eq!(solve(&game, Role::Defender, 100_000).outcome(), Outcome::Captured);
    }
}
