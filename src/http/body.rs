use std::time::Duration;

use actix_web::HttpRequest;
use actix_web::http::header;
use actix_web::web::Payload;
use futures_util::StreamExt as _;
use tokio::time::timeout;

use super::Settings;
use super::app::State;
use super::negotiate::{Media, is_encoded, is_sent_as, language, preferred};
use super::refusal::Refusal;
use crate::wire::Limits;

/// Checks the headers of a computation: what is sent, and what may come back.
pub(super) fn check(request: &HttpRequest, read: Media, given: Media) -> Result<(), Refusal> {
    negotiated(request, &[read], &[given]).map(|_| ())
}

/// The same where several types are read or given: the one that the caller likes best, the first unless something else
/// is said.
pub(super) fn negotiated(request: &HttpRequest, read: &[Media], given: &[Media]) -> Result<Media, Refusal> {
    let headers = request.headers();
    let Some(best) = preferred(headers, given) else {
        return Err(Refusal::Accept { given: given.to_vec() });
    };
    if !read.iter().any(|read| is_sent_as(headers, *read)) {
        return Err(Refusal::ContentType { read: read.to_vec() });
    }
    if is_encoded(headers) {
        return Err(Refusal::ContentEncoding);
    }
    Ok(best)
}

/// What holds for a request: the limits of the service, and the language its headers ask for.
pub(super) fn limits(request: &HttpRequest, settings: &Settings) -> Limits {
    let limits = settings.limits;
    Limits { language: language(request).unwrap_or(limits.language), ..limits }
}

/// The whole body, if it is not too long and arrives in time, and what holds for the request.
pub(super) async fn receive(
    request: &HttpRequest,
    payload: Payload,
    state: &State,
) -> Result<(Vec<u8>, Limits), Refusal> {
    let limits = limits(request, &state.settings);
    Ok((read(request, payload, limits.body_bytes, state.settings.timeout).await?, limits))
}

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
