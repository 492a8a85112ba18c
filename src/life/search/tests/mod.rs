use super::game::KO_RULES;
use super::{LocalGame, LocalProblem};

mod agreement;
mod at_sight;
mod generator;
mod monotone;
mod normal_form;
mod proofs;

fn game(area: &LocalProblem) -> LocalGame {
    LocalGame::from_problem(area).expect("a small area")
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
