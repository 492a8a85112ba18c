use super::pass_alive;
use super::reader::Reader;
use super::search::{KoRule, LocalArea, LocalGame, Outcome, Role};
use crate::board::{ByColor, Color, PointSet, Stones};

/// The nodes that all marks of a board may spend together, and the most that one may.
const NODES: u32 = 4_000;
const NODES_OF_MARK: u32 = 400;

/// The most points of a space in which marks are read; in wider ones stones could live in too many ways.
const SPACE_MAX: u16 = 20;

/// Chains marked dead that cannot be captured where they stand even if the opponent starts and has every ko threat: they live
/// unconditionally, or a search of the space that they stand in shows it, taking for granted that what surrounds it stays.
///
/// ```
/// use gyega::board::Stones;
/// use gyega::life::lives_though_marked;
///
/// // White's four stones have the eyes B4 and D4.
/// let rows = ["O.O.OX.X", "OOOOOXXX", "XXXXXXXX", "X.XXXXXX"];
/// let stones = Stones::from_rows(&rows).unwrap();
/// let white = *stones.of(gyega::board::Color::White);
/// assert_eq!(lives_though_marked(&stones, &white), white);
/// ```
pub fn lives_though_marked(stones: &Stones, dead: &PointSet) -> PointSet {
    let mut lives = PointSet::EMPTY;
    if dead.is_empty() {
        return lives;
    }
    let living = stones.without(dead);
    let reach = living.reach();
    let mut reader = Reader::with(NODES);
    reader.share(NODES, usize::try_from(NODES / NODES_OF_MARK).unwrap_or(1));
    for color in Color::BOTH {
        let marked = *stones.of(color) & *dead;
        if marked.is_empty() {
            continue;
        }
        let unconditional = pass_alive(stones, color, true).chains & marked;
        lives |= unconditional;
        // Where the opponent alone reaches, the marked stones stand in his territory.
        let territory = *reach.get(!color) - *reach.get(color);
        for space in territory.parts().filter(|space| space.len() <= SPACE_MAX) {
            for chain in (marked & space).parts().filter(|chain| chain.is_disjoint(&unconditional)) {
                let around = *living.of(!color);
                let immortal = ByColor::pair(color, PointSet::EMPTY, around);
                let stones = ByColor::from_fn(|color| *stones.of(color) & space);
                let local = LocalArea {
                    ko: KoRule::Threats(Role::Attacker),
                    ..LocalArea::new(space, stones, immortal, chain, color)
                };
                let is_safe =
                    LocalGame::of(&local).is_some_and(|game| reader.outcome(&game, Role::Attacker) == Outcome::Safe);
                if is_safe {
                    lives |= chain;
                }
            }
        }
    }
    lives
}
