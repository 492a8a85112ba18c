//! What most sets of one family share. A set starts from one of these and then says what it says itself; the sections and
//! the edition are always those of the set.

use std::borrow::Cow;

use crate::rules::{
    Announcement, BothLose, Clause, Counting, CountingProcedure, DeadInSeki, FirstPass, GroupTax, LastPass, LastPlay,
    NeutralFilling, NeutralPoints, OneSidedNeutral, Overtime, PassStones, Prisoners, Removal, RuleSet, SekiPoints,
    SekiTest, Standing, Text, Unit,
};

const NOT_KNOWN: &str = "the text, as far as it was read, has nothing of the kind";
const NOT_READ: &str = "the article of this edition was not read";
const NO_MATTER: &str = "no point turns on it, as eyes in seki count like any others";

/// A set of which nothing was read.
pub(super) const fn unread(text: Text) -> RuleSet {
    RuleSet {
        id: Cow::Borrowed(""),
        name: "",
        standing: Standing::Reference,
        text,
        effective_from: None,
        superseded_by: None,
        aliases: &[],
        territory_articles: &[],
        komi: Clause::unverified(text),
        komi_history: &[],
        counting: Clause::unverified(text),
        prisoners: Clause::unverified(text),
        removal: Clause::unverified(text),
        seki_test: Clause::unverified(text),
        seki_points: Clause::unverified(text),
        dead_in_seki: Clause::unverified(text),
        one_sided_neutral: Clause::unverified(text),
        neutral_points: Clause::unverified(text),
        neutral_filling: Clause::unverified(text),
        group_tax: Clause::unverified(text),
        pass_stones: Clause::unverified(text),
        last_pass: Clause::unverified(text),
        first_pass: Clause::unverified(text),
        last_play: Clause::unverified(text),
        handicap: Clause::unverified(text),
        handicap_placement: Clause::unverified(text),
        tie_even: Clause::unverified(text),
        tie_handicap: Clause::unverified(text),
        unit: Clause::unverified(text),
        announcement: Clause::unverified(text),
        ko: Clause::unverified(text),
        suicide: Clause::unverified(text),
        repetition: Clause::unverified(text),
        illegal_move: Clause::unverified(text),
        stop: Clause::unverified(text),
        resumption: Clause::unverified(text),
        dispute: Clause::unverified(text),
        both_lose: Clause::unverified(text),
        overtime: Clause::unverified(text),
        counting_procedure: Clause::unverified(text),
        uncertain: &[],
    }
}

/// What no set has unless it says so: costs of passes and last plays, points for time, a loss for both.
const fn plain(text: Text) -> RuleSet {
    let mut set = unread(text);
    set.group_tax = Clause::convention(GroupTax::None, text).note(NOT_KNOWN);
    set.pass_stones = Clause::convention(PassStones::None, text).note(NOT_KNOWN);
    set.last_pass = Clause::convention(LastPass::Either, text).note(NOT_KNOWN);
    set.first_pass = Clause::convention(FirstPass::None, text).note(NOT_KNOWN);
    set.last_play = Clause::convention(LastPlay::None, text).note(NOT_KNOWN);
    set.both_lose = Clause::convention(BothLose::Impossible, text).note(NOT_KNOWN);
    set.overtime = Clause::convention(Overtime::None, text).note(NOT_KNOWN);
    set.unit = Clause::convention(Unit::Point, text);
    set.announcement = Clause::convention(Announcement::Points, text);
    set
}

/// Living stones and what they surround; prisoners do not count. `sections` say so.
pub(super) const fn area(text: Text, sections: &'static [&'static str]) -> RuleSet {
    let mut set = plain(text);
    set.territory_articles = sections;
    set.counting = Clause::text(Counting::Area, sections, text);
    set.prisoners = Clause::text(Prisoners::NotCounted, sections, text);
    set.removal = Clause::text(Removal::Agreed, sections, text);
    set.seki_test = Clause::convention(SekiTest::Agreed, text).note(NO_MATTER);
    set.seki_points = Clause::text(SekiPoints::Counted, sections, text);
    set.dead_in_seki = Clause::convention(DeadInSeki::Removed, text)
        .note("stones agreed dead come off wherever they stand, as in any count of living stones");
    set.one_sided_neutral = Clause::text(OneSidedNeutral::Counted, sections, text);
    set.neutral_points = Clause::text(NeutralPoints::Zero, sections, text);
    set.neutral_filling =
        Clause::convention(NeutralFilling::Optional, text).note("a neutral point is worth a point, so players fill it");
    set.counting_procedure = Clause::convention(CountingProcedure::Plain, text);
    set
}

/// Surrounded points and prisoners; nothing in a seki counts. `sections` say so.
pub(super) const fn territory(text: Text, sections: &'static [&'static str]) -> RuleSet {
    let mut set = plain(text);
    set.territory_articles = sections;
    set.counting = Clause::text(Counting::Territory, sections, text);
    set.prisoners = Clause::text(Prisoners::Counted, sections, text);
    set.removal = Clause::text(Removal::Agreed, sections, text);
    set.seki_test = Clause::convention(SekiTest::Agreed, text);
    set.seki_points = Clause::text(SekiPoints::NotCounted, sections, text);
    set.dead_in_seki = Clause::convention(DeadInSeki::NotRemoved, text)
        .note("stones come off the opponent's territory only, and a seki is nobody's");
    set.one_sided_neutral = Clause::text(OneSidedNeutral::NotCounted, sections, text);
    set.neutral_points = Clause::text(NeutralPoints::Zero, sections, text);
    set.counting_procedure = Clause::convention(CountingProcedure::FillIn, text);
    set
}

/// As [`territory`], where the articles on counting were not read and what is done rests on `practice`.
pub(super) const fn territory_by_practice(text: Text, practice: Text) -> RuleSet {
    let mut set = territory(text, &[]);
    set.counting = Clause::convention(Counting::Territory, practice).note(NOT_READ);
    set.prisoners = Clause::convention(Prisoners::Counted, practice).note(NOT_READ);
    set.removal = Clause::convention(Removal::Agreed, practice).note(NOT_READ);
    set.seki_points = Clause::convention(SekiPoints::NotCounted, practice).note(NOT_READ);
    set.one_sided_neutral = Clause::convention(OneSidedNeutral::NotCounted, practice).note(NOT_READ);
    set.neutral_points = Clause::convention(NeutralPoints::Zero, practice).note(NOT_READ);
    set
}
