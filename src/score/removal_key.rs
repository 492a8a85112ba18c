use crate::board::PointSet;
use crate::position::Position;
use crate::rules::{Removal, RuleSet, SekiTest, Suicide};

/// What a rule set takes off a board, and so which board it counts: the same key, the same board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RemovalKey {
    /// These stones, and the others are read.
    Agreed(PointSet),
    Nothing,
    PassAlive {
        multi_stone_suicide: bool,
    },
    Formal {
        multi_stone_suicide: bool,
    },
    FormalAgreed(PointSet),
}

impl RemovalKey {
    /// What a rule set takes off; `agreed` are the stones that come off where it has no marks of its own.
    pub(super) fn for_rules(rules: &RuleSet, position: &Position, agreed: &PointSet) -> Self {
        let multi_stone_suicide = matches!(rules.suicide.choice(), Some(Suicide::MultiStone | Suicide::Allowed));
        let dead = || position.dead_under(&rules.id).unwrap_or(*agreed);
        let is_formal = rules.seki_test.choice() == Some(SekiTest::IndependentLife);
        match (rules.removal.choice(), is_formal) {
            (Some(Removal::PassAlive), true) => Self::Formal { multi_stone_suicide },
            (Some(Removal::PassAlive), false) => Self::PassAlive { multi_stone_suicide },
            (Some(Removal::None), true) => Self::FormalAgreed(PointSet::EMPTY),
            (Some(Removal::None), false) => Self::Nothing,
            (Some(Removal::Agreed) | None, true) => Self::FormalAgreed(dead()),
            (Some(Removal::Agreed) | None, false) => Self::Agreed(dead()),
        }
    }
}
