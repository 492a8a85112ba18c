//! gyega (계가, the counting that ends a game of baduk) takes a finished game of Go/Baduk/Weiqi, a final position and the
//! stones said to be dead, and says what every rule set makes of it, and why two rule sets give different answers.
//!
//! The modules below stand in reading order, which is the order of the house: a module imports only from modules declared
//! above it.

/// What each rule set says, article by article.
pub mod rules;

pub mod formats;
