use crate::board::{ByColor, Color, Point, PointSet, Stones};
use crate::score::Partition;

/// The mark of every point of a board.
pub(super) struct MarkMap<'a> {
    stones: &'a Stones,
    partition: &'a Partition,
    false_eyes: ByColor<PointSet>,
    one_sided: ByColor<PointSet>,
}

impl<'a> MarkMap<'a> {
    pub(super) fn new(stones: &'a Stones, partition: &'a Partition) -> Self {
        Self {
            stones,
            partition,
            false_eyes: ByColor::from_fn(|color| partition.false_eyes(color)),
            one_sided: partition.neutral_beside_one_colour(),
        }
    }

    /// What a point of the board shows.
    pub(super) fn at(&self, point: Point) -> Mark {
        let Self { stones, partition, .. } = self;
        let among = |sets: &ByColor<PointSet>| Color::BOTH.into_iter().find(|color| sets.get(*color).contains(point));
        match stones.at(point) {
            Some(color) if partition.dead_stones.get(color).contains(point) => Mark::Dead(color),
            Some(color) if partition.in_seki.get(color).contains(point) => Mark::InSeki(color),
            Some(color) => Mark::Living(color),
            None => {
                let is_owner = |color: &Color| partition.owned(*color).contains(point);
                match Color::BOTH.into_iter().find(is_owner) {
                    Some(color) if partition.seki_eyes.get(color).contains(point) => Mark::SekiEye(color),
                    Some(color) if self.false_eyes.get(color).contains(point) => Mark::FalseEye(color),
                    Some(color) if partition.protective_moves.get(color).contains(point) => Mark::ProtectiveMove(color),
                    Some(color) => Mark::Territory(color),
                    None => among(&self.one_sided).map_or(Mark::Neutral, Mark::OneSided),
                }
            }
        }
    }

    /// The marks the board shows, in the order of the legend.
    pub(super) fn legend_marks(&self) -> Vec<Mark> {
        let shown: Vec<_> = self.stones.size().iter().map(|point| self.at(point)).collect();
        Mark::all().filter(|mark| shown.contains(mark)).collect()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    /// Such a point, beside which its owner surrounds no other.
    FalseEye(Color),
    /// An empty point that a group in seki surrounds.
    SekiEye(Color),
    /// An empty point of nobody.
    Neutral,
    /// An empty point of nobody beside living stones of this colour alone.
    OneSided(Color),
}

impl Mark {
    /// Every mark, in the order of the legend, with its letter on a board of text and the key of what the legend says
    /// of it. Letters are large for stones that stay, small for what belongs to somebody, signs for what is in
    /// question: seki and protective moves.
    const TABLE: [(Self, char, &'static str); 17] = [
        (Self::Living(Color::Black), 'X', "mark-living-black"),
        (Self::Living(Color::White), 'O', "mark-living-white"),
        (Self::Dead(Color::Black), 'x', "mark-dead-black"),
        (Self::Dead(Color::White), 'o', "mark-dead-white"),
        (Self::InSeki(Color::Black), '#', "mark-in-seki-black"),
        (Self::InSeki(Color::White), '@', "mark-in-seki-white"),
        (Self::Territory(Color::Black), 'b', "mark-territory-black"),
        (Self::Territory(Color::White), 'w', "mark-territory-white"),
        (Self::ProtectiveMove(Color::Black), '!', "mark-protective-move-black"),
        (Self::ProtectiveMove(Color::White), '!', "mark-protective-move-white"),
        (Self::FalseEye(Color::Black), '!', "mark-false-eye-black"),
        (Self::FalseEye(Color::White), '!', "mark-false-eye-white"),
        (Self::SekiEye(Color::Black), '*', "mark-seki-eye-black"),
        (Self::SekiEye(Color::White), '*', "mark-seki-eye-white"),
        (Self::Neutral, '-', "mark-neutral"),
        (Self::OneSided(Color::Black), '-', "mark-one-sided-black"),
        (Self::OneSided(Color::White), '-', "mark-one-sided-white"),
    ];

    pub(super) fn all() -> impl Iterator<Item = Self> {
        Self::TABLE.into_iter().map(|(mark, ..)| mark)
    }

    /// Its letter on a board of text.
    pub(super) fn letter(self) -> char {
        self.row().1
    }

    /// The key of what the legend says of it.
    pub(super) fn word(self) -> &'static str {
        self.row().2
    }

    fn row(self) -> (Self, char, &'static str) {
        let row = Self::TABLE.into_iter().find(|(mark, ..)| *mark == self);
        row.unwrap_or((self, '?', "mark-empty"))
    }
}
