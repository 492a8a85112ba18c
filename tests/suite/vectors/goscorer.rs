//! The territory maps of goscorer, point by point. They are snapshots of one algorithm: where ours differs, the
//! position is argued out here.

use std::fmt::Write as _;

use super::argued::ARGUED;
use super::maps::{Board, Owned, drawn, otherwise_when_turned};
use super::read;
use crate::filling::differing;
use crate::support::say;

/// The boards of at most 25 lines a side.
const BOARDS: usize = 32;

/// How many of them are the same on every point; a change of this number is news.
const SAME_LEAST: usize = 14;

#[test]
fn territory_maps_of_goscorer_are_ours_or_argued_point_by_point() {
    let Some(folder) = super::folder("territory maps", BOARDS) else { return };
    let (mut same, mut points, mut all) = (0, 0, 0);
    let mut unexpected = Vec::new();
    let mut table = String::new();
    let vectors = read::vectors(&folder.join("goscorer.jsonl"));
    for vector in vectors.iter().filter(|vector| vector.has_board()) {
        let Some(theirs) = vector.map("territory_map") else { continue };
        all += 1;
        let dead = vector.stones().chains_of(&vector.marked);
        let board = match Board::with_dead(*vector.stones(), dead) {
            Ok(board) => board,
            Err(faults) => panic!("{}: {faults}", vector.id),
        };
        let differ = differing(&board.map(Owned::Territory), &theirs);
        points += differ.len();
        let name = vector.id.strip_prefix("goscorer/").unwrap_or(&vector.id);
        let argued = ARGUED.iter().find(|argued| argued.id == name);
        match argued {
            None if differ.is_empty() => same += 1,
            Some(argued) if argued.points() == differ && !differ.is_empty() => {
                writeln!(table, "  {name:<34} {:>3}  {}", differ.len(), argued.verdict.as_str()).expect("a string");
            }
            None => unexpected.push(format!(
                "{name} differs on {differ} and is not argued\n{}",
                drawn(vector, &theirs, &board, Owned::Territory)
            )),
            Some(argued) => unexpected.push(format!(
                "{name} differs on {differ}, argued are {}\n{}",
                argued.points(),
                drawn(vector, &theirs, &board, Owned::Territory)
            )),
        }
    }
    say(&format!("goscorer: {same} of {all} maps the same, {points} points differ\n{table}"));
    let is_board = |id: &str| vectors.iter().any(|vector| vector.id.strip_prefix("goscorer/") == Some(id));
    unexpected
        .extend(ARGUED.iter().filter(|argued| !is_board(argued.id)).map(|argued| format!("no board {}", argued.id)));
    assert!(unexpected.is_empty(), "\n{}", unexpected.join("\n"));
    assert!(all >= BOARDS, "{all} boards");
    assert!(same >= SAME_LEAST, "only {same} maps are the same");
}

#[test]
fn no_map_depends_on_how_its_board_is_turned() {
    let Some(folder) = super::folder("territory maps turned", BOARDS) else { return };
    let mut wrong = Vec::new();
    for vector in read::vectors(&folder.join("goscorer.jsonl")).iter().filter(|vector| vector.has_board()) {
        let dead = vector.stones().chains_of(&vector.marked);
        let otherwise = otherwise_when_turned(vector, dead);
        if let Some(first) = otherwise.first() {
            wrong.push(format!("{} in {} of 16 ways, first: {first}", vector.id, otherwise.len()));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn every_argument_is_made_once() {
    let mut ids: Vec<&str> = ARGUED.iter().map(|argued| argued.id).collect();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), ARGUED.len());
    assert!(ARGUED.iter().all(|argued| argued.argument.len() > 40 && !argued.points().is_empty()));
}
