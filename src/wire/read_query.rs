use serde_json::{Map, Value};

use super::forms::of_query;
use super::problem::{ErrorCode, Problem, ProblemError};
use super::read::{ReadRequest as _, RefusedRequest, ScoreQuestion};
use super::{Limits, Name};
use crate::formats::katago_query::Query;
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
    match recognise(bytes, "", "") {
        Ok(InputContent::Query(query)) => Some(request(*query, limits)),
        Err(ContentFault::Query(faults)) => Some(Err(Box::new(refused(bytes, faults, limits)))),
        Ok(_) | Err(_) => None,
    }
}

fn request(query: Query, limits: &Limits) -> Result<ScoreQuestion, Box<RefusedRequest>> {
    let id = query.id.as_deref().map(Name::from);
    let (members, record) = of_query(query);
    let request = ScoreQuestion::read(&members.into(), Some(&record), limits);
    request.map_err(|problem| Box::new(RefusedRequest { id, problem }))
}

fn refused(bytes: &[u8], faults: JsonFaults, limits: &Limits) -> RefusedRequest {
    let object: Option<Map<String, Value>> = serde_json::from_slice(text_start(bytes)).ok();
    let id = object.and_then(|object| Some(Name::from(object.get("id")?.as_str()?)));
    let error = |JsonFault { pointer, found, expected }: JsonFault| {
        ProblemError::new(ErrorCode::InvalidKatago, pointer, found, expected)
    };
    RefusedRequest { id, problem: Problem::of_errors(limits.language, faults.0.into_iter().map(error).collect()) }
}
