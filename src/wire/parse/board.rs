use super::record::RecordField;
use super::rules::RequestedRules;
use crate::board::{ByColor, Color, Point, PointSet, Size, Stones};
use crate::formats::diagram;
use crate::formats::json::excerpt;
use crate::life::pass_alive_dead;
use crate::position::{Claim, Fault, Faults, Game, Illegal, Marks, Move, MoveList, Replay, SetupPart};
use crate::wire::checker::RequestChecker;
use crate::wire::from_json::RequestObject as _;
use crate::wire::reader::Path;
use crate::wire::{
    ClaimRequest, ClaimsRequest, DeadStonesRequest, ErrorCode, PlayOrPass, ProblemError, Rows, ScoreRequest,
};

/// A board that could be read.
pub(crate) struct KnownBoard {
    /// What stands on it.
    pub(crate) stones: Stones,
    /// Stones drawn as dead.
    pub(crate) drawn_dead: PointSet,
    /// The game that led there, where it is not that of a record.
    pub(crate) replay: Option<Replay>,
    /// The handicap stones of that game, where its first board shows nothing else.
    pub(crate) shown_handicap: Option<u16>,
}

impl KnownBoard {
    /// A board of which nothing else is known.
    const fn new(stones: Stones) -> Self {
        Self { stones, drawn_dead: PointSet::EMPTY, replay: None, shown_handicap: None }
    }
}

/// A board with which something is wrong; that was noted.
#[derive(Clone, Copy, Debug)]
pub(crate) struct UnreadableBoard {
    /// Its size, if that is known all the same.
    pub(crate) size: Option<Size>,
}

/// Reads the one form in which the position is given.
pub(crate) fn read_board(
    checker: &mut RequestChecker<'_>,
    request: &ScoreRequest,
    recorded: &RecordField,
) -> Result<Box<KnownBoard>, UnreadableBoard> {
    let names = ["rows", "moves", "initial_rows"];
    let given @ [rows, moves, initial] = names.map(|name| request.has(name) || checker.has_fault(&Path::field(name)));
    if !matches!(recorded, RecordField::Absent) {
        for (name, _) in names.iter().zip(given).filter(|(_, is_given)| *is_given) {
            checker.conflict(&Path::field(name), format!("a record and {name}"), "one of the two");
        }
        let game = recorded.game().ok_or(UnreadableBoard { size: None })?;
        let board = KnownBoard::new(last_board(checker, game)?);
        return Ok(Box::new(KnownBoard { shown_handicap: game.handicap, ..board }));
    }
    if rows && moves {
        checker.conflict(&Path::field("moves"), "rows and moves", "one of the two");
    }
    if rows {
        if initial && !moves {
            checker.conflict(&Path::field("initial_rows"), "initial_rows without moves", "moves, or rows alone");
        }
        let Some(rows) = &request.rows else { return Err(UnreadableBoard { size: None }) };
        let diagram::LetteredBoard { stones, dead: drawn_dead } = *drawn(checker, &Path::field("rows"), rows)?;
        return Ok(Box::new(KnownBoard { drawn_dead, ..KnownBoard::new(stones) }));
    }
    if !moves {
        let (name, expected) = if initial {
            ("moves", "the moves from initial_rows")
        } else {
            ("rows", "the position: rows, moves, sgf or code")
        };
        checker.fault(&Path::field(name), ErrorCode::MissingField, "nothing", expected);
        return Err(UnreadableBoard { size: None });
    }
    board_of_moves(checker, request)
}

/// The last board of a record, unless it has more moves than are played here.
pub(crate) fn last_board(checker: &mut RequestChecker<'_>, game: &Game) -> Result<Stones, UnreadableBoard> {
    let (moves, most) = (game.move_list.moves.len(), checker.limits.moves_max);
    if moves <= most {
        return Ok(game.replay.stones);
    }
    checker.fault(&Path::field("sgf"), ErrorCode::TooMany, format!("{moves} moves"), format!("at most {most}"));
    Err(UnreadableBoard { size: Some(game.move_list.initial.size()) })
}

fn board_of_moves(
    checker: &mut RequestChecker<'_>,
    request: &ScoreRequest,
) -> Result<Box<KnownBoard>, UnreadableBoard> {
    let initial = match &request.initial_rows {
        Some(rows) => first_board(checker, &Path::field("initial_rows"), rows),
        None if checker.has_fault(&Path::field("initial_rows")) => Err(UnreadableBoard { size: None }),
        None => Ok(Stones::empty(Size::USUAL)),
    };
    let size = initial.as_ref().map_or_else(|fault| fault.size, |stones| Some(stones.size()));
    let at = Path::field("moves");
    let moves = moves_of(request.moves.as_deref().unwrap_or_default());
    for (index, played) in moves.iter().enumerate() {
        if let Some(point) = played.point {
            checker.check_point(size, &at.index(index).index(1), point);
        }
    }
    let Some(initial) = initial.ok().filter(|_| !checker.has_fault(&at)) else { return Err(UnreadableBoard { size }) };
    let record = MoveList { initial, moves, changes: Vec::new() };
    match record.replay() {
        Ok(replay) => {
            let (shown_handicap, board) = (record.handicap(), KnownBoard::new(replay.stones));
            Ok(Box::new(KnownBoard { shown_handicap, replay: Some(replay), ..board }))
        }
        Err(faults) => {
            for fault in faults {
                let (found, expected) = match fault.illegal {
                    Illegal::Occupied { at, by } => (format!("{at}, where a {by} stone stands"), "an empty point"),
                    Illegal::OffBoard { at } => (at.to_string(), "a point of the board"),
                    Illegal::Suicide { at, .. } => (format!("a self-capture at {at}"), "a move that can be played"),
                };
                checker.fault(&at.index(fault.index), ErrorCode::IllegalMove, found, expected);
            }
            Err(UnreadableBoard { size })
        }
    }
}

/// The board before the first move: no stone may be dead there, and each chain needs a liberty.
pub(crate) fn first_board(
    checker: &mut RequestChecker<'_>,
    path: &Path<'_>,
    rows: &Rows,
) -> Result<Stones, UnreadableBoard> {
    let board = drawn(checker, path, rows)?;
    let size = Some(board.stones.size());
    if !board.dead.is_empty() {
        let found = format!("stones drawn as dead: {points}", points = excerpt(&board.dead.to_string()));
        let expected = "X, O and . only: stones are claimed dead at the end, in dead";
        checker.fault(path, ErrorCode::UnknownLetter, found, expected);
        return Err(UnreadableBoard { size });
    }
    let stuck = board.stones.stones_without_liberty();
    for color in Color::BOTH {
        for at in (*board.stones.of(color) & stuck).parts().filter_map(|chain| chain.first()) {
            let row = usize::from(board.stones.size().height() - 1 - at.row);
            let found = format!("a {color} chain without a liberty at {at}");
            checker.fault(&path.index(row), ErrorCode::NoLiberty, found, "chains that have a liberty");
        }
    }
    if stuck.is_empty() { Ok(board.stones) } else { Err(UnreadableBoard { size }) }
}

/// The board that was drawn, unless something is wrong with it: then its size.
fn drawn<'r>(
    checker: &RequestChecker<'_>,
    path: &Path<'_>,
    Rows(board): &'r Rows,
) -> Result<&'r diagram::LetteredBoard, UnreadableBoard> {
    if checker.has_fault(path) { Err(UnreadableBoard { size: Some(board.stones.size()) }) } else { Ok(board) }
}

/// Moves as they are played.
pub(crate) fn moves_of(moves: &[(Color, PlayOrPass)]) -> Vec<Move> {
    let point = |place: &PlayOrPass| match place {
        PlayOrPass::Pass => None,
        PlayOrPass::Play(point) => Some(*point),
    };
    moves.iter().map(|(player, place)| Move { player: *player, point: point(place) }).collect()
}

/// What a request says of stones, beside a board.
pub(crate) struct GivenMarks<'a> {
    request: &'a ScoreRequest,
    pub(crate) dead_by_rule_set: Vec<DeadUnder>,
}

/// Dead stones under one rule set.
pub(crate) struct DeadUnder {
    /// The rule set as the request names it.
    pub(crate) name: String,
    /// Its id.
    pub(crate) rule_set: String,
    pub(crate) points: PointSet,
}

impl<'a> GivenMarks<'a> {
    pub(crate) fn read(
        checker: &mut RequestChecker<'_>,
        request: &'a ScoreRequest,
        size: Option<Size>,
        rules: &RequestedRules,
    ) -> Self {
        if let Some(DeadStonesRequest::Points(dead)) = request.dead {
            checker.check_points(size, &Path::field("dead"), dead);
        }
        if let Some(seki) = request.seki {
            checker.check_points(size, &Path::field("seki"), seki);
        }
        let dead_by_rule_set = dead_by_rule_set(checker, request, size, rules);
        if let Some(unsaid) = request.unsaid {
            let path = Path::field("unsaid");
            checker.check_points(size, &path, unsaid);
            let has_marks = matches!(request.dead, Some(DeadStonesRequest::Points(_) | DeadStonesRequest::Propose));
            if !has_marks && !checker.has_fault(&Path::field("dead")) {
                let expected = "a list of points or \"propose\" in dead beside it";
                checker.conflict(&path, "unsaid without such a list", expected);
            }
        }
        let claims = Path::field("claims");
        for (player, claim) in request.claims.iter().flat_map(|both| [("black", both.black), ("white", both.white)]) {
            let path = claims.name(player);
            for (name, points) in [("dead", claim.dead), ("seki", claim.seki)] {
                checker.check_points(size, &path.name(name), points.unwrap_or_default());
            }
        }
        Self { request, dead_by_rule_set }
    }

    /// What two players claim who disagree.
    pub(crate) fn claims(&self) -> Option<ByColor<Claim>> {
        let ClaimsRequest { black, white } = self.request.claims?;
        let claim = |ClaimRequest { dead, seki }: ClaimRequest| {
            let [dead, seki] = [dead, seki].map(Option::unwrap_or_default);
            Claim { dead, seki }
        };
        Some(ByColor { black, white }.map(claim))
    }

    /// What both players say of the stones: those that are drawn as dead are said to be, and who names or draws some,
    /// or claims, has spoken of all stones that are not listed as unsaid. Where nothing is said, what a record
    /// says.
    pub(crate) fn of_position(
        &self,
        checker: &mut RequestChecker<'_>,
        stones: &Stones,
        drawn: PointSet,
        recorded: Option<&Game>,
    ) -> Marks {
        let [seki, unsaid] = [self.request.seki, self.request.unsaid].map(Option::unwrap_or_default);
        let mut conflict = |found: &str, expected: &str| {
            checker.conflict(&Path::field("dead"), found, expected);
        };
        match (&self.request.dead, recorded) {
            (Some(DeadStonesRequest::PassAlive), _) => {
                if !drawn.is_empty() {
                    conflict("\"pass-alive\" and stones drawn as dead in the rows", "one of the two");
                }
                // A board that cannot be is refused for that.
                let is_legal = stones.stones_without_liberty().is_empty();
                let dead = if is_legal { pass_alive_dead(stones, false) } else { PointSet::EMPTY };
                Marks { dead, seki, unsaid }
            }
            (Some(DeadStonesRequest::AsMarked), Some(game)) => Marks { dead: game.marks().dead, seki, unsaid },
            (Some(DeadStonesRequest::Propose), recorded) => {
                if self.request.claims.is_some() {
                    conflict("\"propose\" and claims", "one of the two");
                }
                // A record or a drawing may have marked some or all.
                let Marks { dead, unsaid, .. } = match recorded {
                    Some(game) => game.marks(),
                    None => Marks { dead: drawn, ..Marks::unsaid(stones) },
                };
                Marks { dead, seki, unsaid: self.request.unsaid.unwrap_or(unsaid - stones.chains_of(&dead)) }
            }
            (Some(DeadStonesRequest::AsMarked), None) => {
                conflict("\"as-marked\" without a record", "a record in sgf, or a list of points");
                Marks::default()
            }
            (Some(DeadStonesRequest::Points(dead)), _) => Marks { dead: *dead | drawn, seki, unsaid },
            (None, Some(game)) => Marks { seki, ..game.marks() },
            (None, None) if !drawn.is_empty() || self.request.claims.is_some() => Marks { dead: drawn, seki, unsaid },
            (None, None) => Marks { seki, ..Marks::unsaid(stones) },
        }
    }
}

fn dead_by_rule_set(
    checker: &mut RequestChecker<'_>,
    request: &ScoreRequest,
    size: Option<Size>,
    rules: &RequestedRules,
) -> Vec<DeadUnder> {
    let mut marks: Vec<DeadUnder> = Vec::new();
    let at = Path::field("dead_by_rule_set");
    for (name, points) in request.dead_by_rule_set.iter().flatten() {
        let path = at.name(name);
        checker.check_points(size, &path, *points);
        let before = marks.iter().map(|dead| &dead.rule_set);
        let Some(set) = rules.scored_once(checker, &path, name, before) else { continue };
        if set.takes_off_by_agreement() {
            marks.push(DeadUnder { name: name.clone(), rule_set: set.id.to_string(), points: *points });
        } else {
            let found = format!("dead stones for {rule_set}", rule_set = &*set.id);
            let expected = "rule sets that take dead stones off by agreement; this one does not";
            checker.fault(&path, ErrorCode::RemovesNothing, found, expected);
        }
    }
    marks
}

/// Notes what the check of a setup found, except where its cause was noted before.
pub(crate) fn note_faults(
    checker: &mut RequestChecker<'_>,
    request: &ScoreRequest,
    size: Option<Size>,
    names_of_dead: &[String],
    faults: &Faults,
) {
    let json = checker.json;
    let history_is_faulty = checker.has_fault(&Path::field("history"));
    for fault in &faults.0 {
        let place_of = |field: &SetupPart| place_of(request, names_of_dead, *field);
        let point_of = |field: &SetupPart, at: Point| json.pointer_to(at, &place_of(field));
        let (code, pointer) = match fault {
            Fault::NoLiberty { at, .. } => {
                let height = size.map_or(0, |size| usize::from(size.height()));
                (ErrorCode::NoLiberty, format!("/rows/{}", height.saturating_sub(usize::from(at.row) + 1)))
            }
            Fault::MarkOnEmptyPoint { field, at } => (ErrorCode::NoStone, point_of(field, *at)),
            // These were noted as they were read.
            Fault::MarkOffBoard { .. } => continue,
            Fault::DeadAndInSeki { field: field @ SetupPart::ClaimedDead(_), at } => {
                (ErrorCode::DeadAndInSeki, point_of(field, *at))
            }
            Fault::DeadAndInSeki { field, .. } => (ErrorCode::DeadAndInSeki, place_of(field)),
            Fault::AgainstMark { field, at, .. } => (ErrorCode::Contradiction, point_of(field, *at)),
            Fault::Contradiction { field, .. } => {
                let pointer = place_of(field);
                if history_is_faulty && pointer.starts_with("/history") {
                    continue;
                }
                (ErrorCode::Contradiction, pointer)
            }
        };
        let (found, expected) = found_and_expected(fault);
        checker.push(ProblemError::new(code, pointer, found, expected).with_detail(fault.to_string()));
    }
}

/// What is wrong, and what should be there.
pub(crate) fn found_and_expected(fault: &Fault) -> (String, String) {
    let (found, expected) = match fault {
        Fault::NoLiberty { color, at } => {
            (format!("a {color} chain without a liberty at {at}"), "a chain that has one")
        }
        Fault::MarkOnEmptyPoint { at, .. } => (format!("{at}, an empty point"), "a point where a stone stands"),
        Fault::MarkOffBoard { at, .. } => (at.to_string(), "a point of the board"),
        Fault::DeadAndInSeki { at, .. } => {
            (format!("the chain at {at} claimed both dead and in seki"), "one of the two")
        }
        Fault::AgainstMark { field: SetupPart::ClaimedDead(_), at, .. } => {
            (format!("{at} claimed dead"), "in seki, as it is marked for both players")
        }
        Fault::AgainstMark { field: SetupPart::Unsaid, at, .. } => {
            (format!("the chain at {at} both dead and unsaid"), "one of the two")
        }
        Fault::AgainstMark { at, .. } => (format!("{at} claimed in seki"), "dead, as it is marked for both players"),
        Fault::Contradiction { found, expected, .. } => (found.clone(), &**expected),
    };
    (found, expected.to_owned())
}

/// Where a field of a setup stands in a request.
fn place_of(request: &ScoreRequest, names_of_dead: &[String], field: SetupPart) -> String {
    let of = |player: Color, what: &str| format!("/history/{player}_{what}");
    match field {
        SetupPart::Stones => "/rows".to_owned(),
        SetupPart::Dead if request.dead.is_none() => "/rows".to_owned(),
        SetupPart::Dead => "/dead".to_owned(),
        SetupPart::DeadByRuleSet(index) => {
            let name = names_of_dead.get(index).map_or("", String::as_str);
            Path::field("dead_by_rule_set").name(name).pointer()
        }
        SetupPart::Unsaid => "/unsaid".to_owned(),
        SetupPart::Seki => "/seki".to_owned(),
        SetupPart::ClaimedDead(player) => format!("/claims/{player}/dead"),
        SetupPart::ClaimedSeki(player) => format!("/claims/{player}/seki"),
        SetupPart::Prisoners(player) => format!("/prisoners/{player}"),
        SetupPart::Plays(player) => of(player, "plays"),
        SetupPart::Passes(player) => of(player, "passes"),
        SetupPart::EarlyPasses(player) => of(player, "early_passes"),
        SetupPart::FirstPass => "/history/first_pass".to_owned(),
        SetupPart::LastPlay => "/history/last_play".to_owned(),
        SetupPart::LostBy => "/history/lost_by".to_owned(),
        SetupPart::Handicap => "/handicap".to_owned(),
        SetupPart::SaidHandicap => "/said_handicap".to_owned(),
    }
}
