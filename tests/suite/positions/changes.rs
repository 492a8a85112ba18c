//! Positions with something changed: a status, the claim of an adviser, a play.

use gyega::board::{ByColor, Color, PointSet};
use gyega::position::{Advice, Assumption, Claim, Marks, MarksSource, Position, Setup};

use crate::support::{board, point, points};

fn position(dead: &str, seki: &str) -> Position {
    let mut setup = Setup::none_dead(board(&["XO..", "X.OX", "XO.."]));
    setup.marks = Marks { dead: points(dead), seki: points(seki), ..Marks::default() };
    setup.dead_by_rule_set = vec![("aga".to_owned(), points("B3"))];
    setup.prisoners = ByColor { black: Some(1), white: None };
    setup.check().expect("legal")
}

#[test]
fn a_status_is_turned_under_the_marks_of_each_rule_set() {
    let before = position("D2", "C2");
    let after = before.with_status_turned(&points("D2"), &points("B3"));
    assert_eq!(after.marks().dead, points("B3 D2"));
    assert_eq!(after.dead_under("aga"), Some(PointSet::EMPTY), "there it was dead");
    let after = before.with_status_turned(&points("D2"), &points("C2"));
    assert_eq!((after.marks().dead, after.seki()), (points("C2 D2"), &PointSet::EMPTY));
    assert_eq!(before.with_status_turned(&points("D2"), &points("D2")).marks().dead, PointSet::EMPTY);
}

#[test]
fn what_an_adviser_claims_is_marked_and_reported_as_its_own() {
    let nobody = Setup::none_dead(board(&["XO..", "X.OX", "XO.."])).check().expect("legal");
    assert!(!nobody.is_marked() && nobody.marks_source() == MarksSource::Players);
    let advice = |claim: Claim| Advice { adviser: "Oracle 1.5".to_owned(), claim };
    let advised = nobody.with_advice(&advice(Claim { dead: points("A2"), seki: points("C2") }));
    assert!(advised.is_marked() && advised.marks_source() == MarksSource::Adviser);
    assert_eq!((advised.marks().dead, advised.seki()), (points("A3 A2 A1"), &points("C2")), "whole chains");
    let name = || "Oracle 1.5".to_owned();
    let claims = [
        Assumption::EvenGame,
        Assumption::DeadByAdviser { adviser: name(), stones: points("A3 A2 A1") },
        Assumption::SekiByAdviser { adviser: name(), stones: points("C2") },
    ];
    assert_eq!(advised.assumptions(), claims);
    let none_dead = nobody.with_advice(&advice(Claim::default()));
    assert_eq!(none_dead.assumptions().len(), 2, "that none are dead is a claim too");
}

#[test]
fn a_play_takes_its_captives_and_keeps_the_marks_of_others() {
    let before = position("D2", "");
    let after = before.after_play(Color::White, point("D3")).expect("a play");
    assert_eq!((after.marks().dead, after.stones().of(Color::White).len()), (points("D2"), 4));
    assert_eq!(after.history().last_play.map(|last| last.player), Some(Color::White));
    // With D3 and D1 filled, D2 has no liberty.
    let captured = after.after_play(Color::White, point("D1")).expect("a play");
    assert_eq!(captured.marks().dead, PointSet::EMPTY);
    assert_eq!(captured.prisoners(), ByColor { black: Some(1), white: None }, "White's count is not known");
    assert!(before.after_play(Color::Black, point("D1")).is_none(), "it joins a dead stone");
    let unsaid = before.after_unmarking(Color::Black, point("D1")).expect("a play");
    assert_eq!((unsaid.marks().dead, unsaid.marks().unsaid), (PointSet::EMPTY, points("D2 D1")));
    let in_seki = position("", "D2");
    let unsaid = in_seki.after_unmarking(Color::Black, point("D1")).expect("a play");
    assert_eq!((unsaid.seki(), unsaid.marks().unsaid), (&PointSet::EMPTY, points("D2 D1")));
    let of_one_set = before.after_unmarking(Color::White, point("B2"));
    assert!(of_one_set.is_none(), "B3 is dead for one rule set");
    assert!(before.after_play(Color::Black, point("A1")).is_none(), "a stone stands there");
}
