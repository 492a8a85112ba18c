//! Play that goes round: what is said of boards where neither a capture nor an end of play without one can be forced,
//! and of boards that only look like them. Each is argued move by move.

use gyega::board::{Color, PointSet, Stones, Symmetry};
use gyega::formats::cases;
use gyega::life::{Budget, Classification, Repetition, RepetitionCause};
use gyega::position::{Marks, Setup, play};
use gyega::report::{ScoreTask, prepare};
use gyega::rules::{Basis, RepetitionRule, Suicide};
use gyega::score::{DecidedBy, RepetitionWeight};

use super::{Told, no_komi, points, setup};

/// A seki in which White can send two stones and take one back for ever.
///
/// ```text
/// 6 X X X O O O O O O     Black D2 has the eye G1 and the liberty E1, White A2 the eye A1 and the liberty C1. The groups
/// 5 . X X O . O . O O     above have two eyes each. White E1 leaves Black the liberty G1 alone, so that he must take E1 and
/// 4 X . X O O O O O O     D1 with C1; that leaves White A1 alone, so that she must take C1 with D1: the board is back, and it
/// 3 X X X O O O O O O     is Black's turn. His own moves there are E1, after which White takes all at G1, and C1, which is
/// 2 O O O X X X X X O     self-capture. So he passes and she goes on, or does not: C1 of hers ends it in a plain seki.
/// 1 . O . O . X . X O
///   A B C D E F G H J
/// ```
const SENDING_TWO: [&str; 6] = ["XXXOOOOOO", ".XXO.O.OO", "X.XOOOOOO", "XXXOOOOOO", "OOOXXXXXO", ".O.O.X.XO"];

/// The eternal life of Korean diagram 13 upside down, colours exchanged.
///
/// ```text
/// 9 . X . O . X O . X     White plays C9, Black takes C9 and D9 with E9, White takes E9 and F9 with D9, Black F9: the board is
/// 8 O X X X O O X X X     back, and White to move. If Black starts, his C9 or E9 captures.
/// 7 O O O O O X X . .
/// 6 X X X X X X . . .
///   A B C D E F G H J
/// ```
const ETERNAL_LIFE: [&str; 9] = [
    ".X.O.XO.X",
    "OXXXOOXXX",
    "OOOOOXX..",
    "XXXXXX...",
    ".........",
    "XXXXXXXXX",
    "OOOOOOOOO",
    ".........",
    ".........",
];

/// A double-ko seki.
///
/// ```text
/// 6 X X X X X X .     White A5 has the eye C4 and the ko at C1, Black B2 the eye A1 and the ko at A4. White A3 takes A4 and
/// 5 O O O O X . X     threatens A1, so that Black takes C1 with D1; then White may not take back at once, and if she plays
/// 4 X O . O X X .     elsewhere Black plays elsewhere too. Nobody is forced round.
/// 3 . X O O X X X
/// 2 X X X O O X X
/// 1 . X O . O X .
///   A B C D E F G
/// ```
const DOUBLE_KO_SEKI: [&str; 6] = ["XXXXXX.", "OOOOX.X", "XO.OXX.", ".XOOXXX", "XXXOOXX", ".XO.OX."];

/// Three kos between a white group and a black one with two eyes.
///
/// ```text
/// 5 O O O O O O O . O . O O     Black has the eyes A1 and C1, White on the right K5 and M4. White A5 has no eye, but the
/// 4 O X O . O . O . O O O .     points H5 and H4 beside living friends: if Black plays one, she plays the other. So the three
/// 3 X . X O X O X X O O O O     kos decide about nothing.
/// 2 X X X X X X X X X X X X
/// 1 . X . X X X X X X X X X
///   A B C D E F G H J K L M
/// ```
const KOS_AND_A_WAY_OUT: [&str; 5] = ["OOOOOOO.O.OO", "OXO.O.O.OOO.", "X.XOXOXXOOOO", "XXXXXXXXXXXX", ".X.XXXXXXXXX"];

/// The same without the way out: Black takes one ko after the other and connects, as White may not take back at once
/// and has no other ko of his to take. So she is captured, three kos or not.
const KOS_AND_NO_WAY_OUT: [&str; 5] = ["OOOOOOOXO.OO", "OXO.O.OXOOO.", "X.XOXOXXOOOO", "XXXXXXXXXXXX", ".X.XXXXXXXXX"];

/// The corner of Korean diagram 19 alone: White takes D5 with E5, Black has no threat, and G5 captures.
const CORNER_WITHOUT_THREATS: [&str; 5] = ["..OX.X.", "..OOXXX", "...OOOO", ".......", "......."];

fn read(stones: &Stones) -> Vec<Repetition> {
    Classification::read(stones, &PointSet::EMPTY, &PointSet::EMPTY).repetitions
}

/// `black D2 both`: whose chain with the first stone, and whether play goes round whoever starts, if its owner does, or
/// if the opponent does; or whether the opponent can go on alone.
fn found(rows: &[&str]) -> Vec<String> {
    let told = |one: &Repetition| {
        let who = match one.repeats {
            _ if !one.decides() => "alone",
            [true, true] => "both",
            [true, false] => "opponent",
            [false, _] => "owner",
        };
        format!("{} {} {who}", one.color.as_str(), one.stones.first().expect("stones"))
    };
    read(&Stones::from_rows(rows).expect("a board")).iter().map(told).collect()
}

fn nobody_dead(rows: &[&str]) -> Setup {
    let mut setup = setup(rows);
    setup.marks = Marks { dead: PointSet::EMPTY, ..setup.marks.with_all_said() };
    (setup.prisoners.black, setup.prisoners.white) = (Some(0), Some(0));
    setup
}

#[test]
fn sending_two_and_taking_one_back_goes_round_for_ever() {
    assert_eq!(found(&SENDING_TWO), ["black D2 alone"]);
}

#[test]
fn eternal_life_goes_round_if_its_owner_starts() {
    assert_eq!(found(&ETERNAL_LIFE), ["white A8 owner"]);
}

#[test]
fn what_only_looks_like_it_is_no_repetition() {
    for rows in [&DOUBLE_KO_SEKI[..], &KOS_AND_A_WAY_OUT, &KOS_AND_NO_WAY_OUT, &CORNER_WITHOUT_THREATS] {
        assert_eq!(found(rows), [""; 0], "{rows:?}");
    }
}

#[test]
fn each_text_says_its_own_of_it() {
    let ruling = |told: &Told| {
        let effect = told.score.repetition.expect("it is told under each rule set");
        (effect.weight, effect.ruling.map(RepetitionRule::as_str), effect.articles, effect.basis)
    };
    for (rows, weight) in [(&ETERNAL_LIFE[..], RepetitionWeight::Result), (&SENDING_TWO, RepetitionWeight::Alone)] {
        let told = |id: &str| no_komi(&nobody_dead(rows), id);
        for (id, choice, articles, basis) in [
            ("korean-2016", Some("draw"), &["10"][..], Basis::Text),
            ("japanese-1989", Some("no-result"), &["12"], Basis::Text),
            ("chinese-2002", Some("referee"), &["20"], Basis::Text),
            ("kba-beginner", None, &[], Basis::Unstated),
            ("korean-1992", None, &[], Basis::Unverified),
        ] {
            assert_eq!(ruling(&told(id)), (weight, choice, articles, basis), "{id}");
        }
        for id in ["aga", "nz", "ing-sst"] {
            assert_eq!((ruling(&told(id)).0, ruling(&told(id)).1), (weight, Some("forbidden")), "{id}");
        }
        // Nothing comes off by agreement, and the board counts as it stands.
        let tromp_taylor = told("tromp-taylor");
        assert_eq!(ruling(&tromp_taylor).0, RepetitionWeight::AsItStands);
        assert_eq!(tromp_taylor.score.verdict.decided_by, Some(DecidedBy::Lead));
        let is_open = weight == RepetitionWeight::Result;
        for id in ["korean-2016", "japanese-1989", "chinese-2002", "aga", "ing-sst", "kba-beginner"] {
            let needs = told(id).needs();
            assert_eq!(needs.contains(&"repetition".to_owned()), is_open, "{id}: {needs:?}");
            assert!(!is_open || told(id).result() == "?", "{id}");
        }
    }
}

#[test]
fn marks_of_the_players_decide_and_the_report_says_what_the_text_would_make_of_it() {
    // The same stones: with the corner marked dead White has 76 to 37 (the case counts them); unmarked nobody wins.
    let figure = cases::by_key("korean-2016/figure-3-40").expect("a case").setup();
    let marked = no_komi(&figure, "korean-2016");
    let effect = marked.score.repetition.expect("the text would make it a draw");
    assert_eq!(marked.result(), "W+39");
    assert_eq!((effect.weight, effect.ruling.map(RepetitionRule::as_str)), (RepetitionWeight::Marked, Some("draw")));
    assert_eq!(effect.articles, ["10"]);
    let mut unmarked = figure;
    unmarked.marks = Marks { dead: PointSet::EMPTY, ..unmarked.marks.with_all_said() };
    assert_eq!(no_komi(&unmarked, "korean-2016").result(), "?");
    // Under the Japanese rules the corner is dead all the same: a ko may be retaken only after a pass for it (article
    // 7-2).
    let japanese = no_komi(&unmarked, "japanese-1989").score.repetition.expect("it is told");
    assert!(points("L12").is_subset(&japanese.dead_in_confirmation));
    assert_eq!(japanese.confirmation, ["7"]);
}

/// The nine positions of the 2016 Korean rule, and those above.
fn boards() -> Vec<Stones> {
    let of_cases = (12..=20).map(|number| {
        let case = cases::by_key(&format!("korean-2016/diagram-{number}")).expect("a case");
        case.board.stones
    });
    let own = [
        &SENDING_TWO[..],
        &ETERNAL_LIFE,
        &DOUBLE_KO_SEKI,
        &KOS_AND_A_WAY_OUT,
        &KOS_AND_NO_WAY_OUT,
        &CORNER_WITHOUT_THREATS,
    ];
    of_cases.chain(own.map(|rows| Stones::from_rows(rows).expect("a board"))).collect()
}

#[test]
fn a_repetition_is_the_same_in_every_turn_and_colour() {
    for stones in boards() {
        let told = |one: &Repetition, turn: &dyn Fn(&PointSet) -> PointSet, exchange: bool| {
            let color = if exchange { !one.color } else { one.color };
            let others = if let RepetitionCause::Threats(others) = &one.cause { turn(others) } else { PointSet::EMPTY };
            let text = (color.as_str(), turn(&one.stones).to_string(), others.to_string());
            (text, one.repeats, one.is_dead_in_confirmation)
        };
        let sorted = |mut all: Vec<_>| {
            all.sort();
            all
        };
        let expected = read(&stones);
        for symmetry in Symmetry::ALL {
            for exchange in [false, true] {
                let turned = symmetry.turn_stones(&stones);
                let turned = if exchange { turned.exchanged() } else { turned };
                let turn = |points: &PointSet| symmetry.turn_points(stones.size(), points);
                assert_eq!(
                    sorted(read(&turned).iter().map(|one| told(one, &|points| *points, false)).collect()),
                    sorted(expected.iter().map(|one| told(one, &turn, exchange)).collect()),
                    "{symmetry:?} {exchange}\n{}",
                    stones.rows().join("\n")
                );
            }
        }
    }
}

/// Whether the moves may be played one after the other under the plain ko rule, and lead to a board that was there
/// before with the same player to move.
fn goes_round(stones: &Stones, moves: &[(Color, Option<gyega::board::Point>)]) -> bool {
    let (mut board, mut banned) = (*stones, PointSet::EMPTY);
    let mut seen = vec![(board, moves[0].0)];
    for (player, at) in moves {
        assert_eq!(seen.last().map(|(_, to_move)| *to_move), Some(*player), "players take turns");
        let before = std::mem::replace(&mut banned, PointSet::EMPTY);
        if let Some(at) = at {
            assert!(!before.contains(*at), "{player} {at} takes back at once");
            let played = play(&board, *player, *at, Suicide::Forbidden).expect("a legal move");
            let chain = played.after.chain_at(*at).expect("the stone just played");
            if played.captured.len() == 1 && chain.points.len() == 1 && chain.liberties == played.captured {
                banned = played.captured;
            }
            board = played.after;
        }
        seen.push((board, !*player));
    }
    let last = seen.pop();
    seen.iter().any(|one| Some(one) == last.as_ref())
}

#[test]
fn a_round_that_is_reported_can_be_played_and_leads_back() {
    let mut rounds = 0;
    for stones in boards() {
        for one in read(&stones) {
            if let RepetitionCause::Round(moves) | RepetitionCause::Alone(moves) = &one.cause {
                assert!(!moves.is_empty() && goes_round(&stones, moves), "{moves:?}\n{}", stones.rows().join("\n"));
                rounds += 1;
            }
        }
    }
    assert!(rounds >= 8, "{rounds}");
}

/// Nobody wins by the lead under a text with a draw clause while a repetition is found of which no mark speaks, and
/// what is said of it does not change with a larger budget.
#[test]
fn no_lead_decides_where_play_goes_round() {
    let mut asked = 0;
    for stones in boards() {
        let mut setup = Setup::new(stones);
        setup.marks = Marks { dead: PointSet::EMPTY, ..setup.marks.with_all_said() };
        (setup.prisoners.black, setup.prisoners.white) = (Some(0), Some(0));
        let report = prepare(&ScoreTask::new(setup.check().expect("a legal board")));
        let found = &report.board.classification.as_ref().expect("it was read").repetitions;
        for scored in &report.scores {
            let is_decided = scored.score.verdict.decided_by == Some(DecidedBy::Lead);
            assert!(
                !found.iter().any(Repetition::decides) || !is_decided || !scored.rules.takes_off_by_agreement(),
                "{}",
                scored.rules.id
            );
            asked += usize::from(!found.is_empty());
        }
        let large = Budget::new(10 * Budget::DEFAULT.nodes());
        let more = Classification::read_within(&stones, &PointSet::EMPTY, &PointSet::EMPTY, large).repetitions;
        let is_kept = |one: &Repetition| {
            more.iter().any(|other| {
                other.color == one.color && one.stones.is_subset(&other.stones) && other.repeats == one.repeats
            })
        };
        assert!(found.iter().all(is_kept), "{}", stones.rows().join("\n"));
    }
    assert!(asked > 20, "{asked}");
}
