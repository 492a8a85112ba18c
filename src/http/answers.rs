use std::collections::BTreeMap;

use utoipa::openapi::content::ContentBuilder;
use utoipa::openapi::header::HeaderBuilder;
use utoipa::openapi::response::{Response, ResponseBuilder};
use utoipa::openapi::schema::{ObjectBuilder, Type};
use utoipa::openapi::{Ref, RefOr, Schema};

use super::negotiate::Media;
use crate::render::Language;
use crate::wire::{Code, Problem};

/// How a computation may be refused.
pub(super) const COMPUTED: &[Code] = &[
    Code::InvalidJson,
    Code::NotAcceptable,
    Code::TooLarge,
    Code::UnsupportedMediaType,
    Code::InvalidRequest,
    Code::TooManyRequests,
    Code::Internal,
    Code::Busy,
    Code::Timeout,
];

/// The answers of one operation, for the document.
pub(super) struct Answers(pub(super) BTreeMap<String, RefOr<Response>>);

impl Answers {
    /// 200 with JSON that one of our schemas describes.
    pub(super) fn json(description: &str, schema: &str) -> Self {
        Self::of(description, Media::JSON.name(), Ref::from_schema_name(schema))
    }

    /// 200 with some JSON object.
    pub(super) fn object(description: &str, media: Media) -> Self {
        Self::of(description, media.name(), Schema::Object(ObjectBuilder::new().schema_type(Type::Object).build()))
    }

    /// 200 with text of a media type.
    pub(super) fn text(description: &str, media_type: &str) -> Self {
        Self::of(description, media_type, Schema::Object(ObjectBuilder::new().schema_type(Type::String).build()))
    }

    /// The same as text in another media type, for those who ask for it.
    pub(super) fn or_text(mut self, media: Media) -> Self {
        let text = Schema::Object(ObjectBuilder::new().schema_type(Type::String).build());
        if let Some(RefOr::T(answer)) = self.0.get_mut("200") {
            answer.content.insert(media.name().to_owned(), ContentBuilder::new().schema(Some(text)).build().into());
        }
        self
    }

    /// 200 with what a schema describes.
    pub(super) fn of(description: &str, media_type: &str, schema: impl Into<RefOr<Schema>>) -> Self {
        let content = ContentBuilder::new().schema(Some(schema.into())).build();
        let answer = ResponseBuilder::new().description(description).content(media_type, content).build();
        Self(BTreeMap::from([("200".to_owned(), answer.into())]))
    }

    /// The answer bears a tag, and is left out when the caller has it already.
    pub(super) fn tagged(mut self) -> Self {
        let tag =
            || HeaderBuilder::new().description(Some("Tag of what is answered; send it as `If-None-Match`.")).build();
        if let Some(RefOr::T(answer)) = self.0.get_mut("200") {
            answer.headers.insert("ETag".to_owned(), RefOr::T(tag()));
        }
        let known = ResponseBuilder::new().description("The caller has it already.").header("ETag", tag()).build();
        self.0.insert("304".to_owned(), known.into());
        self
    }

    /// The answer is stored.
    pub(super) fn stored(self) -> Self {
        self.tagged().refused(&[Code::NotAcceptable, Code::TooManyRequests])
    }

    /// The answer is one of several that are stored, and have names.
    pub(super) fn named(self) -> Self {
        self.stored().refused(&[Code::NotFound])
    }

    /// Its query may be refused.
    pub(super) fn with_query(self) -> Self {
        self.refused(&[Code::InvalidRequest])
    }

    /// The ways in which it may be refused, a problem each.
    pub(super) fn refused(mut self, codes: &[Code]) -> Self {
        for code in codes {
            let same: Vec<&Code> = codes.iter().filter(|other| other.status() == code.status()).collect();
            let words: Vec<String> =
                same.iter().map(|code| format!("{} (`{}`)", code.title(Language::En), code.as_str())).collect();
            let content = ContentBuilder::new().schema(Some(Ref::from_schema_name("Problem"))).build();
            let answer =
                ResponseBuilder::new().description(words.join(". ") + ".").content(Problem::MEDIA_TYPE, content);
            let wait = HeaderBuilder::new().description(Some("Seconds after which to ask again.")).build();
            let is_for_now = matches!(code, Code::TooManyRequests | Code::Busy | Code::Timeout);
            let answer = if is_for_now { answer.header("Retry-After", wait) } else { answer };
            self.0.insert(code.status().to_string(), answer.build().into());
        }
        self
    }
}

/// Names the answers of a route: `answers! { ScoreAnswers => Answers::json(…) }`.
macro_rules! answers {
    ($name:ident => $answers:expr) => {
        struct $name;

        impl utoipa::IntoResponses for $name {
            fn responses()
            -> std::collections::BTreeMap<String, utoipa::openapi::RefOr<utoipa::openapi::response::Response>> {
                $answers.0
            }
        }
    };
}

pub(super) use answers;
