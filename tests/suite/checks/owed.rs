//! Owed points: with all of them filled nothing more is owed, and with any one left out something is.

use gyega::board::{ByColor, Color, PointSet, Stones, Symmetry};
use gyega::life::{Budget, Classification};
use gyega::score::Partition;

use super::{Board, by_chance, of_cases, of_vectors};
use crate::support::say;

struct Read {
    owed: ByColor<PointSet>,
    /// Points beside those that are owed.
    lead: i32,
    life: Classification,
}

fn read(stones: &Stones, dead: &PointSet, budget: Budget) -> Read {
    let life = Classification::read_within(stones, dead, &PointSet::EMPTY, budget);
    let parts = Partition::new(stones, dead, &life.in_seki()).with_protective_moves(&life.protective_moves);
    let of = |color: Color| i32::from((*parts.territory.get(color) | *parts.dead_points.get(color)).len());
    Read { owed: parts.protective_moves, lead: of(Color::Black) - of(Color::White), life }
}

fn filled(board: &Board, color: Color, points: &PointSet) -> (Stones, PointSet) {
    let dead = board.stones.chains_of(&board.dead);
    let mut stones = board.stones.without(&(dead & *points));
    points.iter().for_each(|point| stones.place(color, point));
    // A stone on an owed point may take dead stones beside it off.
    let stuck = stones.stones_without_liberty() & *stones.of(!color);
    (stones.without(&stuck), dead - *points - stuck)
}

fn faults(board: &Board) -> (usize, Vec<String>) {
    let dead = board.stones.chains_of(&board.dead);
    let told = read(&board.stones, &dead, board.budget);
    let (mut owed_by, mut wrong) = (0, Vec::new());
    for color in Color::BOTH {
        let owed = *told.owed.get(color);
        if owed.is_empty() {
            continue;
        }
        owed_by += 1;
        let (stones, dead) = filled(board, color, &owed);
        let then = read(&stones, &dead, board.budget);
        if !then.owed.get(color).is_empty() {
            wrong.push(format!("with {owed} of {color} filled, {} is owed", then.owed.get(color)));
        } else if then.lead != told.lead && dead.is_empty() && told.life.is_settled() {
            wrong.push(format!("with {owed} of {color} filled, the lead is {} instead of {}", then.lead, told.lead));
        }
        for point in owed.iter().filter(|_| owed.len() > 1) {
            let (stones, dead) = filled(board, color, &(owed - PointSet::from(point)));
            let then = read(&stones, &dead, board.budget);
            let keeps = told.life.is_settled() && then.life.is_settled();
            if then.owed.get(color).is_empty() && keeps {
                wrong.push(format!("{point} of {owed} need not be filled by {color}"));
            }
        }
        if owed.len() > 1 {
            wrong.extend(turned_otherwise(board, &told));
        }
    }
    (owed_by, wrong)
}

/// Ways to turn the board and exchange its colours in which as many points are not owed, or others that are not said to
/// do as well.
fn turned_otherwise(board: &Board, told: &Read) -> Vec<String> {
    let (size, dead) = (board.stones.size(), board.stones.chains_of(&board.dead));
    let mut wrong = Vec::new();
    for turn in Symmetry::ALL {
        for exchange in [false, true] {
            let stones = turn.turn_stones(&board.stones);
            let stones = if exchange { stones.exchanged() } else { stones };
            let then = read(&stones, &turn.turn_points(size, &dead), board.budget);
            for color in Color::BOTH {
                let expected = turn.turn_points(size, told.owed.get(color));
                let found = *then.owed.get(if exchange { !color } else { color });
                let others = |life: &Classification| {
                    life.interchangeable_moves.iter().map(|(_, points)| *points).collect::<PointSet>()
                };
                let alike = expected | turn.turn_points(size, &others(&told.life)) | others(&then.life);
                if found.len() != expected.len() || !found.is_subset(&alike) {
                    wrong.push(format!("{turn:?}, exchanged {exchange}: {found} instead of {expected}"));
                }
            }
        }
    }
    wrong
}

/// Boards on which the points are known not to be a least set: with White's S19 filled, T18 is owed. The dead stones of
/// the game are left unmarked there.
const KNOWN: [&str; 1] = ["games-kgs/KGS-2017_05-19-847/2017-05-18-41 without marks"];

fn hold(boards: &[Board], least: usize) {
    let (mut owing, mut wrong) = (0, Vec::new());
    for board in boards {
        let (owed_by, faults) = faults(board);
        owing += owed_by;
        let faults = faults.into_iter().filter(|_| !KNOWN.contains(&board.id.as_str()));
        wrong.extend(faults.map(|fault| format!("{}: {fault}", board.id)));
    }
    say(&format!("{} boards: {owing} players owe moves, {} wrong\n", boards.len(), wrong.len()));
    assert!(wrong.is_empty(), "{} wrong\n{}", wrong.len(), wrong[..wrong.len().min(30)].join("\n"));
    assert!(owing >= least, "only {owing}");
}

#[test]
fn owed_points_of_documented_and_hard_positions_are_a_least_set() {
    hold(&of_cases(), 30);
}

#[test]
fn owed_points_of_crowded_boards_are_a_least_set() {
    hold(&by_chance(900), 4);
}

#[test]
fn owed_points_of_the_vectors_are_a_least_set() {
    hold(&of_vectors("owed points of the vectors"), 0);
}
