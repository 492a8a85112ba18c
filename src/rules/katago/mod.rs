//! `KataGo`'s rules: its parameters, their compact form, and its presets as rule sets under its own formal definitions.

mod compact;
mod parameters;
mod presets;

pub use compact::ParseKatagoError;
pub use parameters::{KatagoKo, KatagoRules, KatagoScoring, KatagoTax};
pub use presets::{katago_preset, katago_presets};
