use serde_json::{Map, Value, json};

use super::values::Rows;
use crate::board::ByColor;
use crate::formats::case_file::CaseFile;
use crate::formats::drawing::Drawing;
use crate::formats::katago::rules_to_json;
use crate::formats::katago_query::Query;
use crate::formats::record::Record;
use crate::report::ScoreCase;
use crate::rules::KatagoRules;

/// Rules in `KataGo`'s words and the rule sets taken by default after them, as a request names them.
pub(crate) fn rule_sets_after(rules: &KatagoRules) -> Value {
    let own = std::iter::once(json!({"katago": rules_to_json(rules)}));
    own.chain(ScoreCase::default_rule_sets().into_iter().map(|rules| json!(rules.id))).collect()
}

/// A drawn board as a request: with handicap and rules where they stand beside it.
pub(crate) fn of_drawing(drawing: &Drawing) -> Map<String, Value> {
    let mut members = board_of_drawing(drawing);
    members.extend(drawing.handicap.map(|handicap| ("handicap".to_owned(), json!(handicap))));
    members.extend(drawing.rules.iter().map(|rules| ("rule_sets".to_owned(), rule_sets_after(rules))));
    members
}

/// A drawn board, and the prisoners that are told beside it.
pub(crate) fn board_of_drawing(drawing: &Drawing) -> Map<String, Value> {
    let mut members = Map::new();
    members.insert("rows".to_owned(), json!(drawing.rows));
    let ByColor { black, white } = drawing.prisoners;
    let prisoners = [("black", black), ("white", white)];
    let known = prisoners.into_iter().filter_map(|(player, number)| Some((player.to_owned(), json!(number?))));
    let prisoners: Map<String, Value> = known.collect();
    if !prisoners.is_empty() {
        members.insert("prisoners".to_owned(), Value::Object(prisoners));
    }
    members
}

/// A documented position as a request: without komi, as its claims are, and with the chains claimed to stand in seki.
pub(crate) fn of_case(case: &CaseFile) -> Map<String, Value> {
    let seki = case.seki_marks();
    let mut members = Map::new();
    let mut put = |name: &str, value: Value| members.insert(name.to_owned(), value);
    put("id", json!(case.key()));
    put("rows", json!(Rows(case.board)));
    put("prisoners", json!(case.head.prisoners));
    put("komi", json!(0));
    put("handicap", json!(0));
    // What the text calls dead is drawn so.
    put("dead", json!([]));
    if !seki.is_empty() {
        put("seki", json!(seki));
    }
    if let Some(last) = last_play_of_case(case) {
        put("history", json!({"last_play": last}));
    }
    members
}

/// The move that led to a case, unless it is unknown or a pass.
pub(crate) fn last_play_of_case(case: &CaseFile) -> Option<Value> {
    let last = case.head.last_move.as_ref()?;
    let point = last.point?;
    Some(json!({"player": last.player, "point": point, "captured": last.captures}))
}

/// A query of `KataGo`'s analysis engine as a request about the position that it asks about, under its rules and those
/// taken by default, and as a record.
pub(crate) fn of_query(query: Query) -> (Map<String, Value>, Record) {
    let Query { id, game, rules } = query;
    let mut members = Map::new();
    members.insert("rule_sets".to_owned(), rule_sets_after(&rules));
    // It asks about a position, whether the game ended there or not.
    members.insert("as_it_stands".to_owned(), json!(true));
    members.extend(id.map(|id| ("id".to_owned(), json!(id))));
    (members, game.into())
}
