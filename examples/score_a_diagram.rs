//! The library on one page: a diagram in, every rule set's result out, and why two of them differ.
//!
//! `cargo run --example score_a_diagram`

#![expect(clippy::print_stdout, reason = "an example shows what it does")]

use gyega::board::Stones;
use gyega::position::Setup;
use gyega::render::{Language, sentence};
use gyega::report::{Case, prepare};
use gyega::rules::{Amount, Rules, all};
use gyega::score::KomiChoice;
use gyega::{explain, render};

fn main() {
    // KBA "How to play", Diagram 1. Black has captured one white stone.
    let rows = [
        "OX..XXO..",
        "OXX.XOO..",
        "OOXX.XO.O",
        ".OOX.XOO.",
        "..OXXXXOO",
        "..OOOX.XO",
        "..OXXX.XX",
        "..OX.X...",
        "..OOX....",
    ];
    let mut setup = Setup::new(Stones::from_rows(&rows).expect("rows of X, O and ."));
    setup.prisoners.black = Some(1);
    setup.prisoners.white = Some(0);
    setup.handicap = Some(0);

    // A setup may be wrong; a position cannot be. All faults come at once.
    let position = setup.check().expect("a legal position");

    let mut case = Case::new(position);
    case.rule_sets = all().iter().map(Rules::from).collect();
    case.terms.komi = KomiChoice::Same(Amount::ZERO);
    let report = prepare(&case);

    for scored in &report.scores {
        let announced = explain::announcement(&case.position, &scored.rules, &scored.score);
        println!("{:24} {}", scored.rules.id, sentence(Language::En, &announced));
    }

    // The first rule set is compared with each other one; the causes sum to the gap.
    for (from, to, difference) in &report.differences {
        let (from, to) = (&report.scores[*from].rules.id, &report.scores[*to].rules.id);
        for cause in difference.causes.iter().flatten() {
            println!("{from} to {to}: {}", sentence(Language::En, &explain::cause(cause, from, to)));
        }
    }

    // The head of what `gyega score` prints.
    println!("\n{}", render::text(Language::En, &case, &report).lines().take(12).collect::<Vec<_>>().join("\n"));
}
