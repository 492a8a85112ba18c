use std::cmp::Ordering;

use super::capture::Capture;
use super::eyes::JoinedChains;
use super::ground::Ground;
use super::search::{LocalGame, LocalProblem, Role, SearchOutcome};
use super::searcher::Searcher;
use super::weak_groups::{WeakGroup, WeakGroupFate, WeakGroupVerdicts};
use super::{Loss, NotAllKept};
use crate::board::{ByColor, Color, PointSet};

/// Asks of weak groups that live whether they can be kept together with the eyes that others of their joined chains
/// have beside them: a move may threaten both. Then the smaller is given up.
pub(super) fn not_all_kept_beside_eyes(
    ground: &Ground,
    all_joined: &[JoinedChains],
    weak_groups: &[WeakGroup],
    verdicts: &WeakGroupVerdicts,
    searcher: &mut Searcher<'_>,
) -> Vec<NotAllKept> {
    let stays = |fate: WeakGroupFate| matches!(fate, WeakGroupFate::Alive | WeakGroupFate::Owes(_));
    let may_come_off = ByColor::from_fn(|color: Color| {
        let doubtful = weak_groups.iter().filter(|weak| weak.color == color && !stays(verdicts[&weak.id].fate));
        doubtful.map(|weak| weak.stones).collect()
    });
    let mut questions = Vec::new();
    for weak in weak_groups.iter().filter(|weak| verdicts[&weak.id].fate == WeakGroupFate::Alive) {
        let is_of = |joined: &&JoinedChains| {
            joined.color == weak.color && joined.members.iter().any(|member| member.stones.is_subset(&weak.stones))
        };
        let around = weak.stones.touched_parts(&ground.neutral);
        for joined in all_joined.iter().filter(is_of) {
            let problems =
                joined.together_with(ground, &weak.stones, around, may_come_off.get(!weak.color)).into_iter();
            let problems =
                problems.filter_map(|both| Some((searcher.game(&both)?, both, verdicts[&weak.id].is_doubtful)));
            questions.extend(problems);
        }
    }
    // The order must not depend on how the board is turned.
    questions.sort_by(|(one, ..), (other, ..)| one.key().cmp(other.key()));
    let not_all_kept = questions.into_iter().filter_map(|(game, both, is_doubtful)| {
        Some(NotAllKept { is_doubtful, ..lost_together(&game, &both, searcher)? })
    });
    not_all_kept.collect()
}

/// What is lost if the opponent starts, the weak group or the chain that needs the eye. Where one of them is not kept
/// alone in this game, it is held by what is not in it, and the game says nothing.
fn lost_together(game: &LocalGame, both: &LocalProblem, searcher: &mut Searcher<'_>) -> Option<NotAllKept> {
    let (weak, chain, color) = (both.target, both.link, both.defender);
    let together = searcher.outcome(game, Role::Attacker);
    if together == SearchOutcome::Safe {
        return None;
    }
    let mut read = |local: &LocalProblem| searcher.outcome_in(local, Role::Attacker);
    let eyes_alone = LocalProblem { target: PointSet::EMPTY, ..*both };
    let mut weak_alone = LocalProblem { link: PointSet::EMPTY, ..*both };
    *weak_alone.immortal.get_mut(color) |= chain;
    let alone = [eyes_alone, weak_alone].map(|local| read(&local));
    if alone.contains(&SearchOutcome::Captured) {
        return None;
    }
    let undecided = NotAllKept::undecided(color, weak | chain);
    if together == SearchOutcome::Undecided || alone != [SearchOutcome::Safe; 2] {
        return Some(undecided);
    }
    let mut without_chain = LocalProblem { area: both.area | chain, link: PointSet::EMPTY, ..*both };
    *without_chain.stones.get_mut(color) |= chain;
    let stones = match weak.len().cmp(&chain.len()) {
        Ordering::Less => weak,
        Ordering::Equal => weak | chain,
        Ordering::Greater if read(&without_chain) == SearchOutcome::Safe => chain,
        Ordering::Greater => return Some(undecided),
    };
    let second = searcher.outcome(game, Role::Defender);
    if second == SearchOutcome::Undecided {
        return Some(undecided);
    }
    let loss = Loss { capture: Capture::read_in([*both]), is_certain: second == SearchOutcome::Captured };
    Some(NotAllKept { stones, loss: Some(loss), ..undecided })
}
