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
//! What is promised nothing is read exactly, in *components*: chains that touch or have liberties side by side, and the
//! empty points around them, both colours mortal ([`FateReader`]).
//!
//! - That such chains are *held* is one more region, in which their owner replies to everything or plays first: all of
//!   them at once first, and each alone where that fails. Chains around it that live only by points of it are targets
//!   too. Those that live without it, by whatever regions promise them, are friends to join: they must still live by
//!   these alone once the others live by this one.
//! - That one is *captured* is read with all that is cut off as its owner's, and only such opponents immortal that live
//!   whatever is played on these points ([`Promises::outside`]). The others are mortal, if there is room for their
//!   liberties; if not, they count as the owner's. That *one of several* is captured is read the same way; which one it
//!   is their owner decides, as each of them is held where the others are given up.
//! - That stones of the owner *come back* where some were captured is read with all that is cut off as the owner's, and
//!   then as the opponent's. Where that gives two answers, nothing is said.
//! - Both is read with few points around first, then with more, then with the liberties of chains that live only by
//!   these points: to join such a chain may be to fall with it. What is cut off counts for who has nothing to show.
//! - Both is asked with every ko threat for who must not have it, so that it holds whatever the threats are. What that
//!   leaves open is asked once more as Japanese rules let a stone be retaken (1989, article 7-2).
//! - Chains are *in seki* that live by a neutral point which neither side can fill and keep what lives, once the owed
//!   points are filled. Where both keep all that lives with all neutral points filled, there is none. Of chains that
//!   live by points which they share with opponents whose fate is open it is not said whether they are in seki.
//!
//! At the end of a game both fill the neutral points, and what a player fills of his own costs him. So he is *thrifty*:
//! on points that he surrounds he plays no more often than the opponent does, and what he captures elsewhere pays for
//! it. Promises that are kept so cost nothing. What is captured from a thrifty owner whoever plays first, and kept once
//! one of his points is filled, makes that point *owed* ([`BoardFates::owed`]), or two where one alone is of no use;
//! once these are filled it is asked again. Where all that is joined hangs on who plays first, or may do so, or one of
//! several kos decides, nothing is owed.
//!
//! No score rests on this yet. Proposals of dead stones ask it what hangs on the first move
//! ([`FateReader::hanging`]); what regions promise is written down as [`LifeProof`]s where a request wants them.
//! `tests/oracle` holds it against exact play on the whole board.

mod chain_set;
mod fates;
mod hanging;
mod proof;
mod region;
mod shown;
mod thrift;

pub use fates::{BoardFates, ChainFate, Fate, FateReader};
pub use hanging::HangingChains;
pub use proof::{LifeProof, LifeProofFault, RegionProof};
pub use region::PlayTerms;
pub use shown::Promises;
