use super::{area, both, outcome};
use crate::life::search::Outcome::{Captured, Safe};
use crate::life::search::Role;

#[test]
fn eyes_of_known_shapes() {
    // The vital point of three in a row: whoever plays it first.
    assert_eq!(both(&area(&["#######", "#XXXXX#", "#X...X#", "#XXXXX#", "#######"])), [Captured, Safe]);
    // Bent three, pyramid four: likewise.
    assert_eq!(both(&area(&["######", "#XXXX#", "#X..X#", "#X.XX#", "#XXX##", "#####"])), [Captured, Safe]);
    assert_eq!(both(&area(&["#######", "#XXXXX#", "#X...X#", "#XX.XX#", "##XXX#", " #####"])), [Captured, Safe]);
    // Four in a row, or bent, has two vital points: alive.
    assert_eq!(both(&area(&["########", "#XXXXXX#", "#X....X#", "#XXXXXX#", "########"])), [Safe, Safe]);
    assert_eq!(both(&area(&["#######", "#XXXXX#", "#X...X#", "#XXX.X#", "###XXX#", "  #####"])), [Safe, Safe]);
    // A square of four: too late even for the defender.
    assert_eq!(both(&area(&["######", "#XXXX#", "#X..X#", "#X..X#", "#XXXX#", "######"])), [Captured, Captured]);
    // Two points are one eye.
    assert_eq!(both(&area(&["######", "#XXXX#", "#X..X#", "#XXXX#", "######"])), [Captured, Captured]);
}

#[test]
fn two_shared_liberties_are_a_seki() {
    // Whoever fills one of the two is captured at the other.
    assert_eq!(both(&area(&["#X.O@", "#X.O@"])), [Safe, Safe]);
    // One liberty more for the attackers: they may start, unless the defender takes it first.
    assert_eq!(both(&area(&["#X.O.@", "#X.O@@"])), [Captured, Safe]);
}

#[test]
fn a_target_that_hangs_on_what_cannot_be_captured_is_safe() {
    assert_eq!(both(&area(&["@X.", ".O."])), [Safe, Safe]);
}

#[test]
fn points_kept_free_are_played_only_to_capture() {
    // Once the neutral point on the right is filled, by whomever, the chain needs the point on the left.
    assert_eq!(both(&area(&["@-X.#"])), [Captured, Captured]);
    // Friends on the right: the neutral point connects, and both want it.
    assert_eq!(both(&area(&["@-X.@", "   # "])), [Captured, Safe]);
    // Two neutral points connect: the attacker can take only one.
    assert_eq!(both(&area(&["@-X.@", " @.# "])), [Safe, Safe]);
    // The attacker's last stone stands in atari itself: it is captured on the point kept free.
    assert_eq!(both(&area(&["@-XO", "@@O#"])), [Captured, Captured], "but here it hangs on a wall");
    assert_eq!(outcome(&area(&["@.XO.@", "@@@@@@"]), Role::Attacker), Safe);
}
