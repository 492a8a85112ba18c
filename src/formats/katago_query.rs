//! Queries of `KataGo`'s analysis engine, as the engine's `docs/Analysis_Engine.md` describes them: one object a query.
//! Here it asks about one position.

use super::json::{self, Json, JsonFaults, MemberReader, escape_pointer, shown};
use super::katago::rules_from_json;
use crate::board::{Color, Point, Size, Stones};
use crate::position::{Game, Illegal, Move, MoveList};
use crate::rules::KatagoRules;
use crate::words::one_of;

/// A question to the engine: a game, scored at its end under rules of `KataGo`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Query {
    /// The caller's name for it.
    pub id: Option<String>,
    /// The game up to the turn of the query.
    pub game: Game,
    /// The rules, with the komi and the handicap bonus of the query.
    pub rules: KatagoRules,
}

const READ: &[&str] = &[
    "id",
    "moves",
    "initialStones",
    "initialPlayer",
    "rules",
    "komi",
    "whiteHandicapBonus",
    "boardXSize",
    "boardYSize",
    "analyzeTurns",
];

/// Members that steer the search or what the engine tells of it, and change no score.
pub const IGNORED: &[&str] = &[
    "maxVisits",
    "rootPolicyTemperature",
    "rootFpuReductionMax",
    "analysisPVLen",
    "includeOwnership",
    "includeOwnershipStdev",
    "includeMovesOwnership",
    "includeMovesOwnershipStdev",
    "includePolicy",
    "includePVVisits",
    "includeNoResultValue",
    "avoidMoves",
    "allowMoves",
    "overrideSettings",
    "reportDuringSearchEvery",
    "priority",
    "priorities",
];

const PLAYERS: [&str; 2] = ["B", "W"];

/// Members that no request of ours and no game of a server has.
pub(crate) const OWN: &[&str] =
    &["boardXSize", "boardYSize", "initialStones", "initialPlayer", "analyzeTurns", "maxVisits"];

pub(crate) fn is_query(object: &Json<'_>) -> bool {
    OWN.iter().any(|name| object.get(name).is_some())
}

/// Reads a query.
///
/// ```
/// use gyega::formats::katago_query;
///
/// let line = br#"{"id": "a", "initialStones": [["W", "C3"]], "moves": [["B", "D4"], ["W", "pass"]],
///     "rules": "japanese", "komi": 5.5, "boardXSize": 5, "boardYSize": 5, "maxVisits": 100}"#;
/// let query = katago_query::read(line).unwrap();
/// assert_eq!(query.game.replay.stones.rows(), [".....", "...X.", "..O..", ".....", "....."]);
/// assert_eq!(query.rules.to_string(), "koSIMPLEscoreTERRITORYtaxSEKIsui0komi5.5");
/// ```
///
/// # Errors
///
/// Everything that is wrong with it: fields that are missing, unknown or hold something else, moves that cannot be
/// played.
pub fn read(bytes: &[u8]) -> Result<Query, JsonFaults> {
    let object = json::object(bytes)?;
    let mut members = MemberReader::new("", &object);
    for name in object.names().filter(|name| ![READ, IGNORED].concat().contains(name)) {
        let expected = "a field of a query for the analysis of a game that is known here";
        let found = format!("the field {name}", name = shown(&format!("{name:?}")));
        members.fault(&escape_pointer(name), found, expected);
    }
    let id = members.read("id", "a text", |id| id.as_text().map(str::to_owned));
    members.read("initialPlayer", one_of(PLAYERS), player);
    let size = members.size(["boardXSize", "boardYSize"]);
    let rules = rules(&mut members);
    let initial = initial(&mut members, size);
    let moves = moves(&mut members, size);
    let moves = moves.map(|moves| up_to_turn(&mut members, moves));
    if let (Some(initial), Some(moves), Some(rules)) = (initial, moves, rules) {
        let move_list = MoveList { initial, moves, changes: Vec::new() };
        if let Some(game) = game(&mut members, move_list, &rules).filter(|_| members.faults.0.is_empty()) {
            return Ok(Query { id, game, rules });
        }
    }
    Err(members.faults)
}

fn rules(members: &mut MemberReader<'_>) -> Option<KatagoRules> {
    let written = members.wanted("rules", "the name of rules of KataGo, a rule string, or an object")?;
    let rules = rules_from_json(&written.to_value()).map_err(|faults| {
        for fault in faults.0 {
            members.fault(&format!("rules{}", fault.pointer), fault.found, fault.expected);
        }
    });
    let komi = members.komi();
    let word = |value: &Json<'_>| value.as_text().map_or_else(|| value.to_string(), str::to_owned);
    let bonus = members.read("whiteHandicapBonus", "0, N or N-1", |value| KatagoRules::parse_bonus(&word(value)));
    let rules = rules.ok()?;
    let white_handicap_bonus = bonus.unwrap_or(rules.white_handicap_bonus);
    Some(KatagoRules { komi: komi.or(rules.komi), white_handicap_bonus, ..rules })
}

fn player(value: &Json<'_>) -> Option<Color> {
    value.as_text().and_then(Color::of_word_or_letter)
}

/// Pairs of a player and a place, each read; nothing where one of them is faulty.
fn pairs(members: &mut MemberReader<'_>, name: &str, size: Size, can_pass: bool) -> Option<Vec<Move>> {
    let expected = "a list of players and points such as [[\"B\", \"D4\"]]";
    let items = members.read(name, expected, Json::as_array)?;
    let mut turns = Vec::with_capacity(items.len());
    for (index, item) in items.iter().enumerate() {
        let place = format!("{name}/{index}");
        let Some([who, at]) = item.as_array() else {
            members.fault(&place, shown(item), "a player and a point such as [\"B\", \"D4\"]");
            continue;
        };
        let player = player(who);
        if player.is_none() {
            members.fault(&format!("{place}/0"), shown(who), one_of(PLAYERS));
        }
        let text = at.as_text().unwrap_or_default();
        let point = if can_pass && text.eq_ignore_ascii_case("pass") {
            Some(None)
        } else {
            Point::parse(text).filter(|point| size.holds(*point)).map(Some)
        };
        if point.is_none() {
            let or_pass = if can_pass { ", or \"pass\"" } else { "" };
            members.fault(&format!("{place}/1"), shown(at), format!("a point of the board such as \"D4\"{or_pass}"));
        }
        turns.extend(player.zip(point).map(|(player, point)| Move { player, point }));
    }
    (turns.len() == items.len()).then_some(turns)
}

fn initial(members: &mut MemberReader<'_>, size: Size) -> Option<Stones> {
    let mut stones = Stones::empty(size);
    if members.get("initialStones").is_none() {
        return Some(stones);
    }
    for (index, set) in pairs(members, "initialStones", size, false)?.into_iter().enumerate() {
        let Some(point) = set.point else { continue };
        if stones.at(point).is_some() {
            members.fault(&format!("initialStones/{index}/1"), shown(&point), "a point on which no stone is set");
        }
        stones.place(set.player, point);
    }
    if let Some(at) = stones.stones_without_liberty().first() {
        let found = format!("a chain without a liberty at {at}");
        members.fault("initialStones", found, "chains that have a liberty");
    }
    Some(stones)
}

fn moves(members: &mut MemberReader<'_>, size: Size) -> Option<Vec<Move>> {
    members.wanted("moves", "a list of moves, which may be empty")?;
    let moves = pairs(members, "moves", size, true)?;
    if moves.len() > MoveList::MOVES_MAX {
        let found = format!("{moves} moves", moves = moves.len());
        members.fault("moves", found, format!("at most {max}", max = MoveList::MOVES_MAX));
        return None;
    }
    Some(moves)
}

/// The moves up to the turn of the query: the last one unless another is named.
fn up_to_turn(members: &mut MemberReader<'_>, mut moves: Vec<Move>) -> Vec<Move> {
    let Some(turns) = members.get("analyzeTurns") else { return moves };
    let one = turns.as_array().filter(|turns| turns.len() == 1).and_then(|turns| turns.first()?.as_u64());
    let turn = one.and_then(|turn| usize::try_from(turn).ok()).filter(|turn| *turn <= moves.len());
    if turn.is_none() {
        let last = moves.len();
        let expected = format!("a list of one turn from 0 to {last}: one position is scored at a time");
        members.fault("analyzeTurns", shown(turns), expected);
    }
    moves.truncate(turn.unwrap_or(moves.len()));
    moves
}

fn game(members: &mut MemberReader<'_>, move_list: MoveList, rules: &KatagoRules) -> Option<Game> {
    match move_list.replay() {
        Ok(replay) => Some(Game { komi: Some(rules.komi()), ..Game::from_replay(move_list, replay) }),
        Err(faults) => {
            for fault in faults {
                let found = match fault.illegal {
                    Illegal::Occupied { at, by } => format!("{at}, where a {by} stone stands"),
                    Illegal::OffBoard { at } | Illegal::Suicide { at, .. } => at.to_string(),
                };
                members.fault(&format!("moves/{}", fault.index), found, "a move that can be played");
            }
            None
        }
    }
}
