use super::scoring_input::ScoringInput;
use super::{
    AgreedRemoval, Decision, Doubt, LeadBetween, Need, Outcome, RepetitionEffect, Score, Verdict, plays_kos_out,
};
use crate::board::{ByColor, Color, Point, PointSet, Symmetry};
use crate::position::Position;

/// What decisions on the unagreed groups make of a score under one rule set.
pub(super) struct TriedDecisions {
    /// The score with all unagreed groups on the board.
    standing: Score,
    /// The score after each decision that was tried.
    scores: Vec<Score>,
    /// Whether every decision was tried, and one player wins by each of them.
    pub(super) has_one_winner: bool,
    /// Whether there is nothing to decide.
    has_nothing_to_decide: bool,
    /// Whether reading takes off what only a ko captures, where ko threats decide: a decision takes that for said.
    hangs_on_ko: bool,
}

impl TriedDecisions {
    /// A score of which nothing is to be decided.
    pub(super) const fn none(score: Score) -> Self {
        Self {
            standing: score,
            scores: Vec::new(),
            has_one_winner: false,
            has_nothing_to_decide: true,
            hangs_on_ko: false,
        }
    }

    /// Tries the decisions on a position. `standing` is the score with all unagreed groups on the board;
    /// `score_decided` gives that of a decision, nothing where its board cannot be read.
    pub(super) fn of(
        input: ScoringInput<'_>,
        standing: Score,
        score_decided: impl Fn(&Position) -> Option<Score>,
    ) -> Self {
        let agreed_removal = input.boards.agreed_removal();
        let hangs_on_ko = agreed_removal.without_ko_captures.is_some() && plays_kos_out(input.rules);
        // Where play goes round the game may also end without a result, whatever becomes of the groups. Two players who
        // each say what they are say that it did not.
        if !agreed_removal.is_disputed && standing.needs.contains(&Need::Repetition) {
            return Self { has_nothing_to_decide: false, hangs_on_ko, ..Self::none(standing) };
        }
        let (claims, mixed): (Vec<_>, Vec<_>) = agreed_removal.decisions().into_iter().partition(Decision::is_claim);
        // Both decisions that follow one player in everything come first: mostly these tell already that the winner is
        // open. Where they do not, all others are tried, whatever comes of each.
        let (of_claims, of_all) = (claims.len(), claims.len() + mixed.len());
        let decided = |decision: Decision| score_decided(&agreed_removal.decided(input.position(), &decision));
        let mut scores: Vec<Score> = sorted(agreed_removal, claims).into_iter().map_while(decided).collect();
        let first = scores.first().map(|score| score.verdict.outcome);
        let is_same =
            first != Some(Outcome::Undetermined) && scores.iter().all(|score| Some(score.verdict.outcome) == first);
        if is_same && scores.len() == of_claims {
            scores.extend(sorted(agreed_removal, mixed).into_iter().map_while(decided));
        }
        // Of a game that may go on no decision tells the end.
        let has_one_winner = is_same
            && scores.len() == of_all
            && !agreed_removal.has_too_many_unagreed_groups()
            && !standing.needs.contains(&Need::End);
        Self { standing, scores, has_one_winner, has_nothing_to_decide: false, hangs_on_ko }
    }

    /// The score that they make together with what first moves make of the game; nothing where these could not be
    /// scored.
    pub(super) fn combined(self, played: Option<&[Verdict]>) -> Score {
        let hangs_on_ko = self.hangs_on_ko;
        let score = match played {
            _ if self.has_nothing_to_decide => self.standing,
            Some(played) if self.has_one_winner => self.with_winner(played),
            _ => self.undetermined(&[]),
        };
        if hangs_on_ko && score.doubt == Doubt::None { Score { doubt: Doubt::Undecided, ..score } } else { score }
    }

    /// Every verdict that the decisions and some first moves make possible.
    fn verdicts<'a>(&'a self, played: &'a [Verdict]) -> impl Iterator<Item = Verdict> + 'a {
        self.scores.iter().flat_map(verdicts).chain(played.iter().copied())
    }

    /// The score by which one player wins, if he does by every decision and after every first move.
    fn with_winner(self, played: &[Verdict]) -> Score {
        let first = self.scores.first().map(|score| score.verdict);
        // A decision after which another could win by what is not shown is one for another winner.
        let is_same = |verdict: &Verdict| self.verdicts(played).all(|other| other.outcome == verdict.outcome);
        let Some(verdict) = first.filter(|verdict| verdict.outcome != Outcome::Undetermined).filter(is_same) else {
            return self.undetermined(played);
        };
        let ends = best_for_each(self.scores.iter().map(|score| score.verdict).chain(played.iter().copied()));
        let leads = ends.and_then(|ends| Some((ends, ends.white.lead?, ends.black.lead?)));
        match leads.filter(|(_, least, most)| least != most) {
            Some((ends, least, most)) => self.with_leads_between(verdict, ends, LeadBetween { least, most }),
            None => self.with_one_lead(verdict, played),
        }
    }

    /// The score where it is open by how much the winner of `verdict` wins: the board as it stands is shown.
    fn with_leads_between(self, verdict: Verdict, ends: ByColor<Verdict>, lead_between: LeadBetween) -> Score {
        let Self { standing, scores, .. } = self;
        // What goes round as the groups stand is decided after a decision.
        let goes_round = standing.repetition.is_some_and(|effect| effect.is_open());
        let repetition =
            if goes_round { scores.iter().find_map(|score| score.repetition) } else { standing.repetition };
        Score {
            verdict: Verdict { lead: None, ..verdict },
            // Where no decision misses anything, what the groups miss as they stand is not missing.
            needs: Vec::new(),
            readings: Vec::new(),
            doubt: Doubt::Either(ends),
            lead_between: Some(lead_between),
            repetition,
            board_totals: None,
            ..standing
        }
    }

    /// The score where every decision makes the lead of `verdict`.
    fn with_one_lead(self, verdict: Verdict, played: &[Verdict]) -> Score {
        let is_in_doubt = |wanted: &Doubt| self.scores.iter().any(|score| score.doubt == *wanted);
        let after_one = [Doubt::NotOver, Doubt::Undecided, Doubt::NotRead].into_iter().find(is_in_doubt);
        let doubt = after_one.unwrap_or_else(|| {
            let ends = best_for_each(self.verdicts(played));
            ends.filter(|ends| ends.black != ends.white).map_or(Doubt::None, Doubt::Either)
        });
        let Self { standing, mut scores, .. } = self;
        // The ledger is that of the board that is shown if it gives this verdict. If not, it is that of a decision that
        // takes other stones off, so that a reader sees to which board it belongs.
        let Score { dead_stones_source, against_reading, .. } = standing;
        let takes_others = |score: &Score| score.board().marked.dead != standing.board().marked.dead;
        let place = scores.iter().position(takes_others).unwrap_or_default();
        let shown = if standing.verdict == verdict { standing } else { scores.swap_remove(place) };
        Score { doubt, dead_stones_source, against_reading, ..shown }
    }

    /// The score where another decision makes another winner, or not every decision could be tried.
    fn undetermined(self, played: &[Verdict]) -> Score {
        let ends = best_for_each(self.verdicts(played));
        let ends = ends.filter(|ends| ends.black.outcome != ends.white.outcome);
        let Self { standing, scores, .. } = self;
        let missing = scores.iter().flat_map(|score| &score.needs).chain(&standing.needs).copied();
        // What goes round after one of the decisions is in the answer too. Marks that only a decision makes decide
        // nothing there.
        let after_one = || scores.iter().find_map(|score| score.repetition.filter(RepetitionEffect::is_open));
        Score {
            verdict: Verdict { lead: None, outcome: Outcome::Undetermined, decided_by: None, end: None },
            needs: Need::sorted(missing.chain([Need::DeadStones])),
            readings: Vec::new(),
            doubt: ends.map_or(Doubt::None, Doubt::Either),
            repetition: standing.repetition.or_else(after_one),
            board_totals: None,
            ..standing
        }
    }
}

/// Decisions in an order that is the same however the board is turned and whose stones they are: what is left to spend
/// on one depends on what comes before it.
fn sorted(agreed_removal: &AgreedRemoval, mut decisions: Vec<Decision>) -> Vec<Decision> {
    let counts = |decision: &Decision| (decision.marks.dead.len(), decision.marks.seki.len());
    decisions.sort_by_key(counts);
    // Where two take off as many stones, those that come first on the board as its least picture shows it.
    if decisions.windows(2).any(|pair| counts(&pair[0]) == counts(&pair[1])) {
        let (size, turn) = (agreed_removal.board.marked.stones.size(), turn_of_least_picture(agreed_removal));
        let points = |points: &PointSet| turn.turn_points(size, points).iter().collect::<Vec<_>>();
        decisions.sort_by_cached_key(|one| (counts(one), points(&one.marks.dead), points(&one.marks.seki)));
    }
    decisions
}

fn turn_of_least_picture(agreed_removal: &AgreedRemoval) -> Symmetry {
    let (stones, marks) = (&agreed_removal.board.marked.stones, &agreed_removal.marks);
    let [black, white] = Color::BOTH.map(|player| {
        let cell = |point: Point| {
            let stone = stones.at(point).map_or(0, |color| 1 + u8::from(color != player));
            stone | u8::from(marks.dead.contains(point)) << 2 | u8::from(marks.seki.contains(point)) << 3
        };
        Symmetry::least_picture(stones.size(), cell)
    });
    if white.0 < black.0 { white.1 } else { black.1 }
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
