use std::borrow::Cow;

use crate::rules::{
    Amount, Announcement, Authority, BothLose, Clause, Counting, CountingProcedure, DeadInSeki, DisputeRule, FirstPass,
    GroupTax, Handicap, Ko, Komi, LastPass, LastPlayRule, NeutralFilling, NeutralPoints, OneSidedNeutral, Overtime,
    PassStones, Prisoners, Removal, RepetitionRule, Resumption, RuleSet, SekiPoints, SekiTest, Stop, Suicide,
    TextEdition, Tie, Unit, sources,
};
use crate::words::words;

const CODE: TextEdition = TextEdition { edition: "the rules in its source code", source: &sources::KATAGO_SOURCE_CODE };
const DOCS: TextEdition = TextEdition { edition: "page on its rules", source: &sources::KATAGO_ON_ITS_RULES };

words! {
    /// `KataGo`'s ko rule.
    KatagoKo {
        /// Only the immediate recapture is barred.
        Simple = "SIMPLE",
        /// Positional superko.
        Positional = "POSITIONAL",
        /// Situational superko.
        Situational = "SITUATIONAL",
        /// Spight's rule; in `KataGo`'s code, not in its documents.
        Spight = "SPIGHT",
    }

    /// What `KataGo` counts.
    KatagoScoring {
        /// Area.
        Area = "AREA",
        /// Territory.
        Territory = "TERRITORY",
    }

    /// Which eyes `KataGo` taxes.
    KatagoTax {
        /// None: eyes in seki count.
        None = "NONE",
        /// Eyes in seki do not count.
        Seki = "SEKI",
        /// Nor do two points of every group.
        All = "ALL",
    }
}

macro_rules! parse_whatever_the_case {
    ($( $name:ident )+) => { $(
        impl $name {
            /// The choice of that word, whatever its case.
            pub fn parse(word: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|choice| choice.as_str().eq_ignore_ascii_case(word))
            }
        }
    )+ };
}

parse_whatever_the_case! { KatagoKo KatagoScoring KatagoTax }

/// `KataGo`'s rules as its parameters say them.
///
/// They print as `KataGo` prints them, and read back:
///
/// ```
/// use gyega::rules::{KatagoKo, KatagoRules};
///
/// let rules: KatagoRules = "koSIMPLEscoreTERRITORYtaxSEKIsui0".parse().unwrap();
/// assert_eq!(rules.ko, KatagoKo::Simple);
/// assert_eq!(rules.to_string(), "koSIMPLEscoreTERRITORYtaxSEKIsui0");
/// assert_eq!(rules.komi().to_string(), "6.5");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct KatagoRules {
    /// The ko rule.
    pub ko: KatagoKo,
    /// What is counted.
    pub scoring: KatagoScoring,
    /// Which eyes are taxed.
    pub tax: KatagoTax,
    /// Whether a play may capture two or more stones of its own side; a single stone never.
    pub suicide: bool,
    /// Whether the first pass takes a button worth half a point.
    pub has_button: bool,
    /// Points to White for N handicap stones.
    pub white_handicap_bonus: Handicap,
    /// Whether the engine may pass without capturing dead stones; no effect on the score.
    pub friendly_pass_ok: bool,
    /// Komi, if given; a multiple of half a point.
    pub komi: Option<Amount>,
}

impl KatagoRules {
    /// What `KataGo` takes where nothing is said: positional superko, area, no tax, self-capture allowed.
    pub const DEFAULT: Self = Self {
        ko: KatagoKo::Positional,
        scoring: KatagoScoring::Area,
        tax: KatagoTax::None,
        suicide: true,
        has_button: false,
        white_handicap_bonus: Handicap::Zero,
        friendly_pass_ok: false,
        komi: None,
    };

    /// The tax where none is given: of seki under territory scoring, none under area scoring.
    pub const fn default_tax(scoring: KatagoScoring) -> KatagoTax {
        match scoring {
            KatagoScoring::Area => KatagoTax::None,
            KatagoScoring::Territory => KatagoTax::Seki,
        }
    }

    /// Komi where none is given: 6.5 under territory scoring, 7 with a button, else 7.5.
    pub const fn default_komi(&self) -> Amount {
        match (self.scoring, self.has_button) {
            (KatagoScoring::Territory, _) => Amount::half_points(13),
            (KatagoScoring::Area, true) => Amount::half_points(14),
            (KatagoScoring::Area, false) => Amount::half_points(15),
        }
    }

    /// Komi as given, or `KataGo`'s default.
    pub fn komi(&self) -> Amount {
        self.komi.unwrap_or(self.default_komi())
    }

    /// `KataGo`'s word for a handicap bonus.
    pub const fn bonus_word(bonus: Handicap) -> &'static str {
        match bonus {
            Handicap::Zero => "0",
            Handicap::N => "N",
            Handicap::NMinusOne => "N-1",
        }
    }

    /// The handicap bonus of that word, whatever its case.
    pub fn parse_bonus(word: &str) -> Option<Handicap> {
        Handicap::ALL.iter().copied().find(|bonus| Self::bonus_word(*bonus).eq_ignore_ascii_case(word))
    }

    /// The rule set under `KataGo`'s own formal definitions; its id is the compact string.
    pub fn to_rule_set(&self) -> RuleSet {
        let is_area = self.scoring == KatagoScoring::Area;
        let is_taxed = self.tax != KatagoTax::None;
        let scoring: &[&str] = &["KataGo's rules, scoring"];
        let tax: &[&str] = &["KataGo's rules, tax"];
        let repetition = if self.ko == KatagoKo::Simple { RepetitionRule::NoResult } else { RepetitionRule::Forbidden };
        let no_such = "KataGo has no such rule";
        RuleSet {
            id: Cow::Owned(self.to_string()),
            name: "KataGo rules as given",
            authority: Authority::Reference,
            text: CODE,
            territory_articles: scoring,
            dead_articles: scoring,
            komi: Clause::text(Komi { even: self.komi(), handicap: self.komi() }, &["KataGo's rules, komi"], CODE),
            counting: Clause::text(if is_area { Counting::Area } else { Counting::Territory }, scoring, CODE),
            prisoners: Clause::text(if is_area { Prisoners::NotCounted } else { Prisoners::Counted }, scoring, CODE),
            removal: Clause::text(Removal::PassAlive, scoring, DOCS)
                .with_note("stones are dead only inside an opposing area that lives even if its owner always passes"),
            seki_test: Clause::text(SekiTest::IndependentLife, tax, DOCS),
            seki_points: Clause::text(if is_taxed { SekiPoints::NotCounted } else { SekiPoints::Counted }, tax, CODE),
            dead_in_seki: Clause::text(if is_taxed { DeadInSeki::NotRemoved } else { DeadInSeki::Removed }, tax, DOCS),
            one_sided_neutral: Clause::text(
                if is_taxed { OneSidedNeutral::NotCounted } else { OneSidedNeutral::Counted },
                tax,
                DOCS,
            ),
            neutral_points: Clause::text(NeutralPoints::Zero, scoring, CODE),
            neutral_filling: Clause::convention(
                if is_area { NeutralFilling::Optional } else { NeutralFilling::Required },
                DOCS,
            ),
            group_tax: Clause::text(
                if self.tax == KatagoTax::All { GroupTax::TwoPerGroup } else { GroupTax::None },
                tax,
                CODE,
            ),
            pass_stones: Clause::convention(PassStones::None, CODE).with_note(no_such),
            last_pass: Clause::convention(LastPass::Either, CODE).with_note(no_such),
            first_pass: Clause::text(
                if self.has_button { FirstPass::Button } else { FirstPass::None },
                &["KataGo's rules, hasButton"],
                CODE,
            ),
            last_play: Clause::convention(LastPlayRule::None, CODE).with_note(no_such),
            handicap: Clause::text(self.white_handicap_bonus, &["KataGo's rules, whiteHandicapBonus"], CODE)
                .with_note("nothing for fewer than two stones"),
            tie_even: Clause::convention(Tie::Draw, CODE),
            tie_handicap: Clause::convention(Tie::Draw, CODE),
            unit: Clause::convention(Unit::Point, CODE),
            announcement: Clause::convention(Announcement::Points, CODE),
            ko: Clause::text(self.ko.into(), &["KataGo's rules, ko"], CODE),
            suicide: Clause::text(
                if self.suicide { Suicide::MultiStone } else { Suicide::Forbidden },
                &["KataGo's rules, suicide"],
                CODE,
            ),
            repetition: Clause::text(repetition, &["KataGo's rules, ko"], DOCS),
            stop: Clause::text(Stop::TwoPasses, scoring, DOCS),
            resumption: Clause::convention(Resumption::NormalTurn, DOCS),
            dispute: if is_area {
                Clause::text(DisputeRule::NothingRemoved, scoring, DOCS)
                    .with_note("but for what is inside a pass-alive area")
            } else {
                Clause::text(DisputeRule::PlayOut, scoring, DOCS).with_note("in clean-up phases")
            },
            both_lose: Clause::convention(BothLose::Impossible, CODE).with_note(no_such),
            overtime: Clause::convention(Overtime::None, CODE).with_note(no_such),
            counting_procedure: Clause::convention(CountingProcedure::Plain, CODE),
            ..RuleSet::blank(CODE)
        }
    }

    /// A rule set in `KataGo`'s words, or `None` where they do not fit: Sunjang and Ing counting, Ing's and the natural
    /// superko, costs of passes and last plays, self-capture of a single stone under a ko rule that lets it stand, and
    /// everything that is not known.
    ///
    /// What `KataGo` has no word for (how the dead are agreed, what a repetition leads to, equal scores, a komi of its
    /// own for handicap games) is not looked at.
    pub fn from_rule_set(set: &RuleSet) -> Option<Self> {
        let (scoring, is_stone) = match set.counting.choice()? {
            Counting::Territory => (KatagoScoring::Territory, false),
            Counting::Area => (KatagoScoring::Area, false),
            Counting::Stone => (KatagoScoring::Area, true),
            Counting::Boundary | Counting::Ing => return None,
        };
        let tax = match (set.group_tax.choice()?, set.seki_points.choice()?) {
            (GroupTax::TwoPerGroup, _) => KatagoTax::All,
            (GroupTax::None, _) if is_stone => KatagoTax::All,
            (GroupTax::None, SekiPoints::NotCounted) => KatagoTax::Seki,
            (GroupTax::None, SekiPoints::Counted) => KatagoTax::None,
        };
        let ko = match set.ko.choice()? {
            Ko::Simple => KatagoKo::Simple,
            Ko::PositionalSuperko => KatagoKo::Positional,
            Ko::SituationalSuperko => KatagoKo::Situational,
            Ko::Spight => KatagoKo::Spight,
            Ko::NaturalSituationalSuperko | Ko::Ing => return None,
        };
        let suicide = match set.suicide.choice()? {
            Suicide::Forbidden => false,
            Suicide::MultiStone => true,
            // Under positional superko a play may not capture its own single stone anyway: it repeats the position.
            Suicide::Allowed if ko == KatagoKo::Positional => true,
            Suicide::Allowed => return None,
        };
        let has_button = match set.first_pass.choice()? {
            FirstPass::None => false,
            FirstPass::Button => true,
            FirstPass::WhiteFirst => return None,
        };
        let is_plain = set.last_play.choice()? == LastPlayRule::None
            && set.pass_stones.choice()? != PassStones::Prisoner
            && set.neutral_points.choice()? != NeutralPoints::IngShare;
        if !is_plain {
            return None;
        }
        let komi = set.komi.choice()?.even;
        if komi.as_quarters() % 2 != 0 {
            return None;
        }
        let rules = Self {
            ko,
            scoring,
            tax,
            suicide,
            has_button,
            white_handicap_bonus: set.handicap.choice()?,
            friendly_pass_ok: false,
            komi: None,
        };
        Some(Self { komi: (komi != rules.default_komi()).then_some(komi), ..rules })
    }
}

impl From<KatagoKo> for Ko {
    fn from(ko: KatagoKo) -> Self {
        match ko {
            KatagoKo::Simple => Self::Simple,
            KatagoKo::Positional => Self::PositionalSuperko,
            KatagoKo::Situational => Self::SituationalSuperko,
            KatagoKo::Spight => Self::Spight,
        }
    }
}
