use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Map, Value, json};

use crate::formats::json::{Json, JsonKind};
use crate::render::Language;
use crate::wire::from_json::{FromJson, forms, request};
use crate::wire::reader::{Expected, JsonReader, Path};
use crate::wire::{ClaimRequest, PlainText};

/// What is typed on one line.
pub type LineText = PlainText<200>;

/// What is typed on several lines.
pub type Paragraph = PlainText<4000>;

request! {
    /// The record of one ruling: a question, the rule set that rules, and what the referee types. What is typed is
    /// never interpreted; it holds no control characters, texts over several lines may hold line breaks and tabs.
    #[derive(Default)]
    #[schemars(extend("examples" = [example()]))]
    pub struct RulingRequest {
        /// The question: the body of a `POST /v1/scores`. The record answers it in full and in its own language,
        /// whatever `detail`, `readings`, `language` and `id` say.
        pub request: QuestionAsSent,
        /// The rule set that rules, by its id or alias: one of those of the question. By default its first.
        pub rule_set: Option<String>,
        /// Which claim the referee upheld, where the question has `claims`: `black`, `white`, or the stones that are
        /// dead and the chains in seki in the end, all of them. The record then counts with these marks and keeps the
        /// claims beside it. Without the field it counts with what both players say.
        pub decided: Option<DecidedRequest>,
        /// The tournament.
        pub event: Option<LineText>,
        /// Where it is held.
        pub place: Option<LineText>,
        /// The number or name of the table.
        pub table: Option<LineText>,
        /// The round.
        pub round: Option<LineText>,
        /// The day.
        pub date: Option<LineText>,
        /// The time of the ruling.
        pub time: Option<LineText>,
        /// The players' names.
        pub players: Option<NamesRequest>,
        /// The referee's name.
        pub referee: Option<LineText>,
        /// What the referee ruled.
        pub ruling: Option<Paragraph>,
        /// What somebody held against it.
        pub dissent: Option<Paragraph>,
        /// Whatever else is to be kept.
        pub note: Option<Paragraph>,
        /// The language of headings and sentences. By default that of the question.
        pub language: Option<Language>,
        /// The language in which headings and the announcement stand a second time.
        pub second_language: Option<Language>,
        /// Where the page of a service is found, `http` or `https`: the printed code is then a link to the question
        /// there, else the bare code, which `gyega score CODE` opens.
        #[schemars(regex(pattern = r"^https?://[^/?#]+(/[^?#]*)?$"))]
        pub link_base: Option<LineText>,
    }

    /// The players' names, as typed.
    #[derive(Default)]
    pub struct NamesRequest {
        /// Black's.
        pub black: Option<LineText>,
        /// White's.
        pub white: Option<LineText>,
    }
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

/// A question as it was sent: an object.
#[derive(Clone, Debug, Default, PartialEq, Serialize, JsonSchema)]
#[schemars(inline)]
pub struct QuestionAsSent(#[schemars(with = "Map<String, Value>")] pub Value);

impl FromJson for QuestionAsSent {
    const EXPECTED: Expected = Expected::Text("a question: what POST /v1/scores takes");
    const PLACEHOLDER: Self = Self(Value::Null);

    fn from_json(reader: &mut JsonReader, path: &Path<'_>, json: &Json<'_>) -> Option<Self> {
        if json.kind() != JsonKind::Object {
            return reader.wrong_type(path, json, Self::EXPECTED);
        }
        Some(Self(json.to_value()))
    }
}

forms! {
    DecidedRequest: "\"black\", \"white\" or an object with dead, seki",
        ["black" => Self::Black, "white" => Self::White] [Object => |marks| Self::Marks(Box::new(marks))],
        else Self::Black;
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
