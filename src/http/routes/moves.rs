use actix_web::web::{Data, Payload};
use actix_web::{HttpRequest, HttpResponse, post};

use crate::http::answers::{Answers, COMPUTED, answers};
use crate::http::app::State;
use crate::http::body;
use crate::http::negotiate::Media;
use crate::http::refusal::Refusal;
use crate::http::seats::Kind;
use crate::wire;

answers! { MoveAnswers => Answers::json("What each rule set says of the moves.", "MoveResponse").refused(COMPUTED) }

/// Play moves from a position, and say what each rule set makes of them
///
/// Legal or not and why, what is captured, the position after, and where rule sets differ.
#[utoipa::path(
    tag = "moves",
    operation_id = "playMoves",
    request_body(content = ref("#/components/schemas/MoveRequest"), content_type = "application/json"),
    responses(MoveAnswers)
)]
#[post("/v1/moves")]
pub(in crate::http) async fn play(
    state: Data<State>,
    request: HttpRequest,
    payload: Payload,
) -> Result<HttpResponse, Refusal> {
    body::check(&request, Media::Json, Media::Json)?;
    let (body, limits) = body::receive(&request, payload, &state).await?;
    let done = state.desk.run(Kind::Easy, move |_| wire::moves(&body, &limits)).await;
    let answer = done.map_err(|why| state.unserved(why))??;
    Ok(HttpResponse::Ok().content_type(Media::Json.content_type()).body(answer))
}
