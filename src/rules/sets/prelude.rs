//! The words in which rule sets are written, and what most sets of one family share. A set starts from one of these and
//! then says what it says itself; the sections and the edition are always those of the set.

pub(super) use std::borrow::Cow;

pub(super) use crate::rules::axis::*;
pub(super) use crate::rules::{
    Alias, Authority, Clause, Fork, Komi, KomiPeriod, RuleReadingId, RuleSet, TextEdition, sources,
};

// Texts that stand behind clauses of several sets.

pub(super) const SERVERS: TextEdition = TextEdition { edition: "server practice", source: &sources::OGS_SOURCE_CODE };
pub(super) const COMPARED: TextEdition =
    TextEdition { edition: "table of rule sets", source: &sources::BGA_COMPARISON };
pub(super) const TEACHING: TextEdition =
    TextEdition { edition: "KBA How to play Baduk, 2008", source: &sources::KBA_HOW_TO_PLAY };
pub(super) const LIKE_2016: TextEdition =
    TextEdition { edition: "as the text of 2016", source: &sources::KOREAN_RULES_2016 };

const NOT_READ: &str = "the article of this edition was not read";
const OWED: &str =
    "that a point which its owner must still fill does not count is practice wherever territory is counted";
const NO_MATTER: &str = "no point turns on it, as eyes in seki count like any others";

/// Nothing of the kind stands in a text, or in what was read of it.
const fn nothing_of_the_kind(text: TextEdition) -> &'static str {
    if text.source.is_read_in_full {
        "the text has nothing of the kind"
    } else {
        "the parts that were read have nothing of the kind"
    }
}

/// What both ways to count have, as `sections` say, and what no set has unless it says so: costs of passes and last
/// plays, points for time, a loss for both.
const fn plain(text: TextEdition, sections: &'static [&'static str]) -> RuleSet {
    let mut set = RuleSet::blank(text);
    set.territory_articles = sections;
    set.dead_articles = sections;
    set.removal = Clause::text(Removal::Agreed, sections, text);
    set.neutral_points = Clause::text(NeutralPoints::Zero, sections, text);
    let not_known = nothing_of_the_kind(text);
    set.group_tax = Clause::convention(GroupTax::None, text).with_note(not_known);
    set.pass_stones = Clause::convention(PassStones::None, text).with_note(not_known);
    set.last_pass = Clause::convention(LastPass::Either, text).with_note(not_known);
    set.first_pass = Clause::convention(FirstPass::None, text).with_note(not_known);
    set.last_play = Clause::convention(LastPlayRule::None, text).with_note(not_known);
    set.both_lose = Clause::convention(BothLose::Impossible, text).with_note(not_known);
    set.overtime = Clause::convention(Overtime::None, text).with_note(not_known);
    set.unit = Clause::convention(Unit::Point, text);
    set.announcement = Clause::convention(Announcement::Points, text);
    set
}

/// Living stones and what they surround; prisoners do not count. `sections` say so.
pub(super) const fn area(text: TextEdition, sections: &'static [&'static str]) -> RuleSet {
    let mut set = plain(text, sections);
    set.counting = Clause::text(Counting::Area, sections, text);
    set.prisoners = Clause::text(Prisoners::NotCounted, sections, text);
    set.seki_test = Clause::convention(SekiTest::Agreed, text).with_note(NO_MATTER);
    set.seki_points = Clause::text(SekiPoints::Counted, sections, text);
    set.dead_in_seki = Clause::convention(DeadInSeki::Removed, text)
        .with_note("stones agreed dead come off wherever they stand, as in any count of living stones");
    set.one_sided_neutral = Clause::text(OneSidedNeutral::Counted, sections, text);
    set.neutral_filling = Clause::convention(NeutralFilling::Optional, text)
        .with_note("a neutral point is worth a point, so players fill it");
    set.counting_procedure = Clause::convention(CountingProcedure::Plain, text);
    set
}

/// Surrounded points and prisoners; nothing in a seki counts. `sections` say so.
pub(super) const fn territory(text: TextEdition, sections: &'static [&'static str]) -> RuleSet {
    let mut set = plain(text, sections);
    set.counting = Clause::text(Counting::Territory, sections, text);
    set.prisoners = Clause::text(Prisoners::Counted, sections, text);
    set.seki_test = Clause::convention(SekiTest::Agreed, text);
    set.seki_points = Clause::text(SekiPoints::NotCounted, sections, text);
    set.dead_in_seki = Clause::convention(DeadInSeki::NotRemoved, text)
        .with_note("stones come off the opponent's territory only, and a seki is nobody's");
    set.one_sided_neutral = Clause::convention(OneSidedNeutral::NotCounted, text).with_note(OWED);
    set.counting_procedure = Clause::convention(CountingProcedure::FillIn, text);
    set
}

/// As [`territory`], where the articles on counting were not read and what is done rests on `practice`.
pub(super) const fn territory_by_practice(text: TextEdition, practice: TextEdition) -> RuleSet {
    let mut set = territory(text, &[]);
    set.counting = Clause::convention(Counting::Territory, practice).with_note(NOT_READ);
    set.prisoners = Clause::convention(Prisoners::Counted, practice).with_note(NOT_READ);
    set.removal = Clause::convention(Removal::Agreed, practice).with_note(NOT_READ);
    set.seki_points = Clause::convention(SekiPoints::NotCounted, practice).with_note(NOT_READ);
    set.one_sided_neutral = Clause::convention(OneSidedNeutral::NotCounted, practice).with_note(OWED);
    set.neutral_points = Clause::convention(NeutralPoints::Zero, practice).with_note(NOT_READ);
    set
}
