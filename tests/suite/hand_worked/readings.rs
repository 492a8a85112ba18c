//! Boards on which a rule text can be read in several ways: what each documented reading makes of the same stones.

use gyega::board::Color;
use gyega::formats::cases;
use gyega::position::{End, Loser, Marks, Setup};
use gyega::rules::{Clause, OneSidedNeutral, by_id};

use super::{Told, both, no_komi, points, setup, told_by};

/// The readings of a score, a line each: `seki-by-chain [Odd cases in the Japanese rules] 19 : 18 B+1 D1`, its source
/// by the first part of its title, with `*` before the default and `!` at the end where the winner is another.
fn readings(told: &Told) -> Vec<String> {
    let line = |reading: &gyega::score::RuleReading| {
        let board = reading.board_totals.map_or("?".to_owned(), |board| format!("{} : {}", board.black, board.white));
        let id = reading.id.as_str();
        let source = reading.source.title.split(',').next().expect("a title");
        let result = reading.verdict.result();
        let (default, turns) =
            (if reading.is_default { "*" } else { "" }, if reading.turns_winner { " !" } else { "" });
        format!("{default}{id} [{source}] {board} {result} {}{turns}", reading.points)
    };
    told.score.readings.iter().map(line).collect()
}

/// One eye each and a shared point, and of Black's group one chain lies behind the other.
///
/// ```text
/// 9 . . . . . . . . .     Black's chain F4 has the liberties E3 and G2, D3 has D1 and E3; White's F2 has G2 and J1.
/// 8 . . . . . . . . .     White G2 leaves her J1 alone, where Black takes her. Black G2 leaves F4 with E3 alone, where White
/// 7 X X X X X X X X X     takes it. E3, D1 and J1 are self-capture. So nobody moves: a seki, and G2 stays open.
/// 6 O O O O O O O O O
/// 5 . . . O O O O . .     Black: 18 points above. White: A5 B5 C5 H5 J5, A4 B4 C4, A3 B3, A2 and A1, 12 points, and 6
/// 4 . . . O X X O O O     prisoners.
/// 3 . . O X . X X X X
/// 2 . O X X X O . O O
/// 1 . O X . X O O O .
///   A B C D E F G H J
/// ```
fn a_chain_behind_another() -> Setup {
    let mut seki = setup(&[
        ".........",
        ".........",
        "XXXXXXXXX",
        "OOOOOOOOO",
        "...OOOO..",
        "...OXXOOO",
        "..OX.XXXX",
        ".OXXXO.OO",
        ".OX.XOOO.",
    ]);
    seki.marks.seki = points("F4 D3 F2");
    seki.prisoners = both(Some(0), Some(6));
    seki
}

#[test]
fn by_chain_only_those_that_possess_a_neutral_point_are_in_seki() {
    // By group neither D1 nor E3 counts: 18 to 12 + 6. By chain D3 possesses no neutral point, so that D1, which it
    // alone surrounds, is territory: 19. E3 is next to F4 as well, which does possess G2.
    let told = no_komi(&a_chain_behind_another(), "japanese-1989");
    assert_eq!(
        readings(&told),
        [
            "*seki-by-group [Odd cases in the Japanese rules] 18 : 18 Draw D1",
            "seki-by-chain [Odd cases in the Japanese rules] 19 : 18 B+1 D1 !"
        ]
    );
    // What is open elsewhere could be filled: C3, between D3 and White's living stones, puts D3 no more in seki than it
    // does by default. White has B3 and C4 filled: 10 + 6 = 16.
    let mut opened = a_chain_behind_another();
    opened.stones.remove(&points("C3"));
    points("B3 C4").iter().for_each(|point| opened.stones.place(Color::White, point));
    let told = no_komi(&opened, "japanese-1989");
    assert_eq!(
        readings(&told)[..2],
        [
            "*seki-by-group [Odd cases in the Japanese rules] 18 : 16 B+2 D1",
            "seki-by-chain [Odd cases in the Japanese rules] 19 : 16 B+3 D1"
        ]
    );
    // The Korean text leaves out the whole seki, and area counts both eyes whatever they are called.
    for id in ["korean-2016", "chinese-2002", "territory"] {
        assert_eq!(no_komi(&a_chain_behind_another(), id).score.readings, [], "{id}");
    }
}

#[test]
fn by_chain_a_seki_without_a_neutral_point_on_the_board_stays_as_it_was_claimed() {
    // The double-ko seki of example 25: A3 and D1 are neutral because the ko stones beside them are dead. Nobody marked
    // these, so that the board has no neutral point, and whether a chain possesses one cannot be read off it.
    let example = cases::by_key("japanese-1989/example-25").expect("built in").setup();
    let told = no_komi(&example, "japanese-1989");
    assert_eq!((told.board().as_str(), readings(&told)), ("17 : 18", vec![]));
}

#[test]
fn by_chain_nothing_changes_where_every_chain_possesses_a_neutral_point() {
    // Both chains of Black touch A2 or C2, and so does the eye B3 between them.
    let mut seki = setup(&["OX.XO", ".XXX.", "OOOOO", "....."]);
    (seki.marks.seki, seki.prisoners) = (points("B4 A4 E4"), both(Some(0), Some(0)));
    let told = no_komi(&seki, "japanese-1989");
    assert!(
        !told.score.readings.iter().any(|reading| reading.id.as_str().starts_with("seki-by")),
        "{:?}",
        readings(&told)
    );
}

#[test]
fn reference_figure_15_is_nothing_to_nothing_word_for_word() {
    // Left of Black's wall are 27 points. White has the 27 of G, H and J, and F9, F8, F7, F3, F2 and F1: 33. E5 touches
    // both walls.
    let figure = cases::by_key("japanese-1989/reference-figure-15").expect("built in").setup();
    assert!(figure.marks.seki.is_empty(), "that they stand in seki is the reading, not a mark");
    let told = no_komi(&figure, "japanese-1989");
    assert_eq!((told.board().as_str(), told.result().as_str()), ("27 : 33", "W+6"));
    let [default, literal] = readings(&told).try_into().expect("two readings");
    let all = gyega::board::PointSet::full(figure.stones.size()) - figure.stones.occupied() - points("E5");
    assert_eq!(all.len(), 60);
    assert_eq!(default, format!("*neutral-points-as-agreed [Nihon Ki-in] 27 : 33 W+6 {all}"));
    assert_eq!(literal, format!("neutral-points-literal [Japanese rules of 1989] 0 : 0 Draw {all} !"));
    // Once White has filled it there is nothing to read.
    let mut filled = figure.clone();
    filled.stones.place(Color::White, points("E5").first().expect("a point"));
    assert_eq!(no_komi(&filled, "japanese-1989").score.readings, []);
}

#[test]
fn word_for_word_a_whole_group_stands_in_seki_for_one_neutral_point() {
    // Black has A2, C1 and C2, White G2 and J2: 3 to 2. E1 and E2 are open. D1 D2 touches them; C1 and C2 join A1 to
    // it, so that A2 counts nothing either.
    let told = no_komi(&with_prisoners(&[".X.X.O.O.", "XX.X.OOOO"], 0, 0), "japanese-1989");
    assert_eq!(
        readings(&told),
        [
            "*neutral-points-as-agreed [Nihon Ki-in] 3 : 2 B+1 A2 C2 G2 J2 C1",
            "neutral-points-literal [Japanese rules of 1989] 0 : 0 Draw A2 C2 G2 J2 C1 !"
        ]
    );
    // Prisoners count all the same.
    let told = no_komi(&with_prisoners(&[".X.X.O.O.", "XX.X.OOOO"], 1, 0), "japanese-1989");
    assert_eq!(readings(&told)[1], "neutral-points-literal [Japanese rules of 1989] 1 : 0 B+1 A2 C2 G2 J2 C1");
    // After a resignation the counts differ, and the winner does not.
    let mut resigned = with_prisoners(&[".X.X.O.O.", "XX.X.OOOO"], 0, 0);
    resigned.history.ended_by = Some(End::Resignation);
    resigned.history.lost_by = Some(Loser::One(Color::Black));
    let told = no_komi(&resigned, "japanese-1989");
    assert_eq!(readings(&told)[1], "neutral-points-literal [Japanese rules of 1989] 0 : 0 W+R A2 C2 G2 J2 C1");
}

/// Once somebody has filled E3, F3 hangs on G3, which White must fill.
///
/// ```text
/// 5 . X X X X X O O O O O     Black: A5 and A3, 2 points.
/// 4 X X X X X X O O . O O     White: J4 and J2, 2 points, and the owed point G3.
/// 3 . X X X . O . O O O O     Neutral: E3.
/// 2 X X X X X X O O . O O
/// 1 X X X X X X O O O O O
///   A B C D E F G H J K L
/// ```
const OWING: [&str; 5] = [".XXXXXOOOOO", "XXXXXXOO.OO", ".XXX.O.OOOO", "XXXXXXOO.OO", "XXXXXXOOOOO"];

fn with_prisoners(rows: &[&str], black: u32, white: u32) -> Setup {
    let mut setup = setup(rows);
    setup.prisoners = both(Some(black), Some(white));
    setup
}

#[test]
fn an_owed_point_counts_where_protective_moves_are_read_tolerantly() {
    // Strict: 2 to 2. Tolerant: 2 to 3. Each question is read otherwise by itself: with E3 taken literally nobody has a
    // point, owed or not.
    let told = no_komi(&with_prisoners(&OWING, 0, 0), "japanese-1989");
    assert_eq!(
        readings(&told),
        [
            "*neutral-points-as-agreed [Nihon Ki-in] 2 : 2 Draw A5 J4 A3 J2",
            "neutral-points-literal [Japanese rules of 1989] 0 : 0 Draw A5 J4 A3 J2",
            "*protective-moves-strict [Nihon Ki-in] 2 : 2 Draw G3",
            "protective-moves-tolerant [Japanese rules of 1989] 2 : 3 W+1 G3 !",
        ]
    );
    // Who chooses a clause for a set of his own has nothing left to read there.
    let mut chosen = by_id("japanese-1989").expect("built in").clone();
    chosen.one_sided_neutral = Clause::chosen(OneSidedNeutral::NotCounted);
    let terms = gyega::score::Terms::default();
    let told = told_by(&with_prisoners(&OWING, 0, 0), &chosen, &terms);
    assert_eq!(told.score.readings.len(), 2);
    // The Korean text says of both what the Japanese says: article 9 of the stones next to a neutral point, article 8.1
    // of points that living stones surround.
    assert_eq!(
        readings(&no_komi(&with_prisoners(&OWING, 0, 0), "korean-2016")),
        [
            "*neutral-points-as-agreed [Korea Baduk Federation] 2 : 2 Draw A5 J4 A3 J2",
            "neutral-points-literal [Jaeup Kim] 0 : 0 Draw A5 J4 A3 J2",
            "*protective-moves-strict [Nihon Ki-in] 2 : 2 Draw G3",
            "protective-moves-tolerant [Jaeup Kim] 2 : 3 W+1 G3 !",
        ]
    );
    // Rule 17 (i) of Cyningstan counts every surrounded point.
    let cyningstan = no_komi(&with_prisoners(&OWING, 0, 0), "cyningstan");
    assert_eq!((cyningstan.board().as_str(), readings(&cyningstan)), ("2 : 3", vec![]));
}

/// KBA basic rules, diagram 10: the corner of diagram 7, but the white stones around it have no eye.
///
/// ```text
/// 9 . X X X O X . O O     Marked dead, the seven black stones are seven points and seven prisoners, and with G9 and J7 White has 16.
/// 8 . X X . O X X X O     Black: A3 to A9, D6 D5 D4 E4 and the first line, 20.
/// 7 . X X X O O O X .
/// 6 . X X . X . O X X     Not dead by rule, G9 and J7 are next to both, and White has no point.
/// 5 . X X . X X O O O
/// 4 . X X . . X X . X
/// 3 . X X X X X X X X
/// 2 X X X X X X X X X
/// 1 . . . . . . . . .
///   A B C D E F G H J
/// ```
const BENT_FOUR: [&str; 9] = [
    ".XXXOX.OO",
    ".XX.OXXXO",
    ".XXXOOOX.",
    ".XX.X.OXX",
    ".XX.XXOOO",
    ".XX..XX.X",
    ".XXXXXXXX",
    "XXXXXXXXX",
    ".........",
];

#[test]
fn a_bent_four_is_dead_by_rule_only_beside_stones_that_live() {
    let mut doubtful = with_prisoners(&BENT_FOUR, 0, 10);
    doubtful.marks = Marks { dead: points("F9"), ..doubtful.marks.with_all_said() };
    // What neutral points that are still open make of it is another question.
    let of_shape = |setup: &Setup| {
        let told = readings(&no_komi(setup, "korean-2016"));
        told.into_iter().filter(|line| line.contains("bent-four")).collect::<Vec<_>>()
    };
    assert_eq!(
        of_shape(&doubtful),
        [
            "*bent-four-by-rule [Korea Baduk Federation] 20 : 26 W+6 F9 G9 F8 G8 H8 H7 J7 H6 J6",
            "bent-four-by-play [Korea Baduk Federation] 20 : 10 B+10 F9 G9 F8 G8 H8 H7 J7 H6 J6 !",
        ]
    );
    // Nobody marked it: then nothing is said of a ruling.
    doubtful.marks = Marks { dead: points(""), ..doubtful.marks.with_all_said() };
    assert_eq!(of_shape(&doubtful), [""; 0]);
    // Diagram 7: White has two eyes, D8 and G4 H4 J4, and the corner is dead whatever else stands on the board.
    let mut settled = with_prisoners(
        &[
            ".XOOOX.OO",
            ".XO.OXXXO",
            ".XOOOOOX.",
            ".XXXXOOXX",
            ".X.XXOOOO",
            ".XX.XO...",
            ".XXXXOOOO",
            "....XXXXX",
            ".........",
        ],
        0,
        0,
    );
    settled.marks = Marks { dead: points("F9"), ..settled.marks.with_all_said() };
    assert_eq!(of_shape(&settled), [""; 0]);
    // Three stones that are simply dead in the same corner.
    let mut simple = with_prisoners(&["OX.OO", "OXX.O", "OOOO.", ".OOXX", "OOOOO", "O.OOO"], 0, 0);
    simple.marks = Marks { dead: points("B6 D3"), ..simple.marks.with_all_said() };
    assert_eq!(of_shape(&simple), [""; 0]);
}

#[test]
fn a_text_that_is_silent_on_dead_stones_in_a_seki_is_reported_both_ways() {
    // Black's eye A3 B3 holds the dead white stone A3; A1 and B1 are nobody's, and nothing in the seki counts. Left
    // there, nobody has anything; taken off, it is a prisoner.
    let mut left = with_prisoners(&["O.XO", "XXXO", "..OO"], 0, 0);
    left.marks = Marks { seki: points("A2"), dead: points("A3"), ..Marks::default() };
    let told = no_komi(&left, "korean-1992");
    assert_eq!((told.result().as_str(), told.needs()), ("?", vec!["rule:dead_in_seki".to_owned()]));
    assert_eq!(
        readings(&told),
        [
            "dead-in-seki-stands [differences of two Korean rule texts] 0 : 0 Draw A3 !",
            "dead-in-seki-removed [differences of two Korean rule texts] 1 : 0 B+1 A3 !"
        ]
    );
    // The text of 1989 says that it stays, and nobody reads it otherwise.
    assert_eq!(no_komi(&left, "japanese-1989").score.readings, []);
    // With the prisoners unknown as well nothing can be told.
    left.prisoners = both(None, Some(0));
    assert_eq!(no_komi(&left, "korean-1992").score.readings, []);
}

#[test]
fn a_shared_space_names_the_points_that_move_and_a_border_moves_none() {
    // See `ing` and `sunjang`: of the space D3 B2 C2 D2, B2 and C2 are next to Black alone, D2 next to White alone.
    let told = no_komi(&setup(&["XXX.OO", "X...OO", "XXXO.O"]), "ing-sst");
    assert_eq!(
        readings(&told),
        [
            "*shared-by-region [Ing's SST laws of 1991] 7 : 7 B+0 B2 C2 D2",
            "shared-by-point [Sensei's Library] 7 : 7 B+1 B2 C2 D2"
        ]
    );
    // Black: 7 stones and C4, less the border stones B4 B3 C3 D2 D1 and D3, without which D2 D1 would stand in atari:
    // 2. White: 7 and A1, less A4 A3 B2 C2 C1 and A2, without which A4 A3 would: 2. The text is read one way.
    let told = no_komi(&setup(&["OX.X", "OXXX", "OOOX", ".OOX"]), "sunjang");
    assert_eq!((told.board().as_str(), readings(&told)), ("2 : 2", vec![]));
}
