use schemars::JsonSchema;
use serde::Serialize;

use super::{described::described, open_words::open_schema};
use crate::render::Language;
use crate::words::words;

/// Words that problems are told in: open to clients, who must accept new ones. What is said of a word here is what its
/// page tells.
macro_rules! problem_words {
    ($( #[doc = $doc:literal] )* $name:ident, as $schema:literal, titled $prefix:literal {
        $( $( #[doc = $word_doc:literal] )+ $word:ident = $text:literal, )+
    }) => {
        words! { $( #[doc = $doc] )* $name { $( $( #[doc = $word_doc] )+ $word = $text, )+ } }

        impl $name {
            /// What it says, in a sentence or two.
            pub const fn meaning(self) -> &'static str {
                match self { $( Self::$word => concat!($( $word_doc ),+), )+ }
            }

            /// A title for people, the same for all of this kind.
            pub fn title(self, language: Language) -> &'static str {
                language.find_word(&format!("{}{}", $prefix, self.as_str())).unwrap_or(self.as_str())
            }
        }

        described! {
            $name: $schema, |_| {
                let known = Self::ALL.iter().map(|word| word.as_str()).collect::<Vec<_>>();
                let listed = known.join("`, `");
                open_schema(&format!("Open: later versions may add words. Now one of `{listed}`."), &known)
            };
        }
    };
}

problem_words! {
    /// What kind of problem it is. A code never changes meaning.
    ProblemCode, as "Code", titled "problem-" {
        /// The request is not framed as HTTP asks. Mend its head, or let an HTTP library write it.
        InvalidHttp = "invalid-http",
        /// The body is no JSON, did not arrive whole, or goes beyond what is read of JSON: more than 127 lists and
        /// objects in one another, a number such as 1e999, half a surrogate pair. `detail` says which, with line and
        /// column.
        InvalidJson = "invalid-json",
        /// The body is JSON, but not a request that can be answered. `errors` lists every fault at once: a code, a JSON
        /// pointer, what was found and what was expected.
        InvalidRequest = "invalid-request",
        /// The caller may not have this done: a service with a key signs records for pages of its own machine alone.
        Forbidden = "forbidden",
        /// Nothing is served under this path, or nothing has this name. `/v1` lists every route; near names stand in
        /// `detail`.
        NotFound = "not-found",
        /// The path is served, but not with this method. The header `Allow` lists those that are.
        MethodNotAllowed = "method-not-allowed",
        /// The answer cannot be given in the form asked for. Leave `Accept` out, or name a media type that `detail`
        /// lists.
        NotAcceptable = "not-acceptable",
        /// The body, the line of a batch or the answer is too long. `detail` tells the limit.
        TooLarge = "too-large",
        /// The body is of a media type that is not read here, or compressed. The header `Accept-Post` lists what is
        /// read.
        UnsupportedMediaType = "unsupported-media-type",
        /// The caller asked too often. Wait as many seconds as the header `Retry-After` says, and ask again.
        TooManyRequests = "too-many-requests",
        /// Every seat is taken, or the service is about to stop. Wait as many seconds as the header `Retry-After` says,
        /// and ask again.
        Busy = "busy",
        /// The head, the body or the answer took too long. `Retry-After` says when to try again; a smaller
        /// `search_nodes` makes an answer quicker.
        Timeout = "timeout",
        /// The fault is ours. The id in `instance` finds the request in the log of the service.
        Internal = "internal",
    }
}

impl ProblemCode {
    /// The HTTP status.
    pub const fn status(self) -> u16 {
        match self {
            Self::InvalidHttp | Self::InvalidJson => 400,
            Self::InvalidRequest => 422,
            Self::Forbidden => 403,
            Self::NotFound => 404,
            Self::MethodNotAllowed => 405,
            Self::NotAcceptable => 406,
            Self::TooLarge => 413,
            Self::UnsupportedMediaType => 415,
            Self::TooManyRequests => 429,
            Self::Busy | Self::Timeout => 503,
            Self::Internal => 500,
        }
    }
}

problem_words! {
    /// What is wrong with one place of a request. A code never changes meaning.
    ErrorCode, as "ErrorCode", titled "fault-" {
        /// A value of another JSON type is expected.
        WrongType = "wrong-type",
        /// No field has this name.
        UnknownField = "unknown-field",
        /// The field stands twice in one object.
        DuplicateField = "duplicate-field",
        /// A field is missing.
        MissingField = "missing-field",
        /// Two fields exclude each other.
        ConflictingFields = "conflicting-fields",
        /// The word is none of those expected.
        UnknownValue = "unknown-value",
        /// The number is too small or too large.
        OutOfRange = "out-of-range",
        /// The amount is no multiple of 0.25.
        NotAQuarter = "not-a-quarter",
        /// The list or text is empty.
        Empty = "empty",
        /// The list has too many members.
        TooMany = "too-many",
        /// The text is too long.
        TooLong = "too-long",
        /// The text holds a character that steers what shows it.
        ControlCharacter = "control-character",
        /// The text is no coordinate.
        InvalidPoint = "invalid-point",
        /// The point is not on the board.
        OffBoard = "off-board",
        /// The value stands twice in a list.
        Duplicate = "duplicate",
        /// The letter stands for nothing on a board.
        UnknownLetter = "unknown-letter",
        /// The board has too few or too many lines.
        BoardSize = "board-size",
        /// The rows are not equally long.
        UnevenRows = "uneven-rows",
        /// Every stone is drawn as dead: probably another notation.
        OtherNotation = "other-notation",
        /// A text is no game record, or not of a game of Go.
        UnreadableRecord = "unreadable-record",
        /// A text is no code of a permalink, or a letter of it is wrong.
        InvalidCode = "invalid-code",
        /// The code of a permalink was made by a later version.
        LaterVersion = "later-version",
        /// Bytes hold nothing that is read here.
        UnreadableInput = "unreadable-input",
        /// No rule set has this name.
        UnknownRuleSet = "unknown-rule-set",
        /// A rule set has no such axis.
        UnknownAxis = "unknown-axis",
        /// The axis has no such choice.
        UnknownChoice = "unknown-choice",
        /// `KataGo`'s rules, or a query of its analysis engine, are not as it has them.
        InvalidKatago = "invalid-katago",
        /// The rule set is named, but not scored.
        NotScored = "not-scored",
        /// The rule set takes no stones off by agreement.
        RemovesNothing = "removes-nothing",
        /// A chain has no liberty.
        NoLiberty = "no-liberty",
        /// A mark stands where no stone is.
        NoStone = "no-stone",
        /// A chain is claimed both dead and in seki.
        DeadAndInSeki = "dead-and-in-seki",
        /// A value contradicts another one of the same request.
        Contradiction = "contradiction",
        /// The move cannot be played.
        IllegalMove = "illegal-move",
        /// There are more errors than are listed.
        MoreErrors = "more-errors",
    }
}

/// One thing wrong with a request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ProblemError {
    /// What is wrong.
    pub code: ErrorCode,
    /// The same in words, in the language of the request.
    pub title: &'static str,
    /// Where, as a JSON pointer (RFC 6901) into the request.
    #[schemars(example = "/rows/3")]
    pub pointer: String,
    /// One sentence, in English.
    pub detail: String,
    /// What was found, shortened. In English, where it is not what was sent.
    pub found: String,
    /// What was expected, in English.
    pub expected: String,
}

impl ProblemError {
    /// Something else was found than expected.
    pub(crate) fn new(code: ErrorCode, pointer: String, found: String, expected: String) -> Self {
        let detail = format!("found {found}, expected {expected}");
        Self { code, title: code.title(Language::En), pointer, detail, found, expected }
    }

    /// This fault with a sentence of its own.
    pub(crate) fn with_detail(self, detail: String) -> Self {
        Self { detail, ..self }
    }
}

/// Why a request was not answered: a problem as RFC 9457 describes it, media type `application/problem+json`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, thiserror::Error)]
#[error("{detail}")]
pub struct Problem {
    /// A URI reference that names the kind: `/problems/` and the code.
    #[serde(rename = "type")]
    #[schemars(example = "/problems/invalid-request")]
    pub kind: String,
    /// The kind in words, the same for every problem of this kind, in the language of the request.
    pub title: &'static str,
    /// The HTTP status.
    #[schemars(range(min = 400, max = 599))]
    pub status: u16,
    /// The kind as a word.
    pub code: ProblemCode,
    /// What is wrong this time, in English.
    pub detail: String,
    /// The id of the request that was refused, as its header `x-request-id` has it. Not on a line of a batch.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub instance: Option<Box<str>>,
    /// Every single thing that is wrong with the request, where there is more to say than `detail` does.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub errors: Vec<ProblemError>,
}

impl Problem {
    /// The media type of problems.
    pub const MEDIA_TYPE: &'static str = "application/problem+json";

    /// A problem of a kind, with what is wrong this time.
    pub fn new(language: Language, code: ProblemCode, detail: impl Into<String>) -> Self {
        Self {
            kind: format!("/problems/{}", code.as_str()),
            title: code.title(language),
            status: code.status(),
            code,
            detail: detail.into(),
            instance: None,
            errors: Vec::new(),
        }
    }

    /// A request with errors in it.
    pub fn of_errors(language: Language, mut errors: Vec<ProblemError>) -> Self {
        for error in &mut errors {
            error.title = error.code.title(language);
        }
        let detail = match errors.as_slice() {
            [ProblemError { pointer, detail, .. }] if pointer.is_empty() => {
                format!("the request: {detail}")
            }
            [ProblemError { pointer, detail, .. }] => format!("{pointer}: {detail}"),
            _ => format!("{} things are wrong with the request; see errors", errors.len()),
        };
        Self { errors, ..Self::new(language, ProblemCode::InvalidRequest, detail) }
    }
}
