use std::collections::BTreeMap;
use std::fmt;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::event::{Event, EventDates, EventOvertime, EventPenalty, EventRuleSet};
use super::json::{Json, quoted};
use super::problem::{ErrorCode, ProblemError};
use super::read::read_language_at;
use super::read_rules::note_unknown;
use super::reader::{Members, Path, RequestReader};
use super::values::Number;
use super::{Limits, resolve_rule_set};
use crate::render::Language;
use crate::rules::{Amount, Rules};
use crate::words::one_of;

/// The fields of a profile, in the order of the documentation.
const FIELDS: &[&str] = &[
    "name",
    "place",
    "dates",
    "rule_sets",
    "komi",
    "overtime",
    "penalties",
    "language",
    "second_language",
    "referees",
    "tables",
    "rounds",
    "note",
];

/// The fields of a rule set.
const RULE_SET_FIELDS: &[&str] = &["rule_set", "edition", "komi"];

/// The fields of a penalty.
const PENALTY_FIELDS: &[&str] = &["name", "amount", "from", "until", "text", "rule_sets", "source", "note"];

/// The longest profile, in bytes.
const BYTES_MAX: usize = 256 * 1024;

/// The longest name, in characters: that of a reason of an adjustment.
const NAME_MAX: usize = 200;

/// The longest text, in characters.
const TEXT_MAX: usize = 2_000;

/// The most penalties, and the most referees.
const LIST_MAX: usize = 64;

/// One thing wrong with an event profile.
#[derive(Clone, Debug, PartialEq, Eq)]
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

impl fmt::Display for EventFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { line, pointer, found, expected } = self;
        match (line, pointer.as_str()) {
            (Some(line), "") => write!(f, "line {line}: ")?,
            (Some(line), pointer) => write!(f, "line {line} ({pointer}): ")?,
            (None, "") => {}
            (None, pointer) => write!(f, "{pointer}: ")?,
        }
        write!(f, "found {found}, expected {expected}")
    }
}

/// Everything that is wrong with an event profile, in the order of its lines.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.lines().join("\n"))]
pub struct EventFaults {
    /// What is wrong.
    pub faults: Vec<EventFault>,
}

impl EventFaults {
    /// A line for each.
    pub fn lines(&self) -> Vec<String> {
        self.faults.iter().map(std::string::ToString::to_string).collect()
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
/// assert_eq!(faults.faults.iter().map(|fault| fault.line).collect::<Vec<_>>(), [Some(2), Some(3)]);
/// ```
///
/// # Errors
///
/// Everything that is wrong with it, with the lines.
pub fn read_event(text: &str) -> Result<Event, EventFaults> {
    if text.len() > BYTES_MAX {
        let (found, expected) = (format!("{found} bytes", found = text.len()), format!("at most {BYTES_MAX}"));
        let faults = vec![EventFault { line: None, pointer: String::new(), found, expected }];
        return Err(EventFaults { faults });
    }
    let (table, errors) = DeTable::parse_recoverable(text);
    let (json, limits) = (members_of(table.get_ref()), Limits::default());
    let mut reader = RequestReader::of(&json, &limits);
    if !errors.is_empty() {
        let fault = |error: toml::de::Error| EventFault {
            line: error.span().map(|span| line_of(text, span.start)),
            pointer: String::new(),
            found: no_toml(error.message()),
            expected: "TOML".to_owned(),
        };
        return Err(EventFaults { faults: errors.into_iter().map(fault).collect() });
    }
    let event = read_fields(&mut reader, &json, &limits);
    let errors = reader.finish();
    match event {
        Some(event) if errors.is_empty() => Ok(event),
        _ => Err(EventFaults { faults: located(text, table.get_ref(), errors) }),
    }
}

/// What is no TOML, in the words of its reader.
fn no_toml(why: &str) -> String {
    format!("what is no TOML, as its reader says ({why})")
}

/// The faults with their lines, in the order of these.
fn located(text: &str, table: &DeTable<'_>, errors: Vec<ProblemError>) -> Vec<EventFault> {
    let fault = |error: ProblemError| EventFault {
        line: offset_of(table, &error.pointer).map(|offset| line_of(text, offset)),
        pointer: error.pointer,
        found: error.found,
        expected: error.expected,
    };
    let mut faults: Vec<_> = errors.into_iter().map(fault).collect();
    faults.sort_by_key(|fault| fault.line);
    faults
}

fn line_of(text: &str, offset: usize) -> usize {
    text.bytes().take(offset).filter(|byte| *byte == b'\n').count() + 1
}

/// Where the file has what a pointer names, or what is nearest around it.
fn offset_of(table: &DeTable<'_>, pointer: &str) -> Option<usize> {
    let mut names = pointer.split('/').skip(1).map(|name| name.replace("~1", "/").replace("~0", "~"));
    let first = names.next()?;
    let (key, mut value) = table.get_key_value(first.as_str())?;
    let mut offset = key.span().start;
    for name in names {
        let inner = match value.get_ref() {
            DeValue::Table(table) => table.get_key_value(name.as_str()).map(|(key, value)| (key.span().start, value)),
            DeValue::Array(items) => {
                let item = name.parse::<usize>().ok().and_then(|index| items.get(index));
                item.map(|item| (item.span().start, item))
            }
            DeValue::String(_)
            | DeValue::Integer(_)
            | DeValue::Float(_)
            | DeValue::Boolean(_)
            | DeValue::Datetime(_) => None,
        };
        let Some((at, within)) = inner else { break };
        (offset, value) = (at, within);
    }
    Some(offset)
}

/// The same as JSON, so that one reader reads both.
fn members_of<'t>(table: &'t DeTable<'_>) -> Json<'t> {
    Json::Object(table.iter().map(|(name, value)| (name.get_ref().as_ref().into(), json_of(value))).collect())
}

fn json_of<'t>(value: &'t Spanned<DeValue<'_>>) -> Json<'t> {
    match value.get_ref() {
        DeValue::String(text) => Json::Text(text.as_ref().into()),
        DeValue::Integer(number) => match i64::from_str_radix(number.as_str(), number.radix()) {
            Ok(number) => Json::Integer(number),
            // Out of every range asked for.
            Err(_) => Json::Integer(i64::MAX),
        },
        DeValue::Float(number) => Json::Decimal(number.as_str().trim_start_matches('+')),
        DeValue::Boolean(value) => Json::Bool(*value),
        DeValue::Datetime(date) => Json::Text(date.to_string().into()),
        DeValue::Array(items) => Json::Array(items.iter().map(json_of).collect()),
        DeValue::Table(table) => members_of(table),
    }
}

fn read_fields(reader: &mut RequestReader, json: &Json<'_>, limits: &Limits) -> Option<Event> {
    let members = reader.members(&Path::ROOT, json, FIELDS)?;
    let name = reader
        .needed(&members, "name", "the name of the event")
        .and_then(|(path, json)| read_text(reader, &path, json, NAME_MAX));
    let komi = members.field("komi").and_then(|(path, json)| reader.amount(&path, json, "komi"));
    let rule_sets = read_rule_sets(reader, members, komi, limits);
    let ids: Vec<String> = rule_sets.iter().map(|set| set.rule_set.clone()).collect();
    let language = |reader: &mut RequestReader, field: &str| {
        read_language_at(reader, members, field).map(|language| language.as_str().to_owned())
    };
    let count = |reader: &mut RequestReader, field: &str, max: u32, what: String| {
        members.field(field).and_then(|(path, json)| reader.integer(&path, json, 1..=max, what))
    };
    Some(Event {
        name,
        place: optional_text(reader, members, "place", NAME_MAX),
        dates: members.field("dates").and_then(|(path, json)| {
            let members = reader.members(&path, json, &["from", "until"])?;
            read_dates(reader, members, true)
        }),
        overtime: members.field("overtime").and_then(|(path, json)| read_overtime(reader, &path, json)),
        penalties: read_list(reader, members, "penalties", |reader, path, json| read_penalty(reader, path, json, &ids)),
        rule_sets,
        language: language(reader, "language").unwrap_or_else(|| "en".to_owned()),
        second_language: language(reader, "second_language"),
        referees: read_list(reader, members, "referees", |reader, path, json| read_text(reader, path, json, NAME_MAX)),
        tables: count(reader, "tables", 100_000, "a number of tables".to_owned()),
        rounds: count(reader, "rounds", 1_000, "a number of rounds".to_owned()),
        note: optional_text(reader, members, "note", TEXT_MAX),
    })
}

/// A text that says something, of at most so many characters. Only longer texts than names have lines.
fn read_text(reader: &mut RequestReader, path: &Path<'_>, json: &Json<'_>, max: usize) -> Option<String> {
    let text = reader.text(path, json, "a text")?.trim();
    let length = text.chars().count();
    if length == 0 {
        reader.fault(path, ErrorCode::Empty, json.describe(), "a text that says something");
        return None;
    }
    if length > max {
        reader.fault(path, ErrorCode::TooLong, format!("{length} characters"), format!("at most {max}"));
        return None;
    }
    // They go into records, which take no more.
    reader.without_control(path, text, max > NAME_MAX).then(|| text.to_owned())
}

fn optional_text(reader: &mut RequestReader, members: Members<'_>, field: &str, max: usize) -> Option<String> {
    members.field(field).and_then(|(path, json)| read_text(reader, &path, json, max))
}

fn read_list<T>(
    reader: &mut RequestReader,
    members: Members<'_>,
    field: &str,
    mut read: impl FnMut(&mut RequestReader, &Path<'_>, &Json<'_>) -> Option<T>,
) -> Vec<T> {
    let Some((path, json)) = members.field(field) else { return Vec::new() };
    let items = reader.items(&path, json, LIST_MAX, "a list").unwrap_or_default();
    items.iter().enumerate().filter_map(|(index, item)| read(reader, &path.index(index), item)).collect()
}

/// The rule sets, each once; those taken by default where none is named.
fn read_rule_sets(
    reader: &mut RequestReader,
    members: Members<'_>,
    komi: Option<Amount>,
    limits: &Limits,
) -> Vec<EventRuleSet> {
    let Some((path, json)) = members.field("rule_sets") else {
        return crate::report::Case::default_rule_sets()
            .iter()
            .map(|rules| EventRuleSet::new(rules, None, komi))
            .collect();
    };
    let items = reader.items(&path, json, limits.rule_sets_max, "a list of rule sets").unwrap_or_default();
    if matches!(json, Json::Array(items) if items.is_empty()) {
        reader.fault(&path, ErrorCode::Empty, "an empty list", "at least one rule set");
    }
    let mut sets: Vec<EventRuleSet> = Vec::new();
    for (index, item) in items.iter().enumerate() {
        let path = path.index(index);
        let Some(set) = read_rule_set(reader, &path, item, komi) else { continue };
        if sets.iter().any(|other| other.rule_set == set.rule_set) {
            let found = format!("{what} a second time", what = &*set.rule_set);
            reader.fault(&path, ErrorCode::Duplicate, found, "each rule set once");
        } else {
            sets.push(set);
        }
    }
    sets
}

/// A name, or a table with one.
fn read_rule_set(
    reader: &mut RequestReader,
    path: &Path<'_>,
    json: &Json<'_>,
    komi: Option<Amount>,
) -> Option<EventRuleSet> {
    if let Json::Text(name) = json {
        return Some(EventRuleSet::new(&named(reader, path, name)?, None, komi));
    }
    let members = reader.members(path, json, RULE_SET_FIELDS)?;
    let own = members.field("komi").and_then(|(path, json)| reader.amount(&path, json, "komi"));
    let edition = optional_text(reader, members, "edition", TEXT_MAX);
    let (path, name) = reader.needed(&members, "rule_set", "the id or an alias of a rule set")?;
    let name = reader.text(&path, name, "the id or an alias of a rule set")?;
    Some(EventRuleSet::new(&named(reader, &path, name)?, edition, own.or(komi)))
}

fn named(reader: &mut RequestReader, path: &Path<'_>, name: &str) -> Option<Rules> {
    resolve_rule_set(name).map_err(|unknown| note_unknown(reader, path, &unknown)).ok()
}

fn read_overtime(reader: &mut RequestReader, path: &Path<'_>, json: &Json<'_>) -> Option<EventOvertime> {
    let members = reader.members(path, json, &["periods", "points", "text"])?;
    Some(EventOvertime {
        periods: members
            .field("periods")
            .and_then(|(path, json)| reader.integer(&path, json, 0..=100, "a number of overtime periods")),
        points: members.field("points").and_then(|(path, json)| read_points(reader, &path, json)),
        text: optional_text(reader, members, "text", TEXT_MAX),
    })
}

/// Points that the opponent gets.
fn read_points(reader: &mut RequestReader, path: &Path<'_>, json: &Json<'_>) -> Option<Number> {
    let amount = reader.amount(path, json, "points to the opponent")?;
    if amount < Amount::ZERO {
        reader.fault(path, ErrorCode::OutOfRange, json.describe(), "points to the opponent, 0 or more");
        return None;
    }
    Some(Number(amount))
}

fn read_penalty(reader: &mut RequestReader, path: &Path<'_>, json: &Json<'_>, ids: &[String]) -> Option<EventPenalty> {
    let members = reader.members(path, json, PENALTY_FIELDS)?;
    let name = reader
        .needed(&members, "name", "what the penalty is called")
        .and_then(|(path, json)| read_text(reader, &path, json, NAME_MAX));
    let amount = reader
        .needed(&members, "amount", "points to the opponent, 0 or more")
        .and_then(|(path, json)| read_points(reader, &path, json));
    let dates = read_dates(reader, members, false);
    let rule_sets = read_list(reader, members, "rule_sets", |reader, path, json| {
        let name = reader.text(path, json, "the id or an alias of a rule set")?;
        let id = named(reader, path, name)?.id.to_string();
        if !ids.contains(&id) {
            reader.fault(
                path,
                ErrorCode::NotScored,
                format!("{id}, which is no rule set of the event"),
                one_of(ids.iter().map(String::as_str)),
            );
        }
        Some(id)
    });
    let text = members.field("text").map(|(path, json)| read_texts(reader, &path, json)).unwrap_or_default();
    let source = optional_text(reader, members, "source", TEXT_MAX);
    let note = optional_text(reader, members, "note", TEXT_MAX);
    Some(EventPenalty { name: name?, amount: amount?, dates, text, rule_sets, source, note })
}

/// A text by language.
fn read_texts(reader: &mut RequestReader, path: &Path<'_>, json: &Json<'_>) -> BTreeMap<String, String> {
    let known = Language::codes();
    let Some(members) = reader.members(path, json, &known) else { return BTreeMap::new() };
    let mut texts = BTreeMap::new();
    for (language, json) in members.iter() {
        if let Some(text) = read_text(reader, &path.name(language), json, NAME_MAX) {
            texts.insert(language.to_owned(), text);
        }
    }
    texts
}

/// From which day to which; nothing where neither is named and none is needed.
fn read_dates(reader: &mut RequestReader, members: Members<'_>, is_needed: bool) -> Option<EventDates> {
    if members.get("from").is_none() && members.get("until").is_none() && !is_needed {
        return None;
    }
    let from = reader.needed(&members, "from", DATE).and_then(|(path, json)| read_date(reader, &path, json));
    let until = members.field("until").and_then(|(path, json)| read_date(reader, &path, json));
    let (from, until) = (from?, until);
    if let Some(until) = &until {
        // Where one is told to the month and the other to the day, the month decides.
        let shorter = from.len().min(until.len());
        if until[..shorter] < from[..shorter] {
            let expected = format!("a day from {from} on");
            reader.fault(&members.at("until"), ErrorCode::Contradiction, until, expected);
        }
    }
    Some(EventDates { from, until })
}

/// What a date is.
const DATE: &str = "a date: YYYY, YYYY-MM or YYYY-MM-DD";

/// A day, a month or a year. TOML has days of its own; months and years are texts.
fn read_date(reader: &mut RequestReader, path: &Path<'_>, json: &Json<'_>) -> Option<String> {
    let text = reader.text(path, json, DATE)?;
    if !is_date(text) {
        reader.fault(path, ErrorCode::UnknownValue, quoted(text), DATE);
        return None;
    }
    Some(text.to_owned())
}

fn is_date(text: &str) -> bool {
    let parts: Vec<&str> = text.split('-').collect();
    let number = |part: &str, digits: usize| -> Option<u32> {
        let is_number = part.len() == digits && part.bytes().all(|byte| byte.is_ascii_digit());
        if is_number { part.parse().ok() } else { None }
    };
    let numbers: Option<Vec<u32>> = parts.iter().zip([4, 2, 2]).map(|(part, digits)| number(part, digits)).collect();
    match numbers.as_deref() {
        Some([_]) if parts.len() == 1 => true,
        Some([_, month]) if parts.len() == 2 => (1..=12).contains(month),
        Some([year, month, day]) if parts.len() == 3 => (1..=days_of(*year, *month)).contains(day),
        _ => false,
    }
}

/// How many days a month has; none where there is no such month.
const fn days_of(year: u32, month: u32) -> u32 {
    let is_leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    match month {
        1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
        4 | 6 | 9 | 11 => 30,
        2 if is_leap => 29,
        2 => 28,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::{is_date, read_event};
    use crate::rules::Amount;
    use crate::wire::{Event, EventDates, Number};

    fn faults(text: &str) -> Vec<String> {
        read_event(text).expect_err("a faulty profile").lines()
    }

    #[test]
    fn a_profile_is_read_as_it_is_written() {
        let event = read_event(
            r#"
name = "Spring Cup"
dates = { from = 2025-03-01, until = 2025-03-02 }
rule_sets = [{ rule_set = "kba", edition = "revised", komi = 6.5 }, "chinese"]
komi = 7
language = "ko"
second_language = "en"
referees = ["A. Kim"]
tables = 40

[[penalties]]
name = "warning"
amount = 2
from = "2024-11"
text = { en = "two points", ko = "2집" }
rule_sets = ["korean"]
"#,
        )
        .expect("a profile");
        let sets: Vec<_> = event.rule_sets.iter().map(|set| (set.rule_set.as_str(), set.komi)).collect();
        assert_eq!(
            sets,
            [("korean-2016", Some(Number(Amount::half_points(13)))), ("chinese-2002", Some(Number(Amount::points(7)))),]
        );
        let days = |from: &str, until: Option<&str>| {
            Some(EventDates { from: from.to_owned(), until: until.map(str::to_owned) })
        };
        assert_eq!(event.dates, days("2025-03-01", Some("2025-03-02")));
        let penalty = &event.penalties[0];
        assert_eq!(
            (&penalty.dates, penalty.rule_sets.as_slice()),
            (&days("2024-11", None), &["korean-2016".to_owned()][..])
        );
        assert_eq!(penalty.text["ko"], "2집");
        assert_eq!((event.tables, event.rounds, event.language.as_str()), (Some(40), None, "ko"));
    }

    #[test]
    fn a_name_has_one_line_as_records_take_it() {
        assert_eq!(
            faults("name = \"Spring\\nCup\"\nnote = \"two\\nlines\""),
            ["line 1 (/name): found U+000A, expected no control characters"]
        );
    }

    #[test]
    fn every_fault_is_told_with_its_line() {
        let text = r#"rule_sets = ["korean", "kba", "tromp-tailor"]
komi = 0.3
lanuage = "ko"
language = "klingon"
tables = 0

[[penalties]]
name = ""
amount = -2
from = 2025-02-03
until = 2024-11-08
rule_sets = ["aga"]

[overtime]
periods = "three"
"#;
        assert_eq!(
            faults(text),
            [
                "/name: found nothing, expected the name of the event",
                "line 1 (/rule_sets/1): found korean-2016 a second time, expected each rule set once",
                "line 1 (/rule_sets/2): found \"tromp-tailor\", expected the id or an alias of a rule set; did you mean \"tromp-taylor\"?",
                "line 2 (/komi): found 0.3, expected komi: a multiple of 0.25",
                "line 3 (/lanuage): found the field \"lanuage\", expected \"language\"",
                "line 4 (/language): found the text \"klingon\", expected \"en\", \"ko\", \"ja\", \"zh\" or \"de\"",
                "line 5 (/tables): found 0, expected a number of tables from 1 to 100000",
                "line 8 (/penalties/0/name): found the text \"\", expected a text that says something",
                "line 9 (/penalties/0/amount): found -2, expected points to the opponent, 0 or more",
                "line 11 (/penalties/0/until): found 2024-11-08, expected a day from 2025-02-03 on",
                "line 12 (/penalties/0/rule_sets/0): found aga, which is no rule set of the event, expected \"korean-2016\"",
                "line 15 (/overtime/periods): found the text \"three\", expected a number of overtime periods from 0 to 100",
            ]
        );
    }

    #[test]
    fn what_is_no_toml_is_told_line_by_line() {
        let told = faults("name = \nplace = 'x'\nplace = 'y'\n");
        assert_eq!(told.len(), 2, "{told:?}");
        assert!(told[0].starts_with("line 1: found ") && told[1].starts_with("line 3: found "), "{told:?}");
    }

    #[test]
    fn a_missing_field_is_told_where_its_table_begins() {
        assert_eq!(
            faults("name = 'x'\n\n[[penalties]]\nname = 'warning'\n"),
            ["line 3 (/penalties/0/amount): found nothing, expected points to the opponent, 0 or more"]
        );
    }

    #[test]
    fn a_name_alone_makes_the_plain_profile() {
        let event = read_event("name = 'x'").expect("a profile");
        assert_eq!(event, Event { name: Some("x".to_owned()), ..Event::default() });
        assert_eq!(Event::default().rule_sets.len(), 3);
    }

    #[test]
    fn dates_are_days_months_and_years_that_there_are() {
        for date in ["2025", "2025-02", "2025-02-28", "2024-02-29", "2000-02-29", "2025-12-31"] {
            assert!(is_date(date), "{date}");
        }
        for date in [
            "",
            "25",
            "2025-13",
            "2025-00",
            "2025-2-1",
            "2025-02-29",
            "1900-02-29",
            "2025-01-01-01",
            "2025-01-01T00:00:00",
        ] {
            assert!(!is_date(date), "{date}");
        }
    }
}
