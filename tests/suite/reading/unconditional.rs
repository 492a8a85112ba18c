//! Life that needs no move of its owner, and life that does not depend on seki.

use gyega::board::Color;
use gyega::life::{IndependentLife, pass_alive, pass_alive_dead};

use crate::support::board;

#[test]
fn two_chains_that_share_two_eyes_live() {
    let stones = board(&[".X.OO", "X.XOO", ".XXOO", "XXOOO", "OOOO."]);
    let alive = pass_alive(&stones, Color::Black, false);
    assert_eq!(alive.chains.to_string(), "B5 A4 C4 B3 C3 A2 B2");
}

#[test]
fn a_region_without_an_empty_point_is_no_eye() {
    // Such boards are refused at the door; here they show that "every empty point is a liberty" is not enough.
    let stones = board(&["OX.", "XXX", "OOO"]);
    assert!(pass_alive(&stones, Color::Black, false).chains.is_empty());
    let stones = board(&["OX.", "XXX", "..."]);
    assert_eq!(pass_alive(&stones, Color::Black, false).chains.len(), 4, "C3 and the lower row are its eyes");
}

#[test]
fn stones_that_could_refill_an_eye_matter_only_where_self_capture_is_allowed() {
    // The right eye holds a white stone in the corner that is not next to the black chain.
    let stones = board(&[".X.OO.X", "XXXXXXX", "OOOOOOO", "O.O.O.O"]);
    let (without, with) = (pass_alive(&stones, Color::Black, false), pass_alive(&stones, Color::Black, true));
    assert_eq!((without.chains.len(), with.chains.len()), (9, 9), "every point of its eyes is next to the chain");
    let stones = board(&[".XOO.X", ".XO..X", "XXXXXX", "OOOOOO", ".O.O.O"]);
    assert!(!pass_alive(&stones, Color::Black, false).chains.is_empty());
}

#[test]
fn stones_inside_a_safe_area_are_dead() {
    let stones = board(&[".X.OX", "XXXXX", "OOOOO", "O.O.O"]);
    assert_eq!(pass_alive_dead(&stones, false).to_string(), "D4");
}

#[test]
fn stones_that_fill_a_large_space_are_not_dead_for_having_one_liberty() {
    // Captured with D6, Black could live in the space that opens: nine of its points are not next to White.
    let stones = board(&[
        "OOOOOOO.", "OXXXXXO.", "OXXXXXO.", "OXX.XXO.", "OXXXXXO.", "OXXXXXO.", "OOOOOOO.", "O.OO.OO.", "OOOOOOO.",
    ]);
    let alive = pass_alive(&stones, Color::White, false);
    assert_eq!(alive.chains, *stones.of(Color::White), "B2 and E2 are its eyes");
    assert!(pass_alive_dead(&stones, false).is_empty());
}

#[test]
fn an_area_next_to_an_open_neutral_point_is_formally_in_seki() {
    let stones = board(&[".X.X.O.O", "XXXXOOOO"]);
    let life = IndependentLife::read(&stones, false);
    assert_eq!((life.seki.black.len(), life.seki.white.len()), (8, 7));
    assert!(life.independent.black.is_empty() && life.independent.white.is_empty());
}

#[test]
fn an_area_that_holds_a_chain_in_atari_is_formally_in_seki() {
    let stones = board(&["X.XO.", "XXXO.", "OOOO."]);
    let life = IndependentLife::read(&stones, false);
    assert_eq!(life.seki.black.to_string(), "A3 B3 C3 A2 B2 C2");
    assert!(life.seki.white.is_empty());
}
