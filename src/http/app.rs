use std::sync::LazyLock;
use std::sync::atomic::{AtomicBool, Ordering};

use actix_cors::Cors;
use actix_web::body::MessageBody;
use actix_web::dev::{ServiceFactory, ServiceRequest, ServiceResponse};
use actix_web::http::header;
use actix_web::middleware::{Compress, Condition, from_fn};
use actix_web::web::{self, Data};
use actix_web::{App, Error, HttpRequest, HttpResponse};
use tracing_actix_web::TracingLogger;
use utoipa_actix_web::AppExt as _;

use super::desk::{Desk, Unserved};
use super::door::{self, RequestSpan};
use super::memory::AnswerMemory;
use super::metrics::Metrics;
use super::negotiate::Media;
use super::rate::RateLimit;
use super::refusal::Refusal;
use super::stored::StaticAnswer;
use super::table::RouteTable;
use super::{Settings, openapi, routes};

static TABLE: LazyLock<RouteTable> = LazyLock::new(|| RouteTable::of(openapi::document()));

/// What all workers of one service share.
pub struct State {
    pub(super) settings: Settings,
    pub(super) desk: Desk,
    pub(super) metrics: Metrics,
    pub(super) rate: Option<RateLimit>,
    pub(super) memory: AnswerMemory,
    pub(super) table: &'static RouteTable,
    pub(super) event: StaticAnswer,
    stopping: AtomicBool,
}

impl State {
    /// A service that has served nothing yet.
    pub fn new(settings: Settings) -> Self {
        let table = &*TABLE;
        Self {
            desk: Desk::new(&settings),
            metrics: Metrics::new(table.patterns()),
            memory: AnswerMemory::new(settings.answers_bytes, settings.answer_bytes),
            rate: settings.rate.map(|rate| RateLimit::new(rate, settings.behind_proxy)),
            table,
            event: StaticAnswer::new(Media::Json, settings.event.to_json()),
            stopping: AtomicBool::new(false),
            settings,
        }
    }

    /// From now on `/health/ready` says no, so that a balancer sends no more.
    pub fn stop(&self) {
        self.stopping.store(true, Ordering::Relaxed);
    }

    /// The refusal of work that was not done.
    pub(super) fn unserved(&self, why: Unserved) -> Refusal {
        Refusal::Unserved { why, within: self.settings.timeout }
    }

    pub(super) fn is_stopping(&self) -> bool {
        self.stopping.load(Ordering::Relaxed)
    }
}

/// The service as one application of actix-web, with its routes, limits and middleware. Each worker has one; what they
/// share is the state.
///
/// ```
/// use actix_web::{test as http_test, web::Data};
/// use gyega::http::{Settings, State, app};
///
/// # actix_web::rt::System::new().block_on(async {
/// let app = http_test::init_service(app(Data::new(State::new(Settings::default())))).await;
/// let request = http_test::TestRequest::get().uri("/health/live").to_request();
/// assert_eq!(http_test::call_service(&app, request).await.status(), 200);
/// # });
/// ```
pub fn app(
    state: Data<State>,
) -> App<
    impl ServiceFactory<
        ServiceRequest,
        Config = (),
        Response = ServiceResponse<impl MessageBody>,
        Error = Error,
        InitError = (),
    >,
> {
    app_of(state, Box::new(|_| {}))
}

/// The same application with more routes, which come before ours: what a handler costs can be compared behind the same
/// middleware (`benches/loopback.sh`).
pub fn app_of(
    state: Data<State>,
    more: Box<dyn FnOnce(&mut web::ServiceConfig)>,
) -> App<
    impl ServiceFactory<
        ServiceRequest,
        Config = (),
        Response = ServiceResponse<impl MessageBody>,
        Error = Error,
        InitError = (),
    >,
> {
    let is_limited = state.rate.is_some();
    // The last one wrapped is the first to see a request. What is refused by the rate limit still passes CORS, so that
    // a page can read why.
    App::new()
        .configure(more)
        .into_utoipa_app()
        .configure(routes::configure)
        .into_app()
        .default_service(web::to(unrouted))
        .wrap(from_fn(door::reserve_memory))
        .wrap(Compress::default())
        .wrap(Condition::new(is_limited, from_fn(door::rate)))
        .wrap(cors(&state.settings))
        .wrap(from_fn(door::door))
        .wrap(TracingLogger::<RequestSpan>::new())
        .app_data(state)
}

/// Any page may call unless some are named. No cookies and no passwords exist here, so nothing is given away.
fn cors(settings: &Settings) -> Cors {
    let cors = Cors::default()
        .allowed_methods(["GET", "HEAD", "POST"])
        .allow_any_header()
        .expose_headers([door::REQUEST_ID, header::ETAG, header::RETRY_AFTER])
        .max_age(86_400);
    if settings.cors_origins.is_empty() {
        return cors.allow_any_origin().send_wildcard().disable_vary_header();
    }
    settings.cors_origins.iter().fold(cors, |cors, origin| cors.allowed_origin(origin))
}

/// A path that no route has, or a method that its route has not.
async fn unrouted(state: Data<State>, request: HttpRequest) -> Result<HttpResponse, Refusal> {
    let path = request.path();
    Err(match state.table.allowed(path) {
        Some(allowed) => Refusal::Method { method: request.method().clone(), allowed },
        None => Refusal::UnknownPath { path: path.chars().take(200).collect() },
    })
}
