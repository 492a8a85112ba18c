use super::removal_key::RemovalKey;
use crate::board::{PointSet, Stones};
use crate::position::Position;
use crate::rules::RuleSet;

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
    pub fn boards_under<'r>(position: &Position, rule_sets: impl IntoIterator<Item = &'r RuleSet>) -> Vec<Self> {
        let agreed = Self { stones: *position.stones(), dead: position.marks().dead, seki: *position.seki() };
        let mut boards = vec![agreed];
        for rules in rule_sets {
            let removal = RemovalKey::for_rules(rules, position, &agreed.dead);
            let read = if let RemovalKey::Agreed(dead) = removal { Self { dead, ..agreed } } else { continue };
            if !boards.contains(&read) {
                boards.push(read);
            }
        }
        boards
    }
}
