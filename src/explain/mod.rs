//! Reasons as data: a statement is a code and its arguments; words are made of it elsewhere.

mod announcement;
mod assumptions;
mod causes;
mod code;
mod guidance;
mod needs;
mod notes;
mod readings;
mod repetition;
mod statement;
mod written_result;

pub use announcement::announcement;
#[cfg(feature = "text")]
pub(crate) use announcement::zi;
pub use assumptions::{assumption, question};
pub use causes::{cancels, cause, move_split};
pub use code::Code;
pub use guidance::{Guidance, guidance};
pub use needs::{unread, with_needs};
pub use notes::note;
pub use readings::reading;
pub use repetition::repetition;
pub use statement::{Argument, CitedRuleSet, Joined, Message, Statement};
pub use written_result::WrittenResult;
