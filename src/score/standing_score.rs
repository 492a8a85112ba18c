use super::doubt::Doubt;
use super::rule_readings::readings;
use super::scoring::Scoring;
use super::tally::CountedLedger;
use super::{DeadStonesSource, DecidedBy, RepetitionEffect, RuleSetBoards, Score, Terms};
use crate::board::PointSet;
use crate::position::Position;
use crate::rules::RuleSet;

/// The score of a position under one rule set, all open groups standing.
pub(super) fn standing_score(
    position: &Position,
    rule_set_boards: &mut RuleSetBoards<'_>,
    rules: &RuleSet,
    terms: &Terms,
) -> Score {
    let scoring = Scoring { position, rules, terms, is_end_unknown: rule_set_boards.is_end_unknown(rules) };
    let mut counted = CountedLedger::count(scoring, rule_set_boards.board_under(rules));
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
