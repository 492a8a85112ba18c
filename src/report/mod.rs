//! The one call that answers a question: [`prepare`] makes a [`Report`] of a [`Case`].

mod audit;
mod case;
mod prepare;

pub use audit::audit;
pub use case::{Case, CaseFault, Detail};
pub use prepare::{Report, Scored, prepare};
