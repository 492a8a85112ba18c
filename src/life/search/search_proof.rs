use std::collections::BTreeMap;

use super::checker_sight::Sight;
use super::{LocalGame, LocalMove, LocalState, Role};

/// What shows the outcome of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SearchProof {
    /// The attacker captures: every move that is played leads to a position of lower rank, and at last to a capture.
    Captured(Vec<RankedPosition>),
    /// The attacker cannot force a capture: a set of positions that he cannot leave, with the defender's move where he
    /// is to move.
    Safe(Vec<(LocalState, LocalMove)>),
}

/// A position from which the attacker captures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RankedPosition {
    /// The position.
    pub state: LocalState,
    /// How late it is; the positions after it rank lower.
    pub rank: u32,
    /// The attacker's move, where he is to move.
    pub best: LocalMove,
}

/// Why a proof shows nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ProofFault {
    /// The position in question is not in it.
    #[error("the first position is missing")]
    NoStart,
    /// A move in it may not be played.
    #[error("a move may not be played")]
    IllegalMove,
    /// A move leads to a position that is not in it.
    #[error("a move leads out of the proof")]
    Open,
    /// A move leads to a position whose rank is not lower.
    #[error("a move does not come nearer to the capture")]
    NoProgress,
    /// A position of a safe set is a capture.
    #[error("a position is a capture")]
    Capture,
    /// A position of a capture is one where the defender has won.
    #[error("a position is the defender's success")]
    Failure,
}

/// Whether it can be seen without a move that all of the target is never captured, though its owner plays only to take
/// stones in its eyes.
pub(in crate::life) fn is_held_at_sight(game: &LocalGame, state: &LocalState) -> bool {
    Sight::new(game, state).is_lost()
}

/// Checks a proof from the rule of a move alone. Positions that can be judged at sight need not be in it; the checker
/// judges them by its own reading of what the search relies on.
///
/// # Errors
///
/// The first fault; then the proof shows nothing, whatever the outcome is.
pub fn check(game: &LocalGame, first: Role, proof: &SearchProof) -> Result<(), ProofFault> {
    match proof {
        SearchProof::Captured(ranked) => check_captured(game, first, ranked),
        SearchProof::Safe(closed) => check_safe(game, first, closed),
    }
}

fn check_captured(game: &LocalGame, first: Role, ranked: &[RankedPosition]) -> Result<(), ProofFault> {
    let ranks: BTreeMap<_, _> = ranked.iter().map(|one| (one.state, one.rank)).collect();
    if !ranks.contains_key(&game.start(first)) {
        return Err(ProofFault::NoStart);
    }
    for RankedPosition { state, best, .. } in ranked {
        if Sight::new(game, state).is_won() {
            continue;
        }
        if game.winner(state).is_some() {
            return Err(ProofFault::Failure);
        }
        let rank = ranks[state];
        let is_lower = |after: LocalState| match ranks.get(&after) {
            Some(other) if *other < rank => Ok(()),
            _ if Sight::new(game, &after).is_won() => Ok(()),
            None => Err(ProofFault::Open),
            Some(_) => Err(ProofFault::NoProgress),
        };
        match state.to_move {
            Role::Attacker => is_lower(game.play(state, *best).ok_or(ProofFault::IllegalMove)?)?,
            Role::Defender => game.moves(state).try_for_each(|(_, after)| is_lower(after))?,
        }
    }
    Ok(())
}

fn check_safe(game: &LocalGame, first: Role, closed: &[(LocalState, LocalMove)]) -> Result<(), ProofFault> {
    let replies: BTreeMap<_, _> = closed.iter().copied().collect();
    if !replies.contains_key(&game.start(first)) {
        return Err(ProofFault::NoStart);
    }
    let stays = |after: LocalState| {
        let is_in = replies.contains_key(&after) || Sight::new(game, &after).is_lost();
        if is_in { Ok(()) } else { Err(ProofFault::Open) }
    };
    for (state, reply) in &replies {
        if game.winner(state) == Some(Role::Attacker) {
            return Err(ProofFault::Capture);
        }
        if Sight::new(game, state).is_lost() {
            continue;
        }
        match state.to_move {
            Role::Attacker => game.moves(state).try_for_each(|(_, after)| stays(after))?,
            Role::Defender => stays(game.play(state, *reply).ok_or(ProofFault::IllegalMove)?)?,
        }
    }
    Ok(())
}
