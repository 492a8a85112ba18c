//! Others' text in and out: one module a format.

/// A documented position and what its source claims about it.
#[cfg(feature = "json")]
pub mod case_file;

/// The documented positions that are built into the program.
#[cfg(feature = "json")]
pub mod cases;

/// Boards drawn with letters.
pub mod diagram;

// Everything wrong with a text at once.
#[cfg(feature = "records")]
pub(crate) mod faults;

#[cfg(feature = "records")]
pub use faults::FaultList;

// What readers of game records share.
#[cfg(feature = "records")]
pub mod record;

// Game records in SGF.
#[cfg(feature = "records")]
pub mod sgf;

// Game records of Tygem.
#[cfg(feature = "records")]
pub mod gib;

// Game records of Cyberoro.
#[cfg(feature = "records")]
pub mod ngf;

// JSON of other programs, and what is wrong with it.
#[cfg(feature = "json")]
pub(crate) mod json;

#[cfg(feature = "json")]
pub use json::{JsonFault, JsonFaults};

/// `KataGo`'s rule JSON.
#[cfg(feature = "json")]
pub mod katago;

// Queries of KataGo's analysis engine.
#[cfg(feature = "json")]
pub mod katago_query;

// Games of the Online Go Server.
#[cfg(feature = "json")]
pub mod ogs;

// Boards drawn in text of any kind.
#[cfg(feature = "json")]
pub mod drawing;

/// Permalinks in links.
#[cfg(feature = "json")]
pub mod link;

/// What a file holds, recognised by its content.
#[cfg(feature = "json")]
pub mod recognise;
