//! Which chains live, by what their regions promise.
//!
//! The empty points beside a colour fall into disjoint regions. A region *promises* a chain a liberty if its owner,
//! replying only in that region, always keeps one there. A chain with two promises lives:
//!
//! - Every move of the opponent lies in one region, and the reply in the same: replies never meet. After each reply a
//!   chain has a liberty by each of its promises, so that no one move takes a first chain.
//! - What lies outside of a region counts as stones of the opponent that never come off. That gives him moves and takes
//!   liberties from the owner, so what is shown holds without it.
//! - Chains that need only one promise share one eye in the game of the region, which the opponent fills only as a last
//!   liberty. It stands for what another region promises, and must be there whatever happens in this one.
//! - A *strict* promise is a liberty in the region itself. A *loose* one may be kept by joining a chain that has two
//!   strict promises elsewhere. Nothing counts as safe by loose promises.
//!
//! No answer rests on this yet. `tests/oracle` holds it against exact play on the whole board.

mod attempt;
mod region;
mod shown;

pub use shown::Promises;
