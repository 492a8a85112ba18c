//! What is wrong with a setup, all of it at once.

use gyega::board::{ByColor, Color};
use gyega::position::{End, Fault, FirstPasser, LastPlay, Loser, Marks, Setup, SetupPart};

use crate::support::{board, point, points};

fn setup(rows: &[&str]) -> Setup {
    Setup::new(board(rows))
}

#[test]
fn all_faults_are_reported_together() {
    let mut setup = setup(&["X.O", "X.O", "XXO"]);
    setup.marks = Marks { dead: points("B3 C1"), seki: points("C2 Z25"), ..Marks::default() };
    setup.handicap = Some(10);
    setup.history.ended_by = Some(End::Resignation);
    setup.history.last_play = Some(LastPlay { player: Color::Black, point: Some(point("C3")), captured: None });
    let faults = setup.check().expect_err("many faults").0;
    let texts: Vec<_> = faults.iter().map(ToString::to_string).collect();
    assert_eq!(
        texts,
        [
            "seki names Z25, which is not on a board of 3 by 3 lines",
            "no stone stands at B3 (dead)",
            "the chain at C3 is claimed both dead and in seki",
            "handicap: found 10, expected at most 9, the points of the board",
            "lost by: found nobody, expected who resigned, lost on time or forfeited: black, white or both",
            "last play: found C3, expected a point where a black stone stands",
        ]
    );
}

#[test]
fn a_chain_without_liberties_is_a_fault() {
    let faults = setup(&["XO.", "O.O", "..."]).check().expect_err("A3 is captured").0;
    assert_eq!(faults, [Fault::NoLiberty { color: Color::Black, at: point("A3") }]);
}

#[test]
fn a_full_board_is_refused_chain_by_chain() {
    assert_eq!(setup(&["X"]).check().expect_err("no liberty").0.len(), 1);
}

fn contradictions(change: impl Fn(&mut Setup)) -> Vec<SetupPart> {
    let mut setup = setup(&["X.O"]);
    change(&mut setup);
    let faults = setup.check().err().unwrap_or_default().0;
    let field = |fault| if let Fault::Contradiction { field, .. } = fault { Some(field) } else { None };
    faults.into_iter().filter_map(field).collect()
}

#[test]
fn a_game_that_passes_ended_has_a_pass_of_each_player() {
    let ended = |setup: &mut Setup| setup.history.ended_by = Some(End::Passes);
    let no_pass = contradictions(|setup| {
        ended(setup);
        setup.history.first_pass = Some(FirstPasser::Nobody);
    });
    assert_eq!(no_pass, [SetupPart::FirstPass]);
    let one_side = contradictions(|setup| {
        ended(setup);
        setup.history.passes = ByColor { black: Some(0), white: Some(2) };
    });
    assert_eq!(one_side, [SetupPart::Passes(Color::Black)]);
    assert_eq!(contradictions(ended), []);
}

#[test]
fn only_a_forfeit_has_two_losers() {
    for (end, faults) in
        [(End::Forfeit, vec![]), (End::Time, vec![SetupPart::LostBy]), (End::Resignation, vec![SetupPart::LostBy])]
    {
        let fields = contradictions(|setup| {
            setup.history.ended_by = Some(end);
            setup.history.lost_by = Some(Loser::Both);
        });
        assert_eq!(fields, faults, "{end:?}");
    }
}

#[test]
fn the_last_play_cannot_capture_more_than_was_captured_in_all() {
    let captures = |prisoners| {
        contradictions(|setup| {
            setup.prisoners.black = Some(prisoners);
            let captured = Some(points("B1"));
            setup.history.last_play = Some(LastPlay { player: Color::Black, point: None, captured });
        })
    };
    assert_eq!((captures(0), captures(1)), (vec![SetupPart::Prisoners(Color::Black)], vec![]));
}

#[test]
fn a_captured_stone_stood_on_the_board() {
    let faults = contradictions(|setup| {
        let captured = Some(points("Z25"));
        setup.history.last_play = Some(LastPlay { player: Color::Black, point: None, captured });
    });
    assert_eq!(faults, [SetupPart::LastPlay]);
}

#[test]
fn nobody_passed_contradicts_counted_passes() {
    let mut setup = setup(&["X.O"]);
    setup.history.first_pass = Some(FirstPasser::Nobody);
    setup.history.passes.white = Some(2);
    let faults = setup.check().expect_err("a contradiction").0;
    assert!(matches!(&faults[..], [Fault::Contradiction { field: SetupPart::Passes(Color::White), .. }]));
}
