use crate::board::PointSet;
use crate::life::capture::Capture;
use crate::life::search::SearchOutcome::{Captured, Safe, Undecided};
use crate::life::search::{LocalGame, LocalProblem, Role};
use crate::life::searcher::Searcher;
use crate::life::{Loss, NotAllKept, Work};

/// A chain that may be captured from outside: it does not live unconditionally and has at most one liberty that its
/// owner alone surrounds. With two it is never in atari before somebody plays inside.
#[derive(Clone, Copy, Debug)]
pub(super) struct OneLibertyChain {
    pub(super) stones: PointSet,
    /// That liberty, if there is one.
    pub(super) last_point: PointSet,
}

/// What is searched of the chains that hang on one point.
pub(super) struct ChainSearch {
    pub(super) chain: OneLibertyChain,
    pub(super) local: LocalProblem,
    pub(super) game: LocalGame,
}

impl ChainSearch {
    /// Brings searches into an order that does not depend on how the board is turned.
    pub(super) fn sort(searches: &mut [Self]) {
        searches.sort_by(|one, other| one.game.key().cmp(other.game.key()));
    }

    /// Whether the owner of the chain cannot take any of the stones in the area that may come off, even if he starts.
    pub(super) fn is_seki(&self, searcher: &mut Searcher<'_>) -> bool {
        let LocalProblem { defender, stones, .. } = self.local;
        let reversed = LocalProblem {
            target: *stones.get(!defender),
            defender: !defender,
            kept_free: PointSet::EMPTY,
            ..self.local
        };
        searcher.outcome_in(&reversed, Role::Attacker) == Safe
    }

    /// Says of its chains that they are lost if the opponent starts, and maybe whoever does.
    fn lost(&self, is_certain: bool) -> NotAllKept {
        let loss = Loss { capture: Capture::read_in([self.local]), is_certain };
        NotAllKept { loss: Some(loss), ..self.undecided() }
    }

    fn undecided(&self) -> NotAllKept {
        NotAllKept::undecided(self.local.defender, self.chain.stones)
    }

    /// This search about some of its chains alone.
    fn restricted_to(&self, stones: PointSet, work: &Work) -> Option<Self> {
        let local = LocalProblem { target: stones, ..self.local };
        let chain = OneLibertyChain { stones, ..self.chain };
        Some(Self { chain, local, game: work.game(&local)? })
    }

    /// If its chains cannot all be kept, those that are lost by themselves; and of the others all, if they cannot all
    /// be kept either.
    pub(super) fn not_all_kept(&self, first: Role, searcher: &mut Searcher<'_>) -> Vec<NotAllKept> {
        let work = searcher.work();
        match searcher.outcome(&self.game, first) {
            Safe => return Vec::new(),
            Undecided => return vec![self.undecided()],
            Captured => {}
        }
        let outcome = |search: Self| (searcher.outcome(&search.game, first), search);
        let mut parts: Vec<_> = self.chain.stones.parts().filter_map(|chain| self.restricted_to(chain, work)).collect();
        Self::sort(&mut parts);
        let outcomes = parts.into_iter().map(outcome);
        let (lost, others): (Vec<_>, Vec<_>) = outcomes.partition(|(outcome, _)| *outcome != Safe);
        if lost.iter().any(|(outcome, _)| *outcome == Undecided) {
            return vec![self.undecided()];
        }
        if lost.is_empty() {
            return vec![self.lost(false)];
        }
        let others: PointSet = others.iter().map(|(_, search)| search.chain.stones).collect();
        let rest = if others.is_empty() { None } else { self.restricted_to(others, work) };
        let lost = lost.iter().map(|(_, search)| search.lost(first == Role::Defender));
        let lost = lost.chain(rest.into_iter().flat_map(|rest| rest.not_all_kept(first, searcher)));
        lost.map(|not_all_kept| NotAllKept { together: self.chain.stones, ..not_all_kept }).collect()
    }

    /// Its game with the last point filled; nothing when that leaves the chain without a liberty.
    pub(super) fn game_once_filled(&self, work: &Work) -> Option<LocalGame> {
        let LocalProblem { area, defender, target, kept_free, mut stones, immortal, .. } = self.local;
        *stones.get_mut(defender) |= self.chain.last_point;
        let target = target.flood(stones.get(defender));
        let liberties = (area - stones.black - stones.white) | *immortal.get(defender);
        if !target.touches(&liberties) {
            return None;
        }
        work.game(&LocalProblem { stones, target, kept_free: kept_free - self.chain.last_point, ..self.local })
    }
}
