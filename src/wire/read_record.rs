use std::borrow::Cow;

use super::json::{Json, quoted};
use super::problem::ErrorCode;
use super::reader::{Members, Path, RequestReader};
use crate::formats::record::Record;
use crate::formats::sgf::{Until, read_text};
use crate::position::{Game, Loser, RecordedResult, Setup};
use crate::report::CaseRecord;

/// The record of a request.
pub(crate) enum RecordField {
    /// There is none.
    Absent,
    /// It could not be read; that was noted.
    Faulty,
    /// As it was read.
    Read(Box<Record>),
}

impl RecordField {
    pub(crate) fn game(&self) -> Option<&Game> {
        if let Self::Read(record) = self { Some(&record.game) } else { None }
    }
}

/// Reads `sgf`, as far as `sgf_at` says.
pub(crate) fn read(reader: &mut RequestReader, members: Members<'_>) -> RecordField {
    let at = members.field("sgf_at");
    let Some((path, json)) = members.field("sgf") else {
        if let Some((path, _)) = at {
            reader.fault(&path, ErrorCode::ConflictingFields, "sgf_at without sgf", "a record in sgf, or no sgf_at");
        }
        return RecordField::Absent;
    };
    let until = match at {
        None => Some(Until::End),
        Some((path, json)) => read_until(reader, &path, json),
    };
    let text = reader.text(&path, json, "a game record in SGF");
    let (Some(text), Some(until)) = (text, until) else { return RecordField::Faulty };
    match read_text(text, until) {
        Ok(record) => RecordField::Read(Box::new(record)),
        Err(fault) => {
            let place = at.filter(|_| fault.is_about_place());
            let (path, found, expected) = if let Some((path, json)) = place {
                (path, json.describe(), "a place in the record")
            } else {
                let expected = "a game record in SGF, FF[1] to FF[4], of a game of Go";
                (path, quoted(text).clone(), expected)
            };
            let found = format!("{found}: {fault}");
            reader.fault(&path, ErrorCode::UnreadableRecord, found, expected);
            RecordField::Faulty
        }
    }
}

fn read_until<'j>(reader: &mut RequestReader, path: &Path<'_>, json: &'j Json<'j>) -> Option<Until<'j>> {
    const EXPECTED: &str = "the name of a node, or a number of moves";
    if let Json::Text(name) = json {
        return Some(Until::Node(Cow::Borrowed(name)));
    }
    reader.integer(path, json, 0..=100_000, EXPECTED).map(|moves| Until::Moves(moves as usize))
}

/// What the game tells of its end, where the request does not.
pub(crate) fn take_end(setup: &mut Setup, game: &Game) {
    let recorded = game.setup().history;
    let is_same = setup.history.ended_by == recorded.ended_by;
    if setup.history.lost_by.is_none() && (is_same || setup.history.ended_by.is_none()) {
        setup.history.ended_by = recorded.ended_by;
        setup.history.lost_by = game.result.and_then(RecordedResult::loser).map(Loser::One);
    }
}

/// The record with what of it the answer rests on.
pub(crate) fn used(record: Record, members: Members<'_>) -> CaseRecord {
    let is_silent = |names: &[&str]| names.iter().all(|name| members.get(name).is_none());
    CaseRecord {
        gives_dead: is_silent(&["dead"]),
        gives_rules: is_silent(&["rule_sets"]),
        gives_komi: members.get("komi").is_none_or(|komi| matches!(komi, Json::Text(text) if text == "record")),
        repairs: record.warnings,
        game: record.game,
    }
}
