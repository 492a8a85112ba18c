//! One file a resource. A route reads, calls, writes; it decides nothing.

use std::sync::LazyLock;

use serde_json::Value;
use utoipa_actix_web::service_config::ServiceConfig;

use super::openapi;

mod batches;
mod cases;
mod diagrams;
mod docs;
mod event;
mod health;
mod index;
mod links;
mod metrics;
mod moves;
mod page;
mod positions;
mod prelude;
mod problems;
mod proposals;
mod records;
mod rule_sets;
mod schemas;
mod scores;

/// The `OpenAPI` 3.1 document of the service: the routes as they are registered, the types as [`crate::wire`] writes
/// them.
pub fn document() -> &'static Value {
    static DOCUMENT: LazyLock<Value> = LazyLock::new(|| openapi::document_of(configure));
    &DOCUMENT
}

/// Every route of the service. What is registered here is what the document shows.
pub(super) fn configure(config: &mut ServiceConfig) {
    // Those used most come first: actix-web tries them in order.
    config
        .service(scores::score)
        .service(batches::batch)
        .service(proposals::propose)
        .service(moves::play)
        .service(diagrams::draw)
        .service(links::open)
        .service(positions::read)
        .service(records::record)
        .service(rule_sets::list)
        .service(rule_sets::one)
        .service(cases::list)
        .service(cases::one)
        .service(event::event)
        .service(index::index)
        .service(problems::explain)
        .service(health::live)
        .service(health::ready)
        .service(metrics::metrics)
        .service(schemas::document)
        .service(schemas::one)
        .service(page::page)
        .service(page::words)
        .service(page::file)
        .service(docs::entrance)
        .service(docs::file);
}
