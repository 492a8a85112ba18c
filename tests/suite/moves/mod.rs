//! Every documented sequence of moves, asked of the comparison of moves.

mod judged;

use gyega::board::Stones;
use gyega::formats::case_file::{DocumentedMove, DocumentedPosition, SequenceEnd};
use gyega::formats::cases;
use gyega::position::{Move, play};
use gyega::report::moves::MoveReason;
use gyega::report::{Legality, MoveReport, MoveTask, compare_moves};
use gyega::rules::Suicide;

/// The moves from the position of a case under all built-in sets. Nothing is known of what came before but the
/// prisoners.
fn ask(case: &DocumentedPosition, moves: Vec<Move>) -> MoveReport {
    let mut setup = case.setup();
    setup.history.last_play = None;
    let question = MoveTask::new(setup.check().expect("a case is a legal position"), moves);
    assert_eq!(question.faults(), [], "{}", case.key());
    compare_moves(&question)
}

#[test]
fn every_documented_sequence_that_comes_round_is_barred_by_superkos() {
    let mut checked = 0;
    for case in cases::all() {
        let comes_round = case
            .head
            .sequences
            .iter()
            .filter(|sequence| matches!(sequence.ends, Some(SequenceEnd::SamePosition)) && !sequence.ignores_ko());
        for sequence in comes_round {
            let report = ask(case, sequence.moves.iter().map(DocumentedMove::turn).collect());
            let end = sequence.moves.len() - 1;
            assert_eq!(report.steps[end].played.expect("it is played").after, case.board.stones, "{}", case.key());
            for (rule_set, reason) in
                [("aga", MoveReason::SituationalSuperko), ("tromp-taylor", MoveReason::PositionalSuperko)]
            {
                let verdict = report.verdict(end, rule_set).expect("it was asked");
                assert_eq!((verdict.legality, verdict.reason), (Legality::Illegal, Some(reason)), "{}", case.key());
            }
            let ing = report.verdict(end, "ing-sst").expect("it was asked");
            assert_eq!(ing.reason, Some(MoveReason::IngKo), "{}", case.key());
            checked += 1;
        }
    }
    assert!(checked >= 10, "{checked} sequences come round");
}

#[test]
fn captures_and_barred_moves_of_every_documented_sequence_are_found() {
    for case in cases::all() {
        for sequence in &case.head.sequences {
            let report = ask(case, sequence.moves.iter().map(DocumentedMove::turn).collect());
            for (index, made) in sequence.moves.iter().enumerate() {
                let at = format!("{} {:?} move {}", case.key(), sequence.name, index + 1);
                let step = &report.steps[index];
                let Some(played) = step.played else {
                    assert!(made.point.is_none() || made.is_forbidden_by_ko || sequence.ignores_ko(), "{at}");
                    continue;
                };
                assert_eq!(played.captured, made.captures.set(), "{at}");
                let verdict = report.verdict(index, "korean-2016").expect("it was asked");
                if made.is_forbidden_by_ko {
                    assert_ne!(verdict.legality, Legality::Legal, "{at}");
                } else if !sequence.ignores_ko() {
                    assert_eq!(verdict.legality, Legality::Legal, "{at}");
                }
            }
        }
    }
}

#[test]
fn every_documented_sequence_ends_where_its_case_says() {
    for case in cases::all() {
        for sequence in &case.head.sequences {
            let end = match &sequence.ends {
                None => continue,
                Some(SequenceEnd::SamePosition) => case.board.stones,
                Some(SequenceEnd::Case(id)) => {
                    cases::by_key(&format!("{}/{id}", case.collection)).expect("it is named").board.stones
                }
                Some(SequenceEnd::Board(rows)) => Stones::from_rows(rows).expect("a board"),
            };
            // A move that the ko rule bars is shown on purpose, and played here.
            let played = sequence.moves.iter().filter_map(|turn| Some((turn.player, turn.point?)));
            let reached = played.fold(case.board.stones, |stones, (player, point)| {
                play(&stones, player, point, Suicide::Allowed).expect("it can be played").after
            });
            assert_eq!(reached, end, "{} {:?}", case.key(), sequence.name);
        }
    }
}
