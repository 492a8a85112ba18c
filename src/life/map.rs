use super::{Classification, Evidence, Status};
use crate::board::{Color, PointSet, Stones};

/// Stones that live or die together: chains joined through what they own, as far as the same is known of them.
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
    /// Living groups as they were read, and dead chains as they were marked.
    pub fn of(stones: &Stones, dead: &PointSet, read: &Classification) -> Self {
        let vacant = stones.vacant();
        let group = |color, points: PointSet, status, evidence| Group {
            color,
            points,
            liberties: points.neighbours(&vacant),
            status,
            evidence,
        };
        let living = read.groups.iter().map(|one| group(one.color, one.stones, one.status, one.evidence));
        let dead = Color::BOTH.into_iter().flat_map(|color| {
            let chains = (*stones.of(color) & *dead).parts();
            chains.map(move |chain| group(color, chain, Status::Dead, Evidence::Marked))
        });
        let mut groups: Vec<_> = living.chain(dead).collect();
        groups.sort_by_key(|group| group.points.first().map(|point| (u8::MAX - point.row, point.column)));
        Self { groups }
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
