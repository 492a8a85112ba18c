use super::Partition;
use crate::board::{ByColor, PointSet};
use crate::rules::Amount;

/// How Ing counting divides shared spaces. Both readings have a source, and they can differ by points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IngReading {
    /// The default: each shared space is divided equally without fractions; an odd point stays empty (SST laws, 1991).
    ByRegion,
    /// In a shared space a point next to one colour alone is that colour's; only points next to both are shared
    /// (Sensei's Library on Ing counting).
    ByPoint,
}

/// What each player gets of the neutral points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Shares {
    /// Points given whole to one player.
    pub points: ByColor<PointSet>,
    /// Neutral points given to nobody alone.
    pub shared: PointSet,
    /// What each player gets of the shared points.
    pub amount: Amount,
}

/// Half of every neutral point to each player (Chinese rules).
pub fn split_in_half(partition: &Partition) -> Shares {
    let shared = partition.neutral;
    Shares { points: ByColor::default(), shared, amount: Amount::half_points(i32::from(shared.len())) }
}

/// The neutral points next to living stones of one colour alone.
pub fn neutral_beside_one_colour(partition: &Partition) -> ByColor<PointSet> {
    let beside = partition.living.map(|living| living.dilate(&(living | partition.neutral)) & partition.neutral);
    ByColor { black: beside.black - beside.white, white: beside.white - beside.black }
}

/// Shared spaces as Ing's rules divide them, space by space.
///
/// ```
/// use gyega::board::{PointSet, Stones};
/// use gyega::rules::Amount;
/// use gyega::score::{IngReading, Partition, ing_shares};
///
/// let stones = Stones::from_rows(&["X...O"]).unwrap();
/// let parts = Partition::of(&stones, &PointSet::EMPTY, &PointSet::EMPTY);
/// assert_eq!(ing_shares(&parts, IngReading::ByRegion).amount, Amount::points(1), "one each, one stays empty");
/// let by_point = ing_shares(&parts, IngReading::ByPoint);
/// assert_eq!((by_point.points.black.to_string(), by_point.points.white.to_string()), ("B1".into(), "D1".into()));
/// ```
pub fn ing_shares(partition: &Partition, reading: IngReading) -> Shares {
    let neutral = partition.neutral;
    let points = match reading {
        IngReading::ByRegion => ByColor::default(),
        IngReading::ByPoint => neutral_beside_one_colour(partition),
    };
    let shared = neutral - points.black - points.white;
    // A point alone is no pair.
    let pairs: i32 = neutral.not_alone().parts().map(|space| i32::from((space & shared).len()) / 2).sum();
    Shares { points, shared, amount: Amount::points(pairs) }
}
