use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Map, Value};

/// The machine copy of the record of a ruling, in the canonical form of RFC 8785 (JCS): names sorted, no blanks. From
/// its `record` and its question everything else in it follows, so that whoever has the same version of the program can
/// make it again.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct RulingRecord {
    /// The version of this form: 1.
    pub version: u32,
    /// What was typed, as it was sent: the request for the record without its question.
    pub record: Map<String, Value>,
    /// The question that was ruled on, asked in full. With `decided` it holds the marks of the decision in place of
    /// the claims.
    pub request: Map<String, Value>,
    /// What `POST /v1/scores` answers to it.
    pub answer: Value,
    /// The question with both players' claims and the answer to that. With `decided`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub disputed: Option<DisputedQuestion>,
    /// What each part is known by.
    pub hashes: Hashes,
    /// What made the record.
    pub engine: MadeBy,
    /// The code of the question, or the link that ends in it; left out where the question has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub permalink: Option<String>,
    /// The referee's signature. Left out where nobody signed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub signature: Option<Signature>,
}

/// A question with both players' claims, and what was answered to it.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "Disputed")]
pub struct DisputedQuestion {
    /// The question.
    pub request: Map<String, Value>,
    /// The answer.
    pub answer: Value,
}

/// SHA-256, in hexadecimal, of the canonical form (RFC 8785) of each part of a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Hashes {
    /// Of `record`.
    #[schemars(regex(pattern = r"^[0-9a-f]{64}$"))]
    pub record: String,
    /// Of `request`.
    #[schemars(regex(pattern = r"^[0-9a-f]{64}$"))]
    pub request: String,
    /// Of `answer`.
    #[schemars(regex(pattern = r"^[0-9a-f]{64}$"))]
    pub answer: String,
    /// Of `disputed`, where there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(regex(pattern = r"^[0-9a-f]{64}$"))]
    pub disputed: Option<String>,
}

/// The program that made a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct MadeBy {
    /// Its version.
    pub version: &'static str,
    /// The version of its rule sets.
    pub rules_version: &'static str,
}

/// A signature over the canonical form (RFC 8785) of the whole record without its member `signature`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Signature {
    /// `ed25519` (RFC 8032).
    pub algorithm: &'static str,
    /// The key that checks it, as PEM: what `openssl pkey -pubout` writes.
    pub public_key: String,
    /// The 64 bytes of the signature in base64.
    pub value: String,
}
