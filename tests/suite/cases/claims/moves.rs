//! Claims about what may be played, asked of the comparison of moves under the rule set of the claim.

use super::{Asserted, Checked, ensure, legal};
use gyega::formats::case_file::{IllegalReason, SequenceEnd};
use gyega::position::Move;
use gyega::report::moves::{MoveReason, MoveVerdict};
use gyega::report::{Legality, MoveCase, MoveReport, compare_moves};

impl Asserted<'_> {
    /// What the rule set of the claim says of the moves that lead to it and of the move itself. A claim about a later
    /// position forgets the last move of the case.
    fn compared(&self, moves: Vec<Move>) -> Result<MoveReport, String> {
        let mut setup = self.setup();
        if !self.claim.after.is_empty() {
            setup.history.last_play = None;
        } else if let Some(last) = &self.claim.last_move {
            setup.history.last_play = last.last_play();
        }
        let mut case = MoveCase::new(legal(setup)?, moves);
        case.rule_sets = vec![self.rules()];
        let faults = case.faults();
        ensure(faults.is_empty(), || format!("{faults:?}"))?;
        Ok(compare_moves(&case))
    }

    fn verdict(&self) -> Result<MoveVerdict, String> {
        let asked = Move { player: self.player(), point: Some(self.point()) };
        let report = self.compared(self.claim.after.iter().map(|turn| turn.turn()).chain([asked]).collect())?;
        let step = report.steps.last().ok_or("no move was asked about")?;
        step.verdicts.first().cloned().ok_or_else(|| "no rule set answered".to_owned())
    }

    pub(super) fn legal(&self) -> Checked {
        let verdict = self.verdict()?;
        ensure(verdict.legality == Legality::Legal, || format!("{}: {:?}", verdict.legality.as_str(), verdict.reason))
    }

    pub(super) fn illegal(&self, reason: IllegalReason) -> Checked {
        let expected: &[MoveReason] = match reason {
            IllegalReason::Suicide => &[MoveReason::Suicide, MoveReason::SuicideOfOneStone],
            IllegalReason::Ko => &[MoveReason::Ko],
            IllegalReason::Occupied => &[MoveReason::Occupied],
        };
        let verdict = self.verdict()?;
        let is_barred = verdict.legality == Legality::Illegal;
        let holds = is_barred && verdict.reason.is_some_and(|reason| expected.contains(&reason));
        ensure(holds, || format!("{}: {:?}", verdict.legality.as_str(), verdict.reason))
    }

    /// A capture that starts a ko takes one stone, and taking back at once is barred and would restore the position.
    pub(super) fn ko(&self, takes_back: bool) -> Checked {
        if takes_back {
            return self.illegal(IllegalReason::Ko);
        }
        let (player, point) = (self.player(), self.point());
        let before: Vec<Move> = self.claim.after.iter().map(|turn| turn.turn()).collect();
        let report = self.compared([before.clone(), vec![Move { player, point: Some(point) }]].concat())?;
        let played = report.steps[before.len()].played.ok_or("the capture cannot be played")?;
        let taken =
            played.captured.first().filter(|_| played.captured.len() == 1).ok_or("it does not take one stone")?;
        let back = [Move { player, point: Some(point) }, Move { player: !player, point: Some(taken) }];
        let report = self.compared([before.clone(), back.to_vec()].concat())?;
        let step = report.steps.last().ok_or("no move was asked about")?;
        ensure(step.verdicts[0].reason == Some(MoveReason::Ko), || format!("{:?}", step.verdicts[0].reason))?;
        ensure(!step.repeats.is_empty(), || "taking back restores no position".to_owned())
    }

    /// A sequence of the case comes round, every move of it is open, and the rule set then says so.
    pub(super) fn repetition(&self, result: &str) -> Checked {
        let comes_round = |ends: &Option<SequenceEnd>| matches!(ends, Some(SequenceEnd::SamePosition));
        let mut sequences = self.case.sequences.iter().filter(|found| comes_round(&found.ends) && !found.ignores_ko);
        let sequence = sequences.next().ok_or("no sequence comes round")?;
        let report = self.compared(sequence.moves.iter().map(|turn| turn.turn()).collect())?;
        let step = report.steps.last().ok_or("no move was asked about")?;
        let verdict = &step.verdicts[0];
        ensure(verdict.legality == Legality::Legal, || format!("the last move is {}", verdict.legality.as_str()))?;
        let ruling = verdict.repetition.as_ref().ok_or("the position does not come back")?;
        let found = ruling.clause.choice.clone().unwrap_or_else(|| "unknown".to_owned());
        ensure(found == result, || format!("the rule set says {found}"))
    }
}
