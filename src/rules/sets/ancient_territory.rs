use super::prelude::*;

const TEXT: TextEdition = TextEdition { edition: "preset ancient-territory", source: &sources::KATAGO_SOURCE_CODE };
const DOCS: TextEdition = TextEdition { edition: "page on its rules", source: &sources::KATAGO_ON_ITS_RULES };
const BASE: &RuleSet = &territory(TEXT, &["KataGo's rules, scoring", "KataGo's rules, tax"]);

/// What could be filled in the clean-up phases, against the definition word for word on a board that nobody
/// cleaned up.
const OPEN_NEUTRAL_POINTS: Fork = Fork::new(
    (RuleReadingId::NeutralPointsAsAgreed, &sources::KATAGO_ON_ITS_RULES),
    (RuleReadingId::NeutralPointsLiteral, &sources::KATAGO_ON_ITS_RULES),
);

/// Territory with group tax, after `KataGo`'s preset of that name.
pub(in crate::rules) const ANCIENT_TERRITORY: RuleSet = RuleSet {
    id: Cow::Borrowed("ancient-territory"),
    name: "Territory with group tax (KataGo's ancient-territory)",
    authority: Authority::Reference,
    text: TEXT,
    aliases: &[Alias::user("ancientterritory")],
    komi: Clause::text(Komi::half_points(13, 0), &["KataGo's rules, komi"], TEXT),
    removal: Clause::convention(Removal::Agreed, DOCS)
        .with_note("KataGo settles dead stones by playing on; the players' agreement stands for that here"),
    seki_test: Clause::convention(SekiTest::Agreed, DOCS).with_note(
        "KataGo sorts by its formal definition what clean-up phases have left, in which neutral points are filled too",
    ),
    neutral_filling: Clause::convention(NeutralFilling::Required, DOCS)
        .with_note("by KataGo's definition a neutral point that is still open puts the groups next to it in seki")
        .with_fork(&OPEN_NEUTRAL_POINTS),
    group_tax: Clause::text(GroupTax::TwoPerGroup, &["KataGo's rules, tax"], TEXT),
    handicap: Clause::text(Handicap::Zero, &["KataGo's rules, whiteHandicapBonus"], TEXT),
    tie_even: Clause::convention(Tie::Draw, TEXT),
    tie_handicap: Clause::convention(Tie::Draw, TEXT),
    ko: Clause::text(Ko::Simple, &["KataGo's rules, ko"], TEXT),
    suicide: Clause::text(Suicide::Forbidden, &["KataGo's rules, suicide"], TEXT),
    repetition: Clause::text(RepetitionRule::NoResult, &["KataGo's rules, Ko"], DOCS),
    stop: Clause::text(Stop::TwoPasses, &["KataGo's rules, Scoring"], DOCS).with_note("two passes a phase"),
    resumption: Clause::convention(Resumption::NormalTurn, DOCS),
    dispute: Clause::text(DisputeRule::PlayOut, &["KataGo's rules, Scoring"], DOCS).with_note("in clean-up phases"),
    counting_procedure: Clause::convention(CountingProcedure::Plain, DOCS),
    ..*BASE
};
