use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, ErrorKind, Read as _};
use std::path::Path;

use flate2::read::MultiGzDecoder;
use serde_json::{Value, json};

use super::Streams;
use super::failure::{Failure, within};
use crate::formats::case_file::CaseFile;
use crate::formats::cases;
use crate::formats::drawing::Drawing;
use crate::formats::json::Json;
use crate::formats::recognise::{ContentFault, InputContent, recognise};
use crate::formats::record::{Record, decode, text_start};
use crate::formats::sgf::{self, Tree, Until};
use crate::formats::{gib, link, ngf};
use crate::rules::{did_you_mean, near};
use crate::wire::{
    self, DiagramQuestion, Limits, MoveQuestion, Problem, ProposalQuestion, ReadRequest, RulingQuestion, ScoreQuestion,
    parse,
};

/// The longest file that is read whole.
const BYTES_MAX: usize = Tree::BYTES_MAX;

pub(super) const GZIP: &[u8] = b"\x1f\x8b";

/// What a file holds, by its contents.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Input {
    /// A request as JSON.
    Request(Vec<u8>),
    Code(String),
    Drawing(Box<Drawing>),
    Case(Box<CaseFile>),
    Record {
        record: Box<Record>,
        /// Its text, if it is a record in SGF.
        text: Option<RecordText>,
        /// What else the query says, if it is one of `KataGo`'s analysis engine: its rules, and the caller's name.
        members: Value,
    },
}

/// The text of a record in SGF, and how far it is played.
pub(super) type RecordText = (String, Until);

/// The record of a request in JSON. What is wrong in it is for the reader of requests to say.
fn record_of_request(body: &[u8]) -> Option<RecordText> {
    let request: Value = serde_json::from_slice(body).ok()?;
    let text = request.get("sgf")?.as_str()?.to_owned();
    let at = match request.get("sgf_at") {
        None => Until::End,
        Some(Value::String(name)) => Until::Node(name.clone()),
        Some(at) => Until::Moves(usize::try_from(at.as_u64()?).ok()?),
    };
    Some((text, at))
}

/// What a person calls a file, or the permalink that stands in its place.
pub(super) fn name(file: &str) -> String {
    match file {
        "-" => "standard input".to_owned(),
        _ if code_of(file).is_some() => format!("the permalink {file} (no file bears this name)"),
        _ => file.to_string(),
    }
}

/// The code of a permalink where no file bears that name.
fn code_of(file: &str) -> Option<&str> {
    link::code_in(file).filter(|_| !Path::new(file).exists())
}

/// Whether something can be read under this name.
pub(super) fn is_there(file: &str) -> bool {
    file == "-" || Path::new(file).exists() || cases::by_key(file).is_some() || code_of(file).is_some()
}

/// Reads a file, standard input for `-`, or, where no file bears the name, a documented diagram by its name or a
/// permalink; a record in SGF up to the place that is wanted.
pub(super) fn read(file: &str, until: Until, streams: &mut Streams<'_>) -> Result<Input, Failure> {
    if let Some(case) = cases::by_key(file).filter(|_| !Path::new(file).exists()) {
        return Ok(Input::Case(Box::new(case.clone())));
    }
    if let Some(code) = code_of(file) {
        return Ok(Input::Code(code.to_owned()));
    }
    let bytes = read_bytes(file, streams)?;
    let path = Path::new(file);
    let part = |part: Option<&OsStr>| part.map_or("input".to_owned(), |part| part.to_string_lossy().into_owned());
    let collection = part(path.parent().and_then(Path::file_name));
    let content = recognise(&bytes, &collection, &part(path.file_stem())).map_err(|fault| unknown(file, &fault))?;
    let is_other = || gib::begins_as_gib(&bytes) || ngf::begins_as_ngf(&bytes) || text_start(&bytes).starts_with(b"{");
    let is_sgf = matches!(content, InputContent::Record(_)) && !is_other();
    if until != Until::End && !is_sgf && content != InputContent::Request {
        let why = format!("found {what}, which is no SGF, expected a game record in SGF", what = name(file));
        return Err(Failure::misused("--at", why));
    }
    Ok(match content {
        InputContent::Request => Input::Request(text_start(&bytes).to_vec()),
        InputContent::Ruling(question) => Input::Request(question),
        InputContent::Code(code) => Input::Code(code),
        InputContent::Drawing(drawing) => Input::Drawing(drawing),
        InputContent::Case(case) => Input::Case(case),
        InputContent::Record(record) if is_sgf => {
            let record = if until == Until::End { Ok(*record) } else { sgf::read_until(&bytes, until.clone()) };
            let record = record.map_err(|fault| {
                let why = within(name(file), fault.to_string());
                if fault.is_about_place() { Failure::misused("--at", why) } else { Failure::Unreadable(why) }
            })?;
            Input::Record { record: Box::new(record), text: Some((decode(&bytes).text, until)), members: json!({}) }
        }
        InputContent::Record(record) => Input::Record { record, text: None, members: json!({}) },
        InputContent::Query(query) => {
            let (members, record) = wire::of_query(*query);
            Input::Record { record: Box::new(record), text: None, members }
        }
    })
}

/// The bytes of a file, unpacked if it is one file packed with gzip.
fn read_bytes(file: &str, streams: &mut Streams<'_>) -> Result<Vec<u8>, Failure> {
    if file != "-" && Path::new(file).is_dir() {
        let why = format!("found the folder {file}, expected a file; `gyega batch` reads the records of a folder");
        return Err(Failure::Unreadable(why));
    }
    let most = BYTES_MAX as u64;
    let mut bytes = match read_at_most(most + 1, file, streams) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Err(missing(file)),
        read => read.map_err(Failure::reading(name(file)))?,
    };
    if bytes.starts_with(GZIP) && bytes.len() as u64 <= most {
        let packed = std::mem::take(&mut bytes);
        let done = MultiGzDecoder::new(&*packed).take(most + 1).read_to_end(&mut bytes);
        done.map_err(Failure::doing(format!("unpacking {what}", what = name(file))))?;
    }
    if bytes.len() as u64 > most {
        let why = format!("found more than {most} bytes, expected fewer; `gyega batch` reads many positions");
        return Err(Failure::unreadable(name(file), why));
    }
    Ok(bytes)
}

/// The first bytes of a file, or of standard input for `-`, and no more of them.
pub(super) fn read_at_most(most: u64, file: &str, streams: &mut Streams<'_>) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    if file == "-" {
        (&mut *streams.input).take(most).read_to_end(&mut bytes)?;
    } else {
        File::open(file)?.take(most).read_to_end(&mut bytes)?;
    }
    Ok(bytes)
}

fn missing(file: &str) -> Failure {
    let keys: Vec<String> = cases::all().iter().map(CaseFile::key).collect();
    let near = did_you_mean(near(file, keys.iter().map(String::as_str)));
    Failure::Unreadable(format!(
        "found no file {file:?}, expected a file, `-` for standard input, or a documented diagram that `gyega cases` lists{near}"
    ))
}

/// What a file holds that is not read here.
fn unknown(file: &str, fault: &ContentFault) -> Failure {
    let instead = if let ContentFault::Packed { form } = fault {
        let is_archive = ["tar", "zip"].contains(form);
        if is_archive { "; `gyega batch` reads the records of an archive" } else { "; unpack it first" }
    } else {
        ""
    };
    Failure::unreadable(name(file), format!("{fault}{instead}"))
}

impl Input {
    /// The line of the file on which each row of a drawn board stands.
    pub(super) fn lines(&self) -> &[usize] {
        if let Self::Drawing(drawing) = self { &drawing.lines } else { &[] }
    }

    pub(super) fn record(&self) -> Option<&Record> {
        if let Self::Record { record, .. } = self { Some(record) } else { None }
    }

    pub(super) fn text(&self) -> Option<RecordText> {
        match self {
            Self::Request(bytes) => record_of_request(bytes),
            Self::Record { text, .. } => text.clone(),
            Self::Code(_) | Self::Drawing(_) | Self::Case(_) => None,
        }
    }
}

pub(super) trait FromInput: ReadRequest {
    /// The input as a request, before options change it. Of a record the game comes apart.
    fn tree<'i>(input: &'i Input, limits: &Limits) -> Result<Json<'i>, Problem> {
        Ok(match input {
            Input::Request(bytes) => return parse(bytes, limits),
            Input::Code(code) => Json::Object(vec![("code".into(), code.as_str().into())]),
            Input::Drawing(drawing) => wire::of_drawing(drawing).into(),
            Input::Case(case) => wire::of_case(case).into(),
            Input::Record { members, .. } => members.clone().into(),
        })
    }
}

impl FromInput for ScoreQuestion {}

impl FromInput for DiagramQuestion {}

impl FromInput for ProposalQuestion {}

impl FromInput for RulingQuestion {
    /// The question of a ruling holds its record.
    fn tree<'i>(input: &'i Input, limits: &Limits) -> Result<Json<'i>, Problem> {
        let mut question = ScoreQuestion::tree(input, limits)?;
        if let Input::Record { record, text, .. } = input {
            let text = text.as_ref().map_or_else(|| sgf::write(&record.game).into(), |(text, _)| text.as_str().into());
            *question.member_mut("sgf") = Json::Text(text);
        }
        Ok(Json::Object(vec![("request".into(), question)]))
    }
}

impl FromInput for MoveQuestion {
    /// Of a case without the marks of dead stones, which are for counting.
    fn tree<'i>(input: &'i Input, limits: &Limits) -> Result<Json<'i>, Problem> {
        Ok(match input {
            Input::Drawing(drawing) => wire::board_of_drawing(drawing).into(),
            Input::Case(case) => case_moves(case).into(),
            Input::Record { .. } => Json::Object(Vec::new()),
            Input::Request(_) | Input::Code(_) => return ScoreQuestion::tree(input, limits),
        })
    }
}

/// A documented position as a question about moves.
fn case_moves(case: &CaseFile) -> Value {
    let mut request = json!({ "id": case.key(), "rows": case.board.stones });
    if let Some(last) = wire::last_play_of_case(case) {
        request["last_play"] = last;
    }
    request
}
