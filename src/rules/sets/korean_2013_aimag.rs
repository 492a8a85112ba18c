use super::prelude::*;

const TEXT: Text = Text { edition: "2013", source: &sources::ASIAN_GAMES_2013 };
const KOMI: Text = Text { edition: "history of komi", source: &sources::SENSEIS_HISTORY_OF_KOMI };
const PRACTICE: Text = Text { edition: "KBF basic rules page", source: &sources::KBF_BASIC_RULES };
const BASE: &RuleSet = &blank(TEXT);

/// The Korean text for the Asian Indoor and Martial Arts Games of 2013.
pub(in crate::rules) const KOREAN_2013_AIMAG: RuleSet = RuleSet {
    id: Cow::Borrowed("korean-2013-aimag"),
    name: "Korean rules for the Asian Indoor and Martial Arts Games 2013",
    authority: Authority::OfficialEvent,
    text: TEXT,
    effective_from: Some("2013"),
    superseded_by: Some("korean-2016"),
    aliases: &[Alias::user("korean-2013"), Alias::user("aimag")],
    komi: Clause::convention(Komi::half_points(13, 0), KOMI),
    komi_history: &[KomiPeriod {
        from_year: 1997,
        even: Amount::half_points(13),
        source: &sources::SENSEIS_HISTORY_OF_KOMI,
    }],
    counting: Clause::convention(Counting::Territory, LIKE_2016),
    prisoners: Clause::convention(Prisoners::Counted, LIKE_2016),
    removal: Clause::convention(Removal::Agreed, LIKE_2016),
    seki_test: Clause::convention(SekiTest::Agreed, LIKE_2016),
    seki_points: Clause::convention(SekiPoints::NotCounted, LIKE_2016),
    dead_in_seki: Clause::convention(DeadInSeki::NotRemoved, LIKE_2016),
    one_sided_neutral: Clause::convention(OneSidedNeutral::NotCounted, LIKE_2016),
    neutral_points: Clause::convention(NeutralPoints::Zero, LIKE_2016),
    neutral_filling: Clause::convention(NeutralFilling::Required, LIKE_2016),
    group_tax: Clause::convention(GroupTax::None, LIKE_2016),
    pass_stones: Clause::convention(PassStones::None, LIKE_2016),
    last_pass: Clause::convention(LastPass::Either, LIKE_2016),
    first_pass: Clause::convention(FirstPass::None, LIKE_2016),
    last_play: Clause::convention(LastPlayRule::None, LIKE_2016),
    handicap: Clause::convention(Handicap::Zero, SERVERS),
    handicap_placement: Clause::convention(HandicapPlacement::Fixed, TEACHING),
    tie_even: Clause::convention(Tie::Draw, LIKE_2016),
    tie_handicap: Clause::convention(Tie::Draw, LIKE_2016),
    unit: Clause::convention(Unit::Point, LIKE_2016),
    announcement: Clause::convention(Announcement::Jip, PRACTICE),
    ko: Clause::convention(Ko::Simple, LIKE_2016),
    suicide: Clause::convention(Suicide::Forbidden, LIKE_2016),
    repetition: Clause::convention(RepetitionRule::Draw, LIKE_2016)
        .note("where one player alone can repeat, that player may have a draw"),
    stop: Clause::convention(Stop::TwoPasses, LIKE_2016),
    dispute: Clause::convention(DisputeRule::KoreanLocal, LIKE_2016)
        .note("the text also defines a group and says that hypothetical play is local"),
    both_lose: Clause::convention(BothLose::Impossible, LIKE_2016),
    overtime: Clause::convention(Overtime::None, LIKE_2016),
    counting_procedure: Clause::convention(CountingProcedure::FillIn, LIKE_2016),
    uncertain: &[
        "the articles themselves were not readable; a source calls them practically identical with those of 2016",
        "whether moonshine life is alive is disputed",
    ],
    ..*BASE
};
