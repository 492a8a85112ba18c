//! The one call that answers a question: [`prepare`] makes a [`Report`] of a [`Case`], [`compare_moves`] a [`MoveReport`] of a
//! [`MoveCase`].

mod audit;
mod case;
mod prepare;

pub mod moves;

pub use audit::audit;
pub use case::{Case, CaseFault, Detail};
pub use moves::{Legality, MoveCase, MoveReport, MoveVerdict, compare_moves};
pub use prepare::{Report, Scored, prepare};
