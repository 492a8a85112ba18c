use std::borrow::Cow;

use super::base::area;
use crate::rules::{
    Alias, Clause, DeadInSeki, Dispute, Handicap, Ko, Komi, Removal, Repetition, RuleSet, Standing, Stop, Suicide,
    Text, Tie,
};

const TEXT: Text = Text { edition: "Tromp-Taylor rules", source: "TT" };
const PRESET: Text = Text { edition: "preset tromp-taylor", source: "KATACPP" };
const BASE: &RuleSet = &area(TEXT, &["Scoring"]);

/// Tromp-Taylor (logical) rules.
pub(in crate::rules) const TROMP_TAYLOR: RuleSet = RuleSet {
    id: Cow::Borrowed("tromp-taylor"),
    name: "Tromp-Taylor rules",
    standing: Standing::Reference,
    text: TEXT,
    aliases: &[Alias::user("tromp-taylor"), Alias::user("tt"), Alias::user("logical")],
    komi: Clause::convention(Komi::half_points(15, 0), PRESET).note("komi is not part of the rules; this is KataGo's"),
    removal: Clause::text(Removal::None, &["Scoring"], TEXT).note("there is no notion of dead stones"),
    dead_in_seki: Clause::text(DeadInSeki::NotRemoved, &["Scoring"], TEXT),
    handicap: Clause::convention(Handicap::Zero, PRESET),
    handicap_placement: Clause::unstated(TEXT),
    tie_even: Clause::convention(Tie::Draw, TEXT),
    tie_handicap: Clause::convention(Tie::Draw, TEXT),
    ko: Clause::text(Ko::PositionalSuperko, &["Repetition"], TEXT),
    suicide: Clause::text(Suicide::Allowed, &["Capture"], TEXT),
    repetition: Clause::text(Repetition::Forbidden, &["Repetition"], TEXT),
    stop: Clause::text(Stop::TwoPasses, &["End of the game"], TEXT),
    resumption: Clause::unstated(TEXT).note("there is no resumption: the second pass ends the game"),
    dispute: Clause::text(Dispute::NothingRemoved, &["Scoring"], TEXT).note("every stone on the board is alive"),
    uncertain: &["komi is not part of the rules; 7.5 is KataGo's preset value"],
    ..*BASE
};
