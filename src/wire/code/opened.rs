use super::{CodeContent, CodeFault, read, record_of};
use crate::formats::json::quoted;
use crate::report::Case;
use crate::wire::problem::ErrorCode;
use crate::wire::read_record::RecordField;
use crate::wire::read_rules::sets;
use crate::wire::reader::{Path, RequestReader};
use crate::wire::{KomiRequest, Limits, MoveRequest, ScoreRequest};

/// The code of a request, decoded as far as it could be.
pub(crate) struct DecodedCode {
    content: Option<CodeContent>,
}

/// Opens the code of a request, if it has one. What is wrong with it is noted.
pub(crate) fn open(reader: &mut RequestReader, code: Option<&str>) -> Option<DecodedCode> {
    let path = Path::ROOT.name("code");
    if code.is_none() && !reader.has_fault(&path) {
        return None;
    }
    let content = code.and_then(|text| read(text).map_err(|fault| note(reader, &path, text, fault)).ok());
    Some(DecodedCode { content })
}

/// Notes other fields that give a position beside a code.
pub(crate) fn note_positions(reader: &mut RequestReader, is_given: impl Fn(&str) -> bool, positions: &[&str]) {
    for name in positions.iter().filter(|name| is_given(name)) {
        let found = format!("a code and {name}");
        reader.fault(&Path::ROOT.name(name), ErrorCode::ConflictingFields, found, "one of the two");
    }
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
                record.as_ref().map(|record| RecordField::Read(Box::new(record_of(record.game.clone()))))
            }
        }
    }

    /// Says of a case what its record gives: what it gave when the code was made and what the request does not give in
    /// its place.
    pub(crate) fn credit(&self, given: &ScoreRequest, case: &mut Case) {
        let of_code = self.content.as_ref().and_then(|content| content.record.as_ref());
        if let (Some(of_code), Some(record)) = (of_code, &mut case.record) {
            record.gives_rules = of_code.gives_rules && given.rule_sets.is_none();
            record.gives_komi = of_code.gives_komi && given.komi.is_none();
        }
    }

    /// The question that it holds, without what has no meaning beside what a request gives itself.
    pub(crate) fn request(&self, given: &ScoreRequest, limits: &Limits) -> ScoreRequest {
        let Some(CodeContent { request, record, .. }) = &self.content else { return ScoreRequest::default() };
        let mut request = request.clone();
        if record.is_some() {
            // A code that tells no komi asks for each set's own; a request with a record that tells none asks for that
            // of the record.
            request.komi.get_or_insert(KomiRequest::OfRuleSet);
        }
        if let Some(named) = &given.rule_sets {
            // What is wrong with them is noted where they are read.
            let sets = sets(&mut RequestReader::silent(limits), named);
            keep_rule_sets(&mut request, &|id| sets.iter().any(|set| set.id == id));
        }
        if given.dead.is_some() {
            request.unsaid = None;
        }
        if given.classify.is_some() {
            request.search_nodes = None;
        }
        if given.search_nodes.is_some() {
            request.classify = None;
        }
        let ends = given.history.as_ref().is_some_and(|told| told.ended_by.is_some() || told.lost_by.is_some());
        if let Some(history) = request.history.as_mut().filter(|_| ends) {
            (history.ended_by, history.lost_by) = (None, None);
        }
        request
    }

    /// The same of a question about moves.
    pub(crate) fn moves(&self) -> MoveRequest {
        let Some(CodeContent { request, .. }) = &self.content else { return MoveRequest::default() };
        MoveRequest {
            rows: request.rows,
            last_play: request.history.as_ref().and_then(|history| history.last_play),
            prisoners: request.prisoners,
            rule_sets: request.rule_sets.clone(),
            ..MoveRequest::default()
        }
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

/// Lets errors about what a code gave, and a request does not say itself, point to the code.
pub(crate) fn point_to_code(reader: &mut RequestReader, after: usize, is_of_code: impl Fn(&str) -> bool) {
    reader.point_elsewhere(after, |pointer| is_of_code(pointer).then(|| Path::ROOT.name("code").pointer()));
}
