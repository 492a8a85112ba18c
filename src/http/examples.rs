//! For each operation of the document what may be sent, and what the service answers then. Answers are made by what the
//! routes call; of long lists and texts the beginning stands.

use serde::Serialize;
use serde_json::{Map, Value, json};

use super::settings::Settings;
use crate::batch::answer_line;
use crate::formats::cases;
use crate::render::Language;
use crate::ruling::Ruling;
use crate::wire::{
    self, CaseList, CaseResponse, Limits, RuleSetList, RuleSetResponse, read_position, read_ruling, resolve_rule_set,
};

pub(super) struct Example {
    pub(super) operation: &'static str,
    pub(super) request: Option<Value>,
    pub(super) answer: Value,
}

/// The example that stands in the schema of a request.
fn example_of(name: &str) -> Value {
    let schema = wire::schemas().iter().find(|(own, _)| *own == name);
    schema.and_then(|(_, schema)| schema.pointer("/examples/0")).cloned().unwrap_or_default()
}

const EXPLORER: &str = "<!-- HTML for static distribution bundle build -->\n<!DOCTYPE html>";

/// The body of a question and of its answer.
fn post(operation: &'static str, request: Value, answer: impl Fn(&[u8], &Limits) -> Option<Value>) -> Example {
    let body = request.as_str().map_or_else(|| request.to_string(), str::to_owned);
    let answer = answer(body.as_bytes(), &Limits::default()).unwrap_or_default();
    Example { operation, request: Some(request), answer }
}

/// What is answered to a question without a body.
fn get(operation: &'static str, answer: Value) -> Example {
    Example { operation, request: None, answer }
}

fn json_of(bytes: &[u8]) -> Option<Value> {
    serde_json::from_slice(bytes).ok()
}

/// A list with its first member alone.
fn first_of(list: &impl Serialize, field: &str) -> Value {
    let mut list = serde_json::to_value(list).unwrap_or_default();
    if let Some(members) = list.get_mut(field).and_then(Value::as_array_mut) {
        members.truncate(1);
    }
    list
}

fn first_line(file: &str) -> Value {
    file.lines().next().into()
}

/// Every example; the list of routes is read from the document.
pub(super) fn all_examples(routes: Value) -> Vec<Example> {
    let limits = Limits::default();
    let language = Language::En;
    let score = |body: &[u8], limits: &Limits| json_of(&wire::score(body, limits).ok()?);
    // Of one rule set the answer is short.
    let one_set = || json!(["korean-2016"]);
    let mut question = example_of("score-request");
    question["rule_sets"] = one_set();
    question["detail"] = "totals".into();
    let mut moves = example_of("move-request");
    moves["rule_sets"] = one_set();
    let mut ruling = example_of("ruling-request");
    ruling["request"]["rule_sets"] = one_set();
    let mut numbered = [question.clone(), json!({ "rows": ["X?"] })];
    for (line, id) in numbered.iter_mut().zip(1..) {
        line["id"] = json!(id);
    }
    let lines = |body: &[u8], limits: &Limits| {
        let answers = body.split(|byte| *byte == b'\n').map(|line| [&answer_line(line, limits)[..], b"\n"].concat());
        Some(String::from_utf8_lossy(&answers.collect::<Vec<_>>().concat()).into())
    };
    let unmarked = json!({
        "rows": [".....XOO.", ".O...XXOO", ".....X.XO", "XXXXXXXXO", "OOOOOOOOO", ".........", "...X.....", ".........", "........."],
        "rule_sets": ["korean-2016"],
    });
    let board = json!({ "rows": ["XXO.", ".XO.", "XXO."], "style": "print", "legend": false });
    let schema = wire::schemas().first().map(|(_, schema)| schema);
    let head: Map<String, Value> = ["$schema", "title"]
        .into_iter()
        .filter_map(|name| Some((name.to_owned(), schema?.get(name)?.clone())))
        .collect();
    let words: Map<String, Value> =
        Language::Ko.words().iter().take(2).map(|(key, word)| ((*key).to_owned(), (*word).into())).collect();
    let set = resolve_rule_set("tromp-taylor").ok();
    let set = set.and_then(|set| serde_json::to_value(RuleSetResponse::new(language, &set)).ok());
    let case = cases::by_key("kba-how-to-play/diagram-01");
    let case = case.and_then(|case| serde_json::to_value(CaseResponse::new(case)).ok());
    let well = || json!({ "status": "ok" });
    vec![
        post("score", question, score),
        get("openPermalink", example_of_link(&limits)),
        post("scoreBatch", numbered.map(|line| line.to_string()).join("\n").into(), lines),
        post("propose", unmarked, |body, limits| json_of(&wire::propose(body, limits).ok()?)),
        post("playMoves", moves, |body, limits| json_of(&wire::moves(body, limits).ok()?)),
        post("drawDiagram", board, |body, limits| Some(wire::diagram(body, limits).ok()?.into())),
        post("readPosition", "XXO.\n.XO.\nXXO.\n".into(), |body, limits| {
            serde_json::to_value(read_position(body, &[], limits).ok()?).ok()
        }),
        post("writeRecord", ruling, |body, limits| json_of(&Ruling::new(read_ruling(body, limits).ok()?).to_json())),
        get("listRuleSets", first_of(&RuleSetList::new(language), "rule_sets")),
        get("getRuleSet", set.unwrap_or_default()),
        get("listCases", first_of(&CaseList::built_in(), "cases")),
        get("getCase", case.unwrap_or_default()),
        get("getEvent", serde_json::to_value(Settings::default().event).unwrap_or_default()),
        get("listRoutes", routes),
        get("isLive", well()),
        get("isReady", well()),
        get("getMetrics", "# HELP ".into()),
        get("getDocument", json!({ "openapi": "3.1.0" })),
        get("getSchema", head.into()),
        get("explainProblem", "<!doctype html>".into()),
        get("getPage", first_line(include_str!("page/index.html"))),
        get("getPageWords", words.into()),
        get("getPageFile", first_line(include_str!("page/page.css"))),
        get("openExplorer", EXPLORER.into()),
        get("getExplorerFile", EXPLORER.into()),
    ]
}

pub(super) const CODE: &str = "1EFLQ9AAAAAIQAAAAEABI-5ag";

fn example_of_link(limits: &Limits) -> Value {
    let choices = [("detail".to_owned(), "totals".to_owned())];
    let report = |request: wire::ScoreQuestion| {
        serde_json::to_value(wire::ScoreResponse::new(&request, &crate::report::prepare(&request.task))).ok()
    };
    wire::read_link(CODE, &choices, limits).ok().and_then(report).unwrap_or_default()
}
