//! Requests: what their fields mean. How each is read, its type says.

pub(super) mod diagram;
pub(super) mod history;
pub(super) mod life_proof;
pub(super) mod moves;
pub(super) mod points;
pub(super) mod restated;
pub(super) mod rule_sets;
#[cfg(feature = "rulings")]
pub(super) mod ruling;
pub(super) mod score;
