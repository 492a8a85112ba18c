//! What the record of a task tells beside its last board.
//!
//! It tells whether its result is what its own rules give, and what would explain it if not. It also tells how sure the
//! prisoners are, which moves are out of turn, and which some rule set bars.

mod capture_range;
mod causes;
mod check;
mod judged_moves;
mod statements;
mod turns;

pub use super::recorded_count::agrees_with_record;
pub use capture_range::{CaptureRange, LeadRange};
pub use check::{RecordAgreement, RecordCheck};
pub use judged_moves::JudgedMove;
pub use turns::TurnOrder;

use super::{RuleSetScore, ScoreTask, ScoredRecord};
use crate::board::ByColor;
use crate::life::LifeMap;
use crate::position::End;
use crate::score::RuleSetBoards;

/// What a record tells beside its last board. Nothing here changed a score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordReport {
    /// Whether its result is what its own rules give.
    pub check: RecordCheck,
    /// The word for how the game ended: `unknown` too where its result shows that another board was counted.
    pub ended: Option<&'static str>,
    /// The stones that each player captured, as far as the record tells.
    pub captured: ByColor<CaptureRange>,
    /// Where captures are in doubt, the leads between which the score lies: one for each score that needs them.
    pub leads: Vec<LeadRange>,
    /// Moves out of turn.
    pub turns: TurnOrder,
    /// Moves that bring back a position or capture their own stones, with what each rule set makes of them. With detail
    /// `totals` there are none.
    pub judged_moves: Vec<JudgedMove>,
}

impl RecordReport {
    pub(super) fn new(
        task: &ScoreTask,
        (record, ended_by): (&ScoredRecord, Option<End>),
        scores: &[RuleSetScore],
        life: Option<&LifeMap>,
        rule_set_boards: &RuleSetBoards<'_>,
    ) -> Self {
        let game = &record.game;
        let captured = CaptureRange::from_game(game);
        Self {
            check: RecordCheck::run(task, game, life, rule_set_boards),
            ended: if ended_by == Some(End::Unknown) { Some(End::Unknown.as_str()) } else { game.ended() },
            leads: LeadRange::all(scores, &captured),
            captured,
            turns: TurnOrder::from_game(game, &rule_set_boards.agreed_board().marked.dead),
            judged_moves: if task.wanted.detail.has_reasons() { JudgedMove::all(task, game) } else { Vec::new() },
        }
    }
}
