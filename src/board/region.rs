use super::{Color, PointSet, Stones};

/// A largest joined set of points that one colour does not occupy. What stands inside is the other colour's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Region {
    /// The colour around it.
    pub color: Color,
    /// Its points, empty or not.
    pub points: PointSet,
}

impl Region {
    /// The regions a colour makes on a board, in the order of their first points.
    pub fn all(stones: &Stones, color: Color) -> impl Iterator<Item = Self> + use<> {
        (stones.all_points() - *stones.of(color)).parts().map(move |points| Self { color, points })
    }

    /// The stones of the region's colour next to it (not their whole chains).
    #[must_use]
    pub fn border(&self, stones: &Stones) -> PointSet {
        self.points.neighbours(stones.of(self.color))
    }

    /// Points of the region that are not next to a stone of its colour.
    #[must_use]
    pub fn interior(&self, stones: &Stones) -> PointSet {
        self.points - stones.of(self.color).dilate(&self.points)
    }
}
