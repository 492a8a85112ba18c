//! Who wins other games under other rules: `cargo run --example compare_a_folder [folder]`

#![expect(clippy::print_stdout, reason = "an example shows what it does")]

use gyega::score::{Outcome, Verdict};
use gyega::{Game, rules};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| "examples/records".to_owned());
    let (mut same, mut other, mut open) = (0, 0, 0);
    let mut paths: Vec<_> =
        std::fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path())).collect::<Result<_, _>>()?;
    paths.sort();
    for path in paths.iter().filter(|path| path.extension().is_some_and(|is| is == "sgf")) {
        let game = Game::from_sgf(&std::fs::read(path)?)?;
        let scores = gyega::score_game(&game, &[rules::JAPANESE_1989, rules::CHINESE_2002])?;
        let [first, second]: [Verdict; 2] = [&scores[0], &scores[1]].map(|scored| scored.score.verdict);
        let is_open = [first, second].iter().any(|verdict| verdict.outcome == Outcome::Undetermined);
        if is_open {
            open += 1;
        } else if first.outcome == second.outcome {
            same += 1;
        } else {
            other += 1;
        }
        if is_open || first.outcome != second.outcome {
            println!("{}\n  {}\n  {}", path.display(), scores[0], scores[1]);
        }
    }
    println!("{same} games with the same winner, {other} with another, {open} that cannot be told");
    Ok(())
}
