use crate::board::{Point, PointSet, Size};

/// Handicap stones where a player wants them: two at least, and a point is left.
pub(super) fn free(size: Size, points: &[Point]) -> Result<PointSet, String> {
    let most = size.points().saturating_sub(1);
    if points.len() < 2 || points.len() > usize::from(most) {
        return Err(format!("number of points: found {}, expected 2 to {most}", points.len()));
    }
    let mut stones = PointSet::EMPTY;
    for point in points {
        if stones.contains(*point) {
            return Err(format!("found {point} a second time, expected each point once"));
        }
        stones.insert(*point);
    }
    Ok(stones)
}
