use std::time::Duration;

use actix_web::HttpRequest;
use actix_web::http::header;
use actix_web::web::{Data, Payload};
use futures_util::StreamExt as _;
use tokio::time::timeout;

use super::Settings;
use super::executor::Executor;
use super::negotiate::{Media, accepted_language, choose_media, is_encoded, is_sent_as, query_pairs};
use super::refusal::Refusal;
use super::state::State;
use crate::wire::{Limits, Problem, read_choice_of_language, read_no_choice};

/// A request for a computation: its headers are checked, its body is there.
pub(super) struct ReceivedBody {
    pub(super) state: Data<State>,
    pub(super) body: Vec<u8>,
    pub(super) limits: Limits,
    /// What the caller wants back.
    pub(super) media: Media,
}

impl ReceivedBody {
    /// JSON in, JSON out.
    pub(super) async fn json(request: &HttpRequest, payload: Payload) -> Result<Self, Refusal> {
        Self::receive(request, payload, &[Media::JSON], &[Media::JSON]).await
    }

    /// The body for a route that reads some types and can give others.
    pub(super) async fn receive(
        request: &HttpRequest,
        payload: Payload,
        types: &[Media],
        given: &[Media],
    ) -> Result<Self, Refusal> {
        let media = check_headers(request, types, given)?;
        let state = request.app_data::<Data<State>>().cloned().ok_or(Refusal::Panicked)?;
        let limits = limits_of_query(request, &state.settings)?;
        let body = read(request, payload, limits.body_bytes, state.settings.timeout).await?;
        Ok(Self { state, body, limits, media })
    }

    /// The question that the body holds. To read one takes some microseconds, so it needs no seat.
    pub(super) fn read<Q>(&self, read: impl FnOnce(&[u8], &Limits) -> Result<Q, Problem>) -> Result<Q, Refusal> {
        Ok(Executor::run_here(|| read(&self.body, &self.limits))??)
    }
}

/// Checks the headers of a computation: what is sent, and what may come back, the first of what can be given unless the
/// caller likes another better.
pub(super) fn check_headers(request: &HttpRequest, types: &[Media], given: &[Media]) -> Result<Media, Refusal> {
    let media = choose_media(request, given)?;
    if !types.iter().any(|read| is_sent_as(request, *read)) {
        return Err(Refusal::ContentType { read: Media::names(types) });
    }
    if is_encoded(request.headers()) {
        return Err(Refusal::ContentEncoding);
    }
    Ok(media)
}

/// What holds for a request: the limits of the service, and the language its headers ask for.
pub(super) fn limits(request: &HttpRequest, settings: &Settings) -> Limits {
    let limits = settings.limits;
    Limits { language: accepted_language(request).unwrap_or(limits.language), ..limits }
}

/// The limits of a request whose query may name a language, and nothing else.
pub(super) fn limits_of_query(request: &HttpRequest, settings: &Settings) -> Result<Limits, Refusal> {
    let limits = limits(request, settings);
    let language = read_choice_of_language(&query_pairs(request), &limits)?;
    Ok(Limits { language, ..limits })
}

/// Refuses a query where none has a meaning.
pub(super) fn refuse_query(request: &HttpRequest, settings: &Settings) -> Result<(), Refusal> {
    Ok(read_no_choice(&query_pairs(request), &limits(request, settings))?)
}

/// The whole body, if it is not too long and arrives in time.
async fn read(request: &HttpRequest, payload: Payload, bytes_max: usize, within: Duration) -> Result<Vec<u8>, Refusal> {
    let length = request.headers().get(header::CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse().ok());
    let length: usize = length.unwrap_or(0);
    if length > bytes_max {
        return Err(Refusal::TooLarge { bytes_max });
    }
    // The first poll takes what has come with the head, which is everything for most bodies: then no timer is set.
    timeout(within, collect(payload, length, bytes_max)).await.unwrap_or(Err(Refusal::SlowBody { within }))
}

async fn collect(mut payload: Payload, length: usize, bytes_max: usize) -> Result<Vec<u8>, Refusal> {
    let mut body = Vec::with_capacity(length);
    while let Some(piece) = payload.next().await {
        let piece = piece?;
        if piece.len() > bytes_max - body.len() {
            return Err(Refusal::TooLarge { bytes_max });
        }
        body.extend_from_slice(&piece);
    }
    Ok(body)
}
