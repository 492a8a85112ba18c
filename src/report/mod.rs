//! The one call that answers a question: [`prepare`] makes a [`Report`] of a [`ScoreTask`], [`compare_moves`] a
//! [`MoveReport`] of a [`MoveTask`].

mod assumptions;
mod audit;
mod costs;
mod dispute;
mod first_moves;
mod groups_to_ask;
pub mod moves;
mod prepare;
pub mod record;
mod recorded_count;
mod report_proposal;
mod rule_set_score;
mod scored_record;
mod scores;
mod sensitivity;
mod shown_rule_readings;
mod task;

pub use crate::life::Cancel;
pub use audit::audit;
pub use dispute::{DecidedScore, Dispute, DisputedGroup, ScoredDecision};
pub use first_moves::{FirstMove, FirstMoveResult};
pub use moves::{Legality, MoveNeed, MoveReason, MoveReport, MoveTask, MoveVerdict, compare_moves};
pub use prepare::{Report, ScorePair, prepare, prepare_cancellable};
pub use record::RecordReport;
pub use recorded_count::RecordedCount;
pub use report_proposal::{ReportProposal, WinnerOnceConfirmed, propose};
pub use rule_set_score::RuleSetScore;
pub use scored_record::{ScoredRecord, dead_of_record, komi_of_record, repairs_of_record};
pub use scores::{score, score_game};
pub use sensitivity::{Change, ChangeKind, KindSensitivity, Sensitivity};
pub use shown_rule_readings::shown_readings;
pub use task::{Detail, ScoreTask, ScoreTaskFault, WantedParts, default_rule_sets_of_record};
