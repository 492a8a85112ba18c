use super::{NODES, area, game};
use crate::life::search::{Proof, Role, check, solve};

#[test]
fn a_damaged_proof_is_refused() {
    let rows = ["#######", "#XXXXX#", "#X...X#", "#XXXXX#", "#######"];
    let game = game(&area(&rows));
    let Some(Proof::Captured(ranked)) = solve(&game, Role::Attacker, NODES).proof() else { panic!("captured") };
    for index in 0..ranked.len() {
        if game.winner(&ranked[index].0).is_some() {
            continue;
        }
        let mut damaged = ranked.clone();
        damaged.remove(index);
        assert!(check(&game, Role::Attacker, &Proof::Captured(damaged)).is_err(), "without position {index}");
        let mut damaged = ranked.clone();
        damaged[index].1 += 1_000;
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
