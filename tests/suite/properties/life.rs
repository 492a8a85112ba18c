//! What is proved to live, lives: an opponent who plays at random while the owner passes never captures it.

use gyega::board::{Color, PointSet};
use gyega::life::{IndependentLife, pass_alive, pass_alive_dead};
use proptest::prelude::*;
use proptest::test_runner::TestRunner;

use super::config;
use super::random::{Game, Numbers, shapes};

#[test]
fn what_benson_proves_is_not_captured_while_its_owner_passes() {
    let proved = std::cell::Cell::new(0);
    let config = config(192);
    let least = config.cases / 2;
    let run = TestRunner::new(config).run(&(shapes(), any::<u64>()), |(shape, seed)| {
        let game = Game::of(shape);
        let stones = game.stones(&game.grid);
        let mut numbers = Numbers::new(seed);
        for (color, suicide_max) in [(0, 0), (1, 0), (0, usize::MAX), (1, usize::MAX)] {
            let alive = pass_alive(&stones, Color::BOTH[color], suicide_max > 0);
            prop_assert!(alive.chains.is_subset(stones.of(alive.color)));
            let safe: Vec<usize> =
                (0..game.grid.cells.len()).filter(|cell| alive.chains.contains(game.point(*cell))).collect();
            if safe.is_empty() {
                continue;
            }
            proved.set(proved.get() + 1);
            for _ in 0..6 {
                let mut grid = game.grid.clone();
                for _ in 0..grid.cells.len() * 3 {
                    let cell = numbers.below(grid.cells.len());
                    // Self-capture of a single stone changes nothing, so any number may be tried.
                    let _ = grid.play(1 - color, cell, suicide_max);
                }
                prop_assert!(
                    safe.iter().all(|cell| grid.cells[*cell] == Some(color)),
                    "captured on {:?}",
                    stones.rows()
                );
            }
        }
        Ok(())
    });
    run.expect("no proved chain is captured");
    assert!(proved.get() > least, "only {} boards had something proved: the games are too wild", proved.get());
}

proptest! {
    #![proptest_config(config(192))]

    #[test]
    fn proofs_of_the_two_colours_do_not_contradict_each_other(shape in shapes()) {
        let game = Game::of(shape);
        let stones = game.stones(&game.grid);
        for suicide in [false, true] {
            let [black, white] = Color::BOTH.map(|color| pass_alive(&stones, color, suicide));
            prop_assert!((black.chains | black.territory).is_disjoint(&(white.chains | white.territory)));
            prop_assert!(pass_alive_dead(&stones, suicide).is_disjoint(&(black.chains | white.chains)));
            let with_suicide = pass_alive(&stones, Color::Black, true);
            prop_assert!(with_suicide.chains.is_subset(&pass_alive(&stones, Color::Black, false).chains));
        }
    }

    #[test]
    fn formal_areas_divide_into_seki_and_independent_life(shape in shapes()) {
        let game = Game::of(shape);
        let life = IndependentLife::read(&game.stones(&game.grid), false);
        prop_assert!(life.area.black.is_disjoint(&life.area.white));
        for color in Color::BOTH {
            let independent: PointSet = life.independent.get(color).iter().copied().collect();
            prop_assert!(independent.is_disjoint(life.seki.get(color)));
            prop_assert_eq!(independent | *life.seki.get(color), *life.area.get(color));
            prop_assert_eq!(life.group_heads(color).count(), life.independent.get(color).len());
        }
    }
}
