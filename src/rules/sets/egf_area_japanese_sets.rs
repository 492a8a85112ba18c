use super::prelude::*;

const TEXT: TextEdition = TextEdition { edition: "EGF tournament rules", source: &sources::EGF_TOURNAMENT_RULES };
const SIMPLIFIED: TextEdition = TextEdition { edition: "Simplified Ing rules", source: &sources::SIMPLIFIED_ING_RULES };
const BASE: &RuleSet = &area(TEXT, &["EGF tournament rules, Area scoring with Japanese sets"]);

/// European Go Federation: area counting with Japanese equipment.
pub(in crate::rules) const EGF_AREA_JAPANESE_SETS: RuleSet = RuleSet {
    id: Cow::Borrowed("egf-area-japanese-sets"),
    name: "EGF area rules with Japanese equipment",
    authority: Authority::OfficialEvent,
    text: TEXT,
    aliases: &[Alias::user("egf-area")],
    komi: Clause::text(Komi::half_points(15, 0), &["EGF tournament rules, Komi"], TEXT),
    prisoners: Clause::text(Prisoners::NotCounted, &["EGF tournament rules, Area scoring with Japanese sets"], TEXT)
        .with_note("they serve the counting procedure only"),
    pass_stones: Clause::text(PassStones::Procedure, &["EGF tournament rules, Area scoring with Japanese sets"], TEXT),
    last_pass: Clause::text(LastPass::White, &["EGF tournament rules, Area scoring with Japanese sets"], TEXT),
    handicap_placement: Clause::convention(HandicapPlacement::Free, TEXT),
    tie_even: Clause::convention(Tie::Draw, TEXT).with_note("cannot arise with komi 7.5"),
    tie_handicap: Clause::unverified(TEXT).with_note("points to White in handicap games were not read"),
    ko: Clause::convention(Ko::PositionalSuperko, SIMPLIFIED)
        .with_note("the text names the Simplified Ing rules (2007) or the Ing rules (later)"),
    suicide: Clause::convention(Suicide::Allowed, SIMPLIFIED).with_note("as in the Simplified Ing rules"),
    repetition: Clause::text(RepetitionRule::Forbidden, &["EGF tournament rules, Repetition"], TEXT),
    stop: Clause::text(Stop::TwoPasses, &["EGF tournament rules, End of the game"], TEXT),
    dispute: Clause::text(DisputeRule::PlayOut, &["EGF tournament rules, End of the game"], TEXT),
    counting_procedure: Clause::text(
        CountingProcedure::PassStoneFillIn,
        &["EGF tournament rules, Area scoring with Japanese sets"],
        TEXT,
    ),
    uncertain: &["points to White in handicap games", "whether the ko rule is that of Ing or positional superko"],
    ..*BASE
};
