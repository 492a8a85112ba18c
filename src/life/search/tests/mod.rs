use super::game::KO_RULES;
use super::{LocalArea, LocalGame, Outcome, Role, check, solve};
use crate::board::{ByColor, Color, Point, PointSet};

mod agreement;
mod at_sight;
mod generator;
mod monotone;
mod normal_form;
mod proofs;
mod shapes;

const NODES: u32 = 200_000;

/// A picture: `X` the target and its friends, `O` attackers, `@` and `#` the same that cannot be captured, `.` empty,
/// `-` a point that the defender keeps free, `=` the link, a blank an edge. The target is the first `X` in reading
/// order.
fn area(rows: &[&str]) -> LocalArea {
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
    let area = LocalArea::new(at("XO.-"), stones, immortal, target, Color::Black);
    LocalArea { kept_free: at("-"), link: at("="), ..area }
}

fn game(area: &LocalArea) -> LocalGame {
    LocalGame::of(area).expect("a small area")
}

/// The outcome, after its proof was checked.
fn outcome(area: &LocalArea, first: Role) -> Outcome {
    let game = game(area);
    let search = solve(&game, first, NODES);
    if let Some(proof) = search.proof() {
        assert_eq!(check(&game, first, &proof), Ok(()));
    }
    search.outcome()
}

/// With the attacker first, and with the defender first.
fn both(area: &LocalArea) -> [Outcome; 2] {
    Role::BOTH.map(|first| outcome(area, first))
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
