use super::Limits;
use super::json::{Json, excerpt};
use super::problem::{ErrorCode, ProblemError};
use super::read_record::RecordField;
use super::read_rules::AskedRules;
use super::reader::{Members, Path, RequestReader};
use crate::board::{Color, Point, PointSet, Size, Stones};
use crate::formats::diagram::{self, DiagramFault, DiagramFaults};
use crate::life::pass_alive_dead;
use crate::position::{Fault, Faults, Field, Game, GameRecord, Illegal, Marks, Move, Replay};

/// The board from which moves are replayed when no other is given.
pub(crate) const LINES_DEFAULT: usize = 19;

/// What could be read of the board.
pub(crate) enum ParsedBoard {
    /// All of it.
    Known(Box<KnownBoard>),
    /// Something is wrong with it; the size may be known all the same.
    Faulty(Option<Size>),
}

/// A board that could be read.
pub(crate) struct KnownBoard {
    /// What stands on it.
    pub(crate) stones: Stones,
    /// Stones drawn as dead.
    pub(crate) drawn_dead: PointSet,
    /// The game that led there, where it is not that of a record.
    pub(crate) replay: Option<Replay>,
    /// The handicap stones of that game, where its first board shows nothing else.
    pub(crate) record_handicap: Option<u16>,
}

impl ParsedBoard {
    pub(crate) fn size(&self) -> Option<Size> {
        match self {
            Self::Known(board) => Some(board.stones.size()),
            Self::Faulty(size) => *size,
        }
    }

    fn drawn(board: &diagram::Diagram) -> Self {
        let diagram::Diagram { stones, dead: drawn_dead } = *board;
        Self::Known(Box::new(KnownBoard { stones, drawn_dead, replay: None, record_handicap: None }))
    }
}

/// Reads the one form in which the position is given.
pub(crate) fn board(
    reader: &mut RequestReader,
    members: Members<'_>,
    recorded: &RecordField,
    limits: &Limits,
) -> ParsedBoard {
    let (rows, moves, initial) = (members.field("rows"), members.get("moves"), members.get("initial_rows"));
    if !matches!(recorded, RecordField::Absent) {
        for name in ["rows", "moves", "initial_rows"].into_iter().filter(|name| members.get(name).is_some()) {
            let found = format!("a record and {name}");
            reader.fault(&members.at(name), ErrorCode::ConflictingFields, found, "one of the two");
        }
        return of_record(reader, &members, recorded, limits);
    }
    if rows.is_some() && moves.is_some() {
        reader.fault(&members.at("moves"), ErrorCode::ConflictingFields, "rows and moves", "one of the two");
    }
    if let Some((path, rows)) = rows {
        if initial.is_some() && moves.is_none() {
            let found = "initial_rows without moves";
            reader.fault(&members.at("initial_rows"), ErrorCode::ConflictingFields, found, "moves, or rows alone");
        }
        return match read_diagram(reader, &path, rows) {
            Ok(board) => ParsedBoard::drawn(&board),
            Err(size) => ParsedBoard::Faulty(size),
        };
    }
    let Some(moves) = moves else {
        let (name, expected) = match initial {
            Some(_) => ("moves", "the moves from initial_rows"),
            None => ("rows", "the position: rows, moves, sgf or code"),
        };
        reader.missing::<()>(&members, name, expected);
        return ParsedBoard::Faulty(None);
    };
    replayed(reader, &members, moves, limits)
}

/// Whether a record has more moves than are played here; that is noted.
pub(crate) fn has_too_many_moves(
    reader: &mut RequestReader,
    members: &Members<'_>,
    game: &Game,
    limits: &Limits,
) -> bool {
    let moves = game.record.moves.len();
    let is_long = moves > limits.moves_max;
    if is_long {
        let expected = format!("at most {max}", max = limits.moves_max);
        reader.fault(&members.at("sgf"), ErrorCode::TooMany, format!("{moves} moves"), expected);
    }
    is_long
}

fn of_record(
    reader: &mut RequestReader,
    members: &Members<'_>,
    recorded: &RecordField,
    limits: &Limits,
) -> ParsedBoard {
    let Some(game) = recorded.game() else { return ParsedBoard::Faulty(None) };
    if has_too_many_moves(reader, members, game, limits) {
        return ParsedBoard::Faulty(Some(game.record.initial.size()));
    }
    ParsedBoard::Known(Box::new(KnownBoard {
        stones: game.replay.stones,
        drawn_dead: PointSet::EMPTY,
        record_handicap: game.handicap,
        replay: None,
    }))
}

fn replayed(reader: &mut RequestReader, members: &Members<'_>, moves: &Json<'_>, limits: &Limits) -> ParsedBoard {
    let initial = match members.field("initial_rows") {
        None => Size::new(LINES_DEFAULT, LINES_DEFAULT).map(Stones::empty).map_err(|_| None),
        Some((path, json)) => first_board(reader, &path, json),
    };
    let size = initial.as_ref().map_or_else(|size| *size, |stones| Some(stones.size()));
    let moves = read_moves(reader, &members.at("moves"), moves, size, limits.moves_max);
    let (Ok(initial), Some(moves)) = (initial, moves) else { return ParsedBoard::Faulty(size) };
    let record = GameRecord { initial, moves, changes: Vec::new() };
    match record.replay() {
        Ok(replay) => ParsedBoard::Known(Box::new(KnownBoard {
            stones: replay.stones,
            drawn_dead: PointSet::EMPTY,
            record_handicap: record.handicap(),
            replay: Some(replay),
        })),
        Err(faults) => {
            for fault in faults {
                let (found, expected) = match fault.illegal {
                    Illegal::Occupied { at, by } => (format!("{at}, where a {by} stone stands"), "an empty point"),
                    Illegal::OffBoard { at } => (at.to_string(), "a point of the board"),
                    Illegal::Suicide { at, .. } => (format!("a self-capture at {at}"), "a move that can be played"),
                };
                let moves = members.at("moves");
                reader.fault(&moves.index(fault.index), ErrorCode::IllegalMove, found, expected);
            }
            ParsedBoard::Faulty(size)
        }
    }
}

/// The board before the first move: no stone may be dead there, and each chain needs a liberty.
pub(crate) fn first_board(
    reader: &mut RequestReader,
    path: &Path<'_>,
    json: &Json<'_>,
) -> Result<Stones, Option<Size>> {
    let board = read_diagram(reader, path, json)?;
    let size = Some(board.stones.size());
    if !board.dead.is_empty() {
        let found = format!("stones drawn as dead: {points}", points = excerpt(&board.dead.to_string()));
        let expected = "X, O and . only: stones are claimed dead at the end, in dead";
        reader.fault(path, ErrorCode::UnknownLetter, found, expected);
        return Err(size);
    }
    let stuck = board.stones.without_liberty();
    for color in Color::BOTH {
        for at in (*board.stones.of(color) & stuck).parts().filter_map(|chain| chain.first()) {
            let row = usize::from(board.stones.size().height() - 1 - at.row);
            let found = format!("a {color} chain without a liberty at {at}");
            reader.fault(&path.index(row), ErrorCode::NoLiberty, found, "chains that have a liberty");
        }
    }
    if stuck.is_empty() { Ok(board.stones) } else { Err(size) }
}

fn read_diagram(
    reader: &mut RequestReader,
    path: &Path<'_>,
    json: &Json<'_>,
) -> Result<diagram::Diagram, Option<Size>> {
    const EXPECTED: &str = "a list of texts, the top row first, such as [\".XO\", \".XO\"]";
    let Json::Array(items) = json else {
        reader.wrong_type::<()>(path, json, EXPECTED);
        return Err(None);
    };
    let mut rows: Vec<&str> = Vec::with_capacity(items.len());
    for (index, item) in items.iter().enumerate() {
        rows.extend(reader.text(&path.index(index), item, "a row of letters"));
    }
    if rows.len() < items.len() {
        return Err(None);
    }
    diagram::read_rows(&rows).map_err(|faults| {
        note_diagram(reader, path, &faults);
        faults.size
    })
}

fn note_diagram(reader: &mut RequestReader, path: &Path<'_>, faults: &DiagramFaults) {
    for fault in &faults.faults {
        let letters = |found: &usize| format!("{found} letters");
        match fault {
            DiagramFault::NoRows => {
                reader.fault(path, ErrorCode::BoardSize, "no row", "1 to 25 rows");
            }
            DiagramFault::TooManyRows { found } => {
                reader.fault(path, ErrorCode::BoardSize, format!("{found} rows"), "1 to 25 rows");
            }
            DiagramFault::RowLength { row, found } => {
                reader.fault(&path.index(*row), ErrorCode::BoardSize, letters(found), "1 to 25 letters");
            }
            DiagramFault::UnevenRow { row, found, expected } => {
                let expected = format!("{expected} letters, as in the other rows");
                reader.fault(&path.index(*row), ErrorCode::UnevenRows, letters(found), expected);
            }
            DiagramFault::UnknownLetter { row, column, found } => {
                let found = format!("{found:?} in column {column}", column = column + 1);
                let expected = format!("one of {choices}", choices = diagram::LETTERS);
                reader.fault(&path.index(*row), ErrorCode::UnknownLetter, found, expected);
            }
            DiagramFault::OtherNotation { stones } => {
                let found = format!("{stones} stones, all of them small letters: probably another notation");
                reader.fault(path, ErrorCode::OtherNotation, found, "X and O for stones, x and o for dead ones only");
            }
        }
    }
}

pub(crate) fn read_moves(
    reader: &mut RequestReader,
    path: &Path<'_>,
    json: &Json<'_>,
    size: Option<Size>,
    moves_max: usize,
) -> Option<Vec<Move>> {
    let items = reader.items(path, json, moves_max, "a list of moves such as [[\"black\", \"D4\"]]")?;
    let moves: Vec<Move> = items
        .iter()
        .enumerate()
        .filter_map(|(index, item)| read_move(reader, &path.index(index), item, size))
        .collect();
    (moves.len() == items.len()).then_some(moves)
}

/// A player and a point, or a player and `pass`.
pub(crate) fn read_move(
    reader: &mut RequestReader,
    path: &Path<'_>,
    json: &Json<'_>,
    size: Option<Size>,
) -> Option<Move> {
    let Json::Array(pair) = json else {
        return reader.wrong_type(path, json, "a move such as [\"black\", \"D4\"] or [\"white\", \"pass\"]");
    };
    let [player, point] = pair.as_slice() else {
        return reader.wrong_type(path, json, "two texts: a player, and a point or \"pass\"");
    };
    let player = reader.player(&path.index(0), player);
    let is_pass = point.as_text() == Some("pass");
    let point = if is_pass { Some(None) } else { reader.point(&path.index(1), point, size).map(Some) };
    Some(Move { player: player?, point: point? })
}

/// What a request says of dead stones.
enum GivenDead {
    /// What stands inside an opposing unconditionally alive area.
    PassAlive,
    /// What a record marks, which is all that is dead.
    AsMarked,
    /// The stones that are named.
    Named(PointSet),
}

/// What a request says of stones.
pub(crate) struct GivenMarks {
    /// Nothing where nobody speaks of dead stones.
    dead: Option<GivenDead>,
    /// Stones of which nobody spoke, beside such a list.
    unsaid: Option<PointSet>,
    /// The name of the rule set as it is written, then its id and the points.
    pub(crate) dead_by_rule_set: Vec<(String, (String, PointSet))>,
    seki: PointSet,
}

impl GivenMarks {
    pub(crate) fn read(
        reader: &mut RequestReader,
        members: Members<'_>,
        size: Option<Size>,
        rules: &AskedRules,
    ) -> Self {
        const EXPECTED: &str = "a list of points, \"pass-alive\" or \"as-marked\"";
        let dead = members.field("dead").and_then(|(path, json)| match json {
            Json::Text(text) if text == "pass-alive" => Some(GivenDead::PassAlive),
            Json::Text(text) if text == "as-marked" => Some(GivenDead::AsMarked),
            Json::Array(_) => reader.points(&path, json, size).map(GivenDead::Named),
            Json::Text(_) => {
                reader.fault(&path, ErrorCode::UnknownValue, json.describe(), EXPECTED);
                None
            }
            Json::Null | Json::Bool(_) | Json::Integer(_) | Json::Decimal(_) | Json::Object(_) => {
                reader.wrong_type(&path, json, EXPECTED)
            }
        });
        let seki = members.field("seki").and_then(|(path, json)| reader.points(&path, json, size));
        let dead_by_rule_set = members
            .field("dead_by_rule_set")
            .map(|(path, json)| read_dead_by_rule_set(reader, &path, json, size, rules));
        let unsaid = members.field("unsaid").and_then(|(path, json)| {
            let points = reader.points(&path, json, size)?;
            if matches!(members.get("dead"), Some(Json::Array(_))) {
                return Some(points);
            }
            let expected = "a list of points in dead beside it";
            reader.fault(&path, ErrorCode::ConflictingFields, "unsaid without such a list", expected);
            None
        });
        let dead_by_rule_set = dead_by_rule_set.unwrap_or_default();
        Self { dead, unsaid, dead_by_rule_set, seki: seki.unwrap_or_default() }
    }

    /// What both players say of the stones: those that are drawn as dead are said to be, and who names or draws some,
    /// or claims, has spoken of all stones that are not listed as unsaid. Where nothing is said, what a record
    /// says.
    pub(crate) fn of_position(
        &self,
        reader: &mut RequestReader,
        members: Members<'_>,
        stones: &Stones,
        drawn: PointSet,
        recorded: Option<&Game>,
    ) -> Marks {
        let (seki, unsaid) = (self.seki, self.unsaid.unwrap_or_default());
        match (&self.dead, recorded) {
            (Some(GivenDead::PassAlive), _) => {
                if !drawn.is_empty() {
                    let found = "\"pass-alive\" and stones drawn as dead in the rows";
                    let expected = "one of the two";
                    reader.fault(&members.at("dead"), ErrorCode::ConflictingFields, found, expected);
                }
                // A board that cannot be is refused for that.
                let is_legal = stones.without_liberty().is_empty();
                let dead = if is_legal { pass_alive_dead(stones, false) } else { PointSet::EMPTY };
                Marks { dead, seki, unsaid }
            }
            (Some(GivenDead::AsMarked), Some(game)) => Marks { dead: game.marks().dead, seki, unsaid },
            (Some(GivenDead::AsMarked), None) => {
                let found = "\"as-marked\" without a record";
                let expected = "a record in sgf, or a list of points";
                reader.fault(&members.at("dead"), ErrorCode::ConflictingFields, found, expected);
                Marks::default()
            }
            (Some(GivenDead::Named(dead)), _) => Marks { dead: *dead | drawn, seki, unsaid },
            (None, Some(game)) => Marks { seki, ..game.marks() },
            (None, None) if !drawn.is_empty() || members.get("claims").is_some() => Marks { dead: drawn, seki, unsaid },
            (None, None) => Marks { seki, ..Marks::unsaid(stones) },
        }
    }
}

fn read_dead_by_rule_set(
    reader: &mut RequestReader,
    path: &Path<'_>,
    json: &Json<'_>,
    size: Option<Size>,
    rules: &AskedRules,
) -> Vec<(String, (String, PointSet))> {
    const EXPECTED: &str = "an object of rule sets and points";
    let Some(members) = rules.members_by_name(reader, path, json, EXPECTED.to_owned()) else { return Vec::new() };
    let mut marks: Vec<(String, (String, PointSet))> = Vec::new();
    for (name, json) in members.iter() {
        let path = path.name(name);
        let points = reader.points(&path, json, size);
        let Some(set) = rules.scored(reader, &path, name) else { continue };
        if !set.takes_off_by_agreement() {
            let found = format!("dead stones for {rule_set}", rule_set = &*set.id);
            let expected = "rule sets that take dead stones off by agreement; this one does not";
            reader.fault(&path, ErrorCode::RemovesNothing, found, expected);
        } else if marks.iter().any(|(_, (id, _))| *id == set.id) {
            reader.fault(
                &path,
                ErrorCode::Duplicate,
                format!("{what} a second time", what = &*set.id),
                "each rule set once",
            );
        } else {
            marks.extend(points.map(|points| (name.to_owned(), (set.id.to_string(), points))));
        }
    }
    marks
}

/// Notes what the check of a setup found, except where its cause was noted before.
pub(crate) fn note_faults(
    reader: &mut RequestReader,
    members: &Members<'_>,
    size: Option<Size>,
    names_of_dead: &[String],
    faults: &Faults,
) {
    let history_is_faulty = reader.has_fault_at("/history");
    for fault in &faults.0 {
        let (code, pointer) = match fault {
            Fault::NoLiberty { at, .. } => {
                let height = size.map_or(0, |size| usize::from(size.height()));
                (ErrorCode::NoLiberty, format!("/rows/{}", height.saturating_sub(usize::from(at.row) + 1)))
            }
            Fault::MarkOnEmptyPoint { field, at } => {
                (ErrorCode::NoStone, mark_pointer(members, names_of_dead, *field, *at))
            }
            Fault::MarkOffBoard { field, at, .. } => {
                (ErrorCode::OffBoard, mark_pointer(members, names_of_dead, *field, *at))
            }
            Fault::DeadAndInSeki { field: field @ Field::ClaimedDead(_), at } => {
                (ErrorCode::DeadAndInSeki, mark_pointer(members, names_of_dead, *field, *at))
            }
            Fault::DeadAndInSeki { field, .. } => {
                (ErrorCode::DeadAndInSeki, field_pointer(members, names_of_dead, *field))
            }
            Fault::AgainstMark { field, at, .. } => {
                (ErrorCode::Contradiction, mark_pointer(members, names_of_dead, *field, *at))
            }
            Fault::Contradiction { field, .. } => {
                let pointer = field_pointer(members, names_of_dead, *field);
                if history_is_faulty && pointer.starts_with("/history") {
                    continue;
                }
                (ErrorCode::Contradiction, pointer)
            }
        };
        let (found, expected) = found_and_expected(fault);
        reader.push(ProblemError::new(code, pointer, found, expected).with_detail(fault.to_string()));
    }
}

fn found_and_expected(fault: &Fault) -> (String, String) {
    match fault {
        Fault::NoLiberty { color, at } => {
            let found = format!("a {color} chain without a liberty at {at}");
            (found, "a chain that has one".to_owned())
        }
        Fault::MarkOnEmptyPoint { at, .. } => {
            (format!("{at}, an empty point"), "a point where a stone stands".to_owned())
        }
        Fault::MarkOffBoard { at, .. } => (at.to_string(), "a point of the board".to_owned()),
        Fault::DeadAndInSeki { at, .. } => {
            let found = format!("the chain at {at} claimed both dead and in seki");
            (found, "one of the two".to_owned())
        }
        Fault::AgainstMark { field: Field::ClaimedDead(_), at, .. } => {
            let found = format!("{at} claimed dead");
            (found, "in seki, as it is marked for both players".to_owned())
        }
        Fault::AgainstMark { field: Field::Unsaid, at, .. } => {
            (format!("the chain at {at} both dead and unsaid"), "one of the two".to_owned())
        }
        Fault::AgainstMark { at, .. } => {
            (format!("{at} claimed in seki"), "dead, as it is marked for both players".to_owned())
        }
        Fault::Contradiction { found, expected, .. } => (found.clone(), expected.clone()),
    }
}

/// Where in a list of points a mark stands.
fn mark_pointer(members: &Members<'_>, names_of_dead: &[String], field: Field, at: Point) -> String {
    let pointer = field_pointer(members, names_of_dead, field);
    let list = match field {
        Field::DeadByRuleSet(index) => {
            let Some(Json::Object(sets)) = members.get("dead_by_rule_set") else { return pointer };
            sets.iter().find(|(name, _)| names_of_dead.get(index).is_some_and(|own| own == name)).map(|(_, json)| json)
        }
        Field::ClaimedDead(player) => claimed(members, player, "dead"),
        Field::ClaimedSeki(player) => claimed(members, player, "seki"),
        Field::Seki => members.get("seki"),
        Field::Unsaid => members.get("unsaid"),
        Field::Dead
        | Field::Stones
        | Field::Claims
        | Field::Prisoners(_)
        | Field::Plays(_)
        | Field::Passes(_)
        | Field::EarlyPasses(_)
        | Field::FirstPass
        | Field::LastPlay
        | Field::LostBy
        | Field::Handicap
        | Field::Overtime(_) => members.get("dead"),
    };
    let Some(Json::Array(items)) = list else { return pointer };
    let is_it = |item: &Json<'_>| item.as_text().and_then(Point::parse) == Some(at);
    items.iter().position(is_it).map_or_else(|| pointer.clone(), |index| format!("{pointer}/{index}"))
}

/// The list of one kind that a player claims.
fn claimed<'j>(members: &Members<'j>, player: Color, what: &str) -> Option<&'j Json<'j>> {
    members.get("claims")?.member(player.as_str())?.member(what)
}

fn field_pointer(members: &Members<'_>, names_of_dead: &[String], field: Field) -> String {
    let of = |player: Color, what: &str| format!("/history/{player}_{what}");
    match field {
        Field::Stones => "/rows".to_owned(),
        Field::Dead if members.get("dead").is_none() => "/rows".to_owned(),
        Field::Dead => "/dead".to_owned(),
        Field::DeadByRuleSet(index) => {
            let name = names_of_dead.get(index).map_or("", String::as_str);
            Path::ROOT.name("dead_by_rule_set").name(name).pointer()
        }
        Field::Unsaid => "/unsaid".to_owned(),
        Field::Seki => "/seki".to_owned(),
        Field::Claims => "/claims".to_owned(),
        Field::ClaimedDead(player) => format!("/claims/{player}/dead"),
        Field::ClaimedSeki(player) => format!("/claims/{player}/seki"),
        Field::Prisoners(player) => format!("/prisoners/{player}"),
        Field::Plays(player) => of(player, "plays"),
        Field::Passes(player) => of(player, "passes"),
        Field::EarlyPasses(player) => of(player, "early_passes"),
        Field::FirstPass => "/history/first_pass".to_owned(),
        Field::LastPlay => "/history/last_play".to_owned(),
        Field::LostBy => "/history/lost_by".to_owned(),
        Field::Handicap => "/handicap".to_owned(),
        Field::Overtime(player) => format!("/overtime/{player}"),
    }
}
