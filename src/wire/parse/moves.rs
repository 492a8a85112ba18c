use super::board::UnreadableBoard;
use super::read_request::ReadRequest;
use super::record::{self, RecordField};
use super::{board, code, history, rules};
use crate::board::{ByColor, Size, Stones};
use crate::explain::assumption;
use crate::position::{Assumption, Fault, Faults, Game, History, LastPlay, Position, Setup, SetupPart};
use crate::render::Language;
use crate::report::moves::{EarlierPosition, MoveTaskFault};
use crate::report::{MoveReport, MoveTask, compare_moves, repairs_of_record};
use crate::rules::{SharedRuleSet, all};
use crate::wire::checker::RequestChecker;
use crate::wire::reader::Path;
use crate::wire::{EarlierRequest, EarlierTurn, ErrorCode, MoveRequest, Name, ProblemError, Rows, ScoreRequest};

/// A question that can be answered.
pub struct MoveQuestion {
    pub(crate) task: MoveTask,
    pub(crate) id: Option<Name>,
    pub(crate) language: Language,
    /// What was repaired in the record.
    repairs: Vec<Assumption>,
}

impl MoveQuestion {
    /// What each rule set makes of the moves, and what was taken as given for that.
    pub(crate) fn report(&self) -> MoveReport {
        let mut report = compare_moves(&self.task);
        report.assumptions.splice(0..0, self.repairs.iter().map(assumption));
        report
    }
}

impl ReadRequest for MoveQuestion {
    type Request = MoveRequest;

    fn of_fields(checker: &mut RequestChecker<'_>, request: MoveRequest, record: Option<RecordField>) -> Option<Self> {
        let Some(opened) = code::open(checker, request.code.as_deref()) else {
            return read_move_fields(checker, request, record);
        };
        let of_code = MoveRequest::of_scores(&opened.content.request, &request);
        code::check_on_code(checker, &request, &of_code, |checker, whole| {
            read_move_fields(checker, whole, opened.recorded())
        })
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

fn read_move_fields(
    checker: &mut RequestChecker<'_>,
    request: MoveRequest,
    given: Option<RecordField>,
) -> Option<MoveQuestion> {
    let rule_sets = match &request.rule_sets {
        None => all().iter().map(SharedRuleSet::from).collect(),
        Some(named) => rules::named_rule_sets(checker, named),
    };
    let recorded = given.unwrap_or_else(|| record::read(checker, request.sgf.as_ref(), request.sgf_at.as_ref()));
    let board = read_first_board(checker, request.rows.as_ref(), &recorded);
    let size = board.as_ref().map_or_else(|fault| fault.size, |stones: &Stones| Some(stones.size()));
    let path = Path::field("moves");
    if request.moves.is_empty() {
        checker.fault(&path, ErrorCode::Empty, "an empty list", "at least one move");
    }
    let moves = board::moves_of(checker.at_most(&path, &request.moves, checker.limits.sequence_max));
    if let Some(last) = &request.last_play {
        history::check_last_play(checker, &Path::field("last_play"), last, size);
    }
    let previous = request.previous_positions.as_ref().map(|positions| read_previous(checker, positions, size));
    let known = recorded.game().map(KnownBefore::from_game).unwrap_or_default();
    let last_play = request.last_play.map_or(known.last_play, |last| Some(last.into()));
    let prisoners = request.prisoners.map_or(known.prisoners, ByColor::from);
    let from = match recorded.game() {
        _ if request.code.is_some() => "/code",
        Some(_) => "/sgf",
        None => "/rows",
    };
    let position = check(checker, &board.ok()?, from, last_play, prisoners)?;
    let previous = match previous {
        None => known.previous,
        Some(positions) => Some(positions?),
    };
    let task = MoveTask { position, previous, moves, rule_sets };
    // Each other fault of a task stands at a field of the request, and was noted there.
    let last_play = Path::field("last_play");
    let leads_elsewhere = |fault: &MoveTaskFault| matches!(fault, MoveTaskFault::LastPlayLeadsElsewhere { .. });
    if let Some(fault) = task.faults().into_iter().find(leads_elsewhere).filter(|_| !checker.has_fault(&last_play)) {
        let (found, expected) = (fault.to_string(), "the play that led to rows, and what it captured".to_owned());
        let error = ProblemError::new(ErrorCode::Contradiction, last_play.pointer(), found.clone(), expected);
        checker.push(error.with_detail(found));
    }
    let repairs =
        if let RecordField::Read(record) = &recorded { repairs_of_record(&record.repairs) } else { Vec::new() };
    Some(MoveQuestion { task, id: request.id, language: checker.language, repairs })
}

/// The board before the first move: drawn, or that at the end of a record.
fn read_first_board(
    checker: &mut RequestChecker<'_>,
    rows: Option<&Rows>,
    recorded: &RecordField,
) -> Result<Stones, UnreadableBoard> {
    let path = Path::field("rows");
    match (rows, recorded) {
        (None, RecordField::Absent) => {
            let expected = "the position before the first move: rows, sgf or code";
            checker.fault(&path, ErrorCode::MissingField, "nothing", expected);
            Err(UnreadableBoard { size: None })
        }
        (None, RecordField::Faulty) => Err(UnreadableBoard { size: None }),
        (Some(rows), RecordField::Absent) => board::first_board(checker, &path, rows),
        (Some(_), RecordField::Faulty | RecordField::Read(_)) => {
            checker.conflict(&path, "a record and rows", "one of the two");
            Err(UnreadableBoard { size: None })
        }
        (None, RecordField::Read(record)) => board::last_board(checker, &record.game),
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
        if !replay.is_made_by_moves || game.handicap.is_none() {
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
    checker: &mut RequestChecker<'_>,
    given: &[EarlierRequest],
    size: Option<Size>,
) -> Option<Vec<EarlierPosition>> {
    let at = Path::field("previous_positions");
    let mut positions = Vec::with_capacity(given.len());
    for (index, earlier) in given.iter().enumerate() {
        let path = at.index(index);
        let (stones, to_move) = match earlier {
            EarlierRequest::Rows(rows) => (board::first_board(checker, &path, rows), None),
            EarlierRequest::WithTurn(EarlierTurn { rows, to_move }) => {
                (board::first_board(checker, &path.name("rows"), rows), *to_move)
            }
        };
        let Ok(stones) = stones else { continue };
        if let Some(size) = size.filter(|size| *size != stones.size()) {
            let lines = |size: Size| format!("{} by {} lines", size.width(), size.height());
            let expected = format!("{}, as in rows", lines(size));
            checker.fault(&path, ErrorCode::BoardSize, lines(stones.size()), expected);
            continue;
        }
        positions.push(EarlierPosition { stones, to_move });
    }
    (positions.len() == given.len()).then_some(positions)
}

fn check(
    checker: &mut RequestChecker<'_>,
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
        let pointer = if matches!(fault, Fault::Contradiction { field: SetupPart::LastPlay, .. }) {
            "/last_play"
        } else if matches!(fault, Fault::Contradiction { field: SetupPart::Prisoners(_), .. }) {
            "/prisoners"
        } else {
            from
        };
        let (found, expected) = board::found_and_expected(&fault);
        let error = ProblemError::new(ErrorCode::Contradiction, pointer.to_owned(), found, expected);
        checker.push(error.with_detail(fault.to_string()));
    }
    None
}
