use super::prelude::*;

const TEXT: TextEdition = TextEdition { edition: "EGF tournament rules", source: &sources::EGF_TOURNAMENT_RULES };
const BASE: &RuleSet = &territory(TEXT, &["EGF tournament rules, Verbal European-Japanese rules"]);

/// European Go Federation: territory counting after the verbal European-Japanese rules.
pub(in crate::rules) const EGF_TERRITORY: RuleSet = RuleSet {
    id: Cow::Borrowed("egf-territory"),
    name: "EGF territory rules (verbal European-Japanese)",
    authority: Authority::OfficialEvent,
    text: TEXT,
    aliases: &[Alias::user("egf-japanese")],
    komi: Clause::text(Komi::half_points(13, 0), &["EGF tournament rules, Komi"], TEXT),
    neutral_filling: Clause::convention(NeutralFilling::Required, TEXT),
    handicap: Clause::convention(Handicap::Zero, TEXT),
    handicap_placement: Clause::convention(HandicapPlacement::Fixed, TEXT),
    tie_even: Clause::convention(Tie::Draw, TEXT).with_note("cannot arise with komi 6.5"),
    tie_handicap: Clause::text(Tie::WhiteWins, &["EGF tournament rules, Handicap"], TEXT)
        .with_note("where komi is a whole number"),
    ko: Clause::text(Ko::Simple, &["EGF tournament rules, Ko"], TEXT),
    suicide: Clause::text(Suicide::Forbidden, &["EGF tournament rules, Capture"], TEXT),
    stop: Clause::text(Stop::TwoPasses, &["EGF tournament rules, End of the game"], TEXT),
    dispute: Clause::text(DisputeRule::Arbitration, &["EGF tournament rules, Arbitration"], TEXT),
    uncertain: &["events may differ: the European Go Congress of 2015 used the AGA rules"],
    ..*BASE
};
