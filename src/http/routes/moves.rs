use super::prelude::*;
use crate::wire;

answers! { MoveAnswers => DocumentedAnswers::json("What each rule set says of the moves.", "MoveResponse").refused(COMPUTED) }

/// Play moves from a position, and say what each rule set makes of them
///
/// Legal or not and why, what is captured, the position after, and where rule sets differ.
#[utoipa::path(
    tag = "moves",
    operation_id = "playMoves",
    params(("language" = Option<String>, Query, description = "The language of the answer where the body names none.")),
    request_body(content = ref("#/components/schemas/MoveRequest"), content_type = "application/json"),
    responses(MoveAnswers)
)]
#[post("/v1/moves")]
pub(in crate::http) async fn play(request: HttpRequest, payload: Payload) -> Result<HttpResponse, Refusal> {
    let ReceivedBody { state, body, limits, media } = ReceivedBody::json(&request, payload).await?;
    Ok(media.answer(state.executor.run(WorkKind::Easy, move |_| wire::moves(&body, &limits)).await??))
}
