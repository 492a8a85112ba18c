use actix_cors::Cors;
use actix_web::body::MessageBody;
use actix_web::dev::{ServiceFactory, ServiceRequest, ServiceResponse};
use actix_web::http::header;
use actix_web::middleware::{Compress, Condition, from_fn};
use actix_web::web::{self, Data};
use actix_web::{App, Error, HttpRequest, HttpResponse};
use tracing_actix_web::TracingLogger;
use utoipa_actix_web::AppExt as _;

use super::middleware::{self, RequestSpan, route_of};
use super::refusal::Refusal;
use super::state::State;
use super::{Settings, routes};

/// The service as one application of actix-web, with its routes, limits and middleware. Each worker has one; what they
/// share is the state. `more` routes come before ours: what a handler costs can be compared behind the same middleware
/// (`benches/loopback.sh`).
///
/// ```
/// use actix_web::{test as http_test, web::Data};
/// use gyega::http::{Settings, State, app};
///
/// # actix_web::rt::System::new().block_on(async {
/// let app = http_test::init_service(app(Data::new(State::new(Settings::default())), |_| {})).await;
/// let request = http_test::TestRequest::get().uri("/health/live").to_request();
/// assert_eq!(http_test::call_service(&app, request).await.status(), 200);
/// # });
/// ```
pub fn app(
    state: Data<State>,
    more: impl FnOnce(&mut web::ServiceConfig),
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
        .wrap(from_fn(middleware::reserve_memory))
        .wrap(Compress::default())
        .wrap(Condition::new(is_limited, from_fn(middleware::rate)))
        .wrap(cors(&state.settings))
        .wrap(from_fn(middleware::write_problem))
        .wrap(from_fn(middleware::head_as_get))
        .wrap(from_fn(middleware::trim_slash))
        .wrap(middleware::common_headers())
        .wrap(from_fn(middleware::observe))
        .wrap(TracingLogger::<RequestSpan>::new())
        .app_data(state)
}

/// Any page may call unless some are named. No cookies and no passwords exist here, so nothing is given away.
fn cors(settings: &Settings) -> Cors {
    let cors = Cors::default()
        .allowed_methods(["GET", "HEAD", "POST"])
        .allow_any_header()
        .expose_headers([middleware::REQUEST_ID, header::ETAG, header::RETRY_AFTER])
        .max_age(86_400);
    if settings.cors_origins.is_empty() {
        return cors.allow_any_origin().send_wildcard().disable_vary_header();
    }
    settings.cors_origins.iter().fold(cors, |cors, origin| cors.allowed_origin(origin))
}

/// A path that no route has, or a method that its route has not.
async fn unrouted(request: HttpRequest) -> Result<HttpResponse, Refusal> {
    Err(match route_of(&request).as_deref().and_then(allowed) {
        Some(allowed) => Refusal::MethodNotAllowed { method: request.method().clone(), allowed },
        None => Refusal::UnknownPath { path: request.path().chars().take(200).collect() },
    })
}

/// The methods of a route, as `Allow` lists them. HEAD is served wherever GET is.
fn allowed(route: &str) -> Option<String> {
    let methods = routes::document()["paths"][route].as_object()?;
    let mut names: Vec<String> = methods.keys().map(|name| name.to_ascii_uppercase()).collect();
    if methods.contains_key("get") {
        names.push("HEAD".to_owned());
    }
    Some(names.join(", "))
}
