use actix_web::web::{Data, Payload};
use actix_web::{HttpRequest, HttpResponse, post};

use crate::http::answers::{Answers, COMPUTED, answers};
use crate::http::app::State;
use crate::http::body;
use crate::http::negotiate::Media;
use crate::http::refusal::Refusal;
use crate::report::prepare;
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
    let (limits, within) = (&state.settings.limits, state.settings.timeout);
    let body = body::read(&request, payload, limits.body_bytes, within).await?;
    let question = read_request(&body, limits)?;
    // To hand work to another thread and back costs 15 to 40 us of CPU (measured with wrk on one core, 32 connections), as
    // much as a whole count-only answer. So only what classifies, and may take long, goes to the desk.
    let answer = if question.case.classify {
        let done = state.desk.run(move || answer(&question)).await;
        done.map_err(|why| Refusal::Unserved { why, within })?
    } else {
        answer(&question)
    };
    Ok(HttpResponse::Ok().content_type(Media::Json.content_type()).body(answer))
}

fn answer(question: &Request) -> Vec<u8> {
    ScoreResponse::new(question, &prepare(&question.case)).to_json()
}
