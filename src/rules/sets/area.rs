use super::prelude::*;

const TEXT: TextEdition = TextEdition { edition: "plain count", source: &sources::DOCUMENTED_POSITIONS };
const BASE: &RuleSet = &area(TEXT, &["documented positions, Claims"]);

/// Living stones and surrounded points: a plain count.
pub(in crate::rules) const AREA: RuleSet = RuleSet {
    id: Cow::Borrowed("area"),
    name: "Plain area count",
    authority: Authority::Reference,
    text: TEXT,
    komi: Clause::text(Komi::half_points(0, 0), &["documented positions, Claims"], TEXT),
    neutral_filling: Clause::convention(NeutralFilling::Optional, TEXT),
    handicap: Clause::text(Handicap::Zero, &["documented positions, Claims"], TEXT),
    tie_even: Clause::text(Tie::Draw, &["documented positions, Claims"], TEXT),
    tie_handicap: Clause::text(Tie::Draw, &["documented positions, Claims"], TEXT),
    ko: Clause::convention(Ko::Simple, TEXT),
    suicide: Clause::convention(Suicide::Forbidden, TEXT),
    uncertain: &["no rule set of any federation, but a count to compare with"],
    ..*BASE
};
