//! Why two rule sets differ: each cause with its amount and its points.

use gyega::board::{ByColor, Color};
use gyega::compare::{CauseKind, ScoreUnder, difference};
use gyega::explain::{self, StatementCode};
use gyega::position::Marks;
use gyega::rules::{Amount, Clause, Counting, DeadInSeki, Prisoners, RuleSet, SekiPoints, by_id};
use gyega::score::{KomiChoice, RuleSetBoards, Score, Terms, score_under};

use super::{points, setup};

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
    let mut setup = setup(&["O.XO", "XXXO", "..OO"]);
    setup.marks = Marks { dead: points("A3"), seki: points("A2"), ..Marks::default() };
    setup.prisoners = ByColor { black: Some(0), white: Some(0) };
    let position = setup.check().expect("legal");
    let strict = korean(|_| {});
    let lenient = korean(|rules| {
        rules.seki_points = Clause::chosen(SekiPoints::Counted);
        rules.dead_in_seki = Clause::chosen(DeadInSeki::Removed);
    });
    let rule_set_boards = RuleSetBoards::counting_only(&position);
    let from = score_under(&rule_set_boards, &strict, &Terms::default());
    let to = score_under(&rule_set_boards, &lenient, &Terms::default());
    let area_lead = rule_set_boards.agreed_board().partition.area_lead();
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
    let mut setup = setup(&rows);
    setup.prisoners = ByColor { black: Some(0), white: Some(2) };
    let position = setup.check().expect("legal");
    let rule_set_boards = RuleSetBoards::classifying(&position);
    let terms = Terms { komi: KomiChoice::Same(Amount::ZERO), ..Terms::default() };
    let [korean, chinese] = ["korean-2016", "chinese-2002"].map(|id| by_id(id).expect("built in"));
    let from = score_under(&rule_set_boards, korean, &terms);
    let to = score_under(&rule_set_boards, chinese, &terms);
    // 3 - (3 + 2) and 14 - 15.
    assert_eq!([&from, &to].map(|score| score.verdict.lead), [-2, -1].map(|lead| Some(Amount::points(lead))));
    let area_lead = rule_set_boards.agreed_board().partition.area_lead();
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
    assert_eq!(explain::cause(&there[0], "from", "to").code, StatementCode::CauseProtectiveMovesCounted);
    let turned = causes_of(under(&to, chinese), under(&from, korean));
    assert_eq!(explain::cause(&turned[0], "from", "to").code, StatementCode::CauseProtectiveMovesNotCounted);
    assert_eq!(turned.iter().map(|cause| cause.amount).sum::<Amount>(), Amount::points(-1));
}

#[test]
fn a_custom_set_that_counts_both_or_neither_of_stones_and_prisoners_is_explained_too() {
    // Black has 6 stones on the board and 3 prisoners, White 3 stones and 1 prisoner.
    let mut setup = setup(&[".X..O", "XX..O", "XX.O.", "..X.."]);
    setup.prisoners = ByColor { black: Some(3), white: Some(1) };
    let position = setup.check().expect("legal");
    let plain = korean(|_| {});
    let stones_alone = korean(|rules| rules.prisoners = Clause::chosen(Prisoners::NotCounted));
    let both = korean(|rules| rules.counting = Clause::chosen(Counting::Area));
    let rule_set_boards = RuleSetBoards::counting_only(&position);
    let causes_of = |from: &RuleSet, to: &RuleSet| {
        let (first, second) = (
            score_under(&rule_set_boards, from, &Terms::default()),
            score_under(&rule_set_boards, to, &Terms::default()),
        );
        let area_lead = rule_set_boards.agreed_board().partition.area_lead();
        let result = difference(&position, area_lead, under(&first, from), under(&second, to));
        let causes = result.causes.expect("known");
        assert_eq!(result.gap, Some(causes.iter().map(|cause| cause.amount).sum()));
        causes.iter().map(|cause| (cause.kind, cause.amount)).collect::<Vec<_>>()
    };
    let points = Amount::points;
    // M = (6 + 1) - (3 + 3) = 1: territory with prisoners is area less 1.
    assert_eq!(
        causes_of(&plain, &both),
        [(CauseKind::StonesPlayed, points(1)), (CauseKind::Prisoners, points(3)), (CauseKind::Prisoners, points(-1))]
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
