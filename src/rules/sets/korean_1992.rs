use super::prelude::*;

const TEXT: TextEdition = TextEdition { edition: "1992", source: &sources::JASIEK_ON_KOREAN_RULES };
const KOMI: TextEdition = TextEdition { edition: "history of komi", source: &sources::SENSEIS_KOMI_2004 };
const BASE: &RuleSet = &territory_by_practice(TEXT, LIKE_2016);

/// Article 17 takes dead stones off and does not say whether also inside a seki.
const DEAD_IN_SEKI: Fork = Fork::new(
    (RuleReadingId::DeadInSekiStands, &sources::JASIEK_ON_KOREAN_RULES),
    (RuleReadingId::DeadInSekiRemoved, &sources::JASIEK_ON_KOREAN_RULES),
);

/// The Korean rules of 1992 with their special rulings.
pub(in crate::rules) const KOREAN_1992: RuleSet = RuleSet {
    id: Cow::Borrowed("korean-1992"),
    name: "Korean rules 1992",
    authority: Authority::Historical,
    text: TEXT,
    effective_from: Some("1992"),
    superseded_by: Some("korean-2009"),
    aliases: &[Alias::user("korean-1992")],
    komi: Clause::convention(Komi::half_points(11, 0), KOMI)
        .with_note("the value for these years was not read in the text"),
    komi_history: &[
        KomiPeriod::since(0, 11, &sources::SENSEIS_KOMI_2004),
        KomiPeriod::since(1997, 13, &sources::SENSEIS_HISTORY_OF_KOMI),
    ],
    dead_articles: &["17"],
    prisoners: Clause::text(Prisoners::Counted, &["10", "17"], TEXT),
    removal: Clause::text(Removal::Agreed, &["17"], TEXT),
    dead_in_seki: Clause::unstated(TEXT)
        .with_note("article 17 is unclear whether dead stones may be taken out of a seki")
        .with_fork(&DEAD_IN_SEKI),
    neutral_filling: Clause::convention(NeutralFilling::Required, LIKE_2016).with_note(
        "article 15 ends the game when no profitable move is left; it does not say that neutral points must be filled",
    ),
    handicap: Clause::convention(Handicap::Zero, SERVERS),
    handicap_placement: Clause::convention(HandicapPlacement::Fixed, TEACHING),
    tie_even: Clause::convention(Tie::Draw, TEXT),
    tie_handicap: Clause::convention(Tie::Draw, TEXT),
    announcement: Clause::convention(Announcement::Jip, TEXT),
    ko: Clause::text(Ko::Simple, &["9"], TEXT),
    suicide: Clause::text(Suicide::Forbidden, &["8"], TEXT),
    stop: Clause::text(Stop::TwoPasses, &["6", "15"], TEXT),
    dispute: Clause::text(DisputeRule::Precedents, &["Korean rules 1992, Additional Rules"], TEXT).with_note(
        "special rulings first, then playing it out, then a ruling of the association; combined moonshine life is dead",
    ),
    uncertain: &[
        "komi of the time",
        "of the articles only 6 to 10, 15 and 17 and the special rulings are told of; the rest is taken to be that of 2016",
        "whether dead stones may be taken out of a seki (article 17)",
        "a draft of 2003 wanted bent four inside a capturing race, and a triple ko of an eye against no eye, to be seki; \
         whether it was adopted is not known",
    ],
    ..*BASE
};
