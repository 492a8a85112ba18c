use super::Statement;
use crate::rules::{Basis, Repetition};
use crate::score::{Repeated, RepeatedWeight};

/// What hangs on play that goes round, what the text makes of it, and what a confirmation of life makes of the stones.
pub fn repeated(repeated: &Repeated) -> Vec<Statement> {
    let weight = match repeated.weight {
        RepeatedWeight::Result => "repeated-decides",
        RepeatedWeight::Alone => "repeated-alone",
        RepeatedWeight::Marked => "repeated-marked",
        RepeatedWeight::AsItStands => "repeated-as-it-stands",
    };
    let ruling = match repeated.ruling {
        Some(Repetition::Draw) => "repetition-draw",
        Some(Repetition::NoResult) => "repetition-no-result",
        Some(Repetition::Referee) => "repetition-referee",
        Some(Repetition::Forbidden) => "repeated-barred",
        None if repeated.basis == Basis::Unverified => "repeated-not-read",
        None => "repeated-silent",
    };
    let mut statements = vec![Statement::new(weight).with("points", repeated.stones), Statement::new(ruling)];
    if !repeated.dead_in_confirmation.is_empty() {
        statements.push(Statement::new("repeated-dead-in-confirmation").with("points", repeated.dead_in_confirmation));
    }
    statements
}
