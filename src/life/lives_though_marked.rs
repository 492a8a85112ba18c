use super::benson::pass_alive_chains_of;
use super::costs::NODES_OF_MARKS;
use super::ground::Ground;
use super::search::{Goal, KoRule, LocalProblem, Role, SearchOutcome};
use super::searcher::Searcher;
use super::weak_groups::NAKADE_MAX;
use super::{Budget, Work};
use crate::board::{ByColor, Color, PointSet, Stones};

/// How many marks may spend their share of what all may.
const MARKS_SHARING: usize = 10;

/// The most points of a space in which marks are read; in wider ones stones could live in too many ways.
const SPACE_MAX: u16 = 12;

/// Chains marked dead that cannot be captured where they stand even if the opponent starts and has every ko threat:
/// they live unconditionally, or a search of the space that they stand in shows it, taking for granted that what
/// surrounds it stays. Where what surrounds a space has no other point of its own, it may come off too: a few stones
/// that it can take, but that come back and take it, are as much alive. That leans on the stones of their colour around
/// it: all of them must be among those that `stays` names.
///
/// ```
/// use gyega::board::{PointSet, Stones};
/// use gyega::life::lives_though_marked;
///
/// // White's four stones have the eyes B4 and D4.
/// let rows = ["O.O.OX.X", "OOOOOXXX", "XXXXXXXX", "X.XXXXXX"];
/// let stones = Stones::from_rows(&rows).unwrap();
/// let white = *stones.of(gyega::board::Color::White);
/// assert_eq!(lives_though_marked(&stones, &white, &PointSet::EMPTY), white);
/// ```
pub fn lives_though_marked(stones: &Stones, dead: &PointSet, stays: &PointSet) -> PointSet {
    let mut lives = PointSet::EMPTY;
    if dead.is_empty() {
        return lives;
    }
    let ground = Ground::new(stones.without(dead));
    let work = Work::unbounded(Budget::DEFAULT);
    let mut searcher = Searcher::new(NODES_OF_MARKS, NODES_OF_MARKS, &work);
    searcher.limit_to_share(NODES_OF_MARKS, MARKS_SHARING);
    for color in Color::BOTH {
        let marked = *stones.of(color) & *dead;
        if marked.is_empty() {
            continue;
        }
        let unconditional = if touches_two_regions(stones, color, &marked) {
            pass_alive_chains_of(stones, color) & marked
        } else {
            PointSet::EMPTY
        };
        lives |= unconditional;
        // Where the opponent alone reaches, the marked stones stand in his territory.
        for space in ground.owned.get(!color).parts().filter(|space| space.len() <= SPACE_MAX) {
            for chain in (marked & space).parts().filter(|chain| chain.is_disjoint(&unconditional)) {
                if lives_in(&space, color, chain, stones, &ground, stays, &mut searcher) {
                    lives |= chain;
                }
            }
        }
    }
    lives
}

/// Whether a chain of `stones` that was marked dead lives in a space of the opponent's.
fn lives_in(
    space: &PointSet,
    color: Color,
    chain: PointSet,
    stones: &Stones,
    ground: &Ground,
    stays: &PointSet,
    searcher: &mut Searcher<'_>,
) -> bool {
    let wall = space.touched_parts(ground.stones.of(!color));
    let is_within = |area: &PointSet| ByColor::from_fn(|color| *stones.of(color) & *area);
    let mut is_safe = |local: &LocalProblem| searcher.outcome_in(local, Role::Attacker) == SearchOutcome::Safe;
    let walls = ByColor::pair(color, PointSet::EMPTY, wall);
    let in_space = LocalProblem::new(*space, is_within(space), walls, chain, color);
    if is_safe(&LocalProblem { ko: KoRule::Threats(Role::Attacker), ..in_space }) {
        return true;
    }
    let has_other_points = wall.touches(&(*ground.owned.get(!color) - *space));
    if chain.len() > NAKADE_MAX || has_other_points {
        return false;
    }
    let around = (*space | wall).touched_parts(&ground.neutral);
    let area = *space | wall | around;
    let friends = area.dilate(ground.stones.of(color)) - area;
    let beside = ByColor::from_fn(|color| (*ground.stones.of(color) | *ground.owned.get(color)) - area);
    let comes_back = LocalProblem::new(area, is_within(&area), beside, chain, color);
    friends.flood(ground.stones.of(color)).is_subset(stays) && is_safe(&LocalProblem { goal: Goal::Dead, ..comes_back })
}

/// Whether some chains of a colour border on more than one of the regions that it parts. Without two, none of them has
/// two eyes.
fn touches_two_regions(stones: &Stones, color: Color, chains: &PointSet) -> bool {
    let others = stones.all_points() - *stones.of(color);
    let around = chains.neighbours(&others);
    let first = around.first().map_or(PointSet::EMPTY, |point| PointSet::from(point).flood(&others));
    !around.is_subset(&first)
}
