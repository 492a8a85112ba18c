use std::fmt;
use std::time::Duration;

use actix_web::error::PayloadError;
use actix_web::http::header::{self, HeaderName};
use actix_web::http::{Method, StatusCode};
use actix_web::{HttpResponse, ResponseError};

use super::desk::Unserved;
use super::negotiate::Media;
use crate::render::Language;
use crate::rules::did_you_mean;
use crate::wire::{Code, Problem};

/// Why a request gets no answer. Nothing is refused but through this; what it says to the caller is
/// [`Refusal::problem`].
#[derive(Debug)]
pub(super) enum Refusal {
    /// The body is read, and something is wrong with it.
    Faulty(Problem),
    /// No route has this path.
    UnknownPath { path: String },
    /// The route is served, but nothing has this name.
    UnknownName { what: &'static str, name: String, near: Vec<String> },
    /// The route is served, with other methods.
    Method { method: Method, allowed: String },
    /// A page from elsewhere wants a record signed.
    Foreigner,
    /// The caller takes nothing that this route can give.
    Accept { given: Vec<Media> },
    /// The body is of another type than this route reads.
    ContentType { read: Vec<Media> },
    /// The body is compressed.
    ContentEncoding,
    /// The body is longer than allowed.
    TooLarge { bytes_max: usize },
    /// The connection broke or the body is not framed as HTTP asks.
    BrokenBody { how: String },
    /// The body did not arrive in time.
    SlowBody { within: Duration },
    /// The batch went on for too long.
    LongBatch { within: Duration },
    /// The caller has left: nobody reads this.
    Gone,
    /// The address sent too many requests.
    TooMany { wait: Duration },
    /// The desk did not do the work.
    Unserved { why: Unserved, within: Duration },
    /// Answers under way take all the memory there is for them.
    Crowded,
    /// The answer is longer than allowed.
    LongAnswer { bytes_max: usize },
    /// A signal to stop has come.
    Stopping,
    /// No seat has been free for longer than a request may take.
    Overrun,
    /// Something that never happens did: a layer below ours answered with this status and no problem.
    Foreign { status: StatusCode },
}

/// How long a caller should wait when the service is busy.
const BUSY_WAIT: Duration = Duration::from_secs(1);

/// What a refusal says.
struct Terms {
    code: Code,
    detail: String,
    /// A header that tells the caller what to do instead, or what the refusal hangs on.
    hint: Option<(HeaderName, String)>,
}

impl Terms {
    fn new(code: Code, detail: impl Into<String>) -> Self {
        Self { code, detail: detail.into(), hint: None }
    }

    fn with_hint(self, name: HeaderName, value: impl Into<String>) -> Self {
        Self { hint: Some((name, value.into())), ..self }
    }

    /// With the time after which to ask again.
    fn retry_after(self, wait: Duration) -> Self {
        self.with_hint(header::RETRY_AFTER, seconds(wait).to_string())
    }
}

impl Refusal {
    /// What the caller gets to read. What is wrong with a body was put in words when it was read, in its own language.
    pub(super) fn problem(&self, language: Language) -> Problem {
        if let Self::Faulty(problem) = self {
            return problem.clone();
        }
        let Terms { code, detail, .. } = self.terms();
        Problem::new(language, code, detail)
    }

    /// The status of the answer.
    fn status(&self) -> StatusCode {
        let status = if let Self::Faulty(problem) = self { problem.status } else { self.terms().code.status() };
        StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
    }

    /// The kind, the text, and how to do better where a header can say it.
    fn terms(&self) -> Terms {
        match self {
            Self::Faulty(problem) => Terms::new(problem.code, &*problem.detail),
            Self::UnknownPath { path } => {
                let path = format!("{path:?}");
                Terms::new(Code::NotFound, format!("nothing is served under {path}; /openapi.json lists every path"))
            }
            Self::UnknownName { what, name, near } => Terms::new(Code::NotFound, unknown_name(what, name, near)),
            Self::Method { method, allowed } => {
                let detail = format!("{} is not served here; {allowed} is", method.as_str());
                Terms::new(Code::MethodNotAllowed, detail).with_hint(header::ALLOW, allowed)
            }
            Self::Foreigner => Terms::new(
                Code::Forbidden,
                "this service signs records for its own machine alone: ask it under a loopback address, from no other \
                     page",
            ),
            Self::Accept { given } => {
                let names: Vec<&str> = given.iter().map(|media| media.name()).collect();
                let names = names.join(", ");
                let detail = format!("the answer is {names}, which `Accept` leaves out");
                Terms::new(Code::NotAcceptable, detail).with_hint(header::VARY, "accept")
            }
            Self::ContentType { read } => {
                let names: Vec<&str> = read.iter().map(|read| read.name()).collect();
                let names = names.join(", ");
                let detail = format!("send the body with a `Content-Type` of {names}");
                Terms::new(Code::UnsupportedMediaType, detail).with_hint(HeaderName::from_static("accept-post"), names)
            }
            Self::ContentEncoding => {
                let detail = "the body is compressed (`Content-Encoding`); send it as it is";
                Terms::new(Code::UnsupportedMediaType, detail).with_hint(header::ACCEPT_ENCODING, "identity")
            }
            Self::TooLarge { bytes_max } => {
                Terms::new(Code::TooLarge, format!("the body is longer than {bytes_max} bytes"))
            }
            Self::BrokenBody { how } => Terms::new(Code::InvalidJson, format!("the body cannot be read: {how:?}")),
            Self::SlowBody { within } => {
                let detail = format!("the body did not arrive within {seconds} s", seconds = seconds(*within));
                Terms::new(Code::Timeout, detail).retry_after(*within)
            }
            Self::LongBatch { within } => {
                let detail = format!("the batch did not end within {seconds} s", seconds = seconds(*within));
                Terms::new(Code::Timeout, detail).retry_after(BUSY_WAIT)
            }
            Self::Gone => Terms::new(Code::InvalidHttp, "the caller has left"),
            Self::TooMany { wait } => {
                let detail = format!("this address may send its next request in {seconds} s", seconds = seconds(*wait));
                Terms::new(Code::TooManyRequests, detail).retry_after(*wait)
            }
            Self::Unserved { why: Unserved::Busy { wait }, .. } => {
                let detail = "every seat is taken and the queue is full";
                Terms::new(Code::Busy, detail).retry_after((*wait).max(BUSY_WAIT))
            }
            Self::Unserved { why: Unserved::Late, within } => {
                let detail = format!("the answer was not ready within {seconds} s", seconds = seconds(*within));
                Terms::new(Code::Timeout, detail).retry_after(*within)
            }
            Self::Unserved { why: Unserved::Broken, .. } => {
                Terms::new(Code::Internal, "the computation failed; this is a fault of the service")
            }
            Self::Crowded => {
                let detail = "answers that wait to be taken fill the room there is for them";
                Terms::new(Code::Busy, detail).retry_after(BUSY_WAIT)
            }
            Self::LongAnswer { bytes_max } => {
                let detail = format!("the answer would be longer than {bytes_max} bytes; ask for less at once");
                Terms::new(Code::TooLarge, detail)
            }
            Self::Overrun => {
                let detail = "every seat has been taken for longer than a request may take";
                Terms::new(Code::Busy, detail).retry_after(BUSY_WAIT)
            }
            Self::Stopping => Terms::new(Code::Busy, "the service is about to stop").retry_after(BUSY_WAIT),
            Self::Foreign { status } => Terms::new(code_of(*status), "the request cannot be served"),
        }
    }
}

impl ResponseError for Refusal {
    fn status_code(&self) -> StatusCode {
        self.status()
    }

    /// The status and the headers; the door writes the problem into it, with the id of the request.
    fn error_response(&self) -> HttpResponse {
        let mut answer = HttpResponse::build(self.status());
        if let Some(hint) = self.terms().hint {
            answer.insert_header(hint);
        }
        answer.finish()
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.terms().detail.fmt(f)
    }
}

impl std::error::Error for Refusal {}

impl From<Problem> for Refusal {
    fn from(problem: Problem) -> Self {
        Self::Faulty(problem)
    }
}

impl From<PayloadError> for Refusal {
    fn from(error: PayloadError) -> Self {
        Self::BrokenBody { how: error.to_string() }
    }
}

/// Whole seconds, rounded up: a caller who waits so long has waited enough.
fn seconds(duration: Duration) -> u64 {
    duration.as_secs() + u64::from(duration.subsec_nanos() > 0)
}

/// The longest name that is repeated in an answer, in characters.
const NAME_MAX: usize = 60;

fn unknown_name(what: &str, name: &str, near: &[String]) -> String {
    let name: String = name.chars().take(NAME_MAX).collect();
    let near = did_you_mean(near.iter().map(String::as_str));
    format!("no {what} is named {name:?}{near}")
}

/// The kind of problem that comes nearest to a status which a layer below ours chose.
fn code_of(status: StatusCode) -> Code {
    let same = Code::ALL.iter().copied().find(|code| code.status() == status.as_u16());
    same.unwrap_or(if status.is_client_error() { Code::InvalidHttp } else { Code::Internal })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn every_kind() -> Vec<Refusal> {
        let second = Duration::from_secs(1);
        let unserved = |why| Refusal::Unserved { why, within: second };
        vec![
            Refusal::Faulty(Problem::new(Language::En, Code::InvalidRequest, "made up")),
            Refusal::UnknownPath { path: "/".to_owned() },
            Refusal::UnknownName { what: "case", name: "x".to_owned(), near: vec!["y".to_owned()] },
            Refusal::Method { method: Method::PUT, allowed: "GET".to_owned() },
            Refusal::Foreigner,
            Refusal::Accept { given: vec![Media::Json] },
            Refusal::ContentType { read: vec![Media::Json] },
            Refusal::ContentEncoding,
            Refusal::TooLarge { bytes_max: 1 },
            Refusal::BrokenBody { how: "made up".to_owned() },
            Refusal::SlowBody { within: second },
            Refusal::LongBatch { within: second },
            Refusal::Gone,
            Refusal::TooMany { wait: Duration::from_millis(1) },
            unserved(Unserved::Busy { wait: Duration::from_millis(300) }),
            unserved(Unserved::Late),
            unserved(Unserved::Broken),
            Refusal::Crowded,
            Refusal::LongAnswer { bytes_max: 1 },
            Refusal::Stopping,
            Refusal::Overrun,
            Refusal::Foreign { status: StatusCode::IM_A_TEAPOT },
        ]
    }

    #[test]
    fn the_status_of_an_answer_is_that_of_its_problem() {
        for refusal in every_kind() {
            let status = refusal.problem(Language::En).status;
            assert_eq!(refusal.status_code().as_u16(), status, "{refusal:?}");
            assert_eq!(refusal.error_response().status().as_u16(), status, "{refusal:?}");
        }
    }

    #[test]
    fn who_may_try_again_learns_when_in_whole_seconds() {
        for refusal in every_kind() {
            let answer = refusal.error_response();
            let wait = answer.headers().get(header::RETRY_AFTER).map(|wait| wait.to_str().expect("digits"));
            let expected = matches!(answer.status().as_u16(), 429 | 503).then_some("1");
            assert_eq!(wait, expected, "{refusal:?}");
        }
    }
}
