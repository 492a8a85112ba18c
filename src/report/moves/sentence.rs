use super::history::{KnownPosition, PositionHistory};
use super::{MoveReason, PlayedStone};
use crate::board::{Color, Point};
use crate::explain::{Statement, StatementCode};
use crate::position::Illegal;
use crate::rules::{Basis, RepetitionRule};

/// A play that can be put on the board, and what is known when it is.
pub(super) struct JudgedPlay<'a> {
    pub(super) player: Color,
    pub(super) point: Point,
    pub(super) played: &'a PlayedStone,
    pub(super) history: &'a PositionHistory,
    /// The known positions that it recreates, the latest last.
    pub(super) known: &'a [KnownPosition],
}

impl JudgedPlay<'_> {
    pub(super) fn start(&self, code: StatementCode) -> Statement {
        code.with("player", self.player).with("at", self.point)
    }

    pub(super) fn legal(&self) -> Statement {
        let (captured, own) = (self.played.captured, self.played.self_captured);
        if !own.is_empty() {
            self.start(StatementCode::MoveSelfCaptures).with_counted(own)
        } else if captured.is_empty() {
            self.start(StatementCode::MoveLegal)
        } else {
            self.start(StatementCode::MoveCaptures).with_counted(captured)
        }
    }

    pub(super) fn barred(&self, reason: MoveReason) -> Statement {
        self.start(code(reason))
    }

    /// `basis` is that of the ko rule.
    pub(super) fn open(&self, reason: MoveReason, basis: Basis) -> Statement {
        let statement = self.start(code(reason));
        if reason == MoveReason::RuleUnknown {
            statement.with("basis", basis.as_str())
        } else if reason == MoveReason::MayBeKo {
            statement.with("points", self.played.captured)
        } else {
            statement
        }
    }
}

/// The sentence for a reason; for silence it is that on ko.
fn code(reason: MoveReason) -> StatementCode {
    if reason == MoveReason::RuleUnknown {
        StatementCode::MoveKoRuleUnknown
    } else {
        StatementCode::for_word("move", reason.as_str())
    }
}

/// Why a move cannot be played at all, and that in words.
pub(super) fn impossible(player: Color, illegal: Illegal) -> (MoveReason, Statement) {
    let start = |reason, at: Point| Statement::new(code(reason)).with("player", player).with("at", at);
    match illegal {
        Illegal::Occupied { at, by } => (MoveReason::Occupied, start(MoveReason::Occupied, at).with("by", by)),
        Illegal::OffBoard { at } => (MoveReason::OffBoard, start(MoveReason::OffBoard, at)),
        Illegal::Suicide { at, stones } => {
            let statement = start(MoveReason::Suicide, at).with("points", at).with("count", u32::from(stones));
            (MoveReason::Suicide, statement)
        }
    }
}

pub(super) fn repetition(choice: Option<RepetitionRule>, basis: Basis) -> Statement {
    Statement::new(match choice {
        Some(RepetitionRule::NoResult) => StatementCode::RepetitionNoResult,
        Some(RepetitionRule::Draw) => StatementCode::RepetitionDraw,
        Some(RepetitionRule::Referee) => StatementCode::RepetitionReferee,
        Some(RepetitionRule::Forbidden) => StatementCode::RepetitionNotBarred,
        None => return StatementCode::RepetitionUnknown.with("basis", basis.as_str()),
    })
}
