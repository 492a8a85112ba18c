use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse, get};

use crate::http::answers::{Answers, answers};
use crate::http::body;
use crate::http::refusal::Refusal;
use crate::http::state::State;

answers! { EventAnswers => Answers::json("The profile.", "Event").stored().with_query() }

/// What the event has laid down for which the service runs
///
/// Rule sets, komi, penalties, languages and names, as `gyega serve --event FILE` was given them; a plain profile
/// without a file.
#[utoipa::path(tag = "event", operation_id = "getEvent", responses(EventAnswers))]
#[get("/v1/event")]
pub(in crate::http) async fn event(state: Data<State>, request: HttpRequest) -> Result<HttpResponse, Refusal> {
    body::no_query(&request, &state.settings)?;
    state.event.answer(&request)
}
