use super::{DecidedBy, Outcome, RuleSetBoards, Terms, Verdict};
use crate::board::Color;
use crate::position::{End, Loser, Position};
use crate::rules::{Amount, Overtime, RuleSet};

/// What is scored under a rule set: a position, with its boards.
#[derive(Clone, Copy)]
pub(super) struct ScoringInput<'a> {
    pub(super) boards: &'a RuleSetBoards<'a>,
    pub(super) rules: &'a RuleSet,
    pub(super) terms: &'a Terms,
}

impl<'a> ScoringInput<'a> {
    pub(super) const fn position(&self) -> &'a Position {
        self.boards.position()
    }

    /// What a lead and the end of the game make of it.
    pub(super) fn verdict(&self, lead: Option<Amount>) -> Verdict {
        if let Some((outcome, end)) = self.decided_by_end() {
            return Verdict { lead, outcome, decided_by: Some(DecidedBy::End), end: Some(end) };
        }
        let undetermined = Verdict { lead, outcome: Outcome::Undetermined, decided_by: None, end: None };
        lead.map_or(undetermined, |lead| Verdict::from_lead(self.position(), self.rules, lead))
    }

    /// The outcome where the end of the game, or too much overtime, decides it, and what end that is.
    fn decided_by_end(&self) -> Option<(Outcome, End)> {
        let (history, terms) = (self.position().history(), self.terms);
        if let Some(end) = history.ended_by.filter(|end| end.is_decisive()) {
            let outcome = |loser| match loser {
                Loser::One(color) => Outcome::Wins(!color),
                Loser::Both => Outcome::BothLose,
            };
            return history.lost_by.map(|loser| (outcome(loser), end));
        }
        if self.rules.overtime.choice() == Some(Overtime::TwoPointsAPeriod) {
            // Who was the first is not known where both are: `report` refuses such a task.
            let outcome = match (terms.out_of_time(Color::Black), terms.out_of_time(Color::White)) {
                (true, true) => Outcome::BothLose,
                (true, false) => Outcome::Wins(Color::White),
                (false, true) => Outcome::Wins(Color::Black),
                (false, false) => return None,
            };
            return Some((outcome, End::Time));
        }
        None
    }
}
