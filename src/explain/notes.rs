use super::{Statement, StatementCode};
use crate::score::{Entry, EntryNote};

/// The remark of an entry of a ledger, if it has one.
pub fn note(entry: &Entry) -> Option<Statement> {
    let mut statement = Statement::new(match entry.note? {
        EntryNote::ByPractice => StatementCode::ByPractice,
        EntryNote::BorderFilled => StatementCode::BorderFilled,
        EntryNote::Overtime => StatementCode::Overtime,
    });
    if let Some(player) = entry.player {
        statement = statement.with("player", player).with("opponent", !player);
    }
    Some(statement.with("amount", entry.amount))
}
