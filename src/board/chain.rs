use super::{Color, PointSet};

/// Stones of one colour joined along lines, captured together, and their liberties.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chain {
    /// The owner's colour.
    pub color: Color,
    /// The stones.
    pub points: PointSet,
    /// The empty points next to them.
    pub liberties: PointSet,
}

impl Chain {
    /// The stones of all chains of `own` in atari, or without a liberty.
    ///
    /// A stone with two free neighbours shows that its whole chain has two liberties; only the chains without such a
    /// stone are looked at one by one.
    pub fn stones_in_atari(own: &PointSet, vacant: &PointSet) -> PointSet {
        let left = *own - own.with_two_neighbours(vacant).flood(own);
        let short = left.parts().filter(|chain| chain.neighbours(vacant).len() <= 1);
        short.collect()
    }
}
