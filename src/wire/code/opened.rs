use std::borrow::Cow;

use serde_json::{Map, Value, json};

use super::{CodeContent, CodeFault, GivenByRecord, read, record_of};
use crate::report::Case;
use crate::wire::json::{Json, quoted};
use crate::wire::problem::ErrorCode;
use crate::wire::read_record::RecordField;
use crate::wire::read_rules::read_sets;
use crate::wire::reader::{Path, RequestReader};
use crate::wire::{KomiRequest, Limits, ScoreRequest};

/// Objects of which single members take the place of those of a code.
const BY_MEMBER: [&str; 3] = ["prisoners", "history", "overtime"];

/// The code of a request, decoded as far as it could be.
pub(crate) struct DecodedCode {
    content: Option<CodeContent>,
}

/// Opens the code of a request, if it has one. What is wrong with it is noted, and so are other fields that give a
/// position.
pub(crate) fn open(reader: &mut RequestReader, json: &Json<'_>, positions: &[&str]) -> Option<DecodedCode> {
    let (root, code) = (Path::ROOT, json.member("code")?);
    for name in positions.iter().filter(|name| json.member(name).is_some()) {
        let found = format!("a code and {name}");
        reader.fault(&root.name(name), ErrorCode::ConflictingFields, found, "one of the two");
    }
    let path = root.name("code");
    let text = reader.text(&path, code, "the code of a permalink");
    let content = text.and_then(|text| read(text).map_err(|fault| note(reader, &path, text, fault)).ok());
    Some(DecodedCode { content })
}

fn note(reader: &mut RequestReader, path: &Path<'_>, text: &str, fault: CodeFault) {
    let code = if fault.is_of_later_version() { ErrorCode::LaterVersion } else { ErrorCode::InvalidCode };
    let found = format!("{fault} ({})", quoted(text));
    reader.fault(path, code, found, fault.expected());
}

impl DecodedCode {
    /// The record that it holds.
    pub(crate) fn recorded(&self) -> Option<RecordField> {
        match &self.content {
            None => Some(RecordField::Faulty),
            Some(CodeContent { record, .. }) => {
                record.as_ref().map(|(game, _)| RecordField::Read(Box::new(record_of(game.clone()))))
            }
        }
    }

    /// Says of a case what its record gives: what it gave when the code was made and what the request does not give in
    /// its place.
    pub(crate) fn credit(&self, given: &Json<'_>, case: &mut Case) {
        let of_code = self.content.as_ref().and_then(|content| content.record.as_ref()).map(|(_, gives)| *gives);
        if let (Some(GivenByRecord { rules, komi, .. }), Some(record)) = (of_code, &mut case.record) {
            record.gives_rules = rules && given.member("rule_sets").is_none();
            record.gives_komi = komi && given.member("komi").is_none();
        }
    }

    /// The fields of a question about scores, as JSON, that a request does not give itself.
    pub(crate) fn fields(&self, given: &Json<'_>, limits: &Limits) -> Map<String, Value> {
        let Some(CodeContent { request, record, .. }) = &self.content else { return Map::new() };
        let mut request = request.clone();
        if record.is_some() {
            // A code that tells no komi asks for each set's own; a request with a record that tells none asks for that
            // of the record.
            request.komi.get_or_insert(KomiRequest::OfRuleSet);
        }
        if let Some(json) = given.member("rule_sets") {
            // What is wrong with them is noted where they are read.
            let sets =
                read_sets(&mut RequestReader::silent(), &Path::ROOT, json, limits.rule_sets_max).unwrap_or_default();
            keep_rule_sets(&mut request, &|id| sets.iter().any(|set| set.id == id));
        }
        if given.member("dead").is_some() {
            request.unsaid = None;
        }
        if given.member("classify").is_some() {
            request.search_nodes = None;
        }
        if given.member("search_nodes").is_some() {
            request.classify = None;
        }
        let history = given.member("history");
        let ends = history.is_some_and(|json| json.member("ended_by").is_some() || json.member("lost_by").is_some());
        if let Some(history) = request.history.as_mut().filter(|_| ends) {
            (history.ended_by, history.lost_by) = (None, None);
        }
        members_of(&request)
    }

    /// The same for a question about moves.
    pub(crate) fn move_fields(&self) -> Map<String, Value> {
        let Some(CodeContent { request, .. }) = &self.content else { return Map::new() };
        let last_play = request.history.as_ref().and_then(|history| history.last_play);
        let fields = [
            ("rows", request.rows.as_ref().map(|rows| json!(rows))),
            ("last_play", last_play.map(|last| json!(last))),
            ("prisoners", request.prisoners.map(|prisoners| json!(prisoners))),
            ("rule_sets", request.rule_sets.as_ref().map(|sets| json!(sets))),
        ];
        fields.into_iter().filter_map(|(name, value)| Some((name.to_owned(), value?))).collect()
    }
}

/// What is told of rule sets that are not scored any more is left out.
fn keep_rule_sets(request: &mut ScoreRequest, is_scored: &dyn Fn(&str) -> bool) {
    if let Some(KomiRequest::ByRuleSet(list)) = &mut request.komi {
        list.retain(|id, _| is_scored(id));
    }
    if let Some(list) = &mut request.dead_by_rule_set {
        list.retain(|id, _| is_scored(id));
    }
    request.adjustments.retain_mut(|adjustment| {
        let is_for_all = adjustment.rule_sets.is_empty();
        adjustment.rule_sets.retain(|id| is_scored(id));
        is_for_all || !adjustment.rule_sets.is_empty()
    });
    request.compare.retain(|(from, to)| is_scored(from) && is_scored(to));
}

/// A request as its members.
fn members_of(request: &ScoreRequest) -> Map<String, Value> {
    match serde_json::to_value(request) {
        Ok(Value::Object(members)) => members,
        _ => Map::new(),
    }
}

/// A request with the fields of a code wherever it is silent, and without any other position.
pub(crate) fn completed<'j>(given: &Json<'j>, fields: &'j Json<'j>, positions: &[&str]) -> Json<'j> {
    let (Json::Object(own), Json::Object(fields)) = (given, fields) else { return given.clone() };
    let is_told = |(name, value): &&(Cow<'_, str>, Json<'_>)| {
        *value != Json::Null || fields.iter().all(|(of_code, _)| of_code != name)
    };
    let own = own.iter().filter(|(name, _)| !positions.contains(&name.as_ref()));
    let mut members: Vec<_> = own.filter(is_told).cloned().collect();
    for (name, value) in fields {
        match members.iter_mut().find(|(own, _)| own == name) {
            None => members.push((Cow::Borrowed(name), value.clone())),
            Some((_, Json::Object(own))) if BY_MEMBER.contains(&name.as_ref()) => {
                let Json::Object(of_code) = value else { continue };
                let is_silent = |name: &str| own.iter().all(|(own, value)| own != name || *value == Json::Null);
                let added: Vec<_> = of_code.iter().filter(|(name, _)| is_silent(name)).cloned().collect();
                own.retain(|(name, value)| *value != Json::Null || added.iter().all(|(other, _)| other != name));
                own.extend(added);
            }
            Some(_) => {}
        }
    }
    Json::Object(members)
}

/// Lets errors about what a code gave, and a request does not say itself, point to the code.
pub(crate) fn point_to_code(
    reader: &mut RequestReader,
    after: usize,
    given: &Json<'_>,
    fields: &Json<'_>,
    positions: &[&str],
) {
    reader.point_elsewhere(after, |pointer| {
        let mut names = pointer.split('/').skip(1);
        let name = names.next()?;
        let is_given = match (given.member(name), names.next()) {
            (Some(object), Some(inner)) if BY_MEMBER.contains(&name) => object.member(inner).is_some(),
            (own, _) => own.is_some(),
        };
        let is_of_code = !is_given && (fields.member(name).is_some() || positions.contains(&name));
        is_of_code.then(|| Path::ROOT.name("code").pointer())
    });
}
