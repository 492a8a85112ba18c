use std::borrow::Cow;

use super::axis::{
    Announcement, BothLose, Counting, CountingProcedure, DeadInSeki, DisputeRule, FirstPass, GroupTax, Handicap,
    HandicapPlacement, IllegalMove, Ko, LastPass, LastPlayRule, NeutralFilling, NeutralPoints, OneSidedNeutral,
    Overtime, PassStones, Prisoners, Removal, RepetitionRule, Resumption, SekiPoints, SekiTest, Stop, Suicide, Tie,
    Unit,
};
use super::{Amount, Basis, Clause, Fork, Komi, Source, TextEdition};
use crate::words::{Word, words};

words! {
    /// Whether a rule set is in force, and what it is where it is not.
    Authority {
        /// In force with a federation.
        Official = "official",
        /// In force for certain events.
        OfficialEvent = "official-event",
        /// No longer in force.
        Historical = "historical",
        /// From a text that teaches the game.
        Teaching = "teaching",
        /// A formal set used by programs.
        Reference = "reference",
        /// Proposed, never in force.
        Proposal = "proposal",
        /// Made by the caller.
        Custom = "custom",
    }

    /// Where a name for a rule set is used.
    Context {
        /// Typed by a person, or sent by an app.
        User = "user",
        /// The `RU` property of a game record.
        Sgf = "sgf",
        /// A rules command of a GTP engine.
        Gtp = "gtp",
        /// `KataGo`'s names.
        Katago = "katago",
    }
}

/// A name under which a rule set is known somewhere. Names are compared without regard to case, blanks, `-` and `_`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct Alias {
    /// Where the name is used.
    pub context: Context,
    /// The name.
    pub name: &'static str,
}

impl Alias {
    /// A name that people and apps use. Game records may use it too.
    pub const fn user(name: &'static str) -> Self {
        Self { context: Context::User, name }
    }

    /// A name in game records only.
    pub const fn sgf(name: &'static str) -> Self {
        Self { context: Context::Sgf, name }
    }

    /// A name in GTP rules commands.
    pub const fn gtp(name: &'static str) -> Self {
        Self { context: Context::Gtp, name }
    }

    /// A name that `KataGo` knows.
    pub const fn katago(name: &'static str) -> Self {
        Self { context: Context::Katago, name }
    }
}

/// Komi in force from some year on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KomiPeriod {
    /// First year in which it is seen, as far as it is known; 0 where the source gives no year.
    pub from_year: u16,
    /// Komi in an even game.
    pub even: Amount,
    /// Where that was read.
    pub source: &'static Source,
}

impl KomiPeriod {
    /// From half points.
    pub(super) const fn since(from_year: u16, half_points: i32, source: &'static Source) -> Self {
        Self { from_year, even: Amount::half_points(half_points), source }
    }
}

/// One clause, whatever its axis, for printing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClauseView {
    /// Name of the axis, as in JSON.
    pub axis: &'static str,
    /// Name of the choice; `None` where the text is silent or was not read.
    pub choice: Option<String>,
    /// On what it rests.
    pub basis: Basis,
    /// Article numbers or section names.
    pub articles: &'static [&'static str],
    /// Edition and source.
    pub text: TextEdition,
    /// A remark, or an empty string.
    pub note: &'static str,
    /// Its documented readings, where there are two.
    pub fork: Option<&'static Fork>,
}

/// Why a change to a rule set was refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ChangeError {
    /// There is no such axis.
    #[error("a rule set has no axis named {axis}; axes are {expected}")]
    UnknownAxis {
        /// What was given.
        axis: String,
        /// Every axis.
        expected: String,
    },
    /// The axis has no such choice.
    #[error("axis {axis} has no choice {found}; choices are {expected}")]
    UnknownChoice {
        /// The axis.
        axis: &'static str,
        /// What was given.
        found: String,
        /// Every choice.
        expected: String,
    },
}

impl ClauseView {
    /// A clause on a choice between words.
    pub(crate) fn from_clause<T: Word>(axis: &'static str, clause: &Clause<T>) -> Self {
        Self::named(axis, clause, |choice| choice.word().to_owned())
    }

    fn named<T: Copy>(axis: &'static str, clause: &Clause<T>, name: impl Fn(T) -> String) -> Self {
        Self {
            axis,
            choice: clause.choice().map(name),
            basis: clause.basis(),
            articles: clause.articles(),
            text: clause.text_edition(),
            note: clause.note(),
            fork: clause.fork(),
        }
    }
}

fn names<T: Word>() -> Vec<&'static str> {
    T::WORDS.iter().map(|choice| choice.word()).collect()
}

macro_rules! rule_set {
    ($( $(#[$doc:meta])* $field:ident: $axis:ident, )+) => {
        /// One rule set: a clause for each axis, and what is known about the text.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub struct RuleSet {
            /// Its id, which never changes meaning.
            pub id: Cow<'static, str>,
            /// Its name in full.
            pub name: &'static str,
            /// Whether it is in force.
            pub authority: Authority,
            /// The text it is read from.
            pub text: TextEdition,
            /// First day in force (`YYYY`, `YYYY-MM` or `YYYY-MM-DD`), where known.
            pub effective_from: Option<&'static str>,
            /// The id of the set that replaced it.
            pub superseded_by: Option<&'static str>,
            /// Other names.
            pub aliases: &'static [Alias],
            /// The articles that say what territory is (points surrounded by living stones of one colour).
            pub territory_articles: &'static [&'static str],
            /// The articles that say which stones are dead and what becomes of them at the end.
            pub dead_articles: &'static [&'static str],
            /// Points to White.
            pub komi: Clause<Komi>,
            /// Earlier and present komi, oldest first.
            pub komi_history: &'static [KomiPeriod],
            $( $(#[$doc])* pub $field: Clause<$axis>, )+
            /// What is uncertain about the set, in plain words.
            pub uncertain: &'static [&'static str],
        }

        impl RuleSet {
            /// A set that says nothing yet.
            pub(super) const fn blank(text: TextEdition) -> Self {
                Self {
                    id: Cow::Borrowed(""),
                    name: "",
                    authority: Authority::Reference,
                    text,
                    effective_from: None,
                    superseded_by: None,
                    aliases: &[],
                    territory_articles: &[],
                    dead_articles: &[],
                    komi: Clause::absent(text),
                    komi_history: &[],
                    $( $field: Clause::absent(text), )+
                    uncertain: &[],
                }
            }

            /// A set whose text was not read and is taken to be this one: what is chosen here is practice there.
            pub(super) const fn as_practice(&self, text: TextEdition, practice: TextEdition) -> Self {
                let mut set = Self::blank(text);
                $( set.$field = self.$field.as_practice(text, practice); )+
                set
            }

            /// The names of all axes but komi.
            pub const AXES: &'static [&'static str] = &[ $( stringify!($field), )+ ];

            /// Every clause, komi first, in the order of the declaration.
            pub fn clauses(&self) -> Vec<ClauseView> {
                let komi = |komi: Komi| format!("{} (even), {} (handicap)", komi.even, komi.handicap);
                vec![
                    ClauseView::named("komi", &self.komi, komi),
                    $( ClauseView::from_clause(stringify!($field), &self.$field), )+
                ]
            }

            /// The choices an axis offers, or `None` for an unknown axis.
            pub fn choices(axis: &str) -> Option<Vec<&'static str>> {
                match axis {
                    $( stringify!($field) => Some(names::<$axis>()), )+
                    _ => None,
                }
            }

            /// Sets one axis to the choice of that name. The clause then rests on the caller's choice.
            ///
            /// # Errors
            ///
            /// When there is no such axis or choice; the set is left as it was.
            pub fn change(&mut self, axis: &str, choice: &str) -> Result<(), ChangeError> {
                match axis {
                    $( stringify!($field) => {
                        let Some(parsed) = $axis::of_word(choice) else {
                            return Err(ChangeError::UnknownChoice {
                                axis: stringify!($field),
                                found: choice.to_owned(),
                                expected: names::<$axis>().join(", "),
                            });
                        };
                        self.$field = Clause::chosen(parsed);
                        Ok(())
                    } )+
                    _ => Err(ChangeError::UnknownAxis { axis: axis.to_owned(), expected: Self::AXES.join(", ") }),
                }
            }
        }
    };
}

rule_set! {
    /// What is counted.
    counting: Counting,
    /// Whether prisoners count.
    prisoners: Prisoners,
    /// Which stones come off before counting.
    removal: Removal,
    /// What shows a seki.
    seki_test: SekiTest,
    /// Whether eyes in seki count.
    seki_points: SekiPoints,
    /// Whether dead stones in a seki come off.
    dead_in_seki: DeadInSeki,
    /// Points only one side can fill.
    one_sided_neutral: OneSidedNeutral,
    /// What neutral points left over are worth.
    neutral_points: NeutralPoints,
    /// Whether neutral points must be filled.
    neutral_filling: NeutralFilling,
    /// What each group pays.
    group_tax: GroupTax,
    /// Whether a pass costs a stone.
    pass_stones: PassStones,
    /// Who passes last.
    last_pass: LastPass,
    /// What passing first is worth.
    first_pass: FirstPass,
    /// What the last play is worth.
    last_play: LastPlayRule,
    /// Points to White for handicap stones.
    handicap: Handicap,
    /// Where handicap stones go.
    handicap_placement: HandicapPlacement,
    /// Who wins at equal scores in an even game.
    tie_even: Tie,
    /// Who wins at equal scores in a handicap game.
    tie_handicap: Tie,
    /// The unit of the result.
    unit: Unit,
    /// How the result is announced.
    announcement: Announcement,
    /// The ko rule.
    ko: Ko,
    /// The self-capture rule.
    suicide: Suicide,
    /// What a long repetition leads to.
    repetition: RepetitionRule,
    /// What an illegal move costs.
    illegal_move: IllegalMove,
    /// What stops the game.
    stop: Stop,
    /// Who moves first on resumption.
    resumption: Resumption,
    /// How disputes are settled.
    dispute: DisputeRule,
    /// Whether both can lose.
    both_lose: BothLose,
    /// What overtime costs.
    overtime: Overtime,
    /// How players count.
    counting_procedure: CountingProcedure,
}

impl RuleSet {
    /// Whether it takes off the stones that players agree are dead, as far as is known: a text that does not say is
    /// assumed to.
    pub fn takes_off_by_agreement(&self) -> bool {
        self.removal.choice().is_none_or(|removal| removal == Removal::Agreed)
    }

    /// Whether a dead stone in a seki is worth a point to who captures it, and none as it stands.
    pub fn pays_for_captures_in_seki(&self) -> bool {
        self.prisoners.choice() == Some(Prisoners::Counted) && self.dead_in_seki.choice() != Some(DeadInSeki::Removed)
    }

    /// Komi for this many handicap stones, where the set has one.
    pub fn komi_for(&self, handicap: u16) -> Option<Amount> {
        self.komi.choice().map(|komi| if handicap < 2 { komi.even } else { komi.handicap })
    }

    /// The clause on equal scores for this many handicap stones.
    pub const fn tie_for(&self, handicap: u16) -> &Clause<Tie> {
        if handicap < 2 { &self.tie_even } else { &self.tie_handicap }
    }
}
