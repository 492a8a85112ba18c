use super::history::{Earlier, PositionHistory};
use super::judge::{MoveJudge, recreated_by};
use super::sentence::JudgedPlay;
use super::{Legality, MoveReport, MoveStep, MoveTask, MoveVerdict, PlayedStone, RecreatedPosition};
use crate::board::{Color, Point, PointSet, Stones};
use crate::position::{Illegal, Move, play};
use crate::rules::Suicide;

/// Says of each move whether it may be played under each rule set, and why.
///
/// A task with faults ([`MoveTask::faults`]) gets an answer that means nothing.
pub fn compare_moves(task: &MoveTask) -> MoveReport {
    let judges: Vec<_> = task.rule_sets.iter().map(|rules| MoveJudge(rules)).collect();
    let mut history = PositionHistory::before_first_move(task);
    let mut stones = *task.position.stones();
    let mut stopped_at: Vec<Option<usize>> = vec![None; judges.len()];
    let mut steps = Vec::with_capacity(task.moves.len());
    for (index, turn) in task.moves.iter().enumerate() {
        let goes_on = stopped_at.iter().any(Option::is_none);
        if goes_on {
            history.turn_of(&stones, turn.player, index);
        }
        let step = if goes_on {
            judged(&stones, *turn, &history, &judges, &stopped_at)
        } else {
            unreached(*turn, &stopped_at)
        };
        for (stopped, verdict) in stopped_at.iter_mut().zip(&step.verdicts) {
            if verdict.legality == Legality::Illegal {
                *stopped = Some(index);
            }
        }
        match (&step.played, turn.point) {
            (Some(played), Some(point)) => {
                stones = played.after;
                history.enter_play(&stones, turn.player, point, played.captured, index);
            }
            (None, None) if goes_on => history.enter_pass(&stones, turn.player, Earlier::AfterMove(index)),
            _ => {}
        }
        steps.push(step);
    }
    MoveReport { rule_sets: task.rule_sets.clone(), assumptions: history.assumptions, steps }
}

/// A move after every rule set has stopped.
fn unreached(turn: Move, stopped_at: &[Option<usize>]) -> MoveStep {
    let verdicts = stopped_at.iter().map(|at| MoveJudge::stopped(at.unwrap_or_default())).collect();
    MoveStep { turn, played: None, repeats: Vec::new(), verdicts }
}

/// A move that at least one rule set comes to.
fn judged(
    stones: &Stones,
    turn: Move,
    history: &PositionHistory,
    judges: &[MoveJudge<'_>],
    stopped_at: &[Option<usize>],
) -> MoveStep {
    let verdicts = |verdict_of: &dyn Fn(&MoveJudge<'_>) -> MoveVerdict| -> Vec<MoveVerdict> {
        let pairs = judges.iter().zip(stopped_at);
        pairs.map(|(judge, stopped)| stopped.map_or_else(|| verdict_of(judge), MoveJudge::stopped)).collect()
    };
    let player = turn.player;
    let without_play = |verdicts| MoveStep { turn, played: None, repeats: Vec::new(), verdicts };
    let Some(point) = turn.point else {
        return without_play(verdicts(&|_| MoveJudge::pass(player)));
    };
    match place_stone(stones, player, point) {
        Err(illegal) => without_play(verdicts(&|judge| judge.impossible(player, illegal))),
        Ok(effect) => {
            let known = history.positions_on(&effect.after);
            let question = JudgedPlay { player, point, played: &effect, history, known: &known };
            let verdicts = verdicts(&|judge| judge.judge(&question));
            let mut repeats: Vec<RecreatedPosition> = known.iter().map(|known| recreated_by(known, player)).collect();
            repeats.dedup();
            MoveStep { turn, played: Some(effect), repeats, verdicts }
        }
    }
}

/// Puts a stone on the board and says what it does there.
fn place_stone(stones: &Stones, player: Color, point: Point) -> Result<PlayedStone, Illegal> {
    let done = play(stones, player, point, Suicide::Allowed)?;
    let after = done.after;
    let chain = after.chain_at(point).filter(|_| done.self_captured.is_empty());
    let next_to = PointSet::from(point).neighbours(&after.all_points());
    let opposing = next_to.flood(after.of(!player));
    let in_atari = opposing.parts().filter(|part| part.neighbours(&after.vacant()).len() == 1);
    Ok(PlayedStone {
        after,
        captured: done.captured,
        self_captured: done.self_captured,
        chain: chain.map(|chain| chain.points).unwrap_or_default(),
        liberties: chain.map(|chain| chain.liberties).unwrap_or_default(),
        gives_atari: in_atari.collect(),
    })
}
