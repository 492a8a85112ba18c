use std::cmp::Reverse;
use std::net::IpAddr;

use actix_web::HttpRequest;
use actix_web::http::header::{self, AcceptLanguage, Header as _, HeaderMap, HeaderName, Quality};

use crate::render::Language;

/// What the service reads and writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Media {
    /// `application/json`
    Json,
    /// `application/x-ndjson`: one JSON value a line
    Ndjson,
    /// `application/jsonl`: the same under another name
    Jsonl,
    /// `application/schema+json`
    Schema,
    /// `text/plain` as Prometheus reads it
    Metrics,
    /// `application/x-go-sgf`
    Sgf,
    /// `text/html`
    Html,
    /// `text/css`
    Css,
    /// `text/javascript`
    JavaScript,
    /// `image/svg+xml`
    Svg,
    /// `application/octet-stream`: any file
    Bytes,
    /// `text/plain`
    Text,
}

impl Media {
    /// The value of a `Content-Type` header.
    pub(super) const fn content_type(self) -> &'static str {
        match self {
            Self::Json => "application/json",
            Self::Ndjson => "application/x-ndjson",
            Self::Jsonl => "application/jsonl",
            Self::Schema => "application/schema+json",
            Self::Metrics => "text/plain; version=0.0.4; charset=utf-8",
            Self::Sgf => "application/x-go-sgf",
            Self::Html => "text/html; charset=utf-8",
            Self::Css => "text/css; charset=utf-8",
            Self::JavaScript => "text/javascript; charset=utf-8",
            Self::Svg => "image/svg+xml",
            Self::Bytes => "application/octet-stream",
            Self::Text => "text/plain; charset=utf-8",
        }
    }

    /// Its name, without parameters.
    pub(super) fn name(self) -> &'static str {
        essence(self.content_type())
    }
}

/// Whether the body is said to be of this type. Parameters are of no matter: JSON is UTF-8.
pub(super) fn is_sent_as(headers: &HeaderMap, media: Media) -> bool {
    text(headers, header::CONTENT_TYPE).is_some_and(|value| essence(value).eq_ignore_ascii_case(media.name()))
}

/// Whether the body is said to be compressed, which we do not read: a small body could become a huge one.
pub(super) fn is_encoded(headers: &HeaderMap) -> bool {
    text(headers, header::CONTENT_ENCODING).is_some_and(|value| !value.trim().eq_ignore_ascii_case("identity"))
        || (headers.contains_key(header::CONTENT_ENCODING) && text(headers, header::CONTENT_ENCODING).is_none())
}

/// Whether the caller takes an answer of this type.
pub(super) fn accepts(headers: &HeaderMap, media: Media) -> bool {
    weight(headers, media) > 0
}

/// Of the types that can be given the one that the caller likes best, the first of several liked alike.
pub(super) fn preferred(headers: &HeaderMap, given: &[Media]) -> Option<Media> {
    let mut best: Option<(u16, Media)> = None;
    for media in given {
        let weight = weight(headers, *media);
        if weight > best.map_or(0, |(best, _)| best) {
            best = Some((weight, *media));
        }
    }
    best.map(|(_, media)| media)
}

/// How much the caller likes an answer of this type, in thousandths. Of several ranges that fit the most exact one
/// decides; no `Accept` header takes everything.
fn weight(headers: &HeaderMap, media: Media) -> u16 {
    if !headers.contains_key(header::ACCEPT) {
        return WHOLE;
    }
    let name = media.name();
    let group = name.split('/').next().unwrap_or_default();
    let mut best: Option<(u8, u16)> = None;
    for value in headers.get_all(header::ACCEPT) {
        let Ok(value) = value.to_str() else { continue };
        for range in value.split(',') {
            let wanted = essence(range);
            let exactness = if wanted.eq_ignore_ascii_case(name) {
                3
            } else if wanted == "*/*" {
                1
            } else if wanted.strip_suffix("/*").is_some_and(|wanted| wanted.eq_ignore_ascii_case(group)) {
                2
            } else {
                continue;
            };
            let candidate = (exactness, weight_of_range(range));
            if best.is_none_or(|best| candidate > best) {
                best = Some(candidate);
            }
        }
    }
    best.map_or(0, |(_, weight)| weight)
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
pub(super) fn is_known(headers: &HeaderMap, tag: &str) -> bool {
    let opaque = |tag: &str| tag.trim().trim_start_matches("W/").to_owned();
    let ours = opaque(tag);
    let mut values = headers.get_all(header::IF_NONE_MATCH).filter_map(|value| value.to_str().ok());
    values.any(|value| value.trim() == "*" || value.split(',').any(|theirs| opaque(theirs) == ours))
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
fn weight_of_range(range: &str) -> u16 {
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

    use super::*;

    fn headers(name: HeaderName, value: &'static str) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(name, HeaderValue::from_static(value));
        headers
    }

    #[test]
    fn the_most_exact_range_decides_what_is_accepted() {
        let accepts = |value| accepts(&headers(header::ACCEPT, value), Media::Json);
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
        assert!(super::accepts(&HeaderMap::new(), Media::Json));
    }

    #[test]
    fn a_body_is_json_by_its_header_alone() {
        let is_json = |value| is_sent_as(&headers(header::CONTENT_TYPE, value), Media::Json);
        assert!(is_json("application/json") && is_json("application/JSON ; charset=utf-8"));
        assert!(!is_json("text/json") && !is_json("application/json5") && !is_json(""));
        assert!(!is_sent_as(&HeaderMap::new(), Media::Json));
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
        let is_known = |value| is_known(&headers(header::IF_NONE_MATCH, value), "W/\"abc\"");
        assert!(is_known("\"abc\"") && is_known("W/\"abc\"") && is_known("\"x\", W/\"abc\"") && is_known("*"));
        assert!(!is_known("\"abcd\"") && !is_known("abc") && !is_known(""));
    }

    #[test]
    fn of_several_forms_the_best_liked_is_given() {
        let given = [Media::Svg, Media::Json];
        for (value, best) in [
            ("application/json", Some(Media::Json)),
            ("image/*", Some(Media::Svg)),
            ("*/*", Some(Media::Svg)),
            ("image/svg+xml;q=0.5, application/json;q=0.50", Some(Media::Svg)),
            ("image/svg+xml;q=0.5, application/json;q=0.501", Some(Media::Json)),
            ("image/avif,application/json,*/*;q=0.8", Some(Media::Json)),
            ("image/svg+xml;q=0, */*;q=0.1", Some(Media::Json)),
            ("image/svg+xml;q=much", Some(Media::Svg)),
            ("image/*;q=0.0", None),
            ("image/png", None),
        ] {
            assert_eq!(preferred(&headers(header::ACCEPT, value), &given), best, "{value}");
        }
        assert_eq!(preferred(&HeaderMap::new(), &given), Some(Media::Svg));
    }
}
