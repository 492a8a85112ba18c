//! Proofs that somebody made up: whatever the checker lets pass is true.

use gyega::board::{Color, PointSet, Stones};
use gyega::life::promises::LifeProof;
use gyega::life::{Budget, Work};

use crate::boards::{self, Chance};
use crate::{count, falls, say};

/// A proof with something in it that is otherwise.
fn forged(proof: &LifeProof, chance: &mut Chance) -> LifeProof {
    let mut forged = proof.clone();
    let chains: Vec<PointSet> = proof.stones.of(proof.color).parts().collect();
    let other = |set: &mut PointSet, chance: &mut Chance| {
        let chain = chains[chance.below(chains.len())];
        *set = if chain.is_subset(set) { *set - chain } else { *set | chain };
    };
    for _ in 0..=chance.below(3) {
        let points: Vec<_> = proof.stones.vacant().iter().collect();
        let at = chance.below(forged.regions.len());
        let region = &mut forged.regions[at];
        match chance.below(8) {
            0 => other(&mut forged.lives, chance),
            1 => other(&mut region.one, chance),
            2 => other(&mut region.two, chance),
            3 => other(&mut region.friends, chance),
            4 => (region.one, region.two) = (PointSet::EMPTY, region.one | region.two),
            5 => region.vacant.insert(points[chance.below(points.len())]),
            6 => region.vacant.remove(points[chance.below(points.len())]),
            _ => {
                let parts: Vec<PointSet> = proof.stones.of(!proof.color).parts().collect();
                if !parts.is_empty() {
                    region.inside |= parts[chance.below(parts.len())];
                }
            }
        }
        // Replies of another region, or what lives at sight.
        if chance.below(3) == 0 {
            let replies = forged.regions[chance.below(forged.regions.len())].replies.clone();
            let sight = Some(String::from("."));
            forged.regions[at].replies = if chance.below(2) == 0 { replies } else { sight };
        }
    }
    forged
}

/// The same proof of another board: a stone more, or one less.
fn moved(proof: &LifeProof, chance: &mut Chance) -> LifeProof {
    let points: Vec<_> = proof.stones.all_points().iter().collect();
    let at = points[chance.below(points.len())];
    let stones = match proof.stones.at(at) {
        Some(_) => proof.stones.without(&PointSet::from(at)),
        None => proof.stones.with(Color::BOTH[chance.below(2)], &PointSet::from(at)),
    };
    let lives = stones.chains_of(&proof.lives) & *stones.of(proof.color);
    LifeProof { stones, lives, ..proof.clone() }
}

#[test]
fn what_passes_as_proved_is_true() {
    let (mut own, mut passed, mut refused, mut large, mut wrong) = (0, 0, 0, 0, Vec::new());
    for number in 0..count(5_000) {
        let stones: Stones = boards::board(number);
        let mut chance = Chance::seeded(number ^ 0x5eed);
        for proof in LifeProof::all(&stones, &Work::unbounded(Budget::DEFAULT)) {
            if proof.assumes_wide() {
                continue;
            }
            own += 1;
            let tries = (0..20)
                .map(|index| if index % 4 == 0 { moved(&proof, &mut chance) } else { forged(&proof, &mut chance) });
            for forged in tries {
                if forged.check().is_err() {
                    refused += 1;
                    continue;
                }
                match falls(&forged.stones, forged.lives) {
                    Some(false) => passed += 1,
                    Some(true) if !forged.lives.is_empty() => wrong.push(format!("{number} {forged:?}")),
                    Some(true) => {}
                    None => large += 1,
                }
            }
        }
    }
    say(&format!(
        "proofs: {own}; made up {passed} that pass and are true, {large} that pass and are too large, {refused} refused\n"
    ));
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n"));
    assert!(passed > 100, "too few pass to say anything");
}
