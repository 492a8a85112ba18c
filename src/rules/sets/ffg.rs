use super::prelude::*;

const TEXT: TextEdition = TextEdition { edition: "as translated", source: &sources::FRENCH_RULES_TRANSLATED };
const COUNTING: TextEdition = TextEdition { edition: "chapter on counting", source: &sources::FRENCH_RULES_CHAPTER_10 };
const REPETITION: TextEdition =
    TextEdition { edition: "rule of repetition", source: &sources::FRENCH_REPETITION_ON_LIFEIN19X19 };
const BASE: &RuleSet = &area(TEXT, &["French rules, Counting"]);

/// French rules (French Go Federation).
pub(in crate::rules) const FFG: RuleSet = RuleSet {
    id: Cow::Borrowed("ffg"),
    name: "French rules (FFG)",
    authority: Authority::Official,
    text: TEXT,
    aliases: &[Alias::user("french"), Alias::user("ffg"), Alias::user("fr")],
    komi: Clause::text(Komi::half_points(15, 1), &["French rules, Compensation"], COUNTING),
    pass_stones: Clause::text(PassStones::Procedure, &["French rules, Counting"], COUNTING)
        .with_note("only in the quick count: a pass costs a stone"),
    last_pass: Clause::convention(LastPass::Either, COUNTING)
        .with_note("in the quick count White gives one stone more if Black moved last: that is counting, not a pass"),
    handicap: Clause::text(Handicap::NMinusOne, &["French rules, Counting"], COUNTING)
        .with_note("the moves that White could not play; in the quick count they are already contained"),
    handicap_placement: Clause::convention(HandicapPlacement::Free, TEXT),
    tie_even: Clause::convention(Tie::Draw, TEXT).with_note("cannot arise with half points"),
    tie_handicap: Clause::convention(Tie::Draw, TEXT).with_note("cannot arise with half points"),
    ko: Clause::text(Ko::NaturalSituationalSuperko, &["French rules, Repetition"], REPETITION)
        .with_note("so read strictly; referees still refuse the immediate recapture after a pass"),
    suicide: Clause::text(Suicide::Forbidden, &["French rules, Capture"], TEXT),
    repetition: Clause::text(RepetitionRule::Forbidden, &["French rules, Repetition"], REPETITION),
    stop: Clause::text(Stop::TwoPasses, &["French rules, End of the game"], TEXT),
    resumption: Clause::convention(Resumption::NormalTurn, TEXT),
    dispute: Clause::text(DisputeRule::PlayOut, &["French rules, End of the game"], TEXT),
    counting_procedure: Clause::text(CountingProcedure::FastOrArea, &["French rules, Counting"], COUNTING),
    uncertain: &["pass stones and White's last stone belong to the quick count, not to the score"],
    ..*BASE
};
