//! Real games: results with the players' own dead stones handed in, and numbers that must fit together.

use std::fmt;

use gyega::board::PointSet;
use gyega::rules::{Amount, RuleReadingId, by_id};
use gyega::score::{RuleSetBoards, score_under};

use super::Vector;
use super::plain::{lead_is_right, scored};
use super::table::Outcome;

/// KGS games: every area game, and the Japanese ones that a flood fill with the agreed dead stones gets right (the
/// others have sekis, false eyes or open neutral points, and ask for a classifier).
pub(super) fn with_dead_stones(vector: &Vector) -> Outcome {
    let id = match vector.text("/rule") {
        Some("japanese") if vector.flag("/facts/flood_fill_with_dead_matches") => "japanese-1989",
        Some("chinese") => "chinese-2002",
        Some("aga") => "aga",
        _ => return Outcome::NotAsked,
    };
    lead_is_right(vector, vector.dead(), by_id(id).expect("built in"))
}

/// Every KGS game with its dead stones, protective moves and sekis found by reading connections.
pub(super) fn with_connections_read(vector: &Vector) -> Outcome {
    let id = match vector.text("/rule") {
        Some("japanese") => "japanese-1989",
        Some("chinese") => "chinese-2002",
        Some("aga") => "aga",
        _ => return Outcome::NotAsked,
    };
    let (position, terms) = match vector.position(vector.dead()) {
        Err(faults) => return Outcome::Wrong(faults),
        Ok(known) => known,
    };
    let score = score_under(&RuleSetBoards::classifying(&position), by_id(id).expect("built in"), &terms);
    Outcome::equal(&score.verdict.lead, &vector.final_lead())
}

/// A Japanese KGS game by another reading than the default one.
pub(super) fn by_reading(vector: &Vector, id: RuleReadingId) -> Outcome {
    let (position, terms) = match vector.position(vector.dead()) {
        Err(faults) => return Outcome::Wrong(faults),
        Ok(known) => known,
    };
    let rules = by_id("japanese-1989").expect("built in");
    let score = score_under(&RuleSetBoards::classifying(&position), rules, &terms);
    let reading = score.readings.iter().find(|reading| reading.id == id);
    Outcome::equal(&reading.and_then(|reading| reading.verdict.lead), &vector.final_lead())
}

/// What the numbers of many games said.
#[derive(Default)]
pub(super) struct Counts {
    pub(super) games: usize,
    /// Games whose record tells the number of turns.
    with_turns: usize,
    /// Of those, games in which the stones and the passes at the end account for every turn.
    without_early_passes: usize,
    pub(super) wrong: Vec<String>,
}

impl Counts {
    pub(super) fn is_right(&self) -> bool {
        self.wrong.is_empty()
    }
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "area lead - territory lead = M in {} of {} games; turns known in {}, in {} of them without early passes",
            self.games - self.wrong.len(),
            self.games,
            self.with_turns,
            self.without_early_passes,
        )
    }
}

/// Area lead less territory lead is the number of stones Black played less those of White, and that number fits the
/// turns.
pub(super) fn identity(vectors: &[Vector]) -> Counts {
    let mut counts = Counts::default();
    for vector in vectors {
        counts.games += 1;
        if let Err(how) = check(vector, &mut counts) {
            counts.wrong.push(format!("{}: {how}", vector.id));
        }
    }
    counts
}

fn check(vector: &Vector, counts: &mut Counts) -> Result<(), String> {
    let prisoners = vector.prisoners().ok_or("no prisoners")?;
    let on_board =
        |letter| vector.rows.iter().flat_map(|row| row.chars()).filter(|other| *other == letter).count() as i32;
    let black = on_board('X') + prisoners.white as i32;
    let white = on_board('O') + prisoners.black as i32;
    // Dead marks must not matter to the identity; it is held with none, and with those the players agreed on.
    for dead in [PointSet::EMPTY, vector.dead()] {
        let lead = |id: &str| -> Result<Amount, String> {
            scored(vector, dead, by_id(id).expect("built in"))?.verdict.lead.ok_or_else(|| format!("{id}: no lead"))
        };
        let gap = lead("area")? - lead("territory")?;
        if gap != Amount::points(black - white) {
            return Err(format!("area - territory = {gap}, Black played {black}, White {white}"));
        }
    }
    let (Some(turns), Some(last_passes)) = (vector.number("/moves"), vector.number("/passes")) else { return Ok(()) };
    counts.with_turns += 1;
    let handicap = i32::from(vector.handicap());
    let early_passes = turns - last_passes - (black + white - handicap);
    counts.without_early_passes += usize::from(early_passes == 0);
    // An even number of passes at the end leaves the turn with the player who did not make the last play.
    let black_played_last = (vector.text("/to_play") == Some("O")) == (last_passes % 2 == 0);
    let rest = black - white - (handicap.max(1) - 1) - i32::from(black_played_last);
    if early_passes < 0 || rest.abs() > early_passes || (rest - early_passes) % 2 != 0 {
        return Err(format!("M = {}, of which {rest} is left to {early_passes} early passes", black - white));
    }
    Ok(())
}
