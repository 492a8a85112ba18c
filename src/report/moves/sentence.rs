use super::{MoveReason, PlayedStone};
use crate::board::{Color, Point};
use crate::explain::Statement;
use crate::position::Illegal;
use crate::rules::{ClauseView, RepetitionRule};

/// A play, to be put into statements.
pub(super) struct PlayInWords<'a> {
    pub(super) player: Color,
    pub(super) at: Point,
    pub(super) played: &'a PlayedStone,
}

impl PlayInWords<'_> {
    fn start(&self, code: &'static str) -> Statement {
        Statement::new(code).with("player", self.player).with("at", self.at)
    }

    pub(super) fn legal(&self) -> Statement {
        let (captured, own) = (self.played.captured, self.played.self_captured);
        let with_count = |code, points: crate::board::PointSet| {
            self.start(code).with("points", points).with("count", u32::from(points.len()))
        };
        if !own.is_empty() {
            with_count("move-self-captures", own)
        } else if captured.is_empty() {
            self.start("move-legal")
        } else {
            with_count("move-captures", captured)
        }
    }

    pub(super) fn suicide(&self) -> Statement {
        let own = self.played.self_captured;
        self.start("move-suicide").with("points", own).with("count", u32::from(own.len()))
    }

    pub(super) fn suicide_of_one_stone(&self) -> Statement {
        self.start("move-suicide-of-one-stone")
    }

    pub(super) fn suicide_rule_unknown(&self, clause: &ClauseView) -> Statement {
        self.start("move-suicide-rule-unknown").with("basis", clause.basis.as_str())
    }

    pub(super) fn barred(&self, reason: MoveReason) -> Statement {
        self.start(code(reason).unwrap_or("move-positional-superko"))
    }

    /// `clause` is the ko rule.
    pub(super) fn open(&self, reason: MoveReason, clause: &ClauseView) -> Statement {
        let Some(code) = code(reason).filter(|_| reason != MoveReason::RuleUnknown) else {
            return self.start("move-ko-rule-unknown").with("basis", clause.basis.as_str());
        };
        let statement = self.start(code);
        if reason == MoveReason::MayBeKo { statement.with("points", self.played.captured) } else { statement }
    }
}

/// The sentence for what a ko rule says of a play.
const fn code(reason: MoveReason) -> Option<&'static str> {
    Some(match reason {
        MoveReason::Ko => "move-ko",
        MoveReason::PositionalSuperko => "move-positional-superko",
        MoveReason::SituationalSuperko => "move-situational-superko",
        MoveReason::NaturalSituationalSuperko => "move-natural-situational-superko",
        MoveReason::SpightSuperko => "move-spight-superko",
        MoveReason::MayBeKo => "move-may-be-ko",
        MoveReason::MayRepeat => "move-may-repeat",
        MoveReason::MayBeSameSituation => "move-may-be-same-situation",
        MoveReason::IngKo => "move-ing-ko",
        MoveReason::RuleUnknown => "move-ko-rule-unknown",
        MoveReason::Occupied
        | MoveReason::OffBoard
        | MoveReason::Suicide
        | MoveReason::SuicideOfOneStone
        | MoveReason::Stopped => return None,
    })
}

pub(super) fn pass(player: Color) -> Statement {
    Statement::new("move-pass").with("player", player)
}

pub(super) fn stopped(at: usize) -> Statement {
    Statement::new("move-not-reached").with("number", at as u32 + 1)
}

pub(super) fn impossible(player: Color, illegal: Illegal) -> Statement {
    let start = |code, at: Point| Statement::new(code).with("player", player).with("at", at);
    match illegal {
        Illegal::Occupied { at, by } => start("move-occupied", at).with("by", by),
        Illegal::OffBoard { at } => start("move-off-board", at),
        Illegal::Suicide { at, stones } => {
            start("move-suicide", at).with("points", at).with("count", u32::from(stones))
        }
    }
}

pub(super) fn repetition(choice: Option<RepetitionRule>, clause: &ClauseView) -> Statement {
    Statement::new(match choice {
        Some(RepetitionRule::NoResult) => "repetition-no-result",
        Some(RepetitionRule::Draw) => "repetition-draw",
        Some(RepetitionRule::Referee) => "repetition-referee",
        Some(RepetitionRule::Forbidden) => "repetition-not-barred",
        None => return Statement::new("repetition-unknown").with("basis", clause.basis.as_str()),
    })
}
