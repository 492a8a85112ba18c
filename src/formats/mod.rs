//! Others' text in and out: one module a format.

/// A documented position and what its source claims about it.
#[cfg(feature = "json")]
pub mod case_file;
/// The documented positions that are built into the program.
#[cfg(feature = "json")]
pub mod cases;
/// Boards drawn with letters.
pub mod diagram;
#[cfg(feature = "json")]
pub mod drawing;
#[cfg(feature = "records")]
pub(crate) mod faults;
#[cfg(feature = "records")]
pub mod gib;
#[cfg(feature = "json")]
pub(crate) mod json;
#[cfg(feature = "json")]
pub mod katago;
#[cfg(feature = "json")]
pub mod katago_query;
/// Permalinks in links.
#[cfg(feature = "json")]
pub mod link;
#[cfg(feature = "records")]
pub mod ngf;
#[cfg(feature = "json")]
pub mod ogs;
/// What a file holds, recognised by its content.
#[cfg(feature = "json")]
pub mod recognise;
#[cfg(feature = "records")]
pub mod record;
#[cfg(feature = "records")]
pub mod sgf;

#[cfg(feature = "records")]
pub use faults::FaultList;
#[cfg(feature = "json")]
pub use json::{JsonFault, JsonFaults};
