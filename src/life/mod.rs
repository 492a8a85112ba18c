//! Which stones live, and what shows it.
//!
//! What is proved here is Benson's unconditional life and `KataGo`'s formal independent life. Searches for seki, false eyes
//! and owed protective moves will stand beside them; until then [`LifeMap`] says what was not examined.

mod benson;
mod independent;
mod map;
mod protective;
pub mod search;
mod status;

pub use benson::{PassAlive, pass_alive, pass_alive_dead};
pub use independent::IndependentLife;
pub use map::{Group, LifeMap};
pub use protective::protective_moves;
pub use status::{Evidence, Status};
