//! Requests as questions: what their fields say together is checked, every fault at once.

pub(super) mod board;
pub(super) mod code;
#[cfg(feature = "server")]
pub(super) mod event;
pub(super) mod forms;
pub(super) mod history;
pub(super) mod moves;
pub(super) mod permalink;
pub(super) mod record;
pub(super) mod rules;
#[cfg(feature = "rulings")]
pub(super) mod ruling;
pub(super) mod score;
