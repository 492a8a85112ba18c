//! Others' text in and out: one module a format.

#[cfg(feature = "json")]
pub mod katago;
