use super::rule_readings::readings;
use super::scoring_input::ScoringInput;
use super::tally::CountedLedger;
use super::tried_decisions::TriedDecisions;
use super::{DeadStonesSource, DecidedBy, Doubt, MarkedBoard, RepetitionEffect, RuleSetBoards, Score, Terms, Verdict};
use crate::board::PointSet;
use crate::position::Position;
use crate::rules::RuleSet;

/// Scores a position under one rule set. `rule_set_boards` keeps what several sets share of the board; it may be of the
/// same board with other numbers. Where groups are undecided, the score is what all decisions on them, and first moves
/// at them, make of it together.
pub fn score_under(position: &Position, rule_set_boards: &RuleSetBoards<'_>, rules: &RuleSet, terms: &Terms) -> Score {
    let is_end_unknown = rule_set_boards.is_end_unknown(rules);
    let input = ScoringInput { position, rules, terms, is_end_unknown };
    let tried = by_decisions(input, rule_set_boards);
    // Nobody moves once a game has ended.
    let may_move = tried.has_one_winner && !position.history().has_end();
    let played = if may_move { after_first_moves(input, rule_set_boards) } else { Some(Vec::new()) };
    tried.combined(played.as_deref())
}

fn by_decisions(input: ScoringInput<'_>, boards: &RuleSetBoards<'_>) -> TriedDecisions {
    let standing = score_with_all_standing(input, boards);
    let is_undecided = boards.is_undecided_under(input.rules);
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
        let (input, boards) = read_beside(position, input, boards)?;
        Some(score_with_all_standing(input, &boards))
    };
    TriedDecisions::of(input, boards.agreed_removal(), standing, score_decided)
}

/// What may come of first moves that take or keep an undecided group, which no decision shows: after one of them every
/// decision on what is undecided then counts. Nothing where one of them cannot be scored.
fn after_first_moves(input: ScoringInput<'_>, boards: &RuleSetBoards<'_>) -> Option<Vec<Verdict>> {
    let mut verdicts = Vec::new();
    for (player, at) in boards.agreed_removal().first_moves()? {
        let Some(after) = input.position.after_unmarking(player, at) else { continue };
        let (input, boards) = read_beside(&after, input, boards)?;
        verdicts.extend(by_decisions(input, &boards).combined(Some(&[])).possible_verdicts());
    }
    Some(verdicts)
}

/// Another position in the place of that of some boards; nothing where the board that the rule set reads of it cannot
/// be read in full.
fn read_beside<'p>(
    position: &'p Position,
    input: ScoringInput<'p>,
    boards: &RuleSetBoards<'_>,
) -> Option<(ScoringInput<'p>, RuleSetBoards<'p>)> {
    let (cache, rules) = (boards.cache(), input.rules);
    let boards = RuleSetBoards::sharing(position, cache);
    let is_whole = cache.are_fully_read(&MarkedBoard::boards_under(position, [rules]));
    let is_end_unknown = boards.is_end_unknown(rules);
    is_whole.then_some((ScoringInput { position, is_end_unknown, ..input }, boards))
}

/// The score with all undecided groups on the board.
fn score_with_all_standing(input: ScoringInput<'_>, boards: &RuleSetBoards<'_>) -> Score {
    let ScoringInput { position, rules, .. } = input;
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
        Doubt::assess(input, &counted, &verdict, boards)
    };
    let CountedLedger { ledger, needs, board_totals } = counted;
    let repetition = RepetitionEffect::for_rules(rules, position.marks(), ledger.board(), boards.agreed_board());
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
