//! A drawn board under every rule set: `cargo run --example score_a_diagram`

#![expect(clippy::print_stdout, reason = "an example shows what it does")]

use gyega::report::ScoreTask;
use gyega::rules::{Amount, SharedRuleSet, all};
use gyega::score::KomiChoice;
use gyega::{Position, prepare, rules};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    // KBA "How to play Baduk", Diagram 1. Black has captured one white stone.
    let position = Position::from_diagram(
        "OX..XXO..
         OXX.XOO..
         OOXX.XO.O
         .OOX.XOO.
         ..OXXXXOO
         ..OOOX.XO
         ..OXXX.XX
         ..OX.X...
         ..OOX....",
    )?;
    let position = position.with_prisoners(1, 0);

    // Each rule set with its own komi.
    for scored in gyega::score(&position, &[rules::KOREAN_2016, rules::CHINESE_2002]) {
        println!("{scored}");
    }

    // The same board under every set without komi: what is asked beyond that is a field of the case.
    let mut case = ScoreTask::new(position);
    case.rule_sets = all().iter().map(SharedRuleSet::from).collect();
    case.terms.komi = KomiChoice::Same(Amount::ZERO);
    for scored in prepare(&case).scores {
        println!("{scored}");
    }
    Ok(())
}
