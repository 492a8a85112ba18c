use super::prelude::*;

const TEXT: TextEdition = TextEdition { edition: "web page", source: &sources::CYNINGSTAN };
const BASE: &RuleSet = &territory(TEXT, &["17 (i)"]);

/// The rules of Go as Cyningstan sums them up.
pub(in crate::rules) const CYNINGSTAN: RuleSet = RuleSet {
    id: Cow::Borrowed("cyningstan"),
    name: "Popular summary of the rules (Cyningstan)",
    authority: Authority::Teaching,
    text: TEXT,
    aliases: &[Alias::user("cyningstan")],
    komi: Clause::convention(Komi::half_points(0, 0), TEXT).with_note("the text knows no komi"),
    dead_articles: &["12", "17 (iii)"],
    counting: Clause::text(Counting::Territory, &["17"], TEXT),
    prisoners: Clause::text(Prisoners::Counted, &["17"], TEXT),
    removal: Clause::convention(Removal::Agreed, TEXT)
        .with_note("that the players agree on the dead stones is practice"),
    seki_points: Clause::text(SekiPoints::NotCounted, &["14"], TEXT),
    one_sided_neutral: Clause::text(OneSidedNeutral::Counted, &["17 (i)"], TEXT)
        .with_note("every surrounded point counts, also one that its owner must still fill"),
    neutral_filling: Clause::convention(NeutralFilling::Optional, TEXT),
    handicap: Clause::convention(Handicap::Zero, TEXT)
        .with_note("the text sets the stones and speaks of no points for them"),
    handicap_placement: Clause::text(HandicapPlacement::Fixed, &["20"], TEXT)
        .with_note("with more than nine stones the first nine go on the marked points, the others anywhere"),
    tie_even: Clause::unstated(TEXT),
    tie_handicap: Clause::unstated(TEXT),
    ko: Clause::text(Ko::Simple, &["13"], TEXT),
    suicide: Clause::text(Suicide::Forbidden, &["6"], TEXT),
    repetition: Clause::unstated(TEXT),
    illegal_move: Clause::unstated(TEXT),
    stop: Clause::text(Stop::TwoPasses, &["16"], TEXT),
    resumption: Clause::unstated(TEXT),
    dispute: Clause::convention(DisputeRule::Agreement, TEXT).with_note("the text does not speak of disputes"),
    uncertain: &["the text knows no komi and does not say what happens at equal scores or in a dispute"],
    ..*BASE
};
