use std::borrow::Cow;

use super::base::area;
use crate::rules::{Clause, Ko, RuleSet, Standing, Suicide, Text};

const TEXT: Text = Text { edition: "KBA basic rules page", source: "SEED001" };
const BASE: &RuleSet = &area(TEXT, &["Comparison with other rules"]);

/// What a page of the Korea Baduk Association says of Taiwanese rules.
pub(in crate::rules) const TAIWANESE: RuleSet = RuleSet {
    id: Cow::Borrowed("taiwanese"),
    name: "Taiwanese rules as told by the Korea Baduk Association",
    standing: Standing::Teaching,
    text: TEXT,
    komi: Clause::unverified(TEXT),
    ko: Clause::text(Ko::Simple, &["Dia. 6"], TEXT),
    suicide: Clause::text(Suicide::Allowed, &["Dia. 11"], TEXT)
        .note("taking off one's own single stone counts like a pass"),
    uncertain: &["this is what one Korean page says; it is not a Taiwanese text"],
    ..*BASE
};
