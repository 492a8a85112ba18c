use super::prelude::*;

const TEXT: TextEdition = TextEdition { edition: "2016 (in force March 2017)", source: &sources::KOREAN_RULES_2016 };
const CODE: TextEdition = TextEdition { edition: "competition code, November 2024", source: &sources::KUK_REPORT_2024 };
const PRACTICE: TextEdition = TextEdition { edition: "KBF basic rules page", source: &sources::KBF_BASIC_RULES };
const AS_JAPANESE: TextEdition = TextEdition { edition: "1989", source: &sources::JAPANESE_RULES_1989 };
const AS_THE_JAPANESE_COMMENTARY: TextEdition =
    TextEdition { edition: "official commentary", source: &sources::NIHON_KIIN_ON_ARTICLE_9 };
const BASE: &RuleSet = &territory(TEXT, &["8.1"]);

/// The articles do not name the shape; the basic rules page rules on it, and only beside stones that live.
const BENT_FOUR: Fork = Fork::new(
    (RuleReadingId::BentFourByRule, &sources::KBF_BASIC_RULES),
    (RuleReadingId::BentFourByPlay, &sources::KBF_BASIC_RULES),
);

/// Article 9 word for word, as article 8 of Japan; against the basic rules page, by which players who agree fill as
/// they like.
const OPEN_NEUTRAL_POINTS: Fork = Fork::new(
    (RuleReadingId::NeutralPointsAsAgreed, &sources::KBF_BASIC_RULES),
    (RuleReadingId::NeutralPointsLiteral, &sources::KOREAN_RULES_2016),
);

/// What is practice, against article 8.1, which makes territory of every point that living stones surround.
const PROTECTIVE_MOVES: Fork = Fork::new(
    (RuleReadingId::ProtectiveMovesStrict, &sources::NIHON_KIIN_ON_ARTICLE_9),
    (RuleReadingId::ProtectiveMovesTolerant, &sources::KOREAN_RULES_2016),
);

/// Korean Baduk Association rules, 2016.
pub(in crate::rules) const KOREAN_2016: RuleSet = RuleSet {
    id: Cow::Borrowed("korean-2016"),
    name: "Korean Baduk Association rules 2016",
    authority: Authority::Official,
    text: TEXT,
    effective_from: Some("2017-03"),
    aliases: &[
        Alias::user("korean"),
        Alias::user("kr"),
        Alias::user("kor"),
        Alias::user("ko"),
        Alias::user("kba"),
        Alias::user("baduk"),
    ],
    komi: Clause::convention(Komi::half_points(13, 0), PRACTICE)
        .with_note("komi is tournament practice, not in the articles"),
    komi_history: &[
        KomiPeriod::since(0, 11, &sources::SENSEIS_KOMI_2004),
        KomiPeriod::since(1997, 13, &sources::SENSEIS_HISTORY_OF_KOMI),
    ],
    dead_articles: &["1", "6", "11", "12.1"],
    counting: Clause::text(Counting::Territory, &["1"], TEXT),
    prisoners: Clause::text(Prisoners::Counted, &["1", "12.1"], TEXT),
    removal: Clause::convention(Removal::Agreed, TEXT)
        .with_note(
            "dead are stones that can be captured (article 6), judged on each separated shape after both have passed (article 11); \
             that the players agree on them is practice",
        )
        .with_fork(&BENT_FOUR),
    seki_test: Clause::convention(SekiTest::Agreed, TEXT)
        .with_note("stones of both colours that coexist next to neutral points (article 9); that the players agree which those are \
             is practice"),
    seki_points: Clause::text(SekiPoints::NotCounted, &["9"], TEXT),
    dead_in_seki: Clause::convention(DeadInSeki::NotRemoved, AS_JAPANESE).with_note(
        "the articles give no rule for lifting dead stones inside a seki; treated as in the Japanese rules of 1989",
    ),
    one_sided_neutral: Clause::convention(OneSidedNeutral::NotCounted, AS_THE_JAPANESE_COMMENTARY)
        .with_note("no article speaks of protective moves: that one left out costs its point is practice")
        .with_fork(&PROTECTIVE_MOVES),
    neutral_points: Clause::text(NeutralPoints::Zero, &["8"], TEXT),
    neutral_filling: Clause::text(NeutralFilling::Required, &["8.2"], TEXT).with_note(
            "filled in turn; either player may fill freely if both agree (KBF basic rules page); word for word article 9 puts the \
             stones next to one left open in seki",
        )
        .with_fork(&OPEN_NEUTRAL_POINTS),
    handicap: Clause::convention(Handicap::Zero, SERVERS),
    handicap_placement: Clause::convention(HandicapPlacement::Fixed, TEACHING),
    tie_even: Clause::convention(Tie::Draw, TEXT)
        .with_note("article 12 does not say what happens at equal scores; a draw is assumed"),
    tie_handicap: Clause::convention(Tie::Draw, TEXT)
        .with_note("article 12 does not say what happens at equal scores; a draw is assumed"),
    unit: Clause::text(Unit::Point, &["8"], TEXT),
    announcement: Clause::convention(Announcement::Jip, PRACTICE),
    ko: Clause::text(Ko::Simple, &["7"], TEXT),
    suicide: Clause::text(Suicide::Forbidden, &["5"], TEXT),
    repetition: Clause::text(RepetitionRule::Draw, &["10"], TEXT)
        .with_note("where one player alone can repeat, a draw if that player does (article 10.2)"),
    illegal_move: Clause::convention(IllegalMove::Penalty, CODE)
        .with_note("loss or penalty as the competition code says; its article 18 has the cautions and warnings"),
    stop: Clause::text(Stop::TwoPasses, &["11"], TEXT)
        .with_note("a comment on the text (note 2) has its author allow a pass only when necessary"),
    dispute: Clause::text(DisputeRule::KoreanLocal, &["6", "11"], TEXT),
    counting_procedure: Clause::text(CountingProcedure::FillIn, &["12.1"], TEXT),
    uncertain: &[
        "article 12 does not say what happens at equal scores; a draw is assumed",
        "whether moonshine life is alive is disputed; article 10.2 gives a draw to the player who can repeat",
        "the final text of the 2025 revision of article 18 of the competition code",
    ],
    ..*BASE
};
