use super::prelude::*;

const TEXT: TextEdition = TextEdition { edition: "How to play Baduk, 2008", source: &sources::KBA_HOW_TO_PLAY };
const BASE: &RuleSet = &territory(TEXT, &["Diagram 1"]);

/// The teaching text of the Korea Baduk Association, which calls itself the international rules.
pub(in crate::rules) const KBA_BEGINNER: RuleSet = RuleSet {
    id: Cow::Borrowed("kba-beginner"),
    name: "KBA How to play Baduk (international rules)",
    authority: Authority::Teaching,
    text: TEXT,
    aliases: &[Alias::user("international"), Alias::user("kba-international")],
    komi: Clause::convention(Komi::half_points(0, 0), TEXT).with_note("the text knows no komi"),
    dead_articles: &["Diagram 1", "Diagram 11"],
    removal: Clause::text(Removal::Agreed, &["Diagram 11"], TEXT),
    neutral_points: Clause::convention(NeutralPoints::Zero, TEXT)
        .with_note("the text counts surrounded points and does not speak of others"),
    seki_points: Clause::text(SekiPoints::NotCounted, &["Diagram 14"], TEXT)
        .with_note("as a general rule no point inside a seki counts, even an eye"),
    neutral_filling: Clause::convention(NeutralFilling::Optional, TEXT),
    handicap: Clause::convention(Handicap::Zero, TEXT)
        .with_note("the text sets the stones and speaks of no points for them"),
    handicap_placement: Clause::text(HandicapPlacement::Fixed, &["Diagram 15"], TEXT)
        .with_note("up to nine; with two or three stones the far left corner stays empty"),
    tie_even: Clause::unstated(TEXT),
    tie_handicap: Clause::unstated(TEXT),
    ko: Clause::text(Ko::Simple, &["Diagram 13"], TEXT),
    suicide: Clause::text(Suicide::Forbidden, &["Diagram 8"], TEXT),
    repetition: Clause::unstated(TEXT),
    illegal_move: Clause::unstated(TEXT),
    stop: Clause::text(Stop::TwoPasses, &["How to play Baduk, 2008, End of the game"], TEXT),
    resumption: Clause::unstated(TEXT),
    dispute: Clause::text(DisputeRule::Agreement, &["How to play Baduk, 2008, End of the game"], TEXT)
        .with_note("stones that are clearly dead come off at the end"),
    counting_procedure: Clause::convention(CountingProcedure::Plain, TEXT)
        .with_note("territory and prisoners are added"),
    uncertain: &["the text knows no komi and does not say what happens at equal scores"],
    ..*BASE
};
