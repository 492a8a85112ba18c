use super::{Code, Statement};
use crate::board::PointSet;
use crate::position::GroupSet;

/// What to ask of groups of which nobody said whether they are dead, or of which two players say different things.
pub fn question(groups: &[PointSet]) -> Statement {
    let groups: GroupSet = groups.iter().copied().collect();
    let about = Statement::new(Code::AskDead).with("groups", groups.count());
    about.with("at", groups.first).with("points", groups.stones)
}
