use super::{Code, Statement};
use crate::rules::ReadingId;

/// What a reading says of the text. The points on which it differs from the other reading of its question stand beside
/// it.
pub fn reading(id: ReadingId) -> Statement {
    Statement::new(Code::about("reading", id.as_str()))
}
