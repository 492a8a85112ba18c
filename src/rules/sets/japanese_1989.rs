use super::prelude::*;

const TEXT: TextEdition = TextEdition { edition: "1989", source: &sources::JAPANESE_RULES_1989 };
const TOURNAMENTS: TextEdition =
    TextEdition { edition: "tournament practice since September 2002", source: &sources::SENSEIS_KOMI_2004 };
const COMMENTARY: TextEdition =
    TextEdition { edition: "official commentary", source: &sources::NIHON_KIIN_ON_ARTICLE_9 };
const BASE: &RuleSet = &territory(TEXT, &["8"]);

/// Article 8: living stones that possess neutral points are in seki; one solid chain, or the group.
const SEKI: Fork =
    Fork::new((RuleReadingId::SekiByGroup, &sources::ODD_CASES), (RuleReadingId::SekiByChain, &sources::ODD_CASES));

/// Article 8 word for word, against the commentary on article 9: what players fill in after they have agreed is no
/// play.
const OPEN_NEUTRAL_POINTS: Fork = Fork::new(
    (RuleReadingId::NeutralPointsAsAgreed, &sources::NIHON_KIIN_ON_ARTICLE_9),
    (RuleReadingId::NeutralPointsLiteral, &sources::JAPANESE_RULES_1989),
);

/// The commentary on article 9, against the agreement on territory in the article itself.
const PROTECTIVE_MOVES: Fork = Fork::new(
    (RuleReadingId::ProtectiveMovesStrict, &sources::NIHON_KIIN_ON_ARTICLE_9),
    (RuleReadingId::ProtectiveMovesTolerant, &sources::JAPANESE_RULES_1989),
);

/// The Japanese rules of 1989 (Nihon Ki-in and Kansai Ki-in).
pub(in crate::rules) const JAPANESE_1989: RuleSet = RuleSet {
    id: Cow::Borrowed("japanese-1989"),
    name: "Japanese rules 1989",
    authority: Authority::Official,
    text: TEXT,
    effective_from: Some("1989-05-15"),
    aliases: &[
        Alias::user("japanese"),
        Alias::user("jp"),
        Alias::user("jpn"),
        Alias::user("J1989"),
        Alias::user("nihon kiin"),
        Alias::user("japan"),
        Alias::sgf("Japanese"),
        Alias::gtp("japanese"),
    ],
    komi: Clause::convention(Komi::half_points(13, 0), TOURNAMENTS)
        .with_note("komi is not part of the text; what applies in handicap games was not verified"),
    komi_history: &[
        KomiPeriod::since(0, 9, &sources::SENSEIS_HISTORY_OF_KOMI),
        KomiPeriod::since(1955, 11, &sources::SENSEIS_HISTORY_OF_KOMI),
        KomiPeriod::since(2002, 13, &sources::SENSEIS_KOMI_2004),
    ],
    dead_articles: &["7", "10.1"],
    counting: Clause::text(Counting::Territory, &["8", "10"], TEXT),
    prisoners: Clause::text(Prisoners::Counted, &["10"], TEXT),
    removal: Clause::text(Removal::Agreed, &["9", "10.1"], TEXT),
    seki_test: Clause::convention(SekiTest::Agreed, TEXT)
        .with_note("living stones that possess neutral points are in seki (article 8); that the players agree which those are is \
             practice")
        .with_fork(&SEKI),
    dead_in_seki: Clause::text(DeadInSeki::NotRemoved, &["10.1"], TEXT)
        .with_note("dead stones come off the opponent's territory only, and eyes in a seki are not territory"),
    one_sided_neutral: Clause::convention(OneSidedNeutral::NotCounted, COMMENTARY)
        .with_note("no article names protective moves; the commentary on article 9 has them played before the end of the game")
        .with_fork(&PROTECTIVE_MOVES),
    neutral_filling: Clause::convention(NeutralFilling::Required, COMMENTARY)
        .with_note("the commentary on article 9 has them filled before the end of the game; read literally, article 8 puts the \
             groups next to one left open in seki")
        .with_fork(&OPEN_NEUTRAL_POINTS),
    handicap: Clause::convention(Handicap::Zero, COMPARED),
    handicap_placement: Clause::convention(HandicapPlacement::Fixed, SERVERS),
    tie_even: Clause::text(Tie::Draw, &["10"], TEXT),
    tie_handicap: Clause::text(Tie::Draw, &["10"], TEXT),
    unit: Clause::text(Unit::Point, &["8"], TEXT),
    announcement: Clause::convention(Announcement::Moku, TEXT),
    ko: Clause::text(Ko::Simple, &["6"], TEXT)
        .with_note("in the confirmation of life and death a ko may be retaken only after a pass for it (article 7)"),
    suicide: Clause::text(Suicide::Forbidden, &["3", "4"], TEXT),
    repetition: Clause::text(RepetitionRule::NoResult, &["12"], TEXT),
    illegal_move: Clause::text(IllegalMove::Loss, &["14"], TEXT),
    stop: Clause::text(Stop::TwoPasses, &["9"], TEXT),
    resumption: Clause::text(Resumption::OpponentOfRequester, &["9"], TEXT),
    dispute: Clause::text(DisputeRule::Japanese1989, &["7"], TEXT),
    both_lose: Clause::text(BothLose::Possible, &["13"], TEXT),
    counting_procedure: Clause::text(CountingProcedure::FillIn, &["10"], TEXT),
    uncertain: &[
        "komi is not part of the text; 6.5 is tournament practice since September 2002; earlier it was 5.5, before that 4.5",
        "komi in handicap games: 0 or 0.5 is said to be the organiser's choice",
        "that moonshine life is dead is the general reading of article 7.2; the official commentary was not read again",
    ],
    ..*BASE
};
