use serde_json::Value;

use super::prelude::*;
use crate::http::routes;
use crate::wire::schemas;

static DOCUMENT: LazyLock<StaticAnswer> = LazyLock::new(|| StaticAnswer::json(routes::document()));

static SCHEMAS: LazyLock<Vec<(&str, StaticAnswer)>> =
    LazyLock::new(|| schemas().iter().map(|(name, schema)| (*name, schema_answer(schema))).collect());

fn schema_answer(schema: &Value) -> StaticAnswer {
    StaticAnswer::new(Media::SCHEMA, to_json(schema))
}

answers! { DocumentAnswers => DocumentedAnswers::object("The document.", Media::JSON).cacheable() }
answers! { SchemaAnswers => DocumentedAnswers::object("The schema.", Media::SCHEMA).or_unknown_name() }

/// This description itself
///
/// Its types are those that programs which write clients understand; what holds between fields stands in `/schemas`.
#[utoipa::path(tag = "description", operation_id = "getDocument", responses(DocumentAnswers))]
#[get("/openapi.json")]
pub(in crate::http) async fn document(request: HttpRequest) -> Result<HttpResponse, Refusal> {
    DOCUMENT.answer(&request)
}

/// One type as a JSON Schema (2020-12) of its own
///
/// A schema of a request says exactly what is taken, with what holds between its fields.
#[utoipa::path(
    tag = "description",
    operation_id = "getSchema",
    params(("name" = String, Path, description = "Name of a schema.", example = "score-request")),
    responses(SchemaAnswers)
)]
#[get("/schemas/{name}.json")]
pub(in crate::http) async fn one(request: HttpRequest) -> Result<HttpResponse, Refusal> {
    let name = request.match_info().get("name").unwrap_or_default();
    StaticAnswer::named("schema", name, SCHEMAS.iter().map(|(known, schema)| (*known, schema)))?.answer(&request)
}
