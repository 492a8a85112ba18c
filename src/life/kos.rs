use crate::board::{ByColor, Color, PointSet, Stones};

/// Stones that stand alone with one liberty, where the stone that takes them, and nothing else, would stand alone with
/// one liberty too.
pub fn open_kos(board: &Stones) -> PointSet {
    let vacant = board.vacant();
    let is_ko = |color: Color, stone: PointSet| {
        let own = board.of(color);
        let last = stone.neighbours(&vacant);
        let beside_last = last.neighbours(&board.all_points()) - stone;
        beside_last.is_subset(&(vacant - last).touched_parts(own))
    };
    let kos = Color::BOTH.into_iter().flat_map(|color| {
        let own = board.of(color);
        let alone = *own - own.not_alone();
        let with_one_liberty = vacant.dilate(&alone) - alone.with_two_neighbours(&vacant);
        with_one_liberty.iter().map(PointSet::from).filter(move |stone| is_ko(color, *stone))
    });
    kos.collect()
}

/// Of several open kos those on which more may hang than a stone: around them not all stones live unconditionally.
pub(super) fn entangled_kos(board: &Stones, lives: impl FnOnce() -> ByColor<PointSet>) -> PointSet {
    let kos = open_kos(board);
    if kos.len() < 2 {
        return PointSet::EMPTY;
    }
    let lives = lives().union();
    let vacant = board.vacant();
    let hangs_more = |stone: &PointSet| {
        let around = *stone | stone.neighbours(&vacant);
        !around.neighbours(&(board.occupied() - *stone)).is_subset(&lives)
    };
    kos.iter().map(PointSet::from).filter(hangs_more).collect()
}
