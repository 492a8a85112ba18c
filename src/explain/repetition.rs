use super::{Code, Statement};
use crate::rules::{Basis, RepetitionRule};
use crate::score::{RepetitionEffect, RepetitionWeight};

/// What hangs on play that goes round, what the text makes of it, and what a confirmation of life makes of the stones.
pub fn repetition(effect: &RepetitionEffect) -> Vec<Statement> {
    let weight = match effect.weight {
        RepetitionWeight::Result => Code::RepeatedDecides,
        RepetitionWeight::Alone => Code::RepeatedAlone,
        RepetitionWeight::Marked => Code::RepeatedMarked,
        RepetitionWeight::AsItStands => Code::RepeatedAsItStands,
    };
    let ruling = match effect.ruling {
        Some(RepetitionRule::Draw) => Code::RepetitionDraw,
        Some(RepetitionRule::NoResult) => Code::RepetitionNoResult,
        Some(RepetitionRule::Referee) => Code::RepetitionReferee,
        Some(RepetitionRule::Forbidden) => Code::RepeatedBarred,
        None if effect.basis == Basis::Unverified => Code::RepeatedNotRead,
        None => Code::RepeatedSilent,
    };
    let mut statements = vec![Statement::new(weight).with("points", effect.stones), Statement::new(ruling)];
    if !effect.dead_in_confirmation.is_empty() {
        statements.push(Statement::new(Code::RepeatedDeadInConfirmation).with("points", effect.dead_in_confirmation));
    }
    statements
}
