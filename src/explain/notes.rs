use super::Statement;
use crate::score::Entry;

/// The remark of an entry of a ledger, if it has one.
pub fn note(entry: &Entry) -> Option<Statement> {
    let mut statement = Statement::new(entry.note?.as_str());
    if let Some(player) = entry.player {
        statement = statement.with("player", player).with("opponent", !player);
    }
    Some(statement.with("amount", entry.amount))
}
