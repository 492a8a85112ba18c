use super::prelude::*;

const TEXT: TextEdition = TextEdition { edition: "1988", source: &sources::CHINESE_RULES_1988 };
const KOMI: TextEdition = TextEdition { edition: "history of komi", source: &sources::SENSEIS_KOMI_2004 };
const REPETITION: TextEdition = TextEdition { edition: "1988", source: &sources::CHINESE_ARTICLE_20_3_OF_1988 };
const BASE: &RuleSet = &area(TEXT, &["Chinese rules 1988, Counting"]);

/// Chinese rules, 1988.
pub(in crate::rules) const CHINESE_1988: RuleSet = RuleSet {
    id: Cow::Borrowed("chinese-1988"),
    name: "Chinese rules 1988",
    authority: Authority::Historical,
    text: TEXT,
    effective_from: Some("1988"),
    superseded_by: Some("chinese-2002"),
    aliases: &[Alias::user("chinese-1988")],
    komi: Clause::convention(Komi::half_points(11, 0), KOMI).with_note("2 3/4 zi, from histories of komi"),
    komi_history: &[KomiPeriod::since(0, 11, &sources::SENSEIS_KOMI_2004)],
    neutral_points: Clause::text(NeutralPoints::SplitHalf, &["Chinese rules 1988, Counting"], TEXT)
        .with_note("points between living stones of both sides belong half to each; the lead does not change"),
    handicap: Clause::convention(Handicap::N, COMPARED).with_note("said of Chinese rules in general"),
    tie_even: Clause::convention(Tie::Draw, TEXT).with_note("cannot arise with 2 3/4 zi"),
    tie_handicap: Clause::convention(Tie::Draw, TEXT),
    unit: Clause::text(Unit::Zi, &["Chinese rules 1988, Counting"], TEXT),
    announcement: Clause::text(Announcement::Zi, &["Chinese rules 1988, Counting"], TEXT),
    ko: Clause::convention(Ko::Simple, REPETITION)
        .with_note("the text bars a repetition of the whole board; practice is the simple ko with a referee"),
    suicide: Clause::text(Suicide::Forbidden, &["Chinese rules 1988, Capture"], TEXT),
    repetition: Clause::text(RepetitionRule::Referee, &["20.3"], REPETITION)
        .with_note("a draw or a replay for triple ko and the like when neither side yields"),
    stop: Clause::text(Stop::TwoPasses, &["Chinese rules 1988, End of the game"], TEXT),
    resumption: Clause::text(Resumption::NormalTurn, &["Chinese rules 1988, End of the game"], TEXT),
    dispute: Clause::text(DisputeRule::PlayOut, &["Chinese rules 1988, End of the game"], TEXT),
    counting_procedure: Clause::text(CountingProcedure::HalfCount, &["Chinese rules 1988, Counting"], TEXT),
    uncertain: &["2 3/4 zi (5.5 points) comes from histories of komi, it was not read in the text"],
    ..*BASE
};
