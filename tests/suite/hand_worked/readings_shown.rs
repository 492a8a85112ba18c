//! Which readings of a text are shown where nobody asks for one by name.

use gyega::board::Stones;
use gyega::position::{End, Game, RecordedResult, Setup};
use gyega::report::shown_readings;
use gyega::report::{ScoreTask, ScoredRecord, prepare};
use gyega::rules::{Amount, SharedRuleSet, by_id};
use gyega::score::KomiChoice;

/// Black has A2, C2 and C1, White G2 and J2; E2 and E1 are open. By the words of article 8 nobody has anything.
const OPEN: [&str; 2] = [".X.X.O.O.", "XX.X.OOOO"];

fn case(rows: &[&str]) -> ScoreTask {
    let mut setup = Setup::new(Stones::from_rows(rows).expect("a board"));
    (setup.prisoners.black, setup.prisoners.white) = (Some(0), Some(0));
    let mut case = ScoreTask::new(setup.check().expect("legal"));
    case.rule_sets = vec![SharedRuleSet::from(by_id("japanese-1989").expect("built in"))];
    case.terms.komi = KomiChoice::Same(Amount::ZERO);
    case
}

fn shown(case: &ScoreTask) -> Vec<&'static str> {
    let report = prepare(case);
    shown_readings(case, &report, &report.scores[0]).map(|reading| reading.id.as_str()).collect()
}

const BOTH: [&str; 2] = ["neutral-points-as-agreed", "neutral-points-literal"];

#[test]
fn open_neutral_points_are_shown_where_they_turn_the_winner() {
    assert_eq!(shown(&case(&OPEN)), BOTH, "B+1 or a draw");
    let mut with_komi = case(&OPEN);
    with_komi.terms.komi = KomiChoice::Same(Amount::half_points(13));
    assert_eq!(shown(&with_komi), [""; 0], "White wins either way");
}

#[test]
fn open_neutral_points_are_not_shown_where_the_players_agreed_on_the_count() {
    let mut agreed = case(&OPEN);
    let mut setup = Setup::new(*agreed.position.stones());
    (setup.prisoners.black, setup.prisoners.white) = (Some(0), Some(0));
    setup.history.ended_by = Some(End::Agreement);
    agreed.position = setup.check().expect("legal");
    assert_eq!(shown(&agreed), [""; 0]);

    let mut recorded = case(&OPEN);
    let initial = *recorded.position.stones();
    let of_game = |result| {
        let game = Game { result, ..Game::of_board(initial) };
        let (gives_dead, gives_rules, gives_komi) = (false, false, false);
        Some(Box::new(ScoredRecord { game, repairs: Vec::new(), gives_dead, gives_rules, gives_komi }))
    };
    recorded.record = of_game(Some(RecordedResult::Draw));
    assert_eq!(shown(&recorded), [""; 0]);
    recorded.record = of_game(None);
    assert_eq!(shown(&recorded), BOTH);
}

#[test]
fn open_neutral_points_are_not_shown_where_players_marked() {
    let mut marked = case(&OPEN);
    marked.position = marked.position.with_marks(gyega::position::Marks::default());
    assert_eq!(shown(&marked), [""; 0], "who says that no stone is dead has counted");
}

#[test]
fn open_neutral_points_are_not_shown_of_a_board_on_which_a_group_is_not_settled() {
    for id in ["japanese-1989", "korean-2016"] {
        let mut settled = case(&OPEN);
        settled.rule_sets = vec![SharedRuleSet::from(by_id(id).expect("built in"))];
        assert_eq!(shown(&settled), BOTH, "{id}: the Korean article 9 says what the Japanese article 8 does");
        // Whether A3 lives is not settled, as who plays first decides.
        let diagram = gyega::formats::cases::by_key("korean-2016/diagram-18").expect("built in");
        let mut unsettled = ScoreTask::new(diagram.setup().check().expect("legal"));
        (unsettled.rule_sets, unsettled.terms) = (settled.rule_sets, settled.terms);
        let report = prepare(&unsettled);
        let readings = &report.scores[0].score.readings;
        assert!(readings.iter().any(|reading| reading.turns_winner), "it would matter: {readings:?}");
        assert_eq!(shown(&unsettled), [""; 0], "{id}");
    }
}

#[test]
fn open_neutral_points_are_not_shown_of_a_board_that_is_not_finished() {
    // Both walls stand beside a space of fifteen points.
    let open = case(&["..X.....", "..X.....", "XXX...OO", "......O.", "......O."]);
    let score = &prepare(&open).scores[0].score;
    assert_eq!(
        score.verdict.outcome,
        gyega::score::Outcome::Undetermined,
        "nobody spoke of the walls, and they are open"
    );
    assert_eq!(shown(&open), [""; 0]);
}
