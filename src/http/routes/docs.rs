use std::sync::Arc;

use utoipa_swagger_ui::Config;

use super::prelude::*;
use crate::http::openapi::explained;
use crate::http::routes::document;

/// What the explorer's pages may do: their own files and this service, nothing from outside. Swagger UI writes styles
/// into its elements and draws with `data:` images.
const POLICY: &str =
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'";

static EXPLORER: LazyLock<Arc<Config<'static>>> = LazyLock::new(|| {
    // From /docs/, so that it also works below another path. "none": no badge from a validator outside.
    let config = Config::new([DOCUMENT]).validator_url("none").try_it_out_enabled(true);
    Arc::new(config)
});

/// What the explorer explains.
const DOCUMENT: &str = "openapi.json";

static EXPLAINED: LazyLock<StaticAnswer> = LazyLock::new(|| StaticAnswer::json(&explained(document())));

answers! {
    EntranceAnswers => DocumentedAnswers::text("The page of the explorer.", "text/html").with_etag().refused(&[ProblemCode::TooManyRequests])
}
answers! { FileAnswers => DocumentedAnswers::text("A file of the explorer; its type is that of its ending.", "*/*").or_unknown_name() }

/// How to use the service, and the explorer
///
/// The page of `/docs/`, for those who leave the slash out.
#[utoipa::path(tag = "description", operation_id = "openExplorer", responses(EntranceAnswers))]
#[get("/docs")]
pub(in crate::http) async fn entrance(request: HttpRequest) -> Result<HttpResponse, Refusal> {
    // The page looks for its files from the folder, also where all of this stands below another path.
    answer(&request, "index.html", |page| page.replacen("<head>", "<head><base href=\"docs/\">", 1))
}

/// The explorer: Swagger UI, served from this program alone
///
/// `/docs/` is its page, which begins with how to use the service.
#[utoipa::path(
    tag = "description",
    operation_id = "getExplorerFile",
    params(("path" = String, Path, description = "Name of a file.", example = "index.html")),
    responses(FileAnswers)
)]
#[get("/docs/{path:.*}")]
pub(in crate::http) async fn file(request: HttpRequest) -> Result<HttpResponse, Refusal> {
    let name = request.match_info().get("path").unwrap_or_default().to_owned();
    if name == DOCUMENT {
        return EXPLAINED.answer(&request);
    }
    answer(&request, &name, str::to_owned)
}

fn answer(request: &HttpRequest, name: &str, change: impl FnOnce(&str) -> String) -> Result<HttpResponse, Refusal> {
    let unknown = || Refusal::UnknownPath { path: request.path().to_owned() };
    let served = utoipa_swagger_ui::serve(name, Arc::clone(&EXPLORER)).map_err(|_| unknown())?.ok_or_else(unknown)?;
    let bytes = match std::str::from_utf8(&served.bytes) {
        Ok(text) => change(text).into_bytes(),
        Err(_) => served.bytes.into_owned(),
    };
    let tag = etag_of(&bytes);
    let body = (!matches_etag(request, &tag)).then_some(bytes);
    Ok(answer_tagged(&tag, &[(header::CONTENT_SECURITY_POLICY, POLICY)], &served.content_type, body))
}
