use crate::board::{Color, Point, PointSet};
use crate::position::{Game, Move, RecordedResult};

/// The name of what was played: SHA-256, in hexadecimal, of the first board, the moves, what was changed by hand and
/// the result. Copies of a record have the same one, whatever else they tell: players, comments, charset, komi, marks,
/// the passes at the end.
pub fn game_hash(game: &Game) -> String {
    let move_list = &game.move_list;
    let size = move_list.initial.size();
    let mut bytes = vec![size.width(), size.height()];
    push_points(&mut bytes, [move_list.initial.of(Color::Black), move_list.initial.of(Color::White), &PointSet::EMPTY]);
    let last = move_list.moves.iter().rposition(|turn| turn.point.is_some()).map_or(0, |last| last + 1);
    for Move { player, point } in &move_list.moves[..last] {
        push_move(&mut bytes, *player, *point);
    }
    for change in &move_list.changes {
        bytes.extend(format!(" {} ", change.before).bytes());
        push_points(&mut bytes, [&change.stones.black, &change.stones.white, &change.emptied]);
    }
    bytes.push(b' ');
    bytes.extend(game.result.map(result_text).unwrap_or_default().bytes());
    crate::wire::sha256(&bytes)
}

/// A move in two bytes, its column and its row, each from 1; 0 and 0 is a pass. White's have the first bit set.
fn push_move(bytes: &mut Vec<u8>, player: Color, point: Option<Point>) {
    let (column, row) = point.map_or((0, 0), |point| (point.column + 1, point.row + 1));
    let white = if player == Color::White { 0x80 } else { 0 };
    bytes.extend([white | column, row]);
}

/// Points of three kinds, each behind its number.
fn push_points(bytes: &mut Vec<u8>, kinds: [&PointSet; 3]) {
    for points in kinds {
        bytes.extend(points.len().to_be_bytes());
        points.iter().for_each(|point| push_move(bytes, Color::Black, Some(point)));
    }
}

/// A result as SGF writes it, a draw as a word.
pub(super) fn result_text(result: RecordedResult) -> String {
    if result == RecordedResult::Draw { "Draw".to_owned() } else { result.to_string() }
}
