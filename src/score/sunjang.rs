use super::Partition;
use crate::board::{Chain, Color, PointSet, Stones};

/// The stones of a colour that stay on the board in Sunjang counting, where inner stones come off: living stones
/// next to an opposing living stone or to a neutral point. Chains in seki are left as they stand and count nothing.
///
/// No border stone may stand in atari: the one liberty of a chain that does is held by the inner stone that stands
/// there, which is put back, or by one that its owner must still play there. That stone is the only one that helps, so
/// that the border is the same in whatever order they are put back.
pub fn border_stones(stones: &Stones, partition: &Partition, color: Color) -> PointSet {
    let own = *partition.living.get(color);
    let in_seki = *partition.in_seki.get(color);
    let mut border = (*partition.living.get(!color) | partition.neutral).dilate(&own) | in_seki;
    let of_seki = *partition.seki_eyes.get(color) | *partition.dead_in_seki.get(color);
    let inside = (own | partition.owned(color)) - of_seki;
    loop {
        let vacant = stones.all_points() - border - *partition.living.get(!color);
        let in_atari = Chain::stones_in_atari(&border, &vacant) - in_seki;
        let saving = in_atari.neighbours(&vacant) & inside;
        if saving.is_empty() {
            return border;
        }
        border |= saving;
    }
}
