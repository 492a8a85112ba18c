//! Reasons as data: a statement is a code and its arguments; words are made of it elsewhere.

mod announcement;
mod assumptions;
mod causes;
mod code;
mod guidance;
mod needs;
mod notes;
mod repetition;
mod rule_reading;
mod statement;
mod written_result;

pub use announcement::announcement;
#[cfg(feature = "text")]
pub(crate) use announcement::zi;
pub use assumptions::{assumption, question};
pub use causes::{cancels, cause, move_split};
pub use code::StatementCode;
pub use guidance::{Guidance, guidance};
pub use needs::{unread, with_needs};
pub use notes::note;
pub use repetition::repetition;
pub use rule_reading::rule_reading;
pub use statement::{Argument, CitedRuleSet, Joined, Keyed, Message, Statement};
pub use written_result::WrittenResult;
