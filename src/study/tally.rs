use std::collections::BTreeMap;

use super::pair::Pair;
use super::row::{Ended, Score, Scored, Winner};
use crate::batch::rows::{Agreement, DeadStones};
use crate::rules::Amount;

/// Games that are read and not compared, and why.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Apart {
    /// They could not be read or scored.
    pub broken: u64,
    /// Their end decided: the board does not say who won.
    pub ended: BTreeMap<Ended, u64>,
    /// Nothing says which stones are dead.
    pub not_told: u64,
}

/// What one rule set makes of the games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OfRuleSet {
    /// Games by their winner.
    pub winners: BTreeMap<Winner, u64>,
    /// Games by their lead.
    pub leads: BTreeMap<Amount, u64>,
    /// Games by what is left of their lead before komi when it is divided by two: 0, or what is not even.
    pub parity: BTreeMap<Amount, u64>,
    /// Games by whether the score is the result of the record.
    pub agreement: BTreeMap<Agreement, u64>,
}

/// Rows of one game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Game {
    place: (u64, String, u32),
    scores: Vec<Score>,
    is_broken: bool,
}

/// All that is counted. Its size does not grow with the number of games, but for the list of those whose result is not the record's, which
/// ends at [`Study::NAMED_MAX`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Study {
    /// Games.
    pub games: u64,
    /// Those that are not compared.
    pub apart: Apart,
    /// Compared games by what is known of their dead stones.
    pub dead_stones: BTreeMap<DeadStones, u64>,
    /// Compared games by the neutral points left.
    pub neutral_points: BTreeMap<u64, u64>,
    /// Compared games by their groups in seki, where groups were read.
    pub seki_groups: BTreeMap<u64, u64>,
    /// The rule sets, in the order in which they came.
    pub rule_sets: Vec<(String, OfRuleSet)>,
    /// Pairs of rule sets by their places in that order.
    pub pairs: BTreeMap<(usize, usize), Pair>,
    /// Games whose result is not that of the record: file, game, rule set.
    pub otherwise: Vec<(String, u32, String)>,
    current: Option<Game>,
}

impl Study {
    /// How many games are named whose result is not that of the record.
    pub const NAMED_MAX: usize = 100;

    /// Games that are compared.
    pub fn compared(&self) -> u64 {
        self.dead_stones.values().sum()
    }

    /// Takes the next row. Rows of one game come one after another.
    pub fn take(&mut self, row: Scored) {
        let is_same = self.current.as_ref().is_some_and(|game| game.place == row.place);
        if !is_same {
            self.finish();
            self.current = Some(Game { place: row.place, ..Game::default() });
        }
        let Some(game) = &mut self.current else { return };
        match row.score {
            Some(score) => game.scores.push(score),
            None => game.is_broken = true,
        }
    }

    /// Counts the last game.
    pub fn finish(&mut self) {
        if let Some(game) = self.current.take() {
            self.note(&game);
        }
    }

    fn note(&mut self, game: &Game) {
        self.games += 1;
        let Some(first) = game.scores.first().filter(|_| !game.is_broken) else {
            self.apart.broken += 1;
            return;
        };
        if let Some(ended) = first.ended {
            *self.apart.ended.entry(ended).or_default() += 1;
            return;
        }
        if first.dead_stones == DeadStones::NotTold {
            self.apart.not_told += 1;
            return;
        }
        *self.dead_stones.entry(first.dead_stones).or_default() += 1;
        *self.neutral_points.entry(first.neutral_points).or_default() += 1;
        if let Some(groups) = first.seki_groups {
            *self.seki_groups.entry(groups).or_default() += 1;
        }
        let places: Vec<usize> = game.scores.iter().map(|score| self.place(&score.rule_set)).collect();
        for (score, place) in game.scores.iter().zip(&places) {
            self.note_score(game, score, *place);
        }
        for (index, (from, from_place)) in game.scores.iter().zip(&places).enumerate() {
            for (to, to_place) in game.scores.iter().zip(&places).skip(index + 1) {
                let (from, to) = if from_place < to_place { (from, to) } else { (to, from) };
                let key = (*from_place.min(to_place), *from_place.max(to_place));
                self.pairs.entry(key).or_default().note(from, to);
            }
        }
    }

    fn place(&mut self, rule_set: &str) -> usize {
        let found = self.rule_sets.iter().position(|(id, _)| id == rule_set);
        found.unwrap_or_else(|| {
            self.rule_sets.push((rule_set.to_owned(), OfRuleSet::default()));
            self.rule_sets.len() - 1
        })
    }

    fn note_score(&mut self, game: &Game, score: &Score, place: usize) {
        let (_, of_rule_set) = &mut self.rule_sets[place];
        *of_rule_set.winners.entry(score.winner).or_default() += 1;
        *of_rule_set.agreement.entry(score.agrees).or_default() += 1;
        if let Some(lead) = &score.lead {
            *of_rule_set.leads.entry(lead.lead).or_default() += 1;
            let rest = lead.before_komi().as_quarters().rem_euclid(8);
            *of_rule_set.parity.entry(Amount::quarters(rest)).or_default() += 1;
        }
        if score.agrees == Agreement::No && self.otherwise.len() < Self::NAMED_MAX {
            self.otherwise.push((game.place.1.clone(), game.place.2, score.rule_set.clone()));
        }
    }
}
