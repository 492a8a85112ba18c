//! What all requests share: from a body to JSON, from that to fields, from these to a question.

use super::record::RecordField;
use crate::formats::json::Json;
use crate::formats::record::Record;
use crate::render::Language;
use crate::wire::checker::RequestChecker;
use crate::wire::from_json::{FromJson, request};
use crate::wire::reader::JsonReader;
#[cfg(feature = "server")]
use crate::wire::{ErrorCode, reader::Path};
use crate::wire::{Limits, Name, Problem, ProblemCode};

/// Why a request was refused, and the caller's name for it where that could be read: a line of a batch echoes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RefusedRequest {
    /// The `id` of the request.
    pub id: Option<Name>,
    /// What is wrong.
    pub problem: Problem,
}

/// A question that a request asks, as a tree of JSON that somebody wrote or that was put together here.
pub(crate) trait ReadRequest: Sized {
    /// What its fields say, each for itself.
    type Request: FromJson;

    /// What they say together. A request about a record that is handed over names no position itself. `None` after a
    /// fault was noted.
    fn of_fields(checker: &mut RequestChecker<'_>, fields: Self::Request, record: Option<RecordField>) -> Option<Self>;

    /// What reads it, in the language that it names.
    fn reader(json: &Json<'_>, limits: &Limits) -> JsonReader {
        JsonReader::for_request(json, limits)
    }

    /// Reads it, or says everything that is wrong with it as one problem.
    fn read(json: &Json<'_>, record: Option<Record>, limits: &Limits) -> Result<Self, Problem> {
        let (fields, mut checker) = RequestChecker::read(Self::reader(json, limits), json);
        let record = record.map(|record| RecordField::Read(Box::new(record)));
        let question = fields.and_then(|fields| Self::of_fields(&mut checker, fields, record));
        checker.answer(question)
    }

    /// Reads the body of a request.
    fn read_body(body: &[u8], limits: &Limits) -> Result<Self, Problem> {
        Self::read(&json_of_body(body, limits)?, None, limits)
    }
}

/// The JSON of a body that is not too long.
pub(crate) fn json_of_body<'b>(body: &'b [u8], limits: &Limits) -> Result<Json<'b>, Problem> {
    let (found, max) = (body.len(), limits.body_bytes);
    if found > max {
        let detail = format!("found {found} bytes, expected at most {max}");
        return Err(Problem::new(limits.language, ProblemCode::TooLarge, detail));
    }
    Json::read(body).map_err(|error| Problem::new(limits.language, ProblemCode::InvalidJson, no_json(&error)))
}

/// Where a text stops being JSON that can be read.
fn no_json(error: &serde_json::Error) -> String {
    // Where nothing stands in the line its first letter is missing.
    let (line, column) = (error.line(), error.column().max(1));
    let message = error.to_string();
    let why = message.rsplit_once(" at line ").map_or(&*message, |(why, _)| why);
    // The grammar of JSON allows some of what its reader does not take.
    let what = match why {
        _ if error.is_eof() => "the JSON ends too early".to_owned(),
        "recursion limit exceeded" => {
            "more than 127 lists and objects stand in one another; that deep is not read".to_owned()
        }
        "number out of range" => "this number is too large to be read".to_owned(),
        "unexpected end of hex escape" | "lone leading surrogate in hex escape" => {
            "this escape is half of a pair of surrogates, and no character without the other half".to_owned()
        }
        _ => format!("this is no JSON, as its reader says: {why:?}"),
    };
    format!("line {line}, column {column}: {what}")
}

request! {
    /// What of an answer that is always whole its caller chooses.
    struct LanguageChoice {
        language: Option<Language>,
    }
}

/// Pairs of a name and a value as the members of an object.
pub(crate) fn choices_of(choices: &[(String, String)]) -> Json<'_> {
    Json::Object(
        choices.iter().map(|(name, value)| (name.as_str().into(), Json::Text(value.as_str().into()))).collect(),
    )
}

/// The language among pairs of a name and a value, which may name nothing else.
pub(crate) fn read_choice_of_language(choices: &[(String, String)], limits: &Limits) -> Result<Language, Problem> {
    let choices = choices_of(choices);
    let (read, checker) = RequestChecker::read(JsonReader::for_request(&choices, limits), &choices);
    checker.answer(read.map(|read: LanguageChoice| read.language.unwrap_or(limits.language)))
}

/// Refuses pairs of a name and a value where none has a meaning.
#[cfg(feature = "server")]
pub(crate) fn read_no_choice(choices: &[(String, String)], limits: &Limits) -> Result<(), Problem> {
    let mut checker = RequestChecker::new(limits.language, *limits);
    for (name, _) in choices {
        let found = format!("the field {name}", name = crate::formats::json::quoted(name));
        checker.fault(&Path::field(name), ErrorCode::UnknownField, found, "no query here");
    }
    checker.answer(Some(()))
}
