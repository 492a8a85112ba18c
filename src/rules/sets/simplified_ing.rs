use super::prelude::*;

const TEXT: TextEdition = TextEdition { edition: "Simplified Ing rules", source: &sources::SIMPLIFIED_ING_RULES };
const EUROPE: TextEdition = TextEdition { edition: "EGF tournament rules", source: &sources::EGF_TOURNAMENT_RULES };
const BASE: &RuleSet = &area(TEXT, &["Simplified Ing rules, Scoring"]);

/// Simplified Ing rules (Jasiek) as used at European Go Federation events.
pub(in crate::rules) const SIMPLIFIED_ING: RuleSet = RuleSet {
    id: Cow::Borrowed("simplified-ing"),
    name: "Simplified Ing rules",
    authority: Authority::OfficialEvent,
    text: TEXT,
    aliases: &[Alias::user("simplified-ing")],
    komi: Clause::text(Komi::half_points(16, 0), &["Simplified Ing rules, Tournament rules"], EUROPE)
        .with_note("8 with Ing equipment, 7.5 otherwise"),
    handicap: Clause::convention(Handicap::Zero, TEXT),
    handicap_placement: Clause::convention(HandicapPlacement::Free, TEXT),
    tie_even: Clause::text(Tie::BlackWins, &["Simplified Ing rules, Tournament rules"], EUROPE)
        .with_note("with Ing equipment and komi 8; with komi 7.5 no equal score arises"),
    tie_handicap: Clause::unstated(EUROPE).with_note("the rule that Black wins at equal scores is told of even games"),
    ko: Clause::text(Ko::PositionalSuperko, &["Simplified Ing rules, Repetition"], TEXT),
    suicide: Clause::text(Suicide::Allowed, &["Simplified Ing rules, Play"], TEXT),
    repetition: Clause::text(RepetitionRule::Forbidden, &["Simplified Ing rules, Repetition"], TEXT),
    stop: Clause::text(Stop::TwoPasses, &["Simplified Ing rules, End of the game"], TEXT),
    resumption: Clause::convention(Resumption::NormalTurn, TEXT),
    dispute: Clause::text(DisputeRule::PlayOutThenAllAlive, &["Simplified Ing rules, End of the game"], TEXT)
        .with_note("one phase of agreement; after a second stop the board is scored as it stands"),
    counting_procedure: Clause::convention(CountingProcedure::IngFillIn, EUROPE),
    ..*BASE
};
