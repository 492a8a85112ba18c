//! The REST service: routes that read, call and write, behind the limits and the middleware of one application.
//!
//! `serve` runs it; `app` is the application itself, which the tests start in-process; `document` is what
//! `/openapi.json` answers.
//!
//! A request passes, from outside in: a span of the log with its id, the door (counting, common headers, problems),
//! CORS, the rate limit, compression, the memory for its answer, its route. Long work is done by the executor, on
//! threads of its own. Below all of that stands the connection, which cuts off a caller who takes nothing and knows of
//! one who has left.

mod app;
mod body;
mod chunked_body;
mod client_schema;
mod connection;
mod documented_answers;
mod examples;
mod executor;
mod lines;
mod memory;
mod metrics;
mod middleware;
mod negotiate;
mod openapi;

mod rate;
mod refusal;
mod routes;
mod seats;
mod serve;
mod settings;
mod state;
mod static_answer;
mod work_kind;

pub use app::app;
pub use routes::document;
pub use serve::{serve, server};
pub use settings::Settings;
pub use state::State;
