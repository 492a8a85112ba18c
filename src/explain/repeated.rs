use super::Statement;
use crate::rules::{Basis, RepetitionRule};
use crate::score::{CycleRuling, CycleWeight};

/// What hangs on play that goes round, what the text makes of it, and what a confirmation of life makes of the stones.
pub fn repeated(repeated: &CycleRuling) -> Vec<Statement> {
    let weight = match repeated.weight {
        CycleWeight::Result => "repeated-decides",
        CycleWeight::Alone => "repeated-alone",
        CycleWeight::Marked => "repeated-marked",
        CycleWeight::AsItStands => "repeated-as-it-stands",
    };
    let ruling = match repeated.ruling {
        Some(RepetitionRule::Draw) => "repetition-draw",
        Some(RepetitionRule::NoResult) => "repetition-no-result",
        Some(RepetitionRule::Referee) => "repetition-referee",
        Some(RepetitionRule::Forbidden) => "repeated-barred",
        None if repeated.basis == Basis::Unverified => "repeated-not-read",
        None => "repeated-silent",
    };
    let mut statements = vec![Statement::new(weight).with("points", repeated.stones), Statement::new(ruling)];
    if !repeated.dead_in_confirmation.is_empty() {
        statements.push(Statement::new("repeated-dead-in-confirmation").with("points", repeated.dead_in_confirmation));
    }
    statements
}
