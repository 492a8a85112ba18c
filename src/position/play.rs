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
    let points = after.all_points();
    let vacant = points - after.occupied();
    let around = here.neighbours(&points);
    let captured = captured(&(around & *after.of(!player)), after.of(!player), &vacant);
    after.remove(&captured);
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
    after.remove(&chain);
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
