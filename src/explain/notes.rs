use super::{Statement, StatementCode};
use crate::score::{Entry, EntryNote};

/// The remark of an entry of a ledger, if it has one.
pub fn note(entry: &Entry) -> Option<Statement> {
    let statement = Statement::new(match entry.note? {
        EntryNote::ByPractice => StatementCode::ByPractice,
        EntryNote::BorderFilled => StatementCode::BorderFilled,
        EntryNote::Overtime => StatementCode::Overtime,
    });
    let statement = statement.with_known("player", entry.player).with_known("opponent", entry.player.map(|own| !own));
    Some(statement.with("amount", entry.amount))
}
