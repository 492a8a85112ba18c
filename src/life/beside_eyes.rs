use super::NotHeld;
use super::clusters::{Fate, Found, Unit, spaces_beside};
use super::eyes::{Block, Ground};
use super::reader::{Line, Reader, line_of_capture};
use super::search::{LocalArea, LocalGame, Outcome, Role};
use crate::board::PointSet;

/// Asks of units that live whether they can be kept together with the eyes that others of their block have beside them: a move
/// may threaten both. Then the smaller is given up.
pub(super) fn not_kept_beside_eyes(
    ground: &Ground,
    blocks: &[Block],
    (units, found): (&[Unit], &[Found]),
    reader: &mut Reader,
) -> Vec<NotHeld> {
    let alive = units.iter().zip(found).filter(|(_, found)| found.fate == Fate::Alive);
    let asked = alive.flat_map(|(unit, _)| with_eyes(ground, blocks, unit));
    let asked = asked.filter_map(|both| Some((LocalGame::of(&both)?, both)));
    // The order must not depend on how the board is turned.
    let mut asked: Vec<(LocalGame, LocalArea)> = asked.collect();
    asked.sort_by(|(one, _), (other, _)| one.picture().cmp(other.picture()));
    asked.into_iter().filter_map(|(game, both)| not_kept(&game, &both, reader)).collect()
}

/// The games in which a unit is attacked together with one of its block that needs an eye beside it.
fn with_eyes(ground: &Ground, blocks: &[Block], unit: &Unit) -> Vec<LocalArea> {
    let is_of = |block: &&Block| {
        block.color == unit.color && block.members.iter().any(|member| member.stones.is_subset(&unit.stones))
    };
    let around = spaces_beside(&unit.stones, &ground.neutral);
    let blocks = blocks.iter().filter(is_of);
    blocks.flat_map(|block| block.together_with(ground, &unit.stones, around)).collect()
}

/// What is lost if the opponent starts, the unit or the chain that needs the eye. Where the eyes alone are not kept in this game, they
/// come from elsewhere, and it says nothing.
fn not_kept(game: &LocalGame, both: &LocalArea, reader: &mut Reader) -> Option<NotHeld> {
    let outcome = reader.outcome(game, Role::Attacker);
    if outcome == Outcome::Safe {
        return None;
    }
    let told = |stones: PointSet, line: Line, is_lost: Option<bool>| {
        Some(NotHeld { color: both.defender, stones, line, is_lost })
    };
    let eyes = LocalArea { target: PointSet::EMPTY, ..*both };
    match (outcome, reader.outcome(&LocalGame::of(&eyes)?, Role::Attacker)) {
        (_, Outcome::Captured) => None,
        (Outcome::Captured, Outcome::Safe) => {
            let is_lost = reader.outcome(game, Role::Defender) == Outcome::Captured;
            let smaller = if both.target.len() < both.link.len() { both.target } else { both.link };
            told(smaller, line_of_capture(both), Some(is_lost))
        }
        _ => told(both.target | both.link, Line::new(), None),
    }
}
