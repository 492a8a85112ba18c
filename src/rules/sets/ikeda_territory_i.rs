use super::prelude::*;

const TEXT: TextEdition = TextEdition { edition: "territory rules I", source: &sources::IKEDA_RULES };
const EXAMPLES: TextEdition = TextEdition { edition: "section 3.7", source: &sources::IKEDA_RULES_3_7 };
const PASSES: TextEdition = TextEdition { edition: "description by Jasiek", source: &sources::JASIEK_ON_IKEDA_RULES };
const BASE: &RuleSet = &territory(TEXT, &["Ikeda rules, Territory rules I"]);

/// Ikeda's territory rules I.
pub(in crate::rules) const IKEDA_TERRITORY_I: RuleSet = RuleSet {
    id: Cow::Borrowed("ikeda-territory-i"),
    name: "Ikeda territory rules I",
    authority: Authority::Proposal,
    text: TEXT,
    aliases: &[Alias::user("ikeda-territory-1")],
    komi: Clause::convention(Komi::half_points(13, 0), TEXT).with_note("its value was not read"),
    seki_points: Clause::text(SekiPoints::Counted, &["Ikeda rules, Territory rules I"], TEXT),
    dead_in_seki: Clause::convention(DeadInSeki::NotRemoved, TEXT)
        .with_note("they are captured in playing out; a point under a stone that stays counts for nobody"),
    one_sided_neutral: Clause::text(OneSidedNeutral::Counted, &["Ikeda rules, Territory rules I"], EXAMPLES),
    neutral_filling: Clause::convention(NeutralFilling::Optional, TEXT),
    pass_stones: Clause::text(PassStones::None, &["Ikeda rules, Territory rules I"], PASSES).with_note(
        "in the phase of playing out after the first stop a pass gives a prisoner: count it with the prisoners",
    ),
    stop: Clause::text(Stop::TwoPasses, &["Ikeda rules, Territory rules I"], TEXT)
        .with_note("a preliminary end; after it a pass gives a prisoner"),
    resumption: Clause::convention(Resumption::NormalTurn, TEXT),
    dispute: Clause::text(DisputeRule::PlayOut, &["Ikeda rules, Territory rules I"], TEXT),
    uncertain: &[
        "the value of komi",
        "passes cost a prisoner only when the game is played out; those count with the prisoners",
        "equal scores, handicap games, ko and self-capture",
    ],
    ..*BASE
};
