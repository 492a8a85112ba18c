//! Answers: each field of them, what it says and what fills it.

pub(super) mod case;
pub(super) mod diagram;
pub(super) mod dispute;
pub(super) mod engine;
pub(super) mod moves;
pub(super) mod parts;
pub(super) mod positions;
pub(super) mod procedure;
pub(super) mod proposal;
pub(super) mod record;
#[cfg(feature = "server")]
pub(super) mod routes;
pub(super) mod rule_set;
#[cfg(feature = "rulings")]
pub(super) mod ruling_record;
pub(super) mod score;
pub(super) mod sensitivity;
