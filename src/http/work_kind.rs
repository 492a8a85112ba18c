use std::time::Duration;

use crate::life::Budget;
use crate::report::ScoreTask;

/// What kind of work wants a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WorkKind {
    /// Some milliseconds: it goes first.
    Easy,
    /// Some lines of a batch, for some milliseconds: they go behind what is easy.
    Batch,
    /// It may take up to a second: it goes behind what is easy, and takes some of the seats at most.
    Costly,
}

impl WorkKind {
    /// In the order of their numbers, as seats keep what each kind took.
    pub(super) const ALL: [Self; 3] = [Self::Easy, Self::Batch, Self::Costly];

    /// What work of a kind probably needs, before any was done.
    pub(super) const fn expected(self) -> Duration {
        match self {
            Self::Easy => Duration::from_millis(2),
            Self::Batch => Duration::from_millis(20),
            Self::Costly => Duration::from_millis(500),
        }
    }
}

/// Rule sets whose scores can be written in full within a fraction of a millisecond.
const RULE_SETS_QUICK: usize = 32;

/// Distinct boards that are read one after another within some milliseconds where the game is over.
const BOARDS_EASY: usize = 4;

/// What seat a question wants, by what it asks and before any work is done; `None` where it is answered in a fraction
/// of a millisecond.
pub(super) fn work_kind_of(task: &ScoreTask) -> Option<WorkKind> {
    if asks_of_many_boards(task) || task.classify && task.budget > Budget::DEFAULT {
        return Some(WorkKind::Costly);
    }
    let is_quick = !task.classify && !task.wanted.procedures && task.rule_sets.len() <= RULE_SETS_QUICK;
    (!is_quick).then_some(WorkKind::Easy)
}

/// Whether the board is looked at again for each claim, change or list of dead stones, or for proofs.
fn asks_of_many_boards(task: &ScoreTask) -> bool {
    let position = &task.position;
    task.proposes_dead
        || task.wanted.sensitivity
        || task.wanted.proofs
        || position.claims().is_some()
        || position.rule_sets_with_own_dead().count() >= BOARDS_EASY
}

#[cfg(test)]
mod tests {
    use crate::wire::{Limits, read_request};

    use super::{WorkKind, work_kind_of};

    #[test]
    fn a_question_is_costly_by_what_it_asks() {
        let of = |more: &str| {
            let body = format!(r#"{{"rows": [".XO.", ".XO."], "komi": 0{more}}}"#);
            work_kind_of(&read_request(body.as_bytes(), &Limits::default()).expect("a request").task)
        };
        for (more, expected) in [
            (r#", "classify": false"#, None),
            (r#", "classify": false, "procedures": true"#, Some(WorkKind::Easy)),
            (r#", "classify": false, "sensitivity": true"#, Some(WorkKind::Costly)),
            ("", Some(WorkKind::Easy)),
            (r#", "search_nodes": 80000"#, Some(WorkKind::Easy)),
            (r#", "search_nodes": 80001"#, Some(WorkKind::Costly)),
            (r#", "sensitivity": true"#, Some(WorkKind::Costly)),
            (r#", "proofs": true"#, Some(WorkKind::Costly)),
            (r#", "claims": {"black": {}, "white": {"dead": ["B2"]}}"#, Some(WorkKind::Costly)),
        ] {
            assert_eq!(of(more), expected, "{more}");
        }
    }
}
