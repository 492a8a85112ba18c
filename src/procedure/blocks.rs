use super::Table;
use crate::board::{Color, Point, PointSet, Size};

/// How many points are counted at a time.
pub(super) const TEN: u16 = 10;

/// The shapes of ten points that are tried, as columns and rows, the easiest to see first.
const SHAPES: [(u8, u8); 4] = [(5, 2), (2, 5), (10, 1), (1, 10)];

/// Moves stones of one player about inside what is theirs, so that their empty points lie in tens. The number of stones
/// and of empty points stays as it was; nothing next to an opposing stone is opened. Stones that may not be moved stay.
pub(super) fn arrange(table: &mut Table, color: Color, fixed: &PointSet) {
    let empty = table.space_of(color);
    let size = table.board.size();
    let own = *table.board.of(color);
    let beside = (*table.board.of(!color) | table.passed_over).dilate(&PointSet::full(size));
    let mut free = (own - beside - *fixed) | empty;
    let mut blocks = Vec::new();
    let mut left = empty.len();
    for shape in SHAPES {
        while left >= TEN
            && let Some(block) = first_fit(size, &free, shape)
        {
            free -= block;
            left -= TEN;
            blocks.push(block);
        }
    }
    // What fits no shape: points that were empty before, where there are enough of them.
    let mut rest: Vec<Point> = (free & empty).iter().chain((free - empty).iter()).take(usize::from(left)).collect();
    rest.sort_by_key(|point| (u8::MAX - point.row, point.column));
    blocks.extend(rest.chunks(usize::from(TEN)).map(|ten| ten.iter().copied().collect::<PointSet>()));
    let opened: PointSet = blocks.iter().copied().collect();
    let closed = empty - opened;
    table.board.remove(&(opened & own));
    table.set(color, &closed);
    *table.blocks.get_mut(color) = blocks;
}

fn first_fit(size: Size, free: &PointSet, (columns, rows): (u8, u8)) -> Option<PointSet> {
    let fits = |corner: Point| {
        let mut block = PointSet::EMPTY;
        for row in 0..rows {
            for column in 0..columns {
                let point = Point { column: corner.column + column, row: corner.row.checked_sub(row)? };
                if !size.holds(point) {
                    return None;
                }
                block.insert(point);
            }
        }
        block.is_subset(free).then_some(block)
    };
    free.iter().find_map(fits)
}
