use super::{Code, Statement};
use crate::board::PointSet;
use crate::position::Named;

/// What to ask of groups of which nobody said whether they are dead, or of which two players say different things.
pub fn question(groups: &[PointSet]) -> Statement {
    let named: Named = groups.iter().copied().collect();
    let about = Statement::new(Code::AskDead).with("groups", named.count());
    about.with("at", named.first).with("points", named.stones)
}
