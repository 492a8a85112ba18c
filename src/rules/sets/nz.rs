use super::prelude::*;

const TEXT: TextEdition = TextEdition { edition: "New Zealand Go Society", source: &sources::NEW_ZEALAND_RULES };
const COUNT: TextEdition =
    TextEdition { edition: "discussion of 2004", source: &sources::SENSEIS_NEW_ZEALAND_DISCUSSION };
const BASE: &RuleSet = &area(TEXT, &["New Zealand rules, Scoring"]);

/// New Zealand rules.
pub(in crate::rules) const NZ: RuleSet = RuleSet {
    id: Cow::Borrowed("nz"),
    name: "New Zealand rules",
    authority: Authority::Official,
    text: TEXT,
    aliases: &[Alias::user("nz"), Alias::user("new zealand"), Alias::sgf("NZ"), Alias::gtp("new_zealand")],
    komi: Clause::text(Komi::half_points(14, 0), &["New Zealand rules, Compensation"], TEXT),
    komi_history: &[KomiPeriod::since(0, 14, &sources::NEW_ZEALAND_RULES)],
    handicap: Clause::text(Handicap::Zero, &["New Zealand rules, Handicap"], TEXT)
        .with_note("White passes the first N - 1 moves, without komi"),
    handicap_placement: Clause::text(HandicapPlacement::Free, &["New Zealand rules, Handicap"], TEXT),
    tie_even: Clause::text(Tie::Draw, &["New Zealand rules, Scoring"], TEXT).with_note("184 to 177 on 19x19"),
    tie_handicap: Clause::text(Tie::Draw, &["New Zealand rules, Scoring"], TEXT)
        .with_note("cannot arise on an odd board without shared points"),
    ko: Clause::text(Ko::SituationalSuperko, &["New Zealand rules, Repetition"], TEXT)
        .with_note("a pass counts as a move"),
    suicide: Clause::text(Suicide::Allowed, &["New Zealand rules, Play"], TEXT)
        .with_note("taking off one's own single stone works like a pass, unless the opponent has just passed"),
    repetition: Clause::text(RepetitionRule::Forbidden, &["New Zealand rules, Repetition"], TEXT),
    stop: Clause::text(Stop::TwoPasses, &["New Zealand rules, End of the game"], TEXT),
    resumption: Clause::text(Resumption::ByAgreement, &["New Zealand rules, End of the game"], TEXT),
    dispute: Clause::text(DisputeRule::PlayOutThenAllAlive, &["New Zealand rules, End of the game"], TEXT)
        .with_note("if the players cannot agree who moves next, every stone is alive"),
    counting_procedure: Clause::convention(CountingProcedure::HalfOnBoard, COUNT),
    uncertain: &["that a single stone may be taken off one's own side follows from the ko rule; it was not read"],
    ..*BASE
};
