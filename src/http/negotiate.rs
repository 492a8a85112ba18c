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
        let accepts = |value| choose_media(&request(header::ACCEPT, value), &[Media::JSON]).is_ok();
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
        assert!(choose_media(&bare(), &[Media::JSON]).is_ok());
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
            is_from_this_machine(&headers)
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
        assert!(!is_from_this_machine(&HeaderMap::new()));
    }

    #[test]
    fn tags_are_compared_weakly() {
        let tag = EntityTag::new_weak("abc".to_owned());
        let matches_etag = |value| matches_etag(&request(header::IF_NONE_MATCH, value), &tag);
        assert!(
            matches_etag("\"abc\"")
                && matches_etag("W/\"abc\"")
                && matches_etag("\"x\", W/\"abc\"")
                && matches_etag("*")
        );
        assert!(!matches_etag("\"abcd\"") && !matches_etag("abc") && !matches_etag(""));
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
            ("image/svg+xml;q=much", Some(Media::SVG)),
            ("text/html, image/gif, image/jpeg, *; q=.2, */*; q=.2", Some(Media::SVG)),
            ("image/*;q=0.0", None),
            ("image/png", None),
        ] {
            assert_eq!(choose_media(&request(header::ACCEPT, value), &given).ok(), best, "{value}");
        }
        assert_eq!(choose_media(&bare(), &given).ok(), Some(Media::SVG));
    }
}
