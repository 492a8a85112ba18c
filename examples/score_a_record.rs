//! The end of a game record under its own rules and others: `cargo run --example score_a_record [game.sgf]`

#![expect(clippy::print_stdout, reason = "an example shows what it does")]

use gyega::{Game, rules};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "examples/records/two-walls.sgf".to_owned());
    let game = Game::from_sgf(&std::fs::read(path)?)?;

    let mut rule_sets = vec![rules::KOREAN_2016, rules::CHINESE_2002, rules::AGA];
    // A record may name its rules; others are told apart from it.
    if let Some(own) = game.rule_set() {
        rule_sets.retain(|rules| rules.id != own.id);
        rule_sets.insert(0, own);
    }
    for scored in gyega::score_game(&game, &rule_sets)? {
        println!("{scored}");
    }
    if let Some(result) = game.result {
        println!("The record says {result}.");
    }
    Ok(())
}
