//! Exact reading of a small part of a board: can the attacker reach his goal, whatever the defender does?
//!
//! A [`LocalGame`] is a finite game whose positions hold everything that bears on the answer, ko included, so that a
//! position has one value however it was reached. [`solve`] finds that value, or says that it spent its nodes: it
//! judges at sight what needs no reading, walks through a least fixed point, and searches large questions by proof
//! numbers before that. A [`SearchProof`] of either answer can be checked by [`check`], which shares nothing with the
//! search but the rule of a move; tests check every answer that they ask for.

mod at_sight;
mod checker_sight;
mod course;
mod fixed_point;
mod game;
mod graph;
mod line;
mod local_problem;
mod moves;
mod proof_numbers;
mod search_proof;
mod solver;

#[cfg(test)]
mod tests;

pub use course::{Course, CourseRead, course};
pub use game::{CanonicalKey, LocalGame};
pub(in crate::life) use line::captures_keeping_bans;
pub use local_problem::{Goal, KoRule, LocalProblem, Role};
pub use moves::{LocalMove, LocalState};
pub(in crate::life) use search_proof::is_held_at_sight;
pub use search_proof::{ProofFault, RankedPosition, SearchProof, check};
pub(in crate::life) use solver::{Bounds, solve_within};
pub use solver::{Search, SearchOutcome, solve};
