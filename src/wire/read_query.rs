use serde_json::Value;

use super::positions::question;
use super::problem::{ErrorCode, Problem, ProblemError};
use super::read::{RefusedRequest, ScoreQuestion};
use super::{Limits, Name};
use crate::formats::recognise::{ContentFault, InputContent, recognise};
use crate::formats::record::text_start;
use crate::formats::{JsonFault, JsonFaults};

/// Reads a query of `KataGo`'s analysis engine as a request about the position that it asks about, under its rules and
/// those taken by default; nothing where the bytes hold none.
///
/// # Errors
///
/// Everything that is wrong with it, as one problem.
pub(crate) fn read_query(bytes: &[u8], limits: &Limits) -> Option<Result<ScoreQuestion, Box<RefusedRequest>>> {
    if !text_start(bytes).starts_with(b"{") {
        return None;
    }
    let read = match recognise(bytes, "", "") {
        Ok(content @ InputContent::Query(_)) => question(&content, bytes, limits),
        Err(ContentFault::Query(faults)) => Err(refused(faults, limits)),
        Ok(_) | Err(_) => return None,
    };
    Some(read.map_err(|problem| {
        let query: Value = serde_json::from_slice(text_start(bytes)).unwrap_or_default();
        Box::new(RefusedRequest { id: query["id"].as_str().map(Name::from), problem })
    }))
}

fn refused(faults: JsonFaults, limits: &Limits) -> Problem {
    let error = |JsonFault { pointer, found, expected }: JsonFault| {
        ProblemError::new(ErrorCode::InvalidKatago, pointer, found, expected)
    };
    Problem::of_errors(limits.language, faults.0.into_iter().map(error).collect())
}
