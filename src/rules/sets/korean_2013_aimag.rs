use super::korean_2016::KOREAN_2016;
use super::prelude::*;

const TEXT: TextEdition = TextEdition { edition: "2013", source: &sources::ASIAN_GAMES_2013 };
const KOMI: TextEdition = TextEdition { edition: "history of komi", source: &sources::SENSEIS_HISTORY_OF_KOMI };
const PRACTICE: TextEdition = TextEdition { edition: "KBF basic rules page", source: &sources::KBF_BASIC_RULES };
const IN_FORCE: &RuleSet = &KOREAN_2016;
const BASE: &RuleSet = &IN_FORCE.as_practice(TEXT, LIKE_2016);

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
    komi_history: &[KomiPeriod::since(1997, 13, &sources::SENSEIS_HISTORY_OF_KOMI)],
    handicap: Clause::convention(Handicap::Zero, SERVERS),
    handicap_placement: Clause::convention(HandicapPlacement::Fixed, TEACHING),
    announcement: Clause::convention(Announcement::Jip, PRACTICE),
    repetition: Clause::convention(RepetitionRule::Draw, LIKE_2016)
        .with_note("where one player alone can repeat, that player may have a draw"),
    illegal_move: Clause::unverified(TEXT),
    dispute: Clause::convention(DisputeRule::KoreanLocal, LIKE_2016)
        .with_note("the text also defines a group and says that hypothetical play is local"),
    uncertain: &[
        "the articles themselves were not readable; a source calls them practically identical with those of 2016",
        "whether moonshine life is alive is disputed",
    ],
    ..*BASE
};
