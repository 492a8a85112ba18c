use super::search::LocalProblem;
use crate::board::{ByColor, Color, PointSet, Stones};

/// A board without its dead stones, and who alone surrounds what.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ground {
    pub(super) stones: Stones,
    /// Empty points that one colour alone reaches.
    pub(super) owned: ByColor<PointSet>,
    /// Empty points that both reach, or nobody.
    pub(super) neutral: PointSet,
    /// Protective moves that were filled before anything was read.
    pub(super) filled: PointSet,
}

impl Ground {
    pub(super) fn new(stones: Stones) -> Self {
        let owned = stones.surrounded();
        Self { stones, owned, neutral: stones.vacant() - owned.black - owned.white, filled: PointSet::EMPTY }
    }

    /// Fills points that a colour surrounds.
    pub(super) fn fill(&mut self, color: Color, points: &PointSet) {
        self.stones = self.stones.with(color, points);
        *self.owned.get_mut(color) -= *points;
    }

    /// A board on which these points were filled.
    pub(super) fn with_filled(stones: Stones, filled: PointSet) -> Self {
        Self { filled, ..Self::new(stones) }
    }

    /// An area with the stones in it and, beside it, opponents that never come off, friends among `immortal`.
    pub(super) fn local_problem(&self, color: Color, area: PointSet, immortal: PointSet) -> LocalProblem {
        let friends = *self.stones.of(color);
        let theirs = self.stones.all_points() - friends - *self.owned.get(color) - area;
        let stones = ByColor::from_fn(|color| *self.stones.of(color) & area);
        LocalProblem::new(area, stones, ByColor::pair(color, immortal - area, theirs), PointSet::EMPTY, color)
    }
}
