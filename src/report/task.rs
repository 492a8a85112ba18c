use std::borrow::Cow;

use super::scored_record::komi_of_record;
use super::{RecordedCount, ScoredRecord};
use crate::board::Color;
use crate::explain::CitedRuleSet;
use crate::life::{Budget, Cancel, Work};
use crate::position::{Assumption, End, Faults, Game, Position};
use crate::rules::{CHINESE_2002, ING_SST, KOREAN_2016, SharedRuleSet};
use crate::score::{BoardCache, Terms, TrialScorer};
use crate::words::words;

words! {
    /// How much of an answer is wanted, the least first.
    #[derive(Default)]
    #[cfg_attr(feature = "json", derive(schemars::JsonSchema), schemars(rename = "DetailWord"))]
    Detail {
        /// Results, leads and sums, without reasons and without the board.
        Totals = "totals",
        /// Reasons as well: ledgers, differences, checks.
        Ledger = "ledger",
        /// Everything.
        #[default]
        Full = "full",
    }
}

impl Detail {
    /// Whether the answer has the reasons of its scores: ledgers, differences, assumptions, the audit, what to ask.
    pub const fn has_reasons(self) -> bool {
        !matches!(self, Self::Totals)
    }

    /// Whether the answer has the board as it was read, and what takes more reading of it: map, points and groups,
    /// first moves, lines of play, the fewest groups to ask about.
    pub const fn has_board(self) -> bool {
        matches!(self, Self::Full)
    }
}

/// What an answer is to hold. Nothing of it changes any score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each part of the answer is asked for by itself")]
pub struct WantedParts {
    /// How much of it.
    pub detail: Detail,
    /// How little would make another outcome.
    pub sensitivity: bool,
    /// How players count it at the board, step by step.
    pub procedures: bool,
    /// What proves that groups cannot be captured.
    pub proofs: bool,
    /// The rule set, by its place, whose reading of the board is shown: which stones come off, and what the other
    /// points then are. Without one it is that of the agreed marks.
    pub map_rule_set: Option<usize>,
    /// What alone would explain another result of the record.
    pub explain_record: bool,
}

/// What is to be scored: a position, and under which rule sets and terms. (A *case* is a documented position.)
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreTask {
    /// The position.
    pub position: Position,
    /// The rule sets, in the order of the answer; no id twice.
    pub rule_sets: Vec<SharedRuleSet>,
    /// Komi, overtime, adjustments.
    pub terms: Terms,
    /// Pairs of ids to compare besides the first set with each other one.
    pub compare: Vec<(String, String)>,
    /// Whether it is proposed which stones are dead where nobody spoke of them.
    pub proposes_dead: bool,
    /// Whether to say what is known of the life of each group.
    pub classify: bool,
    /// What reading a board for that may spend.
    pub budget: Budget,
    /// What the answer is to hold.
    pub wanted: WantedParts,
    /// Whether the board is counted as it stands where it is not known that the game ended; by
    /// [`Self::count_as_it_stands`].
    pub as_it_stands: bool,
    /// The count of a record whose board and marks are scored as it has them.
    pub recorded_count: Option<RecordedCount>,
    /// The record that the position comes from.
    pub record: Option<Box<ScoredRecord>>,
    /// What all reading for the answer may cost.
    pub work_max: u64,
}

/// Why a task cannot be answered.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ScoreTaskFault {
    /// A rule set stands twice.
    #[error("rule set {0} is named twice")]
    RuleSetTwice(String),
    /// A pair to compare names a set that is not scored.
    #[error("rule set {0} is to be compared but is not among those scored")]
    NotScored(String),
    /// Marks are given for a rule set that takes no stones off by agreement.
    #[error("rule set {0} takes no stones off by agreement, but stones are marked dead for it")]
    RemovesNothing(String),
    /// Komi, an adjustment or dead stones are given for a rule set that is not scored.
    #[error("rule set {rule_set} is given {what} but is not among those scored")]
    GivenButNotScored {
        /// What is given.
        what: String,
        /// For which set.
        rule_set: String,
    },
    /// Both players bought more overtime than there is, though the first to do so ends the game.
    #[error("both players bought more overtime than there is, which ends the game for the first to do so")]
    BothOutOfTime,
}

impl ScoreTask {
    /// A task with the default rule sets: `korean-2016`, `chinese-2002` and `ing-sst`.
    pub fn new(position: Position) -> Self {
        Self {
            position,
            rule_sets: Self::default_rule_sets(),
            terms: Terms::default(),
            compare: Vec::new(),
            proposes_dead: false,
            classify: true,
            budget: Budget::DEFAULT,
            wanted: WantedParts {
                detail: Detail::Full,
                sensitivity: false,
                procedures: false,
                proofs: false,
                map_rule_set: None,
                explain_record: true,
            },
            as_it_stands: false,
            recorded_count: None,
            record: None,
            work_max: Work::REQUEST_MAX,
        }
    }

    /// The question about the end of a recorded game: the stones that it marks dead, its prisoners, its komi for every
    /// rule set, and its result as a count of its board.
    ///
    /// # Errors
    ///
    /// When the end of the game is no position: all that is wrong with it.
    pub fn of_game(game: &Game, rule_sets: Vec<SharedRuleSet>) -> Result<Self, Faults> {
        let mut task = Self::new(game.setup().check()?);
        task.terms.komi = komi_of_record(game, &rule_sets);
        task.rule_sets = rule_sets;
        task.recorded_count = RecordedCount::from_game(game);
        Ok(task)
    }

    /// Asks of another position, of which no count of a record tells anything.
    pub fn set_position(&mut self, position: Position) {
        (self.position, self.recorded_count) = (position, None);
    }

    /// Counts the board as it stands where it is not known that the game ended: the count of a record, which could show
    /// that it did not, is not asked.
    pub fn count_as_it_stands(&mut self) {
        self.as_it_stands = true;
        self.set_position(self.position.with_history(self.position.history().as_it_stands()));
    }

    /// Whether something shows that the players agreed on what each has.
    pub(super) fn is_agreed(&self) -> bool {
        self.record.as_ref().is_some_and(|record| record.is_counted())
            || self.position.history().ended_by == Some(End::Agreement)
    }

    /// What was repaired in the record of the task, and what the task assumes from it.
    pub fn assumptions_of_record(&self) -> Vec<Assumption> {
        self.record.as_ref().map(|record| record.assumptions(&self.terms.komi)).unwrap_or_default()
    }

    /// The cache for the boards of the task, before any is read.
    pub(crate) fn board_cache(&self, cancel: &Cancel) -> BoardCache {
        let work = Work::new(self.budget, self.work_max, cancel.clone());
        if self.classify { BoardCache::classifying(work) } else { BoardCache::counting_only(work) }
    }

    /// The position as it is to be scored, given what the count of the record shows of its board and its marks.
    pub(super) fn position_to_score(&self, cache: &BoardCache) -> Cow<'_, Position> {
        let count = self.recorded_count.as_ref();
        let to_score = count.map(|count| count.position_as_counted(&self.position, &self.trial_scorer(cache)));
        to_score.unwrap_or(Cow::Borrowed(&self.position))
    }

    /// What judges other positions under its rule sets.
    pub(super) fn trial_scorer<'a>(&'a self, cache: &'a BoardCache) -> TrialScorer<'a> {
        TrialScorer { cache, rule_sets: self.rule_sets.iter().map(|rules| &**rules).collect(), terms: &self.terms }
    }

    /// Some of its rule sets, for a sentence; nothing where there are none.
    pub(super) fn cited(&self, wanted: impl Fn(&SharedRuleSet) -> bool) -> Option<Vec<CitedRuleSet>> {
        let wanted = self.rule_sets.iter().filter(|rules| wanted(rules));
        let cited: Vec<CitedRuleSet> = wanted.map(|rules| (&*rules.id).into()).collect();
        (!cited.is_empty()).then_some(cited)
    }

    /// The default rule sets.
    pub fn default_rule_sets() -> Vec<SharedRuleSet> {
        vec![KOREAN_2016, CHINESE_2002, ING_SST]
    }

    /// The indices of the pairs to compare: the first set with each other one, then those in `compare`.
    pub fn pairs(&self) -> Vec<(usize, usize)> {
        let find = |id: &str| self.rule_sets.iter().position(|rules| rules.id == id);
        let mut pairs: Vec<_> = (1..self.rule_sets.len()).map(|index| (0, index)).collect();
        for (from, to) in &self.compare {
            if let Some(pair) = find(from).zip(find(to))
                && !pairs.contains(&pair)
            {
                pairs.push(pair);
            }
        }
        pairs
    }

    /// What is wrong with the task, all at once.
    pub fn faults(&self) -> Vec<ScoreTaskFault> {
        let ids: Vec<&str> = self.rule_sets.iter().map(|rules| rules.id.as_ref()).collect();
        let twice = ids.iter().enumerate().filter(|(index, id)| ids[..*index].contains(id));
        let mut faults: Vec<_> = twice.map(|(_, id)| ScoreTaskFault::RuleSetTwice((*id).to_owned())).collect();
        let named = self.compare.iter().flat_map(|(from, to)| [from, to]);
        faults.extend(named.filter(|id| !ids.contains(&id.as_str())).map(|id| ScoreTaskFault::NotScored(id.clone())));
        let marked = self.rule_sets.iter().filter(|rules| self.position.dead_under(&rules.id).is_some());
        let refuses = |rules: &&SharedRuleSet| !rules.takes_off_by_agreement();
        faults.extend(marked.filter(refuses).map(|rules| ScoreTaskFault::RemovesNothing(rules.id.to_string())));
        let (terms, position) = (&self.terms, &self.position);
        let komi = terms.komi.rule_sets().map(|id| ("komi", id));
        let adjusted = terms.adjustments.iter().flat_map(|adjustment| &adjustment.rule_sets);
        let adjusted = adjusted.map(|id| ("an adjustment", id.as_str()));
        let dead = position.rule_sets_with_own_dead().map(|id| ("dead stones", id));
        let given = komi.chain(adjusted).chain(dead).filter(|(_, id)| !ids.contains(id));
        let given = given.map(|(what, id)| (what.to_owned(), id.to_owned()));
        faults.extend(given.map(|(what, rule_set)| ScoreTaskFault::GivenButNotScored { what, rule_set }));
        let is_decided = position.history().ended_by.is_some_and(End::is_decisive);
        if terms.out_of_time(Color::Black) && terms.out_of_time(Color::White) && !is_decided {
            faults.push(ScoreTaskFault::BothOutOfTime);
        }
        faults
    }
}

/// The default rule sets, after that of a record where it is known.
pub fn default_rule_sets_of_record(rules_of_record: Option<&SharedRuleSet>) -> Vec<SharedRuleSet> {
    let mut sets = ScoreTask::default_rule_sets();
    if let Some(rules_of_record) = rules_of_record {
        sets.retain(|rules| rules.id != rules_of_record.id);
        sets.insert(0, rules_of_record.clone());
    }
    sets
}
