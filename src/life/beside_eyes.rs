use std::cmp::Ordering;

use super::NotHeld;
use super::capture::Capture;
use super::clusters::{WeakGroup, WeakGroupFate, WeakGroupVerdict};
use super::eyes::{Ground, JoinedChains};
use super::search::{LocalArea, LocalGame, Role, SearchOutcome};
use super::searcher::Searcher;
use crate::board::{ByColor, Color, PointSet};

/// Asks of units that live whether they can be kept together with the eyes that others of their block have beside them:
/// a move may threaten both. Then the smaller is given up.
pub(super) fn not_kept_beside_eyes(
    ground: &Ground,
    blocks: &[JoinedChains],
    units: &[WeakGroup],
    verdicts: &[WeakGroupVerdict],
    searcher: &mut Searcher<'_>,
) -> Vec<NotHeld> {
    let stays = |fate: WeakGroupFate| matches!(fate, WeakGroupFate::Alive | WeakGroupFate::Owes(_));
    let may_come_off = ByColor::from_fn(|color: Color| {
        let doubtful = units.iter().zip(verdicts).filter(|(unit, verdict)| unit.color == color && !stays(verdict.fate));
        doubtful.map(|(unit, _)| unit.stones).collect()
    });
    let mut questions = Vec::new();
    for (unit, verdict) in units.iter().zip(verdicts).filter(|(_, verdict)| verdict.fate == WeakGroupFate::Alive) {
        let is_of = |block: &&JoinedChains| {
            block.color == unit.color && block.members.iter().any(|member| member.stones.is_subset(&unit.stones))
        };
        let around = unit.stones.touched_parts(&ground.neutral);
        for block in blocks.iter().filter(is_of) {
            let games = block.together_with(ground, &unit.stones, around, may_come_off.get(!unit.color)).into_iter();
            let games = games.filter_map(|both| Some((searcher.game(&both)?, both, verdict.is_doubtful)));
            questions.extend(games);
        }
    }
    // The order must not depend on how the board is turned.
    questions.sort_by(|(one, ..), (other, ..)| one.key().cmp(other.key()));
    let not_held = questions
        .into_iter()
        .filter_map(|(game, both, is_doubtful)| Some(NotHeld { is_doubtful, ..not_kept(&game, &both, searcher)? }));
    not_held.collect()
}

/// What is lost if the opponent starts, the unit or the chain that needs the eye. Where one of them is not kept alone
/// in this game, it is held by what is not in it, and the game says nothing.
fn not_kept(game: &LocalGame, both: &LocalArea, searcher: &mut Searcher<'_>) -> Option<NotHeld> {
    let (unit, chain, color) = (both.target, both.link, both.defender);
    let together = searcher.outcome(game, Role::Attacker);
    if together == SearchOutcome::Safe {
        return None;
    }
    let mut read = |local: &LocalArea| searcher.outcome_in(local, Role::Attacker);
    let eyes_alone = LocalArea { target: PointSet::EMPTY, ..*both };
    let mut unit_alone = LocalArea { link: PointSet::EMPTY, ..*both };
    *unit_alone.immortal.get_mut(color) |= chain;
    let alone = [eyes_alone, unit_alone].map(|local| read(&local));
    if alone.contains(&SearchOutcome::Captured) {
        return None;
    }
    let undecided = NotHeld::undecided(color, unit | chain);
    if together == SearchOutcome::Undecided || alone != [SearchOutcome::Safe; 2] {
        return Some(undecided);
    }
    let mut without_chain = LocalArea { area: both.area | chain, link: PointSet::EMPTY, ..*both };
    *without_chain.stones.get_mut(color) |= chain;
    let lost = match unit.len().cmp(&chain.len()) {
        Ordering::Less => unit,
        Ordering::Equal => unit | chain,
        Ordering::Greater if read(&without_chain) == SearchOutcome::Safe => chain,
        Ordering::Greater => return Some(undecided),
    };
    let second = searcher.outcome(game, Role::Defender);
    if second == SearchOutcome::Undecided {
        return Some(undecided);
    }
    let is_lost = Some(second == SearchOutcome::Captured);
    Some(NotHeld { stones: lost, capture: Some(Capture::read_in([*both])), is_lost, ..undecided })
}
