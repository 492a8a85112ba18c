use super::{Statement, StatementCode};
use crate::rules::{Basis, RepetitionRule};
use crate::score::{RepetitionEffect, RepetitionWeight};

/// What hangs on play that goes round, what the text makes of it, and what a confirmation of life makes of the stones.
pub fn repetition(effect: &RepetitionEffect) -> Vec<Statement> {
    let weight = match effect.weight {
        RepetitionWeight::Result => StatementCode::RepeatedDecides,
        RepetitionWeight::Alone => StatementCode::RepeatedAlone,
        RepetitionWeight::Marked => StatementCode::RepeatedMarked,
        RepetitionWeight::AsItStands => StatementCode::RepeatedAsItStands,
    };
    let ruling = match effect.ruling {
        Some(RepetitionRule::Draw) => StatementCode::RepetitionDraw,
        Some(RepetitionRule::NoResult) => StatementCode::RepetitionNoResult,
        Some(RepetitionRule::Referee) => StatementCode::RepetitionReferee,
        Some(RepetitionRule::Forbidden) => StatementCode::RepeatedBarred,
        None if effect.basis == Basis::Unverified => StatementCode::RepeatedNotRead,
        None => StatementCode::RepeatedSilent,
    };
    let mut statements = vec![Statement::new(weight).with("points", effect.stones), Statement::new(ruling)];
    if !effect.dead_in_confirmation.is_empty() {
        statements.push(StatementCode::RepeatedDeadInConfirmation.with("points", effect.dead_in_confirmation));
    }
    statements
}
