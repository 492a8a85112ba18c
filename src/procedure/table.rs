use crate::board::{ByColor, Color, PointSet, Size, Stones};

/// What lies on the table while a game is counted. Stones are moved from one place to another and never lost: of each
/// colour the board, the bowls, the opponent's lids and the piles hold as many on every table of a count, but for those
/// that were brought.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct Table {
    /// What stands on the board.
    #[cfg_attr(feature = "json", serde(rename = "rows"))]
    pub board: Stones,
    /// Each player's own stones beside the board.
    pub bowls: ByColor<u32>,
    /// The stones of the opponent that each player has as prisoners.
    pub lids: ByColor<u32>,
    /// Each player's own stones that were counted and lie in piles of ten.
    pub piles: ByColor<u32>,
    /// Stones of each colour that had to be brought from another set.
    pub brought: ByColor<u32>,
    /// Each player's points that were counted before stones left the board.
    pub noted: ByColor<u32>,
    /// Points that count for nobody, empty or under dead stones that stay.
    pub passed_over: PointSet,
    /// Dead stones that stay on the board, as the rule set does not take them off.
    pub left_standing: PointSet,
    /// Each player's points, arranged to be counted: ten at a time, and what is left.
    pub blocks: ByColor<Vec<PointSet>>,
}

impl Table {
    /// The end of a game with sets of so many stones and these prisoners. What was played beyond a set was brought.
    pub(super) fn new(board: Stones, set: ByColor<u32>, prisoners: ByColor<u32>) -> Self {
        let mut table = Self {
            board,
            bowls: ByColor::default(),
            lids: prisoners,
            piles: ByColor::default(),
            brought: ByColor::default(),
            noted: ByColor::default(),
            passed_over: PointSet::EMPTY,
            left_standing: PointSet::EMPTY,
            blocks: ByColor::default(),
        };
        for color in Color::BOTH {
            let played = table.standing(color) + *table.lids.get(!color);
            let set = *set.get(color);
            *table.bowls.get_mut(color) = set.saturating_sub(played);
            *table.brought.get_mut(color) = played.saturating_sub(set);
        }
        table
    }

    /// The set of stones with which games on a board of this size are played: as many as it has points, Black one more
    /// where their number is odd.
    pub(super) const fn usual_set(size: Size) -> ByColor<u32> {
        let points = size.point_count() as u32;
        ByColor { black: points.div_ceil(2), white: points / 2 }
    }

    /// The stones of one colour that stand on the board.
    pub fn standing(&self, color: Color) -> u32 {
        u32::from(self.board.of(color).len())
    }

    /// The stones of one colour that belong to the set, wherever they lie: the same on each table of a count.
    pub fn stones_of(&self, color: Color) -> u32 {
        let lying = *self.bowls.get(color) + *self.lids.get(!color) + *self.piles.get(color);
        self.standing(color) + lying - *self.brought.get(color)
    }

    /// The points that one player surrounds, but for those that count for nobody: empty, or under dead stones that
    /// stay.
    pub fn points_of(&self, color: Color) -> PointSet {
        let parts = (self.board.vacant() | self.left_standing).parts();
        let living = self.board.without(&self.left_standing);
        let is_own = |part: &PointSet| part.touches(living.of(color)) && !part.touches(living.of(!color));
        parts.filter(is_own).collect::<PointSet>() - self.passed_over
    }

    /// Those of them that are empty.
    pub(super) fn space_of(&self, color: Color) -> PointSet {
        self.points_of(color) - self.left_standing
    }

    /// How many they are, with those that were noted before.
    pub(super) fn count_of(&self, color: Color) -> u32 {
        u32::from(self.points_of(color).len()) + *self.noted.get(color)
    }

    /// So many stones from a bowl, brought from another set where there are too few.
    pub(super) fn take_from_bowl(&mut self, color: Color, count: u32) {
        let bowl = self.bowls.get_mut(color);
        let missing = count.saturating_sub(*bowl);
        *bowl = *bowl + missing - count;
        *self.brought.get_mut(color) += missing;
    }

    /// Takes stones off the board and gives them to whoever they fall to: their owner's bowl, or the opponent's lid.
    pub(super) fn take_off(&mut self, points: &PointSet, are_prisoners: bool) {
        for color in Color::BOTH {
            let count = u32::from((*points & *self.board.of(color)).len());
            let place = if are_prisoners { self.lids.get_mut(!color) } else { self.bowls.get_mut(color) };
            *place += count;
        }
        self.board.remove(points);
    }

    /// Sets stones of one colour on points that are empty. Where they come from is the caller's matter.
    pub(super) fn set(&mut self, color: Color, points: &PointSet) {
        self.board = self.board.with(color, points);
    }
}
