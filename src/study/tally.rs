use std::collections::BTreeMap;

use super::pair::Pair;
use super::row::{RowScore, StudyRow};
use crate::batch::UnmarkedStones;
use crate::batch::rows::{DeadStonesCell, GamePlace, ResultMatch};
use crate::position::End;
use crate::rules::Amount;
use crate::score::{DeadStonesSource, Outcome};

/// Games that are read and not compared, and why.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Excluded {
    pub broken: u64,
    /// Their end decided: the board does not say who won.
    pub ended: BTreeMap<End, u64>,
    /// Nothing that may decide says which stones are dead.
    pub dead_unknown: u64,
    /// They were met before: the same moves with the same result.
    pub again: u64,
}

/// What one rule set makes of the games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RuleSetTally {
    pub winners: BTreeMap<Outcome, u64>,
    pub leads: BTreeMap<Amount, u64>,
    /// Games by their lead before komi, modulo two points.
    pub parity: BTreeMap<Amount, u64>,
    /// Games by whether the score is the result of the record, without those whose result tells which stones are dead.
    pub agreement: BTreeMap<ResultMatch, u64>,
}

/// A game whose result is not that of its record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DisagreeingGame {
    pub file: String,
    pub game: u32,
    pub rule_set: String,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StudiedGame {
    place: GamePlace,
    scores: Vec<RowScore>,
    is_broken: bool,
}

/// All that is counted, each game once under each rule set.
///
/// What grows with the number of games is the list of those met, some hundred bytes a game. That of games whose result
/// is not the record's ends at [`Study::NAMED_MAX`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Study {
    pub games: u64,
    pub excluded: Excluded,
    /// Compared games whose record names no komi.
    pub without_komi: u64,
    /// Compared games by what is known of their dead stones.
    pub dead_stones: BTreeMap<DeadStonesCell, u64>,
    /// Compared games by the neutral points left.
    pub neutral_points: BTreeMap<u64, u64>,
    /// Compared games by their groups in seki, where groups were read.
    pub seki_groups: BTreeMap<u64, u64>,
    /// The rule sets, in the order in which they came.
    pub rule_sets: Vec<(String, RuleSetTally)>,
    /// Pairs of rule sets by their places in that order.
    pub pairs: BTreeMap<(usize, usize), Pair>,
    /// Games whose result is not that of the record.
    pub disagreeing: Vec<DisagreeingGame>,
    unmarked: UnmarkedStones,
    current: Option<StudiedGame>,
    /// The games met, by what was played, with the places of the rule sets under which each is counted. Those that are
    /// not compared have none.
    met: BTreeMap<u128, Vec<usize>>,
}

impl Study {
    /// How many games are named whose result is not that of the record.
    pub const NAMED_MAX: usize = 100;

    /// A study of no game yet, and what may tell the dead stones of those that it compares.
    pub fn new(unmarked: UnmarkedStones) -> Self {
        Self { unmarked, ..Self::default() }
    }

    /// Games that are compared.
    pub fn compared(&self) -> u64 {
        self.dead_stones.values().sum()
    }

    /// Takes the next row. Rows of one game come one after another.
    pub fn take(&mut self, row: StudyRow) {
        let is_same = self.current.as_ref().is_some_and(|game| game.place == row.place);
        if !is_same {
            self.finish();
            self.current = Some(StudiedGame { place: row.place, ..StudiedGame::default() });
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

    fn note(&mut self, game: &StudiedGame) {
        self.games += 1;
        let Some(first) = game.scores.first().filter(|_| !game.is_broken) else {
            self.excluded.broken += 1;
            return;
        };
        let is_compared = first.ended.is_none() && first.dead_stones.is_allowed_by(self.unmarked);
        match self.met.get(&first.played) {
            Some(counted) => {
                self.excluded.again += 1;
                if !is_compared {
                    return;
                }
                if counted.is_empty() {
                    // An earlier copy did not say which stones are dead.
                    self.excluded.dead_unknown -= 1;
                    self.note_board(first);
                }
            }
            None if is_compared => self.note_board(first),
            None => {
                self.met.insert(first.played, Vec::new());
                match first.ended {
                    Some(ended) => *self.excluded.ended.entry(ended).or_default() += 1,
                    None => self.excluded.dead_unknown += 1,
                }
                return;
            }
        }
        self.note_scores(game, first.played);
    }

    /// Counts a game that is compared, by what every row says of it.
    fn note_board(&mut self, first: &RowScore) {
        *self.dead_stones.entry(first.dead_stones).or_default() += 1;
        *self.neutral_points.entry(first.neutral_points).or_default() += 1;
        self.without_komi += u64::from(!first.names_komi);
        if let Some(groups) = first.seki_groups {
            *self.seki_groups.entry(groups).or_default() += 1;
        }
    }

    /// Counts the scores of a game, without those of rule sets under which it was counted before.
    fn note_scores(&mut self, game: &StudiedGame, played: u128) {
        let scores: Vec<(&RowScore, usize)> =
            game.scores.iter().map(|score| (score, self.rule_set_index_or_insert(&score.rule_set))).collect();
        let counted = self.met.entry(played).or_default();
        let new: Vec<(&RowScore, usize)> = scores.into_iter().filter(|(_, place)| !counted.contains(place)).collect();
        counted.extend(new.iter().map(|(_, place)| *place));
        for (score, place) in &new {
            self.note_score(game, score, *place);
        }
        for (index, (from, from_place)) in new.iter().enumerate() {
            for (to, to_place) in new.iter().skip(index + 1) {
                let (from, to) = if from_place < to_place { (from, to) } else { (to, from) };
                let key = (*from_place.min(to_place), *from_place.max(to_place));
                self.pairs.entry(key).or_default().note(from, to);
            }
        }
    }

    fn rule_set_index_or_insert(&mut self, rule_set: &str) -> usize {
        let index = self.rule_sets.iter().position(|(id, _)| id == rule_set);
        index.unwrap_or_else(|| {
            self.rule_sets.push((rule_set.to_owned(), RuleSetTally::default()));
            self.rule_sets.len() - 1
        })
    }

    fn note_score(&mut self, game: &StudiedGame, score: &RowScore, place: usize) {
        let (_, tally) = &mut self.rule_sets[place];
        *tally.winners.entry(score.winner).or_default() += 1;
        // A result that told which stones are dead does not confirm them.
        if score.dead_stones != DeadStonesCell::Reported(DeadStonesSource::Inferred) {
            *tally.agreement.entry(score.agrees).or_default() += 1;
        }
        if let Some(lead) = &score.lead {
            *tally.leads.entry(lead.lead).or_default() += 1;
            let rest = lead.before_komi().as_quarters().rem_euclid(8);
            *tally.parity.entry(Amount::quarters(rest)).or_default() += 1;
        }
        if score.agrees == ResultMatch::No && self.disagreeing.len() < Self::NAMED_MAX {
            let GamePlace { file, game, .. } = game.place.clone();
            self.disagreeing.push(DisagreeingGame { file, game, rule_set: score.rule_set.clone() });
        }
    }
}
