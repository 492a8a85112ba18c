use super::prelude::*;

const TEXT: TextEdition = TextEdition { edition: "1949, rulings of 1979 and 1980", source: &sources::WAGC_SHAPES };
const KOMI: TextEdition = TextEdition { edition: "history of komi", source: &sources::SENSEIS_HISTORY_OF_KOMI };
const AS_1989: TextEdition = TextEdition { edition: "as the text of 1989", source: &sources::JAPANESE_RULES_1989 };
const BASE: &RuleSet = &territory_by_practice(TEXT, AS_1989);

/// The Japanese rules of 1949 with the shape rulings of the World Amateur Go Championships of 1979 and 1980.
pub(in crate::rules) const JAPANESE_1949_WAGC: RuleSet = RuleSet {
    id: Cow::Borrowed("japanese-1949-wagc"),
    name: "Japanese rules 1949 with the WAGC rulings",
    authority: Authority::Historical,
    text: TEXT,
    effective_from: Some("1949"),
    superseded_by: Some("japanese-1989"),
    aliases: &[Alias::user("japanese-1949"), Alias::user("wagc")],
    komi: Clause::convention(Komi::half_points(11, 0), KOMI)
        .with_note("komi of the time went from 4.5 to 5.5; 5.5 is the last common value"),
    komi_history: &[
        KomiPeriod::since(0, 9, &sources::SENSEIS_HISTORY_OF_KOMI),
        KomiPeriod::since(1955, 11, &sources::SENSEIS_HISTORY_OF_KOMI),
    ],
    seki_test: Clause::text(SekiTest::Agreed, &["Japanese rules 1949, Rulings on shapes"], TEXT).with_note("by shape"),
    seki_points: Clause::text(SekiPoints::NotCounted, &["Japanese rules 1949, Rulings on shapes"], TEXT),
    neutral_filling: Clause::convention(NeutralFilling::Required, AS_1989),
    handicap: Clause::convention(Handicap::Zero, COMPARED),
    handicap_placement: Clause::convention(HandicapPlacement::Fixed, SERVERS),
    tie_even: Clause::convention(Tie::Draw, AS_1989),
    tie_handicap: Clause::convention(Tie::Draw, AS_1989),
    announcement: Clause::convention(Announcement::Moku, TEXT),
    ko: Clause::convention(Ko::Simple, AS_1989),
    suicide: Clause::convention(Suicide::Forbidden, AS_1989),
    repetition: Clause::text(RepetitionRule::NoResult, &["Japanese rules 1949, Rulings on shapes"], TEXT)
        .with_note("triple ko, round-robin ko and eternal life end the game without result"),
    stop: Clause::convention(Stop::TwoPasses, AS_1989),
    dispute: Clause::text(DisputeRule::Precedents, &["Japanese rules 1949, Rulings on shapes"], TEXT).with_note(
        "bent four is dead whatever the rest of the board; three points without capturing was 3 points in 1949, \
             seki in 1980",
    ),
    uncertain: &[
        "komi of the time varied between 4.5 and 5.5",
        "only the rulings on shapes were read; the rest is taken as common to the Japanese rules",
    ],
    ..*BASE
};
