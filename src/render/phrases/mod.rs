//! What is told of faults and what rule sets say of themselves: the English of it, and a table for each other language.

mod ja;
mod ko;
mod zh;

use std::borrow::Cow;

use super::Language;
use super::locales::locale;
use super::sentences::word;
use crate::phrase::Phrase;
use crate::rules::Basis;

type Table = &'static [(&'static str, &'static str)];

/// A phrase in words.
///
/// ```
/// use gyega::board::Stones;
/// use gyega::position::Setup;
/// use gyega::render::{Language, phrase};
///
/// let faults = Setup::new(Stones::from_rows(&["XO", ".X"]).unwrap()).check().unwrap_err();
/// assert_eq!(phrase(Language::En, &faults.0[0].phrase()), "the white chain at B2 has no liberty");
/// assert_eq!(phrase(Language::Ko, &faults.0[0].phrase()), "B2의 백돌에 활로가 없음");
/// ```
pub fn phrase(language: Language, phrase: &Phrase) -> String {
    let mut text = String::new();
    // A string takes whatever is written to it.
    let _ = phrase.write(
        &mut text,
        match language {
            Language::En => |english| english,
            Language::Ko => |english| find(ko::FAULTS, english).unwrap_or(english),
            Language::Ja => |english| find(ja::FAULTS, english).unwrap_or(english),
            Language::Zh => |english| find(zh::FAULTS, english).unwrap_or(english),
        },
    );
    text
}

/// A text of a rule set, such as its name, the edition of its text, an article that has a name in the place of a number or a remark, in a
/// language; as it is where that has no words of its own for it.
///
/// ```
/// use gyega::render::{Language, rule_text};
/// use gyega::rules::by_id;
///
/// let name = by_id("japanese-1989").unwrap().name;
/// assert_eq!(rule_text(Language::En, name), "Japanese rules 1989");
/// assert_eq!(rule_text(Language::Ja, name), "日本囲碁規約1989");
/// assert_eq!(rule_text(Language::Ja, "1989"), "1989");
/// ```
pub fn rule_text(language: Language, english: &'static str) -> &'static str {
    text_of_rules(language, english).unwrap_or(english)
}

/// The words that a language has for a text of a rule set.
pub(super) fn text_of_rules(language: Language, english: &str) -> Option<&'static str> {
    if language == Language::En { None } else { locale(language).word(&text_id(english)) }
}

/// The id of the message for a text of a rule set: its first words.
fn text_id(english: &str) -> String {
    const WORDS_MAX: usize = 16;
    let words = english.split(|letter: char| !letter.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    words.take(WORDS_MAX).fold("text".to_owned(), |id, word| [&id, "-", word].concat())
}

/// Tables are in the order of their keys; a test holds them to it.
fn find(table: Table, key: &str) -> Option<&'static str> {
    table.binary_search_by(|(found, _)| (*found).cmp(key)).ok().map(|index| table[index].1)
}

/// On what a clause rests: its articles, or that it is practice or chosen; nothing where neither is told.
pub(super) fn basis(language: Language, basis: Basis, named: &[&'static str]) -> Option<String> {
    match basis {
        Basis::Convention => Some(word(language, "basis-convention").to_owned()),
        Basis::Chosen => Some(word(language, "basis-chosen").to_owned()),
        Basis::Text | Basis::Unstated | Basis::Unverified => {
            Some(articles(language, named)).filter(|articles| !articles.is_empty())
        }
    }
}

/// An article in a language: a number as it stands, else the diagram, or a part of a text that is named before it.
///
/// ```
/// use gyega::render::{Language, article};
///
/// assert_eq!(article(Language::En, "8.1"), "8.1");
/// assert_eq!(article(Language::En, "Chinese rules 2002, Counting"), "Chinese rules 2002, Counting");
/// assert_eq!(article(Language::Zh, "Chinese rules 1988, Counting"), "中国围棋规则 1988、计算");
/// ```
pub fn article(language: Language, english: &'static str) -> Cow<'static, str> {
    match english.rsplit_once(", ") {
        Some((text, part)) if text_of_rules(language, english).is_none() && language != Language::En => {
            let comma = word(language, "between-names");
            Cow::Owned([rule_text(language, text), comma, rule_text(language, part)].concat())
        }
        _ => Cow::Borrowed(rule_text(language, english)),
    }
}

/// Names of articles with commas between them.
pub(super) fn articles(language: Language, articles: &[&'static str]) -> String {
    articles.iter().map(|named| article(language, named)).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::{Path, PathBuf};

    use super::{Table, ja, ko, locale, rule_text, text_id, zh};
    use crate::render::Language;
    use crate::rules::{ClauseView, KNOWN_BY_NAME, KatagoRules, RuleSet, all, katago_presets, told};

    const TABLES: [(Language, Table); 3] =
        [(Language::Ko, ko::FAULTS), (Language::Ja, ja::FAULTS), (Language::Zh, zh::FAULTS)];

    fn sources_below(folder: &Path) -> Vec<PathBuf> {
        let entries = folder.read_dir().expect("the folder can be read");
        let paths = entries.map(|entry| entry.expect("the entry can be read").path());
        paths.flat_map(|path| if path.is_dir() { sources_below(&path) } else { vec![path] }).collect()
    }

    /// The text of a literal behind its first quote, as the compiler reads it.
    fn literal(source: &str) -> String {
        let mut letters = source.chars();
        let mut text = String::new();
        while let Some(letter) = letters.next() {
            match letter {
                '"' => break,
                '\\' => match letters.next() {
                    Some('n') => text.push('\n'),
                    Some('\n') => letters = letters.as_str().trim_start().chars(),
                    Some(escaped) => text.push(escaped),
                    None => break,
                },
                letter => text.push(letter),
            }
        }
        text
    }

    /// Every pattern in the sources, but for those of tests and comments.
    fn patterns() -> BTreeSet<String> {
        let mut found = BTreeSet::new();
        for path in sources_below(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src")) {
            let Ok(source) = std::fs::read_to_string(&path) else { continue };
            let source = source.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
            let lines = source.lines().filter(|line| !line.trim_start().starts_with("//"));
            let source = lines.collect::<Vec<_>>().join("\n");
            let calls = source.split("phrase!(").skip(1).map(str::trim_start);
            found.extend(calls.filter_map(|call| call.strip_prefix('"')).map(literal));
        }
        found
    }

    /// The names in braces of a pattern.
    fn values(pattern: &str) -> BTreeSet<String> {
        let plain = pattern.replace("{{", "").replace("}}", "");
        plain.split('{').skip(1).filter_map(|rest| Some(rest.split_once('}')?.0.to_owned())).collect()
    }

    #[test]
    fn every_phrase_has_words_in_every_language() {
        let patterns = patterns();
        assert!(patterns.contains("a point of the board, from A1 to {corner}"), "the sources are read");
        for (language, faults) in TABLES {
            let told: BTreeSet<String> = faults.iter().map(|(english, _)| (*english).to_owned()).collect();
            let (missing, unused): (Vec<_>, Vec<_>) =
                (patterns.difference(&told).collect(), told.difference(&patterns).collect());
            assert!(missing.is_empty() && unused.is_empty(), "{language:?} lacks {missing:#?}, has unused {unused:#?}");
            for (english, words) in faults {
                assert_eq!(values(words), values(english), "{language:?}: {english}");
                assert!(!words.trim().is_empty(), "{language:?}: {english}");
            }
        }
    }

    #[test]
    fn tables_are_in_the_order_of_their_english() {
        for (language, faults) in TABLES {
            assert!(faults.is_sorted_by(|first, second| first.0 < second.0), "{language:?} faults");
        }
    }

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
        let sets = all().iter().chain(told()).chain(katago_presets()).chain([&as_given]);
        let by_name = KNOWN_BY_NAME.iter().map(|text| text.name);
        let texts: BTreeSet<&str> = sets.flat_map(texts_of).chain(by_name).filter(|text| has_a_word(text)).collect();
        let ids: BTreeSet<String> = texts.iter().map(|text| text_id(text)).collect();
        assert_eq!(ids.len(), texts.len(), "no two texts begin alike");
        for (language, _) in TABLES {
            let known = locale(language).ids().filter(|id| id.starts_with("text-"));
            let known: BTreeSet<String> = known.map(str::to_owned).collect();
            let (missing, unused): (Vec<_>, Vec<_>) =
                (ids.difference(&known).collect(), known.difference(&ids).collect());
            assert!(missing.is_empty() && unused.is_empty(), "{language:?} lacks {missing:#?}, has unused {unused:#?}");
        }
    }

    #[test]
    fn names_of_rule_sets_differ_in_every_language() {
        for language in Language::ALL {
            let names: Vec<&str> =
                all().iter().chain(told()).chain(katago_presets()).map(|set| rule_text(*language, set.name)).collect();
            let distinct: BTreeSet<&str> = names.iter().copied().collect();
            assert_eq!(distinct.len(), names.len(), "{language:?}");
        }
    }
}
