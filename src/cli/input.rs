use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, ErrorKind, Read as _};
use std::path::Path;

use flate2::read::MultiGzDecoder;
use serde_json::{Value, json};

use super::Streams;
use super::failure::{Failure, prefixed};
use crate::formats::case_file::DocumentedPosition;
use crate::formats::cases;
use crate::formats::json::Json;
use crate::formats::link;
use crate::formats::recognise::{ContentFault, GZIP, InputContent, recognise};
use crate::formats::record::{Record, decode};
use crate::formats::sgf::{self, Tree, Until};
use crate::rules::{did_you_mean, near_names};
use crate::wire::{
    self, DiagramQuestion, Limits, MoveQuestion, Problem, ProposalQuestion, ReadRequest, RulingQuestion, ScoreQuestion,
};

/// The longest file that is read whole.
const BYTES_MAX: usize = Tree::BYTES_MAX;

/// What a file holds, by its contents.
pub(super) struct Input {
    pub(super) content: InputContent,
    /// The text of a record in SGF.
    text: Option<RecordText>,
}

/// The text of a record in SGF, and how far it is played.
#[derive(Clone)]
pub(super) struct RecordText {
    pub(super) text: String,
    pub(super) until: Until,
}

/// The record of a request in JSON. What is wrong in it is for the reader of requests to say.
fn record_of_request(body: &[u8]) -> Option<RecordText> {
    let request: Value = serde_json::from_slice(body).ok()?;
    let text = request.get("sgf")?.as_str()?.to_owned();
    let until = match request.get("sgf_at") {
        None => Until::End,
        Some(Value::String(name)) => Until::Node(name.clone()),
        Some(at) => Until::Moves(usize::try_from(at.as_u64()?).ok()?),
    };
    Some(RecordText { text, until })
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
        return Ok(InputContent::Documented(Box::new(case.clone())).into());
    }
    if let Some(code) = code_of(file) {
        return Ok(InputContent::Code(code.to_owned()).into());
    }
    let bytes = read_bytes(file, streams)?;
    let path = Path::new(file);
    let part = |part: Option<&OsStr>| part.map_or("input".to_owned(), |part| part.to_string_lossy().into_owned());
    let collection = part(path.parent().and_then(Path::file_name));
    let mut content = recognise(&bytes, &collection, &part(path.file_stem())).map_err(|fault| unknown(file, &fault))?;
    let is_sgf = content.form(&bytes) == "sgf";
    if until != Until::End && !is_sgf && !matches!(content, InputContent::Request(_)) {
        let why = format!("found {what}, which is no SGF, expected a game record in SGF", what = name(file));
        return Err(Failure::misused("--at", why));
    }
    if is_sgf && until != Until::End {
        let record = sgf::read_until(&bytes, until.clone()).map_err(|fault| {
            let why = prefixed(name(file), fault.to_string());
            if fault.is_about_place() { Failure::misused("--at", why) } else { Failure::Unreadable(why) }
        })?;
        content = InputContent::Record(Box::new(record));
    }
    Ok(Input { content, text: is_sgf.then(|| RecordText { text: decode(&bytes).text, until }) })
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
        read => read.map_err(Failure::cannot_read(name(file)))?,
    };
    if bytes.starts_with(GZIP) && bytes.len() as u64 <= most {
        let packed = std::mem::take(&mut bytes);
        let done = MultiGzDecoder::new(&*packed).take(most + 1).read_to_end(&mut bytes);
        done.map_err(Failure::io_error(format!("unpacking {what}", what = name(file))))?;
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
    let keys: Vec<String> = cases::all().iter().map(DocumentedPosition::key).collect();
    let near = did_you_mean(near_names(file, keys.iter().map(String::as_str)));
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

impl From<InputContent> for Input {
    fn from(content: InputContent) -> Self {
        Self { content, text: None }
    }
}

impl Input {
    /// The line of the file on which each row of a drawn board stands.
    pub(super) fn lines(&self) -> &[usize] {
        if let InputContent::Drawing(drawing) = &self.content { &drawing.lines } else { &[] }
    }

    pub(super) fn text(&self) -> Option<RecordText> {
        if let InputContent::Request(body) | InputContent::Ruling(body) = &self.content {
            return record_of_request(body);
        }
        self.text.clone()
    }
}

/// A request before options change it, and the record of its game.
type RequestTree<'i> = Result<(Json<'i>, Option<Record>), Problem>;

pub(super) trait FromInput: ReadRequest {
    /// The input as a request.
    fn tree<'i>(input: &'i Input, limits: &Limits) -> RequestTree<'i> {
        wire::request_of_content(&input.content, limits)
    }
}

impl FromInput for ScoreQuestion {}

impl FromInput for DiagramQuestion {}

impl FromInput for ProposalQuestion {}

impl FromInput for RulingQuestion {
    /// The question of a ruling holds its record.
    fn tree<'i>(input: &'i Input, limits: &Limits) -> RequestTree<'i> {
        let (mut question, record) = ScoreQuestion::tree(input, limits)?;
        if let Some(record) = record {
            let text =
                input.text.as_ref().map_or_else(|| sgf::write(&record.game).into(), |of| of.text.as_str().into());
            *question.member_mut("sgf") = Json::Text(text);
        }
        Ok((Json::Object(vec![("request".into(), question)]), None))
    }
}

impl FromInput for MoveQuestion {
    /// Of a case without the marks of dead stones, which are for counting.
    fn tree<'i>(input: &'i Input, limits: &Limits) -> RequestTree<'i> {
        let board = match &input.content {
            InputContent::Drawing(drawing) => wire::board_of_drawing(drawing),
            InputContent::Documented(case) => {
                let mut request = json!({ "id": case.key(), "rows": case.board.stones });
                if let Some(last) = wire::last_play_of_case(case) {
                    request["last_play"] = last;
                }
                request
            }
            InputContent::Query(_) => json!({}),
            InputContent::Request(_) | InputContent::Ruling(_) | InputContent::Code(_) | InputContent::Record(_) => {
                return ScoreQuestion::tree(input, limits);
            }
        };
        Ok((board.into(), input.content.record()))
    }
}
