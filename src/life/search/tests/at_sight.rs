use super::generator::random_area;
use super::{Chance, game};
use crate::life::search::Role;

/// What a move leaves as it was is not looked at again: that must not hide a win, nor make one.
#[test]
fn a_position_is_judged_the_same_with_what_was_seen_a_move_before() {
    let mut chance = Chance(17);
    let mut won = [0_u32; 2];
    for index in 0..400 {
        let game = game(&random_area(&mut chance, 1 + index % 6));
        for first in Role::BOTH {
            let mut state = game.start(first);
            for _ in 0..12 {
                if game.winner_at_sight(&state).is_some() {
                    break;
                }
                let seen = game.see(&state);
                let after: Vec<_> = game.moves(&state).map(|(_, after)| after).collect();
                for after in &after {
                    let winner = game.winner_at_sight(after);
                    assert_eq!(game.winner_at_sight_after(&seen, after), winner, "{game:?} {state:?} {after:?}");
                    if let Some(winner) = winner {
                        won[winner as usize] += 1;
                    }
                }
                let open: Vec<_> = after.into_iter().filter(|after| game.winner_at_sight(after).is_none()).collect();
                let Some(next) = open.get(chance.below(open.len().max(1))) else { break };
                state = *next;
            }
        }
    }
    assert!(won.iter().all(|won| *won > 100), "{won:?}");
}
