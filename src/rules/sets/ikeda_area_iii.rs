use super::prelude::*;

const TEXT: TextEdition = TextEdition { edition: "area rules III", source: &sources::IKEDA_RULES };
const ABOUT: TextEdition = TextEdition { edition: "description", source: &sources::SENSEIS_IKEDAS_RULE };
const BASE: &RuleSet = &area(TEXT, &["Ikeda rules, Area rules III"]);

/// Ikeda's area rules III.
pub(in crate::rules) const IKEDA_AREA_III: RuleSet = RuleSet {
    id: Cow::Borrowed("ikeda-area-iii"),
    name: "Ikeda area rules III",
    authority: Authority::Proposal,
    text: TEXT,
    aliases: &[Alias::user("ikeda-area-3")],
    komi: Clause::convention(Komi::half_points(13, 0), ABOUT)
        .with_note("the usual komi of territory counting is meant"),
    removal: Clause::text(Removal::None, &["Ikeda rules, Area rules III"], TEXT)
        .with_note("nothing comes off by agreement"),
    dead_in_seki: Clause::text(DeadInSeki::NotRemoved, &["Ikeda rules, Area rules III"], TEXT),
    first_pass: Clause::text(FirstPass::WhiteFirst, &["Ikeda rules, Area rules III"], ABOUT)
        .with_note("half a point from Black to White when White makes the very first pass of the game"),
    ko: Clause::convention(Ko::PositionalSuperko, TEXT).with_note("the text has a superko; which form was not read"),
    repetition: Clause::text(RepetitionRule::Forbidden, &["Ikeda rules, Area rules III"], TEXT),
    stop: Clause::text(Stop::TwoPasses, &["Ikeda rules, Area rules III"], TEXT)
        .with_note("two in a row after the first pass"),
    resumption: Clause::convention(Resumption::NormalTurn, TEXT),
    dispute: Clause::text(DisputeRule::NothingRemoved, &["Ikeda rules, Area rules III"], TEXT)
        .with_note("by playing on"),
    uncertain: &[
        "the value of komi",
        "which form of superko is meant",
        "equal scores, handicap games and self-capture",
    ],
    ..*BASE
};
