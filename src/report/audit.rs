use crate::board::Color;
use crate::explain::Statement;
use crate::position::Position;

/// What looks odd in the numbers and marks of a position. Nothing here changes a score.
pub fn audit(position: &Position) -> Vec<Statement> {
    let mut entries = Vec::new();
    let (stones, history) = (position.stones(), position.history());
    for color in Color::BOTH {
        let Some(plays) = *history.plays.get(color) else { continue };
        let played = plays + position.handicap_stones(color);
        let on_board = u32::from(stones.of(color).len());
        let Some(captured) = *position.prisoners().get(!color) else {
            if played < on_board {
                entries.push(
                    Statement::new("audit-more-stones-than-plays")
                        .with("player", color)
                        .with("played", played)
                        .with("on_board", on_board),
                );
            }
            continue;
        };
        if played != on_board + captured {
            entries.push(
                Statement::new("audit-stone-balance")
                    .with("player", color)
                    .with("opponent", !color)
                    .with("played", played)
                    .with("on_board", on_board)
                    .with("captured", captured),
            );
        }
    }
    if let crate::position::DeadMarks::Points(dead) = position.dead() {
        for color in Color::BOTH {
            let own = *stones.of(color);
            if !own.is_empty() && own.is_subset(&dead) {
                entries.push(Statement::new("audit-every-stone-dead").with("player", color));
            }
        }
    }
    entries
}
