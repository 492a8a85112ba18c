//! Points that a question gives: komi, overtime, adjustments.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Number;

use crate::board::Color;
use crate::formats::json::Json;
use crate::rules::Amount;
use crate::wire::from_json::{FromJson, forms, request};
use crate::wire::reader::{Expected, JsonReader, Path};
use crate::wire::{BoundedText, Limits, Whole};

/// A number of points, a multiple of a quarter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(extend("multipleOf" = 0.25, "minimum" = -100_000, "maximum" = 100_000, "examples" = [6.5, 0, 3.75]))]
pub struct GivenAmount(#[schemars(with = "Number")] pub Amount);

impl From<Amount> for GivenAmount {
    fn from(amount: Amount) -> Self {
        Self(amount)
    }
}

impl FromJson for GivenAmount {
    const EXPECTED: Expected = Expected::Text("a number of points");
    const PLACEHOLDER: Self = Self(Amount::ZERO);

    fn from_json(reader: &mut JsonReader, path: &Path<'_>, json: &Json<'_>) -> Option<Self> {
        reader.amount(path, json, Self::EXPECTED).map(Self)
    }
}

/// Points to White.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub enum KomiRequest {
    /// Each rule set's own.
    #[serde(rename = "rule-set")]
    OfRuleSet,
    /// That of the record, for every rule set. A fault where there is no record, or where it tells none.
    #[serde(rename = "record")]
    OfRecord,
    /// The same for every rule set.
    #[serde(untagged)]
    Same(GivenAmount),
    /// By id or alias of a rule set; sets not named take their own.
    #[serde(untagged)]
    ByRuleSet(#[schemars(extend("maxProperties" = Limits::DEFAULT.rule_sets_max))] BTreeMap<String, GivenAmount>),
}

request! {
    /// Ing overtime periods bought by each player; a player left out bought none. More than three lose the game.
    #[derive(Copy, Default, Eq)]
    pub struct Overtime {
        /// Periods bought by Black.
        pub black: Option<Whole<0, 100>>,
        /// Periods bought by White.
        pub white: Option<Whole<0, 100>>,
    }

    /// Points given to a player for a reason of the event.
    #[derive(Eq)]
    pub struct AdjustmentRequest(at most |limits| limits.adjustments_max) {
        /// How many; a negative number takes them away.
        pub amount: GivenAmount,
        /// Who gets them.
        pub player: Color,
        /// Why, in words; at most 200 characters.
        pub reason: BoundedText<1, 200>,
        /// Under which rule sets, by id or alias; under all of them by default. Each must be among those scored.
        #[schemars(length(min = 1))]
        pub rule_sets: Option<Vec<String>>,
    }
}

forms! {
    KomiRequest: "a number, \"rule-set\", \"record\", or an object of rule sets and numbers",
        ["rule-set" => Self::OfRuleSet, "record" => Self::OfRecord] [Number => Self::Same, Object => Self::ByRuleSet],
        else Self::OfRuleSet;
}
