use super::prelude::*;

const TEXT: TextEdition = TextEdition { edition: "description", source: &sources::SENSEIS_SUNJANG_BADUK };
const BASE: &RuleSet = &area(TEXT, &["Sunjang baduk, Counting"]);

/// Sunjang baduk, played in Korea until the early 20th century.
pub(in crate::rules) const SUNJANG: RuleSet = RuleSet {
    id: Cow::Borrowed("sunjang"),
    name: "Sunjang baduk",
    authority: Authority::Historical,
    text: TEXT,
    aliases: &[Alias::user("sunjang baduk")],
    komi: Clause::convention(Komi::half_points(0, 0), TEXT)
        .with_note("4.5 is seen in the middle of the 20th century only"),
    counting: Clause::text(Counting::Boundary, &["Sunjang baduk, Counting"], TEXT)
        .with_note("inner stones come off as long as no border stone is left in atari; then the enclosed points count"),
    seki_test: Clause::convention(SekiTest::Agreed, TEXT),
    seki_points: Clause::text(SekiPoints::NotCounted, &["Sunjang baduk, Counting"], TEXT),
    dead_in_seki: Clause::convention(DeadInSeki::NotRemoved, TEXT),
    neutral_filling: Clause::convention(NeutralFilling::Optional, TEXT),
    one_sided_neutral: Clause::convention(OneSidedNeutral::Counted, TEXT).with_note(
        "a stone that fills such a point comes off again as an inner stone, unless a border stone would stand in atari",
    ),
    handicap: Clause::convention(Handicap::Zero, TEXT),
    handicap_placement: Clause::text(HandicapPlacement::Fixed, &["Sunjang baduk, Start"], TEXT)
        .with_note("16 stones are set before the game; Black's first free move is the centre"),
    ko: Clause::convention(Ko::Simple, TEXT),
    counting_procedure: Clause::text(CountingProcedure::Boundary, &["Sunjang baduk, Counting"], TEXT),
    uncertain: &[
        "equal scores, self-capture, the stop of the game and disputes",
        "border stones may have cutting points, but none may stand in atari",
    ],
    ..*BASE
};
