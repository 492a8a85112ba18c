use super::rule_readings::readings;
use super::scoring_input::ScoringInput;
use super::tally::CountedLedger;
use super::tried_decisions::TriedDecisions;
use super::{DeadStonesSource, DecidedBy, Doubt, MarkedBoard, RepetitionEffect, RuleSetBoards, Score, Terms, Verdict};
use crate::board::PointSet;
use crate::position::Position;
use crate::rules::RuleSet;

/// Scores the position of some boards under one rule set. Where groups are not agreed on, the score is what all
/// decisions on them, and first moves at them, make of it together.
pub fn score_under(boards: &RuleSetBoards<'_>, rules: &RuleSet, terms: &Terms) -> Score {
    let input = ScoringInput { boards, rules, terms };
    let tried = by_decisions(input);
    // Nobody moves once a game has ended.
    let may_move = tried.has_one_winner && !input.position().history().has_end();
    let played = if may_move { after_first_moves(input) } else { Some(Vec::new()) };
    tried.combined(played.as_deref())
}

fn by_decisions(input: ScoringInput<'_>) -> TriedDecisions {
    let standing = score_with_all_standing(input);
    let is_undecided = input.boards.is_unagreed_under(input.rules);
    let is_certain = !is_undecided && standing.dead_stones_source != DeadStonesSource::Proposed;
    if !is_certain && standing.verdict.decided_by == Some(DecidedBy::End) {
        // Who won is known, and the lead on the board is not.
        let verdict = Verdict { lead: None, ..standing.verdict };
        return TriedDecisions::none(Score { verdict, readings: Vec::new(), board_totals: None, ..standing });
    }
    if !is_undecided {
        return TriedDecisions::none(standing);
    }
    let score_decided = |position: &Position| {
        let boards = read_beside(position, input)?;
        Some(score_with_all_standing(ScoringInput { boards: &boards, ..input }))
    };
    TriedDecisions::of(input, standing, score_decided)
}

/// What may come of first moves that take or keep an unagreed group, which no decision shows: after one of them every
/// decision on what is undecided then counts. Nothing where one of them cannot be scored.
fn after_first_moves(input: ScoringInput<'_>) -> Option<Vec<Verdict>> {
    let mut verdicts = Vec::new();
    for (player, at) in input.boards.agreed_removal().first_moves()? {
        let Some(after) = input.position().after_unmarking(player, at) else { continue };
        let boards = read_beside(&after, input)?;
        let tried = by_decisions(ScoringInput { boards: &boards, ..input });
        verdicts.extend(tried.combined(Some(&[])).possible_verdicts());
    }
    Some(verdicts)
}

/// The boards of another position in the place of that of an input; nothing where the board that the rule set reads of
/// it cannot be read in full.
fn read_beside<'p>(position: &'p Position, input: ScoringInput<'_>) -> Option<RuleSetBoards<'p>> {
    let cache = input.boards.cache();
    let boards = RuleSetBoards::sharing(position, cache);
    cache.are_fully_read(&MarkedBoard::boards_under(position, [input.rules])).then_some(boards)
}

/// The score with all unagreed groups on the board.
fn score_with_all_standing(input: ScoringInput<'_>) -> Score {
    let ScoringInput { boards, rules, .. } = input;
    let mut counted = CountedLedger::count(input, &boards.board_under(rules));
    let verdict = input.verdict(counted.lead());
    counted.needs.extend(verdict.need());
    let readings = readings(input, &counted, verdict);
    let dead_stones_source = boards.dead_stones_source(rules);
    let is_agreed = !matches!(
        dead_stones_source,
        DeadStonesSource::Proposed | DeadStonesSource::Inferred | DeadStonesSource::Advised
    );
    let doubt = if !is_agreed && verdict.decided_by != Some(DecidedBy::End) {
        Doubt::Proposed
    } else {
        Doubt::assess(input, &counted, &verdict)
    };
    let CountedLedger { ledger, needs, board_totals } = counted;
    let repetition =
        RepetitionEffect::for_rules(rules, input.position().marks(), ledger.board(), boards.agreed_board());
    let against_reading = if dead_stones_source == DeadStonesSource::None {
        PointSet::EMPTY
    } else {
        let read = if ledger.board().classification.is_some() { ledger.board() } else { boards.agreed_board() };
        read.disproved() - boards.agreed_removal().marks.unsaid
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
