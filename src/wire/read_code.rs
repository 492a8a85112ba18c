//! Requests with a code: where they are silent they say what the code holds.

use super::Limits;
use super::code::CodeContent;
use super::problem::ErrorCode;
use super::read_record::RecordField;
use super::read_rules::sets;
use super::reader::{Path, RequestReader};
use super::request::{HistoryRequest, KomiRequest, Overtime, Prisoners, ScoreRequest};
use crate::formats::json::quoted;
use crate::report::ScoreCase;

/// The code of a request, opened; one that is faulty holds nothing.
pub(crate) struct OpenedCode {
    pub(crate) content: CodeContent,
    is_faulty: bool,
}

/// Opens the code of a request, if it has one. What is wrong with it is noted.
pub(crate) fn open(reader: &mut RequestReader, code: Option<&str>) -> Option<OpenedCode> {
    let path = Path::ROOT.name("code");
    let content = match code {
        None if !reader.has_fault(&path) => return None,
        None => None,
        Some(text) => CodeContent::read(text)
            .map_err(|fault| {
                let code = if fault.is_of_later_version() { ErrorCode::LaterVersion } else { ErrorCode::InvalidCode };
                reader.fault(&path, code, format!("{fault} ({})", quoted(text)), fault.expected());
            })
            .ok(),
    };
    Some(OpenedCode { is_faulty: content.is_none(), content: content.unwrap_or_default() })
}

/// Notes other fields that give a position beside a code.
pub(crate) fn note_positions(reader: &mut RequestReader, is_given: impl Fn(&str) -> bool, positions: &[&str]) {
    for name in positions.iter().filter(|name| is_given(name)) {
        let found = format!("a code and {name}");
        reader.fault(&Path::ROOT.name(name), ErrorCode::ConflictingFields, found, "one of the two");
    }
}

/// Lets errors about what a code gave, and a request does not say itself, point to the code.
pub(crate) fn point_to_code(reader: &mut RequestReader, after: usize, is_of_code: impl Fn(&str) -> bool) {
    reader.point_elsewhere(after, |pointer| is_of_code(pointer).then(|| Path::ROOT.name("code").pointer()));
}

impl OpenedCode {
    /// The record that it holds.
    pub(crate) fn recorded(&self) -> Option<RecordField> {
        if self.is_faulty {
            return Some(RecordField::Faulty);
        }
        self.content.record.as_ref().map(|record| RecordField::Read(Box::new(record.game.clone().into())))
    }

    /// Says of a case what its record gives: what it gave when the code was made and what the request does not give in
    /// its place.
    pub(crate) fn credit(&self, given: &ScoreRequest, case: &mut ScoreCase) {
        if let (Some(of_code), Some(record)) = (&self.content.record, &mut case.record) {
            record.gives_rules = of_code.gives_rules && given.rule_sets.is_none();
            record.gives_komi = of_code.gives_komi && given.komi.is_none();
        }
    }

    /// The question that it holds, without what has no meaning beside what a request gives itself.
    pub(crate) fn request(&self, given: &ScoreRequest, limits: &Limits) -> ScoreRequest {
        let mut request = self.content.request.clone();
        if let Some(named) = &given.rule_sets {
            // What is wrong with them is noted where they are read.
            let sets = sets(&mut RequestReader::silent(limits), named);
            keep_rule_sets(&mut request, &|id| sets.iter().any(|set| set.id == id));
        }
        if given.dead.is_some() {
            request.unsaid = None;
        }
        if given.handicap.is_some() {
            request.said_handicap = None;
        }
        if given.classify.is_some() {
            request.search_nodes = None;
        }
        if given.search_nodes.is_some() || given.proofs == Some(true) {
            request.classify = None;
        }
        let ends =
            given.history.as_ref().is_some_and(|history| history.ended_by.is_some() || history.lost_by.is_some());
        if let Some(history) = request.history.as_mut().filter(|_| ends) {
            (history.ended_by, history.lost_by) = (None, None);
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

impl ScoreRequest {
    /// The same with what a code holds wherever it is silent, and no other position.
    pub(crate) fn on_code(self, of_code: Self) -> Self {
        let (prisoners, history, overtime) = (self.prisoners, self.history.clone(), self.overtime);
        let given = Self { rows: None, moves: None, initial_rows: None, sgf: None, sgf_at: None, ..self };
        Self {
            prisoners: both(prisoners, of_code.prisoners, Prisoners::completed),
            history: both(history, of_code.history.clone(), HistoryRequest::completed),
            overtime: both(overtime, of_code.overtime, Overtime::completed),
            ..given.completed(of_code)
        }
    }

    /// Whether it says what stands at a JSON pointer.
    pub(crate) fn says(&self, pointer: &str) -> bool {
        let mut names = pointer.split('/').skip(1);
        let (name, inner) = (names.next().unwrap_or_default(), names.next());
        match (name, inner) {
            ("prisoners", Some(inner)) => self.prisoners.is_some_and(|object| object.has(inner)),
            ("history", Some(inner)) => self.history.as_ref().is_some_and(|object| object.has(inner)),
            ("overtime", Some(inner)) => self.overtime.is_some_and(|object| object.has(inner)),
            _ => self.has(name),
        }
    }
}

fn both<T>(given: Option<T>, of_code: Option<T>, completed: fn(T, T) -> T) -> Option<T> {
    match (given, of_code) {
        (Some(given), Some(of_code)) => Some(completed(given, of_code)),
        (given, of_code) => given.or(of_code),
    }
}
