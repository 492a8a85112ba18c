use super::{Evidence, Status, pass_alive};
use crate::board::{ByColor, Color, PointSet, Stones};

/// Stones that live or die together. Until groups are joined by reading, each chain is a group of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Group {
    /// Whose.
    pub color: Color,
    /// The stones.
    pub points: PointSet,
    /// The empty points next to them, as the board stands.
    pub liberties: PointSet,
    /// What is known.
    pub status: Status,
    /// On what it rests.
    pub evidence: Evidence,
}

impl Group {
    /// Whether one liberty is left.
    pub fn is_in_atari(&self) -> bool {
        self.liberties.len() == 1
    }
}

/// The groups of a position with what is known of each.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LifeMap {
    /// In the order of their first stones.
    pub groups: Vec<Group>,
}

impl LifeMap {
    /// Joins marks and proofs: marks win, and what is neither marked nor proved is said to be undecided.
    pub fn classify(stones: &Stones, dead: &PointSet, seki: &PointSet) -> Self {
        let alive = ByColor::from_fn(|color| pass_alive(stones, color, false).chains);
        let group = |chain: crate::board::Chain| {
            let (status, evidence) = if chain.points.is_subset(dead) {
                (Status::Dead, Evidence::Marked)
            } else if chain.points.is_subset(seki) {
                (Status::InSeki, Evidence::Claimed)
            } else if chain.points.is_subset(alive.get(chain.color)) {
                (Status::Alive, Evidence::Benson)
            } else {
                (Status::Undecided, Evidence::Unverified)
            };
            Group { color: chain.color, points: chain.points, liberties: chain.liberties, status, evidence }
        };
        Self { groups: stones.chains().into_iter().map(group).collect() }
    }

    /// Groups of one status.
    pub fn with(&self, status: Status) -> impl Iterator<Item = &Group> {
        self.groups.iter().filter(move |group| group.status == status)
    }
}
