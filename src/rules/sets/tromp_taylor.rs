use super::prelude::*;

const TEXT: TextEdition = TextEdition { edition: "Tromp-Taylor rules", source: &sources::TROMP_TAYLOR_RULES };
const PRESET: TextEdition = TextEdition { edition: "preset tromp-taylor", source: &sources::KATAGO_SOURCE_CODE };
const BASE: &RuleSet = &area(TEXT, &["9"]);

/// Tromp-Taylor (logical) rules.
pub(in crate::rules) const TROMP_TAYLOR: RuleSet = RuleSet {
    id: Cow::Borrowed("tromp-taylor"),
    name: "Tromp-Taylor rules",
    authority: Authority::Reference,
    text: TEXT,
    aliases: &[Alias::user("tromp-taylor"), Alias::user("tt"), Alias::user("logical")],
    komi: Clause::convention(Komi::half_points(15, 0), PRESET)
        .with_note("komi is not part of the rules; this is KataGo's"),
    removal: Clause::text(Removal::None, &["9"], TEXT).with_note("there is no notion of dead stones"),
    dead_in_seki: Clause::text(DeadInSeki::NotRemoved, &["9"], TEXT),
    handicap: Clause::convention(Handicap::Zero, PRESET),
    handicap_placement: Clause::unstated(TEXT),
    tie_even: Clause::text(Tie::Draw, &["10"], TEXT),
    tie_handicap: Clause::text(Tie::Draw, &["10"], TEXT),
    ko: Clause::text(Ko::PositionalSuperko, &["6"], TEXT),
    suicide: Clause::text(Suicide::Allowed, &["7"], TEXT),
    repetition: Clause::text(RepetitionRule::Forbidden, &["6"], TEXT),
    stop: Clause::text(Stop::TwoPasses, &["8"], TEXT),
    resumption: Clause::unstated(TEXT).with_note("there is no resumption: the second pass ends the game"),
    dispute: Clause::text(DisputeRule::NothingRemoved, &["9"], TEXT).with_note("every stone on the board is alive"),
    uncertain: &["komi is not part of the rules; 7.5 is KataGo's preset value"],
    ..*BASE
};
