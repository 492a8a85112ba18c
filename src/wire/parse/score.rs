use super::board::{GivenMarks, KnownBoard};
use super::read_request::{ReadRequest, RefusedRequest, json_of_body};
use super::record::{self, RecordField};
use super::rules::RequestedRules;
use super::{board, code, history, rules};
use crate::board::{PointSet, Size, Stones};
use crate::life::Budget;
use crate::position::{End, Fault, Game, History, LastPlay, Position, Setup, SetupPart};
use crate::render::Language;
use crate::report::{RecordedCount, ScoreTask, ScoreTaskFault, ScoredRecord, WantedParts};
use crate::wire::canonical;
use crate::wire::checker::RequestChecker;
use crate::wire::from_json::FromJson as _;
use crate::wire::reader::{JsonReader, Path};
use crate::wire::{DeadStonesRequest, ErrorCode, Limits, ListedReadings, Name, Nodes, Problem, ScoreRequest, Whole};

/// A request for a score that was read, and can be answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreQuestion {
    /// What is to be scored, and how. It is some thousand bytes, and a question is handed on many times.
    pub task: Box<ScoreTask>,
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
}

impl ScoreQuestion {
    /// The question of a task, with nothing echoed and every reading listed.
    pub fn new(task: ScoreTask) -> Self {
        Self {
            task: Box::new(task),
            id: None,
            language: Language::default(),
            readings: ListedReadings::default(),
            permalink: false,
            diagram: false,
        }
    }

    /// This question about another position, which is not that of its record.
    #[must_use]
    pub fn with_position(mut self, position: Position) -> Self {
        if let Some(record) = &mut self.task.record {
            record.gives_dead = false;
        }
        self.task.set_position(position);
        self
    }

    /// SHA-256, in hexadecimal, of the question in its normal form: the same for a question in another spelling.
    pub fn canonical_id(&self) -> String {
        canonical::canonical_id(&self.task, &self.readings)
    }
}

impl ReadRequest for ScoreQuestion {
    type Request = ScoreRequest;

    fn of_fields(checker: &mut RequestChecker<'_>, request: ScoreRequest, record: Option<RecordField>) -> Option<Self> {
        read_with_code(checker, &request, record).question
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
    let json = json_of_body(body, limits).map_err(|problem| RefusedRequest { id: None, problem })?;
    let id = || Name::from_json(&mut JsonReader::new(limits.language, *limits), &Path::ROOT, json.member("id")?);
    Ok(ScoreQuestion::read(&json, None, limits).map_err(|problem| RefusedRequest { id: id(), problem })?)
}

/// Reads a request with what its code holds, if it has one.
pub(crate) fn read_with_code(
    checker: &mut RequestChecker<'_>,
    request: &ScoreRequest,
    given: Option<RecordField>,
) -> PartialRequest {
    let Some(opened) = code::open(checker, request.code.as_deref()) else {
        return read_fields(checker, request, given);
    };
    let of_code = opened.request(request, &checker.limits);
    let mut read = code::check_on_code(checker, request, &of_code, |checker, whole| {
        read_fields(checker, &whole, opened.recorded())
    });
    if let Some(question) = &mut read.question {
        opened.credit(request, &mut question.task);
    }
    read
}

/// What could be read of a request, whatever is wrong with the rest of it.
#[derive(Default)]
pub(crate) struct PartialRequest {
    /// The stones, which may be no position.
    pub(crate) stones: Option<Stones>,
    /// The last play, where it is known.
    pub(crate) last_play: Option<LastPlay>,
    /// All of it.
    pub(crate) question: Option<ScoreQuestion>,
}

fn read_fields(checker: &mut RequestChecker<'_>, request: &ScoreRequest, given: Option<RecordField>) -> PartialRequest {
    let recorded = given.unwrap_or_else(|| record::read(checker, request.sgf.as_ref(), request.sgf_at.as_ref()));
    let rules = rules::read_rule_sets(checker, request, recorded.game());
    let board = board::read_board(checker, request, &recorded);
    let size = board.as_ref().map_or_else(|fault| fault.size, |board| Some(board.stones.size()));
    let marks = GivenMarks::read(checker, request, size, &rules);
    check_choices(checker, request);
    let map_rule_set = request.map_rule_set.as_ref().and_then(|name| {
        let id = &rules.scored(checker, &Path::field("map_rule_set"), name)?.id;
        rules.sets.iter().position(|set| set.id == *id)
    });
    if let Some(last) = request.history.as_ref().and_then(|history| history.last_play) {
        history::check_last_play(checker, &Path::field("history").name("last_play"), &last, size);
    }

    let Ok(board) = board else {
        if matches!(recorded, RecordField::Absent) {
            note_whatever_the_board(checker, request, size, &marks);
        }
        return PartialRequest::default();
    };
    let record =
        if let RecordField::Read(record) = recorded { Some(record::scored_record(*record, request)) } else { None };
    let setup = setup_on_board(checker, request, &board, &marks, record.as_ref().map(|record| &record.game));
    let (stones, last_play) = (Some(setup.stones), setup.history.last_play);
    let position = match setup.check() {
        Ok(position) => position,
        Err(faults) => {
            let names_of_dead: Vec<String> = marks.dead_by_rule_set.into_iter().map(|dead| dead.name).collect();
            board::note_faults(checker, request, size, &names_of_dead, &faults);
            return PartialRequest { stones, last_play, question: None };
        }
    };
    let task = Box::new(task_of_position(checker, request, position, rules, map_rule_set, record));
    // Each other fault of a task is of a name, and was noted at its place.
    let is_both_out_of_time = task.faults().contains(&ScoreTaskFault::BothOutOfTime);
    if is_both_out_of_time && !checker.has_fault(&Path::ROOT) {
        let expected = "at most one player out of time, or how the game ended and who lost";
        checker.contradiction(&Path::ROOT, ScoreTaskFault::BothOutOfTime, expected);
    }
    PartialRequest { stones, last_play, question: Some(question_of_task(checker, request, task)) }
}

/// Notes what contradicts itself whatever stands on the board, which could not be read.
fn note_whatever_the_board(
    checker: &mut RequestChecker<'_>,
    request: &ScoreRequest,
    size: Option<Size>,
    marks: &GivenMarks<'_>,
) {
    let stones = Stones::empty(size.unwrap_or(Size::LARGEST));
    if size.is_some() {
        marks.of_position(checker, &stones, PointSet::EMPTY, None);
    }
    let mut faults = setup_of_request(request, stones).check().err().unwrap_or_default();
    faults.0.retain(|fault| !matches!(fault, Fault::Contradiction { field: SetupPart::LastPlay, .. }));
    board::note_faults(checker, request, size, &[], &faults);
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
    checker: &mut RequestChecker<'_>,
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
    let shown_handicap = board.shown_handicap.map(|shown| given.filter(|_| given == contradicted).unwrap_or(shown));
    let said_handicap = said.or(contradicted.filter(|_| given.is_none()));
    let setup = match board.replay.as_ref().or(game.map(|game| &game.replay)) {
        Some(replay) => history::setup_of_replay(checker, shown_handicap, replay, &told),
        None => told,
    };
    let mut setup = Setup { drawn_dead: board.drawn_dead, said_handicap, ..setup };
    if board.replay.as_ref().is_some_and(|replay| replay.ends_in_passes) {
        setup.history.ended_by.get_or_insert(End::Passes);
    }
    if let Some(game) = game {
        record::apply_end(&mut setup, game);
    }
    setup.marks = marks.of_position(checker, &setup.stones, board.drawn_dead, game);
    setup.claims = marks.claims();
    setup.dead_by_rule_set = marks.dead_by_rule_set.iter().map(|dead| (dead.rule_set.clone(), dead.points)).collect();
    setup
}

/// A position with what is asked of it.
fn task_of_position(
    checker: &RequestChecker<'_>,
    request: &ScoreRequest,
    position: Position,
    rules: RequestedRules,
    map_rule_set: Option<usize>,
    record: Option<ScoredRecord>,
) -> ScoreTask {
    let default_nodes = Budget::DEFAULT.nodes().min(checker.limits.search_nodes_max);
    let recorded_count = record.as_ref().and_then(|record| recorded_count(request, &position, record));
    let mut task = ScoreTask {
        recorded_count,
        rule_sets: rules.sets,
        terms: rules.terms,
        compare: rules.compare,
        proposes_dead: request.dead == Some(DeadStonesRequest::Propose),
        budget: Budget::new(request.search_nodes.map_or(default_nodes, |Nodes(nodes)| nodes)),
        record: record.map(Box::new),
        ..ScoreTask::new(position)
    };
    task.classify = request.classify.unwrap_or(task.classify);
    let usual = task.wanted;
    task.wanted = WantedParts {
        detail: request.detail.unwrap_or(usual.detail),
        sensitivity: request.sensitivity.unwrap_or(usual.sensitivity),
        procedures: request.procedures.unwrap_or(usual.procedures),
        proofs: request.proofs.unwrap_or(usual.proofs),
        map_rule_set,
        explain_record: request.explain_record.unwrap_or(usual.explain_record),
    };
    if request.as_it_stands == Some(true) {
        task.count_as_it_stands();
    }
    task
}

/// What a record counts, where it shows something: also where a request repeats its marks, but not where players
/// disagree.
fn recorded_count(request: &ScoreRequest, position: &Position, record: &ScoredRecord) -> Option<RecordedCount> {
    let marks_of_record = record.game.marks().whole_chains(&record.game.replay.stones);
    let is_as_marked = position.claims().is_none() && *position.marks() == marks_of_record;
    if !is_as_marked {
        return None;
    }
    let count = RecordedCount::from_game(&record.game)?;
    let ended_by = request.history.as_ref().and_then(|history| history.ended_by);
    Some(if ended_by.is_some_and(|end| end != End::Unknown) { count.with_known_end() } else { count })
}

/// The question of a task, and what else was asked of it.
fn question_of_task(checker: &RequestChecker<'_>, request: &ScoreRequest, task: Box<ScoreTask>) -> ScoreQuestion {
    let readings = request.readings.clone().unwrap_or_default().sorted();
    ScoreQuestion {
        task,
        id: request.id.clone(),
        language: checker.language,
        readings,
        permalink: request.permalink.unwrap_or(false),
        diagram: request.diagram.unwrap_or(false),
    }
}

/// Notes choices that no answer can follow.
fn check_choices(checker: &mut RequestChecker<'_>, request: &ScoreRequest) {
    if let Some(Nodes(nodes)) = request.search_nodes {
        let (path, range) = (Path::field("search_nodes"), Nodes::range(&checker.limits));
        // A code may ask for more than is searched here.
        if !range.contains(&nodes) {
            let expected = format!("{} from {} to {}", Nodes::EXPECTED, range.start(), range.end());
            checker.fault(&path, ErrorCode::OutOfRange, nodes.to_string(), expected);
        }
    }
    let needing_life = ScoreRequest::needing_life().filter(|_| request.classify == Some(false));
    for (field, what) in needing_life.filter(|(field, _)| (field.is_asked)(request)) {
        let found = format!("{what}, though \"classify\" is false");
        checker.conflict(&Path::field(field.name), found, "one of the two");
    }
    if request.dead == Some(DeadStonesRequest::Propose) && request.diagram == Some(true) {
        let expected = "false beside \"propose\", as a picture cannot say that nobody confirmed it";
        checker.conflict(&Path::field("diagram"), "true", expected);
    }
    if let Some(ListedReadings::Only(names)) = &request.readings {
        let path = Path::field("readings");
        let mut seen = Vec::new();
        for (index, name) in names.iter().enumerate() {
            if seen.contains(&name) {
                checker.note_duplicate(&path.index(index), &format!("{:?}", name.as_str()), "each reading once");
            } else {
                seen.push(name);
            }
        }
    }
}
