//! Boards drawn in text: plain rows, boards as programs print them, and diagrams of Sensei's Library.
//!
//! [`read`] finds the rows of letters and the lines on which they stand; [`diagram`](super::diagram) says what the
//! letters mean.

mod board;
mod lines;
mod plain;
mod printed;
mod read;
mod sensei;

pub use board::{Drawing, DrawingFault, DrawingFaults};
pub use read::read;
