//! The shape of a request, for its schema and for programs that write requests. Requests are read by
//! [`super::read_request`], which reports every fault at once; a test holds the two together.

use std::borrow::Cow;
use std::collections::BTreeMap;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Serialize, Serializer};
use serde_json::{Map, Value, json};

use super::read::Readings;
use super::values::{Both, Name, Number, Player, PointList, PointName};
use crate::render::Language;
use crate::rules::{Amount, RuleSet};

/// One question: a finished game, and under which rule sets it is to be scored. The position is given as `rows`,
/// as `moves`, as `sgf` or as the `code` of a permalink. Unknown fields are refused. A field that is `null` counts as
/// left out.
#[derive(Clone, Debug, Default, PartialEq, Serialize, JsonSchema)]
#[schemars(deny_unknown_fields)]
#[schemars(extend(
    "oneOf" = [{ "required": ["rows"] }, { "required": ["moves"] }, { "required": ["sgf"] }, { "required": ["code"] }],
    "dependentRequired" = { "initial_rows": ["moves"], "sgf_at": ["sgf"] },
    "not" = { "required": ["classify", "search_nodes"], "properties": { "classify": { "const": false } } },
    "examples" = [example()],
))]
pub struct ScoreRequest {
    /// The final position, the top row first, all rows equally long. `X`, `#`, `B`, `●` black; `O`, `W`, `○` white;
    /// `.`, `+`, `,` empty; `x` and `o` a stone claimed dead. One stone claimed dead stands for its chain; a chain
    /// drawn dead in part is listed in `assumptions`. A board on which every stone is small is refused as a
    /// probable other notation.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Vec<String>", default, length(min = 1, max = 25), inner(pattern(r"^[XOxo#BW●○.+,]{1,25}$")))]
    pub rows: Option<Vec<String>>,
    /// The game, move by move, from `initial_rows`: pairs of a player and a point or `pass`. Players need not take
    /// turns. Self-capture is played; ko is not checked. From a complete record (a first board that is empty or
    /// shows handicap stones only) prisoners and history are counted; numbers that are given besides must agree.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Vec<(Player, PlayOrPass)>", default, length(max = 5000))]
    pub moves: Option<Vec<(Player, PlayOrPass)>>,
    /// The board before the first of `moves`: handicap stones, or a position from the middle of a game. By default an
    /// empty board of 19 by 19 lines.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Vec<String>", default, length(min = 1, max = 25), inner(pattern(r"^[XO#BW●○.+,]{1,25}$")))]
    pub initial_rows: Option<Vec<String>>,
    /// A game record in SGF. The main line of its first game is played; what is changed by hand in it leaves prisoners
    /// and history unknown. Where the request is silent the record tells which stones are dead (by `TB` and `TW`,
    /// or by crosses), the rule set that comes first (`RU`), komi for every set (`KM`) and how the game ended
    /// (`RE`). What is repaired in it is listed in `assumptions`; the answer gets `record`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "String", default)]
    pub sgf: Option<String>,
    /// How far the record is played: so many moves, or to the node with this name (`N`), on whatever line it stands.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "SgfPlace", default)]
    pub sgf_at: Option<SgfPlace>,
    /// The code of a permalink: a whole question. What else stands in the request takes the place of what the code
    /// says; of `prisoners`, `history` and `overtime` member by member. Where other `rule_sets` are asked for,
    /// what the code says of sets that are not scored any more is left out. A code of a later version is refused
    /// with `later-version`, one in which a letter is wrong with `invalid-code`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "String", default, length(max = 2000), regex(pattern = r"^[0-9][A-Za-z0-9_-]*$"))]
    pub code: Option<String>,
    /// Stones claimed dead by agreement, on top of those that `rows` draw as dead; one stone stands for its chain. An
    /// empty list says that no other stone is dead. Or `pass-alive`: whatever stands inside an opposing
    /// unconditionally alive area. Or `as-marked`: what a record marks, and no other stone. Left out: nobody
    /// spoke, unless `rows` draw dead stones or there are `claims`; of a record the dead stones are those that it
    /// marks. Of what nobody spoke, what reading shows to be captured whoever starts comes off, what it shows to
    /// live or to stand in seki stays, and the rest is counted every way. It holds for every rule set that takes
    /// stones off by agreement.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "DeadStonesRequest", default)]
    pub dead: Option<DeadStonesRequest>,
    /// Stones of which nobody spoke, beside a list in `dead`, as where some marks of a record are lost; one stone
    /// stands for its chain. What becomes of them is what reading shows, as where `dead` is left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "PointList", default)]
    pub unsaid: Option<PointList>,
    /// Stones claimed dead under one rule set, by its id or alias, in place of `dead`: federations rule differently on
    /// some shapes. The set must be among `rule_sets`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "BTreeMap<String, PointList>", default, extend("maxProperties" = 64))]
    pub dead_by_rule_set: Option<BTreeMap<String, PointList>>,
    /// Chains claimed to be in seki; one stone stands for its chain.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "PointList", default)]
    pub seki: Option<PointList>,
    /// What two players claim who disagree: the answer gets `dispute`, and every way to rule is counted. Whatever
    /// `dead`, `seki` or a record mark, both have agreed on already; a claim may repeat it, but not contradict it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "ClaimsRequest", default)]
    pub claims: Option<ClaimsRequest>,
    /// Stones captured in play by each player; self-captured stones count for the opponent. Never taken to be 0: where
    /// they matter and are not known, the score is undetermined.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Prisoners", default)]
    pub prisoners: Option<Prisoners>,
    /// What is known of the moves.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "HistoryRequest", default)]
    pub history: Option<HistoryRequest>,
    /// Stones set before White's first move; 0 and 1 are an even game. At most the points of the board.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "u16", default, range(max = 625))]
    pub handicap: Option<u16>,
    /// Points to White: a number for every rule set; `rule-set` for each set's own; `record` for that of the record,
    /// for every set; or numbers by id or alias of a rule set, where sets that are not named take their own. By
    /// default that of the record, and without one each set's own.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "KomiRequest", default)]
    pub komi: Option<KomiRequest>,
    /// Ing overtime periods bought by each player.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Overtime", default)]
    pub overtime: Option<Overtime>,
    /// Points given for other reasons, such as a penalty of the opponent.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schemars(default, length(max = 64))]
    pub adjustments: Vec<AdjustmentRequest>,
    /// The rule sets, in the order of the answer, each once. By default `korean-2016`, `chinese-2002` and `ing-sst`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "RuleSetsRequest", default)]
    pub rule_sets: Option<RuleSetsRequest>,
    /// Pairs of rule sets to compare, by id or alias, besides the first with each other one. Each must be among
    /// `rule_sets`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schemars(default, length(max = 256))]
    pub compare: Vec<(String, String)>,
    /// Which documented readings of a rule text are listed besides the default one: all (`true`, the default;
    /// `neutral-points-literal` only where it turns the winner of a settled board and no result shows that the
    /// players agreed on the count), none, or those named.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "ReadingsRequest", default)]
    pub readings: Option<ReadingsRequest>,
    /// Whether to say what is known of the life of each group, and to tell protective moves that are still owed from
    /// territory. Default true; false counts only.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "bool", default)]
    pub classify: Option<bool>,
    /// How many positions reading a board may search, a question counting for twenty. More may settle what is
    /// `undecided` or `unverified`. Default 80,000; not with `classify` false.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "u32", default, range(min = 1000, max = 1_000_000))]
    pub search_nodes: Option<u32>,
    /// How much is wanted: `totals` (results, leads and sums, without reasons and without the board; what else a
    /// request names is told as before), `ledger` (reasons as well: ledgers, differences, checks) or `full`, the
    /// default.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "DetailWord", default)]
    pub detail: Option<DetailWord>,
    /// Whether to say how little would make another outcome: the answer gets `sensitivity`. Default false.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "bool", default)]
    pub sensitivity: Option<bool>,
    /// Whether to say how players count it at the board, step by step: the answer gets `procedures`. Default false.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "bool", default)]
    pub procedures: Option<bool>,
    /// Whether the answer bears a permalink: the code of the whole question. Default false.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "bool", default)]
    pub permalink: Option<bool>,
    /// Whether the answer bears a picture of the board, as `POST /v1/diagrams` draws it: the board is then read once
    /// for both. Default false.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "bool", default)]
    pub diagram: Option<bool>,
    /// The rule set, one of those scored, whose reading of the board `map`, `points` and the picture show: which
    /// stones it takes off, and what the other points then are. Default: the agreed marks, whatever the rule sets.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "String", default, example = "chinese-2002")]
    pub map_rule_set: Option<String>,
    /// Whether the board is counted as it stands where it is not known that the game ended: a record that breaks off,
    /// or that tells neither two passes nor a count. Default false: such a game has no result.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "bool", default)]
    pub as_it_stands: Option<bool>,
    /// Whether to look for what alone would explain the result that a record tells, where its own rules give another.
    /// Default true. It can take much longer than the score.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "bool", default)]
    pub explain_record: Option<bool>,
    /// The language of sentences. Default: that of `Accept-Language`, else English.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Language", default)]
    pub language: Option<Language>,
    /// The caller's name for the question, echoed in the answer as it was sent.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Name", default)]
    pub id: Option<Name>,
}

/// KBA "How to play", Diagram 1.
fn example() -> Value {
    json!({
        "rows": ["OX..XXO..", "OXX.XOO..", "OOXX.XO.O", ".OOX.XOO.", "..OXXXXOO", "..OOOX.XO", "..OXXX.XX", "..OX.X...", "..OOX...."],
        "prisoners": { "black": 1, "white": 0 },
        "komi": 0,
        "rule_sets": ["korean-2016", "chinese-2002", "ing-sst"],
    })
}

/// A point to play on, or `pass`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "Turn")]
pub enum PlayOrPass {
    /// No stone is played.
    #[serde(rename = "pass")]
    Pass,
    /// A stone is played here.
    #[serde(untagged)]
    Play(PointName),
}

/// A place in a game record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum SgfPlace {
    /// After so many moves of the main line.
    Moves(#[schemars(range(max = 100_000))] u32),
    /// At the node with this name.
    Node(String),
}

/// Stones claimed dead.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "DeadStones")]
pub enum DeadStonesRequest {
    /// Whatever stands inside an opposing unconditionally alive area.
    #[serde(rename = "pass-alive")]
    PassAlive,
    /// What a record marks, and no other stone.
    #[serde(rename = "as-marked")]
    AsMarked,
    /// The chains with a stone on these points.
    #[serde(untagged)]
    Points(PointList),
}

/// What each of two players claims. Neither may be left out: a player who says that every stone stays claims `{}`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(deny_unknown_fields)]
pub struct ClaimsRequest {
    /// What Black claims.
    pub black: ClaimRequest,
    /// What White claims.
    pub white: ClaimRequest,
}

/// What one player claims. Chains that are not named are claimed to stay and to live on their own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(deny_unknown_fields)]
pub struct ClaimRequest {
    /// Stones of either colour claimed dead; one stone stands for its chain.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "PointList", default)]
    pub dead: Option<PointList>,
    /// Chains of either colour claimed to be in seki; one stone stands for its chain.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "PointList", default)]
    pub seki: Option<PointList>,
}

/// Stones captured in play by each player. Either may be left out when it is not known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(deny_unknown_fields)]
pub struct Prisoners {
    /// White stones captured by Black, and those White captured of its own.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "u32", default, range(max = 100_000))]
    pub black: Option<u32>,
    /// Black stones captured by White, and those Black captured of its own.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "u32", default, range(max = 100_000))]
    pub white: Option<u32>,
}

/// What is known of the moves. Everything may be left out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(deny_unknown_fields)]
pub struct HistoryRequest {
    /// Stones played by Black, handicap stones not included.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "u32", default, range(max = 100_000))]
    pub black_plays: Option<u32>,
    /// Stones played by White.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "u32", default, range(max = 100_000))]
    pub white_plays: Option<u32>,
    /// Passes of Black, those that ended the game included.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "u32", default, range(max = 100_000))]
    pub black_passes: Option<u32>,
    /// Passes of White, those that ended the game included.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "u32", default, range(max = 100_000))]
    pub white_passes: Option<u32>,
    /// Passes of Black before the last stone was played.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "u32", default, range(max = 100_000))]
    pub black_early_passes: Option<u32>,
    /// Passes of White before the last stone was played.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "u32", default, range(max = 100_000))]
    pub white_early_passes: Option<u32>,
    /// Who passed first in the game; `none` when nobody did.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "FirstPassWord", default)]
    pub first_pass: Option<FirstPassWord>,
    /// The last stone played.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "LastPlayRequest", default)]
    pub last_play: Option<LastPlayRequest>,
    /// How the game ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "EndWord", default)]
    pub ended_by: Option<EndWord>,
    /// Who lost: needed when `ended_by` is `resignation`, `time` or `forfeit`, and only then.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "LoserWord", default)]
    pub lost_by: Option<LoserWord>,
}

/// The last stone played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(deny_unknown_fields)]
pub struct LastPlayRequest {
    /// By whom.
    pub player: Player,
    /// Where; left out when it is not known: then a ko cannot be told.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "PointName", default)]
    pub point: Option<PointName>,
    /// The stones it captured, `[]` if none; left out when they are not known: then a ko cannot be told.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "PointList", default)]
    pub captured: Option<PointList>,
}

macro_rules! request_words {
    ($( $(#[$doc:meta])* $name:ident { $( $(#[$word_doc:meta])* $word:ident = $text:literal, )+ } )+) => { $(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
        pub enum $name { $( $(#[$word_doc])* #[serde(rename = $text)] $word, )+ }
    )+ };
}

request_words! {
    /// A player, or nobody.
    FirstPassWord {
        /// Black.
        Black = "black",
        /// White.
        White = "white",
        /// Nobody.
        None = "none",
    }

    /// How a game ended.
    EndWord {
        /// By passes in a row.
        Passes = "passes",
        /// By agreement.
        Agreement = "agreement",
        /// One player resigned.
        Resignation = "resignation",
        /// One player ran out of time.
        Time = "time",
        /// One player, or both, forfeited.
        Forfeit = "forfeit",
        /// It is not known that it ended: the result is undetermined, unless `as_it_stands` asks for what the board would count.
        Unknown = "unknown",
    }

    /// Who lost.
    LoserWord {
        /// Black.
        Black = "black",
        /// White.
        White = "white",
        /// Both players.
        Both = "both",
    }

    /// How much of an answer is wanted.
    DetailWord {
        /// Results, leads and sums, without reasons and without the board.
        Totals = "totals",
        /// Reasons as well: ledgers, differences, checks.
        Ledger = "ledger",
        /// Everything.
        Full = "full",
    }
}

/// A number of points in a request: a multiple of a quarter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct GivenAmount(pub Number);

impl From<Amount> for GivenAmount {
    fn from(amount: Amount) -> Self {
        Self(Number(amount))
    }
}

impl JsonSchema for GivenAmount {
    fn schema_name() -> Cow<'static, str> {
        "GivenAmount".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "number",
            "description": "A number of points, a multiple of a quarter.",
            "multipleOf": 0.25,
            "minimum": -100_000,
            "maximum": 100_000,
            "examples": [6.5, 0, 3.75],
        })
    }
}

/// Points to White.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub enum KomiRequest {
    /// Each rule set's own.
    #[serde(rename = "rule-set")]
    OfRuleSet,
    /// That of the record, for every rule set. A fault where there is no record, or where it tells none.
    #[serde(rename = "record")]
    OfRecord,
    /// The same for every rule set.
    #[serde(untagged)]
    Same(GivenAmount),
    /// By id or alias of a rule set; sets not named take their own.
    #[serde(untagged)]
    ByRuleSet(#[schemars(extend("maxProperties" = 64))] BTreeMap<String, GivenAmount>),
}

/// Ing overtime periods bought by each player; a player left out bought none. More than three lose the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(deny_unknown_fields)]
pub struct Overtime {
    /// Periods bought by Black.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "u8", default, range(max = 100))]
    pub black: Option<u8>,
    /// Periods bought by White.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "u8", default, range(max = 100))]
    pub white: Option<u8>,
}

/// Points given to a player for a reason of the event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(deny_unknown_fields)]
pub struct AdjustmentRequest {
    /// Who gets them.
    pub player: Player,
    /// How many; a negative number takes them away.
    pub amount: GivenAmount,
    /// Why, in words; at most 200 characters.
    #[schemars(length(max = 200), regex(pattern = r"\S"))]
    pub reason: String,
    /// Under which rule sets, by id or alias; under all of them by default. Each must be among those scored.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schemars(default, length(min = 1))]
    pub rule_sets: Vec<String>,
}

/// The rule sets to score under.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub enum RuleSetsRequest {
    /// Every built-in rule set.
    #[serde(rename = "all")]
    All,
    /// These, in this order.
    #[serde(untagged)]
    These(#[schemars(length(min = 1, max = 64))] Vec<RuleSetRequest>),
}

/// One rule set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum RuleSetRequest {
    /// An id, an alias, one of `KataGo`'s compact rule strings, or the id of a custom set as an answer gives it.
    Id(String),
    /// `KataGo`'s rules, scored under its own formal definitions.
    Katago(KatagoRequest),
    /// A built-in set with changes.
    Custom(CustomRuleSet),
}

/// `KataGo`'s rules, in its own words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(deny_unknown_fields)]
pub struct KatagoRequest {
    /// `KataGo`'s rules as JSON, a preset's name, or a compact rule string. Keys that are left out take `KataGo`'s
    /// defaults.
    #[schemars(extend("type" = ["object", "string"]))]
    pub katago: Value,
}

/// A built-in rule set with changes. Its id in the answer is that of the base with what it changes, for example
/// `korean-2016(komi=7.5,seki_points=counted)`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CustomRuleSet {
    /// The id or an alias of the set that is changed.
    pub base: String,
    /// Another komi.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub komi: Option<CustomKomi>,
    /// Axes and choices, by name.
    #[serde(flatten)]
    pub changes: BTreeMap<String, String>,
}

impl JsonSchema for CustomRuleSet {
    fn schema_name() -> Cow<'static, str> {
        "CustomRuleSet".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let mut properties = Map::new();
        properties.insert(
            "base".to_owned(),
            json!({ "type": "string", "description": "The id or an alias of the set that is changed." }),
        );
        let mut komi = generator.subschema_for::<CustomKomi>();
        komi.insert("description".to_owned(), "Another komi.".into());
        properties.insert("komi".to_owned(), komi.to_value());
        for axis in RuleSet::AXES {
            let choices = RuleSet::choices(axis).unwrap_or_default();
            properties.insert((*axis).to_owned(), json!({ "type": "string", "enum": choices }));
        }
        json_schema!({
            "type": "object",
            "description": "A built-in rule set with changes. Its id in the answer is that of the base with what it changes, \
                            for example `korean-2016(komi=7.5,seki_points=counted)`.",
            "properties": properties,
            "required": ["base"],
            "additionalProperties": false,
        })
    }
}

/// Komi of a custom rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum CustomKomi {
    /// In every game.
    Same(GivenAmount),
    /// By kind of game.
    ByGame(KomiByGame),
}

/// Komi of a custom rule set by kind of game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(deny_unknown_fields)]
pub struct KomiByGame {
    /// In an even game.
    pub even: GivenAmount,
    /// In a handicap game.
    pub handicap: GivenAmount,
}

/// Which readings are listed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum ReadingsRequest {
    /// All or none.
    All(bool),
    /// The default reading, and those of these names.
    Only(#[schemars(extend("uniqueItems" = true))] Vec<ReadingName>),
}

/// The name of a documented reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReadingName(pub &'static str);

impl Serialize for ReadingName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0)
    }
}

impl JsonSchema for ReadingName {
    fn schema_name() -> Cow<'static, str> {
        "ReadingName".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "string",
            "description": "The name of a documented reading of a rule text.",
            "enum": Readings::names().collect::<Vec<_>>(),
        })
    }
}

impl From<crate::board::ByColor<u32>> for Prisoners {
    fn from(prisoners: crate::board::ByColor<u32>) -> Self {
        let Both { black, white } = Both::of(prisoners, Some);
        Self { black, white }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{ByColor, Color, Point};
    use crate::life::Budget;
    use crate::wire::read::FIELDS;
    use crate::wire::{Limits, read_request, schemas};

    #[test]
    fn the_schema_has_the_fields_that_are_read() {
        let (_, schema) = schemas().into_iter().find(|(name, _)| *name == "score-request").expect("it is listed");
        let names: Vec<&str> = schema["properties"].as_object().expect("fields").keys().map(String::as_str).collect();
        assert_eq!(names, FIELDS);
        let history: Vec<&str> = schema["$defs"]["HistoryRequest"]["properties"]
            .as_object()
            .expect("fields")
            .keys()
            .map(String::as_str)
            .collect();
        assert_eq!(history, crate::wire::read_history::FIELDS);
        let claim = schema["$defs"]["ClaimRequest"]["properties"].as_object().expect("fields").keys();
        assert_eq!(claim.collect::<Vec<_>>(), crate::wire::read_claims::FIELDS);
    }

    #[test]
    fn the_limits_of_the_schema_are_those_of_the_reader() {
        let (_, schema) = schemas().into_iter().find(|(name, _)| *name == "score-request").expect("it is listed");
        let limits = Limits::default();
        let properties = &schema["properties"];
        assert_eq!(properties["moves"]["maxItems"], limits.moves_max);
        assert_eq!(properties["compare"]["maxItems"], limits.compare_max);
        assert_eq!(properties["adjustments"]["maxItems"], limits.adjustments_max);
        assert_eq!(properties["search_nodes"]["maximum"], limits.search_nodes_max);
        assert_eq!(properties["search_nodes"]["minimum"], Budget::MIN);
        assert_eq!(properties["dead_by_rule_set"]["maxProperties"], limits.rule_sets_max);
        assert_eq!(schema["$defs"]["RuleSetsRequest"]["anyOf"][1]["maxItems"], limits.rule_sets_max);
        assert_eq!(schema["$defs"]["KomiRequest"]["anyOf"][3]["maxProperties"], limits.rule_sets_max);
        assert_eq!(schema["$defs"]["Name"]["anyOf"][1]["maxLength"], crate::wire::read::ID_MAX);
    }

    #[test]
    fn a_request_written_by_the_library_is_read() {
        let point = Point { column: 1, row: 0 };
        let request = ScoreRequest {
            rows: Some(vec![".X.O".to_owned(), "....".to_owned()]),
            seki: Some(PointList([Point { column: 3, row: 1 }].into_iter().collect())),
            prisoners: Some(Prisoners::from(ByColor { black: 1, white: 2 })),
            history: Some(HistoryRequest {
                black_plays: Some(3),
                first_pass: Some(FirstPassWord::None),
                last_play: Some(LastPlayRequest { player: Player(Color::Black), point: None, captured: None }),
                ended_by: Some(EndWord::Time),
                lost_by: Some(LoserWord::White),
                ..HistoryRequest::default()
            }),
            komi: Some(KomiRequest::ByRuleSet([("aga".to_owned(), Amount::half_points(13).into())].into())),
            overtime: Some(Overtime { black: Some(1), white: None }),
            adjustments: vec![AdjustmentRequest {
                player: Player(Color::White),
                amount: Amount::points(-1).into(),
                reason: "late".to_owned(),
                rule_sets: Vec::new(),
            }],
            rule_sets: Some(RuleSetsRequest::These(vec![
                RuleSetRequest::Id("aga".to_owned()),
                RuleSetRequest::Katago(KatagoRequest { katago: json!("chinese") }),
                RuleSetRequest::Custom(CustomRuleSet {
                    base: "nz".to_owned(),
                    komi: Some(CustomKomi::Same(Amount::ZERO.into())),
                    changes: [("suicide".to_owned(), "forbidden".to_owned())].into(),
                }),
            ])),
            claims: Some(ClaimsRequest {
                black: ClaimRequest { dead: Some(PointList(Point { column: 1, row: 1 }.into())), seki: None },
                white: ClaimRequest::default(),
            }),
            sensitivity: Some(true),
            procedures: Some(true),
            readings: Some(ReadingsRequest::Only(vec![ReadingName("shared-by-point")])),
            detail: Some(DetailWord::Ledger),
            language: Some(Language::En),
            ..ScoreRequest::default()
        };
        let read = |request: &ScoreRequest| {
            let body = serde_json::to_vec(request).expect("JSON");
            read_request(&body, &Limits::default()).unwrap_or_else(|problem| panic!("{problem:?}"))
        };
        let ids: Vec<_> = read(&request).case.rule_sets.iter().map(|set| set.id.to_string()).collect();
        assert_eq!(ids, ["aga", "koSIMPLEscoreAREAtaxNONEsui0whbNfpok1", "nz(komi=0,suicide=forbidden)"]);
        let moves = ScoreRequest {
            moves: Some(vec![
                (Player(Color::Black), PlayOrPass::Play(PointName(point))),
                (Player(Color::White), PlayOrPass::Pass),
            ]),
            dead: Some(DeadStonesRequest::PassAlive),
            rule_sets: Some(RuleSetsRequest::All),
            komi: Some(KomiRequest::OfRuleSet),
            ..ScoreRequest::default()
        };
        assert_eq!(read(&moves).case.rule_sets.len(), 28);
    }
}
