use tracing::Span;

use super::prelude::*;
use crate::report::prepare_cancellable;
use crate::wire::{ScoreQuestion, ScoreResponse, read_request};

answers! { ScoreAnswers => DocumentedAnswers::json("The report.", "ScoreResponse").refused(COMPUTED) }

/// Score a position under rule sets, and say why they differ
///
/// The same request gives the same answer, byte for byte. Everything that is wrong with a request is reported at once.
#[utoipa::path(
    tag = "scores",
    operation_id = "score",
    params(("language" = Option<String>, Query, description = "The language of the answer where the body names none.")),
    request_body(content = ref("#/components/schemas/ScoreRequest"), content_type = "application/json"),
    responses(ScoreAnswers)
)]
#[post("/v1/scores")]
pub(in crate::http) async fn score(request: HttpRequest, payload: Payload) -> Result<HttpResponse, Refusal> {
    let received = ReceivedBody::json(&request, payload).await?;
    let question = received.read(read_request)?;
    Ok(received.media.answer(score_in_seat(&received.state, question).await?))
}

pub(super) async fn score_in_seat(state: &State, question: ScoreQuestion) -> Result<Vec<u8>, Refusal> {
    record_in_span(&question);
    match work_kind_of(&question.task) {
        // A question is some kilobytes long, and it would be moved into each of the futures of a seat.
        None => Executor::run_here(|| answer(&question, &Cancel::default())),
        Some(kind) => state.executor.run(kind, move |cancel| answer(&question, cancel)).await,
    }
}

pub(super) fn answer(question: &ScoreQuestion, cancel: &Cancel) -> Vec<u8> {
    to_json(&ScoreResponse::new(question, &prepare_cancellable(&question.task, cancel)))
}

/// The question, for the span of the log.
fn record_in_span(question: &ScoreQuestion) {
    let span = Span::current();
    if !span.is_disabled() {
        let size = question.task.position.stones().size();
        span.record("board.size", format!("{}x{}", size.width(), size.height()));
        let ids: Vec<&str> = question.task.rule_sets.iter().map(|rules| rules.id.as_ref()).collect();
        span.record("rule_set.id", ids.join(" "));
    }
}
