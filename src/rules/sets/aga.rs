use super::prelude::*;

const TEXT: TextEdition = TextEdition { edition: "1991, komi as revised", source: &sources::AGA_RULES_1991 };
const REVISED: TextEdition = TextEdition { edition: "as revised", source: &sources::SENSEIS_AGA_RULES };
const BASE: &RuleSet = &area(TEXT, &["12"]);

/// American Go Association rules.
pub(in crate::rules) const AGA: RuleSet = RuleSet {
    id: Cow::Borrowed("aga"),
    name: "American Go Association rules",
    authority: Authority::Official,
    text: TEXT,
    effective_from: Some("1991"),
    aliases: &[
        Alias::user("aga"),
        Alias::user("us"),
        Alias::user("usa"),
        Alias::user("american"),
        Alias::sgf("AGA"),
        Alias::gtp("aga"),
    ],
    komi: Clause::text(Komi::half_points(15, 1), &["3"], REVISED),
    komi_history: &[
        KomiPeriod::since(1991, 11, &sources::AGA_RULES_1991),
        KomiPeriod::since(2004, 15, &sources::ENCYCLOPEDIA_ON_AGA_RULES),
    ],
    dead_articles: &["9", "12"],
    removal: Clause::text(Removal::Agreed, &["9"], TEXT),
    prisoners: Clause::text(Prisoners::NotCounted, &["12"], TEXT)
        .with_note("with pass stones a count of territory and prisoners gives the same score"),
    pass_stones: Clause::text(PassStones::Procedure, &["7"], TEXT)
        .with_note("a pass hands over a stone, so that a count of territory gives the area score"),
    last_pass: Clause::text(LastPass::White, &["11"], TEXT).with_note("with one pass more if need be"),
    handicap: Clause::text(Handicap::NMinusOne, &["4"], TEXT)
        .with_note("added in an area count only; in a count of territory the pass stones do it"),
    handicap_placement: Clause::convention(HandicapPlacement::Fixed, REVISED).with_note("free placement is allowed"),
    tie_even: Clause::convention(Tie::Draw, REVISED).with_note("cannot arise with half points"),
    tie_handicap: Clause::convention(Tie::Draw, REVISED).with_note("cannot arise with half points"),
    ko: Clause::text(Ko::SituationalSuperko, &["6"], TEXT),
    suicide: Clause::text(Suicide::Forbidden, &["5"], TEXT),
    repetition: Clause::text(RepetitionRule::Forbidden, &["6"], TEXT),
    illegal_move: Clause::text(IllegalMove::PassStone, &["8"], TEXT)
        .with_note("taken back; it counts as a pass and costs a pass stone"),
    stop: Clause::text(Stop::TwoPasses, &["9"], TEXT),
    resumption: Clause::text(Resumption::OpponentOfLastPasser, &["10"], TEXT),
    dispute: Clause::text(DisputeRule::PlayOutThenAllAlive, &["10"], TEXT)
        .with_note("if both pass at once after resuming, every stone stays"),
    counting_procedure: Clause::text(CountingProcedure::PassStoneFillIn, &["12"], TEXT),
    uncertain: &[
        "the year in which komi went from 5.5 to 7.5: an encyclopedia dates the last change 2004",
        "after White's extra pass one account lets Black move when play is resumed",
    ],
    ..*BASE
};
