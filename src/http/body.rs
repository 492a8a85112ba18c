use std::time::Duration;

use actix_web::HttpRequest;
use actix_web::http::header;
use actix_web::web::Payload;
use futures_util::StreamExt as _;
use tokio::time::timeout;

use super::negotiate::{Media, accepts, is_encoded, is_sent_as};
use super::refusal::Refusal;

/// Checks the headers of a computation: what is sent, and what may come back.
pub(super) fn check(request: &HttpRequest, read: Media, given: Media) -> Result<(), Refusal> {
    check_any(request, std::slice::from_ref(&read), given)
}

/// The same where several types are read.
pub(super) fn check_any(request: &HttpRequest, read: &[Media], given: Media) -> Result<(), Refusal> {
    let headers = request.headers();
    if !accepts(headers, given) {
        return Err(Refusal::Accept { given });
    }
    if !read.iter().any(|read| is_sent_as(headers, *read)) {
        return Err(Refusal::ContentType { read: read.to_vec() });
    }
    if is_encoded(headers) {
        return Err(Refusal::ContentEncoding);
    }
    Ok(())
}

/// The whole body, if it is not too long and arrives in time.
pub(super) async fn read(
    request: &HttpRequest,
    payload: Payload,
    bytes_max: usize,
    within: Duration,
) -> Result<Vec<u8>, Refusal> {
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
