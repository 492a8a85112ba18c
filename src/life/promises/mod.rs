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
//! - A region is asked where a chain beside it is in need of it, the least costly first. For chains beside a wide space
//!   between both players, where the game is not over, nothing else is tried.
//!
//! Of chains that are promised too little [`HangingChains`] says whether the first to play takes or keeps them:
//!
//! - That such chains are *held* is one more region, in which their owner replies to everything or plays first. Chains
//!   around it that live only by points of it are targets too. Those that live without it are friends to join: they
//!   must still live by these alone once the others live by this one.
//! - That one is *captured* is read with all that is cut off as its owner's, and only such opponents immortal that live
//!   whatever is played there. The others are mortal, if there is room for their liberties; if not, they count as the
//!   owner's.
//! - Both is read with few points around first, then with more, then with the liberties of chains that live only by
//!   these points, and with every ko threat for who must not have it.
//!
//! No score rests on this, as it takes longer than the reading that answers use. Proposals of dead stones ask what
//! hangs on the first move, and what regions promise is written down as a [`LifeProof`] where a request wants it, to be
//! checked by whoever trusts no search. `tests/oracle` holds promises against exact play on the whole board.

mod chain_set;
mod hanging;
mod promise_search;
mod proof;
mod region;

pub use hanging::HangingChains;
pub use promise_search::Promises;
pub use proof::{LifeProof, LifeProofFault, RegionProof};
