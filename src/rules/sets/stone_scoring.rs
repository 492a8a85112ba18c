use super::prelude::*;

const TEXT: TextEdition = TextEdition { edition: "description", source: &sources::SENSEIS_STONE_SCORING };
const TAX: TextEdition =
    TextEdition { edition: "discussion of eyes in seki", source: &sources::EYES_IN_SEKI_ON_LIFEIN19X19 };
const PRESET: TextEdition = TextEdition { edition: "preset stone-scoring", source: &sources::KATAGO_SOURCE_CODE };
const BASE: &RuleSet = &area(TEXT, &["Stone scoring, Counting"]);

/// The old Chinese count of stones, also Ikeda area rules I.
pub(in crate::rules) const STONE_SCORING: RuleSet = RuleSet {
    id: Cow::Borrowed("stone-scoring"),
    name: "Stone scoring (old Chinese count)",
    authority: Authority::Historical,
    text: TEXT,
    aliases: &[Alias::user("stonescoring"), Alias::user("ancient-area"), Alias::user("ancient-chinese")],
    komi: Clause::convention(Komi::half_points(0, 0), TEXT).with_note("historically none; KataGo's preset has 7.5"),
    counting: Clause::text(Counting::Stone, &["Stone scoring, Counting"], TEXT)
        .with_note("the most stones that can stay on the board"),
    seki_points: Clause::text(SekiPoints::Counted, &["Stone scoring, Counting"], TAX)
        .with_note("but never the eye points that a group must keep to live, in a seki as elsewhere"),
    dead_in_seki: Clause::convention(DeadInSeki::Removed, TEXT).with_note("by play"),
    group_tax: Clause::text(GroupTax::TwoPerGroup, &["Stone scoring, Counting"], TEXT)
        .with_note("two points a group that lives on its own; in a seki only the eyes really needed"),
    handicap: Clause::convention(Handicap::Zero, PRESET)
        .with_note("one account of Ming and Qing practice has N stones given back for N, in an unclear unit"),
    tie_even: Clause::convention(Tie::Draw, TEXT),
    tie_handicap: Clause::convention(Tie::Draw, TEXT),
    announcement: Clause::convention(Announcement::Points, TEXT).with_note("in stones"),
    ko: Clause::convention(Ko::Simple, PRESET),
    suicide: Clause::convention(Suicide::Forbidden, PRESET),
    stop: Clause::convention(Stop::TwoPasses, PRESET),
    resumption: Clause::convention(Resumption::NormalTurn, PRESET),
    dispute: Clause::convention(DisputeRule::PlayOut, TEXT),
    uncertain: &[
        "historically there was no komi; KataGo's preset uses 7.5",
        "points to White in handicap games",
        "how many eyes a group in seki must keep is a question of reading",
    ],
    ..*BASE
};
