//! What a score says when something is missing or stands in a seki.

use crate::board::{ByColor, Color, Point, PointSet, Stones};
use crate::position::{DeadMarks, Setup};
use crate::rules::{Amount, Clause, Counting, DeadInSeki, PassStones, RuleSet, SekiPoints, Text, by_id};
use crate::score::{EntryKind, Need, Removals, Score, Terms, score};

const SILENT: Text = Text { edition: "none", source: "test" };

fn points(text: &str) -> PointSet {
    text.split_whitespace().filter_map(Point::parse).collect()
}

/// Black's eye A3 B3 holds the white stone A3; the seki is claimed.
fn seki() -> Setup {
    let mut setup = Setup::new(Stones::from_rows(&["O.XO", "XXXO", "..OO"]).expect("a board"));
    setup.dead = DeadMarks::Points(points("A3"));
    setup.seki = points("A2 D2");
    setup.prisoners = ByColor { black: Some(0), white: Some(0) };
    setup
}

fn scored(setup: &Setup, rules: &RuleSet, terms: &Terms) -> Score {
    let position = setup.clone().check().expect("legal");
    score(&position, &mut Removals::of(&position), rules, terms)
}

fn territory(change: impl Fn(&mut RuleSet)) -> RuleSet {
    let mut rules = by_id("territory").expect("built in").clone();
    change(&mut rules);
    rules
}

fn plain(setup: &Setup, rules: &RuleSet) -> Score {
    scored(setup, rules, &Terms::default())
}

#[test]
fn the_lead_before_prisoners_leaves_out_those_of_the_player_who_gave_them() {
    let mut setup = Setup::new(Stones::from_rows(&[".XO.", ".XO."]).expect("a board"));
    setup.prisoners.black = Some(7);
    let score = plain(&setup, &territory(|_| {}));
    assert_eq!(score.needs, [Need::Prisoners]);
    assert_eq!(score.lead_before_prisoners(), Some(Amount::ZERO), "two points each");
}

#[test]
fn a_board_total_is_unknown_while_anything_on_the_board_is() {
    let total = |score: &Score| score.board_total(Color::Black);
    let silent: [fn(&mut RuleSet); 7] = [
        |rules| rules.seki_points = Clause::unstated(SILENT),
        |rules| rules.dead_in_seki = Clause::unstated(SILENT),
        |rules| rules.prisoners = Clause::unstated(SILENT),
        |rules| rules.removal = Clause::unstated(SILENT),
        |rules| rules.group_tax = Clause::unstated(SILENT),
        |rules| rules.pass_stones = Clause::unstated(SILENT),
        |rules| rules.pass_stones = Clause::chosen(PassStones::Prisoner),
    ];
    for change in silent {
        let score = plain(&seki(), &territory(change));
        assert_eq!((total(&score), score.verdict.lead), (None, None), "{:?}", score.needs);
    }
    let komi = territory(|rules| rules.komi = Clause::unstated(SILENT));
    assert!(total(&plain(&seki(), &komi)).is_some(), "komi is not on the board");
    let neutral = territory(|rules| rules.neutral_points = Clause::unstated(SILENT));
    assert!(total(&plain(&seki(), &neutral)).is_some(), "nor is what players share");
}

#[test]
fn a_dead_stone_that_stays_in_a_seki_leaves_no_point_under_it() {
    let stays = territory(|rules| {
        rules.seki_points = Clause::chosen(SekiPoints::Counted);
        rules.dead_in_seki = Clause::chosen(DeadInSeki::NotRemoved);
    });
    let score = plain(&seki(), &stays);
    let black = |kind| score.ledger.amount(Color::Black, kind);
    assert_eq!(black(EntryKind::SekiEyes), Amount::points(1), "B3");
    assert_eq!(black(EntryKind::DeadInSeki), Amount::ZERO, "a stone stands on A3");
    assert_eq!(black(EntryKind::DeadStones), Amount::ZERO);
    let unsaid = territory(|rules| rules.dead_in_seki = Clause::unstated(SILENT));
    let area = RuleSet {
        counting: Clause::chosen(Counting::Area),
        prisoners: Clause::chosen(crate::rules::Prisoners::NotCounted),
        ..unsaid
    };
    assert_eq!(plain(&seki(), &area).needs, [Need::Rule("dead_in_seki")], "the point turns on it too");
}

#[test]
fn a_dead_stone_in_a_space_that_both_sides_of_a_seki_share_stays_as_one_in_an_eye_does() {
    // B2 and C2 are shared, with a dead white stone on B2.
    let mut setup = Setup::new(Stones::from_rows(&["XXXOO", "XO.OO", "XXXOO", ".X.O."]).expect("a board"));
    setup.dead = DeadMarks::Points(points("B3"));
    setup.seki = points("A4 E4");
    setup.prisoners = ByColor { black: Some(0), white: Some(0) };
    let korean = by_id("korean-2016").expect("built in");
    let score = plain(&setup, korean);
    assert_eq!(score.ledger.amount(Color::Black, EntryKind::DeadStones), Amount::ZERO);
    assert_eq!(plain(&setup, &territory(|_| {})).ledger.amount(Color::Black, EntryKind::DeadStones), Amount::points(1));
}

#[test]
fn overtime_needs_a_rule_set_that_says_what_it_costs() {
    let rules = territory(|rules| rules.overtime = Clause::unverified(SILENT));
    let terms = Terms { overtime: ByColor { black: 1, white: 0 }, ..Terms::default() };
    assert_eq!(scored(&seki(), &rules, &terms).needs, [Need::Rule("overtime")]);
    assert_eq!(plain(&seki(), &rules).needs, []);
}

#[test]
fn two_groups_that_a_neutral_point_could_join_are_not_taxed_as_two() {
    let stone = by_id("stone-scoring").expect("built in");
    let tax = |rows: &[&str]| {
        let score = plain(&Setup::new(Stones::from_rows(rows).expect("a board")), stone);
        (score.ledger.amount(Color::Black, EntryKind::GroupTax), score.needs)
    };
    // C4 to C6 are neutral and join Black's groups left and right once Black plays there.
    let (_, needs) = tax(&[".X.X.", "XX.XX", ".X.X.", "XXOXX", "OOOOO", "O.O.O"]);
    assert_eq!(needs, [Need::Classification]);
    // Here White stands between them.
    let (amount, needs) = tax(&[".XOX.", "XXOXX", ".XOX.", "XXOXX", "OOOOO", "O.O.O"]);
    assert_eq!((amount, needs), (Amount::points(-4), vec![]));
}
