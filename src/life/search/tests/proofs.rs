use super::generator::random_area;
use super::{Chance, game};
use crate::life::search::{LocalMove, RankedPosition, Role, SearchProof, check, solve};

/// A proof that shows nothing any more must be refused: a step is left out that the others lead to, or another move is
/// put in.
#[test]
fn randomly_damaged_proofs_are_refused_or_still_prove_it() {
    let mut chance = Chance(21);
    let (mut refused, mut damaged) = (0, 0);
    while damaged < 400 {
        let area = random_area(&mut chance, 5);
        let game = game(&area);
        let search = solve(&game, Role::Attacker, 300);
        let Some(mut proof) = search.proof() else { continue };
        let length = match &proof {
            SearchProof::Captured(ranked) => ranked.len(),
            SearchProof::Safe(closed) => closed.len(),
        };
        if length < 3 {
            continue;
        }
        let (index, is_removed) = (1 + chance.below(length - 1), chance.below(2) == 0);
        match &mut proof {
            SearchProof::Captured(ranked) if is_removed => drop(ranked.remove(index)),
            SearchProof::Captured(ranked) => ranked[index].rank += 10_000,
            SearchProof::Safe(closed) if is_removed => drop(closed.remove(index)),
            // A move onto no point at all.
            SearchProof::Safe(closed) => closed[index].1 = LocalMove::Play(64),
        }
        let turned = match &proof {
            SearchProof::Captured(ranked) => {
                SearchProof::Safe(ranked.iter().map(|one| (one.state, one.best)).collect())
            }
            SearchProof::Safe(closed) => {
                let ranked = |(state, best): &(_, _)| RankedPosition { state: *state, rank: 0, best: *best };
                SearchProof::Captured(closed.iter().map(ranked).collect())
            }
        };
        assert!(check(&game, Role::Attacker, &turned).is_err(), "a proof shows one thing only: {area:?}");
        damaged += 1;
        refused += u32::from(check(&game, Role::Attacker, &proof).is_err());
    }
    // Few still hold, such as a safe position where the attacker is to move: it needs no reply.
    assert!(refused > 380, "{refused} of {damaged}");
}
