//! What the record of a case tells beside its last board.
//!
//! It tells whether its result is what its own rules give, and what would explain it if not. It also tells how sure the
//! prisoners are, which moves are out of turn, and which some rule set bars.

mod causes;

mod check;

mod prisoners;

mod rulings;

mod statements;

mod turns;

pub use super::recorded_count::is_same;
pub use check::{RecordAgreement, RecordCheck};
pub use prisoners::{CaptureRange, LeadRange};
pub use rulings::RuledMove;
pub use turns::TurnOrder;

use super::{Detail, RuleSetScore, ScoreCase, ScoredRecord};
use crate::board::ByColor;
use crate::life::LifeMap;
use crate::position::End;
use crate::score::Removals;

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
    pub rulings: Vec<RuledMove>,
}

impl RecordReport {
    pub(super) fn of(
        case: &ScoreCase,
        (record, ended_by): (&ScoredRecord, Option<End>),
        scores: &[RuleSetScore],
        life: Option<&LifeMap>,
        removals: &mut Removals<'_>,
    ) -> Self {
        let game = &record.game;
        let captured = CaptureRange::of(game);
        Self {
            check: RecordCheck::of(case, game, life, removals),
            ended: if ended_by == Some(End::Unknown) { Some(End::Unknown.as_str()) } else { game.ended() },
            leads: LeadRange::all(scores, &captured),
            captured,
            turns: TurnOrder::of(game, &removals.agreed().dead),
            rulings: if case.detail == Detail::Totals { Vec::new() } else { RuledMove::all(case, game) },
        }
    }
}
