//! Requests with a code: where they are silent they say what the code holds.

use super::record::RecordField;
use super::rules::named_rule_sets;
use crate::formats::json::{Json, quoted};
use crate::report::ScoreTask;
use crate::wire::checker::RequestChecker;
use crate::wire::from_json::{FieldMark, RequestObject};
use crate::wire::permalink_code::CodeContent;
use crate::wire::reader::Path;
use crate::wire::{ErrorCode, KomiRequest, Limits, ScoreRequest};

/// The code of a request, opened; one that is faulty holds nothing.
pub(crate) struct OpenedCode {
    pub(crate) content: CodeContent,
    is_faulty: bool,
}

/// Opens the code of a request, if it has one. What is wrong with it is noted.
pub(crate) fn open(checker: &mut RequestChecker<'_>, code: Option<&str>) -> Option<OpenedCode> {
    let path = Path::field("code");
    let content = match code {
        None if !checker.has_fault(&path) => return None,
        None => None,
        Some(text) => CodeContent::read(text)
            .map_err(|fault| {
                let code = if fault.is_of_later_version() { ErrorCode::LaterVersion } else { ErrorCode::InvalidCode };
                checker.fault(&path, code, format!("{fault} ({})", quoted(text)), fault.expected());
            })
            .ok(),
    };
    Some(OpenedCode { is_faulty: content.is_none(), content: content.unwrap_or_default() })
}

/// Checks a request with what its code says where it is silent. Errors about what the code gave, and the request does
/// not say itself, point to the code; other fields that give a position beside it are noted.
pub(crate) fn check_on_code<F: RequestObject, T>(
    checker: &mut RequestChecker<'_>,
    request: &F,
    of_code: &F,
    check: impl FnOnce(&mut RequestChecker<'_>, F) -> T,
) -> T {
    let mut positions = F::marked(|mark| matches!(mark, FieldMark::Position | FieldMark::PartOf(_)));
    positions.retain(|field| *field != "code");
    let whole = request.clone().without(&positions).or_fields_of(of_code.clone());
    let json = checker.json;
    let is_said = |pointer: &str| json.at(pointer).is_some_and(|said| *said != Json::Null);
    let told = checker.retell(
        |checker| check(checker, whole),
        |mut error| {
            let of_code = serde_json::to_value(of_code).unwrap_or_default();
            let is_position = error.pointer.split('/').nth(1).is_some_and(|field| positions.contains(&field));
            if !is_said(&error.pointer) && (is_position || of_code.pointer(&error.pointer).is_some()) {
                error.pointer = Path::field("code").pointer();
            }
            Some(error)
        },
    );
    for name in positions.iter().filter(|name| is_said(&Path::field(name).pointer())) {
        let found = format!("a code and {name}");
        checker.conflict(&Path::field(name), found, "one of the two");
    }
    told
}

impl OpenedCode {
    /// The record that it holds.
    pub(crate) fn recorded(&self) -> Option<RecordField> {
        if self.is_faulty {
            return Some(RecordField::Faulty);
        }
        self.content.record.as_ref().map(|record| RecordField::Read(Box::new(record.game.clone().into())))
    }

    /// Marks rules and komi as given by the record if they were so when the code was made and the request gives none.
    pub(crate) fn credit(&self, given: &ScoreRequest, task: &mut ScoreTask) {
        if let (Some(of_code), Some(record)) = (&self.content.record, &mut task.record) {
            record.gives_rules = of_code.gives_rules && given.rule_sets.is_none();
            record.gives_komi = of_code.gives_komi && given.komi.is_none();
        }
    }

    /// The question that it holds, without what has no meaning beside what a request gives itself.
    pub(crate) fn request(&self, given: &ScoreRequest, limits: &Limits) -> ScoreRequest {
        let mut request = self.content.request.clone();
        if let Some(named) = &given.rule_sets {
            // What is wrong with them is noted where they are read.
            let named_rule_sets = named_rule_sets(&mut RequestChecker::silent(limits), named);
            keep_rule_sets(&mut request, &|id| named_rule_sets.iter().any(|set| set.id == id));
        }
        let is_silenced = |mark| matches!(mark, FieldMark::SilencedBy(field) if given.has(field));
        request = request.without(&ScoreRequest::marked(is_silenced));
        if ScoreRequest::needing_life().any(|(field, _)| (field.is_asked)(given)) {
            request.classify = None;
        }
        if let Some((history, given)) = request.history.as_mut().zip(given.history.as_ref()) {
            if given.ended_by.is_some() || given.lost_by.is_some() {
                (history.ended_by, history.lost_by) = (None, None);
            }
            // What was played last is said as a whole.
            history.last_play = history.last_play.filter(|_| given.last_play.is_none());
        }
        request
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
    if let Some(list) = &mut request.adjustments {
        list.retain_mut(|adjustment| {
            let Some(named) = &mut adjustment.rule_sets else { return true };
            named.retain(|id| is_scored(id));
            !named.is_empty()
        });
    }
    if let Some(list) = &mut request.compare {
        list.retain(|(from, to)| is_scored(from) && is_scored(to));
    }
}
