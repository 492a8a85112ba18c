use super::{Statement, StatementCode};
use crate::rules::RuleReadingId;

/// What a reading says of the text. The points on which it differs from the other reading of its question stand beside
/// it.
pub fn rule_reading(id: RuleReadingId) -> Statement {
    Statement::new(StatementCode::for_word("reading", id.as_str()))
}
