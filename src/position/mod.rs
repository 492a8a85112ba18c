//! From written to legal: a [`Setup`] may claim anything, a [`Position`] cannot be wrong.

mod assumption;
mod claim;
mod fault;
mod game;
mod history;
mod legal_position;
mod marks;
mod move_list;
mod play;
mod repair;
mod setup;
mod setup_check;
mod what_if;

pub use assumption::{Assumption, LifeDoubt, NamedGroups, Unread};
pub use claim::{Advice, Claim, ClaimedStatus};
pub use fault::{Fault, Faults, SetupPart};
pub use game::{DeadByMark, Game, RecordedResult};
pub use history::{End, FirstPasser, History, LastPlay, Loser};
pub use legal_position::{Position, StonesPlayed};
pub use marks::Marks;
pub use move_list::{BoardEdit, Move, MoveFault, MoveList, Replay};
pub use play::{Illegal, Play, play};
pub use repair::{Repair, RepairAt, RepairPlace, Repaired};
pub use setup::Setup;
