//! From written to legal: a [`Setup`] may claim anything, a [`Position`] cannot be wrong.

mod assumption;
mod change;
mod check;
mod checked;
mod claim;
mod fault;
mod game;
mod history;
mod marks;
mod play;
mod record;
mod repair;
mod setup;

pub use assumption::{Assumption, GroupSet, LifeDoubt, Unread};
pub use checked::{Position, StonesPlayed};
pub use claim::{Advice, Claim, ClaimedStatus};
pub use fault::{Fault, Faults, Field};
pub use game::{DeadByMark, Game, RecordedResult};
pub use history::{End, FirstPasser, History, LastPlay, Loser};
pub use marks::Marks;
pub use play::{Illegal, Play, play};
pub use record::{BoardEdit, GameRecord, Move, MoveFault, Replay};
pub use repair::{Repair, RepairPlace, Repaired, Warning};
pub use setup::Setup;
