use crate::board::{ByColor, PointSet, Stones};

/// Points of its own territory that a colour must still fill before the end: false eyes, and connections that are needed once
/// the neutral points are filled. `dead` and `seki` are whole chains.
///
/// None are looked for yet.
pub fn protective_moves(_stones: &Stones, _dead: &PointSet, _seki: &PointSet) -> ByColor<PointSet> {
    ByColor::default()
}
