use super::Assumption;
use crate::board::{Chain, PointSet, Stones};
use crate::words::words;

words! {
    /// What a player says of a chain.
    ClaimedStatus {
        /// Nothing: that it stays on the board.
        Alive = "alive",
        /// That it stands in seki.
        InSeki = "in-seki",
        /// That it comes off.
        Dead = "dead",
    }
}

/// What one of two players says of the stones when the game is over. What is not named is said to live.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct Claim {
    /// Stones said to be dead; one stone stands for its chain.
    pub dead: PointSet,
    /// Chains said to be in seki.
    pub seki: PointSet,
}

/// Which stones an engine claims to be dead or in seki. It is the claim of that engine, not a proof and not what
/// players agreed.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct Advice {
    /// What the engine calls itself: its name and version.
    #[cfg_attr(feature = "json", serde(rename = "name"))]
    pub adviser: String,
    /// What it claims: whole chains.
    #[cfg_attr(feature = "json", serde(flatten))]
    pub claim: Claim,
}

impl Advice {
    /// What is assumed where it decides.
    pub fn assumptions(&self) -> impl Iterator<Item = Assumption> {
        let Self { adviser, claim: Claim { dead, seki } } = self;
        let dead = Assumption::DeadByAdviser { adviser: adviser.clone(), stones: *dead };
        let seki = Assumption::SekiByAdviser { adviser: adviser.clone(), stones: *seki };
        std::iter::once(dead).chain((!self.claim.seki.is_empty()).then_some(seki))
    }
}

impl Claim {
    /// This claim about whole chains.
    #[must_use]
    pub fn whole_chains(&self, stones: &Stones) -> Self {
        Self { dead: stones.chains_of(&self.dead), seki: stones.chains_of(&self.seki) }
    }

    /// What both say.
    #[must_use]
    pub fn common_with(&self, other: &Self) -> Self {
        Self { dead: self.dead & other.dead, seki: self.seki & other.seki }
    }

    /// What it says of a chain, once it holds whole chains.
    pub fn status_of(&self, chain: &Chain) -> ClaimedStatus {
        if chain.points.is_subset(&self.dead) {
            ClaimedStatus::Dead
        } else if chain.points.is_subset(&self.seki) {
            ClaimedStatus::InSeki
        } else {
            ClaimedStatus::Alive
        }
    }
}
