//! Many requests, one a line: one line in, one line out, in order. A bad line becomes a problem line, never a stop.

mod line;
mod pool;
mod run;

pub use line::answer_line;
pub use run::{Summary, run};
