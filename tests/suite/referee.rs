//! Sentences that a referee signs: each names the stones and points that it speaks of, says no more than is so under
//! every rule set asked, and gives its reason.

use gyega::board::{PointSet, Stones};
use gyega::explain::{Argument, Statement, assumption};
use gyega::formats::cases;
use gyega::position::Setup;
use gyega::render::{Language, WIDTH, text};
use gyega::report::{Report, ScoreTask, prepare};
use gyega::rules::{Amount, SharedRuleSet, by_id};
use gyega::score::KomiChoice;

use crate::cli::gyega;

/// Black's C5 alone connects D5: he must fill it. `.`s left of the wall are Black's, right of it White's.
const FALSE_EYE: &str = "..XO...\n..XO...\nXX.XO..\n.XXOO..\n..XO...\n..XO...\n..XO...\n";

/// Black's corner group has the eye A1, White's F1, and D1 is between them; B1 is marked dead inside the seki.
const SEKI_EYE: &str = "...OX...\n...OX...\n...OX...\n...OX...\n...OX...\nOOOOXXXX\nXXXXOOOX\n.oX.O.OX\n";

/// Everything that is assumed or checked, as statements.
fn told(report: &Report) -> Vec<Statement> {
    report.assumptions.iter().map(assumption).chain(report.audit.iter().cloned()).collect()
}

/// Whether a statement counts groups, chains or stones, and if so by which points it names them, and how many it says
/// they are.
fn counted(statement: &Statement) -> Option<(i64, PointSet, PointSet)> {
    let argument = |name: &str| statement.arguments.iter().find(|(found, _)| *found == name).map(|(_, it)| it);
    let counts = ["groups", "chains", "stones", "count"].into_iter().find_map(argument)?;
    let points = |name| if let Some(Argument::Points(points)) = argument(name) { Some(**points) } else { None };
    let Argument::Count(count) = counts else { return None };
    let all = points("points").unwrap_or_else(|| panic!("{statement:?}"));
    Some((*count, points("at").unwrap_or(all), all))
}

#[test]
fn nothing_is_counted_that_is_not_named() {
    let mut named = 0;
    for file in cases::all() {
        let mut case = ScoreTask::new(file.setup().check().expect("legal"));
        case.terms.komi = KomiChoice::Same(Amount::ZERO);
        let report = prepare(&case);
        for statement in told(&report) {
            let Some((count, by, all)) = counted(&statement) else { continue };
            assert!(i64::from(by.len()) == count && by.is_subset(&all), "{}: {statement:?}", file.key());
            let told = Language::En.sentence(&statement);
            assert!(told.contains(&by.first().expect("a point").to_string()), "{}: {told}", file.key());
            named += 1;
        }
        for language in Language::ALL {
            let told = text(*language, &case, &report, WIDTH);
            assert!(!told.contains(['{', '}']), "{} {language:?}: {told}", file.key());
        }
    }
    assert!(named > 20, "the boards are no test: {named}");
}

#[test]
fn an_owed_point_is_reported_as_a_point_whatever_the_rules_count() {
    let told = gyega("score --full - --prisoners 0,0 --komi 0 --rules korean-2016,chinese-2002", FALSE_EYE).output;
    // 10 stones, 7 points below and 4 above, and C5, which area counts like any other.
    assert!(told.contains("(7 + 4) points of territory + 1 point that needs a protective move\n"), "{told}");
    assert!(told.contains("Counting] = 22"), "{told}");
    // The check holds under both: it says what comes of it, and not what the point counts. There is no neutral point to
    // speak of.
    let owed = "Black still needs a protective move at C5: if the point stays empty, White can capture there: W";
    assert!(told.contains(owed), "{told}");
    assert!(!told.contains("not territory") && !told.contains("neutral"), "{told}");
}

#[test]
fn what_comes_off_as_dead_is_reported_with_what_says_so() {
    let told = gyega("score --full - --prisoners 0,0 --komi 0 --rules korean-2016", "..XO.\n.oXO.\n..XO.\n").output;
    assert!(told.contains("Taken off as dead: B2 [1, 6, 11, 12.1]"), "{told}");
    // A stone that stays, as it is dead inside a seki, is not told as taken off.
    let in_seki = gyega("score --full - --prisoners 0,0 --komi 0 --rules korean-2016", SEKI_EYE).output;
    assert!(
        !in_seki.contains("Taken off as dead") && in_seki.contains("only be captured in play, not taken off"),
        "{in_seki}"
    );
}

#[test]
fn points_of_a_seki_are_not_all_called_eyes() {
    // Figure 3-40 is a seki with two kos: A3 and C4 are their mouths.
    let told = gyega("score --full korean-2016/figure-3-40 --prisoners 0,0 --komi 0 --rules korean-2016", "").output;
    assert!(told.contains("Black 2 points in seki A3 A1") && !told.contains("eyes in seki"), "{told}");
}

#[test]
fn who_counts_nothing_has_nought() {
    let told = gyega("score --full - --dead none --prisoners 0,0 --komi 0 --rules korean-2016", "X.X\n.X.\n").output;
    assert!(told.contains("\n    White  0\n") && !told.contains("nothing"), "{told}");
}

#[test]
fn a_reading_that_moves_no_point_is_not_reported() {
    // C1 touches both, so that both readings of Ing's shared spaces leave it alone.
    let rules = by_id("ing-sst").expect("built in");
    let of = |rows: &[&str]| {
        let mut case =
            ScoreTask::new(Setup::none_dead(Stones::from_rows(rows).expect("a board")).check().expect("legal"));
        case.rule_sets = vec![SharedRuleSet::from(rules)];
        case.terms.komi = KomiChoice::Same(Amount::ZERO);
        prepare(&case).scores[0].score.readings.iter().map(|reading| reading.points).collect::<Vec<PointSet>>()
    };
    assert_eq!(of(&[".X.O.", "XX.OO"]), []);
    // Here B1 is next to Black alone, and D1 to White alone.
    assert_eq!(of(&["X...O"]).len(), 2);
}

#[test]
fn a_silent_text_lacks_nothing_and_what_was_not_read_is_not_silent() {
    // The teaching text does not say what equal scores are; it is at hand.
    let silent = gyega("score --full - --dead none --prisoners 0,0 --komi 0 --rules kba-beginner", ".XO.\n").output;
    assert!(silent.contains("The rule text is silent on equal scores.") && !silent.contains("Missing"), "{silent}");
    assert!(
        silent.contains("rule:tie: equal scores, on which the rule text is silent; needed by kba-beginner"),
        "{silent}"
    );
    // A need of both kinds is told in two sentences.
    let both = gyega("score --full - --dead none --komi 0 --rules kba-beginner", ".XO.\n").output;
    assert!(both.contains("Missing: how many stones each player captured"), "{both}");
}

#[test]
fn a_count_at_the_board_has_no_empty_tens_and_names_passes() {
    let few =
        gyega("score - --dead none --prisoners 0,0 --komi 0 --rules korean-2016 --procedures", "..XO..\n..XO..\n")
            .output;
    assert!(few.contains("Black's points are fewer than ten: 4.") && !few.contains("0 ten"), "{few}");
    // Black has put two stones more than White, who passed twice more.
    let passes = gyega("score - --prisoners 0,0 --komi 0 --rules aga --procedures", FALSE_EYE).output;
    let told = "For each pass a stone is handed over as a prisoner, and White passes last";
    assert!(passes.contains(told) && passes.contains("White hands over 2 stones."), "{passes}");
}

#[test]
fn prisoners_are_reported_by_who_captured_them() {
    let told = gyega("score - --prisoners 0,0 --komi 0 --rules korean-2016 --sensitivity", FALSE_EYE).output;
    // 11 to 18: with eight more captured Black wins.
    assert!(told.contains("If Black had captured 7 more stones, the result would be Draw."), "{told}");
}
