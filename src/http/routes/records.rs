use super::prelude::*;
use crate::http::negotiate::is_from_this_machine;
use crate::ruling::{Ruling, SecretKey};
use crate::wire::{Problem, RulingQuestion, read_ruling};

answers! {
    RecordAnswers => DocumentedAnswers::json("The record.", "RulingRecord")
        .or_text(Media::HTML)
        .or_text(Media::SGF)
        .refused(COMPUTED)
        .refused(&[ProblemCode::Forbidden])
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
    params(("language" = Option<String>, Query, description = "The language of the answer where the body names none.")),
    request_body(content = ref("#/components/schemas/RulingRequest"), content_type = "application/json"),
    responses(RecordAnswers)
)]
#[post("/v1/records")]
pub(in crate::http) async fn record(request: HttpRequest, payload: Payload) -> Result<HttpResponse, Refusal> {
    // That for programs first, as who takes anything gets JSON from every other route.
    let given = [Media::JSON, Media::HTML, Media::SGF];
    let received = ReceivedBody::receive(&request, payload, &[Media::JSON], &given).await?;
    let (state, media) = (&received.state, received.media);
    let key = state.settings.key.clone();
    if key.is_some() && !is_from_this_machine(request.headers()) {
        return Err(Refusal::NotThisMachine);
    }
    let question = received.read(read_ruling)?;
    let kind =
        if question.disputed.is_some() { Some(WorkKind::Costly) } else { work_kind_of(&question.ruled.question.task) };
    let work = move |cancel: &Cancel| written(question, media, key.as_ref(), cancel);
    Ok(media.answer(state.executor.run(kind.unwrap_or(WorkKind::Easy), work).await??))
}

fn written(
    question: RulingQuestion,
    media: Media,
    key: Option<&SecretKey>,
    cancel: &Cancel,
) -> Result<Vec<u8>, Problem> {
    let language = question.language;
    let ruling = Ruling::until(question, cancel).signed(key);
    if media == Media::HTML {
        Ok(ruling.to_html().into_bytes())
    } else if media == Media::SGF {
        ruling.to_sgf().map(String::into_bytes).map_err(|fault| {
            let detail = format!("the game cannot be written as a record: {fault}");
            Problem::new(language, ProblemCode::InvalidRequest, detail)
        })
    } else {
        Ok(ruling.to_json())
    }
}
