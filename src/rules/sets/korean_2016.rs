use std::borrow::Cow;

use crate::rules::{
    Alias, Amount, Announcement, BothLose, Clause, Context, Counting, CountingProcedure, DeadInSeki, Dispute,
    FirstPass, GroupTax, Handicap, HandicapPlacement, IllegalMove, Ko, Komi, KomiPeriod, LastPass, LastPlay,
    NeutralFilling, NeutralPoints, OneSidedNeutral, Overtime, PassStones, Prisoners, Removal, Repetition, Resumption,
    RuleSet, SekiPoints, SekiTest, Standing, Stop, Suicide, Text, Tie, Unit,
};

const TEXT: Text = Text { edition: "2016 (in force March 2017)", source: "SEED003" };
const CODE: Text = Text { edition: "competition code, November 2024", source: "KUKI24" };
const PRACTICE: Text = Text { edition: "KBA basic rules page", source: "SEED001" };

/// Korean Baduk Association rules, 2016.
pub(in crate::rules) const KOREAN_2016: RuleSet = RuleSet {
    id: Cow::Borrowed("korean-2016"),
    name: "Korean Baduk Association rules 2016",
    standing: Standing::Official,
    text: TEXT,
    effective_from: Some("2017-03"),
    superseded_by: None,
    aliases: &[
        Alias { context: Context::User, name: "korean" },
        Alias { context: Context::User, name: "kr" },
        Alias { context: Context::User, name: "kor" },
        Alias { context: Context::User, name: "ko" },
        Alias { context: Context::User, name: "kba" },
        Alias { context: Context::User, name: "baduk" },
        Alias { context: Context::Sgf, name: "Korean" },
    ],
    territory_articles: &["8.1"],
    komi: Clause::convention(Komi::half_points(13, 0), PRACTICE)
        .note("komi is tournament practice, not in the articles"),
    komi_history: &[KomiPeriod { from_year: 1997, even: Amount::half_points(13), source: "KOMIH" }],
    counting: Clause::text(Counting::Territory, &["1"], TEXT),
    prisoners: Clause::text(Prisoners::Counted, &["1", "12.1"], TEXT),
    removal: Clause::text(Removal::Agreed, &["11"], TEXT),
    seki_test: Clause::text(SekiTest::Agreed, &["9"], TEXT),
    seki_points: Clause::text(SekiPoints::NotCounted, &["9"], TEXT),
    dead_in_seki: Clause::convention(DeadInSeki::NotRemoved, TEXT).note(
        "the articles give no rule for lifting dead stones inside a seki; treated as in the Japanese rules of 1989",
    ),
    one_sided_neutral: Clause::text(OneSidedNeutral::NotCounted, &["9"], TEXT),
    neutral_points: Clause::text(NeutralPoints::Zero, &["8"], TEXT),
    neutral_filling: Clause::text(NeutralFilling::Required, &["8.2"], TEXT),
    group_tax: Clause::text(GroupTax::None, &["1"], TEXT),
    pass_stones: Clause::text(PassStones::None, &["1"], TEXT),
    last_pass: Clause::text(LastPass::Either, &["11"], TEXT),
    first_pass: Clause::text(FirstPass::None, &["1"], TEXT),
    last_play: Clause::text(LastPlay::None, &["1"], TEXT),
    handicap: Clause::convention(Handicap::Zero, PRACTICE),
    handicap_placement: Clause::convention(HandicapPlacement::Fixed, PRACTICE),
    tie_even: Clause::convention(Tie::Draw, TEXT)
        .note("article 12 does not say what happens at equal scores; a draw is assumed"),
    tie_handicap: Clause::convention(Tie::Draw, TEXT)
        .note("article 12 does not say what happens at equal scores; a draw is assumed"),
    unit: Clause::text(Unit::Point, &["12"], TEXT),
    announcement: Clause::convention(Announcement::Jip, PRACTICE),
    ko: Clause::text(Ko::Simple, &["5"], TEXT),
    suicide: Clause::text(Suicide::Forbidden, &["4"], TEXT),
    repetition: Clause::text(Repetition::Draw, &["10"], TEXT),
    illegal_move: Clause::text(IllegalMove::Penalty, &["18"], CODE),
    stop: Clause::text(Stop::TwoPasses, &["11"], TEXT),
    resumption: Clause::unverified(TEXT),
    dispute: Clause::text(Dispute::KoreanLocal, &["6", "11"], TEXT),
    both_lose: Clause::text(BothLose::Impossible, &["12"], TEXT),
    overtime: Clause::text(Overtime::None, &["12"], TEXT),
    counting_procedure: Clause::text(CountingProcedure::FillIn, &["12.1"], TEXT),
    uncertain: &[
        "article 12 does not say what happens at equal scores; a draw is assumed",
        "the final text of the 2025 revision of article 18 of the competition code",
    ],
};
