use crate::position::{Assumption, DeadByMark, Game, Repaired};
use crate::rules::{Amount, Basis, SharedRuleSet};
use crate::score::KomiChoice;
use crate::words::grouped;

/// The record of a task, and what of it the task rests on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoredRecord {
    /// The game.
    pub game: Game,
    /// What was repaired when it was read.
    pub repairs: Vec<Repaired>,
    /// Whether its marks say which stones are dead.
    pub gives_dead: bool,
    /// Whether its rule set is scored because it is its own.
    pub gives_rules: bool,
    /// Whether its komi is that of the scores.
    pub gives_komi: bool,
}

impl ScoredRecord {
    /// Whether its result was counted, which shows that the players agreed on what each has.
    pub fn is_counted(&self) -> bool {
        self.game.result.is_some_and(|result| result.tells_lead())
    }

    /// What was repaired, and what a task of this komi assumes from the record.
    pub(super) fn assumptions(&self, chosen_komi: &KomiChoice) -> Vec<Assumption> {
        let game = &self.game;
        let mut assumptions = repairs_of_record(&self.repairs);
        if game.move_list.moves.is_empty() && game.replay.stones.occupied().is_empty() {
            assumptions.push(Assumption::RecordWithoutMoves);
        }
        if game.is_of_ruling {
            assumptions.push(Assumption::RecordOfRuling);
        }
        if self.gives_dead {
            assumptions.extend(dead_of_record(game));
        }
        match (game.rule_set(), game.rules.as_deref().map(str::trim)) {
            (None, Some(written)) if !written.is_empty() => {
                assumptions.push(Assumption::RulesOfRecordUnknown(written.to_owned()));
            }
            (Some(own), Some(written)) if self.gives_rules => {
                assumptions.push(Assumption::RulesOfRecord { rule_set: own.id.clone(), written: written.to_owned() });
            }
            _ => {}
        }
        // A custom set may have a komi of its own, and a permalink may hold what an earlier version took from a record.
        let is_used = |komi: &Amount| self.gives_komi && *chosen_komi == KomiChoice::Same(*komi);
        assumptions.extend(game.komi.filter(is_used).map(Assumption::KomiOfRecord));
        assumptions
    }
}

/// What was repaired in a record, each kind once.
pub fn repairs_of_record(repairs: &[Repaired]) -> Vec<Assumption> {
    let repairs = grouped(repairs.iter().map(|repaired| (repaired.repair, repaired.place.clone()))).into_iter();
    repairs.map(|(repair, places)| Assumption::RecordRepaired { repair, places }).collect()
}

/// The komi of a record, which holds for every rule set: what two of them make of a game differs by their rules then,
/// not by the komi of another game. Each set's own where the record names none. A custom set with a komi that the
/// caller chose keeps it.
pub fn komi_of_record(game: &Game, sets: &[SharedRuleSet]) -> KomiChoice {
    let Some(komi) = game.komi else { return KomiChoice::OfRuleSet };
    let is_chosen = |rules: &&SharedRuleSet| rules.komi.basis() == Basis::Chosen;
    if !sets.iter().any(|rules| is_chosen(&rules)) {
        return KomiChoice::Same(komi);
    }
    let others: Vec<_> =
        sets.iter().filter(|rules| !is_chosen(rules)).map(|rules| (rules.id.to_string(), komi)).collect();
    if others.is_empty() { KomiChoice::OfRuleSet } else { KomiChoice::ByRuleSet(others) }
}

/// What a task assumes about dead stones from the marks of a record.
pub fn dead_of_record(game: &Game) -> Vec<Assumption> {
    let DeadByMark { in_territory, named, crossed } = game.dead_by_mark();
    let by_territory = (!game.territory.union().is_empty()).then_some(Assumption::DeadByTerritory(in_territory));
    let by_name = game.dead.is_some().then_some(Assumption::DeadByName(named));
    let by_crosses = (!crossed.is_empty()).then_some(Assumption::DeadByCrosses(crossed));
    [by_territory, by_name, by_crosses].into_iter().flatten().collect()
}
