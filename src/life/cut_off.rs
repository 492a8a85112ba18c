use super::eyes::{Ground, local};
use super::search::{KoRule, LocalArea, Outcome, Role};
use super::searcher::Searcher;
use super::{FirstMovePair, Work};
use crate::board::{Color, PointSet, Stones};

/// The most liberties that a chain which is cut off near them has in what its owner surrounds.
const SHORT_MAX: u16 = 2;

/// Whether a chain falls near the liberties that its owner alone surrounds if the opponent starts, though the neutral
/// points are filled, all others around it stay and the rest of what its owner surrounds is his. Not where it can join
/// others at each of these liberties and at more than one.
pub(super) fn is_cut_off(ground: &Ground, color: Color, stones: &PointSet, searcher: &mut Searcher<'_>) -> bool {
    let Some(near) = near(ground, color, stones) else { return false };
    let (others, owned) = (*ground.stones.of(color) - *stones, *ground.owned.get(color));
    let local = local(ground, color, near, others | (owned - near));
    let local = LocalArea { link: *stones, ko: KoRule::Threats(Role::Defender), ..local };
    searcher.outcome_in(&local, Role::Attacker) == Outcome::Captured
}

/// The liberties of a chain in what its owner surrounds, and the points there beside them; nothing where it cannot be
/// cut off near these.
fn near(ground: &Ground, color: Color, stones: &PointSet) -> Option<PointSet> {
    let (others, owned) = (*ground.stones.of(color) - *stones, *ground.owned.get(color));
    let liberties = stones.neighbours(&owned);
    let can_join_at_either = liberties.len() > 1 && others.neighbours(&liberties) == liberties;
    let may_be_cut_off = (1..=SHORT_MAX).contains(&liberties.len()) && !can_join_at_either;
    may_be_cut_off.then(|| liberties | liberties.dilate(&owned))
}

/// A chain that is cut off once the neutral points beside it are filled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CutOnceFilled {
    /// Where the opponent begins, and where its owner keeps it if he starts, or owes a point. Whether the first is a
    /// threat before the neutral points are filled is not read.
    pub first_moves: FirstMovePair,
    /// These neutral points.
    pub beside: PointSet,
}

/// The chains beside neutral points that are cut off once these are filled, though their owner answers the opponent
/// there, and inside as often as he plays there. `spoken_for` are stones that are left alone.
///
/// ```
/// use gyega::board::{Color, PointSet, Stones};
/// use gyega::life::{Budget, Work, cuts_once_filled};
///
/// // Once Black has filled D6 he can take E6 at F6. F5 can be joined to others at F6 and at F4.
/// let rows = ["X.X.O.", "XXXXXO", ".XXXO.", "XXXOOO", ".XXO.O", "X.XOO."];
/// let stones = Stones::from_rows(&rows).unwrap();
/// let cuts = cuts_once_filled(&stones, &PointSet::EMPTY, &Work::unbounded(Budget::DEFAULT));
/// assert_eq!(cuts.len(), 1);
/// assert_eq!((cuts[0].first_moves.player, cuts[0].beside.to_string()), (Color::Black, "D6".to_owned()));
/// ```
pub fn cuts_once_filled(living: &Stones, spoken_for: &PointSet, work: &Work) -> Vec<CutOnceFilled> {
    let (ground, budget) = (Ground::of(*living), work.budget());
    let of = |color: Color| ground.neutral.touched_parts(living.of(color)).parts().map(move |chain| (color, chain));
    let is_asked =
        |(color, chain): &(Color, PointSet)| chain.is_disjoint(spoken_for) && near(&ground, *color, chain).is_some();
    let chains: Vec<(Color, PointSet)> = Color::BOTH.into_iter().flat_map(of).filter(is_asked).collect();
    // Each has its share, so that it does not matter which comes first.
    let mut searcher = Searcher::with(u32::MAX, budget.of_search(), work);
    searcher.limit_to_share(budget.of_units(), chains.len());
    chains.iter().filter_map(|(color, chain)| cut_once_filled(&ground, *color, chain, &mut searcher)).collect()
}

/// The same of one chain.
fn cut_once_filled(
    ground: &Ground,
    color: Color,
    stones: &PointSet,
    searcher: &mut Searcher<'_>,
) -> Option<CutOnceFilled> {
    if !is_cut_off(ground, color, stones, searcher) {
        return None;
    }
    let (owned, near) = (*ground.owned.get(color), near(ground, color, stones)?);
    let (others, beside) = (*ground.stones.of(color) - *stones, stones.neighbours(&ground.neutral));
    let local = local(ground, color, near | beside, others | (owned - near));
    let local = LocalArea { link: *stones, own: near, ko: KoRule::Threats(Role::Defender), ..local };
    let game = searcher.game(&local)?;
    let [first, second] = searcher.outcomes_by_starter(&game);
    if first != Outcome::Captured {
        return None;
    }
    let at = searcher.first_move(&game, Role::Attacker)?;
    let kept_at = if second == Outcome::Safe { searcher.first_move(&game, Role::Defender) } else { None };
    let first_moves = FirstMovePair { player: !color, at, opponent_at: kept_at.unwrap_or(at) };
    Some(CutOnceFilled { first_moves, beside })
}
