use super::board::BoardBounds;
use super::record::{self, RecordField};
use super::score::ReadRequest;
use super::{board, code, history, rules};
use crate::board::{ByColor, Size, Stones};
use crate::explain::assumption;
use crate::formats::json::Json;
use crate::position::{Assumption, Fault, Faults, Field, Game, History, LastPlay, Position, Setup};
use crate::render::Language;
use crate::report::moves::{EarlierPosition, MoveCaseFault};
use crate::report::{MoveCase, MoveReport, compare_moves, repairs_of_record};
use crate::rules::{SharedRuleSet, all};
use crate::wire::from_json::FromJson as _;
use crate::wire::reader::{Path, RequestReader};
use crate::wire::{EarlierRequest, EarlierTurn, ErrorCode, MoveRequest, Name, ProblemError, Rows, ScoreRequest};

/// Fields that give the position otherwise than a code.
const POSITIONS: &[&str] = &["rows", "sgf", "sgf_at"];

/// A question that can be answered.
pub struct MoveQuestion {
    pub(crate) case: MoveCase,
    pub(crate) id: Option<Name>,
    pub(crate) language: Language,
    /// What was repaired in the record.
    repairs: Vec<Assumption>,
}

impl MoveQuestion {
    /// What each rule set makes of the moves, and what was taken as given for that.
    pub(crate) fn report(&self) -> MoveReport {
        let mut report = compare_moves(&self.case);
        report.assumptions.splice(0..0, self.repairs.iter().map(assumption));
        report
    }
}

impl ReadRequest for MoveQuestion {
    fn of_json(reader: &mut RequestReader, json: &Json<'_>, record: Option<RecordField>) -> Option<Self> {
        let request = reader.read(json)?;
        read_move_with_code(reader, request, json, record)
    }
}

impl MoveRequest {
    /// What a question about scores tells of moves that is not given; what is given in part is taken as it is.
    fn of_scores(request: &ScoreRequest, given: &Self) -> Self {
        let last_play = request.history.as_ref().and_then(|history| history.last_play);
        Self {
            rows: request.rows,
            last_play: last_play.filter(|_| given.last_play.is_none()),
            prisoners: request.prisoners.filter(|_| given.prisoners.is_none()),
            rule_sets: request.rule_sets.clone(),
            ..Self::default()
        }
    }
}

/// Reads a question with what its code holds, if it has one.
fn read_move_with_code(
    reader: &mut RequestReader,
    request: MoveRequest,
    json: &Json<'_>,
    given: Option<RecordField>,
) -> Option<MoveQuestion> {
    let Some(opened) = code::open(reader, request.code.as_deref()) else {
        return read_move_fields(reader, request, json, given);
    };
    let of_code = MoveRequest::of_scores(&opened.content.request, &request);
    let given = MoveRequest { rows: None, sgf: None, sgf_at: None, ..request.clone() };
    let whole = given.or_fields_of(of_code.clone());
    code::read_on_code(reader, [&request, &of_code], POSITIONS, |reader| {
        read_move_fields(reader, whole, json, opened.recorded())
    })
}

fn read_move_fields(
    reader: &mut RequestReader,
    request: MoveRequest,
    json: &Json<'_>,
    given: Option<RecordField>,
) -> Option<MoveQuestion> {
    let root = Path::ROOT;
    let rule_sets = match &request.rule_sets {
        None => all().iter().map(SharedRuleSet::from).collect(),
        Some(named) => rules::named_rule_sets(reader, named),
    };
    let recorded = given.unwrap_or_else(|| record::read(reader, request.sgf.as_ref(), request.sgf_at.as_ref()));
    let board = read_position(reader, request.rows.as_ref(), &recorded);
    let size = board.as_ref().map_or_else(|size| *size, |stones: &Stones| Some(stones.size()));
    let path = root.name("moves");
    if request.moves.is_empty() {
        reader.fault(&path, ErrorCode::Empty, "an empty list", "at least one move");
    }
    let moves = board::moves_of(reader.at_most(&path, &request.moves, reader.limits.sequence_max));
    if let Some(last) = &request.last_play {
        history::check_last_play(reader, &root.name("last_play"), last, &BoardBounds { size, json });
    }
    let previous = request.previous_positions.as_ref().map(|positions| read_previous(reader, positions, size));
    let known = recorded.game().map(KnownBefore::from_game).unwrap_or_default();
    let last_play = request.last_play.map_or(known.last_play, |last| Some(last.into()));
    let prisoners = request.prisoners.map_or(known.prisoners, ByColor::from);
    let from = match recorded.game() {
        _ if request.code.is_some() => "/code",
        Some(_) => "/sgf",
        None => "/rows",
    };
    let position = check(reader, &board.ok()?, from, last_play, prisoners)?;
    let previous = match previous {
        None => known.previous,
        Some(positions) => Some(positions?),
    };
    let case = MoveCase { position, previous, moves, rule_sets };
    note_case(reader, &case.faults());
    let repairs =
        if let RecordField::Read(record) = &recorded { repairs_of_record(&record.warnings) } else { Vec::new() };
    Some(MoveQuestion { case, id: request.id, language: reader.language, repairs })
}

/// The board before the first move: drawn, or that at the end of a record.
fn read_position(
    reader: &mut RequestReader,
    rows: Option<&Rows>,
    recorded: &RecordField,
) -> Result<Stones, Option<Size>> {
    let path = Path::ROOT.name("rows");
    match (rows, recorded) {
        (None, RecordField::Absent) => {
            let expected = "the position before the first move: rows, sgf or code";
            reader.fault(&path, ErrorCode::MissingField, "nothing", expected);
            Err(None)
        }
        (None, RecordField::Faulty) => Err(None),
        (Some(rows), RecordField::Absent) => board::first_board(reader, &path, rows),
        (Some(_), RecordField::Faulty | RecordField::Read(_)) => {
            reader.fault(&path, ErrorCode::ConflictingFields, "a record and rows", "one of the two");
            Err(None)
        }
        (None, RecordField::Read(record)) => board::last_board(reader, &record.game),
    }
}

/// What a record tells of what came before its last board.
#[derive(Default)]
struct KnownBefore {
    last_play: Option<LastPlay>,
    prisoners: ByColor<Option<u32>>,
    previous: Option<Vec<EarlierPosition>>,
}

impl KnownBefore {
    /// Boards and captures are all known where the first board shows nothing but handicap stones and nothing was
    /// changed by hand.
    fn from_game(game: &Game) -> Self {
        let replay = &game.replay;
        let last_play = replay.history.last_play;
        if !replay.is_whole || game.handicap.is_none() {
            return Self { last_play, ..Self::default() };
        }
        // The last is the position itself. Without it a pass would leave its like at the end, taken for it.
        let all = replay.positions.iter();
        let previous = all.map(|stones| EarlierPosition { stones: *stones, to_move: None }).collect();
        Self { last_play, prisoners: replay.prisoners.map(Some), previous: Some(previous) }
    }
}

/// Earlier positions; nothing where one of them is none.
fn read_previous(
    reader: &mut RequestReader,
    given: &[EarlierRequest],
    size: Option<Size>,
) -> Option<Vec<EarlierPosition>> {
    let at = Path::ROOT.name("previous_positions");
    let mut positions = Vec::with_capacity(given.len());
    for (index, earlier) in given.iter().enumerate() {
        let path = at.index(index);
        let (stones, to_move) = match earlier {
            EarlierRequest::Rows(rows) => (board::first_board(reader, &path, rows), None),
            EarlierRequest::WithTurn(EarlierTurn { rows, to_move }) => {
                (board::first_board(reader, &path.name("rows"), rows), *to_move)
            }
        };
        let Ok(stones) = stones else { continue };
        if let Some(size) = size.filter(|size| *size != stones.size()) {
            let lines = |size: Size| format!("{} by {} lines", size.width(), size.height());
            let expected = format!("{}, as in rows", lines(size));
            reader.fault(&path, ErrorCode::BoardSize, lines(stones.size()), expected);
            continue;
        }
        positions.push(EarlierPosition { stones, to_move });
    }
    (positions.len() == given.len()).then_some(positions)
}

fn check(
    reader: &mut RequestReader,
    stones: &Stones,
    from: &str,
    last_play: Option<LastPlay>,
    prisoners: ByColor<Option<u32>>,
) -> Option<Position> {
    let history = History { last_play, ..History::default() };
    let Faults(faults) = match (Setup { prisoners, history, ..Setup::new(*stones) }).check() {
        Ok(position) => return Some(position),
        Err(faults) => faults,
    };
    for fault in faults {
        // Chains were looked at while reading: what is left are numbers and the last play.
        let pointer = if matches!(fault, Fault::Contradiction { field: Field::LastPlay, .. }) {
            "/last_play"
        } else if matches!(fault, Fault::Contradiction { field: Field::Prisoners(_), .. }) {
            "/prisoners"
        } else {
            from
        };
        let (found, expected) = board::found_and_expected(&fault);
        let error = ProblemError::new(ErrorCode::Contradiction, pointer.to_owned(), found, expected);
        reader.push(error.with_detail(fault.to_string()));
    }
    None
}

/// Notes what is left to go wrong once every field could be read.
fn note_case(reader: &mut RequestReader, faults: &[MoveCaseFault]) {
    for fault in faults {
        let (code, pointer, expected) = match fault {
            MoveCaseFault::LastPlayLeadsElsewhere { .. } => {
                (ErrorCode::Contradiction, "/last_play", "the play that led to rows, and what it captured")
            }
            MoveCaseFault::NoMoves => (ErrorCode::Empty, "/moves", "at least one move"),
            MoveCaseFault::NoRuleSets => (ErrorCode::Empty, "/rule_sets", "at least one rule set"),
            MoveCaseFault::RuleSetTwice { .. } => (ErrorCode::Duplicate, "/rule_sets", "each rule set once"),
            MoveCaseFault::OtherSize { .. } | MoveCaseFault::NoLiberty { .. } => {
                (ErrorCode::Contradiction, "/previous_positions", "positions that can stand on this board")
            }
        };
        if !reader.has_fault_at(pointer) {
            let error = ProblemError::new(code, pointer.to_owned(), fault.to_string(), expected.to_owned());
            reader.push(error.with_detail(fault.to_string()));
        }
    }
}
