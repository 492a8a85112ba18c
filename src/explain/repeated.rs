use super::{Code, Statement};
use crate::rules::{Basis, RepetitionRule};
use crate::score::{CycleRuling, CycleWeight};

/// What hangs on play that goes round, what the text makes of it, and what a confirmation of life makes of the stones.
pub fn repeated(repeated: &CycleRuling) -> Vec<Statement> {
    let weight = match repeated.weight {
        CycleWeight::Result => Code::RepeatedDecides,
        CycleWeight::Alone => Code::RepeatedAlone,
        CycleWeight::Marked => Code::RepeatedMarked,
        CycleWeight::AsItStands => Code::RepeatedAsItStands,
    };
    let ruling = match repeated.ruling {
        Some(RepetitionRule::Draw) => Code::RepetitionDraw,
        Some(RepetitionRule::NoResult) => Code::RepetitionNoResult,
        Some(RepetitionRule::Referee) => Code::RepetitionReferee,
        Some(RepetitionRule::Forbidden) => Code::RepeatedBarred,
        None if repeated.basis == Basis::Unverified => Code::RepeatedNotRead,
        None => Code::RepeatedSilent,
    };
    let mut statements = vec![Statement::new(weight).with("points", repeated.stones), Statement::new(ruling)];
    if !repeated.dead_in_confirmation.is_empty() {
        statements.push(Statement::new(Code::RepeatedDeadInConfirmation).with("points", repeated.dead_in_confirmation));
    }
    statements
}
