//! The messages of each language: all are there and show the same values, and they say the terms of the field as the
//! glossary has them.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use fluent_bundle::FluentResource;
use gyega::render::Language;

use crate::support::{files_below, project, say};

/// The files of a language, each with its name.
fn files(language: Language) -> Vec<(String, String)> {
    let folder = project().join("src/render/locales").join(language.as_str());
    let read = |path: std::path::PathBuf| {
        let name = path.file_name().expect("a file").to_string_lossy().into_owned();
        (format!("{}/{name}", language.as_str()), fs::read_to_string(&path).expect("text"))
    };
    let files: Vec<_> = files_below(&folder, "ftl").into_iter().map(read).collect();
    assert!(files.len() > 10, "{language:?}: {} files", files.len());
    files
}

#[test]
fn every_file_is_whole_and_no_message_stands_twice() {
    for language in Language::ALL {
        let mut ids = BTreeSet::new();
        for (name, text) in files(*language) {
            let faults = FluentResource::try_new(text.clone()).err().map(|(_, faults)| faults).unwrap_or_default();
            let line = |at: usize| text[..at.min(text.len())].lines().count();
            let faults: Vec<_> =
                faults.iter().map(|fault| format!("{name}, line {}: {fault}", line(fault.pos.start))).collect();
            assert!(faults.is_empty(), "{faults:#?}");
            for line in text.lines().filter(|line| line.starts_with(char::is_alphabetic)) {
                let (id, _) = line.split_once('=').unwrap_or_else(|| panic!("{name}: {line}"));
                assert!(ids.insert(id.trim_end().to_owned()), "{name}: {id} stands twice");
            }
        }
    }
}

/// The names that a word shows the values of. What only chooses a form of a word is grammar and no value.
fn shown(word: &str) -> BTreeSet<&str> {
    word.split('{').skip(1).filter_map(|rest| Some(rest.split_once('}')?.0.trim_start_matches('$'))).collect()
}

/// A message as it is written.
#[derive(Default)]
struct Written {
    /// Where it begins: `ja/reports.ftl, line 29`.
    place: String,
    /// Every name in it, those that choose a form too.
    names: BTreeSet<String>,
}

/// The messages of a language as they are written, by their ids.
fn written(language: Language) -> BTreeMap<String, Written> {
    let mut messages: BTreeMap<String, Written> = BTreeMap::new();
    // The texts of rule sets stand in the rule sets in English; a test beside them holds the messages to those.
    for (file, text) in files(language).iter().filter(|(file, _)| !file.ends_with("texts.ftl")) {
        let mut id = "";
        for (text, number) in text.lines().zip(1..).filter(|(text, _)| !text.starts_with('#')) {
            let start = text.split_once('=').filter(|_| text.starts_with(char::is_alphabetic));
            id = start.map_or(id, |(start, _)| start.trim_end());
            let message = messages.entry(id.to_owned()).or_default();
            if start.is_some() {
                message.place = format!("{file}, line {number}");
            }
            let is_of_name = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_');
            let names = text.split('$').skip(1).filter_map(|rest| rest.split(|letter| !is_of_name(letter)).next());
            message.names.extend(names.map(str::to_owned));
        }
    }
    messages
}

/// Messages of codes are held to the arguments of these beside the code that writes them.
#[test]
fn every_language_has_the_messages_of_english_and_tells_the_same_values() {
    let (english, english_words) = (written(Language::En), words(Language::En));
    let mut faults = Vec::new();
    for language in Language::ALL {
        let (messages, words) = (written(*language), words(*language));
        for (id, message) in messages.iter().filter(|(id, _)| !id.is_empty()) {
            let place = &message.place;
            let Some(own) = english.get(id) else {
                faults.push(format!("{place}: {id} is no message of English"));
                continue;
            };
            // How an amount is put together, and its unit, is a language's own.
            let is_own = ["amount", "result-by-zi", "screen-lead-zi"].contains(&id.as_str());
            let unknown: Vec<_> = message.names.difference(&own.names).collect();
            if !is_own && !unknown.is_empty() {
                faults.push(format!("{place}: {id} names {unknown:?}, English names {:?}", own.names));
            }
            let (Some(word), Some(of_english)) = (words.get(id.as_str()), english_words.get(id.as_str())) else {
                continue;
            };
            if !is_own && shown(word) != shown(of_english) {
                faults.push(format!("{place}: {id} shows {:?}, English shows {:?}", shown(word), shown(of_english)));
            }
            // Of a result that is firm nothing is added; some languages have nothing between sentences.
            if word.trim().is_empty() && !["stands-firm", "between-sentences", "zi-and"].contains(&id.as_str()) {
                faults.push(format!("{place}: {id} is empty"));
            }
        }
        let left: Vec<_> = english.keys().filter(|id| !id.is_empty() && !messages.contains_key(*id)).collect();
        if !left.is_empty() {
            say(&format!("SKIPPED {} messages that {language:?} has in English: {left:?}\n", left.len()));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

fn words(language: Language) -> BTreeMap<&'static str, &'static str> {
    language.words().iter().copied().collect()
}

/// The glossary of a language as it is written.
fn glossary(files: &[(String, String)]) -> &str {
    &files.iter().find(|(name, _)| name.ends_with("glossary.ftl")).expect("every language has a glossary").1
}

/// The terms of a glossary.
fn terms(glossary: &str) -> BTreeMap<&str, &str> {
    glossary.lines().filter_map(|line| line.strip_prefix('-')?.split_once(" = ")).collect()
}

#[test]
fn every_language_says_the_terms_of_the_field_as_its_glossary_has_them() {
    let english = files(Language::En);
    let english: BTreeSet<&str> = terms(glossary(&english)).into_keys().collect();
    assert!(english.len() > 30, "{english:?}");
    for language in Language::ALL {
        let files = files(*language);
        let terms = terms(glossary(&files));
        let own: BTreeSet<&str> = terms.keys().copied().collect();
        let unknown: Vec<_> = own.difference(&english).collect();
        assert!(unknown.is_empty(), "{language:?}: English has no term {unknown:?}");
        let left: Vec<_> = english.difference(&own).collect();
        assert!(left.is_empty() || !language.is_complete(), "{language:?} lacks the terms {left:?}");
        if !left.is_empty() {
            say(&format!("SKIPPED {} terms that {language:?} does not have: {left:?}\n", left.len()));
        }
        // Of a language that is begun the messages that say a term may be those that are left.
        if !language.is_complete() {
            continue;
        }
        let messages = files.iter().filter(|(name, _)| !name.ends_with("glossary.ftl"));
        let messages: String = messages.map(|(_, text)| text.to_lowercase()).collect();
        for (term, word) in terms {
            assert!(messages.contains(&word.to_lowercase()), "{language:?}: nothing says {word:?} for -{term}");
        }
    }
}

/// What the comments of a glossary say is never used, and in which messages: `# never: 산 돌, 사석`, or
/// `# never in draw: 빅` for those with `draw` in their ids.
fn never(glossary: &str) -> Vec<(&str, &str)> {
    let rules = glossary.lines().filter_map(|line| line.strip_prefix("# never")?.split_once(": "));
    rules.flat_map(|(of, words)| words.split(", ").map(move |word| (of.trim_start_matches(" in "), word))).collect()
}

#[test]
fn no_message_says_what_its_glossary_says_is_never_used() {
    assert_eq!(never("# never: a b, c\n-go-ko = ko\n# never in draw: d"), [("", "a b"), ("", "c"), ("draw", "d")]);
    let mut faults = Vec::new();
    for language in Language::ALL {
        let files = files(*language);
        let rules = never(glossary(&files));
        for (file, text) in &files {
            let mut id = "";
            for (line, number) in text.lines().zip(1..).filter(|(line, _)| !line.starts_with('#')) {
                let start = line.split_once('=').filter(|_| line.starts_with(char::is_alphabetic));
                id = start.map_or(id, |(start, _)| start.trim_end());
                let broken = rules.iter().filter(|(of, word)| id.contains(of) && line.contains(word));
                faults.extend(broken.map(|(_, word)| format!("{file}, line {number}: {id} says {word}")));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
