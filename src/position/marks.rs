use crate::board::{PointSet, Stones};

/// What both players say of the stones of a finished game, a word for each chain: dead, in seki, unsaid where nobody
/// spoke of it; every other is said to live. What they say differently stands in two [`super::Claim`]s: such chains are
/// disputed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// Stones said to be dead; one stone stands for its chain.
    pub dead: PointSet,
    /// Chains said to be in seki.
    pub seki: PointSet,
    /// Stones of which nobody spoke. What is said to be dead or in seki is spoken of, whatever stands here.
    pub unsaid: PointSet,
}

/// Who says which stones are dead or in seki.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarksSource {
    /// Those who played, or nobody.
    Players,
    /// An engine, as nobody who played did.
    Adviser,
    /// Of some stones gyega, as nobody spoke of them.
    Proposal {
        /// Those of them that it calls dead.
        dead: PointSet,
        /// Whether the result of a record confirms it.
        is_confirmed: bool,
    },
}

impl Marks {
    /// Those of a board of which nobody spoke.
    pub fn unsaid(stones: &Stones) -> Self {
        Self { unsaid: stones.occupied(), ..Self::default() }
    }

    /// These stones are dead, and no others.
    pub fn only_dead(dead: PointSet) -> Self {
        Self { dead, ..Self::default() }
    }

    /// These marks on whole chains, each under one word.
    #[must_use]
    pub fn whole_chains(&self, stones: &Stones) -> Self {
        let [dead, seki, unsaid] = [&self.dead, &self.seki, &self.unsaid].map(|points| stones.chains_of(points));
        Self { dead, seki, unsaid: unsaid - dead - seki }
    }

    /// These marks, where all stones of which nobody spoke are said to live.
    #[must_use]
    pub fn with_all_said(&self) -> Self {
        Self { unsaid: PointSet::EMPTY, ..*self }
    }

    /// Whether somebody spoke of all stones.
    pub fn speak_of_all(&self) -> bool {
        self.unsaid.is_empty()
    }
}
