use std::borrow::Cow;

use serde_json::Value;

use super::json::Json;
use super::problem::{Code, ErrorCode, Problem};
use super::read_board::{GivenMarks, ParsedBoard};
use super::read_record::{self, RecordField};
use super::reader::{Members, Path, RequestReader};
use super::{Limits, Name, canonical, code, read_board, read_claims, read_history, read_rules};
use crate::board::Stones;
use crate::formats::record::Record;
use crate::life::{Budget, Work};
use crate::position::{End, LastPlay, Marks, Position, Setup};
use crate::render::Language;
use crate::report::{Case, CaseRecord, Detail, Witness};
use crate::rules::ReadingId;

/// Every field of a request, in the order of the documentation.
pub(crate) const FIELDS: &[&str] = &[
    "rows",
    "moves",
    "initial_rows",
    "sgf",
    "sgf_at",
    "code",
    "dead",
    "unsaid",
    "dead_by_rule_set",
    "seki",
    "claims",
    "prisoners",
    "history",
    "handicap",
    "komi",
    "overtime",
    "adjustments",
    "rule_sets",
    "compare",
    "readings",
    "classify",
    "search_nodes",
    "detail",
    "sensitivity",
    "procedures",
    "permalink",
    "diagram",
    "map_rule_set",
    "as_it_stands",
    "explain_record",
    "language",
    "id",
];

/// Fields that give the position otherwise than a code.
const POSITIONS: &[&str] = &["rows", "moves", "initial_rows", "sgf", "sgf_at"];

/// What of an answer the caller of a permalink chooses.
const LINK_CHOICES: &[&str] = &["language", "detail"];

/// The longest `id`, in characters.
pub(crate) const ID_MAX: usize = 200;

/// Which documented readings of a rule text an answer lists.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Readings {
    /// All.
    #[default]
    All,
    /// None.
    None,
    /// The default reading, and those of these names.
    Only(Vec<String>),
}

impl Readings {
    /// The names of the readings that exist.
    pub fn names() -> impl Iterator<Item = &'static str> {
        ReadingId::ALL.iter().map(|reading| reading.as_str())
    }
}

/// A request that can be answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// The question.
    pub case: Case,
    /// The caller's name for it, echoed in the answer.
    pub id: Option<Name>,
    /// The language of sentences.
    pub language: Language,
    /// Which readings are listed.
    pub readings: Readings,
    /// Whether the answer bears a permalink.
    pub permalink: bool,
    /// Whether the answer bears a picture of the board.
    pub diagram: bool,
    /// SHA-256, in hexadecimal, of the question in its normal form. The same question in another spelling has the same
    /// one.
    pub canonical_id: String,
}

impl Request {
    /// A request for a case, with nothing echoed and every reading listed.
    pub fn new(case: Case) -> Self {
        let readings = Readings::All;
        let canonical_id = canonical::id(&case, &readings);
        Self { case, id: None, language: Language::default(), readings, permalink: false, diagram: false, canonical_id }
    }

    /// Its permalink: the code of the whole question. Nothing where it would be longer than [`CODE_MAX`], and where
    /// stones are those that an engine called dead, which a code cannot tell from those of the players.
    ///
    /// ```
    /// use gyega::wire::{Limits, read_link, read_request};
    ///
    /// let limits = Limits::default();
    /// let request = read_request(br#"{"rows": [".XO.", ".XO."], "komi": 0}"#, &limits).unwrap();
    /// let code = request.code().unwrap();
    /// assert_eq!(read_link(&code, &[], &limits).unwrap().canonical_id, request.canonical_id);
    /// ```
    ///
    /// [`CODE_MAX`]: super::CODE_MAX
    pub fn code(&self) -> Option<String> {
        code::code_of(self)
    }

    /// The same request about another position.
    #[must_use]
    pub fn with_position(mut self, position: Position) -> Self {
        self.case.position = position;
        if let Some(record) = &mut self.case.record {
            record.gives_dead = false;
        }
        self.case.witness = None;
        self.canonical_id = canonical::id(&self.case, &self.readings);
        self
    }
}

/// Why a request was refused, and the caller's name for it where that could be read: a line of a batch echoes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RefusedRequest {
    /// The `id` of the request.
    pub id: Option<Name>,
    /// What is wrong.
    pub problem: Problem,
}

/// Reads the body of a request for a score.
///
/// # Errors
///
/// Everything that is wrong with it, as one problem.
pub fn read_request(body: &[u8], limits: &Limits) -> Result<Request, Problem> {
    read_keeping_id(body, limits).map_err(|refused| refused.problem)
}

/// Reads the body of a request for a score whose position is that of a record: it names no position itself.
///
/// # Errors
///
/// Everything that is wrong with it, as one problem.
pub fn read_request_of_record(body: &[u8], record: &Record, limits: &Limits) -> Result<Request, Problem> {
    let recorded = Some(RecordField::Read(Box::new(record.clone())));
    read_with_record(body, recorded, limits).map_err(|refused| refused.problem)
}

/// Reads the body of a request for a score, keeping its `id` even when it is refused.
///
/// # Errors
///
/// Everything that is wrong with it, as one problem.
pub fn read_keeping_id(body: &[u8], limits: &Limits) -> Result<Request, Box<RefusedRequest>> {
    read_with_record(body, None, limits)
}

fn read_with_record(body: &[u8], given: Option<RecordField>, limits: &Limits) -> Result<Request, Box<RefusedRequest>> {
    let json = parse(body, limits).map_err(|problem| Box::new(RefusedRequest { id: None, problem }))?;
    let mut reader = RequestReader::of(&json, limits);
    let PartialRequest { id, request, .. } = read_opening_code(&mut reader, &json, given, limits);
    reader.answer(request).map_err(|problem| Box::new(RefusedRequest { id, problem }))
}

/// Reads the question of a permalink, with `language` and `detail` as pairs of a name and a value.
///
/// # Errors
///
/// Everything that is wrong with the code and the pairs, as one problem; pointers name them as fields of a request.
pub fn read_link(code: &str, choices: &[(String, String)], limits: &Limits) -> Result<Request, Problem> {
    let choices = choices_of(choices);
    let mut reader = RequestReader::of(&choices, limits);
    let read = reader.members(&Path::ROOT, &choices, LINK_CHOICES);
    // What is no choice was noted, and is no field of the question.
    let first = |name: &&'static str| Some((Cow::Borrowed(*name), read.as_ref()?.get(name)?.clone()));
    let code = (Cow::Borrowed("code"), Json::Text(code.into()));
    let members = std::iter::once(code).chain(LINK_CHOICES.iter().filter_map(first)).collect();
    let read = read_opening_code(&mut reader, &Json::Object(members), None, limits);
    reader.answer(read.request)
}

/// Pairs of a name and a value as the members of an object.
pub(crate) fn choices_of(choices: &[(String, String)]) -> Json<'_> {
    Json::Object(
        choices.iter().map(|(name, value)| (name.as_str().into(), Json::Text(value.as_str().into()))).collect(),
    )
}

/// The language among pairs of a name and a value, which may name nothing else.
pub(crate) fn read_choice_of_language(choices: &[(String, String)], limits: &Limits) -> Result<Language, Problem> {
    let choices = choices_of(choices);
    let mut reader = RequestReader::of(&choices, limits);
    let members = reader.members(&Path::ROOT, &choices, &["language"]);
    let language = members.map(|members| read_language(&mut reader, members, limits));
    reader.answer(language)
}

/// Reads a request with what its code holds, if it has one.
pub(crate) fn read_opening_code(
    reader: &mut RequestReader,
    json: &Json<'_>,
    given: Option<RecordField>,
    limits: &Limits,
) -> PartialRequest {
    let Some(opened) = code::open(reader, json, POSITIONS) else { return read_fields(reader, json, given, limits) };
    let text = Value::Object(opened.fields(json, limits)).to_string();
    let fields = Json::read(text.as_bytes()).unwrap_or(Json::Null);
    let whole = code::completed(json, &fields, POSITIONS);
    let before = reader.len();
    let mut read = read_fields(reader, &whole, opened.recorded(), limits);
    code::point_to_code(reader, before, json, &fields, POSITIONS);
    if let Some(request) = &mut read.request {
        opened.credit(json, &mut request.case);
    }
    read
}

/// JSON of a body that is not too long.
pub(crate) fn parse<'b>(body: &'b [u8], limits: &Limits) -> Result<Json<'b>, Problem> {
    let (found, max) = (body.len(), limits.body_bytes);
    if found > max {
        let detail = format!("found {found} bytes, expected at most {max}");
        return Err(Problem::new(limits.language, Code::TooLarge, detail));
    }
    Json::read(body).map_err(|error| Problem::new(limits.language, Code::InvalidJson, no_json(&error)))
}

/// Where a text stops being JSON.
fn no_json(error: &serde_json::Error) -> String {
    let (line, column) = (error.line(), error.column());
    if error.is_eof() {
        format!("line {line}, column {column}: the JSON ends too early")
    } else {
        let told = error.to_string();
        let why = format!("{:?}", told.rsplit_once(" at line ").map_or(&*told, |(why, _)| why));
        format!("line {line}, column {column}: this is no JSON, as its reader says: {why}")
    }
}

/// What could be read of a request, whatever is wrong with the rest of it.
#[derive(Default)]
pub(crate) struct PartialRequest {
    /// The caller's name for it.
    pub(crate) id: Option<Name>,
    /// The stones and the last play, which may be no position.
    pub(crate) drawn: Option<(Stones, Option<LastPlay>)>,
    /// All of it.
    pub(crate) request: Option<Request>,
}

fn read_fields(
    reader: &mut RequestReader,
    json: &Json<'_>,
    given: Option<RecordField>,
    limits: &Limits,
) -> PartialRequest {
    let Some(members) = reader.members(&Path::ROOT, json, FIELDS) else { return PartialRequest::default() };
    let id = members.field("id").and_then(|(path, json)| read_id(reader, &path, json));

    let Choices { detail, language, classify, readings } = read_choices(reader, members, limits);
    let recorded = given.unwrap_or_else(|| read_record::read(reader, members));
    let rules = read_rules::read(reader, members, recorded.game(), limits);
    let board = read_board::board(reader, members, &recorded, limits);
    let size = board.size();
    let marks = GivenMarks::read(reader, members, size, &rules);
    let claims = read_claims::claims(reader, members, size);
    let budget = read_budget(reader, members, classify, limits);
    let sensitivity = reader.flag(&members, "sensitivity");
    let procedures = reader.flag(&members, "procedures");
    let permalink = reader.flag(&members, "permalink");
    let diagram = reader.flag(&members, "diagram");
    let explain_record = reader.flag(&members, "explain_record");
    let as_it_stands = reader.flag(&members, "as_it_stands");
    let map_rule_set = members.field("map_rule_set").and_then(|(path, json)| {
        let name = reader.text(&path, json, "the name of a rule set that is scored")?;
        let id = &rules.scored(reader, &path, name)?.id;
        rules.sets.iter().position(|set| set.id == *id)
    });
    let handicap = members.field("handicap").and_then(|(path, json)| {
        let count = reader.integer(&path, json, 0..=625, "a number of handicap stones");
        count.and_then(|count| u16::try_from(count).ok())
    });
    let history = read_history::history(reader, members, size);
    let says_end = history.ended_by.is_some_and(|end| end != End::Unknown);
    let prisoners = read_history::prisoners(reader, members);

    let ParsedBoard::Known(board) = board else { return PartialRequest { id, ..PartialRequest::default() } };
    let handicap = handicap.or(recorded.game().and_then(|game| game.said_handicap));
    let replay = board.replay.as_ref().or(recorded.game().map(|game| &game.replay));
    let mut setup = match replay {
        Some(replay) => read_history::replayed(reader, board.record_handicap, replay, handicap, &history, prisoners),
        None => Setup { prisoners, history, handicap, ..Setup::new(board.stones) },
    };
    setup.drawn_dead = board.drawn_dead;
    let as_it_stands = as_it_stands.unwrap_or(false);
    let record =
        if let RecordField::Read(record) = recorded { Some(read_record::used(*record, members)) } else { None };
    if let Some(record) = &record {
        read_record::take_end(&mut setup, &record.game);
    }
    let game = record.as_ref().map(|record| &record.game);
    setup.marks = marks.of_position(reader, members, &setup.stones, board.drawn_dead, game);
    if as_it_stands {
        setup.history.ended_by = setup.history.ended_by.filter(|end| *end != End::Unknown);
    }
    let (names_of_dead, dead_by_rule_set): (Vec<_>, Vec<_>) = marks.dead_by_rule_set.into_iter().unzip();
    setup.dead_by_rule_set = dead_by_rule_set;
    setup.claims = claims;
    let drawn = Some((setup.stones, setup.history.last_play));
    let position = match setup.check() {
        Ok(position) => position,
        Err(faults) => {
            read_board::note_faults(reader, &members, size, &names_of_dead, &faults);
            return PartialRequest { id, drawn, request: None };
        }
    };
    // A record is a witness of what it marks, also where a request repeats that; players who disagree do not.
    let is_as_marked = |record: &CaseRecord| position.claims().is_none() && *position.marks() == own_marks(record);
    let heard = record.as_ref().filter(|record| !as_it_stands && is_as_marked(record));
    let witness = heard.and_then(|record| Witness::of(&record.game));
    let witness = if says_end { witness.map(Witness::of_end) } else { witness };
    let case = Case {
        position,
        rule_sets: rules.sets,
        terms: rules.terms,
        compare: rules.compare,
        classify,
        budget,
        detail,
        sensitivity: sensitivity.unwrap_or(false),
        procedures: procedures.unwrap_or(false),
        map_rule_set,
        as_it_stands,
        explain_record: explain_record.unwrap_or(true),
        witness,
        record: record.map(Box::new),
        work_max: Work::OF_REQUEST,
    };
    for fault in case.faults() {
        if !reader.has_fault_at("") {
            reader.fault(&Path::ROOT, ErrorCode::Contradiction, fault.to_string(), fault.expected());
        }
    }
    let canonical_id = canonical::id(&case, &readings);
    let (permalink, diagram) = (permalink.unwrap_or(false), diagram.unwrap_or(false));
    let request = Request { case, id: id.clone(), language, readings, permalink, diagram, canonical_id };
    PartialRequest { id, drawn, request: Some(request) }
}

/// What a record says of the stones, a word for each chain.
fn own_marks(record: &CaseRecord) -> Marks {
    record.game.marks().of_chains(&record.game.replay.stones)
}

pub(crate) fn read_id(reader: &mut RequestReader, path: &Path<'_>, json: &Json<'_>) -> Option<Name> {
    let text = match json {
        Json::Integer(number) => return Some(Name::Number(*number)),
        Json::Text(text) => text,
        Json::Null | Json::Bool(_) | Json::Decimal(_) | Json::Array(_) | Json::Object(_) => {
            let expected = format!("a text of up to {ID_MAX} characters, or a whole number");
            return reader.wrong_type(path, json, expected);
        }
    };
    let length = text.chars().count();
    if length > ID_MAX {
        reader.fault(path, ErrorCode::TooLong, format!("{length} characters"), format!("at most {ID_MAX}"));
        return None;
    }
    Some(Name::Text(text.to_string()))
}

/// The language of the sentences.
pub(crate) fn read_language(reader: &mut RequestReader, members: Members<'_>, limits: &Limits) -> Language {
    read_language_at(reader, members, "language").unwrap_or(limits.language)
}

/// The language that a field names.
pub(crate) fn read_language_at(reader: &mut RequestReader, members: Members<'_>, field: &str) -> Option<Language> {
    let words: Vec<_> = Language::ALL.iter().map(|language| (language.as_str(), *language)).collect();
    members.field(field).and_then(|(path, json)| reader.word(&path, json, &words))
}

/// What does not change any score.
struct Choices {
    detail: Detail,
    language: Language,
    classify: bool,
    readings: Readings,
}

fn read_choices(reader: &mut RequestReader, members: Members<'_>, limits: &Limits) -> Choices {
    let detail = members
        .field("detail")
        .and_then(|(path, json)| reader.word(&path, json, &Detail::ALL.map(|detail| (detail.as_str(), detail))));
    let language = read_language(reader, members, limits);
    let classify = reader.flag(&members, "classify");
    let readings = members.field("readings").and_then(|(path, json)| read_readings(reader, &path, json));
    Choices {
        detail: detail.unwrap_or_default(),
        language,
        classify: classify.unwrap_or(true),
        readings: readings.unwrap_or_default(),
    }
}

/// How much may be searched; for a board that is only counted, nothing can be asked.
fn read_budget(reader: &mut RequestReader, members: Members<'_>, classify: bool, limits: &Limits) -> Budget {
    let default = Budget::of(Budget::DEFAULT.nodes().min(limits.search_nodes_max));
    let Some((path, json)) = members.field("search_nodes") else { return default };
    let range = Budget::MIN..=limits.search_nodes_max.max(Budget::MIN);
    let nodes = reader.integer(&path, json, range, "a number of positions");
    if !classify {
        reader.fault(&path, ErrorCode::ConflictingFields, "a budget, though \"classify\" is false", "one of the two");
    }
    nodes.map_or(default, Budget::of)
}

fn read_readings(reader: &mut RequestReader, path: &Path<'_>, json: &Json<'_>) -> Option<Readings> {
    let items = match json {
        Json::Bool(true) => return Some(Readings::All),
        Json::Bool(false) => return Some(Readings::None),
        Json::Array(items) => items,
        Json::Null | Json::Integer(_) | Json::Decimal(_) | Json::Text(_) | Json::Object(_) => {
            return reader.wrong_type(path, json, "true, false or a list of readings");
        }
    };
    let words: Vec<_> = Readings::names().map(|name| (name, name)).collect();
    let mut names: Vec<String> = Vec::new();
    for (index, item) in items.iter().enumerate() {
        let path = path.index(index);
        let Some(name) = reader.word(&path, item, &words) else { continue };
        if names.iter().any(|other| other == name) {
            reader.fault(&path, ErrorCode::Duplicate, format!("{name:?} a second time"), "each reading once");
        } else {
            names.push(name.to_owned());
        }
    }
    // The order in which they are listed is that of the answer, whatever the request says.
    names.sort_by_key(|name| Readings::names().position(|known| known == name));
    Some(Readings::Only(names))
}
