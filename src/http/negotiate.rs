use std::cmp::Reverse;
use std::net::IpAddr;

use actix_web::body::MessageBody;
use actix_web::http::header::{
    self, AcceptLanguage, EntityTag, Header as _, HeaderMap, HeaderName, IfNoneMatch, Quality,
};
use actix_web::web::Query;
use actix_web::{HttpMessage as _, HttpRequest, HttpResponse};

use super::refusal::Refusal;
use crate::render::Language;

/// What the service reads and writes, as a `Content-Type` header says it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Media(&'static str);

impl Media {
    pub(super) const JSON: Self = Self("application/json");
    /// One JSON value a line.
    pub(super) const NDJSON: Self = Self("application/x-ndjson");
    /// One JSON value a line, under another name.
    pub(super) const JSONL: Self = Self("application/jsonl");
    pub(super) const SCHEMA: Self = Self("application/schema+json");
    /// As Prometheus reads it.
    pub(super) const METRICS: Self = Self("text/plain; version=0.0.4; charset=utf-8");
    pub(super) const SGF: Self = Self("application/x-go-sgf");
    pub(super) const HTML: Self = Self("text/html; charset=utf-8");
    pub(super) const CSS: Self = Self("text/css; charset=utf-8");
    pub(super) const JAVASCRIPT: Self = Self("text/javascript; charset=utf-8");
    pub(super) const SVG: Self = Self("image/svg+xml");
    /// Any file.
    pub(super) const BYTES: Self = Self("application/octet-stream");
    pub(super) const TEXT: Self = Self("text/plain; charset=utf-8");

    pub(super) const fn content_type(self) -> &'static str {
        self.0
    }

    /// Its name, without parameters.
    pub(super) fn name(self) -> &'static str {
        essence(self.0)
    }

    pub(super) fn names(several: &[Self]) -> String {
        several.iter().map(|media| media.name()).collect::<Vec<_>>().join(", ")
    }

    /// The answer 200 with a body of this type.
    pub(super) fn answer(self, body: impl MessageBody + 'static) -> HttpResponse {
        HttpResponse::Ok().content_type(self.0).body(body)
    }
}

/// Whether the body is said to be of this type. Parameters are of no matter: JSON is UTF-8.
pub(super) fn is_sent_as(request: &HttpRequest, media: Media) -> bool {
    request.content_type().eq_ignore_ascii_case(media.name())
}

/// Whether the body is said to be compressed, which we do not read: a small body could become a huge one.
pub(super) fn is_encoded(headers: &HeaderMap) -> bool {
    let encoding = headers.get(header::CONTENT_ENCODING);
    encoding.is_some_and(|encoding| !encoding.as_bytes().trim_ascii().eq_ignore_ascii_case(b"identity"))
}

/// Of the types that can be given the one that the caller likes best, the first of several liked alike.
pub(super) fn choose_media(request: &HttpRequest, given: &[Media]) -> Result<Media, Refusal> {
    let liked =
        given.iter().map(|media| (quality_of(request.headers(), *media), *media)).filter(|(weight, _)| *weight > 0);
    // Of several that are greatest `max_by_key` gives the last.
    let best = liked.rev().max_by_key(|(weight, _)| *weight);
    best.map(|(_, media)| media).ok_or_else(|| Refusal::NotAcceptable { given: Media::names(given) })
}

/// How much the caller likes an answer of this type, in thousandths. Of several ranges that fit the most exact one
/// decides; no `Accept` header takes everything. actix-web's own `Accept` passes over a weight such as the `q=.2` that
/// Java sends, which would leave nothing.
fn quality_of(headers: &HeaderMap, media: Media) -> u16 {
    if !headers.contains_key(header::ACCEPT) {
        return WHOLE;
    }
    let name = media.name();
    let group = name.split('/').next().unwrap_or_default();
    let is_group = |wanted: &str| wanted.strip_suffix("/*").is_some_and(|wanted| wanted.eq_ignore_ascii_case(group));
    // Any type, one of its group, or this one: how exactly a range names it.
    let exactness = |range| match essence(range) {
        wanted if wanted.eq_ignore_ascii_case(name) => Some(2),
        wanted if is_group(wanted) => Some(1),
        wanted => (wanted == "*/*").then_some(0),
    };
    let values = headers.get_all(header::ACCEPT).filter_map(|value| value.to_str().ok());
    let ranges = values.flat_map(|value| value.split(','));
    let fitting = ranges.filter_map(|range| Some((exactness(range)?, quality_of_range(range))));
    fitting.max().map_or(0, |(_, weight)| weight)
}

/// The language that the caller likes best of those we speak: `Accept-Language`.
pub(super) fn accepted_language(request: &HttpRequest) -> Option<Language> {
    let wanted = AcceptLanguage::parse(request).ok()?.0;
    let mut wanted: Vec<_> = wanted.into_iter().filter(|item| item.quality > Quality::ZERO).collect();
    wanted.sort_by_key(|item| Reverse(item.quality));
    wanted.iter().find_map(|item| item.item.item().and_then(|tag| Language::parse(tag.as_str())))
}

/// The language that the caller wants by `?language=`, else by `Accept-Language`.
pub(super) fn wanted_language(request: &HttpRequest) -> Option<Language> {
    let named = request.query_string().split('&').find_map(|pair| pair.strip_prefix("language="));
    named.and_then(Language::of_code).or_else(|| accepted_language(request))
}

/// The parameters of the query as pairs, as they were sent.
pub(super) fn query_pairs(request: &HttpRequest) -> Vec<(String, String)> {
    Query::from_query(request.query_string()).map(Query::into_inner).unwrap_or_default()
}

/// Whether a request comes from this machine's own pages or from no page: its `Host` names the loopback address, and
/// `Origin`, if there is one, the same. A page from elsewhere can reach a service that listens here, by its address or
/// by a name that leads to it, but its browser tells on it.
pub(super) fn is_from_this_machine(headers: &HeaderMap) -> bool {
    let Some(host) = text(headers, header::HOST) else { return false };
    let name = host.rsplit_once(':').filter(|(_, port)| port.bytes().all(|byte| byte.is_ascii_digit()));
    let name = name.map_or(host, |(name, _)| name);
    let is_loopback = name.eq_ignore_ascii_case("localhost")
        || name.trim_matches(['[', ']']).parse::<IpAddr>().is_ok_and(|address| address.is_loopback());
    let is_own = !headers.contains_key(header::ORIGIN)
        || text(headers, header::ORIGIN)
            .and_then(|origin| origin.strip_prefix("http://"))
            .is_some_and(|origin| origin.eq_ignore_ascii_case(host));
    is_loopback && is_own
}

/// Whether the caller already has what bears this tag: `If-None-Match`, compared weakly as RFC 9110 asks.
pub(super) fn matches_etag(request: &HttpRequest, tag: &EntityTag) -> bool {
    match IfNoneMatch::parse(request) {
        Ok(IfNoneMatch::Any) => true,
        Ok(IfNoneMatch::Items(tags)) => tags.iter().any(|theirs| theirs.weak_eq(tag)),
        Err(_) => false,
    }
}

fn text(headers: &HeaderMap, name: HeaderName) -> Option<&str> {
    headers.get(name).and_then(|value| value.to_str().ok())
}

fn essence(value: &str) -> &str {
    value.split(';').next().unwrap_or_default().trim()
}

/// The weight of `;q=1`, or of none.
const WHOLE: u16 = 1000;

/// `;q=0.5` is 500; `;q=0` and `;q=0.000` say: not this one. What is no weight says nothing.
fn quality_of_range(range: &str) -> u16 {
    let weights = range.split(';').skip(1).filter_map(|parameter| {
        let (name, weight) = parameter.split_once('=')?;
        name.trim().eq_ignore_ascii_case("q").then(|| thousandths(weight.trim()))?
    });
    weights.min().unwrap_or(WHOLE)
}

fn thousandths(weight: &str) -> Option<u16> {
    let (whole, fraction) = weight.split_once('.').unwrap_or((weight, ""));
    let is_digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    if weight.is_empty() || !is_digits(whole) || !is_digits(fraction) {
        return None;
    }
    if whole.bytes().any(|digit| digit != b'0') {
        return Some(WHOLE);
    }
    let digits = fraction.bytes().chain([b'0'; 3]).take(3);
    Some(digits.fold(0, |sum, digit| 10 * sum + u16::from(digit - b'0')))
}
