use super::generator::random_area;
use super::{Chance, NODES, area, game};
use crate::board::Point;
use crate::life::search::{LocalArea, LocalMove, Proof, RankedPosition, Role, check, solve};

#[test]
fn a_damaged_proof_is_refused() {
    let rows = ["#######", "#XXXXX#", "#X...X#", "#XXXXX#", "#######"];
    let game = game(&area(&rows));
    let Some(Proof::Captured(ranked)) = solve(&game, Role::Attacker, NODES).proof() else { panic!("captured") };
    for index in 0..ranked.len() {
        if game.winner(&ranked[index].state).is_some() {
            continue;
        }
        let mut damaged = ranked.clone();
        damaged.remove(index);
        assert!(check(&game, Role::Attacker, &Proof::Captured(damaged)).is_err(), "without position {index}");
        let mut damaged = ranked.clone();
        damaged[index].rank += 1_000;
        let comes_nearer = check(&game, Role::Attacker, &Proof::Captured(damaged));
        assert_eq!(comes_nearer.is_ok(), index == 0, "only the first position may be as late as one likes");
    }
    let Some(Proof::Safe(closed)) = solve(&game, Role::Defender, NODES).proof() else { panic!("safe") };
    for index in 0..closed.len() {
        let mut damaged = closed.clone();
        damaged.remove(index);
        assert!(check(&game, Role::Defender, &Proof::Safe(damaged)).is_err(), "without position {index}");
    }
}

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
            Proof::Captured(ranked) => ranked.len(),
            Proof::Safe(closed) => closed.len(),
        };
        if length < 3 {
            continue;
        }
        let (index, is_removed) = (1 + chance.below(length - 1), chance.below(2) == 0);
        match &mut proof {
            Proof::Captured(ranked) if is_removed => drop(ranked.remove(index)),
            Proof::Captured(ranked) => ranked[index].rank += 10_000,
            Proof::Safe(closed) if is_removed => drop(closed.remove(index)),
            // A move onto no point at all.
            Proof::Safe(closed) => closed[index].1 = LocalMove::Play(64),
        }
        let turned = match &proof {
            Proof::Captured(ranked) => Proof::Safe(ranked.iter().map(|one| (one.state, one.best)).collect()),
            Proof::Safe(closed) => {
                let ranked = |(state, best): &(_, _)| RankedPosition { state: *state, rank: 0, best: *best };
                Proof::Captured(closed.iter().map(ranked).collect())
            }
        };
        assert!(check(&game, Role::Attacker, &turned).is_err(), "a proof shows one thing only: {area:?}");
        damaged += 1;
        refused += u32::from(check(&game, Role::Attacker, &proof).is_err());
    }
    // Few still hold, such as a safe position where the attacker is to move: it needs no reply.
    assert!(refused > 380, "{refused} of {damaged}");
}

#[test]
fn a_line_tells_the_moves_on_the_board() {
    let area = area(&["#######", "#XXXXX#", "#X...X#", "#XXXXX#", "#######"]);
    let game = game(&area);
    let moves = |first: Role| {
        let line = solve(&game, first, NODES).line(&game, NODES);
        let at = |played: &LocalMove| match played {
            LocalMove::Play(number) => game.point(*number).map_or("none".to_owned(), |point| point.to_string()),
            LocalMove::Pass | LocalMove::KoPass(_) => "pass".to_owned(),
        };
        line.iter().map(|(_, played)| at(played)).collect::<Vec<_>>().join(" ")
    };
    assert!(moves(Role::Attacker).starts_with("D3 "), "the vital point");
    assert_eq!(moves(Role::Defender), "D3");
    assert_eq!(game.point(200), None);
    let linked = LocalArea { link: Point::parse("A1").into_iter().collect(), ..area };
    assert_eq!(super::game(&linked).point(18), None, "the link is no point of the area");
}
