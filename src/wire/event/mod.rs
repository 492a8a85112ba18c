//! What an event has laid down: a profile that its organiser writes in TOML, and what is answered of it.

pub(super) mod answer;
mod profile;
pub(super) mod read;
