use serde_json::{Value, json};

use super::read_request::{ReadRequest as _, json_of_body};
use crate::board::{Color, Stones};
use crate::formats::case_file::DocumentedPosition;
use crate::formats::diagram;
use crate::formats::drawing::Drawing;
use crate::formats::json::Json;
use crate::formats::katago::rules_to_json;
use crate::formats::katago_query::Query;
use crate::formats::recognise::{ContentFault, InputContent, recognise};
use crate::formats::record::{Record, text_start};
use crate::formats::{JsonFault, JsonFaults};
use crate::render::Language;
use crate::report::ScoreTask;
use crate::rules::KatagoRules;
use crate::wire::{ErrorCode, Limits, Name, Problem, ProblemError, RefusedRequest, Rows, ScoreQuestion};

/// Rules in `KataGo`'s words and the rule sets taken by default after them, as a request names them.
fn rule_sets_after(rules: &KatagoRules) -> Value {
    let katago = std::iter::once(json!({"katago": rules_to_json(rules)}));
    katago.chain(ScoreTask::default_rule_sets().into_iter().map(|rules| json!(rules.id))).collect()
}

/// A drawn board as a request: with handicap and rules where they stand beside it.
fn request_of_drawing(drawing: &Drawing) -> Value {
    let mut request = board_of_drawing(drawing);
    if let Some(handicap) = drawing.handicap {
        request["handicap"] = json!(handicap);
    }
    if let Some(rules) = &drawing.rules {
        request["rule_sets"] = rule_sets_after(rules);
    }
    request
}

/// A drawn board, and the prisoners that are told beside it.
pub(crate) fn board_of_drawing(drawing: &Drawing) -> Value {
    let mut request = json!({ "rows": drawing.rows });
    for color in Color::BOTH {
        if let Some(number) = drawing.prisoners.get(color) {
            request["prisoners"][color.as_str()] = json!(number);
        }
    }
    request
}

/// A documented position as a request: without komi, as its claims are, and with the chains claimed to stand in seki.
fn request_of_case(case: &DocumentedPosition) -> Value {
    let seki = case.seki_marks();
    // What the text calls dead is drawn so.
    let mut request = json!({
        "id": case.key(),
        "rows": Rows(case.board),
        "prisoners": case.head.prisoners,
        "komi": 0,
        "handicap": 0,
        "dead": [],
    });
    if !seki.is_empty() {
        request["seki"] = json!(seki);
    }
    if let Some(last) = last_play_of_case(case) {
        request["history"] = json!({ "last_play": last });
    }
    request
}

/// The move that led to a case, unless it is unknown or a pass.
pub(crate) fn last_play_of_case(case: &DocumentedPosition) -> Option<Value> {
    let last = case.head.last_move.as_ref()?;
    let point = last.point?;
    Some(json!({"player": last.player, "point": point, "captured": last.captures}))
}

/// A query of `KataGo`'s analysis engine as a request about the position that it asks about, whether the game ended
/// there or not, under its rules and those taken by default.
fn request_of_query(Query { id, rules, .. }: &Query) -> Value {
    let mut request = json!({ "rule_sets": rule_sets_after(rules), "as_it_stands": true });
    if let Some(id) = id {
        request["id"] = json!(id);
    }
    request
}

/// What was recognised, as a request; of a record the game comes apart.
pub(crate) fn request_of_content<'c>(
    content: &'c InputContent,
    limits: &Limits,
) -> Result<(Json<'c>, Option<Record>), Problem> {
    let request = match content {
        InputContent::Request(body) | InputContent::Ruling(body) => json_of_body(body, limits)?,
        InputContent::Code(code) => json!({ "code": code }).into(),
        InputContent::Drawing(drawing) => request_of_drawing(drawing).into(),
        InputContent::Documented(case) => request_of_case(case).into(),
        InputContent::Query(query) => request_of_query(query).into(),
        InputContent::Record(_) => json!({}).into(),
    };
    Ok((request, content.record()))
}

/// A text without the chains that have no liberty, so that all else of it can be read; and its stones with them.
pub(in crate::wire) fn mended(content: &InputContent) -> Option<(InputContent, Stones)> {
    match content {
        InputContent::Drawing(drawing) => {
            let drawn = diagram::read_rows(&drawing.rows).ok()?;
            let rows = diagram::write_rows(&drawn.stones.without(&drawn.stones.stones_without_liberty()), &drawn.dead);
            Some((InputContent::Drawing(Box::new(Drawing { rows, ..(**drawing).clone() })), drawn.stones))
        }
        InputContent::Record(record) => {
            let mut record = record.clone();
            let game = &mut record.game;
            let drawn = game.replay.stones;
            let stuck = game.replay.stones.stones_without_liberty();
            game.replay.stones.remove(&stuck);
            game.crossed -= stuck;
            game.dead = game.dead.map(|dead| dead - stuck);
            Some((InputContent::Record(record), drawn))
        }
        InputContent::Request(_)
        | InputContent::Ruling(_)
        | InputContent::Code(_)
        | InputContent::Documented(_)
        | InputContent::Query(_) => None,
    }
}

/// Whether nothing is wrong but chains without a liberty.
pub(in crate::wire) fn is_about_liberties(problem: &Problem) -> bool {
    !problem.errors.is_empty() && problem.errors.iter().all(|error| error.code == ErrorCode::NoLiberty)
}

/// The question that bytes hold.
pub(in crate::wire) fn question(content: &InputContent, limits: &Limits) -> Result<ScoreQuestion, Problem> {
    let (request, record) = request_of_content(content, limits)?;
    ScoreQuestion::read(&request, record, limits)
}

pub(in crate::wire) fn unreadable(language: Language, fault: &ContentFault) -> Problem {
    let found = "nothing that can be read".to_owned();
    let expected = "a record of a game, a drawn board, a request, a documented position or a permalink".to_owned();
    let error = ProblemError::new(ErrorCode::UnreadableInput, String::new(), found, expected);
    Problem::of_errors(language, vec![error.with_detail(fault.to_string())])
}

/// Reads a query of `KataGo`'s analysis engine as a request about the position that it asks about, under its rules and
/// those taken by default; nothing where the bytes hold none.
///
/// # Errors
///
/// Everything that is wrong with it, as one problem.
pub(crate) fn read_query(bytes: &[u8], limits: &Limits) -> Option<Result<ScoreQuestion, Box<RefusedRequest>>> {
    if !text_start(bytes).starts_with(b"{") {
        return None;
    }
    let read = match recognise(bytes, "", "") {
        Ok(content @ InputContent::Query(_)) => question(&content, limits),
        Err(ContentFault::Query(faults)) => Err(refused(faults, limits)),
        Ok(_) | Err(_) => return None,
    };
    Some(read.map_err(|problem| {
        let query: Value = serde_json::from_slice(text_start(bytes)).unwrap_or_default();
        Box::new(RefusedRequest { id: query["id"].as_str().map(Name::from), problem })
    }))
}

fn refused(faults: JsonFaults, limits: &Limits) -> Problem {
    let error = |JsonFault { pointer, found, expected }: JsonFault| {
        ProblemError::new(ErrorCode::InvalidKatago, pointer, found, expected)
    };
    Problem::of_errors(limits.language, faults.0.into_iter().map(error).collect())
}
