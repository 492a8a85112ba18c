use crate::board::{Color, PointSet, Stones};
use crate::life::work::Work;

use super::LifeProof;
use super::attempt::Attempt;
use super::fates::open_spaces;
use super::region::{ColorBoard, PlayTerms};

/// The chains of a colour that live, and by what.
#[derive(Clone)]
pub struct Promises<'w> {
    attempt: Attempt<'w>,
}

impl<'w> Promises<'w> {
    /// What is shown of a colour, with at most so many nodes a question. `assumes_wide` takes it that a space of eleven
    /// points or more which the colour alone surrounds is not invaded; without it nothing is assumed. What is tried
    /// first decides what is found, so a turned board may show more or less; [`FateReader`](super::FateReader) does not
    /// depend on that.
    ///
    /// ```
    /// use gyega::board::{Color, Stones};
    /// use gyega::life::promises::Promises;
    /// use gyega::life::{Budget, Work};
    ///
    /// // Four points in a row promise two liberties: where Black takes one in the middle, White takes the other.
    /// let stones = Stones::from_rows(&["OO....OX", "XOOOOOOX", "XXXXXXXX", "X.X.X.XX"]).unwrap();
    /// let work = Work::unbounded(Budget::DEFAULT);
    /// let white = Promises::of(&stones, Color::White, false, 1_000, &work);
    /// assert_eq!(white.stones(), *stones.of(Color::White));
    /// ```
    pub fn of(stones: &Stones, color: Color, assumes_wide: bool, nodes_max: u32, work: &'w Work) -> Self {
        let chains = stones.of(color).parts().collect();
        let open = open_spaces(stones);
        let board = ColorBoard { stones: *stones, color, chains, work, nodes_max, open, own: PointSet::EMPTY };
        Self { attempt: Attempt::on(board, assumes_wide) }
    }

    /// Stones of chains that cannot be captured, not even one of them, whatever the opponent does first.
    pub fn stones(&self) -> PointSet {
        self.attempt.living()
    }

    /// What shows it, to be checked by whoever does not trust the search; nothing where no chain lives.
    pub fn proof(&self) -> Option<LifeProof> {
        self.attempt.proof()
    }

    /// The wide spaces between both players, where the game is not over.
    pub(super) fn open(&self) -> PointSet {
        self.attempt.open()
    }

    /// Those of them that are shown although nothing is assumed.
    pub fn proved(&self) -> PointSet {
        self.attempt.without_assumption().living()
    }

    /// Those of them that live whatever is played on some points.
    pub fn outside(&self, points: &PointSet) -> PointSet {
        self.attempt.outside(points).living()
    }

    /// Those of them beside some points that do not.
    pub(super) fn leaning_on(&self, points: &PointSet) -> PointSet {
        points.touched_parts(&(self.stones() - self.outside(points)))
    }

    /// What is left of it at the end of a game, when both fill neutral points and their owner is thrifty: on points
    /// that he surrounds he spends no more than he is given
    /// ([`LocalArea::own`](crate::life::search::LocalArea::own)).
    #[must_use]
    pub fn thrifty(&self) -> Self {
        Self { attempt: self.attempt.thrifty() }
    }

    /// The points on which their owner is thrifty; none where he is not.
    pub(super) fn own(&self) -> PointSet {
        self.attempt.own()
    }

    /// Which of some other chains live too, all of them at once, where some points are a region of their own, which
    /// is played on some terms.
    pub fn with_region(&self, vacant: &PointSet, chains: &PointSet, terms: PlayTerms) -> PointSet {
        if chains.is_empty() {
            return PointSet::EMPTY;
        }
        let shown = self.attempt.with_region(vacant, chains, terms);
        shown.map_or(PointSet::EMPTY, |shown| shown.living() & *chains)
    }
}

#[cfg(test)]
mod tests {
    use super::Promises;
    use crate::board::{Color, Point, PointSet, Stones};
    use crate::life::{Budget, Work};

    #[test]
    fn small_spaces_together_are_no_wide_territory() {
        // Two spaces of six points each; a region may be made of both.
        let stones = Stones::from_rows(&["...O...O", "...O...O", "OOOOOOOO"]).unwrap();
        let work = Work::unbounded(Budget::DEFAULT);
        let white = Promises::of(&stones, Color::White, true, 2_000, &work);
        let spaces = stones.surrounded().white;
        assert_eq!((spaces.len(), spaces.parts().count()), (12, 2));
        assert!(!white.attempt.is_wide(&spaces), "nobody says that none of them is invaded");
    }

    #[test]
    fn what_leans_on_wide_territory_is_not_proved() {
        // The chains above share eleven points that Black could invade; those below have two eyes.
        let rows = ["....OX", "....OX", "...OOX", "OOOXXX", "XXXXOO", "OOOOO.", ".O.O.O"];
        let stones = Stones::from_rows(&rows).unwrap();
        let work = Work::unbounded(Budget::DEFAULT);
        let of = |assumes_wide: bool| Promises::of(&stones, Color::White, assumes_wide, 2_000, &work);
        let above: PointSet =
            ["E7", "A4"].map(|at| stones.chain_at(Point::parse(at).unwrap()).unwrap().points).into_iter().collect();
        assert_eq!(of(true).stones(), *stones.of(Color::White));
        assert_eq!(of(true).proved(), *stones.of(Color::White) - above);
        assert_eq!(of(false).proved(), of(false).stones(), "nothing is assumed");
    }
}
