use std::rc::Rc;

use super::decisions::score_every_decision;
use super::doubt::plays_kos_out;
use super::rule_readings::readings;
use super::tally::{CountedLedger, Scoring};
use super::{
    AgreedRemoval, BoardCache, DeadStonesSource, DecidedBy, Decision, Doubt, MarkedBoard, RepetitionEffect,
    RuleSetBoards, Score, Terms, Verdict,
};
use crate::board::PointSet;
use crate::position::Position;
use crate::rules::RuleSet;

/// Scores a position under one rule set. `rule_set_boards` keeps what several sets share of the board; it may be of the
/// same board with other numbers.
pub fn score(position: &Position, rule_set_boards: &mut RuleSetBoards<'_>, rules: &RuleSet, terms: &Terms) -> Score {
    Scoring { position, rules, terms, needs: &[] }.score(rule_set_boards)
}

impl Scoring<'_> {
    fn score(self, rule_set_boards: &mut RuleSetBoards<'_>) -> Score {
        let boards = Rc::clone(rule_set_boards.boards());
        let played = |agreed_removal: &AgreedRemoval| {
            // Nobody moves once a game has ended.
            let is_over = self.position.history().has_end();
            let moves = if is_over { Vec::new() } else { agreed_removal.first_moves()? };
            let after = moves.into_iter().filter_map(|(player, at)| self.position.after_unmarking(player, at));
            let score = |position: Position| {
                let other = Scoring { position: &position, ..self };
                other.where_read(&boards, |rule_set_boards| other.by_decisions(rule_set_boards, |_| Some(Vec::new())))
            };
            let after: Option<Vec<Score>> = after.map(score).collect();
            Some(after?.iter().flat_map(Score::possible).collect())
        };
        self.by_decisions(rule_set_boards, played)
    }

    /// The score by every decision on open groups; `played` tells what first moves make of it.
    fn by_decisions(
        self,
        rule_set_boards: &mut RuleSetBoards<'_>,
        played: impl FnOnce(&AgreedRemoval) -> Option<Vec<Verdict>>,
    ) -> Score {
        let standing = self.with_open_groups_standing(rule_set_boards);
        let is_open = rule_set_boards.is_open_under(self.rules);
        let is_certain = !is_open && standing.dead_stones_source != DeadStonesSource::Proposed;
        if !is_certain && standing.verdict.decided_by == Some(DecidedBy::End) {
            // Who won is known, and the lead on the board is not.
            let verdict = Verdict { lead: None, ..standing.verdict };
            return Score { verdict, readings: Vec::new(), board_is_known: false, ..standing };
        }
        if !is_open {
            return standing;
        }
        let boards = Rc::clone(rule_set_boards.boards());
        let agreed_removal = rule_set_boards.agreed_removal();
        let decided = |decision: &Decision| {
            let other = Scoring { position: &agreed_removal.decided(self.position, decision), ..self };
            other.where_read(&boards, |rule_set_boards| other.with_open_groups_standing(rule_set_boards))
        };
        let score = score_every_decision(standing, agreed_removal, decided, || played(agreed_removal));
        // A decision takes for said what reading takes off.
        let hangs_on_ko =
            score.doubt == Doubt::None && agreed_removal.without_ko_captures.is_some() && plays_kos_out(self.rules);
        if hangs_on_ko { Score { doubt: Doubt::Undecided, ..score } } else { score }
    }

    /// The score of this position; nothing where its board cannot be read.
    fn where_read(self, boards: &Rc<BoardCache>, score: impl FnOnce(&mut RuleSetBoards<'_>) -> Score) -> Option<Score> {
        let mut rule_set_boards = RuleSetBoards::sharing(self.position, boards);
        boards.are_whole(&MarkedBoard::read_under(self.position, [self.rules])).then(|| score(&mut rule_set_boards))
    }

    fn with_open_groups_standing(self, rule_set_boards: &mut RuleSetBoards<'_>) -> Score {
        let (position, rules, needs) = (self.position, self.rules, rule_set_boards.needs(self.rules));
        let scoring = Scoring { needs: &needs, ..self };
        let mut counted = scoring.count(rule_set_boards.board_under(rules));
        let verdict = scoring.verdict(counted.lead());
        counted.needs.extend(verdict.need());
        let readings = readings(scoring, &counted, verdict);
        let dead_stones_source = dead_stones_source(position, rule_set_boards, rules);
        let is_agreed = !matches!(
            dead_stones_source,
            DeadStonesSource::Proposed | DeadStonesSource::Inferred | DeadStonesSource::Advised
        );
        let doubt = if !is_agreed && verdict.decided_by != Some(DecidedBy::End) {
            Doubt::Proposed
        } else {
            Doubt::assess(scoring, &counted, &verdict, rule_set_boards)
        };
        let CountedLedger { ledger, needs, board_is_known } = counted;
        let repetition =
            RepetitionEffect::for_rules(rules, position.marks(), ledger.board(), rule_set_boards.agreed_board());
        let against_reading = if dead_stones_source == DeadStonesSource::None {
            PointSet::EMPTY
        } else {
            let read =
                if ledger.board().classification.is_some() { ledger.board() } else { rule_set_boards.agreed_board() };
            read.disproved() - rule_set_boards.agreed_removal().marks.unsaid
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
fn dead_stones_source(position: &Position, rule_set_boards: &RuleSetBoards<'_>, rules: &RuleSet) -> DeadStonesSource {
    if !rules.takes_off_by_agreement() {
        DeadStonesSource::None
    } else if !rule_set_boards.is_open_under(rules) && position.dead_under(&rules.id).is_some() {
        DeadStonesSource::Marked
    } else {
        rule_set_boards.agreed_removal().dead_stones_source
    }
}
