use actix_web::web::{Data, Payload};
use actix_web::{HttpRequest, HttpResponse, post};
use tracing::Span;

use crate::http::answers::{Answers, COMPUTED, answers};
use crate::http::app::State;
use crate::http::body;
use crate::http::desk::Desk;
use crate::http::negotiate::Media;
use crate::http::refusal::Refusal;
use crate::http::weight::weight;
use crate::report::{Cancel, prepare_until};
use crate::wire::{Request, ScoreResponse, read_request};

answers! { ScoreAnswers => Answers::json("The report.", "ScoreResponse").refused(COMPUTED) }

/// Score a position under rule sets, and say why they differ
///
/// The same request gives the same answer, byte for byte. Everything that is wrong with a request is reported at once.
#[utoipa::path(
    tag = "scores",
    operation_id = "score",
    request_body(content = ref("#/components/schemas/ScoreRequest"), content_type = "application/json"),
    responses(ScoreAnswers)
)]
#[post("/v1/scores")]
pub(in crate::http) async fn score(
    state: Data<State>,
    request: HttpRequest,
    payload: Payload,
) -> Result<HttpResponse, Refusal> {
    body::check(&request, Media::Json, Media::Json)?;
    let (body, limits) = body::receive(&request, payload, &state).await?;
    let question = Desk::run_here(|| read_request(&body, &limits));
    let answer = answered(&state, question.map_err(|why| state.unserved(why))??).await?;
    Ok(HttpResponse::Ok().content_type(Media::Json.content_type()).body(answer))
}

/// The answer to a question, as JSON.
pub(super) async fn answered(state: &State, question: Request) -> Result<Vec<u8>, Refusal> {
    record(&question);
    // To hand work to another thread and back costs 15 to 40 us of CPU (measured with wrk on one core, 32 connections),
    // as much as a whole count-only answer. So only what may take longer goes to the desk.
    let answer = match weight(&question.case) {
        Some(kind) => state.desk.run(kind, move |cancel| answer(&question, cancel)).await,
        None => Desk::run_here(|| answer(&question, &Cancel::default())),
    };
    answer.map_err(|why| state.unserved(why))
}

pub(super) fn answer(question: &Request, cancel: &Cancel) -> Vec<u8> {
    ScoreResponse::new(question, &prepare_until(&question.case, cancel)).to_json()
}

/// The question, for the span of the log.
fn record(question: &Request) {
    let span = Span::current();
    if !span.is_disabled() {
        let size = question.case.position.stones().size();
        span.record("board.size", format!("{}x{}", size.width(), size.height()));
        let ids: Vec<&str> = question.case.rule_sets.iter().map(|rules| rules.id.as_ref()).collect();
        span.record("rule_set.id", ids.join(" "));
    }
}
