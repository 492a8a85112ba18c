use super::board::{BoardBounds, GivenMarks, KnownBoard};
use super::record::{self, RecordField};
use super::rules::RequestedRules;
use super::{board, code, history, rules};
use crate::board::{PointSet, Size, Stones};
use crate::formats::json::Json;
use crate::formats::record::Record;
use crate::life::{Budget, Work};
use crate::position::{End, Fault, Field, Game, History, LastPlay, Position, Setup};
use crate::render::Language;
use crate::report::{RecordedCount, ScoreCase, ScoredRecord, WantedParts};
use crate::wire::canonical;
use crate::wire::from_json::{FromJson as _, request};
use crate::wire::reader::{Path, RequestReader};
use crate::wire::{
    DeadStonesRequest, ErrorCode, Limits, ListedReadings, Name, Nodes, Problem, ProblemCode, ScoreRequest, Whole,
};

/// Fields that give the position otherwise than a code.
const POSITIONS: &[&str] = &["rows", "moves", "initial_rows", "sgf", "sgf_at"];

/// A request for a score that was read, and can be answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreQuestion {
    /// What is to be scored, and how. It is some thousand bytes, and a question is handed on many times.
    pub case: Box<ScoreCase>,
    /// The caller's name for it, echoed in the answer.
    pub id: Option<Name>,
    /// The language of sentences.
    pub language: Language,
    /// Which readings are listed.
    pub readings: ListedReadings,
    /// Whether the answer bears a permalink.
    pub permalink: bool,
    /// Whether the answer bears a picture of the board.
    pub diagram: bool,
    /// SHA-256, in hexadecimal, of the question in its normal form. The same question in another spelling has the same
    /// one.
    pub canonical_id: String,
}

impl ScoreQuestion {
    /// The question of a case, with nothing echoed and every reading listed.
    pub fn new(case: ScoreCase) -> Self {
        let case = Box::new(case);
        let readings = ListedReadings::default();
        let canonical_id = canonical::canonical_id(&case, &readings);
        Self { case, id: None, language: Language::default(), readings, permalink: false, diagram: false, canonical_id }
    }

    /// The same question about another position.
    #[must_use]
    pub fn with_position(mut self, position: Position) -> Self {
        self.case.position = position;
        if let Some(record) = &mut self.case.record {
            record.gives_dead = false;
        }
        self.case.recorded_count = None;
        self.canonical_id = canonical::canonical_id(&self.case, &self.readings);
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

/// A request that is read out of JSON, as a tree that somebody wrote or that was put together here.
pub(crate) trait ReadRequest: Sized {
    /// Reads it. One about a record that is handed over names no position itself. `None` after a fault was noted.
    fn of_json(reader: &mut RequestReader, json: &Json<'_>, record: Option<RecordField>) -> Option<Self>;

    /// What collects its faults, in the language that it names.
    fn reader(json: &Json<'_>, limits: &Limits) -> RequestReader {
        RequestReader::for_request(json, limits)
    }

    /// Reads it, or says everything that is wrong with it as one problem.
    fn read(json: &Json<'_>, record: Option<Record>, limits: &Limits) -> Result<Self, Problem> {
        let mut reader = Self::reader(json, limits);
        let record = record.map(|record| RecordField::Read(Box::new(record)));
        let question = Self::of_json(&mut reader, json, record);
        reader.answer(question)
    }

    /// The same of the body of a request.
    fn read_body(body: &[u8], limits: &Limits) -> Result<Self, Problem> {
        Self::read(&parse(body, limits)?, None, limits)
    }
}

impl ReadRequest for ScoreQuestion {
    fn of_json(reader: &mut RequestReader, json: &Json<'_>, record: Option<RecordField>) -> Option<Self> {
        let request: ScoreRequest = reader.read(json)?;
        read_with_code(reader, &request, json, record).question
    }
}

/// Reads the body of a request for a score.
///
/// # Errors
///
/// Everything that is wrong with it, as one problem.
pub fn read_request(body: &[u8], limits: &Limits) -> Result<ScoreQuestion, Problem> {
    ScoreQuestion::read_body(body, limits)
}

/// Reads the body of a request for a score, keeping its `id` even when it is refused.
///
/// # Errors
///
/// Everything that is wrong with it, as one problem.
pub fn read_keeping_id(body: &[u8], limits: &Limits) -> Result<ScoreQuestion, Box<RefusedRequest>> {
    let json = parse(body, limits).map_err(|problem| RefusedRequest { id: None, problem })?;
    Ok(ScoreQuestion::read(&json, None, limits)
        .map_err(|problem| RefusedRequest { id: id_of(&json, limits), problem })?)
}

/// The `id` of a request, if it can be read.
fn id_of(json: &Json<'_>, limits: &Limits) -> Option<Name> {
    Name::from_json(&mut RequestReader::silent(limits), &Path::ROOT, json.member("id")?)
}

request! {
    /// What of an answer that is always whole its caller chooses.
    struct LanguageChoice {
        language: Option<Language>,
    }
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
    let mut reader = RequestReader::for_request(&choices, limits);
    let read = reader.read(&choices);
    reader.answer(read.map(|read: LanguageChoice| read.language.unwrap_or(limits.language)))
}

/// Refuses pairs of a name and a value where none has a meaning.
#[cfg(feature = "server")]
pub(crate) fn read_no_choice(choices: &[(String, String)], limits: &Limits) -> Result<(), Problem> {
    let mut reader = RequestReader::new(limits.language, *limits);
    for (name, _) in choices {
        let found = format!("the field {name}", name = crate::formats::json::quoted(name));
        reader.fault(&Path::ROOT.name(name), ErrorCode::UnknownField, found, "no query here");
    }
    reader.answer(Some(()))
}

/// Reads a request with what its code holds, if it has one. `json` has the places of its points.
pub(crate) fn read_with_code(
    reader: &mut RequestReader,
    request: &ScoreRequest,
    json: &Json<'_>,
    given: Option<RecordField>,
) -> PartialRequest {
    let Some(opened) = code::open(reader, request.code.as_deref()) else {
        return read_fields(reader, request, json, given);
    };
    let of_code = opened.request(request, &reader.limits);
    let given =
        ScoreRequest { rows: None, moves: None, initial_rows: None, sgf: None, sgf_at: None, ..request.clone() };
    let whole = given.or_fields_of(of_code.clone());
    let mut read = code::read_on_code(reader, [request, &of_code], POSITIONS, |reader| {
        read_fields(reader, &whole, json, opened.recorded())
    });
    if let Some(question) = &mut read.question {
        opened.credit(request, &mut question.case);
    }
    read
}

/// JSON of a body that is not too long.
pub(crate) fn parse<'b>(body: &'b [u8], limits: &Limits) -> Result<Json<'b>, Problem> {
    let (found, max) = (body.len(), limits.body_bytes);
    if found > max {
        let detail = format!("found {found} bytes, expected at most {max}");
        return Err(Problem::new(limits.language, ProblemCode::TooLarge, detail));
    }
    Json::read(body).map_err(|error| Problem::new(limits.language, ProblemCode::InvalidJson, no_json(&error)))
}

/// Where a text stops being JSON that can be read.
fn no_json(error: &serde_json::Error) -> String {
    // Where nothing stands in the line its first letter is missing.
    let (line, column) = (error.line(), error.column().max(1));
    let message = error.to_string();
    let why = message.rsplit_once(" at line ").map_or(&*message, |(why, _)| why);
    // The grammar of JSON allows some of what its reader does not take.
    let what = match why {
        _ if error.is_eof() => "the JSON ends too early".to_owned(),
        "recursion limit exceeded" => {
            "more than 127 lists and objects stand in one another; that deep is not read".to_owned()
        }
        "number out of range" => "this number is too large to be read".to_owned(),
        "unexpected end of hex escape" | "lone leading surrogate in hex escape" => {
            "this escape is half of a pair of surrogates, and no character without the other half".to_owned()
        }
        _ => format!("this is no JSON, as its reader says: {why:?}"),
    };
    format!("line {line}, column {column}: {what}")
}

/// What could be read of a request, whatever is wrong with the rest of it.
#[derive(Default)]
pub(crate) struct PartialRequest {
    /// The stones and the last play, which may be no position.
    pub(crate) drawn: Option<(Stones, Option<LastPlay>)>,
    /// All of it.
    pub(crate) question: Option<ScoreQuestion>,
}

fn read_fields(
    reader: &mut RequestReader,
    request: &ScoreRequest,
    json: &Json<'_>,
    given: Option<RecordField>,
) -> PartialRequest {
    let root = Path::ROOT;
    let recorded = given.unwrap_or_else(|| record::read(reader, request.sgf.as_ref(), request.sgf_at.as_ref()));
    let rules = rules::read_rule_sets(reader, request, recorded.game());
    let board = board::board(reader, request, &recorded, json);
    let on_board =
        BoardBounds { size: board.as_ref().map_or_else(|size| *size, |board| Some(board.stones.size())), json };
    let marks = GivenMarks::read(reader, request, &on_board, &rules);
    check_choices(reader, request);
    let map_rule_set = request.map_rule_set.as_ref().and_then(|name| {
        let id = &rules.scored(reader, &root.name("map_rule_set"), name)?.id;
        rules.sets.iter().position(|set| set.id == *id)
    });
    if let Some(last) = request.history.as_ref().and_then(|history| history.last_play) {
        let history = root.name("history");
        history::check_last_play(reader, &history.name("last_play"), &last, &on_board);
    }

    let Ok(board) = board else {
        if matches!(recorded, RecordField::Absent) {
            note_whatever_the_board(reader, request, &on_board, &marks);
        }
        return PartialRequest::default();
    };
    let record =
        if let RecordField::Read(record) = recorded { Some(record::scored_record(*record, request)) } else { None };
    let setup = setup_on_board(reader, request, &board, &marks, record.as_ref().map(|record| &record.game));
    let drawn = Some((setup.stones, setup.history.last_play));
    let position = match setup.check() {
        Ok(position) => position,
        Err(faults) => {
            let names_of_dead: Vec<String> = marks.dead_by_rule_set.into_iter().map(|(name, _)| name).collect();
            board::note_faults(reader, request, &on_board, &names_of_dead, &faults);
            return PartialRequest { drawn, question: None };
        }
    };
    let case = Box::new(case_of_position(reader, request, position, rules, map_rule_set, record));
    for fault in case.faults() {
        if !reader.has_fault_at("") {
            reader.fault(&root, ErrorCode::Contradiction, fault.to_string(), fault.expected());
        }
    }
    PartialRequest { drawn, question: Some(question_of_case(reader, request, case)) }
}

/// Notes what contradicts itself whatever stands on the board, which could not be read.
fn note_whatever_the_board(
    reader: &mut RequestReader,
    request: &ScoreRequest,
    on_board: &BoardBounds<'_>,
    marks: &GivenMarks<'_>,
) {
    let stones = Stones::empty(on_board.size.unwrap_or(Size::LARGEST));
    if on_board.size.is_some() {
        marks.of_position(reader, &stones, PointSet::EMPTY, None);
    }
    let mut faults = setup_of_request(request, stones).check().err().unwrap_or_default();
    faults.0.retain(|fault| !matches!(fault, Fault::Contradiction { field: Field::LastPlay, .. }));
    board::note_faults(reader, request, on_board, &[], &faults);
}

/// A board with what a request tells beside it, its marks excepted.
fn setup_of_request(request: &ScoreRequest, stones: Stones) -> Setup {
    Setup {
        prisoners: request.prisoners.unwrap_or_default().into(),
        history: request.history.clone().map(History::from).unwrap_or_default(),
        handicap: request.handicap.map(|Whole(count)| count as u16),
        said_handicap: request.said_handicap.map(|Whole(count)| count as u16),
        ..Setup::new(stones)
    }
}

/// The board, the course of the game that led there, which a record tells where there is one, and what is said of the
/// stones.
fn setup_on_board(
    reader: &mut RequestReader,
    request: &ScoreRequest,
    board: &KnownBoard,
    marks: &GivenMarks<'_>,
    game: Option<&Game>,
) -> Setup {
    let mut told = setup_of_request(request, board.stones);
    let (given, said) = (told.handicap, told.said_handicap);
    let of_record = game.and_then(|game| game.said_handicap);
    let contradicted = game.and_then(Game::contradicted_handicap);
    told.handicap = given.or(of_record.filter(|_| contradicted.is_none()));
    // Of two numbers of a record whoever asks may say which is right.
    let record_handicap = board.record_handicap.map(|shown| given.filter(|_| given == contradicted).unwrap_or(shown));
    let said_handicap = said.or(contradicted.filter(|_| given.is_none()));
    let setup = match board.replay.as_ref().or(game.map(|game| &game.replay)) {
        Some(replay) => history::setup_of_replay(reader, record_handicap, replay, &told),
        None => told,
    };
    let mut setup = Setup { drawn_dead: board.drawn_dead, said_handicap, ..setup };
    if board.replay.as_ref().is_some_and(|replay| replay.ends_in_passes) {
        setup.history.ended_by.get_or_insert(End::Passes);
    }
    if let Some(game) = game {
        record::apply_end(&mut setup, game);
    }
    if request.as_it_stands == Some(true) {
        setup.history.ended_by = setup.history.ended_by.filter(|end| *end != End::Unknown);
    }
    setup.marks = marks.of_position(reader, &setup.stones, board.drawn_dead, game);
    setup.claims = marks.claims();
    setup.dead_by_rule_set = marks.dead_by_rule_set.iter().map(|(_, dead)| dead.clone()).collect();
    setup
}

/// A position with what is asked of it.
fn case_of_position(
    reader: &RequestReader,
    request: &ScoreRequest,
    position: Position,
    rules: RequestedRules,
    map_rule_set: Option<usize>,
    record: Option<ScoredRecord>,
) -> ScoreCase {
    let default_nodes = Budget::DEFAULT.nodes().min(reader.limits.search_nodes_max);
    ScoreCase {
        recorded_count: record.as_ref().and_then(|record| recorded_count(request, &position, record)),
        position,
        rule_sets: rules.sets,
        terms: rules.terms,
        compare: rules.compare,
        proposes_dead: request.dead == Some(DeadStonesRequest::Propose),
        classify: request.classify.unwrap_or(true),
        budget: Budget::new(request.search_nodes.map_or(default_nodes, |Nodes(nodes)| nodes)),
        wanted: WantedParts {
            detail: request.detail.unwrap_or_default(),
            sensitivity: request.sensitivity.unwrap_or(false),
            procedures: request.procedures.unwrap_or(false),
            proofs: request.proofs.unwrap_or(false),
            map_rule_set,
            record_causes: request.explain_record.unwrap_or(true),
        },
        as_it_stands: request.as_it_stands.unwrap_or(false),
        record: record.map(Box::new),
        work_max: Work::REQUEST_MAX,
    }
}

/// What a record counts, where it shows something: also where a request repeats its marks, but not where players
/// disagree.
fn recorded_count(request: &ScoreRequest, position: &Position, record: &ScoredRecord) -> Option<RecordedCount> {
    let marks_of_record = record.game.marks().whole_chains(&record.game.replay.stones);
    let is_as_marked = position.claims().is_none() && *position.marks() == marks_of_record;
    if request.as_it_stands == Some(true) || !is_as_marked {
        return None;
    }
    let count = RecordedCount::from_game(&record.game)?;
    let ended_by = request.history.as_ref().and_then(|history| history.ended_by);
    Some(if ended_by.is_some_and(|end| end != End::Unknown) { count.of_end() } else { count })
}

/// The question of a case, and what else was asked of it.
fn question_of_case(reader: &RequestReader, request: &ScoreRequest, case: Box<ScoreCase>) -> ScoreQuestion {
    let readings = request.readings.clone().unwrap_or_default().sorted();
    ScoreQuestion {
        canonical_id: canonical::canonical_id(&case, &readings),
        case,
        id: request.id.clone(),
        language: reader.language,
        readings,
        permalink: request.permalink.unwrap_or(false),
        diagram: request.diagram.unwrap_or(false),
    }
}

/// Notes choices that no answer can follow.
fn check_choices(reader: &mut RequestReader, request: &ScoreRequest) {
    let root = Path::ROOT;
    if let Some(Nodes(nodes)) = request.search_nodes {
        let (path, range) = (root.name("search_nodes"), Nodes::range(&reader.limits));
        // A code may ask for more than is searched here.
        if !range.contains(&nodes) {
            let expected = format!("{} from {} to {}", Nodes::EXPECTED, range.start(), range.end());
            reader.fault(&path, ErrorCode::OutOfRange, nodes.to_string(), expected);
        }
        if request.classify == Some(false) {
            let found = "a budget, though \"classify\" is false";
            reader.fault(&path, ErrorCode::ConflictingFields, found, "one of the two");
        }
    }
    if request.proofs == Some(true) && request.classify == Some(false) {
        let found = "proofs, though \"classify\" is false";
        reader.fault(&root.name("proofs"), ErrorCode::ConflictingFields, found, "one of the two");
    }
    if request.dead == Some(DeadStonesRequest::Propose) && request.diagram == Some(true) {
        let expected = "false beside \"propose\", as a picture cannot say that nobody confirmed it";
        reader.fault(&root.name("diagram"), ErrorCode::ConflictingFields, "true", expected);
    }
    if let Some(ListedReadings::Only(names)) = &request.readings {
        let path = root.name("readings");
        let mut seen = Vec::new();
        for (index, name) in names.iter().enumerate() {
            if seen.contains(&name) {
                reader.note_duplicate(&path.index(index), &format!("{:?}", name.as_str()), "each reading once");
            } else {
                seen.push(name);
            }
        }
    }
}
