use std::ffi::OsStr;
use std::fs;
use std::path::Path;

use serde_json::{Map, Value, json};

use super::Streams;
use super::failure::{Failure, Origin};
use super::record::{self, OwnRules};
use crate::board::ByColor;
use crate::formats::case_file::CaseFile;
use crate::formats::cases;
use crate::formats::drawing::Drawing;
use crate::formats::katago_query::Query;
use crate::formats::recognise::{Form, recognise};
use crate::formats::record::{Record, text_start};
use crate::wire::Limits;

/// What a file holds, found by looking at it.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Input {
    /// A request as JSON.
    Request(Vec<u8>),
    /// A drawn board.
    Drawing(Box<Drawing>),
    /// A documented position.
    Case(Box<CaseFile>),
    /// A game record.
    Record(Box<Record>),
    /// A query of `KataGo`'s analysis engine.
    Query(Box<Query>),
}

/// What a person calls a file.
pub(super) fn name(file: &str) -> &str {
    if file == "-" { "standard input" } else { file }
}

/// Reads a file, standard input for `-`, or a documented diagram by its name where no file bears it.
pub(super) fn read(file: &str, streams: &mut Streams<'_>) -> Result<Input, Failure> {
    if let Some(case) = cases::by_key(file).filter(|_| !Path::new(file).exists()) {
        return Ok(Input::Case(Box::new(case.clone())));
    }
    let most = Limits::default().body_bytes as u64;
    let mut bytes = Vec::new();
    let what = format!("reading {}", name(file));
    let done = if file == "-" {
        read_some(&mut *streams.input, most, &mut bytes)
    } else {
        fs::File::open(file).and_then(|file| read_some(file, most, &mut bytes))
    };
    done.map_err(|error| Failure::Io { what, error })?;
    if bytes.len() as u64 > most {
        return Err(Failure::Unreadable(format!(
            "{file} is longer than {most} bytes; `gyega batch` reads many positions"
        )));
    }
    let path = Path::new(file);
    let part = |part: Option<&OsStr>| part.map_or("input".to_owned(), |part| part.to_string_lossy().into_owned());
    let collection = part(path.parent().and_then(Path::file_name));
    let form = recognise(&bytes, &collection, &part(path.file_stem()));
    let form = form.map_err(|fault| Failure::Unreadable(format!("{}: {fault}", name(file))))?;
    if let Form::Record(record) = &form {
        for remark in record::remarks(record) {
            let _ = writeln!(streams.error, "gyega: {}: {remark}", name(file));
        }
    }
    Ok(match form {
        Form::Request => Input::Request(text_start(&bytes).to_vec()),
        Form::Drawing(drawing) => Input::Drawing(drawing),
        Form::Case(case) => Input::Case(case),
        Form::Record(record) => Input::Record(record),
        Form::Query(query) => Input::Query(query),
    })
}

fn read_some(from: impl std::io::Read, most: u64, into: &mut Vec<u8>) -> std::io::Result<usize> {
    use std::io::Read as _;
    from.take(most + 1).read_to_end(into)
}

impl Input {
    /// The request that the input is, before options change it, and where its fields came from.
    pub(super) fn into_request(self) -> (Body, Origin) {
        let members = match self {
            Self::Request(bytes) => return (Body::Written(bytes), Origin::default()),
            Self::Drawing(drawing) => {
                let mut members = drawn(&drawing);
                if let Some(handicap) = drawing.handicap {
                    members.insert("handicap".to_owned(), json!(handicap));
                }
                return (Body::Built(members), Origin { lines: drawing.lines, options: Vec::new() });
            }
            Self::Case(case) => case_request(&case),
            Self::Record(record) => record::request(&record.game),
            Self::Query(query) => {
                let mut members = record::request(&query.game);
                if let Some(id) = query.id {
                    members.insert("id".to_owned(), json!(id));
                }
                members
            }
        };
        (Body::Built(members), Origin::default())
    }

    /// The question about moves that the input is: of a case without the marks of dead stones, which are for counting.
    pub(super) fn into_moves(self) -> (Body, Origin) {
        let members = match self {
            Self::Request(bytes) => return (Body::Written(bytes), Origin::default()),
            Self::Drawing(drawing) => {
                return (Body::Built(drawn(&drawing)), Origin { lines: drawing.lines, options: Vec::new() });
            }
            Self::Case(case) => case_moves(&case),
            Self::Record(record) => record::moves_from(&record.game),
            Self::Query(query) => record::moves_from(&query.game),
        };
        (Body::Built(members), Origin::default())
    }

    /// The rules that the input names for itself.
    pub(super) fn own_rules(&self) -> Option<OwnRules> {
        match self {
            Self::Record(record) => OwnRules::of_game(&record.game),
            Self::Query(query) => Some(OwnRules::of_katago(&query.rules)),
            Self::Drawing(drawing) => drawing.rules.as_ref().map(OwnRules::of_katago),
            Self::Request(_) | Self::Case(_) => None,
        }
    }
}

/// A drawn board, and the prisoners that are told beside it.
fn drawn(drawing: &Drawing) -> Map<String, Value> {
    let mut members = Map::new();
    members.insert("rows".to_owned(), json!(drawing.rows));
    let ByColor { black, white } = drawing.prisoners;
    let prisoners = [("black", black), ("white", white)];
    let known = prisoners.into_iter().filter_map(|(player, number)| Some((player.to_owned(), json!(number?))));
    let prisoners: Map<String, Value> = known.collect();
    if !prisoners.is_empty() {
        members.insert("prisoners".to_owned(), Value::Object(prisoners));
    }
    members
}

/// A documented position as a question about moves.
fn case_moves(case: &CaseFile) -> Map<String, Value> {
    let mut members = Map::new();
    members.insert("id".to_owned(), json!(case.key()));
    members.insert("rows".to_owned(), json!(case.stones()));
    if let Some(last) = last_play(case) {
        members.insert("last_play".to_owned(), last);
    }
    members
}

/// The move that led to a case, unless it is unknown or a pass.
fn last_play(case: &CaseFile) -> Option<Value> {
    let last = case.last_move.as_ref()?;
    let point = last.point.as_ref()?;
    Some(json!({"player": last.player.to_string(), "point": point, "captured": last.captures}))
}

/// A request that somebody wrote, byte for byte, or one put together here.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Body {
    /// As it was written, so that every fault in it is found.
    Written(Vec<u8>),
    /// From what the file holds.
    Built(Map<String, Value>),
}

/// A documented position as a request: without komi, as its claims are, and with the chains claimed to stand in seki.
pub(super) fn case_request(case: &CaseFile) -> Map<String, Value> {
    let seki: Vec<String> = case.seki_marks().iter().map(|point| point.to_string()).collect();
    let mut members = Map::new();
    let mut put = |name: &str, value: Value| members.insert(name.to_owned(), value);
    put("id", json!(case.key()));
    put("rows", json!(case.rows));
    put("prisoners", json!({"black": case.prisoners.black, "white": case.prisoners.white}));
    put("komi", json!(0));
    put("handicap", json!(0));
    if !seki.is_empty() {
        put("seki", json!(seki));
    }
    if let Some(last) = last_play(case) {
        put("history", json!({"last_play": last}));
    }
    members
}
