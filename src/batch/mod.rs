//! Many questions at once, order kept. `run` answers requests, one a line: one line in, one line out; blank lines are
//! passed over. `run_records` scores the games of files, folders and archives: a row for each game and rule set. A bad
//! line becomes a problem line, a broken record a row with its fault, never a stop.

mod line;
mod pool;
mod run;

#[cfg(feature = "archives")]
mod question;
#[cfg(feature = "archives")]
mod records;
#[cfg(feature = "archives")]
mod resume;
#[cfg(feature = "archives")]
pub mod rows;
#[cfg(feature = "archives")]
pub mod sources;
#[cfg(feature = "archives")]
pub mod tables;

pub use line::{answer_line, is_blank, neither_line, problem_line, read_line};
pub use run::{Summary, run};

#[cfg(feature = "archives")]
pub use {
    question::{Adviser, GameQuestion, RecordKomi, SharedAdviser, UnmarkedStones},
    records::{RecordBatch, run_records},
    resume::{ResumeFault, ResumePoint, ResumingWriter, done_so_far},
    rows::Counts,
    sources::FileKind,
};
