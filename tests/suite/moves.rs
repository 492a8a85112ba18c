//! Every documented claim about what may be played, asked of the comparison of moves.

use gyega::board::{ByColor, Color, Point, PointSet, Stones};
use gyega::formats::case_file::{CaseClaim, CaseFile, CaseMove, IllegalReason, Saying, SequenceEnd};
use gyega::formats::cases;
use gyega::position::{LastPlay, Move, Setup};
use gyega::report::moves::{MoveReason, PlayedStone};
use gyega::report::{Legality, MoveCase, MoveReport, compare_moves};
use gyega::rules::{Repetition, Rules, by_id};

fn point(text: &str) -> Point {
    Point::parse(text).expect("points of a case are on its board")
}

fn points(texts: &[String]) -> PointSet {
    texts.iter().map(|text| point(text)).collect()
}

fn turn(turn: &CaseMove) -> Move {
    Move { player: turn.player, point: turn.point.as_deref().map(point) }
}

/// The moves from the position of a case, under all built-in sets and the one a claim names. A `last` move is one of the
/// claim, or of the case; nothing is known of what came before it but the prisoners.
fn ask(case: &CaseFile, last: Option<&CaseMove>, moves: Vec<Move>, rule_set: &str) -> MoveReport {
    let mut setup = Setup::new(Stones::from_rows(&case.stones()).expect("the reader checks the rows"));
    setup.prisoners = ByColor { black: Some(case.prisoners.black), white: Some(case.prisoners.white) };
    setup.history.last_play = last.map(|last| LastPlay {
        player: last.player,
        point: last.point.as_deref().map(point),
        captured: Some(points(&last.captures)),
    });
    let mut question = MoveCase::new(setup.check().expect("a case is a legal position"), moves);
    if question.rule_sets.iter().all(|rules| rules.id != rule_set) {
        question.rule_sets.push(Rules::from(by_id(rule_set).expect("a known set")));
    }
    assert_eq!(question.faults(), [], "{}", case.key());
    compare_moves(&question)
}

/// What the last move of a claim is said to be.
fn asked(case: &CaseFile, claim: &CaseClaim, player: Color) -> (Legality, Option<MoveReason>, Option<PlayedStone>) {
    let rule_set = claim.rule_set.as_deref().unwrap_or("korean-2016");
    let last = claim.last_move.as_ref().or(case.last_move.as_ref()).filter(|_| claim.after.is_empty());
    let moves = claim.after.iter().map(turn).chain([Move { player, point: Some(point(&claim.points[0])) }]);
    let report = ask(case, last, moves.collect(), rule_set);
    let index = claim.after.len();
    let verdict = report.verdict(index, rule_set).expect("it was asked");
    (verdict.legality, verdict.reason, report.steps[index].played)
}

#[test]
fn every_documented_claim_about_a_move_holds() {
    let mut checked = 0;
    for case in cases::all() {
        for claim in &case.claims {
            let Some(player) = claim.player else { continue };
            let at = || format!("{} claim {}", case.key(), claim.number);
            match &claim.saying {
                Saying::Legal => {
                    let (legality, reason, _) = asked(case, claim, player);
                    assert_eq!((legality, reason), (Legality::Legal, None), "{}", at());
                }
                Saying::Illegal { reason } => {
                    let expected = match reason {
                        IllegalReason::Suicide => [MoveReason::Suicide, MoveReason::SuicideOfOneStone],
                        IllegalReason::Ko => [MoveReason::Ko; 2],
                        IllegalReason::Occupied => [MoveReason::Occupied; 2],
                    };
                    let (legality, found, _) = asked(case, claim, player);
                    assert_eq!(legality, Legality::Illegal, "{}", at());
                    assert!(found.is_some_and(|found| expected.contains(&found)), "{}: {found:?}", at());
                }
                Saying::Captures { captured } => {
                    let (_, _, played) = asked(case, claim, player);
                    assert_eq!(played.expect("it is played").captured, points(captured), "{}", at());
                }
                Saying::Suicide { removed } => {
                    let (_, _, played) = asked(case, claim, player);
                    assert_eq!(played.expect("it is played").self_captured, points(removed), "{}", at());
                }
                Saying::Ko { takes_back } => {
                    let (legality, reason, _) = asked(case, claim, player);
                    let expected =
                        if *takes_back { (Legality::Illegal, Some(MoveReason::Ko)) } else { (Legality::Legal, None) };
                    // The texts say that the capture starts a ko; that nobody took there just before is left unsaid.
                    if *takes_back || case.last_move.is_none() {
                        assert_eq!((legality, reason), expected, "{}", at());
                    }
                }
                _ => continue,
            }
            checked += 1;
        }
    }
    assert!(checked >= 148, "{checked} claims about moves were checked");
}

#[test]
fn every_documented_sequence_that_comes_round_is_ruled_on() {
    let mut checked = 0;
    for case in cases::all() {
        let rulings: Vec<_> = case
            .claims
            .iter()
            .filter_map(|claim| match claim.saying {
                Saying::Draw { .. } => Some((claim.rule_set.as_deref()?, Repetition::Draw)),
                Saying::NoResult { .. } => Some((claim.rule_set.as_deref()?, Repetition::NoResult)),
                _ => None,
            })
            .collect();
        let comes_round = case
            .sequences
            .iter()
            .filter(|sequence| matches!(sequence.ends, Some(SequenceEnd::SamePosition)) && !sequence.ignores_ko);
        for sequence in comes_round {
            let report = ask(case, None, sequence.moves.iter().map(turn).collect(), "korean-2016");
            let end = sequence.moves.len() - 1;
            let start = Stones::from_rows(&case.stones()).expect("the reader checks the rows");
            assert_eq!(report.steps[end].played.expect("it is played").after, start, "{}", case.key());
            for (rule_set, choice) in &rulings {
                let verdict = report.verdict(end, rule_set).expect("it was asked");
                let ruling = verdict.repetition.as_ref().expect("the position is back");
                assert_eq!((verdict.legality, ruling.choice), (Legality::Legal, Some(*choice)), "{}", case.key());
                checked += 1;
            }
            for (rule_set, reason) in
                [("aga", MoveReason::SituationalSuperko), ("tromp-taylor", MoveReason::PositionalSuperko)]
            {
                let verdict = report.verdict(end, rule_set).expect("it was asked");
                assert_eq!((verdict.legality, verdict.reason), (Legality::Illegal, Some(reason)), "{}", case.key());
            }
        }
    }
    assert!(checked >= 12, "{checked} claims about repetition were checked");
}

#[test]
fn captures_and_barred_moves_of_every_documented_sequence_are_found() {
    for case in cases::all() {
        for sequence in &case.sequences {
            let report = ask(case, None, sequence.moves.iter().map(turn).collect(), "korean-2016");
            for (index, made) in sequence.moves.iter().enumerate() {
                let at = format!("{} {:?} move {}", case.key(), sequence.name, index + 1);
                let step = &report.steps[index];
                let Some(played) = step.played else {
                    assert!(made.point.is_none() || made.is_forbidden_by_ko || sequence.ignores_ko, "{at}");
                    continue;
                };
                assert_eq!(played.captured, points(&made.captures), "{at}");
                let verdict = report.verdict(index, "korean-2016").expect("it was asked");
                if made.is_forbidden_by_ko {
                    assert_ne!(verdict.legality, Legality::Legal, "{at}");
                } else if !sequence.ignores_ko {
                    assert_eq!(verdict.legality, Legality::Legal, "{at}");
                }
            }
        }
    }
}
