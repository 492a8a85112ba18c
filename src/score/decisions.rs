use super::rule_readings::readings;
use super::scoring_input::ScoringInput;
use super::tally::CountedLedger;
use super::{
    AgreedRemoval, BoardCache, DeadStonesSource, DecidedBy, Decision, Doubt, LeadBetween, MarkedBoard, Need, Outcome,
    RepetitionEffect, RuleSetBoards, Score, Terms, Verdict, plays_kos_out,
};
use crate::board::{ByColor, Color, PointSet};
use crate::position::Position;
use crate::rules::RuleSet;

/// Scores a position under one rule set. `rule_set_boards` keeps what several sets share of the board; it may be of the
/// same board with other numbers.
pub fn score_under(
    position: &Position,
    rule_set_boards: &mut RuleSetBoards<'_>,
    rules: &RuleSet,
    terms: &Terms,
) -> Score {
    let is_end_unknown = rule_set_boards.is_end_unknown(rules);
    score_by_decisions(ScoringInput { position, rules, terms, is_end_unknown }, rule_set_boards, FirstMoves::ToTry)
}

/// The score by every decision on undecided groups.
fn score_by_decisions(input: ScoringInput<'_>, boards: &mut RuleSetBoards<'_>, first_moves: FirstMoves) -> Score {
    let standing = score_with_all_standing(input, boards);
    let is_undecided = boards.is_undecided_under(input.rules);
    let is_certain = !is_undecided && standing.dead_stones_source != DeadStonesSource::Proposed;
    if !is_certain && standing.verdict.decided_by == Some(DecidedBy::End) {
        // Who won is known, and the lead on the board is not.
        let verdict = Verdict { lead: None, ..standing.verdict };
        return Score { verdict, readings: Vec::new(), board_totals: None, ..standing };
    }
    if !is_undecided {
        return standing;
    }
    let (agreed_removal, cache) = (boards.agreed_removal(), boards.cache());
    let score = UndecidedPosition { input, agreed_removal, cache, first_moves }.score(standing);
    // A decision takes for said what reading takes off.
    let hangs_on_ko =
        score.doubt == Doubt::None && agreed_removal.without_ko_captures.is_some() && plays_kos_out(input.rules);
    if hangs_on_ko { Score { doubt: Doubt::Undecided, ..score } } else { score }
}

/// The score with all undecided groups on the board.
fn score_with_all_standing(input: ScoringInput<'_>, boards: &mut RuleSetBoards<'_>) -> Score {
    let ScoringInput { position, rules, .. } = input;
    let mut counted = CountedLedger::count(input, boards.board_under(rules));
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

/// A position in which it is open whether some groups come off.
struct UndecidedPosition<'a> {
    input: ScoringInput<'a>,
    agreed_removal: &'a AgreedRemoval,
    cache: &'a BoardCache,
    first_moves: FirstMoves,
}

/// Whether first moves at undecided groups are tried too: after one of them no second is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum FirstMoves {
    ToTry,
    Tried,
}

impl UndecidedPosition<'_> {
    /// One score of what every decision makes of it. `standing` is the score with all undecided groups on the board.
    fn score(&self, standing: Score) -> Score {
        // Where play goes round the game may also end without a result, whatever becomes of the groups. Two players who
        // each say what they are say that it did not.
        if !self.agreed_removal.is_disputed && standing.needs.contains(&Need::Repetition) {
            return leave_undetermined(standing, Vec::new(), &[]);
        }
        let (claims, mixed): (Vec<_>, Vec<_>) =
            self.agreed_removal.decisions().into_iter().partition(Decision::is_claim);
        // The decisions that follow one player in everything come first, and both of them: mostly these tell already
        // that the winner is open. Where they do not, all others are tried, whatever comes of each: the answer must not
        // depend on whose decision comes first.
        let mut tried: Vec<Score> = claims.iter().map_while(|decision| self.score_decided(decision)).collect();
        let is_decided = |score: &Score| score.verdict.outcome != Outcome::Undetermined;
        let is_same = tried.iter().all(|score| is_decided(score) && score.verdict.outcome == tried[0].verdict.outcome);
        if is_same && tried.len() == claims.len() {
            tried.extend(mixed.iter().map_while(|decision| self.score_decided(decision)));
        }
        // Of a game that may go on no decision tells the end.
        let is_whole = tried.len() == claims.len() + mixed.len()
            && !self.agreed_removal.has_too_many_undecided_groups()
            && !standing.needs.contains(&Need::End);
        let played = if is_whole && is_same { self.verdicts_after_first_moves() } else { None };
        match played {
            Some(played) => combine(standing, tried, &played),
            None => leave_undetermined(standing, tried, &[]),
        }
    }

    /// The score after a decision; nothing where its board cannot be read.
    fn score_decided(&self, decision: &Decision) -> Option<Score> {
        let position = self.agreed_removal.decided(self.input.position, decision);
        let (input, mut boards) = self.read(&position)?;
        Some(score_with_all_standing(input, &mut boards))
    }

    /// What may come of first moves that take or keep a group, which no decision shows; nothing where one of them
    /// cannot be scored.
    fn verdicts_after_first_moves(&self) -> Option<Vec<Verdict>> {
        let (position, mut verdicts) = (self.input.position, Vec::new());
        // Nobody moves once a game has ended.
        if self.first_moves == FirstMoves::Tried || position.history().has_end() {
            return Some(verdicts);
        }
        for (player, at) in self.agreed_removal.first_moves()? {
            let Some(after) = position.after_unmarking(player, at) else { continue };
            let (input, mut boards) = self.read(&after)?;
            verdicts.extend(score_by_decisions(input, &mut boards, FirstMoves::Tried).possible_verdicts());
        }
        Some(verdicts)
    }

    /// Another position and its boards; nothing where that which the rule set reads cannot be read whole.
    fn read<'p>(&'p self, position: &'p Position) -> Option<(ScoringInput<'p>, RuleSetBoards<'p>)> {
        let ScoringInput { rules, terms, .. } = self.input;
        let boards = RuleSetBoards::sharing(position, self.cache);
        let is_whole = self.cache.are_whole(&MarkedBoard::boards_under(position, [rules]));
        let is_end_unknown = boards.is_end_unknown(rules);
        is_whole.then_some((ScoringInput { position, rules, terms, is_end_unknown }, boards))
    }
}

/// What all decisions, which were tried, and the first moves make of a score together.
fn combine(standing: Score, mut tried: Vec<Score>, played: &[Verdict]) -> Score {
    let first = tried.first().map(|score| score.verdict).filter(|verdict| verdict.outcome != Outcome::Undetermined);
    // A decision after which another could win by what is not shown is one for another winner.
    let all = || tried.iter().flat_map(verdicts).chain(played.iter().copied());
    let is_same = |verdict: &Verdict| all().all(|other| other.outcome == verdict.outcome);
    let Some(verdict) = first.filter(is_same) else {
        return leave_undetermined(standing, tried, played);
    };
    let ends = best_for_each(tried.iter().map(|score| score.verdict).chain(played.iter().copied()));
    let leads = ends.and_then(|ends| Some((ends, ends.white.lead?, ends.black.lead?)));
    if let Some((ends, least, most)) = leads.filter(|(_, least, most)| least != most) {
        let (verdict, lead_between) = (Verdict { lead: None, ..verdict }, Some(LeadBetween { least, most }));
        let doubt = Doubt::Either(ends);
        // Where no decision misses anything, what the groups miss as they stand is not missing; and what goes round as
        // they stand is decided after one.
        let goes_round = standing.repetition.is_some_and(|effect| effect.is_open());
        let repetition = if goes_round { tried.iter().find_map(|score| score.repetition) } else { standing.repetition };
        let standing = Score { needs: Vec::new(), repetition, ..standing };
        return Score { verdict, doubt, lead_between, readings: Vec::new(), board_totals: None, ..standing };
    }
    let is_in_doubt = |wanted: Doubt| tried.iter().any(|score| score.doubt == wanted);
    let after_one = [Doubt::NotOver, Doubt::Undecided, Doubt::NotRead].into_iter().find(|doubt| is_in_doubt(*doubt));
    let doubt = after_one.unwrap_or_else(|| {
        let ends = best_for_each(all());
        ends.filter(|ends| ends.black != ends.white).map_or(Doubt::None, Doubt::Either)
    });
    // The ledger is that of the board that is shown if it gives this verdict. If not, it is that of a decision that
    // takes other stones off, so that a reader sees to which board it belongs.
    let Score { dead_stones_source, against_reading, .. } = standing;
    let takes_others = |score: &Score| score.board().marked.dead != standing.board().marked.dead;
    let place = tried.iter().position(takes_others).unwrap_or_default();
    let shown = if standing.verdict == verdict { standing } else { tried.swap_remove(place) };
    Score { doubt, dead_stones_source, against_reading, ..shown }
}

/// The score where another decision makes another winner, or not every decision could be tried.
fn leave_undetermined(standing: Score, tried: Vec<Score>, played: &[Verdict]) -> Score {
    let missing = tried.iter().flat_map(|score| &score.needs).chain(&standing.needs).copied();
    let needs = Need::sorted(missing.chain([Need::DeadStones]));
    let verdict = Verdict { lead: None, outcome: Outcome::Undetermined, decided_by: None, end: None };
    let all = tried.iter().flat_map(verdicts).chain(played.iter().copied());
    let ends = best_for_each(all).filter(|ends| ends.black.outcome != ends.white.outcome);
    let doubt = ends.map_or(Doubt::None, Doubt::Either);
    // What goes round after one of the decisions is in the answer too. Marks that only a decision makes decide nothing
    // there.
    let after_one = || tried.into_iter().find_map(|score| score.repetition.filter(RepetitionEffect::is_open));
    let repetition = standing.repetition.or_else(after_one);
    Score { verdict, needs, doubt, repetition, readings: Vec::new(), board_totals: None, ..standing }
}

/// What a decision makes of the game, and what it may be by what is not shown.
fn verdicts(score: &Score) -> impl Iterator<Item = Verdict> + use<> {
    let doubtful = if let Doubt::Either(ends) = score.doubt { vec![ends.black, ends.white] } else { Vec::new() };
    [score.verdict].into_iter().chain(doubtful)
}

/// The verdicts that are best for each player; nothing where a lead is not known.
fn best_for_each(verdicts: impl Iterator<Item = Verdict>) -> Option<ByColor<Verdict>> {
    let known: Vec<Verdict> = verdicts.collect();
    let worth = |player: Color, verdict: &Verdict| verdict.lead.unwrap_or_default() * player.sign();
    let best = |player: Color| known.iter().copied().max_by_key(|verdict| worth(player, verdict));
    let are_known = known.iter().all(|verdict| verdict.lead.is_some());
    Some(ByColor { black: best(Color::Black)?, white: best(Color::White)? }).filter(|_| are_known)
}
