use std::sync::{Arc, LazyLock};

use actix_web::http::header::{self, HeaderName};
use actix_web::{HttpRequest, HttpResponse, get};
use utoipa_swagger_ui::Config;

use crate::http::answers::{Answers, answers};
use crate::http::negotiate::is_known;
use crate::http::refusal::Refusal;
use crate::http::stored::tag;
use crate::wire::Code;

/// What the explorer's pages may do: their own files and this service, nothing from outside. Swagger UI writes styles
/// into its elements and draws with `data:` images.
const POLICY: (HeaderName, &str) = (
    header::CONTENT_SECURITY_POLICY,
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'",
);

static EXPLORER: LazyLock<Arc<Config<'static>>> = LazyLock::new(|| {
    // From /docs/, so that it also works below another path. "none": no badge from a validator outside.
    let config = Config::new(["../openapi.json"]).validator_url("none").try_it_out_enabled(true);
    Arc::new(config)
});

answers! { EntranceAnswers => Answers::elsewhere("The explorer is at `/docs/`.").refused(&[Code::TooManyRequests]) }
answers! {
    FileAnswers => Answers::text("A file of the explorer; its type is that of its ending.", "*/*")
        .tagged()
        .refused(&[Code::NotFound, Code::TooManyRequests])
}

/// The way to the explorer
#[utoipa::path(tag = "description", operation_id = "explorerEntrance", responses(EntranceAnswers))]
#[get("/docs")]
pub(in crate::http) async fn entrance() -> HttpResponse {
    HttpResponse::PermanentRedirect().insert_header((header::LOCATION, "docs/")).finish()
}

/// The explorer: Swagger UI, served from this program alone
///
/// `/docs/` is its page.
#[utoipa::path(
    tag = "description",
    operation_id = "explorer",
    params(("file" = String, Path, description = "Name of a file.", example = "index.html")),
    responses(FileAnswers)
)]
#[get("/docs/{file:.*}")]
pub(in crate::http) async fn file(request: HttpRequest) -> Result<HttpResponse, Refusal> {
    let name = request.match_info().get("file").unwrap_or_default();
    let unknown = || Refusal::UnknownPath { path: request.path().to_owned() };
    let file = utoipa_swagger_ui::serve(name, Arc::clone(&EXPLORER)).map_err(|_| unknown())?.ok_or_else(unknown)?;
    let tag = tag(&file.bytes);
    let known = is_known(request.headers(), &tag);
    let mut answer = if known { HttpResponse::NotModified() } else { HttpResponse::Ok() };
    answer.insert_header(POLICY).insert_header((header::ETAG, tag)).insert_header((header::CACHE_CONTROL, "no-cache"));
    Ok(if known { answer.finish() } else { answer.content_type(file.content_type).body(file.bytes.into_owned()) })
}
