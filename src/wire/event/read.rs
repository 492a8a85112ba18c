use std::borrow::Cow;
use std::collections::BTreeMap;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::answer::{Event, EventDates, EventPenalty, EventRuleSet};
use super::profile::{Date, EventProfile, LIST_MAX, PenaltyProfile, RuleSetItem, RuleSetProfile, text};
use crate::formats::FaultList;
use crate::formats::json::Json;
use crate::report::ScoreTask;
use crate::wire::checker::RequestChecker;
use crate::wire::from_json::FromJson as _;
use crate::wire::parse::rules::resolve_noted;
use crate::wire::reader::{JsonReader, Path};
use crate::wire::{ErrorCode, GivenAmount, Limits, ProblemError};
use crate::words::one_of;

/// The longest profile, in bytes.
const BYTES_MAX: usize = 256 * 1024;

/// One thing wrong with an event profile.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}found {found}, expected {expected}", self.place())]
pub struct EventFault {
    /// On which line, from 1, where the file has one for it.
    pub line: Option<usize>,
    /// Where, as a JSON pointer into the profile; empty for the whole.
    pub pointer: String,
    /// What was found.
    pub found: String,
    /// What was expected.
    pub expected: String,
}

impl EventFault {
    fn place(&self) -> String {
        match (self.line, self.pointer.as_str()) {
            (Some(line), "") => format!("line {line}: "),
            (Some(line), pointer) => format!("line {line} ({pointer}): "),
            (None, "") => String::new(),
            (None, pointer) => format!("{pointer}: "),
        }
    }
}

/// Reads an event profile in TOML.
///
/// ```
/// use gyega::wire::read_event;
///
/// let event = read_event("name = 'Spring Cup'\nrule_sets = ['korean']\nkomi = 6.5\n").unwrap();
/// assert_eq!(event.rule_sets[0].rule_set, "korean-2016");
///
/// let faults = read_event("name = 'Spring Cup'\nrule_sets = ['koraen']\nkomi = 0.3\n").unwrap_err();
/// assert_eq!(faults.0.iter().map(|fault| fault.line).collect::<Vec<_>>(), [Some(2), Some(3)]);
/// ```
///
/// # Errors
///
/// Everything that is wrong with it, in the order of its lines.
pub fn read_event(text: &str) -> Result<Event, FaultList<EventFault>> {
    if text.len() > BYTES_MAX {
        let (found, expected) = (format!("{found} bytes", found = text.len()), format!("at most {BYTES_MAX}"));
        return Err(EventFault { line: None, pointer: String::new(), found, expected }.into());
    }
    let line = |offset: usize| text.bytes().take(offset).filter(|byte| *byte == b'\n').count() + 1;
    let (table, errors) = DeTable::parse_recoverable(text);
    if !errors.is_empty() {
        let fault = |error: toml::de::Error| EventFault {
            line: error.span().map(|span| line(span.start)),
            pointer: String::new(),
            found: format!("what is no TOML, as its reader says ({why})", why = error.message()),
            expected: "TOML".to_owned(),
        };
        return Err(FaultList(errors.into_iter().map(fault).collect()));
    }
    let mut offsets = BTreeMap::new();
    let json = members_of(table.get_ref(), &Path::ROOT, &mut offsets);
    let (profile, mut checker) = RequestChecker::read(JsonReader::for_request(&json, &Limits::default()), &json);
    let event = profile.map(|profile| event_of(&mut checker, profile));
    let errors = checker.finish();
    if let Some(event) = event.filter(|_| errors.is_empty()) {
        return Ok(event);
    }
    let fault = |ProblemError { pointer, found, expected, .. }| EventFault {
        line: nearest(&offsets, &pointer).map(line),
        pointer,
        found,
        expected,
    };
    let mut faults: Vec<_> = errors.into_iter().map(fault).collect();
    faults.sort_by_key(|fault| fault.line);
    Err(FaultList(faults))
}

/// Where the file has what a pointer names, or what is nearest around it.
fn nearest(offsets: &BTreeMap<String, usize>, pointer: &str) -> Option<usize> {
    offsets.get(pointer).copied().or_else(|| nearest(offsets, pointer.rsplit_once('/')?.0))
}

/// A table as JSON, so that one reader reads both; and where the file has what each pointer names.
fn members_of<'t>(table: &'t DeTable<'_>, at: &Path<'_>, offsets: &mut BTreeMap<String, usize>) -> Json<'t> {
    let member = |(name, value): (&'t Spanned<Cow<'_, str>>, _)| {
        let at = at.name(name.get_ref());
        offsets.insert(at.pointer(), name.span().start);
        (name.get_ref().as_ref().into(), json_of(value, &at, offsets))
    };
    Json::Object(table.iter().map(member).collect())
}

fn json_of<'t>(value: &'t Spanned<DeValue<'_>>, at: &Path<'_>, offsets: &mut BTreeMap<String, usize>) -> Json<'t> {
    match value.get_ref() {
        DeValue::String(text) => Json::Text(text.as_ref().into()),
        // One that is no i64 is out of every range that a profile has.
        DeValue::Integer(number) => {
            Json::Integer(i64::from_str_radix(number.as_str(), number.radix()).unwrap_or(i64::MAX))
        }
        DeValue::Float(number) => Json::Decimal(number.as_str().trim_start_matches('+').into()),
        DeValue::Boolean(value) => Json::Bool(*value),
        DeValue::Datetime(date) => Json::Text(date.to_string().into()),
        DeValue::Array(items) => {
            let item = |(index, item): (usize, &'t Spanned<_>)| {
                let at = at.index(index);
                offsets.insert(at.pointer(), item.span().start);
                json_of(item, &at, offsets)
            };
            Json::Array(items.iter().enumerate().map(item).collect())
        }
        DeValue::Table(table) => members_of(table, at, offsets),
    }
}

fn event_of(checker: &mut RequestChecker<'_>, mut profile: EventProfile) -> Event {
    let rule_sets = rule_sets(checker, profile.rule_sets.as_deref(), profile.komi);
    let ids: Vec<&str> = rule_sets.iter().map(|set| set.rule_set.as_str()).collect();
    let at = Path::field("penalties");
    let penalties = profile.penalties.take().into_iter().flatten().enumerate();
    let penalties = penalties.map(|(index, penalty)| penalty_of(checker, &at.index(index), penalty, &ids)).collect();
    let dates = profile.dates.take();
    let dates = dates.and_then(|dates| dates_of(checker, &Path::field("dates"), Some(dates.from), dates.until));
    Event::new(profile, dates, rule_sets, penalties)
}

/// The rule sets, each once; those taken by default where none is named.
fn rule_sets(
    checker: &mut RequestChecker<'_>,
    named: Option<&[RuleSetItem]>,
    komi: Option<GivenAmount>,
) -> Vec<EventRuleSet> {
    let komi = komi.map(|komi| komi.0);
    let Some(named) = named else {
        return ScoreTask::default_rule_sets().iter().map(|rules| EventRuleSet::new(rules, None, komi)).collect();
    };
    let at = Path::field("rule_sets");
    if named.is_empty() {
        checker.fault(&at, ErrorCode::Empty, "an empty list", "at least one rule set");
    }
    let mut sets: Vec<EventRuleSet> = Vec::new();
    for (index, item) in named.iter().enumerate() {
        let path = at.index(index);
        let set = match item {
            RuleSetItem::Name(name) => {
                resolve_noted(checker, &path, name).map(|rules| EventRuleSet::new(&rules, None, komi))
            }
            RuleSetItem::Table(RuleSetProfile { rule_set, edition, komi: komi_of_set }) => {
                let rules = resolve_noted(checker, &path.name("rule_set"), rule_set);
                rules.map(|rules| {
                    EventRuleSet::new(&rules, text(edition.clone()), komi_of_set.map(|komi| komi.0).or(komi))
                })
            }
        };
        let Some(set) = set else { continue };
        if sets.iter().any(|other| other.rule_set == set.rule_set) {
            checker.note_duplicate(&path, &set.rule_set, "each rule set once");
        } else {
            sets.push(set);
        }
    }
    sets
}

fn penalty_of(
    checker: &mut RequestChecker<'_>,
    path: &Path<'_>,
    penalty: PenaltyProfile,
    ids: &[&str],
) -> EventPenalty {
    let at = path.name("rule_sets");
    let mut rule_sets = Vec::new();
    let named = penalty.rule_sets.as_deref().unwrap_or_default();
    for (index, name) in checker.at_most(&at, named, LIST_MAX).iter().enumerate() {
        let path = at.index(index);
        let Some(set) = resolve_noted(checker, &path, name) else { continue };
        if !ids.contains(&&*set.id) {
            let found = format!("{}, which is no rule set of the event", set.id);
            checker.fault(&path, ErrorCode::NotScored, found, one_of(ids.iter().copied()));
        }
        rule_sets.push(set.id.to_string());
    }
    if penalty.from.is_none() && penalty.until.is_some() {
        checker.fault(&path.name("from"), ErrorCode::MissingField, "nothing", Date::EXPECTED);
    }
    let dates = dates_of(checker, path, penalty.from.clone(), penalty.until.clone());
    EventPenalty::new(penalty, dates, rule_sets)
}

/// From which day to which.
fn dates_of(
    checker: &mut RequestChecker<'_>,
    path: &Path<'_>,
    from: Option<Date>,
    until: Option<Date>,
) -> Option<EventDates> {
    let (Date(from), until) = (from?, until.map(|Date(until)| until));
    if let Some(until) = until.as_ref().filter(|_| !from.is_empty()) {
        // Where one is told to the month and the other to the day, the month decides.
        let shorter = from.len().min(until.len());
        if until[..shorter] < from[..shorter] {
            let expected = format!("a day from {from} on");
            checker.contradiction(&path.name("until"), until, expected);
        }
    }
    Some(EventDates { from, until })
}
