use super::{Cause, CauseKind, MoveSplit, Term, terms};
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
        let terms = [from, to].map(|one| terms(position, agreed_area_lead, one.score, one.rules));
        causes(position, [from, to], &terms)
    });
    let (winner_from, winner_to) = (from.score.verdict.outcome, to.score.verdict.outcome);
    let are_equal = [from, to].iter().any(|one| one.score.is_equal());
    Difference { gap, winner_from, winner_to, causes, needs, has_equal_scores: are_equal && winner_from != winner_to }
}

fn causes(position: &Position, scores: [ScoreUnder<'_>; 2], terms: &[Vec<Term>; 2]) -> Vec<Cause> {
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
        let split = stones.as_ref().and_then(|stones| MoveSplit::of(position, stones));
        let [before, after] = of_key.map(|term| term.map_or(PointSet::EMPTY, |term| term.points));
        let points = if before == after { before } else { (before - after) | (after - before) };
        let amount = (to - from) * player.map_or(1, Color::sign);
        Some(Cause { kind, player, amount, from, to, points, stones, living, split })
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use super::{ScoreUnder, difference};
    use crate::board::{ByColor, Color, Stones, points};
    use crate::compare::CauseKind;
    use crate::position::{Marks, Setup};
    use crate::rules::{Amount, DeadInSeki, RuleSet, SekiPoints, by_id};
    use crate::score::{Removals, Score, Terms, score};

    fn under<'a>(score: &'a Score, rules: &'a RuleSet) -> ScoreUnder<'a> {
        ScoreUnder { score, rules }
    }

    fn korean(change: impl Fn(&mut RuleSet)) -> RuleSet {
        let mut rules = by_id("korean-2016").expect("built in").clone();
        change(&mut rules);
        rules
    }

    #[test]
    fn a_captive_in_a_seki_is_worth_its_point_and_itself() {
        // Black's eye A3 B3 holds the white stone A3; the seki is claimed.
        let mut setup = Setup::none_dead(Stones::from_rows(&["O.XO", "XXXO", "..OO"]).expect("a board"));
        setup.marks = Marks { dead: points("A3"), seki: points("A2"), ..Marks::default() };
        setup.prisoners = ByColor { black: Some(0), white: Some(0) };
        let position = setup.check().expect("legal");
        let strict = korean(|_| {});
        let lenient = korean(|rules| {
            rules.seki_points = crate::rules::Clause::chosen(SekiPoints::Counted);
            rules.dead_in_seki = crate::rules::Clause::chosen(DeadInSeki::Removed);
        });
        let mut removals = Removals::counting_only(&position);
        let from = score(&position, &mut removals, &strict, &Terms::default());
        let to = score(&position, &mut removals, &lenient, &Terms::default());
        let area_lead = removals.agreed().partition.area_lead();
        let result = difference(&position, area_lead, under(&from, &strict), under(&to, &lenient));
        let causes: Vec<_> =
            result.causes.expect("known").iter().map(|c| (c.kind, c.amount, c.points.to_string())).collect();
        // The eye B3 is a point; A3 is a point and a prisoner.
        assert_eq!(
            causes,
            [
                (CauseKind::SekiEyes, Amount::points(1), "B3".to_owned()),
                (CauseKind::DeadInSeki, Amount::points(2), "A3".to_owned()),
            ]
        );
        assert_eq!(result.gap, Some(Amount::points(3)));
    }

    #[test]
    fn a_protective_move_is_named_where_only_area_counts_it() {
        // Black must fill C4 once E4 is filled, or White takes D4. Black: 10 stones, A5, A3, A1; White: 12 stones, F3,
        // E2, D1 and 2 prisoners, so that both have put 12 stones on the board. E4 is neutral: half a point
        // each in China.
        let rows = [".XXOOO", "XX.X.O", ".XXOO.", "XXOO.O", ".XO.OO"];
        let mut setup = Setup::none_dead(Stones::from_rows(&rows).expect("a board"));
        setup.prisoners = ByColor { black: Some(0), white: Some(2) };
        let position = setup.check().expect("legal");
        let mut removals = Removals::reading(&position);
        let terms = Terms { komi: crate::score::KomiChoice::Same(Amount::ZERO), ..Terms::default() };
        let [korean, chinese] = ["korean-2016", "chinese-2002"].map(|id| by_id(id).expect("built in"));
        let from = score(&position, &mut removals, korean, &terms);
        let to = score(&position, &mut removals, chinese, &terms);
        // 3 - (3 + 2) and 14 - 15.
        assert_eq!([&from, &to].map(|score| score.verdict.lead), [-2, -1].map(|lead| Some(Amount::points(lead))));
        let area_lead = removals.agreed().partition.area_lead();
        let causes_of = |from, to| difference(&position, area_lead, from, to).causes.expect("known");
        let there = causes_of(under(&from, korean), under(&to, chinese));
        let causes: Vec<_> = there.iter().map(|c| (c.kind, c.player, c.amount, c.points.to_string())).collect();
        let half = Amount::half_points;
        let (black, white) = (Some(Color::Black), Some(Color::White));
        assert_eq!(
            causes,
            [
                (CauseKind::ProtectiveMoves, black, half(2), "C4".to_owned()),
                (CauseKind::SharedNeutral, black, half(1), "E4".to_owned()),
                (CauseKind::SharedNeutral, white, half(-1), "E4".to_owned()),
            ]
        );
        assert_eq!(
            crate::explain::cause(&there[0], "from", "to").code,
            crate::explain::Code::CauseProtectiveMovesCounted
        );
        let turned = causes_of(under(&to, chinese), under(&from, korean));
        assert_eq!(
            crate::explain::cause(&turned[0], "from", "to").code,
            crate::explain::Code::CauseProtectiveMovesNotCounted
        );
        assert_eq!(turned.iter().map(|cause| cause.amount).sum::<Amount>(), Amount::points(-1));
    }

    #[test]
    fn a_custom_set_that_counts_both_or_neither_of_stones_and_prisoners_is_explained_too() {
        use crate::rules::{Counting, Prisoners};
        // Black has 6 stones on the board and 3 prisoners, White 3 stones and 1 prisoner.
        let mut setup = Setup::none_dead(Stones::from_rows(&[".X..O", "XX..O", "XX.O.", "..X.."]).expect("a board"));
        setup.prisoners = ByColor { black: Some(3), white: Some(1) };
        let position = setup.check().expect("legal");
        let plain = korean(|_| {});
        let stones_alone = korean(|rules| rules.prisoners = crate::rules::Clause::chosen(Prisoners::NotCounted));
        let both = korean(|rules| rules.counting = crate::rules::Clause::chosen(Counting::Area));
        let mut removals = Removals::counting_only(&position);
        let mut causes_of = |from: &RuleSet, to: &RuleSet| {
            let (first, second) = (
                score(&position, &mut removals, from, &Terms::default()),
                score(&position, &mut removals, to, &Terms::default()),
            );
            let area_lead = removals.agreed().partition.area_lead();
            let result = difference(&position, area_lead, under(&first, from), under(&second, to));
            let causes = result.causes.expect("known");
            assert_eq!(result.gap, Some(causes.iter().map(|cause| cause.amount).sum()));
            causes.iter().map(|cause| (cause.kind, cause.amount)).collect::<Vec<_>>()
        };
        let points = Amount::points;
        // M = (6 + 1) - (3 + 3) = 1: territory with prisoners is area less 1.
        assert_eq!(
            causes_of(&plain, &both),
            [
                (CauseKind::StonesPlayed, points(1)),
                (CauseKind::Prisoners, points(3)),
                (CauseKind::Prisoners, points(-1))
            ]
        );
        // Territory alone is area less the stones on the board: 6 of Black, 3 of White.
        assert_eq!(
            causes_of(&stones_alone, &both),
            [
                (CauseKind::LivingStones, points(6)),
                (CauseKind::LivingStones, points(-3)),
                (CauseKind::Prisoners, points(3)),
                (CauseKind::Prisoners, points(-1)),
            ]
        );
    }
}
