use std::fs::File;
use std::io::Read as _;

use super::{LoadRefusal, Referee};
use crate::board::{ByColor, PointSet};
use crate::explain::assumption;
use crate::formats::record::Record;
use crate::formats::sgf::{self, SgfFault, Tree, Until};
use crate::position::{Assumption, Repaired};
use crate::render::Language;
use crate::report::dead_of_record;

impl Referee {
    /// Loads a game record up to a move, which is not played; all of it when none is named. Where the record names komi
    /// or rules that are known here they take the place of the earlier ones. Says what was repaired.
    pub(super) fn load(&mut self, path: &str, before: Option<usize>) -> Result<String, LoadRefusal> {
        let mut bytes = Vec::new();
        // One byte more than is read says that a record is too long.
        File::open(path)?.take(Tree::BYTES_MAX as u64 + 1).read_to_end(&mut bytes)?;
        let Record { game, repairs, .. } = read_before(&bytes, before)?;
        let dead = game.tells_dead().then(|| game.marked_dead());
        let repaired = |Repaired { repair, place }| Assumption::RecordRepaired { repair, places: vec![place] };
        let of_dead = dead.iter().flat_map(|_| dead_of_record(&game));
        let assumed = repairs.into_iter().map(repaired).chain(of_dead);
        let mut remarks: Vec<String> = assumed.map(|assumed| Language::En.sentence(&assumption(&assumed))).collect();
        let mut loaded = self.clone();
        match (&game.rules, game.rule_set()) {
            (_, Some(rules)) => loaded.rules = rules,
            (Some(name), None) if !name.trim().is_empty() => {
                remarks.push(format!("RU is {name:?}, a name that is not known here: {} stays", self.rules.id));
            }
            _ => {}
        }
        loaded.komi = game.komi.or(self.komi);
        loaded.begin(game);
        loaded.dead = dead;
        loaded.position()?;
        *self = loaded;
        Ok(remarks.join("\n"))
    }
}

/// Reads a record up to a move, counted as the record has them; all of it when it has fewer. What it marks in mid-game
/// is not about its end.
fn read_before(bytes: &[u8], before: Option<usize>) -> Result<Record, SgfFault> {
    let whole = sgf::read(bytes)?;
    let Some(before) = before else { return Ok(whole) };
    let mut cut = match sgf::read_until(bytes, Until::Moves(before - 1)) {
        Err(SgfFault::FewerMoves { .. }) => return Ok(whole),
        cut => cut?,
    };
    if cut.game.move_list == whole.game.move_list {
        return Ok(whole);
    }
    cut.game.territory = ByColor::default();
    cut.game.crossed = PointSet::EMPTY;
    Ok(cut)
}
