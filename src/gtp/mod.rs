//! The Go Text Protocol, version 2: a referee that answers it, and questions to engines over it.
//!
//! [`serve`] reads commands and writes answers; a [`Referee`] holds the game and says what its rule set makes of it.
//! Where a position cannot be scored (borders open, groups unsettled and nobody said which are dead, prisoners unknown)
//! the answer is an error, never a guess. `final_status` and `final_status_list` say what is likely where nobody said
//! which stones are dead, as controllers expect of an engine; no result rests on that. An
//! [`EngineAdviser`] is an outside engine that is asked which stones are dead; what it says is its claim.

mod adviser;
mod board_text;
mod command;
mod commands;
mod engine;
mod load;
mod referee;
mod refusal;
mod scoring;
mod session;

pub use adviser::{AdviserFault, EngineAdviser};
pub use command::GtpCommand;
pub use engine::EngineFault;
pub use referee::{RULES_DEFAULT, Referee};
pub use session::{answer, serve};

use refusal::{GtpRefusal, LoadRefusal, Unscored};
