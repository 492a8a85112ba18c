use std::fs::File;
use std::io::Read as _;

use super::referee::up_to;
use super::{LoadRefusal, Referee};
use crate::board::{ByColor, PointSet};
use crate::explain::assumption;
use crate::formats::record::Record;
use crate::formats::sgf::{self, Tree};
use crate::position::Assumption;
use crate::render::{Language, sentence};
use crate::report::dead_of_record;

impl Referee {
    /// Loads a game record up to a move, which is not played; all of it when none is named. Where the record names komi
    /// or rules that are known here they take the place of what was told before. Says what was repaired.
    pub(super) fn load(&mut self, path: &str, before: Option<usize>) -> Result<String, LoadRefusal> {
        let mut bytes = Vec::new();
        // One byte more than is read says that a record is too long.
        File::open(path)?.take(Tree::BYTES_MAX as u64 + 1).read_to_end(&mut bytes)?;
        let Record { mut game, warnings, .. } = sgf::read(&bytes)?;
        let mut dead = game.tells_dead().then(|| game.marked_dead());
        let moves = before.map_or(game.record.moves.len(), |before| before - 1);
        if moves < game.record.moves.len() {
            game.record = up_to(&game.record, moves);
            game.replay = game.record.replay_as_written().0;
            game.territory = ByColor::default();
            game.crossed = PointSet::EMPTY;
            game.dead = None;
            game.result = None;
            dead = None;
        }
        let mut remarks: Vec<String> = warnings
            .iter()
            .map(|warning| Assumption::RecordRepaired { repair: warning.repair, offsets: vec![warning.at] })
            .map(|repaired| sentence(Language::En, &assumption(&repaired)))
            .collect();
        if dead.is_some() {
            remarks.extend(dead_of_record(&game).iter().map(|taken| sentence(Language::En, &assumption(taken))));
        }
        let mut loaded = self.clone();
        match (&game.rules, game.rule_set()) {
            (_, Some(rules)) => loaded.rules = rules.into(),
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
