use std::time::Duration;

use super::EngineFault;
use super::engine::EngineProcess;
#[cfg(feature = "archives")]
use crate::batch::Adviser;
use crate::board::{Color, Point, PointSet, Stones};
use crate::position::{Advice, Claim};

/// The longest name and version of an adviser, in letters.
const NAME_MAX: usize = 100;

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AdviserFault {
    #[error("{0}")]
    EngineProcess(#[from] EngineFault),
    #[error("its answer to {command} names {found}, expected points where a stone stands")]
    NoStone { command: &'static str, found: String },
    #[error("it calls the chain at {at} both dead and in seki")]
    DeadAndInSeki {
        /// The first stone of the chain.
        at: Point,
    },
}

/// An engine that is asked about one board after another. It is started for the first one, and anew where it failed.
#[derive(Debug)]
pub struct EngineAdviser {
    program: String,
    arguments: Vec<String>,
    limit: Duration,
    running: Option<RunningAdviser>,
}

/// An engine that answers, and what it calls itself.
#[derive(Debug)]
struct RunningAdviser {
    engine: EngineProcess,
    name: String,
}

impl EngineAdviser {
    /// An engine that is not started yet. To start, and for each board, it may take as long as `limit`.
    pub fn new(program: &str, arguments: &[String], limit: Duration) -> Self {
        Self { program: program.to_owned(), arguments: arguments.to_vec(), limit, running: None }
    }

    /// Sets a board over GTP and asks which stones are dead and which are in seki.
    ///
    /// The board is set stone by stone with `play`, which every engine knows, in an order in which nothing is captured
    /// on the way.
    ///
    /// # Errors
    ///
    /// When the engine cannot be started, takes too long, ends, refuses the board (its size, for example), or names
    /// what cannot be.
    pub fn advise(&mut self, stones: &Stones) -> Result<Advice, AdviserFault> {
        let mut running = match self.running.take() {
            Some(running) => running,
            None => self.spawned()?,
        };
        let advice = running.advise(stones, self.limit);
        // Of one that took too long an answer may still come, to a question that nobody waits for any more.
        if matches!(advice, Ok(_) | Err(AdviserFault::EngineProcess(EngineFault::Refused { .. }))) {
            self.running = Some(running);
        }
        advice
    }

    /// Starts it.
    ///
    /// # Errors
    ///
    /// When it does not start, or does not answer.
    pub fn start(&mut self) -> Result<(), EngineFault> {
        self.running = Some(self.spawned()?);
        Ok(())
    }

    fn spawned(&self) -> Result<RunningAdviser, EngineFault> {
        let mut engine = EngineProcess::start(&self.program, &self.arguments, self.limit)?;
        let name = engine.ask("name")?.join(" ");
        // Whether it says which version it is does not matter for what it knows.
        let version = match engine.ask("version") {
            Ok(version) => version.join(" "),
            Err(EngineFault::Refused { .. }) => String::new(),
            Err(fault) => return Err(fault),
        };
        let named = format!("{name} {version}");
        // An engine without a name goes by that of its program.
        let named = if named.trim().is_empty() { &self.program } else { named.trim() };
        Ok(RunningAdviser { engine, name: named.chars().take(NAME_MAX).collect() })
    }
}

impl RunningAdviser {
    fn advise(&mut self, stones: &Stones, limit: Duration) -> Result<Advice, AdviserFault> {
        self.engine.restart_deadline(limit);
        set_board(&mut self.engine, stones)?;
        let dead = status_list(&mut self.engine, "final_status_list dead", stones)?;
        let seki = status_list(&mut self.engine, "final_status_list seki", stones)?;
        match (dead & seki).first() {
            Some(at) => Err(AdviserFault::DeadAndInSeki { at }),
            None => Ok(Advice { adviser: self.name.clone(), claim: Claim { dead, seki } }),
        }
    }
}

fn set_board(engine: &mut EngineProcess, stones: &Stones) -> Result<(), EngineFault> {
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
        let mut next = chain.points & chain.liberties.dilate(&stones.all_points());
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

fn status_list(engine: &mut EngineProcess, command: &'static str, stones: &Stones) -> Result<PointSet, AdviserFault> {
    let mut named = PointSet::EMPTY;
    for word in engine.ask(command)?.iter().flat_map(|line| line.split_whitespace()) {
        let point = Point::parse(word).filter(|point| stones.size().holds(*point) && stones.at(*point).is_some());
        let Some(point) = point else {
            return Err(AdviserFault::NoStone { command, found: super::refusal::excerpt(word) });
        };
        named.insert(point);
    }
    Ok(stones.chains_of(&named))
}

#[cfg(feature = "archives")]
impl Adviser for EngineAdviser {
    fn advise(&mut self, stones: &Stones) -> Result<Advice, String> {
        Self::advise(self, stones).map_err(|fault| fault.to_string())
    }
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
