use super::{MoveReason, PlayedStone};
use crate::board::{Color, Point};
use crate::explain::{Code, Statement};
use crate::position::Illegal;
use crate::rules::{ClauseView, RepetitionRule};

/// A play, to be put into statements.
pub(super) struct PlayInWords<'a> {
    pub(super) player: Color,
    pub(super) at: Point,
    pub(super) played: &'a PlayedStone,
}

impl PlayInWords<'_> {
    fn start(&self, code: Code) -> Statement {
        Statement::new(code).with("player", self.player).with("at", self.at)
    }

    pub(super) fn legal(&self) -> Statement {
        let (captured, own) = (self.played.captured, self.played.self_captured);
        let with_count = |code, points: crate::board::PointSet| {
            self.start(code).with("points", points).with("count", u32::from(points.len()))
        };
        if !own.is_empty() {
            with_count(Code::MoveSelfCaptures, own)
        } else if captured.is_empty() {
            self.start(Code::MoveLegal)
        } else {
            with_count(Code::MoveCaptures, captured)
        }
    }

    pub(super) fn suicide(&self) -> Statement {
        let own = self.played.self_captured;
        self.start(Code::MoveSuicide).with("points", own).with("count", u32::from(own.len()))
    }

    pub(super) fn suicide_of_one_stone(&self) -> Statement {
        self.start(Code::MoveSuicideOfOneStone)
    }

    pub(super) fn suicide_rule_unknown(&self, clause: &ClauseView) -> Statement {
        self.start(Code::MoveSuicideRuleUnknown).with("basis", clause.basis.as_str())
    }

    pub(super) fn barred(&self, reason: MoveReason) -> Statement {
        self.start(code(reason).unwrap_or(Code::MovePositionalSuperko))
    }

    /// `clause` is the ko rule.
    pub(super) fn open(&self, reason: MoveReason, clause: &ClauseView) -> Statement {
        let Some(code) = code(reason).filter(|_| reason != MoveReason::RuleUnknown) else {
            return self.start(Code::MoveKoRuleUnknown).with("basis", clause.basis.as_str());
        };
        let statement = self.start(code);
        if reason == MoveReason::MayBeKo { statement.with("points", self.played.captured) } else { statement }
    }
}

/// The sentence for what a ko rule says of a play.
const fn code(reason: MoveReason) -> Option<Code> {
    Some(match reason {
        MoveReason::Ko => Code::MoveKo,
        MoveReason::PositionalSuperko => Code::MovePositionalSuperko,
        MoveReason::SituationalSuperko => Code::MoveSituationalSuperko,
        MoveReason::NaturalSituationalSuperko => Code::MoveNaturalSituationalSuperko,
        MoveReason::SpightSuperko => Code::MoveSpightSuperko,
        MoveReason::MayBeKo => Code::MoveMayBeKo,
        MoveReason::MayRepeat => Code::MoveMayRepeat,
        MoveReason::MayBeSameSituation => Code::MoveMayBeSameSituation,
        MoveReason::IngKo => Code::MoveIngKo,
        MoveReason::RuleUnknown => Code::MoveKoRuleUnknown,
        MoveReason::Occupied
        | MoveReason::OffBoard
        | MoveReason::Suicide
        | MoveReason::SuicideOfOneStone
        | MoveReason::Stopped => return None,
    })
}

pub(super) fn pass(player: Color) -> Statement {
    Statement::new(Code::MovePass).with("player", player)
}

pub(super) fn stopped(at: usize) -> Statement {
    Statement::new(Code::MoveNotReached).with("number", at as u32 + 1)
}

pub(super) fn impossible(player: Color, illegal: Illegal) -> Statement {
    let start = |code, at: Point| Statement::new(code).with("player", player).with("at", at);
    match illegal {
        Illegal::Occupied { at, by } => start(Code::MoveOccupied, at).with("by", by),
        Illegal::OffBoard { at } => start(Code::MoveOffBoard, at),
        Illegal::Suicide { at, stones } => {
            start(Code::MoveSuicide, at).with("points", at).with("count", u32::from(stones))
        }
    }
}

pub(super) fn repetition(choice: Option<RepetitionRule>, clause: &ClauseView) -> Statement {
    Statement::new(match choice {
        Some(RepetitionRule::NoResult) => Code::RepetitionNoResult,
        Some(RepetitionRule::Draw) => Code::RepetitionDraw,
        Some(RepetitionRule::Referee) => Code::RepetitionReferee,
        Some(RepetitionRule::Forbidden) => Code::RepetitionNotBarred,
        None => return Statement::new(Code::RepetitionUnknown).with("basis", clause.basis.as_str()),
    })
}
