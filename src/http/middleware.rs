use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::{Duration, Instant};

use actix_web::Error;
use actix_web::body::{BodySize, EitherBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{self, HeaderName, HeaderValue};
use actix_web::http::{Method, Uri};
use actix_web::middleware::{DefaultHeaders, Next};
use actix_web::web::{Bytes, Data};
use actix_web::{HttpMessage, HttpRequest};
use tracing::Span;
use tracing_actix_web::{RequestId, RootSpanBuilder};

use super::chunked_body::chunked_body;
use super::connection::Caller;
use super::memory::is_small;
use super::negotiate::wanted_language;
use super::refusal::Refusal;
use super::state::State;
use crate::wire::{Problem, to_json};

/// The header with the id of the request, on every answer and on the line of the log.
pub(super) const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// An answer that takes longer is logged as slow.
const SLOW: Duration = Duration::from_secs(1);

/// One span a request: id, method, path. Never a body. Built only when the level asks for it.
pub(super) struct RequestSpan;

impl RootSpanBuilder for RequestSpan {
    fn on_request_start(request: &ServiceRequest) -> Span {
        tracing::info_span!(
            "request",
            id = id_of(request).as_deref(),
            method = request.method().as_str(),
            path = request.path(),
            board.size = tracing::field::Empty,
            rule_set.id = tracing::field::Empty,
        )
    }

    fn on_request_end<B: MessageBody>(_: Span, _: &Result<ServiceResponse<B>, Error>) {}
}

/// Counts and logs every request. A caller who takes none of its answers waits before the next is begun.
pub(super) async fn observe<B: MessageBody + 'static>(
    state: Data<State>,
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<B>, Error> {
    let caller = request.conn_data::<Caller>().cloned();
    if let Some(caller) = &caller {
        caller.wait_until_sent().await;
    }
    let started = Instant::now();
    let under_way = (state.metrics.begin(), caller.as_ref().map(Caller::begin));
    let method = request.method().clone();
    let mut answer = next.call(request).await?;
    let id = id_of(answer.request());
    if let Some(id) = id.as_deref().and_then(|id| HeaderValue::from_str(id).ok()) {
        answer.headers_mut().insert(REQUEST_ID, id);
    }
    let took = started.elapsed();
    state.metrics.count_answer(route_of(answer.request()).as_deref(), answer.status(), took);
    drop(under_way);
    log(&answer, &method, took, id.as_deref());
    Ok(answer)
}

/// What every answer says unless its route says something else.
pub(super) fn common_headers() -> DefaultHeaders {
    DefaultHeaders::new()
        .add((header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .add((header::REFERRER_POLICY, "no-referrer"))
        .add((header::CONTENT_SECURITY_POLICY, "default-src 'self'"))
}

/// Takes a path under which nothing is served, but would be without the slash at its end, for that one.
pub(super) async fn trim_slash<B: MessageBody + 'static>(
    mut request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<B>, Error> {
    let (path, routes) = (request.path(), request.resource_map());
    let is_served = |shorter: &&str| !routes.has_resource(path) && routes.has_resource(shorter);
    if let Some(shorter) = path.strip_suffix('/').filter(is_served) {
        let query = request.uri().query().map(|query| format!("?{query}")).unwrap_or_default();
        let mut parts = request.uri().clone().into_parts();
        parts.path_and_query = format!("{shorter}{query}").parse().ok();
        if let Ok(uri) = Uri::from_parts(parts) {
            request.match_info_mut().get_mut().update(&uri);
            request.head_mut().uri = uri;
        }
    }
    next.call(request).await
}

/// Answers HEAD as GET, and leaves out the body; the routes need not know.
pub(super) async fn head_as_get<B: MessageBody + 'static>(
    mut request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<EitherBody<B, NoBody>>, Error> {
    if request.method() != Method::HEAD {
        return Ok(next.call(request).await?.map_into_left_body());
    }
    request.head_mut().method = Method::GET;
    Ok(next.call(request).await?.map_body(|_, body| EitherBody::right(NoBody(body.size()))))
}

/// Writes whatever is refused as a problem.
pub(super) async fn write_problem<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<EitherBody<B, Bytes>>, Error> {
    let answer = next.call(request).await?;
    let Some(problem) = problem_of(&answer) else { return Ok(answer.map_into_left_body()) };
    Ok(answer.map_body(|head, _| {
        head.headers.remove(header::CONTENT_ENCODING);
        head.headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(Problem::MEDIA_TYPE));
        head.headers.append(header::VARY, HeaderValue::from_static("accept-language"));
        EitherBody::right(Bytes::from(to_json(&problem)))
    }))
}

/// Lets a request through unless its sender has sent too many. Health and metrics are always answered.
pub(super) async fn rate<B: MessageBody + 'static>(
    state: Data<State>,
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<EitherBody<B>>, Error> {
    let is_exempt = request.path().starts_with("/health/") || request.path() == "/metrics";
    if let Some(limit) = &state.rate
        && !is_exempt
        && let Err(wait) = limit.check(&request)
    {
        return Ok(request.error_response(Refusal::TooMany { wait }).map_into_right_body());
    }
    Ok(next.call(request).await?.map_into_left_body())
}

/// Gives an answer memory until it is sent, and hands it to the connection in pieces. One that finds none is replaced
/// by a refusal.
pub(super) async fn reserve_memory<B: MessageBody + 'static>(
    state: Data<State>,
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse, Error> {
    let caller = request.conn_data::<Caller>().cloned();
    let answer = next.call(request).await?;
    let bytes = match answer.response().body().size() {
        BodySize::Sized(bytes) if !is_small(bytes) => usize::try_from(bytes).unwrap_or(usize::MAX),
        BodySize::None | BodySize::Sized(_) | BodySize::Stream => return Ok(answer.map_into_boxed_body()),
    };
    let permit = match state.memory.take(bytes) {
        Ok(permit) => permit,
        Err(why) => return Ok(answer.error_response(why)),
    };
    Ok(answer.map_body(|_, body| match body.try_into_bytes() {
        Ok(bytes) => chunked_body(bytes, permit, caller),
        // Only what is whole has a length here.
        Err(body) => body.boxed(),
    }))
}

/// The route that has the path of a request, by its pattern as the document writes it.
pub(super) fn route_of(request: &HttpRequest) -> Option<String> {
    let pattern = request.match_pattern()?;
    Some(if pattern.contains(":.*") { pattern.replace(":.*", "") } else { pattern })
}

fn id_of(request: &impl HttpMessage) -> Option<String> {
    request.extensions().get::<RequestId>().map(ToString::to_string)
}

/// Why a request was refused. A failure that a layer below answered without a problem gets one as well.
fn problem_of<B>(answer: &ServiceResponse<B>) -> Option<Problem> {
    let status = answer.status();
    let refused = answer.response().error().and_then(|error| error.as_error::<Refusal>());
    let language = wanted_language(answer.request()).unwrap_or_default();
    let mut problem = match refused {
        Some(refusal) => refusal.problem(language),
        None if status.is_client_error() || status.is_server_error() => {
            Refusal::UnexpectedStatus { status }.problem(language)
        }
        None => return None,
    };
    problem.status = status.as_u16();
    problem.instance = id_of(answer.request()).map(Box::from);
    Some(problem)
}

/// One event a request; only what failed or was slow is louder than `info`.
fn log<B>(answer: &ServiceResponse<B>, method: &Method, took: Duration, id: Option<&str>) {
    let path = answer.request().path();
    let (status, took_us) = (answer.status().as_u16(), u64::try_from(took.as_micros()).unwrap_or(u64::MAX));
    if status >= 500 {
        let error = answer.response().error().map(ToString::to_string);
        tracing::error!(id, %method, path, status, took_us, error, "failed");
    } else if took >= SLOW {
        tracing::warn!(id, %method, path, status, took_us, "slow");
    } else {
        // The span stands at the same level and says the rest.
        tracing::info!(status, took_us, "answered");
    }
}

/// What answers a HEAD request: as long as the body would be, and nothing of it.
pub(super) struct NoBody(BodySize);

impl MessageBody for NoBody {
    type Error = std::convert::Infallible;

    fn size(&self) -> BodySize {
        self.0
    }

    fn poll_next(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Option<Result<Bytes, Self::Error>>> {
        Poll::Ready(None)
    }
}
