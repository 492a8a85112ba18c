use super::costs::NODES_OF_BENT_FOUR;
use super::search::{KoRule, LocalProblem, Role, SearchOutcome};
use super::searcher::Searcher;
use super::{Budget, Classification, Status, Work};
use crate::board::{ByColor, Color, Point, PointSet, Stones};
use crate::position::play;
use crate::rules::Suicide;

/// The most points of a corner in which such a shape is looked for.
const SPACE_MAX: u16 = 16;

/// Stones marked dead in a corner, as in a bent four: their opponent can capture them by a ko alone, which he can start
/// when he likes, while every move of their owner loses them without a ko. A ruling that such stones are dead as they
/// stand depends on what stands around them (basic rules of the Korea Baduk Federation, diagrams 7 to 10).
///
/// ```
/// use gyega::board::{Point, PointSet, Stones};
/// use gyega::life::bent_fours;
///
/// // White can start the ko at C6. If Black plays C6 or E4, White takes him at the other.
/// let rows = ["OX.OO", "OXXXO", "OOOX.", ".OOXX", "OOOOO", "O.OOO"];
/// let stones = Stones::from_rows(&rows).unwrap();
/// let dead = *stones.of(gyega::board::Color::Black);
/// assert_eq!(bent_fours(&stones, &dead), dead);
/// ```
pub fn bent_fours(stones: &Stones, dead: &PointSet) -> PointSet {
    let mut bent = PointSet::EMPTY;
    if dead.is_empty() {
        return bent;
    }
    let corners = corners(stones);
    let living = stones.without(dead);
    let surrounded = living.surrounded();
    for color in Color::BOTH {
        let marked = *stones.of(color) & *dead;
        if marked.is_empty() {
            continue;
        }
        let work = Work::unbounded(Budget::DEFAULT);
        let mut searcher = Searcher::new(u32::MAX, NODES_OF_BENT_FOUR, &work);
        let territory = *surrounded.get(!color);
        let opponents = *living.of(!color);
        // A corner is a point of the space, or a stone inside it stands there.
        let in_corners = (corners | corners.flood(&opponents)).touched_parts(&territory);
        for space in in_corners.parts().filter(|space| space.len() <= SPACE_MAX) {
            // Stones of the opponent that stand inside: they touch nothing else.
            let is_inside = |chain: &PointSet| chain.neighbours(&stones.all_points()).is_subset(&space);
            let beside = space.touched_parts(&opponents);
            let inside: PointSet = beside.parts().filter(is_inside).collect();
            let area = space | inside;
            let target = marked & space;
            if !target.is_empty()
                && !area.is_disjoint(&corners)
                && is_bent_four(stones, &area, &target, color, &mut searcher)
            {
                bent |= target;
            }
        }
    }
    bent
}

fn corners(stones: &Stones) -> PointSet {
    let size = stones.size();
    let (columns, rows) = (size.width() - 1, size.height() - 1);
    [(0, 0), (0, rows), (columns, 0), (columns, rows)].into_iter().map(|(column, row)| Point { column, row }).collect()
}

/// Whether some stones in an area can be captured by a ko alone, and whatever their owner plays there loses them
/// without one.
fn is_bent_four(
    stones: &Stones,
    area: &PointSet,
    target: &PointSet,
    color: Color,
    searcher: &mut Searcher<'_>,
) -> bool {
    let mut is_captured = |stones: &Stones, ko: KoRule| {
        let inside = ByColor::from_fn(|color| *stones.of(color) & *area);
        let wall = *stones.of(!color) - *area;
        let target = target.flood(inside.get(color));
        let local = LocalProblem::new(*area, inside, ByColor::pair(color, PointSet::EMPTY, wall), target, color);
        searcher.outcome_in(&LocalProblem { ko, ..local }, Role::Attacker)
    };
    let defends = KoRule::Threats(Role::Defender);
    let by_ko = is_captured(stones, KoRule::Threats(Role::Attacker)) == SearchOutcome::Captured
        && is_captured(stones, defends) == SearchOutcome::Safe;
    let moves = (*area & stones.vacant()).iter();
    by_ko
        && moves
            .filter_map(|at| play(stones, color, at, Suicide::Forbidden).ok())
            .all(|done| is_captured(&done.after, defends) == SearchOutcome::Captured)
}

/// The bent fours of a board beside which not all stones of the opponent live as long as they stand: the ruling that
/// they are dead does not hold there.
pub fn bent_fours_in_doubt(stones: &Stones, dead: &PointSet, seki: &PointSet, work: &Work) -> PointSet {
    let bent = bent_fours(stones, dead);
    if bent.is_empty() {
        return bent;
    }
    let classification = Classification::read_with_work(stones, &(*dead - bent), seki, work);
    let uncertain = classification.stones_of(|group| group.status != Status::Alive);
    let vacant = stones.vacant();
    let is_in_doubt = |chain: &PointSet| {
        let around = *chain | chain.neighbours(&vacant);
        !around.neighbours(&(uncertain - bent)).is_empty()
    };
    bent.parts().filter(is_in_doubt).collect()
}
