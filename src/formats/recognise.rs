use std::fmt::Display;

use serde_json::Value;

use super::case_file::{DocumentedError, DocumentedPosition, FENCE};
use super::drawing::{self, Drawing};
use super::json::Json;
use super::katago_query::{self, Query};
use super::record::{LineFaults, Record, text_start};
use super::sgf::{self, SgfFault};
use super::{JsonFaults, gib, link, ngf, ogs};
use crate::words::joined;

/// What bytes hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InputContent {
    /// A request of ours as JSON, as it was written. What is wrong in it is for the reader of requests to say.
    Request(Vec<u8>),
    /// A query of `KataGo`'s analysis engine.
    Query(Box<Query>),
    /// A game record: SGF, GIB, NGF or JSON of the Online Go Server.
    Record(Box<Record>),
    /// A drawn board of any kind.
    Drawing(Box<Drawing>),
    /// A documented position.
    Documented(Box<DocumentedPosition>),
    /// The code of a permalink, alone or in a link. Whether it can be opened is not looked at.
    Code(String),
    /// The machine copy of the record of a ruling: its question as JSON, with the claims of both players if there were
    /// any.
    Ruling(Vec<u8>),
}

/// Why bytes were refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ContentFault {
    /// A record in SGF that cannot be read.
    #[error("no game record: {0}")]
    Sgf(#[from] SgfFault),
    /// A record of Tygem that cannot be read.
    #[error("no game record of Tygem: {0}")]
    Gib(LineFaults),
    /// A record of Cyberoro that cannot be read.
    #[error("no game record of Cyberoro: {0}")]
    Ngf(LineFaults),
    /// A game of the Online Go Server that cannot be read.
    #[error("no game of the Online Go Server: {0}")]
    Ogs(JsonFaults),
    /// A query of `KataGo` that cannot be read.
    #[error("no query of KataGo: {0}")]
    Query(JsonFaults),
    /// A documented position that cannot be read.
    #[error("no documented position: {0}")]
    Case(#[from] DocumentedError),
    /// There is nothing in it.
    #[error("found an empty file, expected a game record, a drawn board, a request in JSON or a documented position")]
    Empty,
    /// A form in which several files, or one, are packed.
    #[error("found what is packed as {form}, expected the text of one game or position")]
    Packed {
        /// By its usual name.
        form: &'static str,
    },
    /// Bytes that are no text.
    #[error(
        "found bytes that are no text, expected a game record, a drawn board, a request in JSON or a documented position"
    )]
    NoText,
    /// Nothing that is known here: what was tried, and why each was not it.
    #[error("nothing that is read here:\n  {}", joined(.0, "\n  "))]
    Unknown(Vec<String>),
}

/// Members that requests of ours have and nothing else that is read here has.
const OF_REQUESTS: &[&str] = &["rows", "initial_rows", "rule_sets", "claims", "sgf", "code"];

/// Members that the machine copy of a record of a ruling has.
const OF_RULINGS: &[&str] = &["request", "answer", "hashes"];

/// How gzip begins.
pub(crate) const GZIP: &[u8] = b"\x1f\x8b";

/// The first bytes of forms in which files are packed.
const PACKED: &[(&[u8], &str)] = &[
    (GZIP, "gzip"),
    (b"BZh", "bzip2"),
    (b"\xfd7zXZ\0", "xz"),
    (b"\x28\xb5\x2f\xfd", "zstd"),
    (b"7z\xbc\xaf\x27\x1c", "7-zip"),
    (b"Rar!", "rar"),
    (b"PK\x03\x04", "zip"),
];

/// Whether bytes begin as an archive of tar, which names itself in its head.
pub(crate) fn begins_as_tar(bytes: &[u8]) -> bool {
    bytes.get(257..).is_some_and(|rest| rest.starts_with(b"ustar"))
}

/// What is packed, or no text at all, is not looked at further.
fn refuse_bytes(bytes: &[u8]) -> Result<(), ContentFault> {
    if text_start(bytes).is_empty() {
        return Err(ContentFault::Empty);
    }
    let packed = PACKED.iter().find(|(start, _)| bytes.starts_with(start)).map(|(_, form)| *form);
    if let Some(form) = packed.or(begins_as_tar(bytes).then_some("tar")) {
        return Err(ContentFault::Packed { form });
    }
    let is_utf_16 = bytes.starts_with(b"\xff\xfe") || bytes.starts_with(b"\xfe\xff");
    if bytes.contains(&0) && !is_utf_16 && !sgf::begins_as_sgf(bytes) { Err(ContentFault::NoText) } else { Ok(()) }
}

impl InputContent {
    /// What these bytes hold, by the name of its form.
    pub(crate) fn form(&self, bytes: &[u8]) -> &'static str {
        match self {
            Self::Request(_) => "request",
            Self::Ruling(_) => "ruling",
            Self::Code(_) => "permalink",
            Self::Drawing(_) => "drawing",
            Self::Documented(_) => "case",
            Self::Query(_) => "katago-query",
            Self::Record(_) if gib::begins_as_gib(bytes) => "gib",
            Self::Record(_) if ngf::begins_as_ngf(bytes) => "ngf",
            Self::Record(_) if text_start(bytes).starts_with(b"{") => "ogs",
            Self::Record(_) => "sgf",
        }
    }

    /// The game, where there is one.
    pub(crate) fn record(&self) -> Option<Record> {
        match self {
            Self::Record(record) => Some((**record).clone()),
            Self::Query(query) => Some(query.game.clone().into()),
            Self::Request(_) | Self::Ruling(_) | Self::Code(_) | Self::Drawing(_) | Self::Documented(_) => None,
        }
    }
}

/// Finds out what bytes hold, and reads them. `collection` and `id` name the position if it is a documented one.
///
/// ```
/// use gyega::formats::recognise::{InputContent, recognise};
///
/// let bytes = b"(;GM[1]SZ[5];B[aa])";
/// assert!(matches!(recognise(bytes, "", ""), Ok(InputContent::Record(_))));
///
/// let refused = recognise(b"a note on a game", "", "").unwrap_err().to_string();
/// assert!(refused.contains("no game record in SGF: it does not begin with ("));
/// ```
///
/// # Errors
///
/// What is wrong with what the bytes hold, or, where they hold nothing that is known here, what was tried and why it is
/// not that.
pub fn recognise(bytes: &[u8], collection: &str, id: &str) -> Result<InputContent, ContentFault> {
    refuse_bytes(bytes)?;
    if let Some(code) = std::str::from_utf8(bytes).ok().and_then(link::code_in) {
        return Ok(InputContent::Code(code.to_owned()));
    }
    if sgf::begins_as_sgf(bytes) {
        return Ok(record(sgf::read(bytes)?));
    }
    if gib::begins_as_gib(bytes) {
        return gib::read(bytes).map(record).map_err(ContentFault::Gib);
    }
    if ngf::begins_as_ngf(bytes) {
        return ngf::read(bytes).map(record).map_err(ContentFault::Ngf);
    }
    let mut rejections = vec![
        no("game record in SGF", "it does not begin with ( and holds no (; with a property"),
        no("game record of Tygem (GIB)", "it does not begin with \\HS"),
        no("game record of Cyberoro (NGF)", no_ngf(bytes)),
        no("permalink", "it is no link in which a code stands, and no code"),
    ];
    let text = text_start(bytes);
    if text.starts_with(b"{") {
        return json(bytes, rejections);
    }
    let forms = ["request in JSON", "query of KataGo", "game of the Online Go Server"];
    rejections.extend(forms.map(|form| no(form, "it does not begin with {")));
    let Ok(text) = std::str::from_utf8(bytes) else {
        if sgf::holds_sgf(bytes) {
            return Ok(record(sgf::read(bytes)?));
        }
        let forms = ["drawn board", "documented position"];
        rejections.extend(forms.map(|form| no(form, "it is no text in UTF-8")));
        return Err(ContentFault::Unknown(rejections));
    };
    let text = text.trim_start_matches('\u{feff}');
    // A board stands in it too.
    if text.starts_with(FENCE) {
        return Ok(InputContent::Documented(Box::new(DocumentedPosition::parse(collection, id, text)?)));
    }
    match drawing::read(text) {
        Ok(drawing) => Ok(InputContent::Drawing(Box::new(drawing))),
        Err(_) if sgf::holds_sgf(bytes) => Ok(record(sgf::read(bytes)?)),
        Err(fault) => {
            let no_case = "it does not begin with a head in TOML below a line +++";
            rejections.extend([no("drawn board", fault), no("documented position", no_case)]);
            Err(ContentFault::Unknown(rejections))
        }
    }
}

/// Why bytes are neither a record in SGF, GIB or NGF nor several in SGF one after another, where that is so. What is
/// wrong in a record itself is for its reader to say.
///
/// ```
/// use gyega::formats::recognise::no_records;
///
/// assert_eq!(no_records(b"The final:\n(;GM[1]SZ[9])"), None);
/// assert_eq!(no_records(b". X O .").unwrap(), "found a drawn board, expected a game record in SGF, GIB or NGF");
/// ```
pub fn no_records(bytes: &[u8]) -> Option<String> {
    if sgf::begins_as_sgf(bytes) {
        return None;
    }
    let form = match recognise(bytes, "", "") {
        Ok(InputContent::Record(_)) if text_start(bytes).starts_with(b"{") => "a game of the Online Go Server",
        Ok(InputContent::Record(_)) | Err(ContentFault::Sgf(_) | ContentFault::Gib(_) | ContentFault::Ngf(_)) => {
            return None;
        }
        Err(ContentFault::Unknown(forms)) => return forms.into_iter().next(),
        Err(ContentFault::Empty) => "an empty file",
        Err(ContentFault::NoText) => "bytes that are no text",
        Err(fault) => return Some(fault.to_string()),
        Ok(InputContent::Request(_)) => "a request in JSON",
        Ok(InputContent::Query(_)) => "a query of KataGo",
        Ok(InputContent::Drawing(_)) => "a drawn board",
        Ok(InputContent::Documented(_)) => "a documented position",
        Ok(InputContent::Code(_)) => "a permalink",
        Ok(InputContent::Ruling(_)) => "the record of a ruling",
    };
    Some(format!("found {form}, expected a game record in SGF, GIB or NGF"))
}

fn no(form: &str, reason: impl Display) -> String {
    format!("no {form}: {reason}")
}

fn no_ngf(bytes: &[u8]) -> &'static str {
    let lines = text_start(bytes).trim_ascii_end().split(|byte| *byte == b'\n').count();
    if lines < 8 { "it has fewer than 8 lines" } else { "lines 2, 6 and 8 are not all numbers" }
}

fn record(record: Record) -> InputContent {
    InputContent::Record(Box::new(record))
}

/// An object: whose it is, its members tell.
fn json(bytes: &[u8], mut rejections: Vec<String>) -> Result<InputContent, ContentFault> {
    let request = || Ok(InputContent::Request(text_start(bytes).to_vec()));
    let Ok(object @ Json::Object(_)) = Json::read(text_start(bytes)) else {
        // The reader of requests says where it is no JSON.
        return request();
    };
    let has_any = |names: &[&str]| names.iter().any(|name| object.get(name).is_some());
    if has_any(OF_REQUESTS) {
        return request();
    }
    if OF_RULINGS.iter().all(|name| object.get(name).is_some()) {
        let question = object.get("disputed").and_then(|disputed| disputed.get("request")).or(object.get("request"));
        let body = |question: &Json<'_>| {
            let mut question = question.to_value();
            to_current_words(&mut question);
            question.to_string().into_bytes()
        };
        return Ok(InputContent::Ruling(question.map_or_else(Vec::new, body)));
    }
    if ogs::is_game(&object) {
        return ogs::read(bytes).map(record).map_err(ContentFault::Ogs);
    }
    if katago_query::is_query(&object) {
        return katago_query::read(bytes)
            .map(|query| InputContent::Query(Box::new(query)))
            .map_err(ContentFault::Query);
    }
    if has_any(&["moves"]) {
        return request();
    }
    let lacks = |form, names: &str| no(form, format!("it has none of {names}"));
    rejections.extend([
        lacks("request in JSON", "rows, moves, initial_rows"),
        lacks("query of KataGo", &katago_query::OWN.join(", ")),
        lacks("game of the Online Go Server", "gamedata, initial_state, game_id"),
        no("drawn board", "it begins with {"),
        no("documented position", "it begins with {"),
    ]);
    Err(ContentFault::Unknown(rejections))
}

/// A question of the record of a ruling that an earlier version made, in the words of this one: before 0.3.0 `not-told`
/// said that nobody spoke of dead stones, and `untold` named stones of which nobody did.
pub fn to_current_words(question: &mut Value) {
    let Some(members) = question.as_object_mut() else { return };
    if members.get("dead").is_some_and(|dead| dead == "not-told") {
        members.shift_remove("dead");
    }
    if let Some(unsaid) = members.shift_remove("untold") {
        members.insert("unsaid".to_owned(), unsaid);
    }
}
