use std::time::Duration;

use super::EngineFault;
use super::engine::Engine;
use crate::board::{Color, Point, PointSet, Stones};
use crate::position::Claim;

/// The longest name and version of an adviser, in letters.
const NAME_MAX: usize = 100;

/// Which stones an engine claims to be dead or in seki. It is the claim of that engine, not a proof and not what
/// players agreed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// What the engine calls itself: its name and version.
    pub adviser: String,
    /// What it claims: whole chains.
    pub claim: Claim,
}

/// Why an engine gave no advice.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AdviserFault {
    /// The engine itself failed.
    #[error("{0}")]
    Engine(#[from] EngineFault),
    /// It names what is no stone.
    #[error("its answer to {command} names {found}, expected points where a stone stands")]
    NoStone {
        /// The command.
        command: &'static str,
        /// The word.
        found: String,
    },
    /// It says two things of one chain.
    #[error("it calls the chain at {at} both dead and in seki")]
    DeadAndInSeki {
        /// The first stone of the chain.
        at: Point,
    },
}

/// Starts an engine, sets a board over GTP, asks which stones are dead and which are in seki, and ends the engine. All
/// of this may take as long as `limit`.
///
/// The board is set stone by stone with `play`, which every engine knows, in an order in which nothing is captured on
/// the way.
///
/// # Errors
///
/// When the engine cannot be started, takes too long, ends, refuses the board (its size, for example), or names what
/// cannot be.
pub fn advise(program: &str, arguments: &[String], stones: &Stones, limit: Duration) -> Result<Advice, AdviserFault> {
    let mut engine = Engine::start(program, arguments, limit)?;
    let name = engine.ask("name")?.join(" ");
    // Whether it says which version it is does not matter for what it knows.
    let version = match engine.ask("version") {
        Ok(version) => version.join(" "),
        Err(EngineFault::Refused { .. }) => String::new(),
        Err(fault) => return Err(fault.into()),
    };
    set_board(&mut engine, stones)?;
    let dead = listed(&mut engine, "final_status_list dead", stones)?;
    let seki = listed(&mut engine, "final_status_list seki", stones)?;
    if let Some(at) = (dead & seki).first() {
        return Err(AdviserFault::DeadAndInSeki { at });
    }
    let named = format!("{name} {version}");
    // An engine without a name goes by that of its program.
    let named = if named.trim().is_empty() { program } else { named.trim() };
    let adviser = named.chars().take(NAME_MAX).collect();
    Ok(Advice { adviser, claim: Claim { dead, seki } })
}

fn set_board(engine: &mut Engine, stones: &Stones) -> Result<(), EngineFault> {
    let size = stones.size();
    if size.width() == size.height() {
        engine.ask(&format!("boardsize {}", size.width()))?;
    } else {
        engine.ask(&format!("rectangular_boardsize {} {}", size.width(), size.height()))?;
    }
    engine.ask("clear_board")?;
    for (player, point) in plays(stones) {
        engine.ask(&format!("play {player} {point}"))?;
    }
    Ok(())
}

/// The stones one by one. Each chain grows from a stone that has a liberty in the end, so that what stands of it always
/// has one, and nothing is captured on the way.
fn plays(stones: &Stones) -> Vec<(Color, Point)> {
    let mut plays = Vec::new();
    for chain in stones.chains() {
        let mut placed = PointSet::EMPTY;
        let mut next = chain.points & chain.liberties.dilate(&stones.points());
        // One stone is enough to begin with: the others beside liberties may belong to parts that are joined later.
        next = next.first().map_or(PointSet::EMPTY, PointSet::from);
        while !next.is_empty() {
            plays.extend(next.iter().map(|point| (chain.color, point)));
            placed |= next;
            next = placed.neighbours(&chain.points) - placed;
        }
    }
    plays
}

fn listed(engine: &mut Engine, command: &'static str, stones: &Stones) -> Result<PointSet, AdviserFault> {
    let mut named = PointSet::EMPTY;
    for word in engine.ask(command)?.iter().flat_map(|line| line.split_whitespace()) {
        let point = Point::parse(word).filter(|point| stones.size().holds(*point) && stones.at(*point).is_some());
        let Some(point) = point else {
            return Err(AdviserFault::NoStone { command, found: super::refusal::shown(word) });
        };
        named.insert(point);
    }
    Ok(stones.chains_of(&named))
}

#[cfg(test)]
mod tests {
    use super::plays;
    use crate::board::Stones;
    use crate::position::play;
    use crate::rules::Suicide;

    #[test]
    fn nothing_is_captured_while_a_board_is_set() {
        // White's chain from A5 winds around Black and has one liberty, D1; in reading order A5 would be captured by A4
        // and B5.
        let boards: [&[&str]; 3] = [
            &["OXXXX", "OOOOX", "XXXOX", "XXXOX", ".XO.X"],
            &["OX.O", ".XOO", "OOX.", ".OXX"],
            &[".X.O.", "XXOOO", ".X.O."],
        ];
        for rows in boards {
            let stones = Stones::from_rows(rows).expect("a board");
            let mut board = Stones::empty(stones.size());
            for (color, point) in plays(&stones) {
                let played = play(&board, color, point, Suicide::Forbidden).expect("a legal move");
                assert!(played.captured.is_empty(), "{point} captures");
                board = played.after;
            }
            assert_eq!(board, stones);
        }
    }
}
