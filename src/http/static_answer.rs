use actix_web::body::MessageBody;
use actix_web::http::header::{self, ETag, EntityTag, HeaderName};
use actix_web::web::Bytes;
use actix_web::{HttpRequest, HttpResponse};
use serde::Serialize;

use super::negotiate::{Media, choose_media, matches_etag};
use super::refusal::Refusal;
use crate::wire::{sha256, to_json};

/// An answer that is the same for every caller as long as the program runs: it is written once and bears a tag.
#[derive(Debug)]
pub(super) struct StaticAnswer {
    media: Media,
    body: Bytes,
    tag: EntityTag,
    headers: Vec<(HeaderName, &'static str)>,
}

impl StaticAnswer {
    /// With the tag that its bytes give. The tag is weak, because compression on the way changes the bytes.
    pub(super) fn new(media: Media, body: Vec<u8>) -> Self {
        let tag = etag_of(&body);
        Self { media, body: Bytes::from(body), tag, headers: Vec::new() }
    }

    /// An answer that we write as JSON.
    pub(super) fn json(answer: &impl Serialize) -> Self {
        Self::new(Media::JSON, to_json(answer))
    }

    /// The one of several that has a name; `what` says what they are.
    pub(super) fn named<'a>(
        what: &'static str,
        name: &str,
        known: impl Iterator<Item = (&'a str, &'a Self)> + Clone,
    ) -> Result<&'a Self, Refusal> {
        let found = known.clone().find(|(known, _)| *known == name).map(|(_, answer)| answer);
        found.ok_or_else(|| Refusal::unknown_name(what, name, known.map(|(known, _)| known)))
    }

    /// This answer with one more header, such as the headers of the request on which it depends.
    pub(super) fn with_header(mut self, name: HeaderName, value: &'static str) -> Self {
        self.headers.push((name, value));
        self
    }

    /// The answer, or 304 when the caller has it already.
    pub(super) fn answer(&self, request: &HttpRequest) -> Result<HttpResponse, Refusal> {
        choose_media(request, &[self.media])?;
        let body = (!matches_etag(request, &self.tag)).then(|| self.body.clone());
        Ok(answer_tagged(&self.tag, &self.headers, self.media.content_type(), body))
    }
}

/// An answer with a tag; without a body it is 304, for a caller who has it already.
pub(super) fn answer_tagged(
    tag: &EntityTag,
    headers: &[(HeaderName, &'static str)],
    content_type: &str,
    body: Option<impl MessageBody + 'static>,
) -> HttpResponse {
    let mut answer = if body.is_some() { HttpResponse::Ok() } else { HttpResponse::NotModified() };
    answer.insert_header(ETag(tag.clone())).insert_header((header::CACHE_CONTROL, "no-cache"));
    for header in headers {
        answer.append_header(header.clone());
    }
    match body {
        Some(body) => answer.content_type(content_type).body(body),
        None => answer.finish(),
    }
}

/// The first half of the SHA-256 of the bytes.
pub(super) fn etag_of(body: &[u8]) -> EntityTag {
    let mut hex = sha256(body);
    hex.truncate(32);
    EntityTag::new_weak(hex)
}
