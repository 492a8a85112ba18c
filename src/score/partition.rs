use super::EntryKind;
use crate::board::{ByColor, Color, PointSet, Stones};
use crate::rules::Amount;

/// Every point of a board in exactly one kind, once it is known which stones come off and which stand in seki.
///
/// A joined set of points without living stones belongs to the colour that alone it touches; touching both or none, it
/// is neutral. Owned points next to a chain in seki are its eyes.
///
/// ```
/// use gyega::board::{Point, PointSet, Stones};
/// use gyega::score::Partition;
///
/// let stones = Stones::from_rows(&[".XO.", "XXO.", ".XO.", "XX.O"]).unwrap();
/// let seki = stones.chain_at(Point::parse("C4").unwrap()).unwrap().points;
/// let partition = Partition::new(&stones, &PointSet::EMPTY, &seki);
/// assert_eq!(partition.territory.black.to_string(), "A4 A2");
/// assert_eq!(partition.seki_eyes.white.to_string(), "D4 D3 D2");
/// assert_eq!(partition.neutral.to_string(), "C1");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Partition {
    /// Stones that stay on the board.
    pub living: ByColor<PointSet>,
    /// Empty points that one colour surrounds.
    pub territory: ByColor<PointSet>,
    /// Points under dead stones, by the colour that surrounds them.
    pub dead_points: ByColor<PointSet>,
    /// Points that one colour surrounds but must still fill before the end, those under dead stones included.
    pub protective_moves: ByColor<PointSet>,
    /// Empty points that a group in seki surrounds.
    pub seki_eyes: ByColor<PointSet>,
    /// Points under dead stones inside the eyes of a group in seki, by the colour that surrounds them.
    pub dead_in_seki: ByColor<PointSet>,
    /// Points that belong to nobody, those under dead stones included.
    pub neutral: PointSet,
    /// The stones that come off, by their own colour, those in a seki included.
    pub dead_stones: ByColor<PointSet>,
    /// Living stones that stand in seki, by colour.
    pub in_seki: ByColor<PointSet>,
    /// Dead stones inside a seki, by their own colour: in an eye of a group in seki, or in a space that it shares.
    pub dead_stones_in_seki: ByColor<PointSet>,
}

/// The groups that pay a group tax.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TaxedGroups {
    /// The first point of each.
    pub heads: ByColor<PointSet>,
    /// Whether it is sure that these are all and that each is one.
    pub are_certain: bool,
    /// How many eyes the groups in seki must keep, which cost a point each: a group with one eye that fills it is
    /// captured.
    pub eyes_kept_in_seki: ByColor<u16>,
    /// Whether that is sure of all of them. Of a group with more eyes than one nobody has counted which it needs.
    pub is_seki_certain: bool,
}

impl Partition {
    /// Sorts the points of a board. `dead` and `seki` are whole chains; what is in both is dead. No protective move is
    /// owed.
    pub fn new(stones: &Stones, dead: &PointSet, seki: &PointSet) -> Self {
        let living = stones.without(dead);
        let vacant = living.vacant();
        let owned = living.surrounded();
        let in_seki = ByColor::from_fn(|color| *living.of(color) & *seki);
        let eyes = ByColor::from_fn(|color| {
            if in_seki.get(color).is_empty() {
                return PointSet::EMPTY;
            }
            in_seki.get(color).touched_parts(owned.get(color))
        });
        let stands = in_seki.union();
        let beside = if stands.is_empty() { stands } else { stands.touched_parts(&vacant) & *dead };
        Self {
            living: ByColor::from_fn(|color| *living.of(color)),
            territory: ByColor::from_fn(|color| *owned.get(color) - *eyes.get(color) - *dead),
            dead_points: ByColor::from_fn(|color| (*owned.get(color) - *eyes.get(color)) & *dead),
            protective_moves: ByColor::default(),
            seki_eyes: ByColor::from_fn(|color| *eyes.get(color) - *dead),
            dead_in_seki: ByColor::from_fn(|color| *eyes.get(color) & *dead),
            neutral: vacant - owned.black - owned.white,
            dead_stones: ByColor::from_fn(|color| *stones.of(color) & *dead),
            in_seki,
            dead_stones_in_seki: ByColor::from_fn(|color| *stones.of(color) & beside),
        }
    }

    /// Dead stones on points that belong to nobody, outside a seki, by their own colour: as whoever takes them gains by
    /// it, they are not just taken off.
    pub fn dead_stones_on_neutral_points(&self) -> ByColor<PointSet> {
        ByColor::from_fn(|color| (*self.dead_stones.get(color) & self.neutral) - *self.dead_stones_in_seki.get(color))
    }

    /// This partition where each player still owes protective moves at these points. What is not territory of the
    /// player, or a point under a dead stone, stays what it is.
    #[must_use]
    pub fn with_protective_moves(mut self, points: &ByColor<PointSet>) -> Self {
        for color in Color::BOTH {
            let (territory, dead_points) = (self.territory.get_mut(color), self.dead_points.get_mut(color));
            let owed = *points.get(color) & (*territory | *dead_points);
            *territory -= owed;
            *dead_points -= owed;
            *self.protective_moves.get_mut(color) |= owed;
        }
        self
    }

    /// This partition where these joined parts of each player's area stand in seki as well, with all that they
    /// surround. `dead` are the stones that come off.
    pub(super) fn with_groups_in_seki(mut self, groups: &ByColor<PointSet>, dead: &PointSet) -> Self {
        for color in Color::BOTH {
            let group = *groups.get(color);
            let eyes = self.owned(color) & group;
            *self.territory.get_mut(color) -= group;
            *self.dead_points.get_mut(color) -= group;
            *self.protective_moves.get_mut(color) -= group;
            *self.seki_eyes.get_mut(color) |= eyes - *dead;
            *self.dead_in_seki.get_mut(color) |= eyes & *dead;
            *self.in_seki.get_mut(color) |= *self.living.get(color) & group;
        }
        if !dead.is_empty() {
            let vacant = self.neutral | self.owned(Color::Black) | self.owned(Color::White);
            let beside = self.in_seki.union().touched_parts(&vacant) & *dead;
            for color in Color::BOTH {
                *self.dead_stones_in_seki.get_mut(color) = *self.dead_stones.get(color) & beside;
            }
        }
        self
    }

    /// The points of one kind that a player, or nobody, owns; none for kinds that are not about the board. Dead stones
    /// are those of the opponent.
    pub fn points(&self, kind: EntryKind, player: Option<Color>) -> &PointSet {
        let by_color = match kind {
            EntryKind::LivingStones => &self.living,
            EntryKind::Territory => &self.territory,
            EntryKind::DeadPoints => &self.dead_points,
            EntryKind::ProtectiveMoves => &self.protective_moves,
            EntryKind::SekiEyes => &self.seki_eyes,
            EntryKind::DeadInSeki => &self.dead_in_seki,
            EntryKind::DeadStones => return player.map_or(&PointSet::EMPTY, |captor| self.dead_stones.get(!captor)),
            EntryKind::Neutral | EntryKind::SharedNeutral => {
                return if player.is_none() { &self.neutral } else { &PointSet::EMPTY };
            }
            EntryKind::Prisoners
            | EntryKind::PassStones
            | EntryKind::GroupTax
            | EntryKind::BorderStones
            | EntryKind::FirstPass
            | EntryKind::LastPlay
            | EntryKind::Button
            | EntryKind::Handicap
            | EntryKind::Komi
            | EntryKind::Adjustment => return &PointSet::EMPTY,
        };
        player.map_or(&PointSet::EMPTY, |color| by_color.get(color))
    }

    /// Everything one colour surrounds, stones not included.
    pub fn owned(&self, color: Color) -> PointSet {
        *self.territory.get(color)
            | *self.dead_points.get(color)
            | *self.protective_moves.get(color)
            | *self.seki_eyes.get(color)
            | *self.dead_in_seki.get(color)
    }

    /// Owed points beside which their owner surrounds no other: eyes that are false.
    pub fn false_eyes(&self, color: Color) -> PointSet {
        *self.protective_moves.get(color) - self.owned(color).not_alone()
    }

    /// Living stones and surrounded points of one colour, whatever stands in seki.
    pub fn area(&self, color: Color) -> PointSet {
        *self.living.get(color) | self.owned(color)
    }

    /// The neutral points next to living stones of one colour alone.
    pub fn neutral_beside_one_colour(&self) -> ByColor<PointSet> {
        let beside = self.living.map(|living| living.dilate(&(living | self.neutral)) & self.neutral);
        ByColor { black: beside.black - beside.white, white: beside.white - beside.black }
    }

    /// What each player gets of shared spaces as Ing's rules divide them: each space equally and without fractions, so
    /// that an odd point stays empty (SST laws, 1991). The other reading, in which points next to one colour alone are
    /// that colour's, is a [`Fork`](crate::rules::Fork) of the rules.
    pub(super) fn ing_share(&self) -> Amount {
        // A point alone is no pair.
        Amount::points(self.neutral.not_alone().parts().map(|space| i32::from(space.len()) / 2).sum())
    }

    /// Black's area less White's, in points.
    pub fn area_lead(&self) -> i32 {
        i32::from(self.area(Color::Black).len()) - i32::from(self.area(Color::White).len())
    }

    /// The groups that pay a group tax: joined living stones and surrounded points of one colour that do not stand in
    /// seki.
    pub(super) fn taxed_groups(&self) -> TaxedGroups {
        let mut are_certain = true;
        let heads = ByColor::from_fn(|color| {
            let (owned, in_seki) = (self.owned(color), *self.in_seki.get(color));
            // A group with fewer than two points is not shown to live, and two that reach the same neutral points may
            // be one.
            let mut heads = PointSet::EMPTY;
            let mut reached = PointSet::EMPTY;
            for group in self.area(color).parts().filter(|part| part.is_disjoint(&in_seki)) {
                if are_certain {
                    let reach = group.touched_parts(&self.neutral);
                    are_certain = (group & owned).len() >= 2 && reach.is_disjoint(&reached);
                    reached |= reach;
                }
                heads |= group.first().map(PointSet::from).unwrap_or_default();
            }
            heads
        });
        let mut is_seki_certain = true;
        let eyes_kept_in_seki = ByColor::from_fn(|color| {
            let (in_seki, eyes) = (self.in_seki.get(color), *self.seki_eyes.get(color) | *self.dead_in_seki.get(color));
            let groups = self.area(color).parts().filter(|part| !part.is_disjoint(in_seki));
            let kept = groups.map(|group| {
                let kept = (group & eyes).parts().count();
                is_seki_certain &= kept <= 1 && (group & (self.owned(color) - eyes)).is_empty();
                kept as u16
            });
            kept.sum()
        });
        TaxedGroups { heads, are_certain, eyes_kept_in_seki, is_seki_certain }
    }
}
