//! What a dispute over dead stones is worth: `cargo run --example settle_a_dispute`

#![expect(clippy::print_stdout, reason = "an example shows what it does")]

use gyega::board::{ByColor, Point, Stones};
use gyega::position::Claim;
use gyega::{ScoreTask, Setup, prepare, rules};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let stones = Stones::from_rows(&["...XO....", ".O.XO.X..", ".O.XO....", "...XO....", "...XO...."]).ok_or("rows")?;
    let dead = |point: &str| {
        Point::parse(point).map(|point| Claim { dead: point.into(), ..Claim::default() }).ok_or("a point")
    };
    let mut setup = Setup::new(stones);
    setup.prisoners = ByColor { black: Some(0), white: Some(0) };
    // Black says that White's stones on the left are dead, White says so of Black's stone on the right.
    setup.claims = Some(ByColor { black: dead("B4")?, white: dead("G4")? });
    let mut case = ScoreTask::new(setup.check()?);
    case.rule_sets = vec![rules::KOREAN_2016];

    let dispute = prepare(&case).dispute.ok_or("players who disagree")?;
    for ruling in &dispute.decisions {
        for (disputed, player) in dispute.groups.iter().zip(&ruling.decision.follows) {
            print!("{} {} as {player} says, ", disputed.group.color, disputed.group.stones);
        }
        println!("{}", ruling.scores[0].verdict.result());
    }
    println!("Does the dispute turn the winner? {:?}", dispute.turns_winner[0]);
    Ok(())
}
