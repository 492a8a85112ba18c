//! What a small neural net, learnt from real games, makes of the chains of a finished game.
//!
//! It is an opinion, not a proof. It is worked out in whole numbers, so that every machine gives the same; and a board
//! gets the same opinion however it is turned and whichever colour is which. `training/` has what it is learnt by, and
//! `WEIGHTS.md` beside this file what it learnt and how well.

mod net;
mod planes;
mod weights;

use crate::board::{Chain, Color, Orientation, Stones};
use planes::View;
use weights::Weights;

/// A chain, and what the net makes of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EstimatedChain {
    /// The chain.
    pub chain: Chain,
    /// The logarithm of the odds that its points are its owner's at the end, in parts of [`Self::ONE`]; at most
    /// [`Self::MOST`], at least the same below zero.
    pub stays: i32,
}

impl EstimatedChain {
    /// One, in its parts.
    pub const ONE: i32 = 256;
    /// The most of which the net can be sure.
    pub const MOST: i32 = 6 * Self::ONE;
}

/// What the net makes of each chain of a board, in the order of [`Stones::chains`].
///
/// ```
/// use gyega::board::Stones;
/// use gyega::estimate::estimate;
///
/// // One white stone in Black's corner.
/// let rows = [
///     ".....XOO.", ".O...XXOO", ".....X.XO", "XXXXXXXXO", "OOOOOOOOO",
///     ".........", ".........", ".........", ".........",
/// ];
/// let stones = Stones::from_rows(&rows).unwrap();
/// let chains = estimate(&stones);
/// let dead: Vec<_> = chains.iter().filter(|estimated| estimated.stays < 0).collect();
/// assert_eq!(dead.len(), 1);
/// assert_eq!(dead[0].chain.points.to_string(), "B8");
/// ```
pub fn estimate(stones: &Stones) -> Vec<EstimatedChain> {
    let frames = Orientation::canonical(stones);
    let mut sums: Vec<(Chain, i32)> = stones.chains().into_iter().map(|chain| (chain, 0)).collect();
    for orientation in &frames {
        let turned = orientation.stones(stones);
        let blacks = net::blacks(Weights::shipped(), &View::from_stones(&turned));
        for (chain, sum) in &mut sums {
            let points = orientation.symmetry.turn_points(stones.size(), &chain.points);
            let owned = points.iter().map(|point| blacks.at(point).clamp(-EstimatedChain::MOST, EstimatedChain::MOST));
            let mean = net::mean(owned.sum(), points.len().into());
            *sum += if orientation.color(chain.color) == Color::Black { mean } else { -mean };
        }
    }
    let count = frames.len() as i32;
    sums.into_iter().map(|(chain, sum)| EstimatedChain { chain, stays: net::mean(sum, count) }).collect()
}
