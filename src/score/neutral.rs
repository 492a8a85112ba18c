use super::Partition;
use crate::board::{ByColor, PointSet};
use crate::rules::Amount;

/// The neutral points next to living stones of one colour alone.
pub fn neutral_beside_one_colour(partition: &Partition) -> ByColor<PointSet> {
    let beside = partition.living.map(|living| living.dilate(&(living | partition.neutral)) & partition.neutral);
    ByColor { black: beside.black - beside.white, white: beside.white - beside.black }
}

/// What each player gets of shared spaces as Ing's rules divide them: each space equally and without fractions, so that
/// an odd point stays empty (SST laws, 1991). The other reading, in which points next to one colour alone are that
/// colour's, is a [`Fork`](crate::rules::Fork) of the rules.
pub(super) fn ing_share(partition: &Partition) -> Amount {
    // A point alone is no pair.
    Amount::points(partition.neutral.not_alone().parts().map(|space| i32::from(space.len()) / 2).sum())
}
