use super::Work;
use super::eyes::{Ground, local};
use super::search::{KoRule, LocalArea, Outcome, Role};
use super::searcher::Searcher;
use crate::board::{Color, PointSet, Stones};

/// The most liberties that a chain which is cut off near them has in what its owner surrounds.
const SHORT_MAX: u16 = 2;

/// Whether a chain falls near the liberties that its owner alone surrounds if the opponent starts, though the neutral
/// points are filled, all others around it stay and the rest of what its owner surrounds is his. Not where it can join
/// others at each of these liberties and at more than one.
pub(super) fn is_cut_off(ground: &Ground, color: Color, stones: &PointSet, searcher: &mut Searcher<'_>) -> bool {
    let (others, owned) = (*ground.stones.of(color) - *stones, *ground.owned.get(color));
    let liberties = stones.neighbours(&owned);
    let can_join_at_either = liberties.len() > 1 && others.neighbours(&liberties) == liberties;
    if liberties.is_empty() || liberties.len() > SHORT_MAX || can_join_at_either {
        return false;
    }
    let near = liberties | liberties.dilate(&owned);
    let local = local(ground, color, near, others | (owned - near));
    let local = LocalArea { link: *stones, ko: KoRule::Threats(Role::Defender), ..local };
    searcher.outcome_in(&local, Role::Attacker) == Outcome::Captured
}

/// Chains beside neutral points that are cut off once these are filled.
///
/// ```
/// use gyega::board::{Point, Stones};
/// use gyega::life::{Budget, Work, cut_off_once_filled};
///
/// // Once Black has filled D6 he can take E6 at F6. F5 can be joined to others at F6 and at F4.
/// let rows = ["X.X.O.", "XXXXXO", ".XXXO.", "XXXOOO", ".XXO.O", "X.XOO."];
/// let cut_off = cut_off_once_filled(&Stones::from_rows(&rows).unwrap(), &Work::unbounded(Budget::DEFAULT));
/// assert_eq!(cut_off, Point::parse("E6").unwrap().into());
/// ```
pub fn cut_off_once_filled(living: &Stones, work: &Work) -> PointSet {
    let (ground, budget) = (Ground::of(*living), work.budget());
    let mut searcher = Searcher::with(budget.of_units(), budget.of_search(), work);
    let of = |color: Color| ground.neutral.touched_parts(living.of(color)).parts().map(move |chain| (color, chain));
    let beside = Color::BOTH.into_iter().flat_map(of);
    beside.filter(|(color, chain)| is_cut_off(&ground, *color, chain, &mut searcher)).map(|(_, chain)| chain).collect()
}
