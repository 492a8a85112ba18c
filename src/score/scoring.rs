use std::rc::Rc;

use super::decisions::over_every_decision;
use super::doubt::plays_kos_out;
use super::readings::readings;
use super::tally::{LedgerWithNeeds, Scoring};
use super::{
    Boards, DeadStonesSource, DecidedBy, Decision, Doubt, MarkedBoard, Removals, RepetitionEffect, Score, Settled,
    Terms, Verdict,
};
use crate::board::PointSet;
use crate::position::Position;
use crate::rules::RuleSet;

/// Scores a position under one rule set. `removals` keeps the readings of the board that several sets share; it may be
/// of the same board with other numbers.
pub fn score(position: &Position, removals: &mut Removals<'_>, rules: &RuleSet, terms: &Terms) -> Score {
    Scoring { position, rules, terms, needs: &[] }.score(removals)
}

impl Scoring<'_> {
    fn score(self, removals: &mut Removals<'_>) -> Score {
        let boards = Rc::clone(removals.boards());
        let played = |settled: &Settled| {
            // Nobody moves once a game has ended.
            let is_over = self.position.history().has_end();
            let moves = if is_over { Vec::new() } else { settled.first_moves()? };
            let after = moves.into_iter().filter_map(|(player, at)| self.position.after_unmarking(player, at));
            let score = |position: Position| {
                let other = Scoring { position: &position, ..self };
                other.where_read(&boards, |removals| other.by_decisions(removals, |_| Some(Vec::new())))
            };
            let after: Option<Vec<Score>> = after.map(score).collect();
            Some(after?.iter().flat_map(Score::possible).collect())
        };
        self.by_decisions(removals, played)
    }

    /// The score by every decision on open groups; `played` tells what first moves make of it.
    fn by_decisions(self, removals: &mut Removals<'_>, played: impl FnOnce(&Settled) -> Option<Vec<Verdict>>) -> Score {
        let standing = self.with_open_groups_standing(removals);
        let is_open = removals.is_open_under(self.rules);
        let is_certain = !is_open && standing.dead_stones_source != DeadStonesSource::Proposed;
        if !is_certain && standing.verdict.decided_by == Some(DecidedBy::End) {
            // Who won is known, and the lead on the board is not.
            let verdict = Verdict { lead: None, ..standing.verdict };
            return Score { verdict, readings: Vec::new(), board_is_known: false, ..standing };
        }
        if !is_open {
            return standing;
        }
        let boards = Rc::clone(removals.boards());
        let settled = removals.settled();
        let decided = |decision: &Decision| {
            let other = Scoring { position: &settled.decided(self.position, decision), ..self };
            other.where_read(&boards, |removals| other.with_open_groups_standing(removals))
        };
        let score = over_every_decision(standing, settled, decided, || played(settled));
        // A decision takes for said what reading takes off.
        let hangs_on_ko = score.doubt == Doubt::None && settled.unless_ko.is_some() && plays_kos_out(self.rules);
        if hangs_on_ko { Score { doubt: Doubt::Undecided, ..score } } else { score }
    }

    /// The score of this position; nothing where its board cannot be read.
    fn where_read(self, boards: &Rc<Boards>, score: impl FnOnce(&mut Removals<'_>) -> Score) -> Option<Score> {
        let mut removals = Removals::sharing(self.position, boards);
        boards.are_whole(&MarkedBoard::read_under(self.position, [self.rules])).then(|| score(&mut removals))
    }

    fn with_open_groups_standing(self, removals: &mut Removals<'_>) -> Score {
        let (position, rules, needs) = (self.position, self.rules, removals.needs(self.rules));
        let scoring = Scoring { needs: &needs, ..self };
        let mut counted = scoring.count(removals.under(rules));
        let verdict = scoring.verdict(counted.lead());
        counted.needs.extend(verdict.need());
        let readings = readings(scoring, &counted, verdict);
        let dead_stones_source = dead_stones_source(position, removals, rules);
        let is_agreed = !matches!(
            dead_stones_source,
            DeadStonesSource::Proposed | DeadStonesSource::Inferred | DeadStonesSource::Advised
        );
        let doubt = if !is_agreed && verdict.decided_by != Some(DecidedBy::End) {
            Doubt::Proposed
        } else {
            Doubt::of(scoring, &counted, &verdict, removals)
        };
        let LedgerWithNeeds { ledger, needs, board_is_known } = counted;
        let repetition = RepetitionEffect::under(rules, position.marks(), ledger.board(), removals.agreed());
        let against_reading = if dead_stones_source == DeadStonesSource::None {
            PointSet::EMPTY
        } else {
            let read = if ledger.board().life.is_some() { ledger.board() } else { removals.agreed() };
            read.disproved(position.stones()) - removals.settled().marks.unsaid
        };
        let lead_between = None;
        Score {
            ledger,
            verdict,
            needs,
            readings,
            doubt,
            lead_between,
            dead_stones_source,
            against_reading,
            repetition,
            board_is_known,
        }
    }
}

/// The weakest source on which it rests what a rule set takes off.
fn dead_stones_source(position: &Position, removals: &Removals<'_>, rules: &RuleSet) -> DeadStonesSource {
    if !rules.takes_off_by_agreement() {
        DeadStonesSource::None
    } else if !removals.is_open_under(rules) && position.dead_under(&rules.id).is_some() {
        DeadStonesSource::Marked
    } else {
        removals.settled().dead_stones_source
    }
}
