use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Value, json};

use super::board::BoardBounds;
use super::record::{self, RecordField};
use super::score::ReadRequest;
use super::{board, code, history, rules};
use crate::board::{ByColor, Color, Size, Stones};
use crate::explain::assumption;
use crate::formats::json::Json;
use crate::position::{Assumption, Fault, Faults, Field, Game, History, LastPlay, Position, Setup};
use crate::render::Language;
use crate::report::moves::{EarlierPosition, MoveCaseFault};
use crate::report::{MoveCase, MoveReport, compare_moves, repairs_of_record};
use crate::rules::{SharedRuleSet, all};
use crate::wire::from_json::{FromJson as _, exactly_one_of, forms, request, require_beside};
use crate::wire::reader::{Path, RequestReader};
use crate::wire::{
    ErrorCode, LastPlayRequest, Name, PlayOrPass, Prisoners, ProblemError, Rows, RuleSetsRequest, ScoreRequest,
    SgfPlace,
};

/// Fields that give the position otherwise than a code.
const POSITIONS: &[&str] = &["rows", "sgf", "sgf_at"];

request! {
    /// A question about moves: a position, moves from there, and what is known of the moves before.
    ///
    /// What is not given is not guessed: a move that may take back a ko is `undetermined` without `last_play`, one that
    /// takes stones off is `undetermined` under superko rules without `previous_positions`.
    #[derive(Default)]
    #[schemars(extend(
        "examples" = [example()],
        "oneOf" = exactly_one_of(&["rows", "sgf", "code"]),
        "allOf" = require_beside(&[("sgf_at", "sgf")]),
    ))]
    pub struct MoveRequest {
        /// The board before the first move, the top row first: `X` black, `O` white, `.` empty (also `#` `B` `●`, `W`
        /// `○`, `+` `,`). Every chain needs a liberty. Either `rows`, `sgf` or `code`.
        #[schemars(with = "Option<Vec<String>>", length(min = 1, max = 25))]
        pub rows: Option<Rows>,
        /// A game record in SGF: its main line is played, and the board at its end stands in place of `rows`. Where the
        /// request is silent it gives the last play, and, if every stone on its board was played or is a handicap
        /// stone, the earlier positions and the prisoners. What is repaired in it is listed in `assumptions`.
        pub sgf: Option<String>,
        /// How far the record is played: so many moves, or to the node with this name (`N`), on whatever line it
        /// stands.
        pub sgf_at: Option<SgfPlace>,
        /// The code of a permalink. Where the request is silent it gives the board, the last play, the prisoners and
        /// the rule sets, and the earlier positions if it holds the record of a game.
        #[schemars(length(max = 2000), regex(pattern = r"^[0-9][A-Za-z0-9_-]*$"))]
        pub code: Option<String>,
        /// The moves in order: a player, and a point or `pass`. Where one player moves twice running, the other is
        /// taken to have passed.
        #[schemars(length(min = 1, max = 100))]
        pub moves: Vec<(Color, PlayOrPass)>,
        /// The last stone played before `rows`. If its player is also the first to move, the other is taken to have
        /// passed.
        pub last_play: Option<LastPlayRequest>,
        /// Earlier positions of the whole board, oldest first, each as rows or as an object; the list may end with the
        /// position itself. It is taken as all there were: an empty list says that there were none.
        pub previous_positions: Option<Vec<EarlierRequest>>,
        /// Stones captured by each player before `rows`. Before the first capture no position can come back: two zeros
        /// settle most of what `previous_positions` would.
        pub prisoners: Option<Prisoners>,
        /// The rule sets to ask: ids, aliases and `{"base": id, …changes}`, or `"all"`. Default: all 28.
        pub rule_sets: Option<RuleSetsRequest>,
        /// The language of sentences. Default: that of `Accept-Language`, else English.
        pub language: Option<Language>,
        /// The caller's name for the question, echoed.
        pub id: Option<Name>,
    }

    /// An earlier position, and whose turn it was.
    pub struct EarlierTurn {
        /// The board, as in the request.
        #[schemars(with = "Vec<String>")]
        pub rows: Rows,
        /// Whose turn it was.
        pub to_move: Option<Color>,
    }
}

/// An earlier position.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum EarlierRequest {
    /// The board alone. Whose turn it was follows where the next position is one play apart.
    Rows(#[schemars(with = "Vec<String>")] Rows),
    /// The board, and whose turn it was.
    WithTurn(EarlierTurn),
}

forms! {
    EarlierRequest: "rows, or an object with rows and to_move", [] [List => Self::Rows, Object => Self::WithTurn],
        else Self::Rows(Rows::FAULTY), at most |limits| limits.moves_max;
}

/// White takes one stone in the ko.
fn example() -> Value {
    json!({
        "rows": [".XO..", "XO.O.", ".XO..", ".....", "....."],
        "moves": [["black", "C4"], ["white", "B4"]],
        "rule_sets": ["korean-2016", "tromp-taylor"],
    })
}

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
