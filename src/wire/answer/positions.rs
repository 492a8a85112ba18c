use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Map, Value};

use super::parts::Sentence;
use crate::board::ByColor;
use crate::explain::assumption;
use crate::formats::recognise::{InputContent, recognise};
use crate::formats::record::{decode, text_start};
use crate::formats::sgf::{Tree, unescaped, write};
use crate::position::{Assumption, End, Game};
use crate::report::ScoreTask;
use crate::rules::Amount;
use crate::wire::open_words::FormatWord;
use crate::wire::parse::content::{is_about_liberties, mended, question, unreadable};
use crate::wire::parse::read_request::read_choice_of_language;
use crate::wire::request::restated::request_of;
use crate::wire::view::view;
use crate::wire::{
    KomiRequest, Limits, Problem, ProblemError, Rows, RuleSetRequest, RuleSetsRequest, ScoreQuestion, ScoreRequest,
};

/// A position that was read from whatever a person has, as a request that can be changed and asked.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct PositionResponse {
    /// What was read. Open: later versions may add words. Now one of `sgf`, `gib`, `ngf`, `ogs` (records of games),
    /// `katago-query`, `request`, `drawing` (a board drawn or printed in text), `case` (a documented position),
    /// `permalink`, `ruling` (the machine copy of a record).
    #[schemars(with = "FormatWord")]
    pub format: &'static str,
    /// The position as it was told, with `rows`, and nothing that was taken in its place. `POST /v1/scores` takes it
    /// as it stands, and gives the scores of what was read; unless there are `errors`.
    pub request: ScoreRequest,
    /// The chains without a liberty, which must be mended before it can be scored; pointers lead into `request`.
    /// `request` has these chains, without any mark on them, and all else that was told.
    pub errors: Vec<ProblemError>,
    /// The game as a record in SGF: its first board, its moves and what was changed by hand in it, its marks, names,
    /// rules, komi and result, without comments and variations; `null` where there are neither moves nor a result.
    /// In the place of `rows` it gives `request` the moves too: the answer then gets `record`.
    pub sgf: Option<String>,
    /// What the record of a game tells beside its last board; `null` where there is none.
    pub record: Option<RecordFacts>,
    /// What was typed into the record of a ruling, as `POST /v1/records` takes it without its `request`; `null` where
    /// there is none.
    pub ruling: Option<Map<String, Value>>,
    /// What was repaired in the record, and what was taken from it.
    pub remarks: Vec<Sentence>,
}

view! {
    /// What the record of a game tells of it, as it is written; `null` for whatever it does not tell. Event, round,
    /// date, place and ranks are read from SGF only.
    pub struct RecordFacts(game: &Game, format: &str, bytes: &[u8]) {
        let tree = if format == "sgf" { Tree::parse(decode(bytes).text).ok() } else { None };
        let root = |name: &str| {
            let tree = tree.as_ref()?;
            let (_, value) = tree.values(*tree.games().first()?, name).next()?;
            Some(unescaped(value).trim().to_owned()).filter(|text| !text.is_empty())
        };
        /// The players' names.
        pub players: ByColor<Option<String>> =
            ByColor { black: game.players.black.clone(), white: game.players.white.clone() },
        /// The players' ranks.
        pub ranks: ByColor<Option<String>> = ByColor { black: root("BR"), white: root("WR") },
        /// The event.
        pub event: Option<String> = root("EV"),
        /// The round.
        pub round: Option<String> = root("RO"),
        /// The date.
        pub date: Option<String> = root("DT"),
        /// The place.
        pub place: Option<String> = root("PC"),
        /// The result, as `FF[4]` has it.
        pub result: Option<String> = game.result.map(|result| result.to_string()),
        /// Komi.
        pub komi: Option<Amount> = game.komi,
        /// The name of the rules.
        pub rules: Option<String> = game.rules.clone(),
        /// How overtime is played.
        pub overtime: Option<String> = game.overtime.clone(),
        /// How many moves there are, passes included.
        pub moves: usize = game.move_list.moves.len(),
    }
}

/// Reads a position from whatever a person has: a record of a game in SGF (any charset), GIB, NGF or the JSON of the
/// Online Go Server, a drawn or printed board, a request, a query of `KataGo`'s analysis engine, a documented position,
/// a permalink or a link to one. `choices` may name the `language` of the remarks.
///
/// ```
/// use gyega::wire::{Limits, read_position};
///
/// let read = read_position(b"(;SZ[3]PB[Kim];B[bb];W[];B[])", &[], &Limits::default()).unwrap();
/// assert_eq!((read.format, read.request.rows.unwrap().0.stones.rows()[1].as_str()), ("sgf", ".X."));
/// assert_eq!(read.record.unwrap().players.black.as_deref(), Some("Kim"));
/// ```
///
/// # Errors
///
/// Everything that is wrong with what they hold, or what was tried and why it is not that, as one problem.
pub fn read_position(bytes: &[u8], choices: &[(String, String)], limits: &Limits) -> Result<PositionResponse, Problem> {
    let language = read_choice_of_language(choices, limits)?;
    let limits = &Limits { language, ..*limits };
    let content = recognise(bytes, "input", "input").map_err(|fault| unreadable(language, &fault))?;
    let format = content.form(bytes);
    let (question, errors) = match question(&content, limits) {
        Err(problem) if is_about_liberties(&problem) => {
            let (mended, rows) = mended(&content).ok_or_else(|| problem.clone())?;
            let question = question(&mended, limits)?;
            (question, Some((problem.errors, rows)))
        }
        question => (question?, None),
    };
    let task = &question.task;
    let is_remark = |assumed: &&Assumption| matches!(assumed, Assumption::ChainMarkedWhole(..));
    let of_position = task.position.assumptions().iter().filter(is_remark);
    let remarks = task.assumptions_of_record();
    let remarks = remarks.iter().chain(of_position).map(|assumed| Sentence::new(language, assumption(assumed)));
    let mut request = request_without_defaults(&question);
    // A board that had to be mended is not the last one of its game.
    let tells_more = |game: &Game| !game.move_list.moves.is_empty() || game.result.is_some();
    let sgf = task.record.as_ref().filter(|record| errors.is_none() && tells_more(&record.game));
    let sgf = sgf.map(|record| write(&record.game));
    let errors = errors.map_or_else(Vec::new, |(errors, drawn)| {
        request.rows = Some(Rows::without_dead(drawn));
        errors
    });
    Ok(PositionResponse {
        format,
        request,
        errors,
        sgf,
        record: task.record.as_ref().map(|record| RecordFacts::new(&record.game, format, bytes)),
        ruling: matches!(content, InputContent::Ruling(_)).then(|| typed(bytes)),
        remarks: remarks.collect(),
    })
}

/// What was typed into the record of a ruling.
fn typed(bytes: &[u8]) -> Map<String, Value> {
    let copy: Value = serde_json::from_slice(text_start(bytes)).unwrap_or_default();
    copy.get("record").and_then(Value::as_object).cloned().unwrap_or_default()
}

/// The request without what is taken by default anyhow.
fn request_without_defaults(question: &ScoreQuestion) -> ScoreRequest {
    let mut request = request_of(&question.task, &question.readings);
    let record = question.task.record.as_deref();
    if record.is_some_and(|record| record.is_counted() && record.game.ended_by() == Some(End::Passes)) {
        // The request has no result of a record: what it shows is said in its place.
        request.history.get_or_insert_default().ended_by = Some(End::Agreement);
    }
    // Where a record names rules, silence would let them come first.
    let names_rules = record.is_some_and(|record| record.game.rule_set().is_some());
    let ids = ScoreTask::default_rule_sets().into_iter().map(|rules| RuleSetRequest::Id(rules.id.to_string()));
    let by_default = Some(RuleSetsRequest::These(ids.collect()));
    request.rule_sets = Some(request.rule_sets).filter(|sets| names_rules || *sets != by_default).flatten();
    request.komi = request.komi.filter(|komi| *komi != KomiRequest::OfRuleSet);
    request
}
