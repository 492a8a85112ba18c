use serde::Serialize;

use crate::render::Language;
use crate::report::prepare;
use crate::wire::{
    Limits, Name, Problem, ProblemCode, RefusedRequest, ScoreQuestion, ScoreResponse, read_keeping_id, read_query,
    to_json,
};

/// A line for a request that was refused.
#[derive(Serialize)]
struct ProblemLine {
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<Name>,
    problem: Problem,
}

/// Answers one line of a batch, which is a request or a query of `KataGo`'s analysis engine: the answer, or `{"id": …,
/// "problem": {…}}` with the `id` where the request had one that could be read. The line that is given has no line end;
/// neither has the answer.
///
/// ```
/// use gyega::{batch::answer_line, wire::Limits};
///
/// let answer = answer_line(br#"{"id": "a", "rows": ["X?"]}"#, &Limits::default());
/// assert!(answer.starts_with(br#"{"id":"a","problem":{"type":"/problems/invalid-request""#));
/// ```
pub fn answer_line(line: &[u8], limits: &Limits) -> Vec<u8> {
    answer(line, limits).unwrap_or_else(|problem| problem)
}

/// Whether a line asks nothing: it holds white space at most, and is passed over.
///
/// ```
/// use gyega::batch::is_blank;
///
/// assert!(is_blank(b"") && is_blank(b" \t\r") && !is_blank(b"{}"));
/// ```
pub fn is_blank(line: &[u8]) -> bool {
    line.iter().all(|byte| matches!(byte, b' ' | b'\t' | b'\r'))
}

/// The answer to a line, or its problem line.
pub(super) fn answer(line: &[u8], limits: &Limits) -> Result<Vec<u8>, Vec<u8>> {
    let question = read_line(line, limits)?;
    Ok(to_json(&ScoreResponse::new(&question, &prepare(&question.task))))
}

/// What a line asks.
///
/// # Errors
///
/// Its problem line.
pub fn read_line(line: &[u8], limits: &Limits) -> Result<ScoreQuestion, Vec<u8>> {
    if line.len() > limits.line_bytes {
        return Err(too_long(limits));
    }
    let limits = Limits { body_bytes: limits.line_bytes, ..*limits };
    // Some programs write a byte order mark before the text of a file. Which line it is must not matter, as batches are
    // cut and joined.
    let line = line.strip_prefix(BYTE_ORDER_MARK).unwrap_or(line);
    // A request is never a query, so that only what was refused is looked at again.
    let read = read_keeping_id(line, &limits).or_else(|refused| read_query(line, &limits).unwrap_or(Err(refused)));
    read.map_err(|refused| {
        let RefusedRequest { id, mut problem } = *refused;
        // The reader of JSON knows of no other line.
        if problem.code == ProblemCode::InvalidJson && problem.detail.starts_with(FIRST_LINE) {
            problem.detail.drain(..FIRST_LINE.len());
        }
        problem_line(id, problem)
    })
}

/// That of UTF-8.
const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// How the place begins where a line is no JSON.
const FIRST_LINE: &str = "line 1, ";

/// The line for a line that cannot be answered for another reason than what it holds.
pub fn problem_line(id: Option<Name>, problem: Problem) -> Vec<u8> {
    to_json(&ProblemLine { id, problem })
}

/// The line for a file that holds neither requests nor records, in a language.
pub fn neither_line(language: Language, file: &str) -> Vec<u8> {
    let detail = format!("{file}: found neither requests or queries of KataGo, an object a line, nor a game record");
    problem_line(None, Problem::new(language, ProblemCode::InvalidRequest, detail))
}

/// The line for a line that is too long to be read.
pub(super) fn too_long(limits: &Limits) -> Vec<u8> {
    let max = limits.line_bytes;
    let detail = format!("found a line of more than {max} bytes, expected at most so many");
    problem_line(None, Problem::new(limits.language, ProblemCode::TooLarge, detail))
}
