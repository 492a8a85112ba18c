use super::Partition;
use crate::board::{Chain, Color, PointSet, Stones};

/// The stones of a colour that stay on the board in Sunjang counting, where inner stones are taken off: living stones next to
/// an opposing living stone or to a neutral point. Chains in seki are left as they stand and count nothing.
///
/// With `out_of_atari`, the named reading of "no border stone may stand in atari": while some chain of the border has a single
/// liberty, the first inner stone in reading order next to such a chain is put back.
pub fn border_stones(stones: &Stones, partition: &Partition, color: Color, out_of_atari: bool) -> PointSet {
    let own = *partition.living.get(color);
    let in_seki = *partition.in_seki.get(color);
    let mut border = (*partition.living.get(!color) | partition.neutral).dilate(&own) | in_seki;
    if !out_of_atari {
        return border;
    }
    loop {
        let vacant = stones.points() - border - *partition.living.get(!color);
        let in_atari = Chain::short_of_liberties(&border, &vacant);
        let Some(stone) = in_atari.neighbours(&(own - border)).first() else { return border };
        border.insert(stone);
    }
}

#[cfg(test)]
mod tests {
    use super::border_stones;
    use crate::board::{Color, PointSet, Stones};
    use crate::score::Partition;

    #[test]
    fn inner_stones_come_off_and_return_where_the_border_would_stand_in_atari() {
        let stones = Stones::from_rows(&["OX.X", "OXXX", "OOOX", ".OOX"]).expect("a board");
        let parts = Partition::of(&stones, &PointSet::EMPTY, &PointSet::EMPTY);
        assert_eq!(border_stones(&stones, &parts, Color::Black, false).to_string(), "B4 B3 C3 D2 D1");
        // D2 D1 has only D3 left, where the inner stone goes back; then B4 B3 C3 D3 D2 D1 is one chain with C4 and D4.
        assert_eq!(border_stones(&stones, &parts, Color::Black, true).to_string(), "B4 B3 C3 D3 D2 D1");
    }
}
