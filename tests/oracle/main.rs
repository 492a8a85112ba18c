//! The reading held against exact play on the whole board, which shares nothing with it but the rule of a move.
//!
//! `GYEGA_ORACLE=200000` reads so many boards instead of 5,000.

mod boards;
mod grid;
mod play;
mod turns;

use gyega::board::{Color, Stones};
use gyega::life::promises::Promises;
use gyega::life::{Budget, Work};

use grid::{Ko, Side};
use play::Question;

const KO_RULES: [Ko; 4] = [Ko::NextMove, Ko::OwnPass, Ko::Threats(Side::Attacker), Ko::Threats(Side::Defender)];

/// The most positions of a question.
const POSITIONS_MAX: usize = 50_000;

/// How many boards are read.
fn count(usual: u64) -> u64 {
    std::env::var("GYEGA_ORACLE").ok().and_then(|count| count.parse().ok()).unwrap_or(usual)
}

fn say(text: &str) {
    use std::io::Write as _;
    std::io::stderr().write_all(text.as_bytes()).expect("standard error can be written to");
}

fn chains(stones: &Stones) -> impl Iterator<Item = (Color, gyega::board::PointSet)> {
    Color::BOTH.into_iter().flat_map(|color| stones.of(color).parts().map(move |chain| (color, chain)))
}

#[test]
fn the_oracle_agrees_with_brute_force() {
    let (mut held, mut captured, mut large) = (0, 0, 0);
    for number in 0..count(5_000) / 16 {
        let stones = boards::tiny(number);
        for (index, (_, chain)) in chains(&stones).enumerate() {
            let (ko, first) = (KO_RULES[index % 4], [Side::Attacker, Side::Defender][index / 4 % 2]);
            let question = Question { stones, target: chain, first, ko };
            match question.is_captured_by_brute_force(20_000) {
                None => large += 1,
                Some(wanted) => {
                    let found = question.is_captured(20_000);
                    assert_eq!(found, Some(wanted), "{question:?}\n{}", stones.rows().join("\n"));
                    if wanted { captured += 1 } else { held += 1 }
                }
            }
        }
    }
    say(&format!("oracle: {captured} captured and {held} kept as by brute force, {large} too large for that\n"));
    assert!(captured > 200 && held > 200, "too few to say anything");
}

#[test]
fn what_regions_promise_is_kept() {
    let (mut shown, mut chains_in_all, mut large, mut wrong) = (0, 0, 0, Vec::new());
    for number in 0..count(5_000) {
        let stones = boards::board(number);
        for color in Color::BOTH {
            let work = Work::unbounded(Budget::DEFAULT);
            let living = Promises::of(&stones, color, false, 2_000, &work).stones;
            let chains: Vec<_> = stones.of(color).parts().filter(|chain| chain.is_subset(&living)).collect();
            chains_in_all += stones.of(color).parts().count();
            let question = |target| Question { stones, target, first: Side::Attacker, ko: Ko::Threats(Side::Attacker) };
            // All of them at once, as they are promised; one by one where that is too much.
            match question(living).is_captured(POSITIONS_MAX) {
                _ if living.is_empty() => {}
                Some(false) => shown += chains.len(),
                Some(true) => wrong.push(format!("{number} {color:?} {living}\n{}", stones.rows().join("\n"))),
                None => {
                    for chain in chains {
                        match question(chain).is_captured(POSITIONS_MAX) {
                            Some(false) => shown += 1,
                            Some(true) => wrong.push(format!("{number} {chain}\n{}", stones.rows().join("\n"))),
                            None => large += 1,
                        }
                    }
                }
            }
        }
    }
    say(&format!("promises: of {chains_in_all} chains {shown} live, as the oracle has it, {large} too large for it\n"));
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn no_chain_has_its_eye_in_the_one_that_leans_on_it() {
    // White has E1 and E2 for one eye, and Black begins at F3. F2 could join the others only at F3; they could live only
    // as F2 keeps E1 and E2 from being all that they have.
    let stones = Stones::from_rows(&[".XXX..", "XXXXXX", "XXXOO.", "XX.OO.", "XXOO.O", ".XOO.O"]).expect("a board");
    let work = Work::unbounded(Budget::DEFAULT);
    let living = Promises::of(&stones, Color::White, false, 2_000, &work).stones;
    let target = *stones.of(Color::White);
    let question = Question { stones, target, first: Side::Attacker, ko: Ko::Threats(Side::Attacker) };
    assert_eq!(question.is_captured(POSITIONS_MAX), Some(true), "they cannot all be kept");
    assert_ne!(living, target, "so they are not all promised to live");
}
