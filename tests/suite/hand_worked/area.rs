//! Chinese counting and its relatives: zi, handicap, neutral points, group tax.

use gyega::board::Color;
use gyega::position::{End, Setup};
use gyega::score::{EntryKind, EntryNote};

use super::{Told, both, no_komi, own_komi, points, setup, split};

/// The Chinese result of a split board; without neutral points the players agree that the game has ended, though a
/// stone of the wall stands in atari.
fn chinese(lines: usize, black: usize, neutral: usize) -> Told {
    let mut setup = Setup::none_dead(split(lines, lines, black, neutral));
    setup.history.ended_by = (neutral == 0).then_some(End::Agreement);
    own_komi(&setup, "chinese-2002")
}

#[test]
fn chinese_results_are_reported_in_zi() {
    // 184 - 177 - 7.5 = -0.5; half of it is 1/4 zi. (184 zi less 180.5 is 3 1/2, less 3 3/4 is -1/4.)
    let told = chinese(19, 184, 0);
    assert_eq!(
        (told.result().as_str(), told.announced().as_str()),
        ("W+0.5", "announce-zi winner=white zi=1/4 points=0.5")
    );
    // 185 - 176 - 7.5 = 1.5; 3/4 zi.
    let told = chinese(19, 185, 0);
    assert_eq!(
        (told.result().as_str(), told.announced().as_str()),
        ("B+1.5", "announce-zi winner=black zi=3/4 points=1.5")
    );
    // 191 - 170 - 7.5 = 13.5; 6 3/4 zi.
    assert_eq!(chinese(19, 191, 0).announced(), "announce-zi winner=black zi=6 3/4 points=13.5");
    // 180 - 181 - 7.5 = -8.5; 4 1/4 zi.
    assert_eq!(chinese(19, 180, 0).announced(), "announce-zi winner=white zi=4 1/4 points=8.5");
}

#[test]
fn a_neutral_point_is_half_a_point_each_in_chinese_counting() {
    // 184 and 176 and one point between: 184.5 - 176.5 = 8; 8 - 7.5 = 0.5; 1/4 zi.
    let told = chinese(19, 184, 1);
    assert_eq!((told.board().as_str(), told.totals().as_str()), ("184 : 176", "184.5 : 184"));
    // Nobody says that the game is over: White, to play, takes the point and half a point of his, and wins.
    assert_eq!(told.announced(), "announce-zi winner=black zi=1/4 points=0.5 stands=not-firm");
}

#[test]
fn the_same_count_is_another_result_under_another_komi() {
    // 184 - 176 with one shared: Chinese 0.5 to Black; Ing 0, which is Black's as well. 184 - 177: White in both.
    let winner = |id| own_komi(&Setup::none_dead(split(19, 19, 184, 0)), id).score.verdict.outcome.winner();
    assert_eq!([winner("chinese-2002"), winner("ing-sst")], [Some(Color::White); 2]);
    // Old Chinese komi 2 3/4 zi: 184 - 177 - 5.5 = 1.5.
    assert_eq!(own_komi(&Setup::none_dead(split(19, 19, 184, 0)), "chinese-1988").result(), "B+1.5");
    // New Zealand komi 7: 184 - 177 - 7 = 0, a draw.
    let nz = own_komi(&Setup::none_dead(split(19, 19, 184, 0)), "nz");
    assert_eq!((nz.result().as_str(), nz.announced().as_str()), ("Draw", "announce-draw"));
}

#[test]
fn nine_and_thirteen_lines() {
    // 81 points: 44 - 37 = 7, 45 - 36 = 9, less 7.5. 169 points: 88 - 81 = 7, 89 - 80 = 9.
    assert_eq!([chinese(9, 44, 0), chinese(9, 45, 0)].map(|told| told.result()), ["W+0.5", "B+1.5"]);
    assert_eq!([chinese(13, 88, 0), chinese(13, 89, 0)].map(|told| told.result()), ["W+0.5", "B+1.5"]);
}

#[test]
fn handicap_is_nothing_n_or_n_less_one() {
    // 9x9, 46 - 35 = 11, four handicap stones.
    let mut setup = Setup::none_dead(split(9, 9, 46, 0));
    setup.handicap = Some(4);
    setup.history.ended_by = Some(End::Agreement);
    // Chinese: N = 4 and no komi: 11 - 4 = 7, 3 1/2 zi. AGA: N - 1 = 3, komi 0.5: 11 - 3 - 0.5 = 7.5. New Zealand:
    // nothing: 11.
    assert_eq!(own_komi(&setup, "chinese-2002").announced(), "announce-zi winner=black zi=3 1/2 points=7");
    assert_eq!(own_komi(&setup, "aga").result(), "B+7.5");
    assert_eq!(own_komi(&setup, "nz").result(), "B+11");
    let handicap = |id| own_komi(&setup, id).score.ledger.amount(Color::White, EntryKind::Handicap).to_string();
    assert_eq!(["chinese-2002", "aga", "nz"].map(handicap), ["4", "3", "0"]);
    // One stone is an even game: nothing for it, and the komi of an even game: 11 - 7.5 = 3.5.
    setup.handicap = Some(1);
    for id in ["chinese-2002", "aga", "bga", "ffg", "tromp-taylor"] {
        assert_eq!(own_komi(&setup, id).result(), "B+3.5", "{id}");
        assert!(own_komi(&setup, id).score.ledger.amount(Color::White, EntryKind::Handicap).is_zero(), "{id}");
    }
}

#[test]
fn dead_stones_become_area_and_prisoners_do_not_matter() {
    // Behind Black's wall in B lies A, with a dead white stone at A5; behind White's wall in D lies E; C is nobody's.
    let mut setup = setup(&["OX.O.", ".X.O.", "XX.OO", ".X.O.", ".X.O."]);
    setup.marks = gyega::position::Marks { dead: super::points("A5"), ..setup.marks.with_all_said() };
    setup.prisoners = both(Some(9), Some(4));
    // Black: 6 stones in B and A3; A5 A4 A2 A1: 10. White: 5 in D, E3, and E5 E4 E2 E1: 10. Five neutral points.
    assert_eq!(no_komi(&setup, "area").board(), "10 : 10");
    // Chinese: 2.5 each more. Territory: Black 4 points, a dead stone, 9 prisoners = 14; White 4 points and 4 prisoners
    // = 8.
    assert_eq!(no_komi(&setup, "chinese-2002").totals(), "12.5 : 12.5");
    assert_eq!(no_komi(&setup, "japanese-1989").board(), "14 : 8");
}

#[test]
fn every_living_group_pays_two_points() {
    // Black: a group at the top with the eyes A5 and C5, and one at the bottom with A1 and C1. White: one group with
    // four eyes.
    let setup = setup(&[".X.XO.O.", "XXXXOOOO", "OOOOOOOO", "XXXXOOOO", ".X.XO.O."]);
    // Black: 6 + 6 stones and 4 eyes = 16; two groups: 16 - 4 = 12. White, row by row from the top: 2 + 4 + 8 + 4 + 2 =
    // 20 stones and 4 eyes = 24; one group: 24 - 2 = 22.
    assert_eq!(no_komi(&setup, "area").board(), "16 : 24");
    assert_eq!(no_komi(&setup, "stone-scoring").board(), "12 : 22");
    // Ancient territory: 4 eyes less 4, and 4 eyes less 2. No prisoners.
    let mut with_prisoners = setup;
    with_prisoners.prisoners = both(Some(0), Some(0));
    assert_eq!(no_komi(&with_prisoners, "ancient-territory").board(), "0 : 2");
    assert_eq!(no_komi(&with_prisoners, "katago-ancient-territory").board(), "0 : 2");
}

#[test]
fn under_ancient_territory_a_neutral_point_left_open_costs_nobody_his_territory() {
    // Black has A3, C3 and A1, White G3 and J3, and each is one group: 3 - 2 and 2 - 2. E3 is open.
    let mut open = setup(&[".X.X.O.O.", "XXXXOOOOO", ".XXXOOOOO"]);
    open.prisoners = both(Some(0), Some(0));
    let told = no_komi(&open, "ancient-territory");
    assert_eq!((told.board().as_str(), told.result().as_str()), ("1 : 0", "B+1"));
    // KataGo's definition word for word, on a board that nobody cleaned up: all is seki, and a seki pays no tax.
    let literal = &told.score.readings[1];
    assert_eq!((literal.id.as_str(), literal.verdict.result().as_str()), ("neutral-points-literal", "Draw"));
    assert_eq!(no_komi(&open, "katago-ancient-territory").board(), "0 : 0");
    // With the point filled there is nothing to read, and both definitions agree.
    open.stones.place(Color::White, points("E3").first().expect("a point"));
    for id in ["ancient-territory", "katago-ancient-territory"] {
        let told = no_komi(&open, id);
        assert_eq!((told.board().as_str(), told.score.readings.len()), ("1 : 0", 0), "{id}");
    }
}

/// D5 hangs on the false eye C5, which Black must fill. White must fill E7: without it Black E6 puts D7 and D6 in
/// atari, which have no other way out.
///
/// ```text
/// 7 . . X O . . .     Sunjang: Black fills C5, which stays on the border; A5 B5 B4 come off: 11 + 3 = 14. White's E4 comes off:
/// 6 . . X O . . .     19 + 1 = 20.
/// 5 X X . X O . .
/// 4 . X X O O . .     Territory: 11 without C5, 12 with it, to 18 without E7, 19 with it.
/// 3 . . X O . . .
/// 2 . . X O . . .
/// 1 . . X O . . .
/// ```
#[test]
fn a_false_eye_costs_its_point_on_the_border_and_in_territory() {
    let mut setup = setup(&["..XO...", "..XO...", "XX.XO..", ".XXOO..", "..XO...", "..XO...", "..XO..."]);
    setup.prisoners = super::both(Some(0), Some(0));
    for (id, board, result) in [
        ("sunjang", "14 : 20", "W+6"),
        ("lasker-maas", "11 : 18", "W+7"),
        ("korean-2016", "11 : 18", "W+7"),
        ("cyningstan", "12 : 19", "W+7"),
    ] {
        let told = no_komi(&setup, id);
        assert_eq!((told.board().as_str(), told.result().as_str()), (board, result), "{id}");
    }
}

#[test]
fn a_point_that_must_be_filled_stands_apart_from_the_stones_of_the_border() {
    // The board above: Black's border is C7 C6 D5 C4 C3 C2 C1, and D5 has the one liberty C5; White's is D7 D6 E5 D4 D3
    // D2 D1, all stones.
    let setup = setup(&["..XO...", "..XO...", "XX.XO..", ".XXOO..", "..XO...", "..XO...", "..XO..."]);
    let ledger = no_komi(&setup, "sunjang").score.ledger;
    let border = |color| {
        let own = ledger
            .entries()
            .iter()
            .filter(|entry| (entry.player, entry.kind) == (Some(color), EntryKind::BorderStones));
        own.map(|entry| (entry.amount.to_string(), ledger.points_of(entry).to_string(), entry.note)).collect::<Vec<_>>()
    };
    let entry = |amount: &str, points: &str, note| (amount.to_owned(), points.to_owned(), note);
    let filled = entry("-1", "C5", Some(EntryNote::BorderFilled));
    assert_eq!(border(Color::Black), [entry("-7", "C7 C6 D5 C4 C3 C2 C1", None), filled]);
    assert_eq!(border(Color::White), [entry("-7", "D7 D6 E5 D4 D3 D2 D1", None)]);
}

#[test]
fn sunjang_counts_inside_the_border() {
    // Column B is Black's border, column C White's; A and D E lie behind them. One black stone stands inside at A1.
    let setup = setup(&[".XO..", ".XO..", ".XO..", "XXO.O"]);
    // Black: A4 A3 A2 and A1, whose stone comes off: 4. White: 8 points behind C, one of them under the stone at E1: 8.
    let told = no_komi(&setup, "sunjang");
    assert_eq!((told.board().as_str(), told.result().as_str()), ("4 : 8", "W+4"));
    let entry = |color, kind| told.score.ledger.amount(color, kind).to_string();
    assert_eq!(entry(Color::Black, EntryKind::BorderStones), "-4");
    assert_eq!(entry(Color::White, EntryKind::BorderStones), "-4");
}
