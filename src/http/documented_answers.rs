use std::collections::BTreeMap;

use serde_json::{Value, json};
use utoipa::openapi::RefOr;
use utoipa::openapi::response::Response;

use super::negotiate::Media;
use crate::render::Language;
use crate::wire::{Problem, ProblemCode};

/// How a computation may be refused.
pub(super) const COMPUTED: &[ProblemCode] = &[
    ProblemCode::InvalidJson,
    ProblemCode::NotAcceptable,
    ProblemCode::TooLarge,
    ProblemCode::UnsupportedMediaType,
    ProblemCode::InvalidRequest,
    ProblemCode::TooManyRequests,
    ProblemCode::Internal,
    ProblemCode::Busy,
    ProblemCode::Timeout,
];

/// The answers of one operation, as they stand in the document.
pub(super) struct DocumentedAnswers(Value);

impl DocumentedAnswers {
    /// 200 with JSON that one of our schemas describes.
    pub(super) fn json(description: &str, schema: &str) -> Self {
        Self::new(description, Media::JSON.name(), &json!({ "$ref": format!("#/components/schemas/{schema}") }))
    }

    /// 200 with some JSON object.
    pub(super) fn object(description: &str, media: Media) -> Self {
        Self::new(description, media.name(), &json!({ "type": "object" }))
    }

    /// 200 with text of a media type.
    pub(super) fn text(description: &str, media_type: &str) -> Self {
        Self::new(description, media_type, &json!({ "type": "string" }))
    }

    /// 200 also as text in another media type, for those who ask for it.
    pub(super) fn or_text(mut self, media: Media) -> Self {
        self.0["200"]["content"][media.name()] = json!({ "schema": { "type": "string" } });
        self
    }

    /// 200 with what a schema describes.
    pub(super) fn new(description: &str, media_type: &str, schema: &Value) -> Self {
        Self(json!({ "200": { "description": description, "content": { media_type: { "schema": schema } } } }))
    }

    /// The answer bears a tag, and is left out when the caller has it already.
    pub(super) fn with_etag(mut self) -> Self {
        let tag = header("Tag of what is answered; send it as `If-None-Match`.");
        self.0["200"]["headers"]["ETag"] = tag.clone();
        self.0["304"] = json!({ "description": "The caller has it already.", "headers": { "ETag": tag } });
        self
    }

    /// The answer is stored.
    pub(super) fn cacheable(self) -> Self {
        self.with_etag().refused(&[ProblemCode::NotAcceptable, ProblemCode::TooManyRequests])
    }

    /// The answer is one of several that are stored, and have names.
    pub(super) fn or_unknown_name(self) -> Self {
        self.cacheable().refused(&[ProblemCode::NotFound])
    }

    /// Its query may be refused.
    pub(super) fn with_query(self) -> Self {
        self.refused(&[ProblemCode::InvalidRequest])
    }

    /// The ways in which it may be refused, a problem each.
    pub(super) fn refused(mut self, codes: &[ProblemCode]) -> Self {
        for code in codes {
            let same = codes.iter().filter(|other| other.status() == code.status());
            let words: Vec<String> =
                same.map(|code| format!("{} (`{}`)", code.title(Language::En), code.as_str())).collect();
            let problem = json!({ "schema": { "$ref": "#/components/schemas/Problem" } });
            let answer = &mut self.0[code.status().to_string()];
            *answer = json!({ "description": words.join(". ") + ".", "content": { (Problem::MEDIA_TYPE): problem } });
            if matches!(code, ProblemCode::TooManyRequests | ProblemCode::Busy | ProblemCode::Timeout) {
                answer["headers"]["Retry-After"] = header("Seconds after which to ask again.");
            }
        }
        self
    }

    /// As utoipa takes them.
    pub(super) fn responses(self) -> BTreeMap<String, RefOr<Response>> {
        serde_json::from_value(self.0).expect("they are written as OpenAPI has them")
    }
}

fn header(description: &str) -> Value {
    json!({ "schema": { "type": "string" }, "description": description })
}

/// Names the answers of a route: `answers! { ScoreAnswers => DocumentedAnswers::json(…) }`.
macro_rules! answers {
    ($name:ident => $answers:expr) => {
        struct $name;

        impl utoipa::IntoResponses for $name {
            fn responses()
            -> std::collections::BTreeMap<String, utoipa::openapi::RefOr<utoipa::openapi::response::Response>> {
                $answers.responses()
            }
        }
    };
}

pub(super) use answers;
