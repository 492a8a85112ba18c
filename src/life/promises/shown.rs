use crate::board::{Color, PointSet, Stones, Symmetry};
use crate::life::work::Work;

use super::attempt::Attempt;
use super::region::ColorBoard;

/// The chains of a colour that live.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Promises {
    /// Stones of chains that cannot be captured, not even one of them, whatever the opponent does first.
    pub stones: PointSet,
    /// Those of them that are shown although nothing is assumed.
    pub proved: PointSet,
}

impl Promises {
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
    /// assert_eq!(white.stones, *stones.of(Color::White));
    /// ```
    pub fn of(stones: &Stones, color: Color, assumes_wide: bool, nodes_max: u32, work: &Work) -> Self {
        // What is tried first decides what is found. So all turns of a board are read as one of them, and of a board
        // that is its own turn that counts which is shown however it is turned.
        let mut all = Self { stones: *stones.of(color), proved: *stones.of(color) };
        let turns = Symmetry::to_normal(stones, color);
        let Some(first) = turns.first() else { return all };
        let turned = first.stones(stones);
        let chains = turned.of(color).parts().collect();
        let board = ColorBoard { stones: turned, color, chains, work, nodes_max };
        let attempt = Attempt::on(&board, assumes_wide);
        let shown = attempt.living();
        let proved = attempt.without_assumption().living();
        for turn in turns {
            let back = |points: &PointSet| turn.inverse().points(turned.size(), points);
            all.stones = all.stones & back(&shown);
            all.proved = all.proved & back(&proved);
        }
        all
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
        let of = |assumes_wide: bool| {
            Promises::of(&stones, Color::White, assumes_wide, 2_000, &Work::unbounded(Budget::DEFAULT))
        };
        let above: PointSet =
            ["E7", "A4"].map(|at| stones.chain_at(Point::parse(at).unwrap()).unwrap().points).into_iter().collect();
        assert_eq!(of(true).stones, *stones.of(Color::White));
        assert_eq!(of(true).proved, *stones.of(Color::White) - above);
        assert_eq!(of(false).proved, of(false).stones, "nothing is assumed");
    }
}
