//! A game record as a question about moves.

use serde_json::{Map, Value, json};

use crate::board::Stones;
use crate::position::Game;

/// The question about moves from the end of the game.
pub(super) fn moves_from(game: &Game) -> Map<String, Value> {
    let mut members = Map::new();
    members.insert("rows".to_owned(), rows(&game.replay.stones));
    if game.replay.is_whole
        && let [before @ .., _] = &game.replay.positions[..]
    {
        members.insert("previous_positions".to_owned(), before.iter().map(rows).collect());
    }
    if let Some(last) = game.replay.history.last_play
        && let (Some(point), Some(captured)) = (last.point, last.captured)
    {
        let captured: Vec<String> = captured.iter().map(|point| point.to_string()).collect();
        let player = last.player.as_str();
        let last = json!({"player": player, "point": point.to_string(), "captured": captured});
        members.insert("last_play".to_owned(), last);
    }
    members
}

fn rows(stones: &Stones) -> Value {
    json!(stones.rows())
}
