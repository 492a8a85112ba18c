use crate::board::Stones;
use crate::explain::{Statement, StatementCode};
use crate::position::{Game, Setup};
use crate::report::ScoreTask;
use crate::report::moves::{EarlierPosition, MoveStep, MoveTask, compare_moves};

/// A move that brings back a position of the game, or captures its own stones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JudgedMove {
    /// Its index, from 0.
    pub index: usize,
    /// How many moves had been played when the latest of the positions that it brings back stood.
    pub stood_after: Option<usize>,
    /// What each rule set of the task says of it, the game so far being as it was played.
    pub step: MoveStep,
}

impl JudgedMove {
    /// The most that are looked at; a game with more is a cycle that goes on.
    pub const MAX: usize = 50;

    /// What it does.
    pub fn statement(&self) -> Statement {
        let turn = self.step.turn;
        let code = match self.stood_after {
            Some(_) => StatementCode::RecordMoveRepeats,
            None => StatementCode::RecordMoveCapturesItself,
        };
        let statement = code.with("number", self.index as u32 + 1).with("player", turn.player);
        statement.with_known("at", turn.point).with_known("after", self.stood_after.map(|after| after as u32))
    }

    /// Of the moves before the first change by hand.
    pub(super) fn all(task: &ScoreTask, game: &Game) -> Vec<Self> {
        let (record, positions) = (&game.move_list, &game.replay.positions);
        let mut end = record.moves.len();
        if !game.replay.is_made_by_moves {
            end = record.changes.first().map_or(end, |change| change.before.min(end));
            end = record.replay_as_written().1.first().map_or(end, |fault| fault.index.min(end));
        }
        let counts: Vec<u16> = positions.iter().map(|stones| stones.occupied().len()).collect();
        let mut ruled = Vec::new();
        for index in 0..end {
            let (Some(after), Some(turn)) = (positions.get(index + 1), record.moves.get(index)) else { break };
            let Some(point) = turn.point else { continue };
            // A board without the stone just played: its own stones came off.
            let is_self_capture = after.at(point).is_none();
            // Between two equal boards as many stones come off as are played.
            let is_same = |earlier: &usize| counts[*earlier] == counts[index + 1] && positions[*earlier] == *after;
            let stood_after = (0..=index).rev().find(is_same);
            if !is_self_capture && stood_after.is_none() {
                continue;
            }
            ruled.extend(judged_step(task, game, index).map(|step| Self { index, stood_after, step }));
            if ruled.len() == Self::MAX {
                break;
            }
        }
        ruled
    }
}

/// What the rule sets say of one move of a game, with all positions before it known.
fn judged_step(task: &ScoreTask, game: &Game, index: usize) -> Option<MoveStep> {
    let positions = &game.replay.positions;
    let earlier = |(stones, turn): (&Stones, &crate::position::Move)| EarlierPosition {
        stones: *stones,
        to_move: Some(turn.player),
    };
    let previous = positions[..index].iter().zip(&game.move_list.moves).map(earlier).collect();
    let move_task = MoveTask {
        position: Setup::new(positions[index]).check().ok()?,
        previous: Some(previous),
        moves: vec![game.move_list.moves[index]],
        rule_sets: task.rule_sets.clone(),
    };
    if !move_task.faults().is_empty() {
        return None;
    }
    compare_moves(&move_task).steps.into_iter().next()
}
