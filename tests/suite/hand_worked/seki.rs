//! A seki with an eye on one side only, under every counting: the totals of one side move, and so does the lead.
//!
//! ```text
//! 7 O . X . X . O     White's chain round the top has the liberties B7 and F7. Black C7 C6 D6 has B7 and D7, Black E7 has D7
//! 6 O O X X O O O     and F7. If Black plays B7, White takes his chain at D7; if White plays B7, Black takes all of hers at F7;
//! 5 X O O O O X X     D7 is self-capture for White. So nobody moves: a seki in which Black has the eye D7 and White has none.
//! 4 X X X X X X X     Below, Black lives with B3, D3 and A1 B1 C1, White with F2 and G1.
//! 3 X . X . X O O
//! 2 X X X X O . O     Black: 22 stones, 4 of them in the seki; 5 points and the eye.
//! 1 . . . X O O .     White: 17 stones, 11 of them in the seki; 2 points. Neutral: B7 and F7.
//!   A B C D E F G     Prisoners: Black has 2, White 1.
//! ```

use gyega::board::Color;
use gyega::position::Setup;
use gyega::score::EntryKind;

use super::{both, no_komi, points, setup};

fn seki() -> Setup {
    let mut seki = setup(&["O.X.X.O", "OOXXOOO", "XOOOOXX", "XXXXXXX", "X.X.XOO", "XXXXO.O", "...XOO."]);
    seki.marks.seki = points("C7 E7 A7");
    seki.prisoners = both(Some(2), Some(1));
    seki
}

/// The same with the colours exchanged: now White has the eye.
fn exchanged() -> Setup {
    let mut other = seki();
    other.stones = other.stones.exchanged();
    other.prisoners = both(Some(1), Some(2));
    other
}

/// Both boards: what each side counts, and the result without komi.
fn counted(id: &str) -> [String; 4] {
    let (first, second) = (no_komi(&seki(), id), no_komi(&exchanged(), id));
    [first.board(), first.result(), second.board(), second.result()]
}

#[test]
fn territory() {
    // 5 points and 2 prisoners are 7; 2 points and 1 prisoner are 3. The eye counts nothing.
    for id in ["japanese-1989", "korean-2016", "egf-territory", "katago-japanese"] {
        assert_eq!(counted(id), ["7 : 3", "B+4", "3 : 7", "W+4"], "{id}");
    }
    // Where eyes in seki count: 5 + 1 + 2 = 8.
    for id in ["territory", "ikeda-territory-i"] {
        assert_eq!(counted(id), ["8 : 3", "B+5", "3 : 8", "W+5"], "{id}");
    }
    let entry = |id| no_komi(&seki(), id).score.ledger.amount(Color::Black, EntryKind::SekiEyes).to_string();
    assert_eq!(["japanese-1989", "territory"].map(entry), ["0", "1"]);
}

#[test]
fn a_captive_left_in_an_eye_of_a_seki() {
    // Black's eye A3 B3 holds the dead white stone A3; A1 and B1 are nobody's.
    let mut left = setup(&["O.XO", "XXXO", "..OO"]);
    (left.marks.seki, left.prisoners) = (points("A2"), both(Some(0), Some(0)));
    left.marks = gyega::position::Marks { dead: points("A3"), ..left.marks.with_all_said() };
    // Taken off: the eye B3, the point A3 and the stone, 3. Stays, and no eye counts: nothing (Sensei's Library, BQM
    // 499).
    assert_eq!(no_komi(&left, "territory").board(), "3 : 0");
    assert_eq!(no_komi(&left, "japanese-1989").board(), "0 : 0");
    assert_eq!(no_komi(&left, "korean-2016").board(), "0 : 0");
    // Stays, and eyes count: B3 alone, as a stone stands on A3.
    assert_eq!(no_komi(&left, "ikeda-territory-i").board(), "1 : 0");
    // Area takes it off: 4 stones, B3, A3; and White's 4 stones that are left.
    assert_eq!(no_komi(&left, "area").board(), "6 : 4");
}

#[test]
fn area() {
    // 22 stones, 5 points, the eye: 28. 17 stones, 2 points: 19. 28 - 19 = 9.
    for id in ["area", "aga", "nz", "tromp-taylor", "katago-tromp-taylor"] {
        assert_eq!(counted(id), ["28 : 19", "B+9", "19 : 28", "W+9"], "{id}");
    }
    // Area less territory with the eye counted, 9 - 5 = 4, is the stones played: Black 22 + 1, White 17 + 2.
    // Chinese rules share the two neutral points: 29 and 20, and 9 points are 4 1/2 zi.
    let told = no_komi(&seki(), "chinese-2002");
    assert_eq!(
        (told.totals().as_str(), told.announced().as_str()),
        ("29 : 20", "announce-zi winner=black zi=4 1/2 points=9")
    );
}

#[test]
fn ing() {
    // B7 and F7 are shared spaces of one point each, so nobody gets anything: 28 and 19.
    assert_eq!(counted("ing-sst"), ["28 : 19", "B+9", "19 : 28", "W+9"]);
    let told = no_komi(&seki(), "ing-sst");
    assert_eq!(told.totals(), "28 : 19");
    assert!(told.score.readings.iter().all(|reading| !reading.turns_winner), "both points touch both colours");
}

#[test]
fn stones() {
    // Black's groups: the one in the seki keeps its eye D7, the one below two of its five points. 22 + 6 - 1 - 2 = 25.
    // White's in the seki has no eye to keep, the one below two: 17 + 2 - 2 = 17.
    assert_eq!(counted("stone-scoring"), ["25 : 17", "B+8", "17 : 25", "W+8"]);
    // By KataGo's definition the seki pays no tax and its eye does not count: 22 + 5 - 2 = 25, 17 + 2 - 2 = 17.
    assert_eq!(counted("katago-stone-scoring"), ["25 : 17", "B+8", "17 : 25", "W+8"]);
    // Territory with group tax: 7 - 2 = 5, 3 - 2 = 1.
    for id in ["katago-ancient-territory", "ancient-territory"] {
        assert_eq!(counted(id), ["5 : 1", "B+4", "1 : 5", "W+4"], "{id}");
    }
}

#[test]
fn boundary() {
    // Black's inner stones A3 C3 A2 B2 C2 come off, 5; with 5 points 10. A4 stays, as A5 would stand in atari without
    // it. White's G2 and F1 and 2 points: 4. In the seki everything stays and nothing counts.
    assert_eq!(counted("sunjang"), ["10 : 4", "B+6", "4 : 10", "W+6"]);
}

#[test]
fn a_seki_that_nobody_names_is_found_where_a_chain_hangs_on_its_one_eye() {
    let mut unnamed = seki();
    unnamed.marks.seki = gyega::board::PointSet::EMPTY;
    // Neither side has two eyes and neither may start, as told above: without a mark all of it is found, and nothing
    // else.
    let told = no_komi(&unnamed, "japanese-1989");
    assert_eq!(told.board(), "7 : 3");
    assert_eq!(
        told.score.board().classification.as_ref().map(|read| read.in_seki()),
        Some(seki().stones.chains_of(&points("A7 C7 E7")))
    );
    // One stone of each side is enough to name both of Black's chains only if both are named: E7 alone still makes D7
    // an eye in seki, as it stands next to it.
    unnamed.marks.seki = points("E7");
    assert_eq!(no_komi(&unnamed, "japanese-1989").board(), "7 : 3");
}

/// The two boards on which a stranger found stone scoring and Sunjang undetermined or wrong, each with its seki named
/// and without.
///
/// ```text
/// 4 X X X O O .     Black: 10 stones and the eye C3, which he must keep: 10. White's group on the right: 5 stones and 4 points,
/// 3 X X . X O .     two of which it must keep; A1 and B2 have no eye: 7 + 4 - 2 = 9. A2 and B1 are nobody's.
/// 2 . O X X O .
/// 1 O . X X O .
///   A B C D E F
///
/// 7 . . O X . . .     Black: 14 stones, 12 points on the right less two that the group there keeps, and the eye A1, which he
/// 6 . . O X . . .     keeps: 14 + 12 - 2 + 1 - 1 = 24. White: 12 stones, 8 points less two, and the eye E1 less itself: 18.
/// 5 . . O X . . .
/// 4 . . O X . . .     Sunjang: Black's border keeps G3, as G2 and G1 would stand in atari without it: 12. White: 8.
/// 3 O O O X X X X
/// 2 X X X O O O X
/// 1 . X . O . O X
/// ```
#[test]
fn a_seki_that_is_named_or_read_is_known() {
    let cases: [(&[&str], &str, &str, &str, &str); 2] = [
        (&["XXXOO.", "XX.XO.", ".OXXO.", "O.XXO."], "A4 D3 B2 A1", "stone-scoring", "10 : 9", "B+1"),
        (
            &["..OX...", "..OX...", "..OX...", "..OX...", "OOOXXXX", "XXXOOOX", ".X.O.OX"],
            "A2 B1 D2 F1",
            "stone-scoring",
            "24 : 18",
            "B+6",
        ),
    ];
    for (rows, seki, id, board, result) in cases {
        for named in [seki, ""] {
            let mut setup = setup(rows);
            setup.marks.seki = setup.stones.chains_of(&points(named));
            let told = no_komi(&setup, id);
            let found = (told.board(), told.result(), told.needs());
            assert_eq!(found, (board.to_owned(), result.to_owned(), vec![]), "{rows:?} named {named:?}");
        }
    }
    let mut seki = setup(cases[1].0);
    seki.marks.seki = seki.stones.chains_of(&points(cases[1].1));
    let told = no_komi(&seki, "sunjang");
    assert_eq!((told.board().as_str(), told.result().as_str()), ("12 : 8", "B+4"));
    assert_eq!(told.score.readings, [], "the text reads one way");
}

/// A group with two eyes in what was named a seki: nobody has said which of them it must keep.
#[test]
fn more_eyes_in_a_seki_than_one_leave_stone_scoring_open() {
    let mut named = setup(&[".XO.", "XXOO", ".XO."]);
    named.marks.seki = points("B3");
    assert_eq!(no_komi(&named, "stone-scoring").needs(), ["classification"]);
}
