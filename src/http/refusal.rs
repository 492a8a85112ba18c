use std::time::Duration;

use actix_web::error::PayloadError;
use actix_web::http::header::{self, HeaderName};
use actix_web::http::{Method, StatusCode};
use actix_web::{HttpResponse, ResponseError};

use crate::render::Language;
use crate::rules::{did_you_mean, near_names};
use crate::wire::{Problem, ProblemCode};

/// Why a request gets no answer, in words. Nothing is refused but through this; what it says to the caller is
/// [`Refusal::problem`].
#[derive(Debug, thiserror::Error)]
pub(super) enum Refusal {
    /// The body is read, and something is wrong with it.
    #[error("{}", .0.detail)]
    Faulty(#[from] Problem),
    #[error("nothing is served under {path:?}; /openapi.json lists every path")]
    UnknownPath { path: String },
    /// The route is served, but nothing has this name.
    #[error("no {what} is named {:?}{}", cut(name), did_you_mean(near.iter().map(String::as_str)))]
    UnknownName { what: &'static str, name: String, near: Vec<String> },
    #[error("{method} is not served here, only {allowed}")]
    MethodNotAllowed { method: Method, allowed: String },
    #[error(
        "this service signs records for its own machine alone: ask it under a loopback address, from no other page"
    )]
    NotThisMachine,
    #[error("the answer is {given}, which `Accept` leaves out")]
    NotAcceptable { given: String },
    #[error("send the body with a `Content-Type` of {read}")]
    ContentType { read: String },
    #[error("the body is compressed (`Content-Encoding`); send it as it is")]
    ContentEncoding,
    #[error("the body is longer than {bytes_max} bytes")]
    TooLarge { bytes_max: usize },
    /// The connection broke or the body is not framed as HTTP asks.
    #[error("the body cannot be read: {:?}", .0.to_string())]
    BrokenBody(#[from] PayloadError),
    #[error("the body did not arrive within {} s", seconds(*within))]
    SlowBody { within: Duration },
    #[error("the batch did not end within {} s", seconds(*within))]
    LongBatch { within: Duration },
    /// Nobody reads this.
    #[error("the caller has left")]
    CallerLeft,
    #[error("this address may send its next request in {} s", seconds(*wait))]
    TooMany { wait: Duration },
    /// Or the queue is so long that the answer would come too late; a seat is free after `wait`, as far as is known.
    #[error("every seat is taken and the queue is full")]
    Busy { wait: Duration },
    #[error("the answer was not ready within {} s", seconds(*within))]
    TimedOut { within: Duration },
    /// The work panicked.
    #[error("the computation failed; this is a fault of the service")]
    Panicked,
    #[error("answers that wait to be taken fill the room there is for them")]
    NoMemory,
    #[error("the answer would be longer than {bytes_max} bytes; ask for less at once")]
    LongAnswer { bytes_max: usize },
    /// A signal to stop has come.
    #[error("the service is about to stop")]
    Stopping,
    #[error("every seat has been taken for longer than a request may take")]
    Overrun,
    /// Something that never happens did: a layer below ours answered with this status and no problem.
    #[error("the request cannot be served")]
    UnexpectedStatus { status: StatusCode },
}

/// How long a caller should wait when the service is busy.
const BUSY_WAIT: Duration = Duration::from_secs(1);

impl Refusal {
    /// Nothing has this name; the answer names the nearest that are known.
    pub(super) fn unknown_name<'a>(what: &'static str, name: &str, known: impl Iterator<Item = &'a str>) -> Self {
        let near = near_names(name, known).into_iter().map(str::to_owned).collect();
        Self::UnknownName { what, name: name.to_owned(), near }
    }

    /// What the caller gets to read. What is wrong with a body was put in words when it was read, in its own language.
    pub(super) fn problem(&self, language: Language) -> Problem {
        if let Self::Faulty(problem) = self {
            return problem.clone();
        }
        Problem::new(language, self.terms().0, self.to_string())
    }

    /// The kind, and a header that tells the caller what to do instead, or what the refusal hangs on.
    fn terms(&self) -> (ProblemCode, Option<(HeaderName, String)>) {
        let again = |wait| Some((header::RETRY_AFTER, seconds(wait).to_string()));
        match self {
            Self::Faulty(problem) => (problem.code, None),
            Self::UnknownPath { .. } | Self::UnknownName { .. } => (ProblemCode::NotFound, None),
            Self::MethodNotAllowed { allowed, .. } => {
                (ProblemCode::MethodNotAllowed, Some((header::ALLOW, allowed.clone())))
            }
            Self::NotThisMachine => (ProblemCode::Forbidden, None),
            Self::NotAcceptable { .. } => (ProblemCode::NotAcceptable, Some((header::VARY, "accept".to_owned()))),
            Self::ContentType { read } => {
                (ProblemCode::UnsupportedMediaType, Some((HeaderName::from_static("accept-post"), read.clone())))
            }
            Self::ContentEncoding => {
                (ProblemCode::UnsupportedMediaType, Some((header::ACCEPT_ENCODING, "identity".to_owned())))
            }
            Self::TooLarge { .. } | Self::LongAnswer { .. } => (ProblemCode::TooLarge, None),
            Self::BrokenBody(_) => (ProblemCode::InvalidJson, None),
            Self::CallerLeft => (ProblemCode::InvalidHttp, None),
            Self::SlowBody { within } | Self::TimedOut { within } => (ProblemCode::Timeout, again(*within)),
            Self::LongBatch { .. } => (ProblemCode::Timeout, again(BUSY_WAIT)),
            Self::TooMany { wait } => (ProblemCode::TooManyRequests, again(*wait)),
            Self::Busy { wait } => (ProblemCode::Busy, again((*wait).max(BUSY_WAIT))),
            Self::NoMemory | Self::Overrun | Self::Stopping => (ProblemCode::Busy, again(BUSY_WAIT)),
            Self::Panicked => (ProblemCode::Internal, None),
            Self::UnexpectedStatus { status } => (code_of(*status), None),
        }
    }
}

impl ResponseError for Refusal {
    fn status_code(&self) -> StatusCode {
        let status = if let Self::Faulty(problem) = self { problem.status } else { self.terms().0.status() };
        StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
    }

    /// The status and the headers; the door writes the problem into it, with the id of the request.
    fn error_response(&self) -> HttpResponse {
        let mut answer = HttpResponse::build(self.status_code());
        if let Some(hint) = self.terms().1 {
            answer.insert_header(hint);
        }
        answer.finish()
    }
}

/// Whole seconds, rounded up: a caller who waits so long has waited enough.
fn seconds(duration: Duration) -> u64 {
    duration.as_secs() + u64::from(duration.subsec_nanos() > 0)
}

/// A name as it is repeated in an answer.
fn cut(name: &str) -> String {
    name.chars().take(60).collect()
}

/// The kind of problem that comes nearest to a status which a layer below ours chose.
fn code_of(status: StatusCode) -> ProblemCode {
    let same = ProblemCode::ALL.iter().copied().find(|code| code.status() == status.as_u16());
    same.unwrap_or(if status.is_client_error() { ProblemCode::InvalidHttp } else { ProblemCode::Internal })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn every_kind() -> Vec<Refusal> {
        let second = Duration::from_secs(1);
        vec![
            Refusal::Faulty(Problem::new(Language::En, ProblemCode::InvalidRequest, "made up")),
            Refusal::UnknownPath { path: "/".to_owned() },
            Refusal::UnknownName { what: "case", name: "x".to_owned(), near: vec!["y".to_owned()] },
            Refusal::MethodNotAllowed { method: Method::PUT, allowed: "GET".to_owned() },
            Refusal::NotThisMachine,
            Refusal::NotAcceptable { given: "application/json".to_owned() },
            Refusal::ContentType { read: "application/json".to_owned() },
            Refusal::ContentEncoding,
            Refusal::TooLarge { bytes_max: 1 },
            Refusal::BrokenBody(PayloadError::UnknownLength),
            Refusal::SlowBody { within: second },
            Refusal::LongBatch { within: second },
            Refusal::CallerLeft,
            Refusal::TooMany { wait: Duration::from_millis(1) },
            Refusal::Busy { wait: Duration::from_millis(300) },
            Refusal::TimedOut { within: second },
            Refusal::Panicked,
            Refusal::NoMemory,
            Refusal::LongAnswer { bytes_max: 1 },
            Refusal::Stopping,
            Refusal::Overrun,
            Refusal::UnexpectedStatus { status: StatusCode::IM_A_TEAPOT },
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
