//! Our JSON: requests in, answers and problems out. Only this module and those below it know serde.
//!
//! [`read_request`] reads a body and reports everything that is wrong with it at once, as a [`Problem`]; [`score`] goes
//! the whole way from bytes to bytes.

mod answer;
mod bounded;
mod canonical;
mod checker;
mod choices;
mod described;
#[cfg(feature = "server")]
mod event;
mod from_json;
mod limits;
mod open_words;
mod parse;
mod permalink_code;
mod problem;
mod reader;
mod request;
mod rule_set_names;
mod schemas;
mod values;
mod view;

pub use answer::case::{CaseList, CaseResponse};
pub use answer::diagram::diagram;
pub use answer::engine::Engine;
pub use answer::moves::{MoveResponse, moves};
pub use answer::positions::{PositionResponse, read_position};
pub use answer::proposal::{ProposalResponse, propose};
pub use answer::rule_set::{RuleSetList, RuleSetResponse};
pub use answer::score::ScoreResponse;
pub use bounded::{BoundedText, PlainText, Whole};
pub use limits::{CODE_MAX, Limits};
pub(crate) use parse::content::read_query;
pub use parse::life_proof::{CheckedProof, check_proofs};
pub use parse::permalink::read_link;
#[cfg(any(feature = "cli", feature = "server"))]
pub(crate) use parse::{diagram::DiagramQuestion, proposal::ProposalQuestion, read_request::ReadRequest};
pub use parse::{
    read_request::RefusedRequest,
    score::{ScoreQuestion, read_keeping_id, read_request},
};
pub use problem::{ErrorCode, Problem, ProblemCode, ProblemError};
pub use request::diagram::{DiagramRequest, DrawingRequest, LabelsRequest};
pub use request::history::{Count, HistoryRequest, LastPlayRequest, PlayOrPass, Prisoners};
pub use request::moves::{EarlierRequest, EarlierTurn, MoveRequest};
pub use request::points::{AdjustmentRequest, GivenAmount, KomiRequest, Overtime};
pub use request::rule_sets::{CustomKomi, CustomRuleSet, KatagoRequest, KomiByGame, RuleSetRequest, RuleSetsRequest};
pub use request::score::{
    ClaimRequest, ClaimsRequest, DeadStonesRequest, ListedReadings, Nodes, ScoreRequest, SgfPlace,
};
pub use rule_set_names::resolve_rule_set;
pub use schemas::schemas;
pub use values::{ArticleList, Name, Rows};
#[cfg(feature = "server")]
pub use {
    answer::routes::{RouteList, RouteView},
    event::{answer::Event, read::read_event},
};
#[cfg(feature = "rulings")]
pub use {
    answer::ruling_record::{DisputedQuestion, Hashes, MadeBy, RulingRecord, Signature},
    parse::ruling::{RuledQuestion, RulingQuestion, read_ruling},
    request::ruling::{DecidedRequest, LineText, NamesRequest, Paragraph, QuestionAsSent, RulingRequest},
};
#[cfg(feature = "cli")]
pub(crate) use {
    parse::content::{board_of_drawing, last_play_of_case, request_of_content},
    parse::{moves::MoveQuestion, rules::name_of_rule_set},
};
#[cfg(feature = "server")]
pub(crate) use {
    parse::read_request::{read_choice_of_language, read_no_choice},
    schemas::schemas_as_written,
};

use serde::Serialize;
use sha2::{Digest as _, Sha256};

/// Answers a request: the body of a `POST /v1/scores` in, the body of the answer out, as compact JSON.
///
/// ```
/// use gyega::wire::{Limits, score};
///
/// let body = br#"{"rows": [".XO.", ".XO."], "dead": [], "prisoners": {"black": 0, "white": 0}, "komi": 0}"#;
/// let answer = score(body, &Limits::default()).unwrap();
/// assert!(String::from_utf8(answer).unwrap().contains(r#""outcome":"draw""#));
///
/// let problem = score(br#"{"rows": [".XO", "?X"]}"#, &Limits::default()).unwrap_err();
/// assert_eq!((problem.status, problem.errors.len()), (422, 2));
/// ```
///
/// # Errors
///
/// Everything that is wrong with the request, as one problem.
pub fn score(body: &[u8], limits: &Limits) -> Result<Vec<u8>, Problem> {
    let request = read_request(body, limits)?;
    let report = crate::report::prepare(&request.task);
    Ok(to_json(&ScoreResponse::new(&request, &report)))
}

/// An answer, a problem or another type of this module as compact JSON. None of them can fail to be written.
pub fn to_json<T: Serialize>(value: &T) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(4096);
    let written = serde_json::to_writer(&mut bytes, value);
    debug_assert!(written.is_ok(), "memory takes every byte, and names are strings");
    bytes
}

/// SHA-256, in hexadecimal.
pub(crate) fn sha256(bytes: &[u8]) -> String {
    format!("{:x}", Sha256::digest(bytes))
}
