use crate::board::{Color, Point, Stones};
use crate::score::Partition;

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
    /// An empty point that a group in seki surrounds.
    SekiEye(Color),
    /// An empty point of nobody.
    Neutral,
}

impl Mark {
    /// Every mark, in the order of the legend.
    pub(super) const ALL: [Self; 13] = [
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
        Self::SekiEye(Color::Black),
        Self::SekiEye(Color::White),
        Self::Neutral,
    ];

    /// What a point of the board shows.
    pub(super) fn at(stones: &Stones, parts: &Partition, point: Point) -> Self {
        match stones.at(point) {
            Some(color) if parts.dead_stones.get(color).contains(point) => Self::Dead(color),
            Some(color) if parts.in_seki.get(color).contains(point) => Self::InSeki(color),
            Some(color) => Self::Living(color),
            None => {
                let owner = |color: &Color| parts.owned(*color).contains(point);
                match Color::BOTH.into_iter().find(owner) {
                    Some(color) if parts.seki_eyes.get(color).contains(point) => Self::SekiEye(color),
                    Some(color) if parts.protective_moves.get(color).contains(point) => Self::ProtectiveMove(color),
                    Some(color) => Self::Territory(color),
                    None => Self::Neutral,
                }
            }
        }
    }

    /// Its letter on a board of text: large for stones that stay, small for what belongs to somebody, signs for what is in
    /// question: seki and protective moves.
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
            Self::ProtectiveMove(_) => '!',
            Self::SekiEye(_) => '*',
            Self::Neutral => '-',
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
            Self::SekiEye(Color::Black) => "mark-seki-eye-black",
            Self::SekiEye(Color::White) => "mark-seki-eye-white",
            Self::Neutral => "mark-neutral",
        }
    }

    /// The marks a board shows, in the order of the legend.
    pub(super) fn shown(stones: &Stones, parts: &Partition) -> Vec<Self> {
        let mut shown: Vec<_> = stones.size().iter().map(|point| Self::at(stones, parts, point)).collect();
        shown.sort_unstable();
        shown.dedup();
        Self::ALL.into_iter().filter(|mark| shown.contains(mark)).collect()
    }
}
