use super::prelude::*;

const TEXT: TextEdition = TextEdition { edition: "since late 2007", source: &sources::BGA_INTERPRETATION };
const SUMMARY: TextEdition = TextEdition { edition: "BGA summary", source: &sources::BGA_SUMMARY_OF_AGA_RULES };
const NATURAL: TextEdition = TextEdition { edition: "2009", source: &sources::SENSEIS_NATURAL_SITUATIONAL_SUPERKO };
const BASE: &RuleSet = &area(TEXT, &["BGA rules, Counting"]);

/// British Go Association rules: those of the AGA as the BGA interprets them.
pub(in crate::rules) const BGA: RuleSet = RuleSet {
    id: Cow::Borrowed("bga"),
    name: "British Go Association rules",
    authority: Authority::Official,
    text: TEXT,
    effective_from: Some("2007"),
    aliases: &[Alias::user("bga")],
    komi: Clause::text(Komi::half_points(15, 1), &["BGA rules, Compensation"], SUMMARY)
        .with_note("for 19x19; smaller boards should keep a komi that is no whole number"),
    komi_history: &[KomiPeriod::since(2007, 15, &sources::BGA_COMPARISON)],
    prisoners: Clause::text(Prisoners::NotCounted, &["BGA rules, Counting"], TEXT)
        .with_note("territory is counted unless the players agree on area; with pass stones the score is the same"),
    pass_stones: Clause::text(PassStones::Procedure, &["BGA rules, Passing"], TEXT)
        .with_note("a pass hands over a stone, so that a count of territory gives the area score"),
    last_pass: Clause::text(LastPass::White, &["BGA rules, The last move"], TEXT)
        .with_note("with one pass more if need be"),
    handicap: Clause::text(Handicap::NMinusOne, &["BGA rules, Counting"], SUMMARY)
        .with_note("added in an area count only"),
    handicap_placement: Clause::convention(HandicapPlacement::Fixed, SUMMARY),
    tie_even: Clause::convention(Tie::Draw, SUMMARY).with_note("cannot arise with half points"),
    tie_handicap: Clause::convention(Tie::Draw, SUMMARY).with_note("cannot arise with half points"),
    ko: Clause::text(Ko::NaturalSituationalSuperko, &["BGA rules, Ko"], NATURAL)
        .with_note("positions made by a player's own earlier board plays count; a basic ko rule is added"),
    suicide: Clause::text(Suicide::Forbidden, &["BGA rules, Capture"], TEXT),
    repetition: Clause::text(RepetitionRule::Forbidden, &["BGA rules, Ko"], NATURAL)
        .with_note("British events announced as Japanese take triple ko and the like as a draw"),
    illegal_move: Clause::text(IllegalMove::PassStone, &["BGA rules, Illegal moves"], TEXT)
        .with_note("undone; it becomes a pass with a pass stone"),
    stop: Clause::text(Stop::TwoPasses, &["BGA rules, Ending the game"], SUMMARY),
    resumption: Clause::text(Resumption::OpponentOfLastPasser, &["BGA rules, Disputes"], SUMMARY),
    dispute: Clause::text(DisputeRule::PlayOutThenAllAlive, &["BGA rules, Disputes"], SUMMARY)
        .with_note("if both pass at once after resuming, every stone stays"),
    counting_procedure: Clause::text(CountingProcedure::PassStoneFillIn, &["BGA rules, Counting"], SUMMARY),
    uncertain: &["komi 7.5 and 0.5 are given for 19x19; on smaller boards the organiser chooses"],
    ..*BASE
};
