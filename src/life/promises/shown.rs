use crate::board::{Color, PointSet, Size, Stones, Symmetry};
use crate::life::work::Work;

use super::attempt::Attempt;
use super::region::{ColorBoard, Terms};

/// The chains of a colour that live, and by what.
#[derive(Clone)]
pub struct Promises<'w> {
    size: Size,
    /// How the board is turned to what was read of it: in more than one way where it is its own turn.
    turns: Vec<Symmetry>,
    attempt: Attempt<'w>,
}

impl<'w> Promises<'w> {
    /// What is shown of a colour, with at most so many nodes a question. `assumes_wide` takes it that a space of eleven
    /// points or more which the colour alone surrounds is not invaded; without it nothing is assumed.
    ///
    /// ```
    /// use gyega::board::{Color, Stones};
    /// use gyega::life::promises::Promises;
    /// use gyega::life::{Budget, Work};
    ///
    /// // Four points in a row promise two liberties: whichever of the two in the middle Black takes, White takes the other.
    /// let stones = Stones::from_rows(&["OO....OX", "XOOOOOOX", "XXXXXXXX", "X.X.X.XX"]).unwrap();
    /// let work = Work::unbounded(Budget::DEFAULT);
    /// let white = Promises::of(&stones, Color::White, false, 1_000, &work);
    /// assert_eq!(white.stones(), *stones.of(Color::White));
    /// ```
    pub fn of(stones: &Stones, color: Color, assumes_wide: bool, nodes_max: u32, work: &'w Work) -> Self {
        // What is tried first decides what is found. So all turns of a board are read as one of them, and of a board
        // that is its own turn that counts which is shown however it is turned.
        let turns = Symmetry::to_normal(stones, color);
        let turned = turns[0].stones(stones);
        let chains = turned.of(color).parts().collect();
        let board = ColorBoard { stones: turned, color, chains, work, nodes_max };
        Self { size: stones.size(), turns, attempt: Attempt::on(board, assumes_wide) }
    }

    /// Stones of chains that cannot be captured, not even one of them, whatever the opponent does first.
    pub fn stones(&self) -> PointSet {
        self.each_turn(|_| self.attempt.living())
    }

    /// Those of them that are shown although nothing is assumed.
    pub fn proved(&self) -> PointSet {
        let proved = self.attempt.without_assumption().living();
        self.each_turn(|_| proved)
    }

    /// Those of them that live whatever is played on some points.
    pub fn outside(&self, points: &PointSet) -> PointSet {
        self.each_turn(|turn| self.attempt.outside(&turn.points(self.size, points)).living())
    }

    /// Which of some other chains live too, all of them at once, where some points are a region of their own, which
    /// is played on some terms.
    pub fn with_region(&self, vacant: &PointSet, chains: &PointSet, terms: Terms) -> PointSet {
        let living = self.each_turn(|turn| {
            let (vacant, chains) = (turn.points(self.size, vacant), turn.points(self.size, chains));
            let shown = self.attempt.with_region(&vacant, &chains, terms);
            shown.map_or(PointSet::EMPTY, |shown| shown.living())
        });
        living & *chains
    }

    /// What is found in each turn of the board, turned back.
    fn each_turn(&self, find: impl Fn(Symmetry) -> PointSet) -> PointSet {
        let back = |turn: &Symmetry| turn.inverse().points(turn.size(self.size), &find(*turn));
        self.turns.iter().map(back).reduce(|all, other| all & other).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::Promises;
    use crate::board::{Color, Point, PointSet, Stones};
    use crate::life::{Budget, Work};

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
