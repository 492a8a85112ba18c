use super::ground::Ground;
use super::search::{KoRule, LocalProblem, Role, SearchOutcome};
use super::searcher::{ByStarter, Searcher};
use super::{FirstMovePair, Work};
use crate::board::{ByColor, Color, PointSet, Stones};

/// The most liberties that a chain which is cut off near them has in what its owner surrounds.
const SHORT_MAX: u16 = 2;

/// A chain that may be cut off near the liberties that its owner alone surrounds: it has few, and cannot join others at
/// each of several. Dead stones beside it take liberties until they are captured.
struct ShortChain<'a> {
    ground: &'a Ground,
    color: Color,
    stones: PointSet,
    /// The dead stones in what its owner surrounds, as they stand on the board.
    dead: PointSet,
    /// These liberties, the dead stones near it, and what its owner surrounds beside them.
    near: PointSet,
}

impl<'a> ShortChain<'a> {
    fn find(ground: &'a Ground, color: Color, stones: PointSet, dead: &PointSet) -> Option<Self> {
        let (others, owned) = (*ground.stones.of(color) - stones, *ground.owned.get(color));
        let dead = owned & *dead;
        let (liberties, beside) = (stones.neighbours(&(owned - dead)), stones.touched_parts(&dead));
        let can_join_at_either = liberties.len() > 1 && others.neighbours(&liberties) == liberties;
        let is_short = liberties.len() <= SHORT_MAX && !(liberties | beside).is_empty();
        let mut near = liberties | beside;
        near |= near.dilate(&owned);
        let further = near.touched_parts(&dead);
        near |= further | further.dilate(&owned);
        (is_short && !can_join_at_either).then_some(Self { ground, color, stones, dead, near })
    }

    /// The question whether it falls near these liberties and at some neutral points; others stay, and the rest of what
    /// its owner surrounds is his.
    fn local(&self, neutral: PointSet) -> LocalProblem {
        let (others, owned) = (*self.ground.stones.of(self.color) - self.stones, *self.ground.owned.get(self.color));
        let local = self.ground.local_problem(self.color, self.near | neutral, others | (owned - self.near));
        let mut local = LocalProblem { link: self.stones, ko: KoRule::Threats(Role::Defender), ..local };
        *local.stones.get_mut(!self.color) |= self.dead & self.near;
        local
    }

    /// Whether it falls if the opponent starts, though the neutral points are filled.
    fn is_cut_off(&self, searcher: &mut Searcher<'_>) -> bool {
        let has_none = self.stones.neighbours(&(self.near - self.dead)).is_empty();
        has_none || searcher.outcome_in(&self.local(PointSet::EMPTY), Role::Attacker) == SearchOutcome::Captured
    }

    /// Whether it does once they are, and its owner answers inside only as often as the opponent plays there.
    fn cut_once_filled(&self, searcher: &mut Searcher<'_>) -> Option<CutOnceFilled> {
        if !self.is_cut_off(searcher) {
            return None;
        }
        let beside = self.stones.neighbours(&self.ground.neutral);
        let game = searcher.game(&LocalProblem { thrifty: self.near, ..self.local(beside) })?;
        let ByStarter { attacker, defender } = searcher.outcomes(&game);
        if attacker != SearchOutcome::Captured {
            return None;
        }
        let at = searcher.first_move(&game, Role::Attacker)?;
        let kept_at = if defender == SearchOutcome::Safe { searcher.first_move(&game, Role::Defender) } else { None };
        let first_moves = FirstMovePair { player: !self.color, at, opponent_at: kept_at.unwrap_or(at) };
        Some(CutOnceFilled { first_moves, beside })
    }
}

/// Whether a chain is cut off near the liberties that its owner alone surrounds if the opponent starts, though the
/// neutral points are filled. Not where it can join others at each of these liberties and at more than one.
pub(super) fn is_cut_off(ground: &Ground, color: Color, stones: &PointSet, searcher: &mut Searcher<'_>) -> bool {
    ShortChain::find(ground, color, *stones, &PointSet::EMPTY).is_some_and(|chain| chain.is_cut_off(searcher))
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

/// The chains of a colour beside neutral points, but for those that are spoken for.
fn chains_beside_neutral(ground: &Ground, color: Color, spoken_for: &PointSet) -> impl Iterator<Item = PointSet> {
    let chains = ground.neutral.touched_parts(ground.stones.of(color)).parts();
    chains.filter(|chain| chain.is_disjoint(spoken_for))
}

/// The chains beside neutral points that are cut off once these are filled, though their owner answers the opponent
/// there, and inside as often as he plays there. `dead` are stones that are not among the living ones and still stand;
/// `spoken_for` are living stones that are left alone.
///
/// ```
/// use gyega::board::{Color, PointSet, Stones};
/// use gyega::life::{Budget, Work, cuts_once_filled};
///
/// // Once Black has filled D6 he can take E6 at F6. F5 can be joined to others at F6 and at F4.
/// let rows = ["X.X.O.", "XXXXXO", ".XXXO.", "XXXOOO", ".XXO.O", "X.XOO."];
/// let stones = Stones::from_rows(&rows).unwrap();
/// let cuts = cuts_once_filled(&stones, &PointSet::EMPTY, &PointSet::EMPTY, &Work::unbounded(Budget::DEFAULT));
/// assert_eq!(cuts.len(), 1);
/// assert_eq!((cuts[0].first_moves.player, cuts[0].beside.to_string()), (Color::Black, "D6".to_owned()));
/// ```
pub fn cuts_once_filled(living: &Stones, dead: &PointSet, spoken_for: &PointSet, work: &Work) -> Vec<CutOnceFilled> {
    let ground = Ground::new(*living);
    let short_chains_of = |color: Color| {
        let chains = chains_beside_neutral(&ground, color, spoken_for);
        chains.filter_map(|chain| ShortChain::find(&ground, color, chain, dead)).collect::<Vec<_>>()
    };
    let chains: Vec<ShortChain<'_>> = Color::BOTH.into_iter().flat_map(short_chains_of).collect();
    // Each has its share, so that it does not matter which comes first.
    let mut searcher = Searcher::sharing(work.budget().of_weak_groups(), chains.len(), work);
    chains.iter().filter_map(|chain| chain.cut_once_filled(&mut searcher)).collect()
}

/// Of each player the last neutral points, one or two, beside two chains of the other that share one of the few points
/// which their owner surrounds: once they are filled, a move at that point threatens both, though each alone can be
/// joined to others.
///
/// ```
/// use gyega::board::{PointSet, Stones};
/// use gyega::life::points_before_double_cuts;
///
/// // Once White has filled E5, D4 puts D5 and E4 in atari.
/// let rows = ["XX.X.OO.", "X...XXO.", "XXX..XOO", "X.XXXO.O", "XXXOOOOO"];
/// let stones = Stones::from_rows(&rows).unwrap();
/// assert_eq!(points_before_double_cuts(&stones, &PointSet::EMPTY).white.to_string(), "E5");
/// ```
pub fn points_before_double_cuts(living: &Stones, spoken_for: &PointSet) -> ByColor<PointSet> {
    let ground = Ground::new(*living);
    let is_short = |(owned, neutral): &(PointSet, PointSet)| {
        (1..=SHORT_MAX).contains(&owned.len()) && (1..=SHORT_MAX).contains(&neutral.len())
    };
    ByColor::from_fn(|player: Color| {
        let liberties = chains_beside_neutral(&ground, !player, spoken_for)
            .map(|chain| (chain.neighbours(ground.owned.get(!player)), chain.neighbours(&ground.neutral)));
        let short: Vec<_> = liberties.filter(is_short).collect();
        let mut points = PointSet::EMPTY;
        for (index, (owned, neutral)) in short.iter().enumerate() {
            let met = short[..index].iter().filter(|(other, _)| !other.is_disjoint(owned));
            points = met.fold(points, |points, (_, other)| points | *neutral | *other);
        }
        points
    })
}
