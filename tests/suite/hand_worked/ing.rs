//! Ing counting: area by filling in, 8 points to White, Black wins at equal scores, two points for each period of
//! overtime.

use gyega::board::Color;
use gyega::position::Setup;
use gyega::rules::Amount;
use gyega::score::{DecidedBy, Terms};

use super::{Told, both, no_komi, own_komi, setup, split, told};

/// Ing's result of a split board.
fn ing(lines: usize, black: usize, neutral: usize) -> Told {
    own_komi(&Setup::none_dead(split(lines, lines, black, neutral)), "ing-sst")
}

#[test]
fn nineteen_lines() {
    // 184 - 177 = 7; 7 - 8 = -1.
    let white = ing(19, 184, 0);
    assert_eq!((white.result().as_str(), white.announced().as_str()), ("W+1", "announce-points winner=white points=1"));
    // 185 - 176 = 9; 9 - 8 = 1.
    let black = ing(19, 185, 0);
    assert_eq!((black.result().as_str(), black.announced().as_str()), ("B+1", "announce-points winner=black points=1"));
    // 181 - 180 = 1; 1 - 8 = -7.
    assert_eq!(ing(19, 181, 0).result(), "W+7");
}

#[test]
fn one_shared_point_makes_an_even_score_and_black_wins_it() {
    // Nobody says that the game is over, and whoever plays next takes the last point.
    // 184 - 176 = 8, the last point is shared and stays empty (1 / 2 = 0 each); 8 - 8 = 0, and the tie rule says Black.
    let even = ing(19, 184, 1);
    assert_eq!(
        (even.result().as_str(), even.announced().as_str()),
        ("B+0", "announce-tie-rule winner=black stands=not-firm")
    );
    assert_eq!(even.score.verdict.decided_by, Some(DecidedBy::TieRule));
    assert_eq!(even.board(), "184 : 176");
    assert_eq!(even.totals(), "184 : 184");
}

#[test]
fn two_shared_points_next_to_each_other_are_one_each() {
    // 184 - 175 = 9 with 2 points shared: 185 - 176 = 9; 9 - 8 = 1.
    let told = ing(19, 184, 2);
    assert_eq!((told.board().as_str(), told.totals().as_str()), ("184 : 175", "185 : 184"));
    assert_eq!(told.result(), "B+1");
}

#[test]
fn nine_and_thirteen_lines() {
    // 81 points: 44 - 37 = 7, less 8 is -1; 45 - 36 = 9, less 8 is 1; 44 - 36 = 8 with one shared, less 8 is 0.
    assert_eq!([ing(9, 44, 0), ing(9, 45, 0), ing(9, 44, 1)].map(|told| told.result()), ["W+1", "B+1", "B+0"]);
    // 169 points: 88 - 81 = 7; 89 - 80 = 9; 88 - 80 = 8 with one shared.
    assert_eq!([ing(13, 88, 0), ing(13, 89, 0), ing(13, 88, 1)].map(|told| told.result()), ["W+1", "B+1", "B+0"]);
}

#[test]
fn a_period_of_overtime_is_two_points_and_the_fourth_is_the_game() {
    // Black is one point ahead: 185 - 176 - 8 = 1. Each of his periods gives White 2: 1 - 2 = -1, 1 - 4 = -3, 1 - 6 =
    // -5.
    let setup = Setup::none_dead(split(19, 19, 185, 0));
    let after = |black, white| told(&setup, "ing-sst", &Terms { overtime: both(black, white), ..Terms::default() });
    let results = [0, 1, 2, 3, 4].map(|periods| after(periods, 0).result());
    assert_eq!(results, ["B+1", "W+1", "W+3", "W+5", "W+T"]);
    // White's periods give Black 2 each: 1 + 2 = 3, 1 + 4 = 5, 1 + 6 = 7.
    let results = [1, 2, 3, 4].map(|periods| after(0, periods).result());
    assert_eq!(results, ["B+3", "B+5", "B+7", "B+T"]);
    // 1 - 4 + 6 = 3. Periods of both are both told.
    let both_bought = after(2, 3);
    assert_eq!((both_bought.result().as_str(), both_bought.totals().as_str()), ("B+3", "191 : 188"));
    assert_eq!(after(4, 4).result(), "Void");
    assert_eq!(after(4, 0).announced(), "announce-by-end winner=white end=time");
    assert_eq!(after(4, 0).score.verdict.decided_by, Some(DecidedBy::End));
}

#[test]
fn overtime_can_make_the_score_even_and_then_black_wins() {
    // 187 - 174 = 13, which is 5 after compensation; White buys nothing, Black two periods and then three: 5 - 4 = 1, 5
    // - 6 = -1.
    let setup = Setup::none_dead(split(19, 19, 187, 0));
    let after = |black| told(&setup, "ing-sst", &Terms { overtime: both(black, 0), ..Terms::default() }).result();
    assert_eq!([after(2), after(3)], ["B+1", "W+1"]);
    // With one shared point 186 - 174 = 12, 12 - 8 = 4; two periods: 4 - 4 = 0.
    let setup = Setup::none_dead(split(19, 19, 186, 1));
    assert_eq!(told(&setup, "ing-sst", &Terms { overtime: both(2, 0), ..Terms::default() }).result(), "B+0");
}

#[test]
fn other_rule_sets_do_not_pay_for_overtime() {
    // 185 - 176 - 7.5 = 1.5 whatever time was used.
    let setup = Setup::none_dead(split(19, 19, 185, 0));
    let terms = Terms { overtime: both(3, 0), ..Terms::default() };
    assert_eq!(told(&setup, "chinese-2002", &terms).result(), "B+1.5");
}

#[test]
fn a_handicap_game_has_no_compensation() {
    let mut setup = Setup::none_dead(split(19, 19, 182, 0));
    setup.handicap = Some(3);
    // 182 - 179 = 3; Ing's texts give White nothing for the three stones and no 8 points.
    assert_eq!(own_komi(&setup, "ing-sst").result(), "B+3");
    // Equal areas cannot be on 361 points without a shared one: 180 - 180 with one left. Who wins then is not in the
    // text.
    let mut even = Setup::none_dead(split(19, 19, 180, 1));
    even.handicap = Some(3);
    let even = own_komi(&even, "ing-sst");
    assert_eq!((even.result().as_str(), even.needs()), ("?", vec!["rule:tie".to_owned()]));
    assert!(even.score.verdict.lead.is_some_and(Amount::is_zero), "the lead is known all the same");
}

#[test]
fn a_shared_space_that_one_side_could_enter_differs_by_reading() {
    // Left to right: Black's wall, three empty points, White's wall. Three points: by region 1 each, the middle one
    // stays empty; by point B and D are next to one colour alone, and the middle point is nobody's.
    let setup = setup(&["X...O"]);
    let told = no_komi(&setup, "ing-sst");
    assert_eq!((told.totals().as_str(), told.score.readings.len()), ("2 : 2", 2));
    // The space D3 B2 C2 D2: B2 and C2 are next to Black alone, D2 to White alone, D3 to both.
    let setup = self::setup(&["XXX.OO", "X...OO", "XXXO.O"]);
    let told = no_komi(&setup, "ing-sst");
    let leads: Vec<_> = told
        .score
        .readings
        .iter()
        .map(|reading| (reading.id.as_str(), reading.verdict.lead.unwrap_or_default().to_string()))
        .collect();
    // Black has 7 stones; White 6 and the eye E1: 7. By region four points are 2 each: 9 - 9 = 0. By point Black gets
    // B2 and C2, White D2, and of the single point D3 nobody anything: 9 - 8 = 1.
    assert_eq!(leads, [("shared-by-region", "0".to_owned()), ("shared-by-point", "1".to_owned())]);
    assert_eq!(told.score.verdict.outcome.winner(), Some(Color::Black), "an even game at 0 goes to Black");
}
