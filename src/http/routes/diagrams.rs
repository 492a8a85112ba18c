use actix_web::web::{Data, Payload};
use actix_web::{HttpRequest, HttpResponse, post};

use crate::http::answers::{Answers, COMPUTED, answers};
use crate::http::app::State;
use crate::http::body;
use crate::http::desk::Desk;
use crate::http::negotiate::Media;
use crate::http::refusal::Refusal;
use crate::wire::{Image, read_diagram};

/// What this build can give; the first unless the caller says otherwise.
const GIVEN: &[Media] = &[
    Media::Svg,
    #[cfg(feature = "png")]
    Media::Png,
];

answers! {
    DiagramAnswers => Answers::pictures(
        "The picture. As PNG where the service was built with the feature `png`.",
        &[Media::Svg, Media::Png],
    )
    .refused(COMPUTED)
}

/// Draw a position, with what each point is
///
/// Every kind of point has a shape of its own, so that a print in black and white tells all that a screen does. The same request gives
/// the same bytes.
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
    let media = body::negotiated(&request, &[Media::Json], GIVEN)?;
    let (limits, within) = (&body::limits(&request, &state.settings), state.settings.timeout);
    let body = body::read(&request, payload, limits.body_bytes, within).await?;
    let unserved = |why| Refusal::Unserved { why, within };
    let image = image(media);
    let question = Desk::run_here(|| read_diagram(&body, image, limits)).map_err(unserved)??;
    let picture = if question.is_quick() {
        Desk::run_here(|| question.draw())
    } else {
        state.desk.run(move || question.draw()).await
    };
    Ok(HttpResponse::Ok().content_type(media.content_type()).body(picture.map_err(unserved)??))
}

#[cfg(feature = "png")]
const fn image(media: Media) -> Image {
    if matches!(media, Media::Png) { Image::Png } else { Image::Svg }
}

#[cfg(not(feature = "png"))]
const fn image(_: Media) -> Image {
    Image::Svg
}
