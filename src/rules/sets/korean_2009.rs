use super::prelude::*;

const TEXT: TextEdition = TextEdition { edition: "2009", source: &sources::KOREAN_RULES_2009 };
const KOMI: TextEdition = TextEdition { edition: "history of komi", source: &sources::SENSEIS_HISTORY_OF_KOMI };
const BASE: &RuleSet = &territory_by_practice(TEXT, LIKE_2016);

/// The Korean Baduk Association rules as in its White Paper of 2009.
pub(in crate::rules) const KOREAN_2009: RuleSet = RuleSet {
    id: Cow::Borrowed("korean-2009"),
    name: "Korean rules 2009 (KBA White Paper)",
    authority: Authority::Historical,
    text: TEXT,
    effective_from: Some("2009"),
    superseded_by: Some("korean-2016"),
    aliases: &[Alias::user("korean-2009")],
    komi: Clause::convention(Komi::half_points(13, 0), KOMI),
    komi_history: &[KomiPeriod::since(1997, 13, &sources::SENSEIS_HISTORY_OF_KOMI)],
    counting: Clause::text(Counting::Territory, &["1"], TEXT),
    prisoners: Clause::text(Prisoners::Counted, &["1"], TEXT),
    dead_articles: &["1", "6.3"],
    removal: Clause::text(Removal::Agreed, &["6.3"], TEXT)
        .with_note("stones shown to be capturable come off without filling their liberties"),
    neutral_filling: Clause::convention(NeutralFilling::Required, LIKE_2016),
    handicap: Clause::convention(Handicap::Zero, SERVERS),
    handicap_placement: Clause::convention(HandicapPlacement::Fixed, TEACHING),
    tie_even: Clause::convention(Tie::Draw, LIKE_2016),
    tie_handicap: Clause::convention(Tie::Draw, LIKE_2016),
    announcement: Clause::convention(Announcement::Jip, TEXT),
    ko: Clause::convention(Ko::Simple, LIKE_2016),
    suicide: Clause::convention(Suicide::Forbidden, LIKE_2016),
    stop: Clause::text(Stop::TwoPasses, &["5"], TEXT).with_note("a pass is for the end of the game"),
    dispute: Clause::convention(DisputeRule::KoreanLocal, LIKE_2016)
        .with_note("article 6.3 asks for proof that the stones can be captured"),
    uncertain: &[
        "the articles after 6 could not be read; seki, neutral points, ko and self-capture are taken to be those of 2016",
    ],
    ..*BASE
};
