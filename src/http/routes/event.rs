use super::prelude::*;

answers! { EventAnswers => DocumentedAnswers::json("The profile.", "Event").cacheable().with_query() }

/// What the event has laid down for which the service runs
///
/// Rule sets, komi, penalties, languages and names, as `gyega serve --event FILE` was given them; a plain profile
/// without a file.
#[utoipa::path(tag = "event", operation_id = "getEvent", responses(EventAnswers))]
#[get("/v1/event")]
pub(in crate::http) async fn event(state: Data<State>, request: HttpRequest) -> Result<HttpResponse, Refusal> {
    body::refuse_query(&request, &state.settings)?;
    state.event.answer(&request)
}
