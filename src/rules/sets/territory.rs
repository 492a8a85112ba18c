use super::prelude::*;

const TEXT: TextEdition = TextEdition { edition: "plain count", source: &sources::DOCUMENTED_POSITIONS };
const BASE: &RuleSet = &territory(TEXT, &["documented positions, Claims"]);

/// Surrounded points, prisoners and dead stones, eyes in seki included: a plain count.
pub(in crate::rules) const TERRITORY: RuleSet = RuleSet {
    id: Cow::Borrowed("territory"),
    name: "Plain territory count",
    authority: Authority::Reference,
    text: TEXT,
    komi: Clause::text(Komi::half_points(0, 0), &["documented positions, Claims"], TEXT),
    seki_points: Clause::text(SekiPoints::Counted, &["documented positions, Claims"], TEXT),
    dead_in_seki: Clause::text(DeadInSeki::Removed, &["documented positions, Claims"], TEXT),
    one_sided_neutral: Clause::text(OneSidedNeutral::Counted, &["documented positions, Claims"], TEXT),
    neutral_filling: Clause::convention(NeutralFilling::Optional, TEXT),
    handicap: Clause::text(Handicap::Zero, &["documented positions, Claims"], TEXT),
    tie_even: Clause::text(Tie::Draw, &["documented positions, Claims"], TEXT),
    tie_handicap: Clause::text(Tie::Draw, &["documented positions, Claims"], TEXT),
    ko: Clause::convention(Ko::Simple, TEXT),
    suicide: Clause::convention(Suicide::Forbidden, TEXT),
    uncertain: &["no rule set of any federation, but a count to compare with"],
    ..*BASE
};
