use super::prelude::*;
use crate::wire::read_position;

answers! {
    PositionAnswers => DocumentedAnswers::json("The position as a request.", "PositionResponse").refused(COMPUTED)
}

/// Read a position from whatever a person has
///
/// The body is a file as it is: the record of a game in SGF (whatever its charset), GIB, NGF or the JSON of the Online
/// Go Server; a board drawn or printed in text, as by `KataGo`, `GoGui` or Sensei's Library; a request; a query of
/// `KataGo`'s analysis engine; a documented position; a permalink, or a link to one. What it is shows in
/// its bytes: the media type says nothing of it. The answer holds a request for `POST /v1/scores`, to be changed or
/// asked as it stands.
#[utoipa::path(
    tag = "positions",
    operation_id = "readPosition",
    params(("language" = Option<String>, Query, description = "The language of the remarks, as in a request.")),
    request_body(content(
        (String = "application/octet-stream"),
        (String = "text/plain"),
        (String = "application/x-go-sgf")
    )),
    responses(PositionAnswers)
)]
#[post("/v1/positions")]
pub(in crate::http) async fn read(request: HttpRequest, payload: Payload) -> Result<HttpResponse, Refusal> {
    let types = [Media::BYTES, Media::TEXT, Media::SGF];
    let ReceivedBody { state, body, limits, media } =
        ReceivedBody::receive(&request, payload, &types, &[Media::JSON]).await?;
    let work = move |_: &Cancel| read_position(&body, &[], &limits).map(|read| to_json(&read));
    Ok(media.answer(state.executor.run(WorkKind::Easy, work).await??))
}
