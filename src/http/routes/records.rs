use actix_web::web::{Data, Payload};
use actix_web::{HttpRequest, HttpResponse, post};

use crate::http::answers::{Answers, COMPUTED, answers};
use crate::http::app::State;
use crate::http::body;
use crate::http::desk::Desk;
use crate::http::negotiate::{Media, is_at_home};
use crate::http::refusal::Refusal;
use crate::http::seats::Kind;
use crate::http::weight::weight;
use crate::report::Cancel;
use crate::ruling::{Ruling, SecretKey};
use crate::wire::{Code, Problem, RulingQuestion, read_ruling};

/// The forms of a record, that for programs first: who takes anything gets JSON, as from every other route.
const FORMS: [Media; 3] = [Media::Json, Media::Html, Media::Sgf];

answers! {
    RecordAnswers => Answers::json("The record.", "RulingRecord")
        .or_text(Media::Html)
        .or_text(Media::Sgf)
        .refused(COMPUTED)
        .refused(&[Code::Forbidden])
}

/// Write the record of a referee's ruling
///
/// A page to print (`text/html`), the machine copy (`application/json`) or a game record (`application/x-go-sgf`), as
/// `Accept` asks. The same request gives the same record. A service that was given a key (`gyega serve --key`) signs
/// the machine copy: whoever reaches it can have records signed, so it listens on the loopback address only and signs
/// for its own pages alone.
#[utoipa::path(
    tag = "records",
    operation_id = "writeRecord",
    request_body(content = ref("#/components/schemas/RulingRequest"), content_type = "application/json"),
    responses(RecordAnswers)
)]
#[post("/v1/records")]
pub(in crate::http) async fn record(
    state: Data<State>,
    request: HttpRequest,
    payload: Payload,
) -> Result<HttpResponse, Refusal> {
    let form = body::negotiated(&request, &[Media::Json], &FORMS)?;
    let key = state.settings.key.clone();
    if key.is_some() && !is_at_home(request.headers()) {
        return Err(Refusal::Foreigner);
    }
    let (body, limits) = body::receive(&request, payload, &state).await?;
    let question = Desk::run_here(|| read_ruling(&body, &limits)).map_err(|why| state.unserved(why))??;
    let kind = if question.disputed.is_some() { Some(Kind::Dear) } else { weight(&question.ruled.request.case) };
    let work = move |cancel: &Cancel| written(question, form, key.as_ref(), cancel);
    let done = state.desk.run(kind.unwrap_or(Kind::Easy), work).await;
    let answer = done.map_err(|why| state.unserved(why))??;
    Ok(HttpResponse::Ok().content_type(form.content_type()).body(answer))
}

fn written(
    question: RulingQuestion,
    form: Media,
    key: Option<&SecretKey>,
    cancel: &Cancel,
) -> Result<Vec<u8>, Problem> {
    let language = question.language;
    let ruling = Ruling::until(question, cancel);
    let ruling = match key {
        Some(key) => ruling.signed(key),
        None => ruling,
    };
    if form == Media::Html {
        Ok(ruling.to_html().into_bytes())
    } else if form == Media::Sgf {
        ruling.to_sgf().map(String::into_bytes).map_err(|fault| {
            let detail = format!("the game cannot be written as a record: {fault}");
            Problem::new(language, Code::InvalidRequest, detail)
        })
    } else {
        Ok(ruling.to_json())
    }
}
