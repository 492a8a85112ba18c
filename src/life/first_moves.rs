use super::{Capture, ClassifiedGroup, NODES_OF_MOVES};
use crate::board::{ByColor, Color, Point};

/// The first moves of both players at a place where either may want to move first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FirstMovePair {
    /// Who gains there what the other would keep from him.
    pub player: Color,
    /// Where he plays.
    pub at: Point,
    /// Where the other would play.
    pub opponent_at: Point,
}

impl FirstMovePair {
    /// Where some stones are kept and where they are taken; nothing where no move of one of the players shows it.
    pub fn from_capture(capture: &Capture) -> Option<Self> {
        let player = capture.color()?;
        let moves = capture.first_moves(NODES_OF_MOVES)?;
        Some(Self { player, at: *moves.get(player), opponent_at: *moves.get(!player) })
    }

    /// The moves, that of who gains first.
    pub fn moves(self) -> [(Color, Point); 2] {
        [(self.player, self.at), (!self.player, self.opponent_at)]
    }

    /// Where each player plays.
    pub fn by_color(self) -> ByColor<Point> {
        ByColor::pair(self.player, self.at, self.opponent_at)
    }
}

/// Where the first move takes a group or keeps it, by one game after the other in which that was read.
pub fn first_moves_at(group: &ClassifiedGroup) -> impl Iterator<Item = FirstMovePair> + '_ {
    group.captures.iter().filter_map(FirstMovePair::from_capture)
}
