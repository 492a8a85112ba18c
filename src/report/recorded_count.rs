use std::borrow::Cow;

use crate::board::{ByColor, Color, PointSet};
use crate::position::{End, Game, History, Position, RecordedResult};
use crate::rules::SharedRuleSet;
use crate::score::{KomiChoice, Outcome, RuleSetBoards, Terms, TrialScorer, Verdict, score_under};

/// The count that a record tells: it shows whether its board and its marks are those that were counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedCount {
    recorded: RecordedResult,
    /// The rule set of the record; of a record that names none any of the task may be its own.
    rules_of_record: Option<SharedRuleSet>,
    komi: KomiChoice,
    territory: ByColor<PointSet>,
    /// Whether it is known that the game ended on the board.
    is_over: bool,
}

impl RecordedCount {
    /// That of a game; nothing where its result was not counted, or is that of a ruling on this very board.
    pub fn from_game(game: &Game) -> Option<Self> {
        let recorded = game.result.filter(|result| result.may_be_counted() && !game.is_of_ruling)?;
        let komi = game.komi.map_or(KomiChoice::OfRuleSet, KomiChoice::Same);
        let is_over = game.ended_by() == Some(End::Passes) || game.move_list.moves.is_empty();
        Some(Self { recorded, rules_of_record: game.rule_set(), komi, territory: game.territory, is_over })
    }

    /// This count, where somebody said that the game ended on the board.
    #[must_use]
    pub fn with_known_end(self) -> Self {
        Self { is_over: true, ..self }
    }

    /// The position as it is to be scored, given that count. Marks that do not speak of every group are whole
    /// where they give its count to the point. Where they leave out territory, or no passes show that the game
    /// ended here, a board that gives another count is not the one that was counted.
    pub(super) fn position_as_counted<'c>(
        &self,
        position: &'c Position,
        trials: &TrialScorer<'_>,
    ) -> Cow<'c, Position> {
        let rule_set_boards = RuleSetBoards::sharing(position, trials.cache);
        let marks = position.marks();
        let partition = &rule_set_boards.agreed_board().partition;
        let is_left_out = |color: Color| {
            !((*partition.territory.get(color) | *partition.dead_points.get(color)) - *self.territory.get(color))
                .is_empty()
        };
        let is_in_part = !marks.speak_of_all() && !position.is_unsaid();
        let is_whole = marks.speak_of_all()
            || is_in_part
                && rule_set_boards.agreed_removal().unagreed_groups.is_empty()
                && !Color::BOTH.into_iter().any(is_left_out);
        if self.is_over && is_whole {
            return Cow::Borrowed(position);
        }
        if is_in_part && self.recorded.lead().is_some() {
            // As they stand, and with what reading takes off besides.
            for whole in
                [marks, &rule_set_boards.agreed_removal().marks].map(|marks| position.with_marks(marks.with_all_said()))
            {
                if self.is_given_by(&whole, trials) == Some(true) {
                    return Cow::Owned(whole);
                }
            }
        }
        // Where the record names no komi, every count may be right.
        if self.komi != KomiChoice::OfRuleSet && self.is_given_by(position, trials) == Some(false) {
            return Cow::Owned(position.with_history(History { ended_by: Some(End::Unknown), ..*position.history() }));
        }
        Cow::Borrowed(position)
    }

    /// Whether it tells a lead, and hangs on which stones are dead: the record names rules that take them off by
    /// agreement, and a komi.
    pub(super) fn hangs_on_dead_stones(&self, position: &Position) -> bool {
        let takes_off =
            |rules: &SharedRuleSet| rules.takes_off_by_agreement() && position.dead_under(&rules.id).is_none();
        let has_komi = self.komi != KomiChoice::OfRuleSet;
        self.recorded.lead().is_some() && has_komi && self.rules_of_record.as_ref().is_some_and(takes_off)
    }

    /// The only rule set under whose count the board is known to be that of the end: without passes a board that gives
    /// it shows nothing of what other rules count, as moves may be missing that are worth nothing under its own.
    pub(super) fn counted_under(&self) -> Option<&str> {
        self.rules_of_record.as_ref().filter(|_| !self.is_over).map(|rules| &*rules.id)
    }

    /// Whether the board gives what it tells; nothing where what the board gives is undetermined.
    pub(super) fn is_given_by(&self, position: &Position, trials: &TrialScorer<'_>) -> Option<bool> {
        let boards = RuleSetBoards::sharing(position, trials.cache);
        let rule_set_boards = boards.ended_only_under(self.counted_under());
        // Whether what is given besides was counted as well, the record does not tell.
        let with = Terms { komi: self.komi.clone(), ..trials.terms.clone() };
        let without = Terms { komi: self.komi.clone(), ..Terms::default() };
        let terms = if with == without { vec![with] } else { vec![with, without] };
        let own = self.rules_of_record.as_deref();
        let rule_sets = own.as_ref().map_or(&*trials.rule_sets, std::slice::from_ref);
        let mut differs = false;
        for (rules, terms) in rule_sets.iter().flat_map(|rules| terms.iter().map(move |terms| (rules, terms))) {
            let scored = score_under(&rule_set_boards, rules, terms);
            let verdict = scored.verdict;
            if agrees_with_record(self.recorded, &verdict) {
                return Some(true);
            }
            // Of a winner whose lead is open, what the record says may be the lead, unless no way gives it.
            let may_be = scored.lead_between.zip(self.recorded.lead());
            if verdict.outcome == Outcome::Undetermined || may_be.is_some_and(|(all, lead)| all.contains(lead)) {
                return None;
            }
            differs = true;
        }
        differs.then_some(false)
    }
}

/// Whether a verdict is what a record says.
pub fn agrees_with_record(recorded: RecordedResult, verdict: &Verdict) -> bool {
    match recorded {
        RecordedResult::Lead { winner, .. } => {
            verdict.lead == recorded.lead() && verdict.outcome.winner() == Some(winner)
        }
        RecordedResult::Win { winner, .. } => verdict.outcome.winner() == Some(winner),
        RecordedResult::Draw => verdict.outcome == Outcome::Draw,
        RecordedResult::Void | RecordedResult::Unknown => false,
    }
}
