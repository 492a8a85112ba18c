use super::{Claim, History, Marks};
use crate::board::{ByColor, PointSet, Stones};

/// A finished game as somebody wrote it down. It may be wrong, and it may be silent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// What stands on the board.
    pub stones: Stones,
    /// What both players say of the stones.
    pub marks: Marks,
    /// The dead stones among them that are drawn on the board, stone by stone: a chain drawn dead in part is worth a
    /// remark.
    pub drawn_dead: PointSet,
    /// Stones said to be dead under one rule set, by its id.
    pub dead_by_rule_set: Vec<(String, PointSet)>,
    /// What each player says of the rest, where the two disagree.
    pub claims: Option<ByColor<Claim>>,
    /// Stones captured in play by each player.
    pub prisoners: ByColor<Option<u32>>,
    /// What is known of the moves.
    pub history: History,
    /// Handicap stones.
    pub handicap: Option<u16>,
    /// Another number of handicap stones of the same game, such as one that a record says and its stones do not show.
    pub said_handicap: Option<u16>,
}

impl Setup {
    /// The most prisoners, plays or passes of one player.
    pub const COUNT_MAX: u32 = 100_000;

    /// A board of which nothing else is known: nobody spoke of any stone.
    pub fn new(stones: Stones) -> Self {
        Self {
            marks: Marks::unsaid(&stones),
            stones,
            drawn_dead: PointSet::EMPTY,
            dead_by_rule_set: Vec::new(),
            claims: None,
            prisoners: ByColor::default(),
            history: History::default(),
            handicap: None,
            said_handicap: None,
        }
    }

    /// A board of which it is said that no stone is dead, and nothing else.
    pub fn none_dead(stones: Stones) -> Self {
        Self { marks: Marks::default(), ..Self::new(stones) }
    }
}
