use std::cmp::Ordering;

use super::NotHeld;
use super::clusters::{Fate, Found, Unit, spaces_beside};
use super::eyes::{Block, Ground};
use super::reader::{Line, Reader, line_of_capture};
use super::search::{LocalArea, LocalGame, Outcome, Role};
use crate::board::{ByColor, Color, PointSet};

/// Asks of units that live whether they can be kept together with the eyes that others of their block have beside them: a move
/// may threaten both. Then the smaller is given up.
pub(super) fn not_kept_beside_eyes(
    ground: &Ground,
    blocks: &[Block],
    (units, found): (&[Unit], &[Found]),
    reader: &mut Reader,
) -> Vec<NotHeld> {
    let stays = |fate: Fate| matches!(fate, Fate::Alive | Fate::Owes(_));
    let may_come_off = ByColor::from_fn(|color: Color| {
        let doubtful = units.iter().zip(found).filter(|(unit, found)| unit.color == color && !stays(found.fate));
        doubtful.fold(PointSet::EMPTY, |all, (unit, _)| all | unit.stones)
    });
    let mut asked = Vec::new();
    for (unit, found) in units.iter().zip(found).filter(|(_, found)| found.fate == Fate::Alive) {
        let is_of = |block: &&Block| {
            block.color == unit.color && block.members.iter().any(|member| member.stones.is_subset(&unit.stones))
        };
        let around = spaces_beside(&unit.stones, &ground.neutral);
        for block in blocks.iter().filter(is_of) {
            let games = block.together_with(ground, &unit.stones, around, may_come_off.get(!unit.color)).into_iter();
            let games =
                games.filter_map(|both| Some((LocalGame::of(&both)?, both, block.is_doubtful || found.is_doubtful)));
            asked.extend(games);
        }
    }
    // The order must not depend on how the board is turned.
    asked.sort_by(|(one, ..), (other, ..)| one.picture().cmp(other.picture()));
    let not_held = asked
        .into_iter()
        .filter_map(|(game, both, is_doubtful)| Some(NotHeld { is_doubtful, ..not_kept(&game, &both, reader)? }));
    not_held.collect()
}

/// What is lost if the opponent starts, the unit or the chain that needs the eye. Where one of them is not kept alone in this
/// game, it is held by what is not in it, and the game says nothing.
fn not_kept(game: &LocalGame, both: &LocalArea, reader: &mut Reader) -> Option<NotHeld> {
    let (unit, chain) = (both.target, both.link);
    let mut read = |local: &LocalArea| {
        LocalGame::of(local).map_or(Outcome::Undecided, |game| reader.outcome(&game, Role::Attacker))
    };
    let together = read(both);
    if together == Outcome::Safe {
        return None;
    }
    let color = both.defender;
    let beside = |immortal: PointSet| {
        let mut local = LocalArea { link: PointSet::EMPTY, ..*both };
        *local.immortal.get_mut(color) |= immortal;
        local
    };
    let without = |chain: PointSet| {
        let mut local = LocalArea { area: both.area | chain, ..beside(PointSet::EMPTY) };
        *local.stones.get_mut(color) |= chain;
        local
    };
    let alone = [LocalArea { target: PointSet::EMPTY, ..*both }, beside(chain)].map(|local| read(&local));
    if alone.contains(&Outcome::Captured) {
        return None;
    }
    let lost = match unit.len().cmp(&chain.len()) {
        Ordering::Less => Some(unit),
        Ordering::Equal => Some(unit | chain),
        Ordering::Greater => (read(&without(chain)) == Outcome::Safe).then_some(chain),
    };
    let is_decided = together == Outcome::Captured && alone == [Outcome::Safe; 2];
    let told = |stones: PointSet, line: Line, is_lost: Option<bool>| {
        Some(NotHeld { color, stones, line, is_lost, is_doubtful: false })
    };
    match (lost, reader.outcome(game, Role::Defender)) {
        (Some(stones), Outcome::Captured) if is_decided => told(stones, line_of_capture(both), Some(true)),
        (Some(stones), Outcome::Safe) if is_decided => told(stones, line_of_capture(both), Some(false)),
        _ => told(unit | chain, Line::new(), None),
    }
}
