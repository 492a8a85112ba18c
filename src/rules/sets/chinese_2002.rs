use super::prelude::*;

const TEXT: TextEdition = TextEdition { edition: "2002", source: &sources::SENSEIS_CHINESE_RULES };
const ZI: TextEdition = TextEdition { edition: "counting in zi", source: &sources::CHINESE_ZI_AND_HANDICAP };
const HALVES: TextEdition = TextEdition { edition: "counting in zi", source: &sources::CHINESE_HALF_COUNTING };
const REPETITION: TextEdition = TextEdition { edition: "2002", source: &sources::CHINESE_ARTICLE_20_OF_2002 };
const BASE: &RuleSet = &area(TEXT, &["Chinese rules 2002, Counting"]);

/// Chinese Weiqi Association rules, 2002.
pub(in crate::rules) const CHINESE_2002: RuleSet = RuleSet {
    id: Cow::Borrowed("chinese-2002"),
    name: "Chinese Weiqi Association rules 2002",
    authority: Authority::Official,
    text: TEXT,
    effective_from: Some("2002"),
    aliases: &[
        Alias::user("chinese"),
        Alias::user("cn"),
        Alias::user("chn"),
        Alias::user("zh"),
        Alias::user("china"),
        Alias::user("cwa"),
        Alias::gtp("chinese"),
    ],
    komi: Clause::convention(Komi::half_points(15, 0), ZI).with_note("3 3/4 zi; small boards are reported to use the same"),
    komi_history: &[
        KomiPeriod::since(0, 11, &sources::SENSEIS_KOMI_2004),
        KomiPeriod::since(0, 15, &sources::SENSEIS_KOMI_2004),
    ],
    neutral_points: Clause::text(NeutralPoints::SplitHalf, &["Chinese rules 2002, Counting"], HALVES)
        .with_note("points between living stones of both sides belong half to each; the lead does not change"),
    handicap: Clause::convention(Handicap::N, ZI)
        .with_note("Black returns N/2 zi; the official text is said not to treat handicap games"),
    handicap_placement: Clause::convention(HandicapPlacement::Free, SERVERS),
    tie_even: Clause::convention(Tie::Draw, TEXT).with_note("cannot arise with 3 3/4 zi"),
    tie_handicap: Clause::convention(Tie::Draw, TEXT),
    unit: Clause::text(Unit::Zi, &["Chinese rules 2002, Counting"], ZI),
    announcement: Clause::text(Announcement::Zi, &["Chinese rules 2002, Counting"], ZI),
    ko: Clause::convention(Ko::Simple, TEXT).with_note(
        "article 20 bars a repetition of the whole board in principle and leaves the rest to the event; practice is the \
         simple ko with a referee",
    ),
    suicide: Clause::text(Suicide::Forbidden, &["Chinese rules 2002, Capture"], TEXT),
    repetition: Clause::text(RepetitionRule::Referee, &["20"], REPETITION)
        .with_note("each event may add its own rule: no result, a draw, an extra game"),
    illegal_move: Clause::text(IllegalMove::Pass, &["Chinese rules 2002, Illegal moves"], TEXT),
    stop: Clause::text(Stop::TwoPasses, &["Chinese rules 2002, End of the game"], TEXT),
    resumption: Clause::text(Resumption::NormalTurn, &["Chinese rules 2002, End of the game"], TEXT),
    dispute: Clause::text(DisputeRule::PlayOut, &["Chinese rules 2002, End of the game"], TEXT)
        .with_note("over the board the referee may decide"),
    counting_procedure: Clause::text(CountingProcedure::HalfCount, &["Chinese rules 2002, Counting"], TEXT),
    uncertain: &[
        "the year in which 3 3/4 zi took the place of 2 3/4 zi (5.5 points)",
        "komi on small boards: course notes say that 9x9 uses the value of 19x19",
        "the text bars a repetition of the whole board in principle (article 20), practice does not",
    ],
    ..*BASE
};
