//! What each rule set says, article by article.
//!
//! A [`RuleSet`] holds a [`Clause`] for each axis: a choice with the articles, edition and source behind it, or the
//! statement that the text is silent ([`Basis::Unstated`]) or was not read ([`Basis::Unverified`]).

mod amount;
mod axis;
mod clause;
mod fork;
mod katago;
mod name_only_rules;
mod names;
mod registry;
mod rule_set;
mod sets;
mod shared;
pub(crate) mod sources;

pub use amount::Amount;
pub use axis::*;
pub use clause::{Basis, Clause, Komi, TextEdition};
pub use fork::{Ambiguity, Fork, RuleReadingId, SourcedRuleReading};
pub use katago::{KatagoKo, KatagoRules, KatagoScoring, KatagoTax, ParseKatagoError, katago_preset, katago_presets};
pub use name_only_rules::{KNOWN_BY_NAME, NameOnlyRules};
pub use names::{did_you_mean, near_names};
pub use registry::*;
pub use rule_set::{Alias, Authority, ChangeError, ClauseView, Context, KomiPeriod, RuleSet};
pub use shared::SharedRuleSet;
pub use sources::Source;
