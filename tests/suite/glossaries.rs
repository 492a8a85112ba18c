//! The glossary of each language: its messages say the terms of the field as it has them, and nothing that it forbids.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

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
