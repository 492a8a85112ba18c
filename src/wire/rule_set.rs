use std::borrow::Cow;

use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

use super::engine::RULES_VERSION;
use super::open::ReadingWord;
use super::values::ArticleList;
use crate::formats::katago;
use crate::render::Language;
use crate::rules::{
    self, Alias, Amount, Authority, Basis, ClauseView, Counting, KatagoRules, Komi, ReadingId, RuleSet, SourcedReading,
    Text,
};

/// Every rule set there is, in short.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct RuleSetList {
    /// The version of the rule sets: it rises when what a built-in set says is corrected or completed.
    pub rules_version: &'static str,
    /// In the order of the documentation: the 28 sets that `"rule_sets": "all"` scores, sets that stand behind claims
    /// of the documented diagrams, and `KataGo`'s presets.
    pub rule_sets: Vec<RuleSetSummary>,
    /// Rule texts of which another text knows the name, and of which nothing else is known: there is no rule set of
    /// them.
    pub known_by_name: Vec<KnownByNameView>,
}

/// A rule text that is known by name only.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct KnownByNameView {
    /// What it is called.
    pub name: &'static str,
    /// The title of the text that names it.
    pub source: &'static str,
}

/// A rule set in short.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct RuleSetSummary {
    /// Its id, which never changes meaning.
    pub id: Cow<'static, str>,
    /// Its name in full.
    pub name: &'static str,
    /// What it is to the world. Open: later versions may add words. Now one of `official`, `official-event`,
    /// `historical`, `teaching`, `reference`, `proposal`, `custom`.
    pub standing: Authority,
    /// What it counts; null where its text could not be read on this.
    pub counting: Option<Counting>,
    /// Komi in an even game; null where it has none of its own.
    pub komi: Option<Amount>,
    /// Whether `"rule_sets": "all"` scores it.
    pub in_all: bool,
}

impl RuleSetList {
    /// The built-in rule sets, their names in a language.
    pub fn built_in(language: Language) -> Self {
        let summary = |set, in_all| RuleSetSummary::new(language, set, in_all);
        let in_all = rules::all().iter().map(|set| summary(set, true));
        let others = rules::diagram_sets().iter().chain(rules::katago_presets()).map(|set| summary(set, false));
        let by_name = rules::KNOWN_BY_NAME.iter();
        let by_name =
            by_name.map(|text| KnownByNameView { name: language.rule_text(text.name), source: text.source.title });
        Self {
            rules_version: RULES_VERSION,
            rule_sets: in_all.chain(others).collect(),
            known_by_name: by_name.collect(),
        }
    }
}

impl RuleSetSummary {
    fn new(language: Language, set: &RuleSet, in_all: bool) -> Self {
        Self {
            id: set.id.clone(),
            name: language.rule_text(set.name),
            standing: set.authority,
            counting: set.counting.choice(),
            komi: set.komi_for(0),
            in_all,
        }
    }
}

/// A rule set in full: a clause for each axis, with what it rests on.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct RuleSetResponse {
    /// Its id, which never changes meaning.
    #[schemars(example = "korean-2016")]
    pub id: Cow<'static, str>,
    /// Its name in full.
    pub name: &'static str,
    /// What it is to the world. Open: later versions may add words. Now one of `official`, `official-event`,
    /// `historical`, `teaching`, `reference`, `proposal`, `custom`.
    pub standing: Authority,
    /// The text it is read from.
    pub text: TextView,
    /// First day in force (`YYYY`, `YYYY-MM` or `YYYY-MM-DD`); null where it is not known.
    pub effective_from: Option<&'static str>,
    /// The id of the set that replaced it; null while none did.
    pub superseded_by: Option<&'static str>,
    /// Other names.
    pub aliases: &'static [Alias],
    /// Komi in an even game and in a handicap game; null where the set has none of its own.
    pub komi: Option<Komi>,
    /// Earlier and present komi, oldest first.
    pub komi_history: Vec<KomiPeriodView>,
    /// The articles that say what territory is.
    pub territory_articles: ArticleList,
    /// The articles that say which stones are dead and what becomes of them at the end.
    pub dead_articles: ArticleList,
    /// Every clause, komi first.
    pub clauses: Vec<ClauseResponse>,
    /// What is uncertain about the set, in plain words.
    pub uncertain: Vec<&'static str>,
    /// The set in `KataGo`'s words; null where they do not fit.
    pub katago: Option<KatagoView>,
}

/// An edition and where it was read.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct TextView {
    /// Which edition.
    pub edition: &'static str,
    /// The source by its title; where it has none that is known, what it is and where it was published.
    pub source: &'static str,
    /// Where it was read; null where there is no link.
    pub link: Option<&'static str>,
}

/// Komi in force from some year on.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct KomiPeriodView {
    /// First year, as far as it is known.
    pub from_year: u16,
    /// Komi in an even game.
    pub even: Amount,
    /// The source by its title.
    pub source: &'static str,
}

/// What a rule set says on one axis.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct ClauseResponse {
    /// The axis.
    pub axis: &'static str,
    /// The choice; null where the text is silent or was not read: a score that turns on it is undetermined.
    pub choice: Option<String>,
    /// Every choice the axis offers; empty for komi.
    pub choices: Vec<&'static str>,
    /// On what it rests: `text`, `convention` (practice; the source is that of the practice), `unstated` (the text is
    /// silent), `unverified` (the text was not read), `chosen` (by the caller).
    pub basis: Basis,
    /// Article numbers, or section names.
    pub articles: ArticleList,
    /// The edition and its source.
    #[serde(flatten)]
    pub text: TextView,
    /// A remark in plain words.
    #[serde(skip_serializing_if = "str::is_empty")]
    pub note: &'static str,
    /// Its documented readings, where there are several: the one that scores go by first, if the clause has a choice.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub readings: Vec<ClauseReading>,
}

/// A documented way to read a clause.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct ClauseReading {
    /// Its name, as in scores. Open: later versions may add names.
    #[schemars(with = "ReadingWord")]
    pub id: ReadingId,
    /// Its source by title.
    pub source: &'static str,
    /// Where it was read; null where there is no link.
    pub link: Option<&'static str>,
}

/// A rule set in `KataGo`'s words.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct KatagoView {
    /// As a compact rule string.
    pub compact: String,
    /// As rule JSON.
    #[schemars(extend("type" = "object"))]
    pub rules: Value,
}

impl TextView {
    fn new(language: Language, text: Text) -> Self {
        Self { edition: language.rule_text(text.edition), source: text.source.title, link: text.source.link }
    }
}

impl ClauseReading {
    fn new(reading: SourcedReading) -> Self {
        Self { id: reading.id, source: reading.source.title, link: reading.source.link }
    }
}

impl ClauseResponse {
    fn new(language: Language, clause: ClauseView) -> Self {
        Self {
            axis: clause.axis,
            choice: clause.choice,
            choices: RuleSet::choices(clause.axis).unwrap_or_default(),
            basis: clause.basis,
            articles: ArticleList(language, clause.articles),
            text: TextView::new(language, clause.text),
            note: language.rule_text(clause.note),
            readings: clause.fork.iter().flat_map(|fork| fork.readings.map(ClauseReading::new)).collect(),
        }
    }
}

impl RuleSetResponse {
    /// A rule set in full, what it says of itself in a language.
    ///
    /// ```
    /// use gyega::render::Language;
    /// use gyega::wire::{RuleSetResponse, resolve_rule_set};
    ///
    /// let korean = RuleSetResponse::new(Language::En, &resolve_rule_set("korean").unwrap());
    /// assert_eq!(korean.id, "korean-2016");
    /// assert!(korean.clauses.iter().any(|clause| clause.axis == "seki_points" && !clause.articles.1.is_empty()));
    /// ```
    pub fn new(language: Language, set: &RuleSet) -> Self {
        let period = |period: &rules::KomiPeriod| KomiPeriodView {
            from_year: period.from_year,
            even: period.even,
            source: period.source.title,
        };
        let in_katago = KatagoRules::from_rule_set(set);
        Self {
            id: set.id.clone(),
            name: language.rule_text(set.name),
            standing: set.authority,
            text: TextView::new(language, set.text),
            effective_from: set.effective_from,
            superseded_by: set.superseded_by,
            aliases: set.aliases,
            komi: set.komi.choice(),
            komi_history: set.komi_history.iter().map(period).collect(),
            territory_articles: ArticleList(language, set.territory_articles),
            dead_articles: ArticleList(language, set.dead_articles),
            clauses: set.clauses().into_iter().map(|clause| ClauseResponse::new(language, clause)).collect(),
            uncertain: set.uncertain.iter().map(|text| language.rule_text(text)).collect(),
            katago: in_katago
                .map(|rules| KatagoView { compact: rules.to_string(), rules: katago::rules_to_json(&rules) }),
        }
    }
}
