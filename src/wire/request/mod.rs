//! Requests: what their fields mean. How each is read, its type says.

#[cfg(feature = "server")]
pub(super) mod event;
#[cfg(feature = "server")]
pub(super) mod event_profile;
pub(super) mod restated;
#[cfg(feature = "rulings")]
pub(super) mod ruling;
pub(super) mod score;
