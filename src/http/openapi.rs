use std::sync::LazyLock;

use actix_web::App;
use serde_json::{Value, json};
use utoipa::openapi::tag::TagBuilder;
use utoipa::openapi::{InfoBuilder, LicenseBuilder, OpenApi, OpenApiBuilder, Tag};
use utoipa_actix_web::AppExt as _;

use super::routes;

static DOCUMENT: LazyLock<Value> = LazyLock::new(make);

const TAGS: [(&str, &str); 5] = [
    ("scores", "A finished position under every rule set, and why they differ."),
    ("moves", "What may be played, and what it does."),
    ("rule-sets", "What each rule set says, clause by clause, with its source."),
    ("cases", "Documented positions and what their sources claim."),
    ("description", "This description, its schemas, and an explorer of them."),
];

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
    // utoipa knows the types by name only; schemars says what they are.
    document["components"] = json!({"schemas": []});
    document
}

fn frame() -> OpenApi {
    let license = LicenseBuilder::new().name("MIT OR Apache-2.0").identifier(Some("MIT OR Apache-2.0")).build();
    let info = InfoBuilder::new()
        .title("gyega")
        .version(env!("CARGO_PKG_VERSION"))
        .description(Some(env!("CARGO_PKG_DESCRIPTION")))
        .license(Some(license))
        .build();
    let operations = ("operations", "For those who run the service.");
    let tag = |(name, text): (&str, &str)| -> Tag { TagBuilder::new().name(name).description(Some(text)).build() };
    OpenApiBuilder::new().info(info).tags(Some(TAGS.into_iter().chain([operations]).map(tag))).build()
}
