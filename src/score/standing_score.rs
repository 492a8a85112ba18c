use super::doubt::Doubt;
use super::rule_readings::readings;
use super::scoring::Scoring;
use super::tally::CountedLedger;
use super::{DeadStonesSource, DecidedBy, RepetitionEffect, RuleSetBoards, Score};
use crate::board::PointSet;

/// The score with all undecided groups on the board.
pub(super) fn standing_score(scoring: Scoring<'_>, rule_set_boards: &mut RuleSetBoards<'_>) -> Score {
    let Scoring { position, rules, .. } = scoring;
    let mut counted = CountedLedger::count(scoring, rule_set_boards.board_under(rules));
    let verdict = scoring.verdict(counted.lead());
    counted.needs.extend(verdict.need());
    let readings = readings(scoring, &counted, verdict);
    let dead_stones_source = rule_set_boards.dead_stones_source(rules);
    let is_agreed = !matches!(
        dead_stones_source,
        DeadStonesSource::Proposed | DeadStonesSource::Inferred | DeadStonesSource::Advised
    );
    let doubt = if !is_agreed && verdict.decided_by != Some(DecidedBy::End) {
        Doubt::Proposed
    } else {
        Doubt::assess(scoring, &counted, &verdict, rule_set_boards)
    };
    let CountedLedger { ledger, needs, board_totals } = counted;
    let repetition =
        RepetitionEffect::for_rules(rules, position.marks(), ledger.board(), rule_set_boards.agreed_board());
    let against_reading = if dead_stones_source == DeadStonesSource::None {
        PointSet::EMPTY
    } else {
        let read =
            if ledger.board().classification.is_some() { ledger.board() } else { rule_set_boards.agreed_board() };
        read.disproved() - rule_set_boards.agreed_removal().marks.unsaid
    };
    Score {
        ledger,
        verdict,
        needs,
        readings,
        doubt,
        lead_between: None,
        dead_stones_source,
        against_reading,
        repetition,
        board_totals,
    }
}
