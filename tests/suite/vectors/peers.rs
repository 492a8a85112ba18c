//! What other programs say of whole boards once groups are classified: points of each player, owners, results. How far
//! each is to be trusted stands in the README of the vectors; what is no truth is printed, with the least number that
//! must agree.

use std::fmt::Write as _;

use gyega::board::{ByColor, Color, PointSet};
use gyega::rules::{Amount, by_id};
use gyega::score::{RuleSetBoards, score_under};

use super::maps::Board;
use super::read::{self, Vector};
use super::table::Outcome;
use crate::filling::differing;
use crate::support::say;

/// A file, a kind, and the least number of its vectors that agree.
struct Peer {
    file: &'static str,
    kind: &'static str,
    least: usize,
    judge: fn(&Vector) -> Outcome,
    /// Vectors that differ, of those whose maintainers wrote the answer by hand, and why; nothing where no truth is
    /// claimed.
    argued: Option<&'static [(&'static str, &'static str)]>,
}

const PEERS: &[Peer] = &[
    Peer { file: "tenuki", kind: "score", least: 11, judge: tenuki, argued: Some(&[]) },
    Peer { file: "goban", kind: "dead-stones", least: 16, judge: goban, argued: Some(&[]) },
    Peer { file: "gnugo", kind: "score", least: 0, judge: result, argued: None },
    Peer { file: "games-ogs", kind: "game", least: 65, judge: result, argued: None },
];

/// Points of each player under territory rules, without those in seki.
fn tenuki(vector: &Vector) -> Outcome {
    if vector.text("/rule/scoring") != Some("territory") {
        return Outcome::NotAsked;
    }
    let (position, terms) = match vector.position(vector.stones().chains_of(&vector.marked)) {
        Err(faults) => return Outcome::Wrong(faults),
        Ok(known) => known,
    };
    let rules = by_id("japanese-1989").expect("built in");
    let score = score_under(&RuleSetBoards::classifying(&position), rules, &terms);
    let differences: Vec<String> = Color::BOTH
        .into_iter()
        .filter_map(|color| {
            let expected = vector.number(&format!("/expected/score/{color}")).map(Amount::points)?;
            let found = score.ledger.board_total(color);
            (found != expected).then(|| format!("{color}: {found}, expected {expected}"))
        })
        .collect();
    Outcome::of(&differences)
}

/// Stones and territory of each player with the dead stones handed in, wherever the map is not in doubt; dead stones
/// whose points are nobody's are in a neutral space.
fn goban(vector: &Vector) -> Outcome {
    let board = match Board::with_dead(*vector.stones(), vector.dead()) {
        Ok(board) => board,
        Err(faults) => return Outcome::Wrong(faults),
    };
    if vector.id.ends_with("/sealed") {
        // What they would say if somebody closed the border: ours must call the same points open.
        let open = vector.points("/expected/needs_sealing") - board.parts.neutral;
        return if open.is_empty() { Outcome::Right } else { Outcome::Wrong(format!("{open} need no sealing")) };
    }
    let Some(theirs) = vector.map("area_map") else { return Outcome::NotAsked };
    let ours = ByColor::from_fn(|color| board.parts.area(color));
    let differ = differing(&ours, &theirs) - vector.unchecked("area_map");
    let mut differences = Vec::new();
    if !differ.is_empty() {
        differences.push(format!("owners differ on {differ}"));
    }
    let nobody: PointSet = vector.points("/expected/dead_points_of_nobody");
    if !nobody.is_subset(&board.parts.neutral) {
        differences.push(format!("{} are nobody's", nobody - board.parts.neutral));
    }
    Outcome::of(&differences)
}

/// The result under the rule of the vector as the board stands, with the dead stones where they are known.
fn result(vector: &Vector) -> Outcome {
    let id = match vector.text("/rule") {
        Some("japanese") => "japanese-1989",
        Some("chinese") => "chinese-2002",
        _ => return Outcome::NotAsked,
    };
    if vector.text("/confidence") == Some("contested") {
        return Outcome::NotAsked;
    }
    let (position, terms) = match vector.position(vector.dead() | vector.stones().chains_of(&vector.marked)) {
        Err(faults) => return Outcome::Wrong(faults),
        Ok(known) => known,
    };
    let score = score_under(&RuleSetBoards::classifying(&position), by_id(id).expect("built in"), &terms);
    Outcome::equal(&score.verdict.lead, &vector.final_lead())
}

#[test]
fn what_other_programs_say_of_classified_boards_is_counted_and_argued() {
    let least = PEERS.iter().map(|peer| peer.least).sum();
    let Some(folder) = super::folder("classified boards of other programs", least) else { return };
    let mut table = format!("{:<14} {:<12} {:>6} {:>9} {:>9}\n", "file", "kind", "same", "otherwise", "not asked");
    let mut unexpected = Vec::new();
    for peer in PEERS {
        let (mut same, mut otherwise, mut not_asked) = (0, Vec::new(), 0);
        let vectors = read::vectors(&folder.join(format!("{}.jsonl", peer.file)));
        for vector in vectors.iter().filter(|vector| vector.kind == peer.kind) {
            match if vector.has_board() { (peer.judge)(vector) } else { Outcome::NotAsked } {
                Outcome::Right => same += 1,
                Outcome::NotAsked => not_asked += 1,
                Outcome::Wrong(how) => otherwise.push((vector, how)),
            }
        }
        writeln!(table, "{:<14} {:<12} {same:>6} {:>9} {not_asked:>9}", peer.file, peer.kind, otherwise.len())
            .expect("a string takes any text");
        if let Some(argued) = peer.argued {
            let is_argued = |vector: &Vector| argued.iter().any(|(id, _)| vector.id.contains(id));
            for (vector, how) in otherwise.iter().filter(|(vector, _)| !is_argued(vector)) {
                unexpected.push(format!("{} is not argued: {how}\n{}", vector.id, vector.rows.join("\n")));
            }
            let differs = |id: &str| otherwise.iter().any(|(vector, _)| vector.id.contains(id));
            for (id, _) in argued.iter().filter(|(id, _)| !differs(id)) {
                unexpected.push(format!("{id} is argued and does not differ"));
            }
        }
        if same < peer.least {
            unexpected
                .push(format!("{} {}: only {same} are the same, at least {} were", peer.file, peer.kind, peer.least));
        }
    }
    say(&table);
    assert!(unexpected.is_empty(), "\n{}", unexpected.join("\n"));
}
