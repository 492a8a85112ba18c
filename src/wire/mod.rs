//! Our JSON: requests in, answers and problems out. Only this module and those below it know serde.
//!
//! [`read_request`] reads a body and reports everything that is wrong with it at once, as a [`Problem`]; [`score`] goes
//! the whole way from bytes to bytes.

mod answer;
mod answer_dispute;
mod answer_parts;
mod answer_procedure;
mod answer_record;
mod answer_sensitivity;
mod canonical;
mod case;
mod case_request;
mod code;
mod diagram;
mod engine;
#[cfg(feature = "server")]
mod event;
#[cfg(feature = "server")]
mod event_profile;
mod forms;
mod from_json;
mod life_proof;
mod limits;
mod moves;
mod moves_answer;
mod names;
mod open_words;
mod permalink;
mod positions;
mod problem;
mod proposal;
mod read;
mod read_board;
mod read_code;
#[cfg(feature = "server")]
mod read_event;
mod read_history;
mod read_record;
mod read_rules;
#[cfg(feature = "rulings")]
mod read_ruling;
mod reader;
mod request;
#[cfg(feature = "server")]
mod routes;
mod rule_set;
#[cfg(feature = "rulings")]
mod ruling_record;
#[cfg(feature = "rulings")]
mod ruling_request;
mod schemas;
mod values;
mod view;

pub use answer::ScoreResponse;
#[cfg(any(feature = "archives", feature = "rulings"))]
pub(crate) use canonical::sha256;
pub use case::{CaseList, CaseResponse};
pub use code::CODE_MAX;
#[cfg(any(feature = "cli", feature = "server"))]
pub(crate) use diagram::DiagramQuestion;
pub use diagram::{DiagramRequest, DrawingRequest, LabelsRequest, diagram};
pub use engine::Engine;
#[cfg(feature = "server")]
pub use event::Event;
#[cfg(feature = "cli")]
pub(crate) use forms::{board_of_drawing, last_play_of_case, request_of_content};
pub use from_json::{BoundedText, PlainText, Whole};
pub use life_proof::{CheckedProof, check_proofs};
pub use limits::Limits;
#[cfg(feature = "cli")]
pub(crate) use moves::MoveQuestion;
pub use moves::{EarlierRequest, EarlierTurn, MoveRequest};
pub use moves_answer::{MoveResponse, moves};
pub use names::resolve_rule_set;
pub use permalink::read_link;
pub(crate) use positions::read_query;
pub use positions::{PositionResponse, read_position};
pub use problem::{Code, ErrorCode, Problem, ProblemError};
#[cfg(any(feature = "cli", feature = "server"))]
pub(crate) use proposal::ProposalQuestion;
pub use proposal::{ProposalResponse, propose};
#[cfg(any(feature = "cli", feature = "server"))]
pub(crate) use read::ReadRequest;
pub use read::{RefusedRequest, ScoreQuestion, read_keeping_id, read_request};
#[cfg(feature = "server")]
pub(crate) use read::{read_choice_of_language, read_no_choice};
#[cfg(feature = "server")]
pub use read_event::read_event;
#[cfg(feature = "cli")]
pub(crate) use read_rules::name_of_rule_set;
#[cfg(feature = "rulings")]
pub use read_ruling::{RuledQuestion, RulingQuestion, read_ruling};
pub use request::{
    AdjustmentRequest, ClaimRequest, ClaimsRequest, Count, CustomKomi, CustomRuleSet, DeadStonesRequest, GivenAmount,
    HistoryRequest, KatagoRequest, KomiByGame, KomiRequest, LastPlayRequest, ListedReadings, Nodes, Overtime,
    PlayOrPass, Prisoners, RuleSetRequest, RuleSetsRequest, ScoreRequest, SgfPlace,
};
#[cfg(feature = "server")]
pub use routes::{RouteList, RouteView};
pub use rule_set::{RuleSetList, RuleSetResponse};
#[cfg(feature = "rulings")]
pub use ruling_record::{DisputedQuestion, Hashes, MadeBy, RulingRecord, Signature};
#[cfg(feature = "rulings")]
pub use ruling_request::{DecidedRequest, LineText, NamesRequest, Paragraph, QuestionAsSent, RulingRequest};
pub use schemas::schemas;
#[cfg(feature = "server")]
pub(crate) use schemas::schemas_as_written;
pub use values::{ArticleList, Name, Rows};

use serde::Serialize;

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
    let report = crate::report::prepare(&request.case);
    Ok(to_json(&ScoreResponse::new(&request, &report)))
}

/// An answer, a problem or another type of this module as compact JSON. None of them can fail to be written.
pub fn to_json<T: Serialize>(value: &T) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(4096);
    let written = serde_json::to_writer(&mut bytes, value);
    debug_assert!(written.is_ok(), "memory takes every byte, and names are strings");
    bytes
}
