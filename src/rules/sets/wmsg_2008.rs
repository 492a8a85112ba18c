use super::prelude::*;

const TEXT: TextEdition = TextEdition { edition: "2008", source: &sources::DAVIES_ON_WMSG_RULES };
const REVISION: TextEdition =
    TextEdition { edition: "revision of the text by Jasiek", source: &sources::WMSG_RULES_BY_JASIEK };
const BASE: &RuleSet = &area(TEXT, &["WMSG rules 2008, Counting"]);

/// Rules of the World Mind Sports Games 2008.
pub(in crate::rules) const WMSG_2008: RuleSet = RuleSet {
    id: Cow::Borrowed("wmsg-2008"),
    name: "World Mind Sports Games rules 2008",
    authority: Authority::OfficialEvent,
    text: TEXT,
    effective_from: Some("2008"),
    aliases: &[Alias::user("wmsg"), Alias::user("wmsg2008")],
    komi: Clause::text(Komi::half_points(13, 0), &["WMSG rules 2008, Compensation"], TEXT)
        .with_note("6.5 if Black passes first, 7.5 if White does; the first pass of the whole game counts"),
    first_pass: Clause::text(FirstPass::WhiteFirst, &["WMSG rules 2008, Compensation"], TEXT),
    tie_even: Clause::convention(Tie::Draw, TEXT).with_note("cannot arise with half points"),
    tie_handicap: Clause::unverified(TEXT).with_note("what was read has nothing on handicap games"),
    ko: Clause::text(Ko::PositionalSuperko, &["WMSG rules 2008, Ko"], REVISION),
    suicide: Clause::text(Suicide::Forbidden, &["WMSG rules 2008, Capture"], REVISION),
    repetition: Clause::text(RepetitionRule::Forbidden, &["WMSG rules 2008, Ko"], REVISION),
    stop: Clause::text(Stop::TwoPasses, &["WMSG rules 2008, End of the game"], REVISION),
    resumption: Clause::text(Resumption::NormalTurn, &["WMSG rules 2008, End of the game"], REVISION),
    dispute: Clause::text(DisputeRule::PlayOutThenAllAlive, &["WMSG rules 2008, End of the game"], REVISION)
        .with_note("play is resumed in the original order; the second stop ends the game"),
    counting_procedure: Clause::convention(CountingProcedure::HalfCount, TEXT),
    uncertain: &[
        "handicap games",
        "ko, self-capture and the end of the game were read in a revision of the text, not in the original",
    ],
    ..*BASE
};
