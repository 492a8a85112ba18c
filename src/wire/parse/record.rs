use crate::formats::json::quoted;
use crate::formats::record::Record;
use crate::formats::sgf::{SgfFault, Until, read_text};
use crate::position::{Game, Loser, RecordedResult, Setup};
use crate::report::ScoredRecord;
use crate::wire::checker::RequestChecker;
use crate::wire::reader::Path;
use crate::wire::{DeadStonesRequest, ErrorCode, KomiRequest, ScoreRequest, SgfPlace};

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

/// Reads the record of a request, as far as it says.
pub(crate) fn read(checker: &mut RequestChecker<'_>, sgf: Option<&String>, at: Option<&SgfPlace>) -> RecordField {
    let (path, place) = (Path::field("sgf"), Path::field("sgf_at"));
    let Some(text) = sgf else {
        if checker.has_fault(&Path::field("sgf")) {
            return RecordField::Faulty;
        }
        if at.is_some() {
            checker.conflict(&place, "sgf_at without sgf", "a record in sgf, or no sgf_at");
        }
        return RecordField::Absent;
    };
    if checker.has_fault(&Path::field("sgf_at")) {
        return RecordField::Faulty;
    }
    let until = match at {
        None => Until::End,
        Some(SgfPlace::Node(name)) => Until::Node(name.clone()),
        Some(SgfPlace::Moves(moves)) => Until::Moves(*moves as usize),
    };
    match read_text(text, until) {
        Ok(record) => RecordField::Read(Box::new(record)),
        Err(fault) => {
            let found = match at {
                Some(SgfPlace::Node(name)) => format!("the text {}", quoted(name)),
                Some(SgfPlace::Moves(moves)) => moves.to_string(),
                None => String::new(),
            };
            let (path, found, expected) = match &fault {
                SgfFault::NoNode { .. } => (place, found, "the name of a node of the game".to_owned()),
                SgfFault::FewerMoves { found: 0, .. } => (place, found, "0, as the main line has no moves".to_owned()),
                SgfFault::FewerMoves { found: moves, .. } => {
                    (place, found, format!("a number from 0 to {moves}, the moves of the main line"))
                }
                SgfFault::MovesOfOneNode { place: node, first, last, .. } => {
                    let first = first + 1;
                    let expected = format!("a number that does not part moves {first} to {last} of one node ({node})");
                    (place, found, expected)
                }
                SgfFault::Tree(_)
                | SgfFault::OtherGame { .. }
                | SgfFault::OffBoard(_)
                | SgfFault::TooManyMoves { .. }
                | SgfFault::Size { .. } => {
                    let expected = "a game record in SGF, FF[1] to FF[4], of a game of Go";
                    (path, format!("{}: {fault}", quoted(text)), expected.to_owned())
                }
            };
            checker.fault(&path, ErrorCode::UnreadableRecord, found, expected);
            RecordField::Faulty
        }
    }
}

/// What the game tells of its end, where the request does not.
pub(crate) fn apply_end(setup: &mut Setup, game: &Game) {
    let recorded = game.setup().history;
    let is_same = setup.history.ended_by == recorded.ended_by;
    if setup.history.lost_by.is_none() && (is_same || setup.history.ended_by.is_none()) {
        setup.history.ended_by = recorded.ended_by;
        setup.history.lost_by = game.result.and_then(RecordedResult::loser).map(Loser::One);
    }
}

/// The record with what of it the answer rests on.
pub(crate) fn scored_record(record: Record, request: &ScoreRequest) -> ScoredRecord {
    ScoredRecord {
        gives_dead: matches!(request.dead, None | Some(DeadStonesRequest::Propose)),
        gives_rules: request.rule_sets.is_none(),
        gives_komi: matches!(request.komi, None | Some(KomiRequest::OfRecord)),
        repairs: record.repairs,
        game: record.game,
    }
}
