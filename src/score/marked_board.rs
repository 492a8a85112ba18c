use crate::board::{PointSet, Stones};
use crate::position::Position;
use crate::rules::{RuleSet, SekiTest};

/// A board with the marks under which it is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MarkedBoard {
    /// What stands on it.
    pub stones: Stones,
    /// The stones that come off.
    pub dead: PointSet,
    /// The chains that somebody says to stand in seki.
    pub seki: PointSet,
}

impl MarkedBoard {
    /// The stones that stay on it.
    pub fn living(&self) -> Stones {
        self.stones.without(&self.dead)
    }

    /// The boards with agreed marks that some rule sets read in a position, that under the marks of all of them first.
    pub fn read_under<'r>(position: &Position, rule_sets: impl IntoIterator<Item = &'r RuleSet>) -> Vec<Self> {
        let agreed = Self { stones: *position.stones(), dead: position.marks().dead, seki: *position.seki() };
        let mut boards = vec![agreed];
        for rules in rule_sets.into_iter().filter(|rules| rules.takes_off_by_agreement()) {
            let Some(dead) = position.dead_under(&rules.id) else { continue };
            let board = Self { dead, ..agreed };
            if rules.seki_test.choice() != Some(SekiTest::IndependentLife) && !boards.contains(&board) {
                boards.push(board);
            }
        }
        boards
    }
}
