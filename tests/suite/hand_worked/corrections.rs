//! What is corrected after the count: the button, the first pass, the last play, pass stones, equal scores.

use gyega::board::Color;
use gyega::position::{End, FirstPasser, LastPlay, Setup};
use gyega::report::{ScoreTask, prepare};
use gyega::rules::{Amount, SharedRuleSet, by_id};
use gyega::score::{EntryKind, KomiChoice, Outcome, Terms};

use super::{both, no_komi, own_komi, setup, split, told, told_by};

/// A whole game on 9x9 that the players ended: 81 points, so many Black's.
fn game(black: usize, first_pass: FirstPasser) -> Setup {
    let mut setup = Setup::none_dead(split(9, 9, black, 0));
    setup.history.first_pass = Some(first_pass);
    setup.history.ended_by = Some(End::Agreement);
    setup
}

#[test]
fn the_button_is_half_a_point_for_whoever_passes_first() {
    // 44 - 37 - 7 = 0: the button decides.
    assert_eq!(own_komi(&game(44, FirstPasser::Player(Color::Black)), "button-area").result(), "B+0.5");
    assert_eq!(own_komi(&game(44, FirstPasser::Player(Color::White)), "button-area").result(), "W+0.5");
    // Nobody took it: 0, a draw.
    assert_eq!(own_komi(&game(44, FirstPasser::Nobody), "button-area").result(), "Draw");
    assert_eq!(own_komi(&game(44, FirstPasser::Player(Color::White)), "katago-aga-button").result(), "W+0.5");
}

#[test]
fn black_loses_a_point_when_white_passes_first() {
    // WMSG: 44 - 37 - 6.5 = 0.5 if Black passed first, and 0.5 - 1 = -0.5 if White did.
    assert_eq!(own_komi(&game(44, FirstPasser::Player(Color::Black)), "wmsg-2008").result(), "B+0.5");
    assert_eq!(own_komi(&game(44, FirstPasser::Player(Color::White)), "wmsg-2008").result(), "W+0.5");
    assert_eq!(own_komi(&game(44, FirstPasser::Nobody), "wmsg-2008").result(), "B+0.5");
}

#[test]
fn black_loses_a_point_for_the_last_play_in_old_taiwan() {
    // 44 - 37 - 6 = 1 if White played last, and 0 if Black did.
    let after = |player| {
        let mut setup = game(44, FirstPasser::Nobody);
        setup.history.last_play = Some(LastPlay { player, point: None, captured: None });
        own_komi(&setup, "taiwan-old")
    };
    assert_eq!(after(Color::White).result(), "B+1");
    let draw = after(Color::Black);
    assert_eq!((draw.result().as_str(), draw.announced().as_str()), ("Draw", "announce-draw"));
    assert_eq!(draw.score.ledger.amount(Color::Black, EntryKind::LastPlay).to_string(), "-1");
}

#[test]
fn who_passed_first_follows_from_one_pass_each_at_the_end() {
    let mut setup = Setup::none_dead(split(9, 9, 44, 0));
    setup.history.passes = both(Some(1), Some(1));
    setup.history.ended_by = Some(End::Passes);
    setup.history.last_play = Some(LastPlay { player: Color::White, point: None, captured: None });
    // White played last, so Black passed first: the button is his.
    assert_eq!(own_komi(&setup, "button-area").result(), "B+0.5");
    // WMSG: nothing off. Old Taiwan: nothing off.
    assert_eq!(own_komi(&setup, "wmsg-2008").result(), "B+0.5");
    assert_eq!(own_komi(&setup, "taiwan-old").result(), "B+1");
}

#[test]
fn stones_handed_over_for_passes_are_prisoners() {
    // Territory: A4 A3 A2 A1 are Black's, E4 to E1 White's. Prisoners 3 and 2. Black passed twice, White three times.
    let mut setup = setup(&[".XXO.", ".XXO.", ".XXO.", ".XXO."]);
    setup.prisoners = both(Some(3), Some(2));
    setup.history.passes = both(Some(2), Some(3));
    // A custom set: Korean rules with pass stones. Black 4 + 3 + 3 = 10, White 4 + 2 + 2 = 8; komi 6.5: 10 - 8 - 6.5 =
    // -4.5.
    let mut custom = by_id("korean-2016").expect("built in").clone();
    custom.change("pass_stones", "prisoner").expect("a choice of the axis");
    let told = told_by(&setup, &custom, &Terms::default());
    assert_eq!((told.board().as_str(), told.result().as_str()), ("10 : 8", "W+4.5"));
    assert_eq!(told.score.ledger.amount(Color::Black, EntryKind::PassStones).to_string(), "3");
    // Without the passes it cannot be said.
    let unknown = Setup { history: gyega::position::History::default(), ..setup.clone() };
    assert_eq!(told_by(&unknown, &custom, &Terms::default()).needs(), ["passes"]);
    // AGA counts the area, and a pass stone is a way of counting, no entry: 8 + 4 = 12, 4 + 4 = 8, less 7.5 = -3.5.
    let aga = own_komi(&setup, "aga");
    assert_eq!((aga.board().as_str(), aga.result().as_str()), ("12 : 8", "W+3.5"));
    assert!(aga.score.ledger.amount(Color::Black, EntryKind::PassStones).is_zero());
}

#[test]
fn equal_scores_are_as_each_text_says() {
    // 9x9 with komi chosen so that the scores are equal: 44 - 37 = 7.
    let even = |id, handicap: u16| {
        let mut setup = game(44, FirstPasser::Nobody);
        setup.handicap = Some(handicap);
        setup.prisoners = both(Some(0), Some(0));
        setup.history.last_play = Some(LastPlay { player: Color::White, point: None, captured: None });
        let lead = no_komi(&setup, id).score.verdict.lead.expect("known");
        let terms = Terms { komi: KomiChoice::Same(lead), ..Terms::default() };
        let told = told(&setup, id, &terms);
        (told.result(), told.announced())
    };
    let said = |result: &str, announced: &str| (result.to_owned(), announced.to_owned());
    assert_eq!(even("japanese-1989", 0), said("Draw", "announce-jigo"));
    for id in ["korean-2016", "chinese-2002", "aga", "nz", "tromp-taylor", "stone-scoring", "wmsg-2008", "taiwan-old"] {
        assert_eq!(even(id, 0), said("Draw", "announce-draw"), "{id}");
    }
    for id in ["ing-sst", "simplified-ing"] {
        assert_eq!(even(id, 0), said("B+0", "announce-tie-rule winner=black"), "{id}");
        assert_eq!(even(id, 2), said("?", "announce-undetermined needs=rule:tie"), "{id}");
    }
    for handicap in [0, 1] {
        assert_eq!(even("egf-territory", handicap), said("Draw", "announce-draw"), "one stone is an even game");
        assert_eq!(even("ing-sst", handicap), said("B+0", "announce-tie-rule winner=black"));
    }
    assert_eq!(even("egf-territory", 2), said("W+0", "announce-tie-rule winner=white"));
    for id in ["kba-beginner", "sunjang", "cyningstan"] {
        let (result, announced) = even(id, 0);
        assert!(result == "?" && announced.starts_with("announce-undetermined needs=rule:tie"), "{id}: {announced}");
    }
}

#[test]
fn what_a_text_makes_of_equal_scores_is_a_cause_without_points() {
    // 9x9, 44 to 37, komi 7: equal under all three. Ing gives the game to Black, the two others make it a draw.
    let mut case = ScoreTask::new(game(44, FirstPasser::Nobody).check().expect("legal"));
    case.rule_sets =
        ["chinese-2002", "ing-sst", "nz"].map(|id| SharedRuleSet::from(by_id(id).expect("built in"))).to_vec();
    case.terms.komi = KomiChoice::Same(Amount::points(7));
    let report = prepare(&case);
    let told = report
        .differences
        .iter()
        .map(|pair| (pair.from, pair.to, &pair.difference))
        .map(|(from, to, why)| (from, to, why.gap, why.winner_from, why.winner_to, why.has_equal_scores));
    let even = Some(Amount::ZERO);
    let (black, draw) = (Outcome::Wins(Color::Black), Outcome::Draw);
    assert_eq!(told.collect::<Vec<_>>(), [(0, 1, even, draw, black, true), (0, 2, even, draw, draw, false)]);
}

#[test]
fn results_are_announced_as_the_federation_does() {
    let mut setup = Setup::none_dead(split(9, 9, 44, 0));
    setup.history.ended_by = Some(End::Agreement);
    setup.prisoners = both(Some(0), Some(0));
    // 44 points are the columns A to D and E1 to E8. Black's wall is E1 to E8 and D9, White's F1 to F8 and E9: 9 stones
    // each. Territory: 44 - 9 = 35; 37 - 9 = 28, but E9 stands in atari, so that White must fill F9: 27.
    // 35 - 27 - 6.5 = 1.5.
    let japanese = own_komi(&setup, "japanese-1989");
    assert_eq!(
        (japanese.board().as_str(), japanese.announced().as_str()),
        ("35 : 27", "announce-moku winner=black points=1.5")
    );
    assert_eq!(own_komi(&setup, "korean-2016").announced(), "announce-jip winner=black points=1.5");
    setup.history.ended_by = Some(End::Resignation);
    setup.history.lost_by = Some(gyega::position::Loser::One(Color::Black));
    let resigned = own_komi(&setup, "korean-2016");
    assert_eq!(
        (resigned.result().as_str(), resigned.announced().as_str()),
        ("W+R", "announce-by-end winner=white end=resignation")
    );
}
