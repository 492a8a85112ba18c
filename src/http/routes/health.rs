use serde_json::json;

use super::prelude::*;

answers! { LiveAnswers => well("It is.").refused(&[ProblemCode::NotAcceptable]) }
answers! { ReadyAnswers => well("They may.").refused(&[ProblemCode::NotAcceptable, ProblemCode::Busy]) }

fn well(description: &str) -> DocumentedAnswers {
    let status = json!({ "type": "string", "enum": ["ok"] });
    let schema = json!({ "type": "object", "required": ["status"], "properties": { "status": status } });
    DocumentedAnswers::new(description, Media::JSON.name(), &schema)
}

/// Is the process alive?
///
/// Says yes as long as requests are read at all.
#[utoipa::path(tag = "operations", operation_id = "isLive", responses(LiveAnswers))]
#[get("/health/live")]
pub(in crate::http) async fn live(request: HttpRequest) -> Result<HttpResponse, Refusal> {
    healthy(&request)
}

/// May requests be sent here?
///
/// Says no (503) once a signal to stop has come, and while every seat, or every seat for dear work, has been taken for
/// longer than a request may take; requests that still arrive are answered as far as they can be.
#[utoipa::path(tag = "operations", operation_id = "isReady", responses(ReadyAnswers))]
#[get("/health/ready")]
pub(in crate::http) async fn ready(state: Data<State>, request: HttpRequest) -> Result<HttpResponse, Refusal> {
    if state.is_stopping() {
        Err(Refusal::Stopping)
    } else if state.executor.is_overrun() {
        Err(Refusal::Overrun)
    } else {
        healthy(&request)
    }
}

fn healthy(request: &HttpRequest) -> Result<HttpResponse, Refusal> {
    choose_media(request, &[Media::JSON])?;
    Ok(Media::JSON.answer(r#"{"status":"ok"}"#))
}
