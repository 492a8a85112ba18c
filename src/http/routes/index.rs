use super::prelude::*;
use crate::http::openapi::routes_of;
use crate::http::routes::document;

static ROUTES: LazyLock<StaticAnswer> = LazyLock::new(|| StaticAnswer::json(&routes_of(document())));

answers! { IndexAnswers => DocumentedAnswers::json("The routes.", "RouteList").cacheable().with_query() }

/// What this service can be asked
///
/// Every route with its method and what it does, and where the descriptions are.
#[utoipa::path(tag = "description", operation_id = "listRoutes", responses(IndexAnswers))]
#[get("/v1")]
pub(in crate::http) async fn index(state: Data<State>, request: HttpRequest) -> Result<HttpResponse, Refusal> {
    body::refuse_query(&request, &state.settings)?;
    ROUTES.answer(&request)
}
