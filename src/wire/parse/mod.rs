//! Requests as questions: what their fields say together is checked, every fault at once.

pub(super) mod board;
pub(super) mod code;
pub(super) mod content;
pub(super) mod diagram;
pub(super) mod history;
pub(super) mod life_proof;
pub(super) mod moves;
pub(super) mod permalink;
pub(super) mod proposal;
pub(super) mod read_request;
pub(super) mod record;
pub(super) mod rules;
#[cfg(feature = "rulings")]
pub(super) mod ruling;
pub(super) mod score;
