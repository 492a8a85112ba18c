//! What rule sets say of themselves: names, articles, notes. The rule sets have them in English, each other language in
//! its `texts.ftl`.

use std::borrow::Cow;
use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

use super::Language;
use crate::rules::{Basis, KNOWN_BY_NAME, KatagoRules, RuleSet, all, documented_sets, katago_presets};

/// A text that rule sets have, and the id of its message.
pub(super) struct RuleText {
    /// The first place that has it, such as `japanese-1989-komi-note`.
    pub(super) id: String,
    /// As it stands there.
    pub(super) english: &'static str,
}

/// Every text that can have words in another language, once: set by set, and clause by clause in each.
pub(super) static RULE_TEXTS: LazyLock<Vec<RuleText>> = LazyLock::new(|| {
    let sets = all().iter().chain(documented_sets()).chain(katago_presets());
    let mut texts: Vec<_> = sets.flat_map(|set| texts_of(&set.id, set)).collect();
    texts.extend(texts_of("katago-rules", &KatagoRules::DEFAULT.to_rule_set()));
    texts.extend(KNOWN_BY_NAME.iter().zip(1..).map(|(text, number)| (format!("known-by-name-{number}"), text.name)));
    let mut known = HashSet::new();
    texts.retain(|(_, english)| has_a_word(english) && known.insert(*english));
    texts.into_iter().map(|(id, english)| RuleText { id, english }).collect()
});

/// The id of the message for a text, by its English. Where nothing is to be said in other words there is none.
pub(super) fn text_id(english: &str) -> Option<&'static str> {
    static IDS: LazyLock<HashMap<&str, &str>> =
        LazyLock::new(|| RULE_TEXTS.iter().map(|text| (text.english, text.id.as_str())).collect());
    IDS.get(english).copied()
}

/// The texts of a rule set, each with the place where it stands there, in the order of the declaration.
fn texts_of(set_id: &str, set: &RuleSet) -> Vec<(String, &'static str)> {
    let mut texts = vec![(format!("{set_id}-name"), set.name), (format!("{set_id}-edition"), set.text.edition)];
    let add_articles = |texts: &mut Vec<_>, field: &str, articles: &[&'static str]| {
        for (article, number) in articles.iter().zip(1..) {
            let id = if number == 1 { format!("{set_id}-{field}") } else { format!("{set_id}-{field}-{number}") };
            // A part of a text that is named before it: both have words.
            match article.rsplit_once(", ") {
                Some((text, part)) => texts.extend([(format!("{id}-text"), text), (id, part)]),
                None => texts.push((id, article)),
            }
        }
    };
    add_articles(&mut texts, "territory-article", set.territory_articles);
    add_articles(&mut texts, "dead-article", set.dead_articles);
    for clause in set.clauses() {
        add_articles(&mut texts, &format!("{}-article", clause.axis), clause.articles);
        texts.push((format!("{set_id}-{}-edition", clause.axis), clause.text.edition));
        texts.push((format!("{set_id}-{}-note", clause.axis), clause.note));
    }
    let numbered = set.uncertain.iter().zip(1..);
    texts.extend(numbered.map(|(english, number)| (format!("{set_id}-uncertain-{number}"), *english)));
    texts
}

/// A number, a Roman one too, or a letter stays as it is.
fn has_a_word(text: &str) -> bool {
    let words = text.split(|letter: char| !letter.is_ascii_alphabetic());
    words.into_iter().any(|word| word.len() > 1 && word.contains(|letter| !matches!(letter, 'i' | 'v' | 'x')))
}

impl Language {
    /// A text of a rule set, such as its name, the edition of its text, an article that has a name in the place of a
    /// number or a remark. A number stays as it is; English words that the language has none for yet are marked so.
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
    use std::collections::{BTreeMap, BTreeSet};

    use super::{RULE_TEXTS, text_id};
    use crate::render::Language;

    /// A message of `texts.ftl`, with the line in which it stands and the comment above it.
    struct Written {
        id: &'static str,
        line: usize,
        comment: &'static str,
    }

    fn written(language: Language) -> Vec<Written> {
        let (_, text) = language.files().iter().find(|(name, _)| name.ends_with("texts.ftl")).expect("it is built in");
        let mut comment = "";
        let mut messages = Vec::new();
        for (line, number) in text.lines().zip(1..) {
            match (line.strip_prefix("# "), line.split_once(" = ")) {
                // The first line is the English; what follows is for translators.
                (Some(english), _) if comment.is_empty() => comment = english,
                (None, Some((id, _))) => {
                    messages.push(Written { id, line: number, comment: std::mem::take(&mut comment) });
                }
                _ => {}
            }
        }
        messages
    }

    #[test]
    fn a_text_is_named_by_the_place_where_it_stands_first() {
        let japanese = crate::rules::by_id("japanese-1989").expect("built in");
        assert_eq!(text_id(japanese.name), Some("japanese-1989-name"));
        assert_eq!(text_id(japanese.komi.text_edition().edition), Some("japanese-1989-komi-edition"));
        assert_eq!(text_id(japanese.uncertain[1]), Some("japanese-1989-uncertain-2"));
        assert_eq!((text_id("8.1"), text_id("1989"), text_id("")), (None, None, None));
        let ids: BTreeSet<&str> = RULE_TEXTS.iter().map(|text| text.id.as_str()).collect();
        assert_eq!(ids.len(), RULE_TEXTS.len(), "each place has an id of its own");
        let of_sentence = Language::En.locale().ids().filter(|id| ids.contains(id)).collect::<Vec<_>>();
        assert!(of_sentence.is_empty(), "{of_sentence:?} are messages as well");
    }

    #[expect(clippy::print_stdout, reason = "what is not covered is told where tests tell it")]
    #[test]
    fn every_text_of_a_rule_set_has_words_in_every_complete_language() {
        let english: BTreeMap<&str, &str> = RULE_TEXTS.iter().map(|text| (text.id.as_str(), text.english)).collect();
        let mut faults = Vec::new();
        for language in Language::ALL.iter().filter(|language| **language != Language::En) {
            let messages = written(*language);
            for Written { id, line, comment } in &messages {
                let place = format!("{}/texts.ftl, line {line}", language.as_str());
                match english.get(id) {
                    None => faults.push(format!("{place}: no rule set has {id}")),
                    Some(english) if english == comment => {}
                    Some(english) => faults.push(format!("{place}: the English of {id} is now: # {english}")),
                }
            }
            let ids: BTreeSet<&str> = messages.iter().map(|message| message.id).collect();
            let missing: Vec<_> = RULE_TEXTS.iter().filter(|text| !ids.contains(&*text.id)).collect();
            if !language.is_complete() {
                println!("SKIPPED {} texts of rule sets that {language:?} has in English", missing.len());
            } else if !missing.is_empty() {
                let missing = missing.iter().map(|text| format!("\n# {}\n{} = …\n", text.english, text.id));
                faults.push(format!("{}/texts.ftl lacks\n{}", language.as_str(), missing.collect::<String>()));
            }
            let in_order = RULE_TEXTS.iter().map(|text| text.id.as_str()).filter(|id| ids.contains(id));
            if let Some((message, id)) = messages.iter().zip(in_order).find(|(message, id)| message.id != *id) {
                faults.push(format!("{language:?}: {} stands where rule sets have {id}", message.id));
            }
        }
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }
}
