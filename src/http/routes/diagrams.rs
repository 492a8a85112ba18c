use actix_web::web::{Data, Payload};
use actix_web::{HttpRequest, HttpResponse, post};

use crate::http::answers::{Answers, COMPUTED, answers};
use crate::http::app::State;
use crate::http::body;
use crate::http::desk::Desk;
use crate::http::negotiate::Media;
use crate::http::refusal::Refusal;
use crate::http::weight::weight;
use crate::report::Cancel;
use crate::wire::{DiagramQuestion, Question as _};

answers! {
    DiagramAnswers => Answers::picture("The picture.").refused(COMPUTED)
}

/// Draw a position, with what each point is
///
/// Every kind of point has a shape of its own, so that a print in black and white tells all that a screen does. The
/// same request gives the same bytes.
#[utoipa::path(
    tag = "diagrams",
    operation_id = "drawDiagram",
    request_body(content = ref("#/components/schemas/DiagramRequest"), content_type = "application/json"),
    responses(DiagramAnswers)
)]
#[post("/v1/diagrams")]
pub(in crate::http) async fn draw(
    state: Data<State>,
    request: HttpRequest,
    payload: Payload,
) -> Result<HttpResponse, Refusal> {
    body::negotiated(&request, &[Media::Json], &[Media::Svg])?;
    let (body, limits) = body::receive(&request, payload, &state).await?;
    let question =
        Desk::run_here(|| DiagramQuestion::read_body(&body, &limits)).map_err(|why| state.unserved(why))??;
    let picture = match question.case().and_then(weight) {
        None => Desk::run_here(|| question.draw(&Cancel::default())),
        Some(kind) => state.desk.run(kind, move |cancel| question.draw(cancel)).await,
    };
    let picture = picture.map_err(|why| state.unserved(why))?;
    Ok(HttpResponse::Ok().content_type(Media::Svg.content_type()).body(picture))
}
