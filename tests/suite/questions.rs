//! What is wrong with a question as a whole, whose position is right.

use gyega::board::{ByColor, Color, PointSet};
use gyega::position::{End, Loser, Setup};
use gyega::report::{ScoreTask, ScoreTaskFault};
use gyega::rules::Amount;
use gyega::score::{Adjustment, KomiChoice};

use crate::support::board;

fn setup() -> Setup {
    Setup::none_dead(board(&["X.O"]))
}

fn texts(case: &ScoreTask) -> Vec<String> {
    case.faults().iter().map(ToString::to_string).collect()
}

#[test]
fn what_is_given_for_a_set_that_is_not_scored_is_a_fault() {
    let mut setup = setup();
    setup.dead_by_rule_set = vec![("aga".to_owned(), PointSet::EMPTY)];
    let mut case = ScoreTask::new(setup.check().expect("legal"));
    case.terms.komi = KomiChoice::ByRuleSet(vec![("nz".to_owned(), Amount::ZERO)]);
    case.terms.adjustments = vec![Adjustment {
        player: Color::Black,
        amount: Amount::points(1),
        reason: "late".to_owned(),
        rule_sets: vec!["ing-sst".to_owned(), "ffg".to_owned()],
    }];
    assert_eq!(
        texts(&case),
        [
            "rule set nz is given komi but is not among those scored",
            "rule set ffg is given an adjustment but is not among those scored",
            "rule set aga is given dead stones but is not among those scored",
        ]
    );
}

#[test]
fn only_one_player_can_run_out_of_overtime() {
    let mut case = ScoreTask::new(setup().check().expect("legal"));
    case.terms.overtime = ByColor { black: 4, white: 3 };
    assert_eq!(case.faults(), []);
    case.terms.overtime.white = 4;
    assert_eq!(case.faults(), [ScoreTaskFault::BothOutOfTime]);
    let mut decided = setup();
    decided.history.ended_by = Some(End::Time);
    decided.history.lost_by = Some(Loser::One(Color::White));
    case.position = decided.check().expect("legal");
    assert_eq!(case.faults(), [], "who lost is known");
}
