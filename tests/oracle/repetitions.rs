//! Positions that come round, and what is dead of them: the documented ones, and groups that share kos, held against
//! brute force.

use std::collections::{BTreeMap, BTreeSet};

use gyega::board::{Color, Point, PointSet, Stones};
use gyega::formats::cases;
use gyega::life::{Classification, Repetition};
use gyega::position::play;
use gyega::rules::Suicide;

fn repetitions(stones: &Stones) -> Vec<String> {
    let read = Classification::read(stones, &PointSet::EMPTY, &PointSet::EMPTY);
    let summary = |one: &Repetition| format!("{} {:?} {}", one.color.as_str(), one.repeats, one.decides());
    read.repetitions.iter().map(summary).collect()
}

#[test]
fn the_documented_repetitions_are_found_and_those_that_nobody_can_force_are_not() {
    for (number, expected) in [
        // Who is to move must take: Black goes round, White captures.
        (12, &["white [true, false] true", "black [false, true] true"][..]),
        (13, &["black [false, true] true"]),
        (14, &[]),
        // Either can threaten the other in two places.
        (15, &["black [true, true] true", "white [true, true] true"]),
        (16, &["white [true, true] true", "black [true, true] true"]),
        (17, &["black [true, true] true"]),
        (18, &[]),
        (19, &["black [true, true] true"]),
        (20, &["black [true, true] true"]),
    ] {
        let case = cases::by_key(&format!("korean-2016/diagram-{number}")).expect("a case");
        assert_eq!(repetitions(&case.board.stones), expected, "{number}");
    }
}

/// Stones by rows, the bans of both players and who is to move: a position of the brute force, which shares nothing
/// with the search.
type Position = (Vec<String>, [BTreeSet<(u8, u8)>; 2], Color);

/// Whether an attacker who starts takes stones of a chain, whatever its owner does, where nobody plays on a point
/// at which his stone was captured in a ko before he has passed for it. Every position is met, and the attacker
/// wins those from which he reaches the capture. Who takes more than six stones of the attacker is granted that
/// he lives.
fn is_captured(board: &Stones, part: &PointSet, chain: &PointSet) -> bool {
    let defender = board.at(chain.first().expect("a stone")).expect("a stone");
    let number = |color: Color| usize::from(color == defender);
    let key = |at: Point| (at.column, at.row);
    let mut after: BTreeMap<Position, Vec<Option<Position>>> = BTreeMap::new();
    let mut won = BTreeSet::new();
    let mut left = vec![(board.rows(), [BTreeSet::new(), BTreeSet::new()], !defender)];
    while let Some(here) = left.pop() {
        if after.contains_key(&here) {
            continue;
        }
        let (rows, bans, player) = &here;
        let stones = Stones::from_rows(rows).expect("a board");
        let mut next: Vec<Option<Position>> = Vec::new();
        for at in (stones.vacant() & *part).iter().filter(|at| !bans[number(*player)].contains(&key(*at))) {
            let Ok(made) = play(&stones, *player, at, Suicide::Forbidden) else { continue };
            if !made.captured.is_subset(part) {
                continue;
            }
            if *player != defender && !made.captured.is_disjoint(chain) {
                won.insert(here.clone());
                continue;
            }
            if *player == defender && made.captured.len() > 6 {
                next.push(None);
                continue;
            }
            let here = PointSet::from(at);
            let is_ko = here.flood(made.after.of(*player)) == here
                && made.captured.len() == 1
                && here.neighbours(&made.after.vacant()).len() == 1;
            let vacant: BTreeSet<_> = made.after.vacant().iter().map(key).collect();
            let mut bans = bans.clone().map(|bans| bans.intersection(&vacant).copied().collect::<BTreeSet<_>>());
            if is_ko {
                bans[number(!*player)].extend(made.captured.iter().map(key));
            }
            next.push(Some((made.after.rows(), bans, !*player)));
        }
        for ban in &bans[number(*player)] {
            let mut bans = bans.clone();
            bans[number(*player)].remove(ban);
            next.push(Some((rows.clone(), bans, !*player)));
        }
        if *player == defender {
            next.push(Some((rows.clone(), bans.clone(), !*player)));
        }
        left.extend(next.iter().flatten().cloned());
        after.insert(here, next);
        assert!(after.len() < 30_000, "too many positions");
    }
    loop {
        let count = won.len();
        for (here, next) in &after {
            let is_won = |position: &Option<Position>| position.as_ref().is_some_and(|there| won.contains(there));
            let wins = if here.2 == defender { next.iter().all(is_won) } else { next.iter().any(is_won) };
            if wins {
                won.insert(here.clone());
            }
        }
        if won.len() == count {
            return won.contains(&(board.rows(), [BTreeSet::new(), BTreeSet::new()], !defender));
        }
    }
}

fn dead_chains(stones: &Stones) -> Vec<PointSet> {
    let read = Classification::read(stones, &PointSet::EMPTY, &PointSet::EMPTY);
    let dead = read.repetitions.iter().filter(|one| one.is_dead_in_confirmation == Some(true));
    dead.flat_map(|one| one.stones.parts().collect::<Vec<_>>()).collect()
}

/// Two groups without eyes, White above and Black below, that share so many kos: a bit for each that White has
/// won. Around them all live by two eyes.
fn with_kos(kos: usize, won: usize) -> Vec<String> {
    let mut rows = vec![String::new(); 6];
    rows[0] = "O".repeat(kos * 2 + 1) + "X.X.X";
    rows[3] = "X".repeat(kos * 2 + 1) + "OOOOO";
    rows[4] = "O".repeat(kos * 2 + 1) + ".O.O.";
    rows[5] = ".O".repeat(kos) + ".OOOOO";
    for ko in 0..kos {
        let [above, below] = if won >> ko & 1 == 1 { ['.', 'O'] } else { ['X', '.'] };
        rows[1].extend(['O', above]);
        rows[2].extend(['X', below]);
    }
    rows[1] += "OXXXXX";
    rows[2] += "XOX.X.";
    rows
}

#[test]
fn of_a_triple_ko_the_side_that_can_take_at_once_kills_and_the_other_does_not() {
    // White B4 takes B5, and with it all Black's stones, whose one liberty it is. Black D5, White B4, Black F5,
    // White passes for the ko at D4: Black's B5 would take the group, but also the stone at B4, which took
    // his own there. He must pass first.
    let rows = with_kos(3, 0b110);
    let stones = Stones::from_rows(&rows).expect("a board");
    let all: PointSet = dead_chains(&stones).into_iter().collect();
    assert!(all.contains(Point::parse("A3").expect("a point")), "{all}");
    assert!(!all.contains(Point::parse("A6").expect("a point")), "{all}");
}

#[test]
fn no_group_is_dead_that_brute_force_does_not_capture() {
    let mut count = 0;
    for (kos, won) in (2..=3).flat_map(|kos| (0..1 << kos).map(move |won| (kos, won))) {
        let rows = with_kos(kos, won);
        let stones = Stones::from_rows(&rows).expect("a board");
        if !stones.stones_without_liberty().is_empty() {
            continue;
        }
        let columns = kos as u8 * 2 + 1;
        let part: PointSet = stones.all_points().iter().filter(|at| at.column < columns && at.row > 1).collect();
        for chain in dead_chains(&stones) {
            count += 1;
            assert!(is_captured(&stones, &part, &chain), "{rows:?}: {chain}");
        }
    }
    assert!(count > 0, "some are");
}

#[test]
fn white_of_the_triple_ko_of_the_korean_rules_is_not_dead() {
    let case = cases::by_key("korean-2016/diagram-12").expect("a case");
    let dead = dead_chains(&case.board.stones);
    let all: PointSet = dead.iter().copied().collect();
    // A13 is White's, A10 Black's.
    assert!(!all.contains(Point::parse("A13").expect("a point")), "{all}");
    assert!(all.contains(Point::parse("A10").expect("a point")), "{all}");
}
