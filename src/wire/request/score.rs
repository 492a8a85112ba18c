//! A question about scores: what is read, what the schema says, and what programs write.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Value, json};

use super::history::{HistoryRequest, PlayOrPass, Prisoners};
use super::points::{AdjustmentRequest, KomiRequest, Overtime};
use super::rule_sets::RuleSetsRequest;
use crate::board::{Color, PointSet, Size};
use crate::formats::json::Json;
use crate::life::Budget;
use crate::render::Language;
use crate::report::Detail;
use crate::rules::RuleReadingId;
use crate::wire::from_json::{FieldMark, FromJson, MarkedField, RequestObject as _, forms, request};
use crate::wire::reader::{Expected, JsonReader, Path};
use crate::wire::{CODE_MAX, Limits, Name, Rows, Whole};

/// A number of stones set before the first move.
type HandicapStones = Whole<0, { Size::POINTS_MAX as u32 }>;

request! {
    /// One question: a finished game, and under which rule sets it is to be scored. The position is given as `rows`, as
    /// `moves`, as `sgf` or as the `code` of a permalink. Unknown fields are refused. A field that is `null` counts as
    /// left out.
    #[derive(Default)]
    #[schemars(extend(
        "oneOf" = Self::one_position(),
        "allOf" = Self::parts_beside_positions(),
        "not" = { "anyOf": Self::needing_life().map(|(field, _)| beside_no_life(field)).collect::<Value>() },
        "examples" = [example()],
    ))]
    pub struct ScoreRequest {
        /// The final position, the top row first, all rows equally long. `X`, `#`, `B`, `●` black; `O`, `W`, `○` white;
        /// `.`, `+`, `,` empty; `x` and `o` a stone claimed dead. One stone claimed dead stands for its chain; a chain
        /// drawn dead in part is listed in `assumptions`. A board on which every stone is small is refused as a
        /// probable other notation.
        #[schemars(with = "Option<Vec<String>>", length(min = 1, max = Size::LINES_MAX))]
        #[schemars(inner(pattern(r"^[XOxo#BW●○.+,]{1,25}$")))]
        pub rows: Option<Rows> => [Position],
        /// The game, move by move, from `initial_rows`: pairs of a player and a point or `pass`. Players need not take
        /// turns. Self-capture is played; ko is not checked. From a complete record (a first board that is empty or
        /// shows handicap stones only) prisoners and history are counted; numbers that are given besides must agree.
        /// Where they end in a pass of each player the game ended by passes, if `history.ended_by` does not say
        /// otherwise.
        #[schemars(length(max = Limits::DEFAULT.moves_max))]
        pub moves: Option<Vec<(Color, PlayOrPass)>> => [Position],
        /// The board before the first of `moves`: handicap stones, or a position from the middle of a game. By default
        /// an empty board of 19 by 19 lines.
        #[schemars(with = "Option<Vec<String>>", length(min = 1, max = Size::LINES_MAX))]
        #[schemars(inner(pattern(r"^[XO#BW●○.+,]{1,25}$")))]
        pub initial_rows: Option<Rows> => [PartOf("moves")],
        /// A game record in SGF. The main line of its first game is played; what is changed by hand in it leaves
        /// prisoners and history unknown. Where the request is silent the record tells which stones are dead (by `TB`
        /// and `TW`, or by crosses), the rule set that comes first (`RU`), komi for every set (`KM`) and how the game
        /// ended (`RE`). What is repaired in it is listed in `assumptions`; the answer gets `record`.
        pub sgf: Option<String> => [Position],
        /// How far the record is played: so many moves, or to the node with this name (`N`), on whatever line it
        /// stands.
        pub sgf_at: Option<SgfPlace> => [PartOf("sgf")],
        /// The code of a permalink: a whole question. What else stands in the request takes the place of what the code
        /// says; of `prisoners`, `history` and `overtime` member by member. Where other `rule_sets` are asked for,
        /// what the code says of sets that are not scored any more is left out. A code of a later version is refused
        /// with `later-version`, one in which a letter is wrong with `invalid-code`.
        #[schemars(length(max = CODE_MAX), regex(pattern = r"^[0-9][A-Za-z0-9_-]*$"))]
        pub code: Option<String> => [Position],
        /// Stones claimed dead by agreement, on top of those that `rows` draw as dead; one stone stands for its chain.
        /// An empty list says that no other stone is dead. Or `pass-alive`: whatever stands inside an opposing
        /// unconditionally alive area. Or `as-marked`: what a record marks, and no other stone. Or `propose`: of what
        /// nobody spoke, what is likely; every score that rests on it is `provisional`. Left out: nobody spoke, unless
        /// `rows` draw dead stones or there are `claims`; of a record the dead stones are those that it marks.
        /// Of what nobody spoke, what reading shows to be captured whoever starts comes off, what it shows to live or
        /// to stand in seki stays, and the rest is counted every way. It holds for every rule set that takes stones off
        /// by agreement.
        pub dead: Option<DeadStonesRequest>,
        /// Stones of which nobody spoke, beside a list in `dead`, as where some marks of a record are lost; one stone
        /// stands for its chain. What becomes of them is what reading shows, as where `dead` is left out. Beside
        /// `propose` it says of which stones nobody spoke, in place of all that are not marked as dead.
        pub unsaid: Option<PointSet> => [SilencedBy("dead")],
        /// Stones claimed dead under one rule set, by its id or alias, in place of `dead`: federations rule differently
        /// on some shapes. The set must be among `rule_sets`.
        #[schemars(extend("maxProperties" = Limits::DEFAULT.rule_sets_max))]
        pub dead_by_rule_set: Option<BTreeMap<String, PointSet>>,
        /// Chains claimed to be in seki; one stone stands for its chain.
        pub seki: Option<PointSet>,
        /// What two players claim who disagree: the answer gets `dispute`, and every way to rule is counted. Whatever
        /// `dead`, `seki` or a record mark, both have agreed on already; a claim may repeat it, but not contradict it.
        pub claims: Option<ClaimsRequest> => [SilencedBy("claims")],
        /// Stones captured in play by each player; self-captured stones count for the opponent. Never taken to be 0:
        /// where they matter and are not known, the score is undetermined.
        pub prisoners: Option<Prisoners>,
        /// What is known of the moves.
        pub history: Option<HistoryRequest>,
        /// Stones set before White's first move; 0 and 1 are an even game. At most the points of the board.
        pub handicap: Option<HandicapStones>,
        /// Another number of handicap stones that is told of the game, as by a record (`HA`) whose stones do not show
        /// it. What a rule set does not make of both alike is undetermined and needs `handicap`. Whoever gives
        /// `handicap` beside a record says which is right.
        pub said_handicap: Option<HandicapStones> => [SilencedBy("handicap")],
        /// Points to White: a number for every rule set; `rule-set` for each set's own; `record` for that of the
        /// record, for every set; or numbers by id or alias of a rule set, where sets that are not named take their
        /// own. By default that of the record, and without one each set's own.
        pub komi: Option<KomiRequest>,
        /// Ing overtime periods bought by each player.
        pub overtime: Option<Overtime>,
        /// Points given for other reasons, such as a penalty of the opponent.
        #[schemars(length(max = Limits::DEFAULT.adjustments_max))]
        pub adjustments: Option<Vec<AdjustmentRequest>>,
        /// The rule sets, in the order of the answer, each once. By default `korean-2016`, `chinese-2002` and
        /// `ing-sst`.
        pub rule_sets: Option<RuleSetsRequest>,
        /// Pairs of rule sets to compare, by id or alias, besides the first with each other one. Each must be among
        /// `rule_sets`. They are told in `differences`: not with detail `totals`.
        #[schemars(length(max = Limits::DEFAULT.compare_max))]
        pub compare: Option<Vec<(String, String)>>,
        /// Which documented readings of a rule text are listed besides the default one: all (`true`, the default;
        /// `neutral-points-literal` only where it turns the winner of a settled board and no result shows that the
        /// players agreed on the count), none, or those named.
        pub readings: Option<ListedReadings> => [Shown],
        /// Whether to say what is known of the life of each group, and to tell protective moves that are still owed
        /// from territory. Default true; false counts only.
        pub classify: Option<bool>,
        /// How many positions reading a board may search, a question counting for twenty. More may settle what is
        /// `undecided` or `unverified`. Default 80,000; not with `classify` false.
        pub search_nodes: Option<Nodes> => [NeedsLife("a budget"), SilencedBy("classify")],
        /// How much is wanted: `totals` (results, leads and sums, without reasons and without the board: neither
        /// `differences`, whatever `compare` names, nor `map` and `points`, whatever `map_rule_set` names, nor
        /// `proposal`; `dispute`, `record` and what is asked for by `true` are told all the same), `ledger` (reasons as
        /// well: ledgers, differences, checks) or `full`, the default.
        pub detail: Option<Detail> => [Shown],
        /// Whether to say how little would make another outcome: the answer gets `sensitivity`. Default false.
        pub sensitivity: Option<bool> => [AddsToScores],
        /// Whether to say how players count it at the board, step by step: the answer gets `procedures`. Default false.
        pub procedures: Option<bool> => [AddsToScores],
        /// Whether the answer bears what shows that groups cannot be captured: `proofs`, which anybody can check. It
        /// takes some milliseconds more. Default false; not with `classify` false.
        pub proofs: Option<bool> => [NeedsLife("proofs"), AddsToScores],
        /// Whether the answer bears a permalink: the code of the whole question. Default false.
        pub permalink: Option<bool> => [AddsToScores, Shown],
        /// Whether the answer bears a picture of the board, as `POST /v1/diagrams` draws it: the board is then read
        /// once for both. Default false.
        pub diagram: Option<bool> => [AddsToScores, Shown],
        /// The rule set, one of those scored, whose reading of the board `map`, `points` and the picture show: which
        /// stones it takes off, and what the other points then are. Default: the agreed marks, whatever the rule sets.
        /// `map` and `points` are told with detail `full`.
        #[schemars(example = "chinese-2002")]
        pub map_rule_set: Option<String> => [Shown],
        /// Whether the board is counted as it stands where it is not known that the game ended: a record that breaks
        /// off, or that tells neither two passes nor a count. Default false: such a game has no result.
        pub as_it_stands: Option<bool>,
        /// Whether to look for what alone would explain the result that a record tells, where its own rules give
        /// another. Default true. It can take much longer than the score.
        pub explain_record: Option<bool> => [Shown],
        /// The language of sentences. Default: that of `Accept-Language`, else English.
        pub language: Option<Language>,
        /// The caller's name for the question, echoed in the answer as it was sent.
        pub id: Option<Name> => [Shown],
    }
}

impl ScoreRequest {
    /// Fields that may not stand beside `classify: false`, and what they ask for.
    pub(crate) fn needing_life() -> impl Iterator<Item = (&'static MarkedField<Self>, &'static str)> {
        let needs =
            |field: &MarkedField<Self>| if let FieldMark::NeedsLife(what) = field.mark { Some(what) } else { None };
        Self::MARKED.iter().filter_map(move |field| Some((field, needs(field)?)))
    }
}

/// What a request must not be.
fn beside_no_life(field: &MarkedField<ScoreRequest>) -> Value {
    let properties = json!({ "classify": { "const": false }, field.name: (field.asking)() });
    json!({ "required": ["classify", field.name], "properties": properties })
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
    /// What is proposed where nobody marked it: a provisional answer.
    #[serde(rename = "propose")]
    Propose,
    /// The chains with a stone on these points.
    #[serde(untagged)]
    Points(PointSet),
}

request! {
    /// What each of two players claims. Neither may be left out: a player who says that every stone stays claims `{}`.
    #[derive(Copy, Default, Eq)]
    pub struct ClaimsRequest {
        /// What Black claims.
        pub black: ClaimRequest,
        /// What White claims.
        pub white: ClaimRequest,
    }

    /// What one player claims. Chains that are not named are claimed to stay and to live on their own.
    #[derive(Copy, Default, Eq)]
    pub struct ClaimRequest {
        /// Stones of either colour claimed dead; one stone stands for its chain.
        pub dead: Option<PointSet>,
        /// Chains of either colour claimed to be in seki; one stone stands for its chain.
        pub seki: Option<PointSet>,
    }

}

/// How many positions reading a board may search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(inline)]
pub struct Nodes(#[schemars(range(min = Budget::MIN, max = Limits::default().search_nodes_max))] pub u32);

impl Nodes {
    /// How many may be asked for.
    pub(crate) fn range(limits: &Limits) -> RangeInclusive<u32> {
        Budget::MIN..=limits.search_nodes_max.max(Budget::MIN)
    }
}

impl FromJson for Nodes {
    const EXPECTED: Expected = Expected::Text("a number of positions");
    const PLACEHOLDER: Self = Self(Budget::MIN);

    fn from_json(reader: &mut JsonReader, path: &Path<'_>, json: &Json<'_>) -> Option<Self> {
        let range = Self::range(&reader.limits);
        reader.integer(path, json, range, Self::EXPECTED).map(Self)
    }
}

forms! {
    SgfPlace: "a number of moves, or the name of a node",
        [] [Text => Self::Node, Number => |Whole(moves): Whole<0, 100_000>| Self::Moves(moves)],
        else Self::Moves(0);
    DeadStonesRequest: "a list of points, \"pass-alive\", \"as-marked\" or \"propose\"",
        ["pass-alive" => Self::PassAlive, "as-marked" => Self::AsMarked, "propose" => Self::Propose] [List => Self::Points],
        else Self::Points(PointSet::EMPTY);
    ListedReadings: "true, false or a list of readings", [] [Flag => Self::All, List => Self::Only],
        else Self::All(true);
}

/// Which documented readings of a rule text an answer lists.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "ReadingsRequest")]
#[serde(untagged)]
pub enum ListedReadings {
    /// All or none.
    All(bool),
    /// The default reading, and those of these names.
    Only(#[schemars(extend("uniqueItems" = true))] Vec<RuleReadingId>),
}

impl Default for ListedReadings {
    fn default() -> Self {
        Self::All(true)
    }
}

impl ListedReadings {
    /// In the order of an answer.
    pub(crate) fn sorted(mut self) -> Self {
        if let Self::Only(names) = &mut self {
            names.sort_unstable();
            names.dedup();
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(feature = "rulings")]
    use crate::wire::RulingRequest;
    use crate::wire::{MoveRequest, schemas};

    #[test]
    fn a_schema_has_the_fields_that_are_read_and_asks_for_those_that_must_be_there() {
        let schema = |name: &str| &schemas().iter().find(|(known, _)| *known == name).expect("it is listed").1;
        let (scores, moves) = (schema("score-request"), schema("move-request"));
        for (object, fields) in [
            (scores, ScoreRequest::FIELDS),
            (&scores["$defs"]["HistoryRequest"], HistoryRequest::FIELDS),
            (moves, MoveRequest::FIELDS),
            #[cfg(feature = "rulings")]
            (schema("ruling-request"), RulingRequest::FIELDS),
        ] {
            let names: Vec<_> = object["properties"].as_object().expect("fields").keys().collect();
            assert_eq!(names, fields);
        }
        #[cfg(feature = "rulings")]
        {
            let example = schema("ruling-request")["examples"][0].to_string();
            assert!(crate::wire::read_ruling(example.as_bytes(), &Limits::default()).is_ok());
        }
        assert_eq!((scores.get("required"), &moves["required"]), (None, &json!(["moves"])));
        assert_eq!(scores["$defs"]["LastPlayRequest"]["required"], json!(["player"]));
        assert_eq!(scores["$defs"]["AdjustmentRequest"]["required"], json!(["amount", "player", "reason"]));
    }
}
