//! A rule set of your own, made of a built-in one: `cargo run --example own_rule_set`

#![expect(clippy::print_stdout, reason = "an example shows what it does")]

use gyega::rules::{Authority, Clause, Komi};
use gyega::{Position, RuleSet, SharedRuleSet, rules};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    // The club counts as in Korea, with a komi of 5.5, and White wins at equal scores.
    let mut club = RuleSet::clone(&rules::KOREAN_2016);
    club.id = "our-club".into();
    club.name = "Rules of our club";
    club.authority = Authority::Custom;
    club.komi = Clause::chosen(Komi::half_points(11, 0));
    club.change("tie_even", "white-wins")?;

    let position = Position::from_diagram(
        "X.XO.
         .XXO.
         XXOO.
         OOO..
         ...x.",
    )?;
    for scored in gyega::score(&position.with_prisoners(0, 0), &[rules::KOREAN_2016, SharedRuleSet::from(club)]) {
        println!("{scored}");
    }
    Ok(())
}
