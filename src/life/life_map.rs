use super::{Classification, Evidence, Status};
use crate::board::{Color, PointSet, Stones};

/// Stones that live or die together: chains joined through what they own, as far as the same is known of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Group {
    /// The owner's colour.
    pub color: Color,
    /// The stones.
    pub stones: PointSet,
    /// The empty points next to them, as the board stands.
    pub liberties: PointSet,
    /// What is known.
    pub status: Status,
    /// On what it rests.
    pub evidence: Evidence,
}

impl Group {
    /// Whether it is shown what becomes of it, or the marks say so.
    pub const fn is_settled(&self) -> bool {
        self.status.is_settled(self.evidence)
    }

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
    /// Living groups as they were read, and dead chains with what says of each that it is.
    pub fn new(
        stones: &Stones,
        dead: &PointSet,
        classification: &Classification,
        evidence_of_dead: impl Fn(&PointSet) -> Evidence,
    ) -> Self {
        let vacant = stones.vacant();
        let group = |color, stones: PointSet, status, evidence| {
            let liberties = stones.neighbours(&vacant);
            Group { color, stones, liberties, status, evidence }
        };
        let living = classification.groups.iter().map(|one| group(one.color, one.stones, one.status, one.evidence));
        let dead_of = |color| (*stones.of(color) & *dead).parts().map(move |chain| (color, chain));
        let dead = Color::BOTH.into_iter().flat_map(dead_of);
        let dead = dead.map(|(color, chain)| group(color, chain, Status::Dead, evidence_of_dead(&chain)));
        let mut groups: Vec<_> = living.chain(dead).collect();
        groups.sort_by_key(|group| group.stones.first().map(|point| (u8::MAX - point.row, point.column)));
        Self { groups }
    }

    /// Groups that their owner does not keep.
    pub fn not_kept(&self) -> impl Iterator<Item = &Group> {
        self.groups.iter().filter(|group| group.status.is_not_kept())
    }

    /// Groups of one status.
    pub fn with_status(&self, status: Status) -> impl Iterator<Item = &Group> {
        self.groups.iter().filter(move |group| group.status == status)
    }
}
