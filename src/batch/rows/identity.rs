use super::row::result_text;
use crate::board::Point;
use crate::position::{Game, Move};

/// The name of what was played: SHA-256, in hexadecimal, of the first board, the moves, what was changed by hand and the result. Copies of a
/// record have the same one, whatever else they tell: players, comments, charset, komi, marks, the passes at the end.
pub fn game_hash(game: &Game) -> String {
    let record = &game.record;
    let mut played = record.initial.rows().join("/").into_bytes();
    let last = record.moves.iter().rposition(|turn| turn.point.is_some()).map_or(0, |last| last + 1);
    for Move { player, point } in &record.moves[..last] {
        played.push(player.letter() as u8);
        put(&mut played, *point);
    }
    for change in &record.changes {
        played.extend(format!(" {}", change.before).bytes());
        for (letter, points) in [('B', &change.stones.black), ('W', &change.stones.white), ('E', &change.emptied)] {
            played.push(letter as u8);
            points.iter().for_each(|point| put(&mut played, Some(point)));
        }
    }
    played.push(b' ');
    played.extend(game.result.map(result_text).unwrap_or_default().bytes());
    crate::wire::sha256(&played)
}

fn put(played: &mut Vec<u8>, point: Option<Point>) {
    match point {
        Some(point) => {
            played.push(point.letter() as u8);
            played.extend_from_slice(point.number().as_bytes());
        }
        None => played.push(b'-'),
    }
}
