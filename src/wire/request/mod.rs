//! Requests: what their fields mean. How each is read, its type says.

pub(super) mod diagram;
pub(super) mod life_proof;
pub(super) mod moves;
pub(super) mod restated;
#[cfg(feature = "rulings")]
pub(super) mod ruling;
pub(super) mod score;
