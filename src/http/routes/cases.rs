use actix_web::http::header::{self, HeaderValue};

use super::prelude::*;
use crate::formats::case_file::DocumentedPosition;
use crate::formats::cases;
use crate::render::BoardPicture;
use crate::wire::{CaseList, CaseResponse};

static LIST: LazyLock<StaticAnswer> = LazyLock::new(|| StaticAnswer::json(&CaseList::built_in()));

answers! { ListAnswers => DocumentedAnswers::json("The cases in short.", "CaseList").cacheable().with_query() }
answers! { OneAnswers => DocumentedAnswers::json("The case.", "CaseResponse").or_text(Media::SVG).or_unknown_name().with_query() }

/// Every documented position in short
///
/// Each with its document, its number there and how sure it is.
#[utoipa::path(tag = "cases", operation_id = "listCases", responses(ListAnswers))]
#[get("/v1/cases")]
pub(in crate::http) async fn list(state: Data<State>, request: HttpRequest) -> Result<HttpResponse, Refusal> {
    body::refuse_query(&request, &state.settings)?;
    LIST.answer(&request)
}

/// One documented position: the board, where it comes from, what its document says
///
/// As `image/svg+xml` it is the picture of the board, with the letters of the document, what it calls dead and what it
/// calls seki.
#[utoipa::path(
    tag = "cases",
    operation_id = "getCase",
    params(
        ("collection" = String, Path, description = "The document.", example = "kba-how-to-play"),
        ("id" = String, Path, description = "The diagram.", example = "diagram-01"),
        ("language" = Option<String>, Query, description = "The language of the words in the picture, as in a request.")
    ),
    responses(OneAnswers)
)]
#[get("/v1/cases/{collection}/{id}")]
pub(in crate::http) async fn one(state: Data<State>, request: HttpRequest) -> Result<HttpResponse, Refusal> {
    let Limits { language, .. } = body::limits_of_query(&request, &state.settings)?;
    let part = |name| request.match_info().get(name).unwrap_or_default();
    let name = format!("{}/{}", part("collection"), part("id"));
    let media = choose_media(&request, &[Media::JSON, Media::SVG])?;
    if let Some(case) = cases::by_key(&name) {
        let written = if media == Media::SVG {
            BoardPicture::case_svg(language, case).into_bytes()
        } else {
            to_json(&CaseResponse::new(case))
        };
        return StaticAnswer::new(media, written).with_header(header::VARY, "accept, accept-language").answer(&request);
    }
    let keys: Vec<String> = cases::all().iter().map(DocumentedPosition::key).collect();
    let refusal = Refusal::unknown_name("case", &name, keys.iter().map(String::as_str));
    let mut refused = HttpResponse::from_error(refusal);
    // Who takes neither form learns that instead.
    refused.headers_mut().append(header::VARY, HeaderValue::from_static("accept"));
    Ok(refused)
}
