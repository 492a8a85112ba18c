//! What other programs and real players say of a position, held against ours.
//!
//! The vectors are not part of the project: `GYEGA_VECTORS` names their folder. Without it every check is skipped, and
//! says so. Kinds that ask what only a classifier can tell (which stones are dead, which eyes are false) are counted as
//! not asked.

mod argued;
mod formal;
mod games;
mod goscorer;
mod kgs;
mod maps;
mod peers;
mod plain;
mod proposals;
mod read;
mod records;
mod table;

use std::path::PathBuf;

use gyega::rules::RuleReadingId;
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

/// Every board of the vectors with its name and what the vector calls dead.
pub(crate) fn boards(check: &str) -> Vec<(String, gyega::board::Stones, gyega::board::PointSet)> {
    let Some(folder) = folder(check, 1_000) else { return Vec::new() };
    let files = crate::support::files_below(&folder, "jsonl");
    let vectors = files.iter().flat_map(|file| read::vectors(file)).filter(Vector::has_board);
    vectors.map(|vector| (vector.id.clone(), *vector.stones(), vector.dead() | vector.marked)).collect()
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

/// Games that come out otherwise once connections are read, and why ours is right or only one of two readings.
const ARGUED: &[(&str, &str)] = &[
    // White J12 and H11 H10 meet in J11, between the neutral points H12 and H10. Black H12 leaves J12 with J11 alone;
    // White H12 is met by H10, and then J12 H12 H11 have J11 alone. Either way White fills J11, which the players
    // counted.
    ("KGS-2017_02-19-525/2017-02-26-8", "a false eye that the players counted"),
    // Once Black has filled T19 and P16, her group round T12 and White's inside it with T15 have one eye each and
    // share T17. Neither is marked dead: both stand in seki, and neither eye counts. The server counted T12, whose
    // chain does not touch T17 itself: article 8 by chain, see below.
    ("KGS-2017_06-19-910/2017-06-26-55", "eyes in a seki of which the server counted one"),
];

#[test]
fn real_games_come_out_right_once_connections_are_read() {
    let Some(folder) = folder("games with connections read", 358) else { return };
    let (mut right, mut wrong) = (0, Vec::new());
    for vector in read::vectors(&folder.join("games-kgs.jsonl")) {
        match games::with_connections_read(&vector) {
            Outcome::Right => right += 1,
            Outcome::NotAsked => {}
            Outcome::Wrong(how) => wrong.push((vector.id.clone(), how)),
        }
    }
    crate::support::say(&format!("games-kgs with connections read: {right} right, {} otherwise\n", wrong.len()));
    let is_argued = |id: &str| ARGUED.iter().any(|(argued, _)| id.ends_with(argued));
    assert!(wrong.iter().all(|(id, _)| is_argued(id)), "{wrong:#?}");
    assert_eq!(wrong.len(), ARGUED.len(), "an argument is not needed any more: {wrong:#?}");
    assert!(right >= 356, "only {right}");
    let told = format!("results of {} finished KGS games, with the players' marks | {right};", right + wrong.len());
    crate::support::page_tells("docs/trust.md", &told);
}

/// Readings by which games come out as the players had it, though not by default.
const READ_OTHERWISE: &[(&str, RuleReadingId)] = &[
    ("KGS-2017_02-19-525/2017-02-26-8", RuleReadingId::ProtectiveMovesTolerant),
    ("KGS-2017_06-19-910/2017-06-26-55", RuleReadingId::SekiByChain),
];

#[test]
fn games_that_come_out_otherwise_are_as_the_players_had_it_by_another_reading() {
    let Some(folder) = folder("games by another reading", READ_OTHERWISE.len()) else { return };
    for vector in read::vectors(&folder.join("games-kgs.jsonl")) {
        for (_, reading) in READ_OTHERWISE.iter().filter(|(id, _)| vector.id.ends_with(id)) {
            match games::by_reading(&vector, *reading) {
                Outcome::Right => {}
                Outcome::NotAsked => panic!("{} was not asked", vector.id),
                Outcome::Wrong(how) => panic!("{} {}: {how}", vector.id, reading.as_str()),
            }
        }
    }
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
