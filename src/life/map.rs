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
    pub fn of(
        stones: &Stones,
        dead: &PointSet,
        read: &Classification,
        evidence_of_dead: impl Fn(&PointSet) -> Evidence,
    ) -> Self {
        let vacant = stones.vacant();
        let group = |color, points: PointSet, status, evidence| Group {
            color,
            points,
            liberties: points.neighbours(&vacant),
            status,
            evidence,
        };
        let living = read.groups.iter().map(|one| group(one.color, one.stones, read.status_of(one), one.evidence));
        let dead = Color::BOTH.into_iter().flat_map(|color| {
            let chains: Vec<PointSet> = (*stones.of(color) & *dead).parts().collect();
            chains.into_iter().map(move |chain| (color, chain))
        });
        let dead = dead.map(|(color, chain)| group(color, chain, Status::Dead, evidence_of_dead(&chain)));
        let mut groups: Vec<_> = living.chain(dead).collect();
        groups.sort_by_key(|group| group.points.first().map(|point| (u8::MAX - point.row, point.column)));
        Self { groups }
    }

    /// Groups that were not kept: by who plays next, or whoever does.
    pub fn not_kept(&self) -> impl Iterator<Item = &Group> {
        self.groups.iter().filter(|group| matches!(group.status, Status::Unsettled | Status::Captured))
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
    use crate::life::{Classification, Evidence, Status};

    fn map(rows: &[&str]) -> LifeMap {
        let stones = Stones::from_rows(rows).expect("a board");
        let read = Classification::of(&stones, &PointSet::EMPTY, &PointSet::EMPTY);
        LifeMap::of(&stones, &PointSet::EMPTY, &read, |_| Evidence::Marked)
    }

    #[test]
    fn life_that_self_capture_could_undo_is_not_said_to_be_unconditional() {
        // White's D5 is not next to Black: where self-capture is allowed, White could fill the space, take the stones
        // off and fill it again, until it is no eye any more. So Black's life is read, not proved by Benson.
        let life = map(&[".XOO.X", ".XO..X", "XXXXXX", "OOOOOO", ".O.O.O"]);
        let black = life.groups.first().expect("groups");
        assert_eq!(black.points.len(), 10);
        assert_ne!(black.evidence, Evidence::Benson);
        assert_eq!(
            life.with(Status::Alive).filter(|group| group.evidence == Evidence::Benson).count(),
            1,
            "White's chain"
        );
    }

    #[test]
    fn ten_empty_points_on_each_side_are_two_eyes_for_both() {
        // Within the default nodes: neither may count as standing in seki with the other for want of them.
        let life = map(&["..XO..", "..XO..", "..XO..", "..XO..", "..XO.."]);
        let groups: Vec<_> = life.groups.iter().map(|group| (group.status, group.evidence)).collect();
        assert_eq!(groups, [(Status::Alive, Evidence::Searched); 2]);
    }

    #[test]
    fn chains_joined_through_what_they_own_are_one_group() {
        // Two black chains share the eyes A3 and B2 C2; white has one chain with two eyes.
        let life = map(&[".X.OO.", "X.XO.O", ".XXOOO", "XXOOOO", "OOOO.O"]);
        let firsts: Vec<_> =
            life.groups.iter().map(|group| group.points.first().map(|point| point.to_string())).collect();
        assert_eq!(firsts.len(), 2, "{firsts:?}");
    }

    #[test]
    fn a_point_held_by_a_stone_in_a_ko_is_no_eye() {
        // White takes B4 in the ko and then everything, whoever starts.
        let life = map(&["OX.X.", "OOXXX", "OOOOO", "O.O.O"]);
        let statuses: Vec<_> = life.groups.iter().map(|group| (group.color, group.status)).collect();
        assert_eq!(statuses, [(Color::White, Status::Alive), (Color::Black, Status::Captured)]);
    }

    #[test]
    fn groups_that_only_two_kos_save_stand_in_seki() {
        let life = map(&["XXXXXX.", "OOOOX.X", "XO.OXX.", ".XOOXXX", "XXXOOXX", ".XO.OX."]);
        let in_seki: PointSet = life.with(Status::InSeki).map(|group| group.points).collect();
        assert_eq!(in_seki.to_string(), "A5 B5 C5 D5 A4 B4 D4 B3 C3 D3 A2 B2 C2 D2 E2 B1 C1 E1");
    }
}
