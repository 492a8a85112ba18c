use std::cmp::Reverse;
use std::net::IpAddr;

use actix_web::body::MessageBody;
use actix_web::http::header::{
    self, Accept, AcceptLanguage, EntityTag, Header as _, HeaderMap, HeaderName, IfNoneMatch, Quality,
};
use actix_web::mime::{self, Mime};
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
    /// The same under another name.
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

    /// The value of a `Content-Type` header.
    pub(super) const fn content_type(self) -> &'static str {
        self.0
    }

    /// Its name, without parameters.
    pub(super) fn name(self) -> &'static str {
        self.0.split(';').next().unwrap_or_default()
    }

    /// The names of several.
    pub(super) fn names(several: &[Self]) -> String {
        several.iter().map(|media| media.name()).collect::<Vec<_>>().join(", ")
    }

    /// The answer 200 with a body of this type.
    pub(super) fn answer(self, body: impl MessageBody + 'static) -> HttpResponse {
        HttpResponse::Ok().content_type(self.0).body(body)
    }

    /// How exactly a range of `Accept` names it, if it does.
    fn exactness(self, range: &Mime) -> Option<u8> {
        match (range.type_(), range.subtype()) {
            _ if range.essence_str() == self.name() => Some(3),
            (mime::STAR, mime::STAR) => Some(1),
            (group, mime::STAR) if self.name().split('/').next() == Some(group.as_str()) => Some(2),
            _ => None,
        }
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

/// Of the types that can be given the one that the caller likes best, the first of several liked alike. Of several
/// ranges of `Accept` that fit a type the most exact one decides; without the header everything is taken.
pub(super) fn chosen(request: &HttpRequest, given: &[Media]) -> Result<Media, Refusal> {
    let refused = || Refusal::Accept { given: Media::names(given) };
    if !request.headers().contains_key(header::ACCEPT) {
        return given.first().copied().ok_or_else(refused);
    }
    let ranges = Accept::parse(request).map(|accept| accept.0).unwrap_or_default();
    let liking = |media: Media| {
        let fitting = ranges.iter().filter_map(|range| Some((media.exactness(&range.item)?, range.quality)));
        fitting.max().map_or(Quality::ZERO, |(_, quality)| quality)
    };
    let liked = given.iter().map(|media| (liking(*media), *media)).filter(|(quality, _)| *quality > Quality::ZERO);
    // Of several that are greatest `max_by_key` gives the last.
    liked.rev().max_by_key(|(quality, _)| *quality).map(|(_, media)| media).ok_or_else(refused)
}

/// The language that the caller likes best of those we speak: `Accept-Language`.
pub(super) fn language(request: &HttpRequest) -> Option<Language> {
    let wanted = AcceptLanguage::parse(request).ok()?.0;
    let mut wanted: Vec<_> = wanted.into_iter().filter(|item| item.quality > Quality::ZERO).collect();
    wanted.sort_by_key(|item| Reverse(item.quality));
    wanted.iter().find_map(|item| item.item.item().and_then(|tag| Language::parse(tag.as_str())))
}

/// The language that the caller wants by `?language=`, else by `Accept-Language`.
pub(super) fn wanted_language(request: &HttpRequest) -> Option<Language> {
    let named = request.query_string().split('&').find_map(|pair| pair.strip_prefix("language="));
    named.and_then(Language::of_code).or_else(|| language(request))
}

/// Whether a request comes from this machine's own pages or from no page: its `Host` names the loopback address, and
/// `Origin`, if there is one, the same. A page from elsewhere can reach a service that listens here, by its address or
/// by a name that leads to it, but its browser tells on it.
pub(super) fn is_at_home(headers: &HeaderMap) -> bool {
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
pub(super) fn is_known(request: &HttpRequest, tag: &EntityTag) -> bool {
    match IfNoneMatch::parse(request) {
        Ok(IfNoneMatch::Any) => true,
        Ok(IfNoneMatch::Items(tags)) => tags.iter().any(|theirs| theirs.weak_eq(tag)),
        Err(_) => false,
    }
}

fn text(headers: &HeaderMap, name: HeaderName) -> Option<&str> {
    headers.get(name).and_then(|value| value.to_str().ok())
}

#[cfg(test)]
mod tests {
    use actix_web::http::header::HeaderValue;
    use actix_web::test::TestRequest;

    use super::*;

    fn headers(name: HeaderName, value: &'static str) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(name, HeaderValue::from_static(value));
        headers
    }

    fn request(name: HeaderName, value: &'static str) -> HttpRequest {
        TestRequest::default().insert_header((name, value)).to_http_request()
    }

    fn bare() -> HttpRequest {
        TestRequest::default().to_http_request()
    }

    #[test]
    fn the_most_exact_range_decides_what_is_accepted() {
        let accepts = |value| chosen(&request(header::ACCEPT, value), &[Media::JSON]).is_ok();
        for range in [
            "*/*",
            "application/*",
            "application/json",
            "Application/JSON; charset=utf-8",
            "text/html, application/json;q=0.1",
            "application/*;q=0, application/json",
            "application/json;q=0.001",
        ] {
            assert!(accepts(range), "{range}");
        }
        for refused in ["text/html", "text/*", "application/json;q=0", "*/*, application/json; q=0.0", "", "json"] {
            assert!(!accepts(refused), "{refused}");
        }
        assert!(chosen(&bare(), &[Media::JSON]).is_ok());
    }

    #[test]
    fn a_body_is_json_by_its_header_alone() {
        let is_json = |value| is_sent_as(&request(header::CONTENT_TYPE, value), Media::JSON);
        assert!(is_json("application/json") && is_json("application/JSON ; charset=utf-8"));
        assert!(!is_json("text/json") && !is_json("application/json5") && !is_json(""));
        assert!(!is_sent_as(&bare(), Media::JSON));
    }

    #[test]
    fn a_compressed_body_is_noticed() {
        let is_encoded = |value| is_encoded(&headers(header::CONTENT_ENCODING, value));
        assert!(is_encoded("gzip") && is_encoded("identity, gzip"));
        assert!(!is_encoded("identity") && !super::is_encoded(&HeaderMap::new()));
    }

    #[test]
    fn a_page_from_elsewhere_is_not_at_home() {
        let at_home = |host: &'static str, origin: Option<&'static str>| {
            let mut headers = headers(header::HOST, host);
            if let Some(origin) = origin {
                headers.insert(header::ORIGIN, HeaderValue::from_static(origin));
            }
            is_at_home(&headers)
        };
        for host in ["127.0.0.1:8080", "localhost:8080", "LOCALHOST", "[::1]:8080", "127.5.0.1"] {
            assert!(at_home(host, None), "{host}");
        }
        assert!(at_home("localhost:8080", Some("http://localhost:8080")));
        for (host, origin) in [
            ("gyega.example:8080", None),
            ("192.0.2.7:8080", None),
            ("localhost.example", None),
            ("127.0.0.1:8080", Some("http://gyega.example")),
            ("127.0.0.1:8080", Some("http://127.0.0.1:9090")),
            ("127.0.0.1:8080", Some("https://127.0.0.1:8080")),
            ("127.0.0.1:8080", Some("null")),
        ] {
            assert!(!at_home(host, origin), "{host} {origin:?}");
        }
        assert!(!is_at_home(&HeaderMap::new()));
    }

    #[test]
    fn tags_are_compared_weakly() {
        let tag = EntityTag::new_weak("abc".to_owned());
        let is_known = |value| is_known(&request(header::IF_NONE_MATCH, value), &tag);
        assert!(is_known("\"abc\"") && is_known("W/\"abc\"") && is_known("\"x\", W/\"abc\"") && is_known("*"));
        assert!(!is_known("\"abcd\"") && !is_known("abc") && !is_known(""));
    }

    #[test]
    fn of_several_forms_the_best_liked_is_given() {
        let given = [Media::SVG, Media::JSON];
        for (value, best) in [
            ("application/json", Some(Media::JSON)),
            ("image/*", Some(Media::SVG)),
            ("*/*", Some(Media::SVG)),
            ("image/svg+xml;q=0.5, application/json;q=0.50", Some(Media::SVG)),
            ("image/svg+xml;q=0.5, application/json;q=0.501", Some(Media::JSON)),
            ("image/avif,application/json,*/*;q=0.8", Some(Media::JSON)),
            ("image/svg+xml;q=0, */*;q=0.1", Some(Media::JSON)),
            ("image/svg+xml;q=much", None),
            ("image/svg+xml;q=much, */*;q=.2", Some(Media::SVG)),
            ("image/*;q=0.0", None),
            ("image/png", None),
        ] {
            assert_eq!(chosen(&request(header::ACCEPT, value), &given).ok(), best, "{value}");
        }
        assert_eq!(chosen(&bare(), &given).ok(), Some(Media::SVG));
    }
}
