use crate::board::{ByColor, Color, Point, PointSet, Stones};
use crate::score::{Partition, neutral_beside_one_colour};

/// The points that a partition tells apart only on a second look.
pub(super) struct Sorted<'a> {
    stones: &'a Stones,
    parts: &'a Partition,
    false_eyes: ByColor<PointSet>,
    one_sided: ByColor<PointSet>,
}

impl<'a> Sorted<'a> {
    pub(super) fn new(stones: &'a Stones, parts: &'a Partition) -> Self {
        Self {
            stones,
            parts,
            false_eyes: ByColor::from_fn(|color| parts.false_eyes(color)),
            one_sided: neutral_beside_one_colour(parts),
        }
    }

    /// What a point of the board shows.
    pub(super) fn at(&self, point: Point) -> Mark {
        let Self { stones, parts, .. } = self;
        let among = |sets: &ByColor<PointSet>| Color::BOTH.into_iter().find(|color| sets.get(*color).contains(point));
        match stones.at(point) {
            Some(color) if parts.dead_stones.get(color).contains(point) => Mark::Dead(color),
            Some(color) if parts.in_seki.get(color).contains(point) => Mark::InSeki(color),
            Some(color) => Mark::Living(color),
            None => {
                let is_owner = |color: &Color| parts.owned(*color).contains(point);
                match Color::BOTH.into_iter().find(is_owner) {
                    Some(color) if parts.seki_eyes.get(color).contains(point) => Mark::SekiEye(color),
                    Some(color) if self.false_eyes.get(color).contains(point) => Mark::FalseEye(color),
                    Some(color) if parts.protective_moves.get(color).contains(point) => Mark::ProtectiveMove(color),
                    Some(color) => Mark::Territory(color),
                    None => among(&self.one_sided).map_or(Mark::Neutral, Mark::OneSided),
                }
            }
        }
    }

    /// The marks the board shows, in the order of the legend.
    pub(super) fn shown(&self) -> Vec<Mark> {
        let mut shown: Vec<_> = self.stones.size().iter().map(|point| self.at(point)).collect();
        shown.sort_unstable();
        shown.dedup();
        Mark::ALL.into_iter().filter(|mark| shown.contains(mark)).collect()
    }
}

/// What is seen on one point of a board that has been sorted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Mark {
    /// A stone that stays.
    Living(Color),
    /// A stone that comes off.
    Dead(Color),
    /// A stone that stands in seki.
    InSeki(Color),
    /// An empty point that one colour surrounds.
    Territory(Color),
    /// An empty point that one colour surrounds but must still fill.
    ProtectiveMove(Color),
    /// The same, beside which its owner surrounds no other.
    FalseEye(Color),
    /// An empty point that a group in seki surrounds.
    SekiEye(Color),
    /// An empty point of nobody.
    Neutral,
    /// An empty point of nobody beside living stones of this colour alone.
    OneSided(Color),
}

impl Mark {
    /// Every mark, in the order of the legend.
    pub(super) const ALL: [Self; 17] = [
        Self::Living(Color::Black),
        Self::Living(Color::White),
        Self::Dead(Color::Black),
        Self::Dead(Color::White),
        Self::InSeki(Color::Black),
        Self::InSeki(Color::White),
        Self::Territory(Color::Black),
        Self::Territory(Color::White),
        Self::ProtectiveMove(Color::Black),
        Self::ProtectiveMove(Color::White),
        Self::FalseEye(Color::Black),
        Self::FalseEye(Color::White),
        Self::SekiEye(Color::Black),
        Self::SekiEye(Color::White),
        Self::Neutral,
        Self::OneSided(Color::Black),
        Self::OneSided(Color::White),
    ];

    /// Its letter on a board of text: large for stones that stay, small for what belongs to somebody, signs for what is
    /// in question: seki and protective moves.
    pub(super) const fn letter(self) -> char {
        match self {
            Self::Living(Color::Black) => 'X',
            Self::Living(Color::White) => 'O',
            Self::Dead(Color::Black) => 'x',
            Self::Dead(Color::White) => 'o',
            Self::InSeki(Color::Black) => '#',
            Self::InSeki(Color::White) => '@',
            Self::Territory(Color::Black) => 'b',
            Self::Territory(Color::White) => 'w',
            Self::ProtectiveMove(_) | Self::FalseEye(_) => '!',
            Self::SekiEye(_) => '*',
            Self::Neutral | Self::OneSided(_) => '-',
        }
    }

    /// The key of what the legend says of it.
    pub(super) const fn word(self) -> &'static str {
        match self {
            Self::Living(Color::Black) => "mark-living-black",
            Self::Living(Color::White) => "mark-living-white",
            Self::Dead(Color::Black) => "mark-dead-black",
            Self::Dead(Color::White) => "mark-dead-white",
            Self::InSeki(Color::Black) => "mark-in-seki-black",
            Self::InSeki(Color::White) => "mark-in-seki-white",
            Self::Territory(Color::Black) => "mark-territory-black",
            Self::Territory(Color::White) => "mark-territory-white",
            Self::ProtectiveMove(Color::Black) => "mark-protective-move-black",
            Self::ProtectiveMove(Color::White) => "mark-protective-move-white",
            Self::FalseEye(Color::Black) => "mark-false-eye-black",
            Self::FalseEye(Color::White) => "mark-false-eye-white",
            Self::SekiEye(Color::Black) => "mark-seki-eye-black",
            Self::SekiEye(Color::White) => "mark-seki-eye-white",
            Self::Neutral => "mark-neutral",
            Self::OneSided(Color::Black) => "mark-one-sided-black",
            Self::OneSided(Color::White) => "mark-one-sided-white",
        }
    }
}
