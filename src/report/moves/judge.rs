use super::history::{KnownPosition, ReachedBy, Recapture};
use super::sentence::{self, JudgedPlay};
use super::{Legality, MoveNeed, MoveReason, MoveVerdict, RecreatedPosition, RepetitionRuling};
use crate::board::Color;
use crate::explain::{Statement, StatementCode};
use crate::position::Illegal;
use crate::rules::{ClauseView, Ko, RepetitionRule, RuleSet, Suicide};

/// What a ko rule says of a play.
enum Ban {
    /// Nothing against it. It is `unchecked` if unknown earlier positions were left out of account.
    Free { unchecked: bool },
    /// It is barred.
    Barred(MoveReason, Option<RecreatedPosition>),
    /// It turns on something unknown.
    Open(MoveReason, Vec<MoveNeed>),
}

const FREE: Ban = Ban::Free { unchecked: false };

/// What a rule set says of what may be played.
pub(super) struct MoveJudge<'a>(pub(super) &'a RuleSet);

impl MoveJudge<'_> {
    fn suicide(&self) -> ClauseView {
        ClauseView::from_clause("suicide", &self.0.suicide)
    }

    fn ko(&self) -> ClauseView {
        ClauseView::from_clause("ko", &self.0.ko)
    }

    /// The verdict on a pass: it is always open.
    pub(super) fn pass(player: Color) -> MoveVerdict {
        plain(Legality::Legal, StatementCode::MovePass.with("player", player))
    }

    /// The verdict after the sequence has stopped.
    pub(super) fn stopped(at: usize) -> MoveVerdict {
        let statement = StatementCode::MoveNotReached.with("number", at as u32 + 1);
        MoveVerdict { reason: Some(MoveReason::Stopped), ..plain(Legality::NotReached, statement) }
    }

    /// The verdict on a move that no rule set could let stand.
    pub(super) fn impossible(&self, player: Color, illegal: Illegal) -> MoveVerdict {
        let (reason, statement) = sentence::impossible(player, illegal);
        self.illegal(reason, None, None, statement)
    }

    pub(super) fn judge(&self, play: &JudgedPlay<'_>) -> MoveVerdict {
        let own = play.played.self_captured.len();
        let ban = self.ban(play);
        match self.0.suicide.choice() {
            Some(Suicide::Forbidden) if own > 0 => {
                let statement = play.start(StatementCode::MoveSuicide).with_counted(play.played.self_captured);
                self.illegal(MoveReason::Suicide, None, Some(self.suicide()), statement)
            }
            Some(Suicide::MultiStone) if own == 1 => {
                let reason = MoveReason::SuicideOfOneStone;
                self.illegal(reason, None, Some(self.suicide()), play.barred(reason))
            }
            // Where the ko rule bars it in any case, the silence on self-capture does not matter.
            None if own > 0 && !matches!(ban, Ban::Barred(..)) => open(
                MoveReason::RuleUnknown,
                vec![MoveNeed::SuicideRule],
                self.suicide(),
                play.start(StatementCode::MoveSuicideRuleUnknown).with("basis", self.0.suicide.basis().as_str()),
            ),
            _ => self.under_ko_rule(play, ban),
        }
    }

    fn under_ko_rule(&self, play: &JudgedPlay<'_>, ban: Ban) -> MoveVerdict {
        match ban {
            Ban::Barred(reason, repeats) => self.illegal(reason, repeats, Some(self.ko()), play.barred(reason)),
            Ban::Open(reason, needs) => open(reason, needs, self.ko(), play.open(reason, self.0.ko.basis())),
            Ban::Free { unchecked } => {
                let is_self_capture = !play.played.self_captured.is_empty();
                let takes_back = play.played.captured.len() == 1 && play.played.liberties.len() == 1;
                let clause = if is_self_capture {
                    Some(self.suicide())
                } else {
                    (takes_back || !play.known.is_empty()).then(|| self.ko())
                };
                let assumption = unchecked.then(|| Statement::new(StatementCode::RepetitionNotChecked));
                MoveVerdict {
                    clause,
                    repetition: self.ruling(play),
                    assumptions: assumption.into_iter().collect(),
                    ..plain(Legality::Legal, play.legal())
                }
            }
        }
    }

    /// What a position that comes back leads to. The capture of one's own single stone is like a pass and no
    /// repetition.
    fn ruling(&self, play: &JudgedPlay<'_>) -> Option<RepetitionRuling> {
        let (choice, basis) = (self.0.repetition.choice(), self.0.repetition.basis());
        (!play.known.is_empty() && play.played.self_captured.len() != 1).then(|| RepetitionRuling {
            choice,
            clause: ClauseView::from_clause("repetition", &self.0.repetition),
            statement: sentence::repetition(choice, basis),
        })
    }

    fn ban(&self, play: &JudgedPlay<'_>) -> Ban {
        let (history, after) = (play.history, &play.played.after);
        let is_lone_stone = play.played.chain.len() == 1 && play.played.liberties.len() == 1;
        let recapture = history.recapture(play.player, play.point, &play.played.captured, is_lone_stone);
        let latest = play.known.last().map(|known| recreated_by(known, play.player));
        let Some(ko) = self.0.ko.choice() else { return unknown_rule(play, recapture, latest) };
        match (ko, recapture) {
            (Ko::Simple | Ko::NaturalSituationalSuperko | Ko::Ing, Recapture::Yes) => {
                return Ban::Barred(MoveReason::Ko, latest);
            }
            (Ko::Simple | Ko::Ing, Recapture::Unknown) => {
                return Ban::Open(MoveReason::MayBeKo, vec![MoveNeed::LastPlay]);
            }
            _ => {}
        }
        match ko {
            Ko::Simple if self.0.repetition.choice() == Some(RepetitionRule::Forbidden) => positional(play, latest),
            Ko::Simple => FREE,
            Ko::PositionalSuperko => positional(play, latest),
            Ko::SituationalSuperko => situational(play),
            Ko::NaturalSituationalSuperko => natural(play),
            Ko::Spight => spight(play),
            Ko::Ing if latest.is_some() && play.played.self_captured.len() != 1 => {
                Ban::Open(MoveReason::IngKo, vec![MoveNeed::Ruling])
            }
            Ko::Ing => Ban::Free { unchecked: history.may_have_stood(after) },
        }
    }

    fn illegal(
        &self,
        reason: MoveReason,
        repeats: Option<RecreatedPosition>,
        clause: Option<ClauseView>,
        statement: Statement,
    ) -> MoveVerdict {
        let penalty = &self.0.illegal_move;
        MoveVerdict {
            reason: Some(reason),
            repeats,
            clause,
            penalty: Some((penalty.choice(), ClauseView::from_clause("illegal_move", penalty))),
            ..plain(Legality::Illegal, statement)
        }
    }
}

fn open(reason: MoveReason, needs: Vec<MoveNeed>, clause: ClauseView, statement: Statement) -> MoveVerdict {
    let verdict = plain(Legality::Undetermined, statement);
    MoveVerdict { reason: Some(reason), needs, clause: Some(clause), ..verdict }
}

const fn plain(legality: Legality, statement: Statement) -> MoveVerdict {
    MoveVerdict {
        legality,
        reason: None,
        repeats: None,
        needs: Vec::new(),
        clause: None,
        penalty: None,
        repetition: None,
        assumptions: Vec::new(),
        statement,
    }
}

/// A known position as one that a move of this player recreates.
pub(super) fn recreated_by(known: &KnownPosition, player: Color) -> RecreatedPosition {
    RecreatedPosition { earlier: known.earlier, same_player_to_move: known.to_move.map(|to_move| to_move != player) }
}

/// What is left once no known position bars a play: positions that are not known.
fn unknown_positions(play: &JudgedPlay<'_>) -> Ban {
    let takes_off = !play.played.captured.is_empty() || play.played.self_captured.len() > 1;
    match (play.history.may_have_stood(&play.played.after), takes_off) {
        (false, _) => FREE,
        (true, false) => Ban::Free { unchecked: true },
        (true, true) => Ban::Open(MoveReason::MayRepeat, vec![MoveNeed::PreviousPositions]),
    }
}

fn positional(play: &JudgedPlay<'_>, latest: Option<RecreatedPosition>) -> Ban {
    match latest {
        Some(repeat) => Ban::Barred(MoveReason::PositionalSuperko, Some(repeat)),
        None => unknown_positions(play),
    }
}

fn situational(play: &JudgedPlay<'_>) -> Ban {
    if let Some(known) = play.known.iter().rfind(|known| known.to_move == Some(!play.player)) {
        return Ban::Barred(MoveReason::SituationalSuperko, Some(recreated_by(known, play.player)));
    }
    if play.known.iter().any(|known| known.to_move.is_none()) {
        return Ban::Open(MoveReason::MayBeSameSituation, vec![MoveNeed::PlayerToMove]);
    }
    // The capture of one's own single stone hands the turn over as a pass does: barred if the opponent has just passed.
    if play.played.self_captured.len() == 1 && play.history.last_turn_is_unknown() {
        return Ban::Open(MoveReason::MayBeSameSituation, vec![MoveNeed::LastPlay]);
    }
    unknown_positions(play)
}

fn natural(play: &JudgedPlay<'_>) -> Ban {
    if let Some(known) = play.known.iter().rfind(|known| known.reached_by == ReachedBy::Play(play.player)) {
        return Ban::Barred(MoveReason::NaturalSituationalSuperko, Some(recreated_by(known, play.player)));
    }
    if play.known.iter().any(|known| known.reached_by == ReachedBy::Unknown) {
        return Ban::Open(MoveReason::MayBeSameSituation, vec![MoveNeed::PlayerToMove]);
    }
    unknown_positions(play)
}

fn spight(play: &JudgedPlay<'_>) -> Ban {
    match play.known.iter().rfind(|known| play.history.is_since_pass(known)) {
        Some(known) => Ban::Barred(MoveReason::SpightSuperko, Some(recreated_by(known, play.player))),
        None if play.history.has_pass() => FREE,
        None => unknown_positions(play),
    }
}

/// A rule set that is silent on ko, or was not read: a play is legal only where no ko rule could bar it.
fn unknown_rule(play: &JudgedPlay<'_>, recapture: Recapture, latest: Option<RecreatedPosition>) -> Ban {
    let mut needs = vec![MoveNeed::KoRule];
    match (recapture, unknown_positions(play)) {
        (Recapture::Yes, _) => {}
        (Recapture::Unknown, _) => needs.push(MoveNeed::LastPlay),
        (Recapture::No, _) if latest.is_some() => {}
        (Recapture::No, Ban::Open(_, more)) => needs.extend(more),
        (Recapture::No, free) => return free,
    }
    Ban::Open(MoveReason::RuleUnknown, needs)
}
