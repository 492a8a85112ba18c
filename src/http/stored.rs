use std::fmt::Write as _;
use std::ops::ControlFlow;

use actix_web::http::header;
use actix_web::web::Bytes;
use actix_web::{HttpRequest, HttpResponse, HttpResponseBuilder};
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
        Ok(match tagged(request, &self.tag, self.vary) {
            ControlFlow::Continue(mut answer) => answer.content_type(self.media.content_type()).body(self.body.clone()),
            ControlFlow::Break(known) => known,
        })
    }
}

/// The head of an answer with a tag, to which its body is still to be added; where the caller has it already, 304 is
/// the whole answer. `vary` are the headers of the request on which it depends.
pub(super) fn tagged(
    request: &HttpRequest,
    tag: &str,
    vary: Option<&'static str>,
) -> ControlFlow<HttpResponse, HttpResponseBuilder> {
    let known = is_known(request.headers(), tag);
    let mut answer = if known { HttpResponse::NotModified() } else { HttpResponse::Ok() };
    answer.insert_header((header::ETAG, tag)).insert_header((header::CACHE_CONTROL, "no-cache"));
    if let Some(headers) = vary {
        answer.append_header((header::VARY, headers));
    }
    if known { ControlFlow::Break(answer.finish()) } else { ControlFlow::Continue(answer) }
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
