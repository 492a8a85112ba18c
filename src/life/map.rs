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
    ///
    /// `taken` are the chains that were not named, but taken to stand in seki.
    ///
    /// The groups are the same for all rule sets, so that the proof is the one that also holds where self-capture is allowed.
    pub fn classify(stones: &Stones, dead: &PointSet, seki: &PointSet, taken: &PointSet) -> Self {
        let alive = ByColor::from_fn(|color| pass_alive(stones, color, true).chains);
        let group = |chain: crate::board::Chain| {
            let (status, evidence) = if chain.points.is_subset(dead) {
                (Status::Dead, Evidence::Marked)
            } else if chain.points.is_subset(seki) {
                (Status::InSeki, Evidence::Claimed)
            } else if chain.points.is_subset(taken) {
                (Status::InSeki, Evidence::Unverified)
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

#[cfg(test)]
mod tests {
    use super::LifeMap;
    use crate::board::{Color, PointSet, Stones};
    use crate::life::{Status, pass_alive};

    #[test]
    fn life_that_self_capture_could_undo_is_not_said_to_be_proved() {
        // White's D5 is not next to Black: once White has filled the space and taken the stones off, it is no eye any more.
        let stones = Stones::from_rows(&[".XOO.X", ".XO..X", "XXXXXX", "OOOOOO", ".O.O.O"]).expect("a board");
        assert!(!pass_alive(&stones, Color::Black, false).chains.is_empty(), "alive where self-capture is barred");
        let life = LifeMap::classify(&stones, &PointSet::EMPTY, &PointSet::EMPTY, &PointSet::EMPTY);
        let black = life.groups.iter().find(|group| group.color == Color::Black).expect("one chain");
        assert_eq!(black.status, Status::Undecided);
        assert_eq!(life.with(Status::Alive).count(), 1, "White's chain");
    }
}
