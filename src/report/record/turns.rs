use crate::board::{Color, Point, PointSet};
use crate::position::{Game, Move};
use crate::score::Partition;

/// Moves of a player who moved just before, by their indices from 0.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TurnOrder {
    /// At the end of the game, on neutral points: players may fill these out of turn where both agree (KBF basic
    /// rules, beside article 8.2 of the Korean rules 2016).
    pub neutral: Vec<usize>,
    /// All others.
    pub others: Vec<usize>,
}

impl TurnOrder {
    pub(super) fn from_game(game: &Game, dead: &PointSet) -> Self {
        let moves = &game.move_list.moves;
        let filled_from = neutral_from(game, dead);
        let mut turns = Self::default();
        for (index, pair) in moves.windows(2).enumerate() {
            let index = index + 1;
            let is_set = game.move_list.changes.binary_search_by_key(&index, |change| change.before).is_ok();
            if pair[0].player != pair[1].player || is_set {
                continue;
            }
            let is_neutral = index >= filled_from && pair[1].point.is_some();
            if is_neutral { &mut turns.neutral } else { &mut turns.others }.push(index);
        }
        turns
    }
}

/// The index from which on every play fills a neutral point: none takes a stone, and no territory is another without
/// them.
fn neutral_from(game: &Game, dead: &PointSet) -> usize {
    let moves = &game.move_list.moves;
    let end = game.replay.stones.without(dead);
    let territory = |partition: &Partition| partition.territory;
    let at_end = territory(&Partition::new(&end, &PointSet::EMPTY, &PointSet::EMPTY));
    let mut without = end;
    let mut filled = PointSet::EMPTY;
    let mut from = moves.len();
    for (index, turn) in moves.iter().enumerate().rev() {
        if game.move_list.changes.last().is_some_and(|change| change.before > index) {
            break;
        }
        let Move { player, point: Some(point) } = *turn else { continue };
        if !takes_nothing(game, index, player, point) || without.at(point) != Some(player) {
            break;
        }
        without.remove(&point.into());
        filled.insert(point);
        let partition = Partition::new(&without, &PointSet::EMPTY, &PointSet::EMPTY);
        if !filled.is_subset(&partition.neutral) || territory(&partition) != at_end {
            break;
        }
        from = index;
    }
    from
}

/// Whether a play takes nothing off the board.
fn takes_nothing(game: &Game, index: usize, player: Color, point: Point) -> bool {
    let boards = game.replay.positions.get(index).zip(game.replay.positions.get(index + 1));
    boards.is_some_and(|(before, after)| before.at(point).is_none() && before.with(player, &point.into()) == *after)
}
