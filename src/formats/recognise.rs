use std::fmt::Display;

use serde_json::Value;

use super::case_file::{CaseError, CaseFile, FENCE};
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
    /// A request of ours as JSON. What is wrong in it is for the reader of requests to say.
    Request,
    /// A query of `KataGo`'s analysis engine.
    Query(Box<Query>),
    /// A game record: SGF, GIB, NGF or JSON of the Online Go Server.
    Record(Box<Record>),
    /// A drawn board of any kind.
    Drawing(Box<Drawing>),
    /// A documented position.
    Case(Box<CaseFile>),
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
    Case(#[from] CaseError),
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

/// The first bytes of forms in which files are packed.
const PACKED: &[(&[u8], &str)] = &[
    (b"\x1f\x8b", "gzip"),
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
        return Ok(InputContent::Case(Box::new(CaseFile::parse(collection, id, text)?)));
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
        Ok(InputContent::Request) => "a request in JSON",
        Ok(InputContent::Query(_)) => "a query of KataGo",
        Ok(InputContent::Drawing(_)) => "a drawn board",
        Ok(InputContent::Case(_)) => "a documented position",
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
    let Ok(object @ Json::Object(_)) = Json::read(text_start(bytes)) else {
        // The reader of requests says where it is no JSON.
        return Ok(InputContent::Request);
    };
    let has_any = |names: &[&str]| names.iter().any(|name| object.get(name).is_some());
    if has_any(OF_REQUESTS) {
        return Ok(InputContent::Request);
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
        return Ok(InputContent::Request);
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

#[cfg(test)]
mod tests {
    use super::{ContentFault, InputContent, recognise};

    fn rows(text: &str) -> Vec<String> {
        match recognise(text.as_bytes(), "", "") {
            Ok(InputContent::Drawing(drawing)) => drawing.rows,
            other => panic!("no drawing: {other:?}"),
        }
    }

    fn refused(text: &str) -> String {
        recognise(text.as_bytes(), "", "").expect_err("nothing that is known").to_string()
    }

    #[test]
    fn a_board_is_read_with_and_without_margins() {
        let plain = ["X.O", "XXO", "..#"];
        assert_eq!(rows("X.O\nXXO\n..#\n"), plain);
        assert_eq!(rows("\n  A B C\n3 X . O 3\n2 X X O 2\n1 . . # 1\n  A B C\n"), plain);
        assert_eq!(rows("ABC\nX.O\nXXO\n..#\n"), plain, "columns are named, rows are not");
        assert_eq!(rows("# . O\n. . O"), ["#.O", "..O"], "a black stone is no heading");
        assert_eq!(rows("2 X . 2\n1 . X 2\n"), ["X.", ".X2"], "nothing but the number of the row stands at both ends");
    }

    #[test]
    fn an_unknown_letter_is_left_for_the_reader_of_requests() {
        assert_eq!(rows("X.O\nX?O\n"), ["X.O", "X?O"]);
    }

    #[test]
    fn row_numbers_must_run_down_to_one() {
        let error = refused("1 X . O\n2 X X O");
        assert!(error.contains("line 1: found row number 1, expected 2"), "{error}");
    }

    #[test]
    fn an_empty_board_is_no_record_of_cyberoro() {
        assert_eq!(rows(&".........\n".repeat(9)).len(), 9);
        let numbered: Vec<String> = (1..=9).rev().map(|row| format!("{row}.........")).collect();
        assert_eq!(rows(&numbered.join("\n")).len(), 9);
    }

    #[test]
    fn json_is_recognised_by_its_members() {
        let of = |text: &str| recognise(text.as_bytes(), "", "");
        for request in [
            "{\"rows\": []}",
            " {\"moves\": [], \"id\": \"a\"}",
            "\u{feff}{\"rows\": 3",
            "{\"moves\": 1, \"rule_sets\": 1}",
        ] {
            assert_eq!(of(request), Ok(InputContent::Request), "{request}");
        }
        let query = "{\"id\": \"a\", \"moves\": [], \"rules\": \"chinese\", \"boardXSize\": 9, \"boardYSize\": 9}";
        assert!(matches!(of(query), Ok(InputContent::Query(_))));
        let game = "{\"width\": 9, \"height\": 9, \"moves\": [], \"rules\": \"chinese\"}";
        assert!(matches!(of(game), Ok(InputContent::Record(_))));
        let nothing = refused("{\"komi\": 6.5}");
        assert!(nothing.contains("no request in JSON: it has none of rows"), "{nothing}");
        assert!(nothing.contains("no query of KataGo: it has none of boardXSize"), "{nothing}");
    }

    #[test]
    fn a_case_is_known_by_its_head() {
        let case = include_bytes!("../../tests/cases/kba-how-to-play/diagram-01.md");
        let Ok(InputContent::Case(case)) = recognise(case, "kba-how-to-play", "diagram-01") else { panic!("a case") };
        assert_eq!(case.key(), "kba-how-to-play/diagram-01");
        for case in crate::formats::cases::all() {
            let text = crate::formats::cases::text(&case.key());
            assert!(matches!(recognise(text.as_bytes(), "", ""), Ok(InputContent::Case(_))), "{}", case.key());
        }
        assert_eq!(
            refused("+++\ntitle = 5\n+++\n"),
            "no documented position: line 2: invalid type: integer `5`, expected a string"
        );
    }

    #[test]
    fn what_is_unknown_says_what_was_tried() {
        let error = refused("notes of a game\n");
        let forms = [
            "request in JSON",
            "record in SGF",
            "(GIB)",
            "(NGF)",
            "Online Go Server",
            "KataGo",
            "drawn board",
            "documented position",
        ];
        assert!(forms.iter().all(|form| error.contains(form)), "{error}");
        assert_eq!(recognise(b" \n", "", ""), Err(ContentFault::Empty));
        let bytes = recognise(b"\xff\xfe\xfd", "", "").expect_err("no text").to_string();
        assert!(bytes.contains("no drawn board: it is no text in UTF-8"), "{bytes}");
    }

    #[test]
    fn a_refusal_names_no_line_that_the_file_does_not_have() {
        let error = refused("notes of a game\n");
        assert!(error.contains("(NGF): it has fewer than 8 lines"), "{error}");
        let error = refused(&"notes of a game\n".repeat(8));
        assert!(error.contains("(NGF): lines 2, 6 and 8 are not all numbers"), "{error}");
    }

    #[test]
    fn what_is_packed_or_no_text_is_named_as_that() {
        let packed = |form| Err(ContentFault::Packed { form });
        assert_eq!(recognise(b"\x1f\x8b\x08\0\0\0\0\0", "", ""), packed("gzip"));
        assert_eq!(recognise(b"PK\x03\x04\x14\0", "", ""), packed("zip"));
        let tar = [b"games/a.sgf".to_vec(), vec![0; 246], b"ustar\0".to_vec(), vec![0; 249]].concat();
        assert_eq!(recognise(&tar, "", ""), packed("tar"));
        assert_eq!(recognise(b"\x7fELF\x02\x01\x01\0\0\0", "", ""), Err(ContentFault::NoText));
        // Text in two bytes a letter holds zeros.
        let wide: Vec<u8> = "(;GM[1]SZ[5];B[aa])".encode_utf16().flat_map(u16::to_le_bytes).collect();
        let marked = [b"\xff\xfe".to_vec(), wide].concat();
        assert!(matches!(recognise(&marked, "", ""), Ok(InputContent::Record(_))));
    }
}
