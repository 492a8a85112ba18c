//! Rule sets as answers have them.
//!
//! ```
//! use gyega::render::Language;
//! use gyega::wire::{RuleSetResponse, resolve_rule_set};
//!
//! let korean = RuleSetResponse::new(Language::En, &resolve_rule_set("korean").unwrap());
//! assert_eq!(korean.id, "korean-2016");
//! assert!(korean.clauses.iter().any(|clause| clause.axis == "seki_points" && !clause.articles.1.is_empty()));
//! ```

use std::borrow::Cow;

use serde_json::Value;

use super::engine::RULES_VERSION;
use crate::formats::katago;
use crate::render::Language;
use crate::rules::{
    self, Alias, Amount, Authority, Basis, ClauseView, Counting, KatagoRules, Komi, KomiPeriod, NameOnlyRules,
    RuleReadingId, RuleSet, SourcedRuleReading, TextEdition,
};
use crate::wire::ArticleList;
use crate::wire::open_words::RuleReadingWord;
use crate::wire::view::view;

view! {
    /// Every rule set there is, in short.
    pub struct RuleSetList(language: Language) {
        let summary = |set, in_all| RuleSetSummary::new(language, set, in_all);
        let in_all = rules::all().iter().map(|set| summary(set, true));
        let others = rules::documented_sets().iter().chain(rules::katago_presets()).map(|set| summary(set, false));
        /// The version of the rule sets: it rises when what a built-in set says is corrected or completed.
        pub rules_version: &'static str = RULES_VERSION,
        /// In the order of the documentation: the 28 sets that `"rule_sets": "all"` scores, sets that stand behind
        /// claims of the documented diagrams, and `KataGo`'s presets.
        pub rule_sets: Vec<RuleSetSummary> = in_all.chain(others).collect(),
        /// Rule texts of which another text knows the name, and of which nothing else is known: there is no rule set of
        /// them.
        pub known_by_name: Vec<KnownByNameView> =
            rules::KNOWN_BY_NAME.iter().map(|text| KnownByNameView::new(language, text)).collect(),
    }

    /// A rule text that is known by name only.
    pub struct KnownByNameView(language: Language, text: &NameOnlyRules) {
        /// What it is called.
        pub name: &'static str = language.rule_text(text.name),
        /// The title of the text that names it.
        pub source: &'static str = text.source.title,
    }

    /// A rule set in short.
    pub struct RuleSetSummary(language: Language, set: &RuleSet, in_all: bool) {
        /// Its id, which never changes meaning.
        pub id: Cow<'static, str> = set.id.clone(),
        /// Its name in full.
        pub name: &'static str = language.rule_text(set.name),
        /// What it is to the world. Open: later versions may add words. Now one of `official`, `official-event`,
        /// `historical`, `teaching`, `reference`, `proposal`, `custom`.
        pub standing: Authority = set.authority,
        /// What it counts; null where its text could not be read on this.
        pub counting: Option<Counting> = set.counting.choice(),
        /// Komi in an even game; null where it has none of its own.
        pub komi: Option<Amount> = set.komi_for(0),
        /// Whether `"rule_sets": "all"` scores it.
        pub in_all: bool = in_all,
    }

    /// A rule set in full: a clause for each axis, with what it rests on.
    pub struct RuleSetResponse(language: Language, set: &RuleSet) {
        /// Its id, which never changes meaning.
        #[schemars(example = "korean-2016")]
        pub id: Cow<'static, str> = set.id.clone(),
        /// Its name in full.
        pub name: &'static str = language.rule_text(set.name),
        /// What it is to the world. Open: later versions may add words. Now one of `official`, `official-event`,
        /// `historical`, `teaching`, `reference`, `proposal`, `custom`.
        pub standing: Authority = set.authority,
        /// The text it is read from.
        pub text: TextView = TextView::new(language, set.text),
        /// First day in force (`YYYY`, `YYYY-MM` or `YYYY-MM-DD`); null where it is not known.
        pub effective_from: Option<&'static str> = set.effective_from,
        /// The id of the set that replaced it; null while none did.
        pub superseded_by: Option<&'static str> = set.superseded_by,
        /// Other names.
        pub aliases: &'static [Alias] = set.aliases,
        /// Komi in an even game and in a handicap game; null where the set has none of its own.
        pub komi: Option<Komi> = set.komi.choice(),
        /// Earlier and present komi, oldest first.
        pub komi_history: Vec<KomiPeriodView> = set.komi_history.iter().map(KomiPeriodView::new).collect(),
        /// The articles that say what territory is.
        pub territory_articles: ArticleList = ArticleList(language, set.territory_articles),
        /// The articles that say which stones are dead and what becomes of them at the end.
        pub dead_articles: ArticleList = ArticleList(language, set.dead_articles),
        /// Every clause, komi first.
        pub clauses: Vec<ClauseResponse> =
            set.clauses().into_iter().map(|clause| ClauseResponse::new(language, clause)).collect(),
        /// What is uncertain about the set, in plain words.
        pub uncertain: Vec<&'static str> = set.uncertain.iter().map(|text| language.rule_text(text)).collect(),
        /// The set in `KataGo`'s words; null where they do not fit.
        pub katago: Option<KatagoView> = KatagoRules::from_rule_set(set).as_ref().map(KatagoView::new),
    }

    /// An edition and where it was read.
    pub struct TextView(language: Language, text: TextEdition) {
        /// Which edition.
        pub edition: &'static str = language.rule_text(text.edition),
        /// The source by its title; where it has none that is known, what it is and where it was published.
        pub source: &'static str = text.source.title,
        /// Where it was read; null where there is no link.
        pub link: Option<&'static str> = text.source.link,
    }

    /// Komi in force from some year on.
    pub struct KomiPeriodView(period: &KomiPeriod) {
        /// First year, as far as it is known.
        pub from_year: u16 = period.from_year,
        /// Komi in an even game.
        pub even: Amount = period.even,
        /// The source by its title.
        pub source: &'static str = period.source.title,
    }

    /// What a rule set says on one axis.
    pub struct ClauseResponse(language: Language, clause: ClauseView) {
        /// The axis.
        pub axis: &'static str = clause.axis,
        /// The choice; null where the text is silent or was not read: a score that turns on it is undetermined.
        pub choice: Option<String> = clause.choice,
        /// Every choice the axis offers; empty for komi.
        pub choices: Vec<&'static str> = RuleSet::choices(clause.axis).unwrap_or_default(),
        /// On what it rests: `text`, `convention` (practice; the source is that of the practice), `unstated` (the text
        /// is silent), `unverified` (the text was not read), `chosen` (by the caller).
        pub basis: Basis = clause.basis,
        /// Article numbers, or section names.
        pub articles: ArticleList = ArticleList(language, clause.articles),
        /// The edition and its source.
        #[serde(flatten)]
        pub text: TextView = TextView::new(language, clause.text),
        /// A remark in plain words.
        #[serde(skip_serializing_if = "str::is_empty")]
        pub note: &'static str = language.rule_text(clause.note),
        /// Its documented readings, where there are several: the one that scores go by first, if the clause has a
        /// choice.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        pub readings: Vec<ClauseReading> =
            clause.fork.iter().flat_map(|fork| fork.readings.map(ClauseReading::new)).collect(),
    }

    /// A documented way to read a clause.
    pub struct ClauseReading(reading: SourcedRuleReading) {
        /// Its name, as in scores. Open: later versions may add names.
        #[schemars(with = "RuleReadingWord")]
        pub id: RuleReadingId = reading.id,
        /// Its source by title.
        pub source: &'static str = reading.source.title,
        /// Where it was read; null where there is no link.
        pub link: Option<&'static str> = reading.source.link,
    }

    /// A rule set in `KataGo`'s words.
    pub struct KatagoView(rules: &KatagoRules) {
        /// As a compact rule string.
        pub compact: String = rules.to_string(),
        /// As rule JSON.
        #[schemars(extend("type" = "object"))]
        pub rules: Value = katago::rules_to_json(rules),
    }
}
