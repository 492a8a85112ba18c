//! Maps of territory, held against ours point by point.

use gyega::board::{ByColor, Color, PointSet, Stones, Symmetry};
use gyega::life::ClassifiedGroup;
use gyega::position::{Marks, Position, Setup};
use gyega::score::{Partition, RuleSetBoards};

use super::Vector;
use crate::filling::differing;

/// What we read of a board under agreed marks.
pub(super) struct Board {
    pub(super) parts: Partition,
    pub(super) groups: Vec<ClassifiedGroup>,
    pub(super) nodes: u64,
}

/// Whose points are held against a map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Owned {
    /// Territory and the points under dead stones: what a Japanese count adds up.
    Territory,
    /// Everything that a colour surrounds: eyes in seki and points that must still be filled count under area rules.
    All,
}

impl Board {
    /// Reads a position and everything that stands in it.
    pub(super) fn of(position: &Position) -> Self {
        let rule_set_boards = RuleSetBoards::classifying(position);
        let groups = rule_set_boards.classifications().first().map(|read| read.groups.clone()).unwrap_or_default();
        Self { parts: rule_set_boards.agreed_board().partition, groups, nodes: rule_set_boards.nodes() }
    }

    /// Reads stones of which these are dead.
    pub(super) fn with_dead(stones: Stones, dead: PointSet) -> Result<Self, String> {
        let mut setup = Setup::none_dead(stones);
        setup.marks = Marks { dead, ..setup.marks.with_all_said() };
        setup.check().map(|position| Self::of(&position)).map_err(|faults| faults.to_string())
    }

    pub(super) fn map(&self, owned: Owned) -> ByColor<PointSet> {
        ByColor::from_fn(|color| match owned {
            Owned::Territory => *self.parts.territory.get(color) | *self.parts.dead_points.get(color),
            Owned::All => self.parts.owned(color),
        })
    }

    /// What became of the board, in an order that does not depend on how it was turned.
    fn found(&self, owned: Owned) -> (ByColor<PointSet>, Vec<String>) {
        let word = |group: &ClassifiedGroup| {
            let [color, status] = [group.color.as_str(), group.status.as_str()];
            format!("{} {color} {status} {}", group.stones, group.evidence.as_str())
        };
        let mut groups: Vec<String> = self.groups.iter().map(word).collect();
        groups.sort();
        (self.map(owned), groups)
    }
}

/// In which of the sixteen ways to turn the board and exchange its colours something else is found than on the board as
/// it stands: territory, what it is worth, or what is said of a group.
pub(super) fn otherwise_when_turned(vector: &Vector, dead: PointSet) -> Vec<String> {
    let (stones, size) = (vector.stones(), vector.stones().size());
    let Ok(straight) = Board::with_dead(*stones, dead) else { return vec!["not a position".to_owned()] };
    let mut otherwise = Vec::new();
    for symmetry in Symmetry::ALL {
        for is_exchanged in [false, true] {
            let colors = |color: Color| if is_exchanged { !color } else { color };
            let turned = symmetry.turn_stones(stones);
            let turned = if is_exchanged { turned.exchanged() } else { turned };
            let Ok(board) = Board::with_dead(turned, symmetry.turn_points(size, &dead)) else { continue };
            let moved = Board {
                parts: straight.parts,
                nodes: straight.nodes,
                groups: straight
                    .groups
                    .iter()
                    .map(|group| ClassifiedGroup {
                        color: colors(group.color),
                        stones: symmetry.turn_points(size, &group.stones),
                        ..group.clone()
                    })
                    .collect(),
            };
            let map = straight.map(Owned::Territory);
            let map = ByColor::from_fn(|color| symmetry.turn_points(size, map.get(colors(color))));
            let (found, groups) = board.found(Owned::Territory);
            let points = differing(&found, &map);
            if !points.is_empty() || groups != moved.found(Owned::Territory).1 || board.nodes != straight.nodes {
                otherwise.push(format!(
                    "{symmetry:?}, exchanged {is_exchanged}: points {points}, nodes {} instead of {}\n{:?}\n{:?}",
                    board.nodes,
                    straight.nodes,
                    groups,
                    moved.found(Owned::Territory).1
                ));
            }
        }
    }
    otherwise
}

/// A board beside a map and ours, with a mark at every point that differs; the top row first.
pub(super) fn drawn(vector: &Vector, theirs: &ByColor<PointSet>, board: &Board, owned: Owned) -> String {
    let size = vector.stones().size();
    let ours = board.map(owned);
    let differ = differing(&ours, theirs);
    let letter = |map: &ByColor<PointSet>, point| match (map.black.contains(point), map.white.contains(point)) {
        (true, _) => 'B',
        (_, true) => 'W',
        _ => '.',
    };
    let row = |(index, text): (usize, &String)| {
        let points =
            (0..size.width()).map(|column| gyega::board::Point { column, row: size.height() - 1 - index as u8 });
        let points: Vec<_> = points.collect();
        let line = |map: &ByColor<PointSet>| points.iter().map(|point| letter(map, *point)).collect::<String>();
        let marks: String = points.iter().map(|point| if differ.contains(*point) { '#' } else { ' ' }).collect();
        format!("  {text}  {}  {}  {marks}\n", line(theirs), line(&ours))
    };
    vector.rows.iter().enumerate().map(row).collect()
}
