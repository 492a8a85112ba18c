//! What the players claim, each for himself.

use gyega::board::ByColor;
use gyega::position::{Assumption, Claim, ClaimedStatus, Marks, Setup};

use crate::support::{board, point, points};

fn claim(dead: &str, seki: &str) -> Claim {
    Claim { dead: points(dead), seki: points(seki) }
}

fn setup(black: Claim, white: Claim) -> Setup {
    let stones = board(&["XX.OO", ".....", "X.O.X"]);
    Setup { claims: Some(ByColor { black, white }), ..Setup::none_dead(stones) }
}

fn faults(setup: Setup) -> Vec<String> {
    setup.check().expect_err("faults").0.iter().map(ToString::to_string).collect()
}

#[test]
fn what_both_players_name_is_marked_and_the_rest_is_theirs() {
    let mut setup = setup(claim("A3 B3", "E3"), claim("B3 C1", "D3 E1"));
    setup.marks = Marks { dead: points("A1"), ..setup.marks.with_all_said() };
    let position = setup.check().expect("nothing contradicts");
    assert_eq!(position.marks().dead, points("A3 B3 A1"));
    assert_eq!(position.seki(), &points("D3 E3"));
    let claims = position.claims().expect("two claims");
    assert_eq!(claims.white, claim("A3 B3 A1 C1", "D3 E3 E1"));
    let called = |at: &str| {
        let chain = position.stones().chain_at(point(at)).expect("a chain");
        [claims.black.status_of(&chain), claims.white.status_of(&chain)]
    };
    assert_eq!(called("C1"), [ClaimedStatus::Alive, ClaimedStatus::Dead]);
    assert_eq!(called("A1"), [ClaimedStatus::Dead, ClaimedStatus::Dead], "a mark is what both say");
    assert!(!position.assumptions().iter().any(|assumption| matches!(assumption, Assumption::ChainMarkedWhole(..))));
}

#[test]
fn a_claim_may_not_contradict_itself_nor_a_mark() {
    let mut setup = setup(claim("B3", "A3"), claim("E1 B2", "A1 C1 F9"));
    setup.marks = Marks { dead: points("C1"), seki: points("E1"), ..Marks::default() };
    setup.dead_by_rule_set = vec![("aga".to_owned(), points("A1"))];
    assert_eq!(
        faults(setup),
        [
            "the chain at B3 is claimed both dead and in seki",
            "no stone stands at B2 (white's claim of dead stones)",
            "white's claim of seki names F9, which is not on a board of 5 by 3 lines",
            "white's claim of dead stones names E1, whose chain both players call otherwise (seki)",
            "white's claim of seki names C1, whose chain both players call otherwise (dead)",
            "white's claim of seki names A1, whose chain both players call otherwise (dead_by_rule_set[0])",
        ]
    );
}

#[test]
fn a_chain_claimed_in_part_counts_whole_and_that_is_reported() {
    let stones = board(&["XXX", "..O"]);
    let claims = ByColor { black: claim("A2 B2", ""), white: claim("", "") };
    let position = Setup { claims: Some(claims), ..Setup::none_dead(stones) }.check().expect("legal");
    assert_eq!(position.claims().expect("given").black.dead, points("A2 B2 C2"));
    let is_it = |assumption: &&Assumption| matches!(assumption, Assumption::ChainMarkedWhole(..));
    assert_eq!(position.assumptions().iter().filter(is_it).count(), 1);
}
