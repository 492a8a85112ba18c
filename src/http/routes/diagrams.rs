use super::prelude::*;
use crate::wire::{DiagramQuestion, ReadRequest as _};

answers! {
    DiagramAnswers => DocumentedAnswers::text("The picture.", Media::SVG.name()).refused(COMPUTED)
}

/// Draw a position, with what each point is
///
/// Every kind of point has a shape of its own, so that a print in black and white tells all that a screen does. The
/// same request gives the same bytes.
#[utoipa::path(
    tag = "diagrams",
    operation_id = "drawDiagram",
    params(("language" = Option<String>, Query, description = "The language of the answer where the body names none.")),
    request_body(content = ref("#/components/schemas/DiagramRequest"), content_type = "application/json"),
    responses(DiagramAnswers)
)]
#[post("/v1/diagrams")]
pub(in crate::http) async fn draw(request: HttpRequest, payload: Payload) -> Result<HttpResponse, Refusal> {
    let received = ReceivedBody::receive(&request, payload, &[Media::JSON], &[Media::SVG]).await?;
    let question = received.read(DiagramQuestion::read_body)?;
    let picture = match question.task().and_then(work_kind_of) {
        None => Executor::run_here(|| question.draw(&Cancel::default())),
        Some(kind) => received.state.executor.run(kind, move |cancel| question.draw(cancel)).await,
    };
    Ok(received.media.answer(picture?))
}
