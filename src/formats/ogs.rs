//! Games of the Online Go Server (online-go.com) as its JSON has them: the data of a game, or an answer of its API with
//! these in `gamedata`.
//!
//! | member | what is read |
//! |---|---|
//! | `width`, `height`, `komi`, `handicap`, `rules` | as they say |
//! | `initial_state` | `{"black": "ddpp", "white": ""}`: pairs of letters, column and row from the top left, `aa` |
//! | `moves` | `[[15, 3, 2000], …]` with -1 for a pass, `[{"x": 15, "y": 3}, …]`, or `"pd…"` with `..` for a pass |
//! | edited moves | `!1aa`, or `"edited": true` with a `color`: 1 and 2 set a stone, 0 takes it off |
//! | `removed` | where `outcome` was counted: the points that both players agreed to take off |
//! | `outcome` | `3.5 points`, `Resignation`, `Timeout`, `Disqualification`, `Cancellation` |
//! | `winner` | the winner by colour or by id, as in `players` |
//!
//! The players take turns from `initial_player`; where handicap stones are placed freely, Black's first moves are
//! these. Where a stone stands on a point of `removed` its chain is dead; an empty one says that none is. Nothing else
//! is read: not `score`, which the server counted by itself.

use serde::Deserialize;
use serde_json::value::RawValue;

use super::json::{self, Json, JsonFaults, MemberReader, shown};
use super::record::{self, Decoded, Draft, Record, RecordSource, Repair, text_start};
use crate::board::{Color, Point, PointSet, Size};
use crate::position::{BoardEdit, End, Move, RecordedResult};
use crate::rules::Amount;
use crate::words::one_of;

const PAIRS: &str = "pairs of letters for points of the board, column and row from the top left";
const MOVES: &str = "a list of moves such as [[15, 3]], or pairs of letters";
const MOVE: &str = "column and row of a point of the board from the top left, or -1 and -1";

/// Whether an object is such a game: a member says so that no request of ours has.
pub(crate) fn is_game(object: &Json<'_>) -> bool {
    let has = |name: &str| object.get(name).is_some();
    has("gamedata") || has("initial_state") || has("game_id") || has("width") && has("height") && has("moves")
}

/// Reads a game.
///
/// ```
/// use gyega::formats::ogs;
///
/// let json = br#"{"width": 5, "height": 5, "komi": 6.5, "rules": "japanese",
///     "initial_state": {"black": "", "white": ""}, "moves": [[2, 2, 900], [3, 2, 800], [-1, -1, 10], [-1, -1, 10]],
///     "removed": "dc", "outcome": "0.5 points", "winner": "white"}"#;
/// let record = ogs::read(json).unwrap();
/// assert_eq!(record.game.replay.stones.rows(), [".....", ".....", "..XO.", ".....", "....."]);
/// assert_eq!(record.game.marked_dead().to_string(), "D3");
/// ```
///
/// # Errors
///
/// Everything that is wrong with it, with JSON pointers.
pub fn read(bytes: &[u8]) -> Result<Record, JsonFaults> {
    let whole = json::object(bytes)?;
    let mut members = match whole.get("gamedata") {
        Some(data @ Json::Object(_)) => MemberReader::new("/gamedata", data),
        _ => MemberReader::new("", &whole),
    };
    let mut draft = Draft::new(members.size(["width", "height"]));
    let size = draft.game.move_list.initial.size();
    draft.game.komi = members.komi();
    draft.game.rules = members.read("rules", "the name of rules", |rules| rules.as_text().map(str::to_owned));
    initial(&mut members, &mut draft);
    let steps = steps(&mut members, size, &offsets(bytes));
    let first = first_player(&mut members);
    place(&mut members, &mut draft, steps, first);
    draft.game.dead = members.read("removed", PAIRS, |removed| removed_points(removed, size));
    result(&mut members, &mut draft);
    // The member stands there from the first move on; both players agreed on it once the game was counted.
    if !matches!(draft.game.result, Some(RecordedResult::Lead { .. } | RecordedResult::Draw)) {
        draft.game.dead = None;
    }
    if !members.faults.0.is_empty() {
        return Err(members.faults);
    }
    let text = std::str::from_utf8(bytes).unwrap_or_default();
    let source = RecordSource { bytes, text, written: &|_| record::RepairedText::default() };
    // Its offsets are in the bytes.
    Ok(Decoded::of_text("").placed(draft.done(), &source))
}

/// What the server has as a move.
#[derive(Clone, Copy)]
enum OgsMove {
    /// A play of the player whose turn it is.
    Play(Point),
    Pass,
    /// A stone set by hand, or with no colour removed.
    Edit(Point, Option<Color>),
}

impl OgsMove {
    fn of_numbers(column: i64, row: i64, size: Size) -> Option<Self> {
        if (column, row) == (-1, -1) {
            return Some(Self::Pass);
        }
        size.point_from_top(column.try_into().ok()?, row.try_into().ok()?).map(Self::Play)
    }

    fn of_letters(column: u8, row: u8, size: Size) -> Option<Self> {
        let line = |letter: u8| match letter {
            b'.' => Some(-1),
            _ => letter.is_ascii_alphabetic().then(|| i64::from(letter.to_ascii_lowercase() - b'a')),
        };
        Self::of_numbers(line(column)?, line(row)?, size)
    }

    fn point(self) -> Option<Point> {
        if let Self::Play(point) = self { Some(point) } else { None }
    }

    /// This move as a stone set by hand: 1 for a black one, 2 for a white one, 0 for none.
    fn edit(self, color: u64) -> Option<Self> {
        let color = match color {
            0 => None,
            1 => Some(Color::Black),
            2 => Some(Color::White),
            _ => return None,
        };
        Some(Self::Edit(self.point()?, color))
    }
}

fn initial(members: &mut MemberReader<'_>, draft: &mut Draft) {
    let Some(state) = members.read("initial_state", "an object", Json::as_object) else { return };
    let size = draft.game.move_list.initial.size();
    for color in Color::BOTH {
        let Some(written) = state.get(color.as_str()).filter(|value| **value != Json::Null) else { continue };
        let Some(points) = written.as_text().and_then(|letters| points(letters, size)) else {
            members.fault(&format!("initial_state/{color}"), shown(written), PAIRS);
            continue;
        };
        if !points.is_disjoint(&draft.game.move_list.initial.occupied()) {
            draft.note(0, Repair::SetTwice);
        }
        points.iter().for_each(|point| draft.game.move_list.initial.place(color, point));
    }
}

fn points(letters: &str, size: Size) -> Option<PointSet> {
    let (pairs, rest) = letters.as_bytes().as_chunks::<2>();
    let points = pairs.iter().map(|[column, row]| OgsMove::of_letters(*column, *row, size)?.point()).collect();
    if rest.is_empty() { points } else { None }
}

fn removed_points(removed: &Json<'_>, size: Size) -> Option<PointSet> {
    let Some(items) = removed.as_array() else { return points(removed.as_text()?, size) };
    items.iter().map(|item| at(item, size)?.1.point()).collect()
}

/// The moves, each with its place in the text.
fn steps(members: &mut MemberReader<'_>, size: Size, offsets: &[usize]) -> Vec<(usize, OgsMove)> {
    let offset = |index: usize| offsets.get(index).copied().unwrap_or_default();
    match members.wanted("moves", MOVES) {
        None => Vec::new(),
        Some(Json::Text(letters)) => {
            let Some(steps) = lettered(letters, size) else {
                members.fault("moves", shown(letters), PAIRS);
                return Vec::new();
            };
            steps.into_iter().map(|(letter, step)| (offset(0) + 1 + letter, step)).collect()
        }
        Some(Json::Array(items)) => {
            let mut steps = Vec::with_capacity(items.len());
            for (index, item) in items.iter().enumerate() {
                match step(item, size) {
                    Some(step) => steps.push((offset(index), step)),
                    None => members.fault(&format!("moves/{index}"), shown(item), MOVE),
                }
            }
            steps
        }
        Some(other) => {
            members.fault("moves", shown(other), MOVES);
            Vec::new()
        }
    }
}

/// Moves in letters, each with the index of its first letter.
fn lettered(letters: &str, size: Size) -> Option<Vec<(usize, OgsMove)>> {
    let mut steps = Vec::new();
    let mut rest = letters.as_bytes();
    while !rest.is_empty() {
        let index = letters.len() - rest.len();
        let step = match *rest {
            [b'!', color @ b'0'..=b'2', column, row, ..] => {
                rest = &rest[4..];
                OgsMove::of_letters(column, row, size)?.edit(u64::from(color - b'0'))?
            }
            [column, row, ..] => {
                rest = &rest[2..];
                OgsMove::of_letters(column, row, size)?
            }
            _ => return None,
        };
        steps.push((index, step));
    }
    Some(steps)
}

/// What is said of a move besides its place, and the place.
fn at<'j>(item: &'j Json<'j>, size: Size) -> Option<(Option<&'j Json<'j>>, OgsMove)> {
    let (column, row, more) = match item.as_array() {
        Some(parts) => (parts.first()?, parts.get(1)?, parts.get(4)),
        None => (item.get("x")?, item.get("y")?, Some(item)),
    };
    Some((more, OgsMove::of_numbers(column.as_i64()?, row.as_i64()?, size)?))
}

fn step(item: &Json<'_>, size: Size) -> Option<OgsMove> {
    let (more, step) = at(item, size)?;
    if more.and_then(|more| more.get("edited")) != Some(&Json::Bool(true)) {
        return Some(step);
    }
    step.edit(item.get("color").or_else(|| item.as_array()?.get(3)).map_or(Some(0), Json::as_u64)?)
}

fn first_player(members: &mut MemberReader<'_>) -> Color {
    let player = |value: &Json<'_>| value.as_text().and_then(Color::of_word);
    members.read("initial_player", one_of(["black", "white"]), player).unwrap_or(Color::Black)
}

/// Plays the moves in turn, handicap stones that are placed freely first.
fn place(members: &mut MemberReader<'_>, draft: &mut Draft, steps: Vec<(usize, OgsMove)>, first: Color) {
    let handicap = members.integer("handicap", 0..=Size::POINTS_MAX as u64, "a number of stones").unwrap_or(0);
    let is_free = members.get("free_handicap_placement");
    let is_placed = handicap < 2 || !draft.game.move_list.initial.of(Color::Black).is_empty();
    if !is_placed && is_free == Some(&Json::Bool(false)) {
        let expected = format!("black stones: the handicap is {handicap}");
        members.fault("initial_state", "no black stone", expected);
    }
    draft.handicap = u16::try_from(handicap).ok().map(|handicap| (0, handicap));
    let mut to_place = if is_placed { 0 } else { handicap };
    let mut player = first;
    for (at, step) in steps {
        match step {
            OgsMove::Play(_) | OgsMove::Pass if draft.is_full() => {
                return members.fault("moves", "more of them", record::MOVES);
            }
            // Old games have passes of White between the stones.
            OgsMove::Pass if to_place > 0 => {}
            OgsMove::Play(point) if to_place > 0 => {
                draft.game.move_list.initial.place(Color::Black, point);
                to_place -= 1;
                player = Color::White;
            }
            OgsMove::Play(_) | OgsMove::Pass => {
                draft.play(at, Move { player, point: step.point() });
                player = !player;
            }
            OgsMove::Edit(point, color) => {
                let mut change = BoardEdit::default();
                color.map_or(&mut change.emptied, |color| change.stones.get_mut(color)).insert(point);
                draft.edit(at, &change);
            }
        }
    }
}

fn result(members: &mut MemberReader<'_>, draft: &mut Draft) {
    let Some(outcome) = members.read("outcome", "a text", Json::as_text).filter(|outcome| !outcome.is_empty()) else {
        return;
    };
    draft.game.result = outcome_of(outcome, winner(members));
    if draft.game.result.is_none() {
        draft.note(0, Repair::UnreadableValue);
    }
}

fn outcome_of(outcome: &str, winner: Option<Color>) -> Option<RecordedResult> {
    let lower = outcome.to_ascii_lowercase();
    let end = match lower.as_str() {
        "resignation" | "resign" | "r" => Some(End::Resignation),
        "timeout" => Some(End::Time),
        "disqualification" => Some(End::Forfeit),
        "cancellation" => return Some(RecordedResult::Void),
        _ => None,
    };
    let lead = lower.split_whitespace().next().and_then(Amount::parse);
    match (lead, winner) {
        (Some(Amount::ZERO), _) => Some(RecordedResult::Draw),
        (Some(by), Some(winner)) => Some(RecordedResult::Lead { winner, by }),
        (None, Some(winner)) => Some(RecordedResult::Win { winner, end }),
        (_, None) => None,
    }
}

/// The winner, by colour or by id.
fn winner(members: &MemberReader<'_>) -> Option<Color> {
    let winner = members.get("winner")?;
    if let Some(name) = winner.as_text() {
        return Color::of_word(name);
    }
    let id_of = |color: Color| {
        let players = members.get("players").and_then(|players| players.get(color.as_str())?.get("id"));
        players.or_else(|| members.get(&format!("{color}_player_id")))
    };
    Color::BOTH.into_iter().find(|color| id_of(*color) == Some(winner))
}

/// What is looked for to tell where moves stand in the text.
#[derive(Deserialize)]
struct RawGame<'t> {
    #[serde(borrow)]
    moves: Option<&'t RawValue>,
    #[serde(borrow)]
    gamedata: Option<&'t RawValue>,
}

/// Where each move stands, or the text of them all.
fn offsets(bytes: &[u8]) -> Vec<usize> {
    let raw_game = |text| serde_json::from_str::<RawGame<'_>>(text).ok();
    let offset = |text: &str| text.as_ptr().addr() - bytes.as_ptr().addr();
    let Some(whole) = std::str::from_utf8(text_start(bytes)).ok().and_then(raw_game) else { return Vec::new() };
    let data = whole.gamedata.and_then(|data| raw_game(data.get()));
    let Some(moves) = data.map_or(whole.moves, |data| data.moves) else { return Vec::new() };
    match serde_json::from_str::<Vec<&RawValue>>(moves.get()) {
        Ok(items) => items.into_iter().map(|item| offset(item.get())).collect(),
        Err(_) => vec![offset(moves.get())],
    }
}
