use serde_json::{Value, json};

use super::score::parse;
use crate::board::Color;
use crate::formats::case_file::CaseFile;
use crate::formats::drawing::Drawing;
use crate::formats::json::Json;
use crate::formats::katago::rules_to_json;
use crate::formats::katago_query::Query;
use crate::formats::recognise::InputContent;
use crate::formats::record::Record;
use crate::report::ScoreCase;
use crate::rules::KatagoRules;
use crate::wire::{Limits, Problem, Rows};

/// Rules in `KataGo`'s words and the rule sets taken by default after them, as a request names them.
fn rule_sets_after(rules: &KatagoRules) -> Value {
    let own = std::iter::once(json!({"katago": rules_to_json(rules)}));
    own.chain(ScoreCase::default_rule_sets().into_iter().map(|rules| json!(rules.id))).collect()
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
fn request_of_case(case: &CaseFile) -> Value {
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
pub(crate) fn last_play_of_case(case: &CaseFile) -> Option<Value> {
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
        InputContent::Request(body) | InputContent::Ruling(body) => parse(body, limits)?,
        InputContent::Code(code) => json!({ "code": code }).into(),
        InputContent::Drawing(drawing) => request_of_drawing(drawing).into(),
        InputContent::Case(case) => request_of_case(case).into(),
        InputContent::Query(query) => request_of_query(query).into(),
        InputContent::Record(_) => json!({}).into(),
    };
    Ok((request, content.record()))
}
