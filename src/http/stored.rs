use std::fmt::Write as _;

use actix_web::http::header;
use actix_web::web::Bytes;
use actix_web::{HttpRequest, HttpResponse};
use sha2::{Digest as _, Sha256};

use super::negotiate::{Media, accepts, is_known};
use super::refusal::Refusal;

/// An answer that is the same for every caller as long as the program runs: it is written once and bears a tag.
#[derive(Debug)]
pub(super) struct StaticAnswer {
    media: Media,
    body: Bytes,
    tag: String,
    /// The headers of a request on which it depends, if any.
    vary: Option<&'static str>,
}

impl StaticAnswer {
    /// With the tag that its bytes give. The tag is weak, because compression on the way changes the bytes.
    pub(super) fn new(media: Media, body: Vec<u8>) -> Self {
        let tag = tag(&body);
        Self { media, body: Bytes::from(body), tag, vary: None }
    }

    /// The same for what depends on headers of the request, such as the language: there is one of these for each value.
    pub(super) fn varying_by(self, headers: &'static str) -> Self {
        Self { vary: Some(headers), ..self }
    }

    /// The answer, or 304 when the caller has it already.
    pub(super) fn answer(&self, request: &HttpRequest) -> Result<HttpResponse, Refusal> {
        if !accepts(request.headers(), self.media) {
            return Err(Refusal::Accept { given: vec![self.media] });
        }
        let known = is_known(request.headers(), &self.tag);
        let mut answer = if known { HttpResponse::NotModified() } else { HttpResponse::Ok() };
        answer.insert_header((header::ETAG, self.tag.as_str()));
        answer.insert_header((header::CACHE_CONTROL, "no-cache"));
        if let Some(headers) = self.vary {
            answer.append_header((header::VARY, headers));
        }
        if known {
            return Ok(answer.finish());
        }
        Ok(answer.content_type(self.media.content_type()).body(self.body.clone()))
    }
}

/// The first half of the SHA-256 of the bytes.
pub(super) fn tag(body: &[u8]) -> String {
    let mut tag = String::from("W/\"");
    for byte in &Sha256::digest(body)[..16] {
        write!(tag, "{byte:02x}").expect("a String takes any text");
    }
    tag.push('"');
    tag
}
