//! The shape of a request for a record of a ruling; [`super::read_ruling()`] reads it.

use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Map, Value, json};

use super::ClaimRequest;
use crate::render::Language;

/// The record of one ruling: a question, the rule set that rules, and what the referee types. What is typed is never
/// interpreted; it holds no control characters, texts over several lines may hold line breaks and tabs.
#[derive(Clone, Debug, Default, PartialEq, Serialize, JsonSchema)]
#[schemars(deny_unknown_fields)]
#[schemars(extend("examples" = [example()]))]
pub struct RulingRequest {
    /// The question: the body of a `POST /v1/scores`. The record answers it in full and in its own language, whatever
    /// `detail`, `readings`, `language` and `id` say.
    pub request: Map<String, Value>,
    /// The rule set that rules, by its id or alias: one of those of the question. By default its first.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "String", default, length(max = 500))]
    pub rule_set: Option<String>,
    /// Which claim the referee upheld, where the question has `claims`: `black`, `white`, or the stones that are dead
    /// and the chains in seki in the end, all of them. The record then counts with these marks and keeps the
    /// claims beside it. Without the field it counts with what both players say.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "DecidedRequest", default)]
    pub decided: Option<DecidedRequest>,
    /// The tournament.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "String", default, length(max = 200))]
    pub event: Option<String>,
    /// Where it is held.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "String", default, length(max = 200))]
    pub place: Option<String>,
    /// The number or name of the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "String", default, length(max = 200))]
    pub table: Option<String>,
    /// The round.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "String", default, length(max = 200))]
    pub round: Option<String>,
    /// The day.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "String", default, length(max = 200))]
    pub date: Option<String>,
    /// The time of the ruling.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "String", default, length(max = 200))]
    pub time: Option<String>,
    /// The players' names.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "NamesRequest", default)]
    pub players: Option<NamesRequest>,
    /// The referee's name.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "String", default, length(max = 200))]
    pub referee: Option<String>,
    /// What the referee ruled.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "String", default, length(max = 4000))]
    pub ruling: Option<String>,
    /// What somebody held against it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "String", default, length(max = 4000))]
    pub dissent: Option<String>,
    /// Whatever else is to be kept.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "String", default, length(max = 4000))]
    pub note: Option<String>,
    /// The language of headings and sentences. By default that of the question.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Language", default)]
    pub language: Option<Language>,
    /// The language in which headings and the announcement stand a second time.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Language", default)]
    pub second_language: Option<Language>,
    /// Where the page of a service is found, `http` or `https`: the printed code is then a link to the question there,
    /// else the bare code, which `gyega score CODE` opens.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "String", default, length(max = 200), regex(pattern = r"^https?://[^/?#]+(/[^?#]*)?$"))]
    pub link_base: Option<String>,
}

/// The players' names, as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(deny_unknown_fields)]
pub struct NamesRequest {
    /// Black's.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "String", default, length(max = 200))]
    pub black: Option<String>,
    /// White's.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "String", default, length(max = 200))]
    pub white: Option<String>,
}

/// Which claim the referee upheld.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub enum DecidedRequest {
    /// Black's.
    #[serde(rename = "black")]
    Black,
    /// White's.
    #[serde(rename = "white")]
    White,
    /// Neither as a whole: what is dead and in seki in the end.
    #[serde(untagged)]
    Marks(Box<ClaimRequest>),
}

/// Black claims the stone on B4, White does not agree; the referee follows Black.
fn example() -> Value {
    json!({
        "request": {
            "rows": ["...XO....", ".O.XO....", "...XO....", "...XO....", "...XO...."],
            "prisoners": { "black": 0, "white": 0 },
            "claims": { "black": { "dead": ["B4"] }, "white": {} },
            "rule_sets": ["korean-2016", "chinese-2002"],
        },
        "decided": "black",
        "event": "A tournament",
        "players": { "black": "A", "white": "B" },
        "ruling": "B4 is dead.",
    })
}
