use actix_web::web::{Data, Payload};
use actix_web::{HttpRequest, HttpResponse, post};

use crate::http::answers::{Answers, COMPUTED, answers};
use crate::http::app::State;
use crate::http::body;
use crate::http::desk::Desk;
use crate::http::negotiate::Media;
use crate::http::refusal::Refusal;
use crate::http::seats::Kind;
use crate::http::weight::weight;
use crate::report::Cancel;
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
        Desk::run_here(|| question.draw(&Cancel::default()))
    } else {
        let kind = question.case().and_then(weight).unwrap_or(Kind::Easy);
        state.desk.run(kind, move |cancel| question.draw(cancel)).await
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

#[cfg(all(test, feature = "png"))]
mod tests {
    use actix_web::http::{StatusCode, header};
    use actix_web::test as http_test;
    use actix_web::web::{Bytes, Data};

    use crate::http::{Settings, State, app};

    /// What a service answers to whoever wants PNG rather than SVG.
    async fn png(body: &'static str) -> (StatusCode, Option<String>, Bytes) {
        let app = http_test::init_service(app(Data::new(State::new(Settings::default())))).await;
        let request = http_test::TestRequest::post().uri("/v1/diagrams");
        let request = request.insert_header((header::CONTENT_TYPE, "application/json"));
        let request = request.insert_header((header::ACCEPT, "image/png, image/svg+xml;q=0.5"));
        let answer = http_test::call_service(&app, request.set_payload(body).to_request()).await;
        let media = answer.headers().get(header::CONTENT_TYPE);
        let media = media.and_then(|media| media.to_str().ok()).map(str::to_owned);
        (answer.status(), media, http_test::read_body(answer).await)
    }

    #[actix_web::test]
    async fn png_is_given_to_those_who_like_it_best() {
        let (status, media, body) = png(r#"{"rows": [".XO.", ".XO."], "labels": {"A1": "A"}}"#).await;
        assert_eq!((status, media.as_deref()), (StatusCode::OK, Some("image/png")));
        assert!(body.starts_with(b"\x89PNG\r\n\x1a\n"));
    }

    #[actix_web::test]
    async fn a_label_that_png_cannot_show_is_a_fault_of_the_request() {
        let (status, _, body) = png(r#"{"rows": [".XO.", ".XO."], "labels": {"A1": "가"}}"#).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
        assert!(String::from_utf8_lossy(&body).contains(r#""pointer":"/labels/A1""#), "{body:?}");
    }
}
