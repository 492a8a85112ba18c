//! What other programs and real players say of a position, held against ours.
//!
//! The vectors are not part of the project: `GYEGA_VECTORS` names their folder. Without it every check is skipped, and says
//! so. Kinds that ask what only a classifier can tell (which stones are dead, which eyes are false) are counted as not asked.

mod formal;
mod games;
mod plain;
mod read;
mod table;

use std::path::PathBuf;

use read::Vector;
use table::{Outcome, Table};

/// For each file and kind the least number of vectors that must come out right. Every one that is asked must.
const LEAST: &[(&str, &str, usize)] = &[
    ("fuego", "pass-alive", 51),
    ("fuego", "score", 10),
    ("games-kgs", "game", 340),
    ("katago", "group-tax", 1),
    ("katago", "independent-life", 8),
    ("katago", "pass-alive", 8),
    ("katago", "score", 48),
    ("minigo", "pass-alive", 13),
    ("minigo", "score", 2),
    ("sabaki", "area-map", 1),
    ("sgfmill", "score", 8),
    ("tenuki", "score", 5),
];

/// The games whose numbers are held against each other.
const RECORDS: &[(&str, usize)] = &[("games-kgs", 358), ("games-ogs", 294)];

/// The folder of the vectors; without one the check is skipped aloud.
fn folder(check: &str, skips: usize) -> Option<PathBuf> {
    let folder = std::env::var_os("GYEGA_VECTORS").map(PathBuf::from);
    if folder.is_none() {
        crate::support::say(&format!("SKIPPED {check}: {skips} vectors, as GYEGA_VECTORS names no folder\n"));
    }
    folder
}

fn judge(vector: &Vector) -> Outcome {
    if !vector.has_board() {
        return Outcome::NotAsked;
    }
    match (vector.peer.as_str(), vector.kind.as_str()) {
        ("katago", "pass-alive") => formal::katago_pass_alive(vector),
        ("katago", "independent-life") => formal::katago_independent_life(vector),
        ("katago", "group-tax") => formal::katago_group_tax(vector),
        ("katago", "score") => formal::katago_score(vector),
        ("minigo", "pass-alive") => formal::minigo_overlay(vector),
        ("minigo", "score") => formal::minigo_score(vector),
        ("fuego", "pass-alive") => formal::fuego_benson(vector),
        ("fuego", "score") if vector.id.contains("scoring_static") => plain::score(vector),
        ("sgfmill", "score") => plain::score(vector),
        ("tenuki", "score") => plain::tenuki(vector),
        ("sabaki", "area-map") => plain::area_map(vector),
        ("games-kgs", "game") => games::with_dead_stones(vector),
        _ => Outcome::NotAsked,
    }
}

#[test]
fn what_other_programs_and_players_say_comes_out_right() {
    let least: usize = LEAST.iter().map(|(_, _, least)| least).sum();
    let Some(folder) = folder("vectors of other programs", least) else { return };
    let mut table = Table::default();
    for file in crate::support::files_below(&folder, "jsonl") {
        for vector in read::vectors(&file) {
            table.add(&vector, judge(&vector));
        }
    }
    table.print();
    table.assert_at_least(LEAST);
}

#[test]
fn the_numbers_of_real_games_fit_together() {
    let records: usize = RECORDS.iter().map(|(_, records)| records).sum();
    let Some(folder) = folder("numbers of real games", records) else { return };
    let mut told = String::new();
    for (name, least) in RECORDS {
        let counts = games::identity(&read::vectors(&folder.join(format!("{name}.jsonl"))));
        told = format!("{told}{name}: {counts}\n");
        assert!(counts.is_right(), "{name}: {counts}\n{}", counts.wrong.join("\n"));
        assert!(counts.games >= *least, "{name}: {counts}");
    }
    crate::support::say(&told);
}
