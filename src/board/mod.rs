//! Points, stones, chains and regions: geometry without rules.

mod chain;
mod color;
mod orientation;
mod point;
mod point_set;
mod region;
mod stones;
mod symmetry;

pub use chain::Chain;
pub use color::{ByColor, Color};
pub(crate) use orientation::Orientation;
pub use point::{Point, PointError, Size, SizeError};
pub use point_set::PointSet;
#[cfg(test)]
pub(crate) use point_set::points;
pub use region::Region;
pub use stones::Stones;
pub use symmetry::Symmetry;
