//! What looks odd in the numbers and marks of a question.

use gyega::board::{ByColor, Color, Stones};
use gyega::explain::{CitedRuleSet, StatementCode};
use gyega::position::{End, FirstPasser, LastPlay, Marks, Setup};
use gyega::report::{ScoreTask, prepare};
use gyega::rules::{SharedRuleSet, by_id};

use crate::support::points;

fn codes(rows: &[&str], dead: &str, seki: &str) -> Vec<StatementCode> {
    let mut setup = Setup::none_dead(Stones::from_rows(rows).expect("a board"));
    setup.marks = Marks { dead: points(dead), seki: points(seki), ..Marks::default() };
    let case = ScoreTask::new(setup.check().expect("legal"));
    prepare(&case).audit.iter().map(|entry| entry.code).collect()
}

// Black has the eye A3, White E3; C4 and C1 are shared, and one of them can be filled.
const SEKI: [&str; 4] = ["XX.OO", ".XXO.", "XXXOO", "XX.OO"];

#[test]
fn a_seki_that_both_sides_stand_in_is_nothing_odd() {
    assert_eq!(codes(&SEKI, "", "A4 D4"), [StatementCode::AuditNeutralPointsBesideSeki]);
}

#[test]
fn a_seki_of_one_side_alone_looks_forgotten() {
    // White has two eyes, E3 and E1.
    let rows = ["XX.OOO", ".XXO.O", "XXXOOO", "XX.O.O"];
    assert_eq!(
        codes(&rows, "", "A4"),
        [StatementCode::AuditSekiWithoutOpponent, StatementCode::AuditNeutralPointsBesideSeki]
    );
}

#[test]
fn the_other_side_of_a_seki_is_found() {
    // White's one eye E3 does not outlast C4 and C1, whoever fills them; if White is not dead, it stands in seki
    // too.
    let (in_seki, neutral) = (StatementCode::AuditInSekiBySearch, StatementCode::AuditNeutralPointsBesideSeki);
    assert_eq!(codes(&SEKI, "", "A4"), [in_seki, neutral]);
    assert_eq!(codes(&SEKI, "", ""), [in_seki, in_seki, neutral], "a sentence a colour");
}

#[test]
fn a_seki_of_one_chain_of_a_group_looks_forgotten_where_another_surrounds_points() {
    // The eye A3 B3 joins the chain above it to the one below, which alone surrounds A1.
    let rows = ["XX.OO", "..XO.", "XXXOO", ".X.OO"];
    let left = StatementCode::AuditNeutralPointsBesideSeki;
    assert_eq!(codes(&rows, "", "A4 D4"), [StatementCode::AuditSekiClaimedInPart, left]);
    assert_eq!(codes(&rows, "", "A4 C3 D4"), [left]);
    assert_eq!(
        codes(&["XX.OO", "..XO.", "XXXOO", "XX.OO"], "", "A4 D4"),
        [StatementCode::AuditTakenAsInSeki, left],
        "nothing else to count: B2 is found"
    );
}

#[test]
fn dead_stones_in_a_space_that_both_touch_look_odd() {
    assert_eq!(codes(&["X.XO.", "XX.OO"], "A2 C2", ""), [StatementCode::AuditEveryStoneDead], "White has it all");
    // Without C2 Black has two stones and no eye: Black B1, White C1, Black B2, White C2 takes all.
    let entries = codes(&["X.XO.", "X..OO"], "C2", "");
    assert_eq!(entries, [StatementCode::AuditDeadOnNeutralPoints, StatementCode::AuditCanBeCapturedLine]);
}

#[test]
fn a_wide_space_between_the_players_looks_unfinished() {
    let rows = ["XX.....OO", "XX.....OO"];
    assert_eq!(codes(&rows, "", ""), [StatementCode::AuditOpenSpace], "10 points");
    let seki = StatementCode::AuditTakenAsInSeki;
    assert_eq!(
        codes(&["XX...OO", "XX...OO"], "", ""),
        [seki, seki, StatementCode::AuditNeutralPointsBesideSeki],
        "6 points: nobody can take the other, so it is over"
    );
    assert_eq!(
        codes(&["XX.O...OO", "XX.....OO"], "D2", ""),
        [StatementCode::AuditDeadOnNeutralPoints, StatementCode::AuditOpenSpace]
    );
    let left = StatementCode::AuditNeutralPointsBesideSeki;
    assert_eq!(codes(&rows, "", "A1 J1"), [left], "a seki that somebody claims");
}

#[test]
fn neutral_points_that_a_text_wants_filled_are_named() {
    // E2 and E1 are open between two living groups; article 8.2 of the Korean text wants them filled, the Chinese
    // does not say. In Japan it is the commentary that does, and article 8, word for word, makes a seki of
    // those left open. Article 15 of the Korean text of 1992 ends the game when no profitable move is left,
    // and filling them is none.
    let rows = [".X.X.O.O.", "XX.X.OOOO"];
    let open_points = |ids: &[&str], ended_by| {
        let mut setup = Setup::new(Stones::from_rows(&rows).expect("a board"));
        setup.history.ended_by = ended_by;
        let mut case = ScoreTask::new(setup.check().expect("legal"));
        case.rule_sets = ids.iter().map(|id| SharedRuleSet::from(by_id(id).expect("built in"))).collect();
        let audit = prepare(&case).audit;
        audit.into_iter().find(|entry| entry.code == StatementCode::AuditNeutralPointsOpen)
    };
    let entry = open_points(&["korean-2016", "chinese-2002", "japanese-1989"], None).expect("it is told");
    let argument = |name| entry.arguments.iter().find(|(other, _)| *other == name).map(|(_, value)| value.clone());
    assert_eq!(argument("points"), Some(points("E2 E1").into()));
    let cited = |id: &str, article| CitedRuleSet { articles: vec![article], ..id.into() };
    let wanting = vec![cited("korean-2016", "8.2"), cited("japanese-1989", "convention")];
    assert_eq!(argument("rules"), Some(wanting.into()));
    assert_eq!(open_points(&["chinese-2002", "aga", "korean-1992"], None), None, "no text that is scored asks for it");
    assert_eq!(open_points(&["korean-2016"], Some(End::Agreement)), None, "who agrees has as good as filled them");
}

#[test]
fn numbers_that_no_order_of_turns_gives_look_odd() {
    // Seven stones each stand on the board, and none was captured.
    let rows = [".X.XO.O.", "XX.XO.OO", ".XX..OO."];
    let turn_codes = |passes: ByColor<u32>, first_pass, last: Option<Color>, handicap| {
        let mut setup = Setup::none_dead(Stones::from_rows(&rows).expect("a board"));
        setup.prisoners = ByColor { black: Some(0), white: Some(0) };
        setup.history.passes = passes.map(Some);
        setup.history.first_pass = first_pass;
        setup.history.last_play = last.map(|player| LastPlay { player, point: None, captured: None });
        setup.handicap = Some(handicap);
        let audit = prepare(&ScoreTask::new(setup.check().expect("legal"))).audit;
        audit.into_iter().map(|entry| entry.code).filter(|code| code.as_str().contains("turns")).collect::<Vec<_>>()
    };
    let passes = |black, white| ByColor { black, white };
    // Seven turns of Black and nine of White, though Black began.
    assert_eq!(turn_codes(passes(0, 2), None, None, 0), [StatementCode::AuditTurnsUneven]);
    // Eight and ten.
    assert_eq!(
        turn_codes(passes(1, 3), Some(FirstPasser::Player(Color::White)), Some(Color::Black), 0),
        [StatementCode::AuditTurnsUneven]
    );
    // Seven each: the last is White's.
    assert_eq!(turn_codes(passes(0, 0), None, Some(Color::Black), 0), [StatementCode::AuditTurnsOutOfOrder]);
    assert_eq!(turn_codes(passes(0, 0), None, Some(Color::White), 0), []);
    assert_eq!(turn_codes(passes(1, 1), Some(FirstPasser::Player(Color::Black)), Some(Color::White), 0), []);
    // With two handicap stones Black played five, and White began.
    assert_eq!(turn_codes(passes(1, 1), None, None, 2), [StatementCode::AuditTurnsUneven], "six and eight");
    assert_eq!(turn_codes(passes(2, 1), None, None, 2), [], "seven and eight");
}

#[test]
fn overtime_that_no_rule_set_asks_for_looks_odd() {
    let mut case = ScoreTask::new(
        Setup::none_dead(Stones::from_rows(&[".X.XO.O.", "XXXXOOOO"]).expect("a board")).check().expect("legal"),
    );
    case.terms.overtime = ByColor { black: 1, white: 0 };
    assert_eq!(prepare(&case).audit, [], "Ing rules are among those taken by default");
    case.rule_sets = vec![SharedRuleSet::from(by_id("aga").expect("built in"))];
    assert_eq!(prepare(&case).audit.len(), 1);
}

#[test]
fn a_group_that_can_reach_no_more_than_a_seki_is_named() {
    // Black A2 has one eye; White, to start, takes him, and if he starts he makes a seki.
    let rows = [".O.OX.X.X", "OOOOXXXXX", "OOOXXXXXX", "XXXOOOOXX", ".X.O..OX."];
    let entries = codes(&rows, "", "");
    assert!(
        entries.contains(&StatementCode::AuditSekiAtBest)
            && entries.contains(&StatementCode::AuditFirstMoveDecidesLine),
        "{entries:?}"
    );
}

#[test]
fn an_entry_says_what_each_text_does_with_dead_stones_in_a_seki() {
    // A1 stands in Black's eye of a seki. The default sets are the Korean one and two that take stones off there.
    let rows = [".O.OOX.X.X", "OOOOOXXXXX", "OOOOXXXXXX", "XXXXOOOXXX", "O.X.O.OX.X"];
    let entries = codes(&rows, "A1", "");
    assert!(
        entries.contains(&StatementCode::AuditDeadInSekiStays)
            && entries.contains(&StatementCode::AuditDeadInSekiRemoved),
        "{entries:?}"
    );
    assert!(!entries.contains(&StatementCode::AuditDeadInSekiUntold));
}
