//! What a score says when something is missing or stands in a seki.

use gyega::board::{ByColor, Color, PointSet, Stones};
use gyega::position::{Marks, Setup};
use gyega::rules::{
    Amount, Clause, Counting, DeadInSeki, OneSidedNeutral, PassStones, RuleSet, SekiPoints, Source, TextEdition, by_id,
};
use gyega::score::{EntryKind, Need, RuleSetBoards, Score, ScoreAxis, Terms, score_under};

use crate::support::points;

const SILENT: TextEdition =
    TextEdition { edition: "none", source: &Source { title: "test", short: None, link: None, is_read_in_full: true } };

/// Black's eye A3 B3 holds the white stone A3; the seki is claimed.
fn seki() -> Setup {
    let mut setup = Setup::none_dead(Stones::from_rows(&["O.XO", "XXXO", "..OO"]).expect("a board"));
    setup.marks = Marks { dead: points("A3"), seki: points("A2 D2"), ..Marks::default() };
    setup.prisoners = ByColor { black: Some(0), white: Some(0) };
    setup
}

fn scored(setup: &Setup, rules: &RuleSet, terms: &Terms) -> Score {
    let position = setup.clone().check().expect("legal");
    score_under(&RuleSetBoards::counting_only(&position), rules, terms)
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
    let mut setup = Setup::none_dead(Stones::from_rows(&[".XO.", ".XO."]).expect("a board"));
    setup.prisoners.black = Some(7);
    let score = plain(&setup, &territory(|_| {}));
    assert_eq!(score.needs, [Need::Prisoners]);
    assert_eq!(score.lead_before_prisoners(), Some(Amount::ZERO), "two points each");
}

#[test]
fn a_board_that_is_only_counted_is_not_held_against_its_marks() {
    // White's four stones are marked, and have the eyes B4 and D4: no one can capture them.
    let rows = ["O.O.OX.X", "OOOOOXXX", "XXXXXXXX", "X.XXXXXX"];
    let mut setup = Setup::none_dead(Stones::from_rows(&rows).expect("a board"));
    let white = *setup.stones.of(Color::White);
    setup.marks = Marks { dead: white, ..setup.marks.with_all_said() };
    setup.prisoners = ByColor { black: Some(0), white: Some(0) };
    let position = setup.check().expect("legal");
    let against = |rule_set_boards: RuleSetBoards<'_>| {
        score_under(&rule_set_boards, &territory(|_| {}), &Terms::default()).against_reading
    };
    assert_eq!(against(RuleSetBoards::classifying(&position)), white);
    assert_eq!(against(RuleSetBoards::counting_only(&position)), PointSet::EMPTY, "nothing was read");
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
        prisoners: Clause::chosen(gyega::rules::Prisoners::NotCounted),
        ..unsaid
    };
    assert_eq!(plain(&seki(), &area).needs, [Need::Rule(ScoreAxis::DeadInSeki)], "the point turns on it too");
}

#[test]
fn a_dead_stone_in_a_space_that_both_sides_of_a_seki_share_stays_as_one_in_an_eye_does() {
    // B2 and C2 are shared, with a dead white stone on B2.
    let mut setup = Setup::none_dead(Stones::from_rows(&["XXXOO", "XO.OO", "XXXOO", ".X.O."]).expect("a board"));
    setup.marks = Marks { dead: points("B3"), seki: points("A4 E4"), ..Marks::default() };
    setup.prisoners = ByColor { black: Some(0), white: Some(0) };
    let korean = by_id("korean-2016").expect("built in");
    let score = plain(&setup, korean);
    assert_eq!(score.ledger.amount(Color::Black, EntryKind::DeadStones), Amount::ZERO);
    assert_eq!(plain(&setup, &territory(|_| {})).ledger.amount(Color::Black, EntryKind::DeadStones), Amount::points(1));
}

/// Once somebody has filled the neutral point E4, White threatens to take D4, so that Black must fill C4 himself.
///
/// ```text
/// 5 . X X O O O     Black: 10 stones; A5, A3, A1 and the owed point C4.
/// 4 X X . X . O     White: 12 stones; F3, E2 and D1. Neutral: E4. White has captured 2.
/// 3 . X X O O .
/// 2 X X O O . O     Area: 14 to 15. Territory without C4: 3 to 3 + 2.
/// 1 . X O . O O
///   A B C D E F
/// ```
fn owing() -> Setup {
    let mut setup =
        Setup::none_dead(Stones::from_rows(&[".XXOOO", "XX.X.O", ".XXOO.", "XXOO.O", ".XO.OO"]).expect("a board"));
    setup.prisoners = ByColor { black: Some(0), white: Some(2) };
    setup
}

fn scored_owing(rules: &RuleSet) -> Score {
    let position = owing().check().expect("legal");
    score_under(&RuleSetBoards::classifying(&position), rules, &Terms::default())
}

#[test]
fn a_protective_move_is_no_territory_but_it_is_area() {
    let totals = |rules: &RuleSet| {
        let score = scored_owing(rules);
        assert_eq!(score.ledger.points(Some(Color::Black), EntryKind::ProtectiveMoves), points("C4"), "{}", rules.id);
        assert!(score.ledger.points(Some(Color::Black), EntryKind::Territory).is_disjoint(&points("C4")));
        let owed = score.ledger.amount(Color::Black, EntryKind::ProtectiveMoves);
        let board = |color| score.board_total(color).expect("known");
        (owed.to_string(), board(Color::Black).to_string(), board(Color::White).to_string())
    };
    let expected = |owed: &str, black: &str, white: &str| (owed.to_owned(), black.to_owned(), white.to_owned());
    for id in ["korean-2016", "japanese-1989"] {
        assert_eq!(totals(by_id(id).expect("built in")), expected("0", "3", "5"), "{id}");
    }
    let counted = territory(|rules| rules.one_sided_neutral = Clause::chosen(OneSidedNeutral::Counted));
    assert_eq!(totals(&counted), expected("1", "4", "5"));
    // Whatever an area set says of points that one side alone can fill, the point is surrounded.
    for id in ["chinese-2002", "ing-sst", "aga"] {
        let mut area = by_id(id).expect("built in").clone();
        assert_eq!(totals(&area), expected("1", "14", "15"), "{id}");
        area.one_sided_neutral = Clause::chosen(OneSidedNeutral::NotCounted);
        assert_eq!(totals(&area), expected("1", "14", "15"), "{id}");
    }
}

#[test]
fn a_protective_move_needs_a_text_that_says_what_it_is_worth() {
    let silent = |rules: &mut RuleSet| rules.one_sided_neutral = Clause::unstated(SILENT);
    let score = scored_owing(&territory(silent));
    assert_eq!(score.needs, [Need::Rule(ScoreAxis::OneSidedNeutral)]);
    assert_eq!((score.board_total(Color::Black), score.verdict.lead), (None, None));
    assert_eq!(plain(&owing(), &territory(silent)).needs, [], "it does not matter where nothing is owed");
    let mut area = by_id("area").expect("built in").clone();
    silent(&mut area);
    assert_eq!(scored_owing(&area).needs, []);
}

#[test]
fn overtime_needs_a_rule_set_that_says_what_it_costs() {
    let rules = territory(|rules| rules.overtime = Clause::unverified(SILENT));
    let terms = Terms { overtime: ByColor { black: 1, white: 0 }, ..Terms::default() };
    assert_eq!(scored(&seki(), &rules, &terms).needs, [Need::Rule(ScoreAxis::Overtime)]);
    assert_eq!(plain(&seki(), &rules).needs, []);
}

#[test]
fn two_groups_that_a_neutral_point_could_join_are_not_taxed_as_two() {
    let stone = by_id("stone-scoring").expect("built in");
    let tax = |rows: &[&str]| {
        let score = plain(&Setup::none_dead(Stones::from_rows(rows).expect("a board")), stone);
        (score.ledger.amount(Color::Black, EntryKind::GroupTax), score.needs)
    };
    // C4 to C6 are neutral and join Black's groups left and right once Black plays there.
    let (_, needs) = tax(&[".X.X.", "XX.XX", ".X.X.", "XXOXX", "OOOOO", "O.O.O"]);
    assert_eq!(needs, [Need::Classification]);
    // Here White stands between them.
    let (amount, needs) = tax(&[".XOX.", "XXOXX", ".XOX.", "XXOXX", "OOOOO", "O.O.O"]);
    assert_eq!((amount, needs), (Amount::points(-4), vec![]));
}
