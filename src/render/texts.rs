//! What rule sets say of themselves: names, articles, notes. The rule sets have them in English, each other language in
//! its `texts.ftl`.

use std::borrow::Cow;

use super::Language;
use crate::rules::Basis;

impl Language {
    /// A text of a rule set, such as its name, the edition of its text, an article that has a name in the place of a
    /// number or a remark; as it is where the language has no words of its own for it.
    ///
    /// ```
    /// use gyega::render::Language;
    /// use gyega::rules::by_id;
    ///
    /// let name = by_id("japanese-1989").unwrap().name;
    /// assert_eq!(Language::En.rule_text(name), "Japanese rules 1989");
    /// assert_eq!(Language::Ja.rule_text(name), "日本囲碁規約1989");
    /// assert_eq!(Language::Ja.rule_text("1989"), "1989");
    /// ```
    pub fn rule_text(self, english: &'static str) -> &'static str {
        self.locale().rule_text(english).unwrap_or(english)
    }

    /// On what a clause rests: its articles, or that it is practice or chosen; nothing where the text names neither.
    pub(super) fn basis(self, basis: Basis, named: &[&'static str]) -> String {
        match basis {
            Basis::Convention => self.word("basis-convention").to_owned(),
            Basis::Chosen => self.word("basis-chosen").to_owned(),
            Basis::Text | Basis::Unstated | Basis::Unverified => self.articles(named),
        }
    }

    /// An article: a number as it stands, else the diagram, or a part of a text that is named before it.
    ///
    /// ```
    /// use gyega::render::Language;
    ///
    /// assert_eq!(Language::En.article("8.1"), "8.1");
    /// assert_eq!(Language::En.article("Chinese rules 2002, Counting"), "Chinese rules 2002, Counting");
    /// assert_eq!(Language::Zh.article("Chinese rules 1988, Counting"), "中国围棋规则（1988）、计算");
    /// ```
    pub fn article(self, english: &'static str) -> Cow<'static, str> {
        match english.rsplit_once(", ") {
            Some((text, part)) if self.locale().rule_text(english).is_none() && self != Language::En => {
                let comma = self.word("between-names");
                Cow::Owned([self.rule_text(text), comma, self.rule_text(part)].concat())
            }
            _ => Cow::Borrowed(self.rule_text(english)),
        }
    }

    /// Names of articles with commas between them; numbers have the same commas in all languages.
    pub(super) fn articles(self, articles: &[&'static str]) -> String {
        let articles: Vec<_> = articles.iter().map(|named| self.article(named)).collect();
        let has_words = articles.iter().any(|article| !article.is_ascii());
        articles.join(if has_words { self.word("between-words") } else { ", " })
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use crate::render::Language;
    use crate::render::locales::text_id;
    use crate::rules::{ClauseView, KNOWN_BY_NAME, KatagoRules, RuleSet, all, diagram_sets, katago_presets};

    /// Every text of a rule set for people.
    fn texts_of(set: &RuleSet) -> Vec<&'static str> {
        let of_clause = |clause: ClauseView| [clause.text.edition, clause.note];
        let clauses = set.clauses().into_iter().flat_map(of_clause);
        let own = [set.name, set.text.edition].into_iter();
        let articles = set.territory_articles.iter().chain(set.dead_articles).copied();
        let articles = articles.chain(set.clauses().into_iter().flat_map(|clause| clause.articles.iter().copied()));
        // The text and its part have words each.
        let parts = articles.flat_map(|named| named.rsplit_once(", ").map_or([named, ""], |(text, part)| [text, part]));
        own.chain(parts).chain(set.uncertain.iter().copied()).chain(clauses).collect()
    }

    /// A number, a Roman one too, or a letter stays as it is.
    fn has_a_word(text: &str) -> bool {
        let words = text.split(|letter: char| !letter.is_ascii_alphabetic());
        words.into_iter().any(|word| word.len() > 1 && word.contains(|letter| !matches!(letter, 'i' | 'v' | 'x')))
    }

    #[test]
    fn every_text_of_a_rule_set_has_words_in_every_language() {
        let as_given = KatagoRules::DEFAULT.to_rule_set();
        let sets = all().iter().chain(diagram_sets()).chain(katago_presets()).chain([&as_given]);
        let by_name = KNOWN_BY_NAME.iter().map(|text| text.name);
        let texts: BTreeSet<&str> = sets.flat_map(texts_of).chain(by_name).filter(|text| has_a_word(text)).collect();
        let ids: BTreeSet<String> = texts.iter().map(|text| text_id(text)).collect();
        assert_eq!(ids.len(), texts.len(), "no two texts begin alike");
        for language in Language::ALL.iter().filter(|language| **language != Language::En) {
            let known = language.locale().ids().filter(|id| id.starts_with("text-"));
            let known: BTreeSet<String> = known.map(str::to_owned).collect();
            let (missing, unused): (Vec<_>, Vec<_>) =
                (ids.difference(&known).collect(), known.difference(&ids).collect());
            assert!(missing.is_empty() && unused.is_empty(), "{language:?} lacks {missing:#?}, has unused {unused:#?}");
        }
    }

    #[test]
    fn names_of_rule_sets_differ_in_every_language() {
        for language in Language::ALL {
            let names: Vec<&str> = all()
                .iter()
                .chain(diagram_sets())
                .chain(katago_presets())
                .map(|set| language.rule_text(set.name))
                .collect();
            let distinct: BTreeSet<&str> = names.iter().copied().collect();
            assert_eq!(distinct.len(), names.len(), "{language:?}");
        }
    }
}
