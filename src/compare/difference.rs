use super::{Cause, CauseKind, LeadTerm, MoveSplit, lead_terms};
use crate::board::{Color, PointSet};
use crate::position::Position;
use crate::rules::{Amount, RuleSet};
use crate::score::{Need, Outcome, Score};

/// Why the lead under one rule set is not the lead under another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// Lead under the second set less lead under the first; unknown while either is.
    pub gap: Option<Amount>,
    /// The outcome under the first set.
    pub winner_from: Outcome,
    /// The outcome under the second set.
    pub winner_to: Outcome,
    /// The causes, summing to the gap; unknown with the gap.
    pub causes: Option<Vec<Cause>>,
    /// What is missing on either side.
    pub needs: Vec<Need>,
    /// Whether the outcomes differ and the scores are equal under one of the sets. What its text makes of equal scores
    /// is a cause then, which is worth no points.
    pub has_equal_scores: bool,
}

/// A score, and the rule set that gives it.
#[derive(Clone, Copy, Debug)]
pub struct ScoreUnder<'a> {
    /// The score.
    pub score: &'a Score,
    /// The rule set.
    pub rules: &'a RuleSet,
}

/// Compares two scores of one position. `agreed_area_lead` is the area lead under the agreed marks, from which the
/// terms of both are reckoned.
///
/// Each kind of cause stands once for each player, and what helps one is never netted against what helps the other.
/// Causes are additive: those from A to C are those from A to B and from B to C, kind by kind.
pub fn difference(position: &Position, agreed_area_lead: i32, from: ScoreUnder<'_>, to: ScoreUnder<'_>) -> Difference {
    let needs = Need::sorted(from.score.needs.iter().chain(&to.score.needs).copied());
    let gap = from.score.verdict.lead.zip(to.score.verdict.lead).map(|(from, to)| to - from);
    let causes = gap.map(|_| {
        let terms = [from, to].map(|one| lead_terms(position, agreed_area_lead, one.score, one.rules));
        causes(position, [from, to], &terms)
    });
    let (winner_from, winner_to) = (from.score.verdict.outcome, to.score.verdict.outcome);
    let are_equal = [from, to].iter().any(|one| one.score.is_equal());
    Difference { gap, winner_from, winner_to, causes, needs, has_equal_scores: are_equal && winner_from != winner_to }
}

fn causes(position: &Position, scores: [ScoreUnder<'_>; 2], terms: &[Vec<LeadTerm>; 2]) -> Vec<Cause> {
    let players = [None, Some(Color::Black), Some(Color::White)];
    let keys = CauseKind::ALL.iter().flat_map(|kind| players.map(|player| (*kind, player)));
    keys.filter_map(|(kind, player)| {
        let of_key = terms.each_ref().map(|terms| terms.iter().find(|one| one.kind == kind && one.player == player));
        let [from, to] = of_key.map(|term| term.map_or(Amount::ZERO, |term| term.value));
        if from == to {
            return None;
        }
        let stones = (kind == CauseKind::StonesPlayed).then(|| position.stones_played()).flatten();
        // Living stones are those of the set that counts them, where the term is nothing.
        let counts_stones = if from.is_zero() { scores[0] } else { scores[1] };
        let living = stones.map(|_| counts_stones.score.board().partition.living.map(|stones| u32::from(stones.len())));
        let split = stones.as_ref().and_then(|stones| MoveSplit::new(position, stones));
        let [before, after] = of_key.map(|term| term.map_or(PointSet::EMPTY, |term| term.points));
        let points = if before == after { before } else { before ^ after };
        let amount = (to - from) * player.map_or(1, Color::sign);
        Some(Cause { kind, player, amount, from, to, points, stones, living, split })
    })
    .collect()
}
