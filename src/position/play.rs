use crate::board::{Color, Point, PointSet, Stones};
use crate::rules::Suicide;

/// A move that was played: the board after it and what came off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Play {
    /// The board after the move.
    pub after: Stones,
    /// Stones of the opponent that came off.
    pub captured: PointSet,
    /// Own stones that came off, the one just played included.
    pub self_captured: PointSet,
}

/// Why a move may not be played, whatever came before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    /// A stone stands there.
    #[error("{at} is occupied by a {by} stone")]
    Occupied {
        /// The point.
        at: Point,
        /// Whose stone.
        by: Color,
    },
    /// The point is not on the board.
    #[error("{at} is not on the board")]
    OffBoard {
        /// The point.
        at: Point,
    },
    /// The chain would have no liberty, and the rule set does not let it be removed.
    #[error("a chain of {stones} without liberties would stand at {at}")]
    Suicide {
        /// The point.
        at: Point,
        /// Stones of the chain, the new one included.
        stones: u16,
    },
}

/// Plays a stone: opposing chains without liberties come off, then, where the rule set lets it, the own chain.
///
/// Ko and superko are not looked at: they need more than the board.
///
/// ```
/// use gyega::board::{Color, Point, Stones};
/// use gyega::position::play;
/// use gyega::rules::Suicide;
///
/// let stones = Stones::from_rows(&["XO.", "O..", "..."]).unwrap();
/// let point = Point::parse("B2").unwrap();
/// let played = play(&stones, Color::White, point, Suicide::Forbidden).unwrap();
/// assert_eq!(played.captured.to_string(), "", "A3 had no liberty before White played elsewhere");
/// ```
///
/// # Errors
///
/// When the point is occupied or off the board, or the move is a self-capture that the rule set forbids.
pub fn play(stones: &Stones, player: Color, at: Point, suicide: Suicide) -> Result<Play, Illegal> {
    if !stones.size().holds(at) {
        return Err(Illegal::OffBoard { at });
    }
    if let Some(by) = stones.at(at) {
        return Err(Illegal::Occupied { at, by });
    }
    let mut after = *stones;
    after.place(player, at);
    let here = PointSet::from(at);
    let points = after.points();
    let vacant = points - after.occupied();
    let around = here.neighbours(&points);
    let captured = captured(&(around & *after.of(!player)), after.of(!player), &vacant);
    after.take(&captured);
    // An empty point beside it, or one that a capture empties, is a liberty; only without one the chain must be looked
    // at.
    if !around.is_disjoint(&vacant) || !captured.is_empty() {
        return Ok(Play { after, captured, self_captured: PointSet::EMPTY });
    }
    let chain = here.flood(after.of(player));
    if chain.touches(&vacant) {
        return Ok(Play { after, captured, self_captured: PointSet::EMPTY });
    }
    let allowed = match suicide {
        Suicide::Forbidden => false,
        Suicide::MultiStone => chain.len() > 1,
        Suicide::Allowed => true,
    };
    if !allowed {
        return Err(Illegal::Suicide { at, stones: chain.len() });
    }
    after.take(&chain);
    Ok(Play { after, captured, self_captured: chain })
}

/// The chains of some stones that have no liberty. A stone with an empty point beside it keeps its chain, so that most
/// need not be followed.
fn captured(beside: &PointSet, opponent: &PointSet, vacant: &PointSet) -> PointSet {
    let pressed = *beside - vacant.dilate(beside);
    if pressed.is_empty() {
        return PointSet::EMPTY;
    }
    let chains = pressed.flood(opponent);
    chains - vacant.touched_parts(&chains)
}

#[cfg(test)]
mod tests {
    use super::{Illegal, play};
    use crate::board::{Color, Point, Stones};
    use crate::rules::Suicide;

    fn board(rows: &[&str]) -> Stones {
        Stones::from_rows(rows).expect("a board")
    }

    fn point(text: &str) -> Point {
        Point::parse(text).expect("a point")
    }

    #[test]
    fn a_stone_that_captures_has_liberties_where_the_captured_stood() {
        let played =
            play(&board(&[".XO", "XO.", "O.."]), Color::White, point("A3"), Suicide::Forbidden).expect("legal");
        assert_eq!(played.captured.to_string(), "B3 A2");
        assert_eq!(played.after.rows(), ["O.O", ".O.", "O.."]);
    }

    #[test]
    fn self_capture_is_as_the_rule_set_says() {
        let single = board(&[".X.", "X..", "..."]);
        let at = point("A3");
        assert_eq!(play(&single, Color::White, at, Suicide::MultiStone), Err(Illegal::Suicide { at, stones: 1 }));
        let played = play(&single, Color::White, at, Suicide::Allowed).expect("legal");
        assert_eq!((played.self_captured.to_string(), played.after), ("A3".to_owned(), single));
        let two = board(&[".OX", "XX.", "..."]);
        assert_eq!(play(&two, Color::White, at, Suicide::Forbidden), Err(Illegal::Suicide { at, stones: 2 }));
        let played = play(&two, Color::White, at, Suicide::MultiStone).expect("legal");
        assert_eq!(played.self_captured.to_string(), "A3 B3");
    }

    #[test]
    fn an_occupied_point_and_a_point_off_the_board_are_refused() {
        let stones = board(&["X.", ".."]);
        assert_eq!(
            play(&stones, Color::White, point("A2"), Suicide::Allowed),
            Err(Illegal::Occupied { at: point("A2"), by: Color::Black })
        );
        assert_eq!(
            play(&stones, Color::White, point("C1"), Suicide::Allowed),
            Err(Illegal::OffBoard { at: point("C1") })
        );
    }
}
