use std::fmt::Debug;
use std::sync::{Arc, Mutex};

use crate::board::Stones;
use crate::life::Budget;
use crate::position::{Advice, End, Faults, Game};
use crate::report::{Detail, ScoreTask, default_rule_sets_of_record};
use crate::rules::{Amount, SharedRuleSet};
use crate::score::KomiChoice;
use crate::words::words;

/// Which komi records are scored with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum RecordKomi {
    /// That of the record for every rule set; where it has none, each set's own.
    #[default]
    OfRecord,
    OfRuleSet,
    Same(Amount),
}

words! {
    /// What tells which of the stones are dead that a record does not mark: the weakest source that may.
    #[derive(Default)]
    UnmarkedStones {
        /// Reading; where it does not tell, every way is counted.
        #[default]
        Read = "read",
        /// A proposal too, where with it the record's own rules give its result.
        Inferred = "inferred",
        /// A proposal too, where nobody confirms it.
        Proposed = "proposed",
        Stay = "none",
    }
}

/// Whoever says which stones of a board are dead, such as an engine.
pub trait Adviser: Debug + Send {
    /// What it claims.
    ///
    /// # Errors
    ///
    /// Why it claims nothing.
    fn advise(&mut self, stones: &Stones) -> Result<Advice, String>;
}

/// An adviser whom every thread asks, one after another.
pub type SharedAdviser = Arc<Mutex<dyn Adviser>>;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameQuestion {
    /// The rule sets; when there are none, that of the record and the default ones.
    pub rule_sets: Vec<SharedRuleSet>,
    pub komi: RecordKomi,
    /// What becomes of the stones that a record does not mark.
    pub unmarked: UnmarkedStones,
    /// Whether boards of records that do not tell that the game ended are counted as they stand.
    pub as_it_stands: bool,
    /// Whether groups are read.
    pub classify: bool,
    /// What reading one board may spend.
    pub budget: Budget,
}

impl Default for GameQuestion {
    fn default() -> Self {
        Self {
            rule_sets: Vec::new(),
            komi: RecordKomi::OfRecord,
            unmarked: UnmarkedStones::default(),
            as_it_stands: false,
            classify: true,
            budget: Budget::DEFAULT,
        }
    }
}

impl GameQuestion {
    /// What of it is not as usual, but for the rule sets, in the words of the command line: it tells apart rows of
    /// other options.
    pub fn options(&self) -> String {
        let Self { rule_sets: _, komi, unmarked, as_it_stands, classify, budget } = self;
        let options = [
            (*unmarked != UnmarkedStones::default()).then(|| format!("--dead {}", unmarked.as_str())),
            match komi {
                RecordKomi::OfRecord => None,
                RecordKomi::OfRuleSet => Some("--komi rule-set".to_owned()),
                RecordKomi::Same(komi) => Some(format!("--komi {komi}")),
            },
            as_it_stands.then(|| "--as-it-stands".to_owned()),
            (!classify).then(|| "--count-only".to_owned()),
            (*budget != Budget::DEFAULT).then(|| format!("--search-nodes {}", budget.nodes())),
        ];
        options.into_iter().flatten().collect::<Vec<_>>().join(" ")
    }

    /// The question about the end of a game that was played under some rule set, where that is known.
    ///
    /// # Errors
    ///
    /// When the end of the game is no position: all that is wrong with it.
    pub fn task(&self, game: &Game, rules_of_record: Option<&SharedRuleSet>) -> Result<ScoreTask, Faults> {
        let rule_sets = if self.rule_sets.is_empty() {
            default_rule_sets_of_record(rules_of_record)
        } else {
            self.rule_sets.clone()
        };
        let mut task = ScoreTask::of_game(game, rule_sets)?;
        let takes_none_dead = self.unmarked == UnmarkedStones::Stay;
        if takes_none_dead {
            task.position = task.position.with_marks(task.position.marks().with_all_said());
        }
        if self.as_it_stands {
            task.count_as_it_stands();
        }
        task.terms.komi = match self.komi {
            RecordKomi::OfRecord => task.terms.komi,
            RecordKomi::OfRuleSet => KomiChoice::OfRuleSet,
            RecordKomi::Same(komi) => KomiChoice::Same(komi),
        };
        task.recorded_count = task.recorded_count.filter(|_| !takes_none_dead);
        let may_propose = match self.unmarked {
            // Of a game that a resignation or the clock decided no lead is told.
            UnmarkedStones::Proposed => !task.position.history().ended_by.is_some_and(End::is_decisive),
            // Without a result that was counted nothing can confirm a proposal.
            UnmarkedStones::Inferred => task.recorded_count.is_some(),
            UnmarkedStones::Read | UnmarkedStones::Stay => false,
        };
        task.proposes_dead = may_propose && !task.position.marks().speak_of_all();
        task.classify = self.classify;
        task.budget = self.budget;
        task.wanted.detail = Detail::Totals;
        Ok(task)
    }
}
