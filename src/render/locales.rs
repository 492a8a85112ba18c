//! The messages of a language, read from Project Fluent files and filled in; what they tell, `sentences` knows.

use std::borrow::Cow;
use std::collections::HashMap;
use std::fmt;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::resolver::ResolverError;
use fluent_bundle::resolver::errors::ReferenceKind;
use fluent_bundle::types::FluentType;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};
use unic_langid::LanguageIdentifier;

use super::Language;
use super::rule_texts::{RULE_TEXTS, text_id};

/// The pattern of a text in quotes.
macro_rules! quoted {
    ($value:ident) => {
        PatternElement::Placeable { expression: Expression::Inline(InlineExpression::StringLiteral { value: $value }) }
    };
}

/// Messages, and the functions that they call.
pub(super) type Bundle = FluentBundle<FluentResource>;

pub(super) struct Locale {
    language: Language,
    bundle: Bundle,
    /// English, which stands in for what this one lacks; nothing where this is English.
    english: Option<fn() -> &'static Self>,
    /// The ids of its messages, in order.
    ids: Vec<String>,
    /// Messages that are no plain words, as [`Locale::word`] writes them for somebody else to fill in; each on first
    /// use.
    templates: OnceLock<HashMap<&'static str, OnceLock<String>>>,
    /// English texts of rule sets that this language lacks, by id, marked as English.
    english_rule_texts: OnceLock<HashMap<&'static str, String>>,
}

impl Locale {
    /// The messages of some files, which call the functions that `add_functions` adds.
    pub(super) fn new(
        language: Language,
        files: &[(&str, &str)],
        add_functions: impl FnOnce(&mut Bundle) -> Result<(), FluentError>,
        english: Option<fn() -> &'static Self>,
    ) -> Self {
        let code = language.as_str().parse::<LanguageIdentifier>().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![code]);
        bundle.set_use_isolating(false);
        if language.joins_spaces() {
            bundle.set_transform(Some(mark_edge_spaces));
        }
        let mut ids = Vec::new();
        for (_, text) in files {
            // What is broken is left out; a test says that nothing is.
            let resource = FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(read, _)| read);
            ids.extend(resource.entries().filter_map(id).map(str::to_owned));
            _ = bundle.add_resource(resource);
        }
        ids.sort_unstable();
        _ = add_functions(&mut bundle);
        Self { language, bundle, english, ids, templates: OnceLock::new(), english_rule_texts: OnceLock::new() }
    }

    /// The ids of its messages, in order.
    pub(super) fn ids(&self) -> impl Iterator<Item = &str> {
        self.ids.iter().map(String::as_str)
    }

    fn pattern(&self, id: &str) -> Option<&Pattern<&str>> {
        self.bundle.get_message(id)?.value()
    }

    /// A message with its arguments in it, if there is such a message; in English, and marked so, where the language
    /// has none yet.
    pub(super) fn message(&self, id: &str, given: &FluentArgs<'_>) -> Option<String> {
        match self.pattern(id) {
            Some(pattern) => Some(self.formatted(pattern, given).into_owned()),
            None => self.english()?.message(id, given).map(|text| mark_english(&text)),
        }
    }

    /// English, for whoever is another language.
    fn english(&self) -> Option<&'static Self> {
        self.english.map(|english| english())
    }

    /// The words of the language for a text of a rule set, which stands in English in the rule sets themselves; in
    /// English, and marked so, where it has none yet. Nothing where the text is no words, or this is English.
    pub(super) fn rule_text(&'static self, english: &str) -> Option<&'static str> {
        self.english?;
        let id = text_id(english)?;
        self.word(id).or_else(|| self.english_rule_texts().get(id).map(String::as_str))
    }

    fn english_rule_texts(&'static self) -> &'static HashMap<&'static str, String> {
        self.english_rule_texts.get_or_init(|| {
            let lacking = RULE_TEXTS.iter().filter(|text| self.pattern(&text.id).is_none());
            lacking.map(|text| (text.id.as_str(), mark_english(text.english))).collect()
        })
    }

    fn formatted<'a>(&'a self, pattern: &'a Pattern<&str>, given: &'a FluentArgs<'_>) -> Cow<'a, str> {
        // What is missing shows in the text as its name.
        let text = self.bundle.format_pattern(pattern, Some(given), &mut Vec::new());
        if self.language.joins_spaces() { Cow::Owned(settle_edge_spaces(&text)) } else { text }
    }

    /// A word or phrase. Where it has names in it they stand in braces, for somebody else to fill in: `{name}`. Where
    /// it has two forms, the one for one and the one for several, a bar stands between them.
    pub(super) fn word(&'static self, id: &str) -> Option<&'static str> {
        let own = self.pattern(id);
        // Spaces at an edge stand in quotes, and so does nothing.
        if let Some([PatternElement::TextElement { value } | quoted!(value)]) = own.map(|own| &*own.elements) {
            return Some(value);
        }
        let templates = self.templates.get_or_init(|| {
            let of_english = self.english().into_iter().flat_map(Self::ids);
            self.ids().chain(of_english).map(|id| (id, OnceLock::new())).collect()
        });
        let in_english = || self.english()?.word(id).map(mark_english);
        let written = || own.map_or_else(|| in_english().unwrap_or_default(), |own| self.template(own));
        Some(templates.get(id)?.get_or_init(written))
    }

    /// A message as it is before anybody fills it in.
    fn template(&self, pattern: &Pattern<&str>) -> String {
        // Fluent tells which values it was not given: their names stand for them.
        let written = |is_one: bool| {
            let mut given = FluentArgs::new();
            loop {
                let mut missing = Vec::new();
                let text = self.bundle.format_pattern(pattern, Some(&given), &mut missing);
                let names = missing.into_iter().filter_map(name_of_missing).collect::<Vec<_>>();
                if names.is_empty() {
                    return settle_edge_spaces(&text);
                }
                for name in names {
                    given.set(name.clone(), custom(ValueName { name, is_one }));
                }
            }
        };
        let is_chosen = |element: &PatternElement<&str>| {
            matches!(element, PatternElement::Placeable { expression: Expression::Select { .. } })
        };
        if pattern.elements.iter().any(is_chosen) { [written(true), written(false)].join("|") } else { written(false) }
    }
}

/// Text in English among that of another language, marked once. What has no letters is of no language; the name of a
/// value that is to be filled in, `{text}`, is none.
fn mark_english(english: &str) -> String {
    let outside = english.split('{').map(|piece| piece.rsplit_once('}').map_or(piece, |(_, behind)| behind));
    if outside.flat_map(str::chars).any(char::is_alphabetic) {
        format!("[en] {}", english.replace("[en] ", ""))
    } else {
        english.to_owned()
    }
}

fn name_of_missing(error: FluentError) -> Option<String> {
    match error {
        FluentError::ResolverError(ResolverError::Reference(ReferenceKind::Variable { id })) => Some(id),
        FluentError::ResolverError(_) | FluentError::Overriding { .. } | FluentError::ParserError(_) => None,
    }
}

fn id<'a>(entry: &fluent_syntax::ast::Entry<&'a str>) -> Option<&'a str> {
    if let fluent_syntax::ast::Entry::Message(message) = entry { Some(message.id.name) } else { None }
}

/// Stands in the place of a space that goes if what stands on both sides is Chinese: no text has it.
const EDGE_SPACE: char = '\u{fdd0}';

/// In Chinese a space stands between a word and a number, not between words: `胜 3 目`, but `胜半目`. What a space
/// stands beside is known once it is filled in.
fn mark_edge_spaces(text: &str) -> Cow<'_, str> {
    if !text.starts_with(' ') && !text.ends_with(' ') {
        return Cow::Borrowed(text);
    }
    let last = text.chars().count() - 1;
    let mark_edge = |(index, letter)| if letter == ' ' && (index == 0 || index == last) { EDGE_SPACE } else { letter };
    Cow::Owned(text.chars().enumerate().map(mark_edge).collect())
}

fn settle_edge_spaces(text: &str) -> String {
    let is_han = |letter: Option<char>| letter.is_some_and(|letter| ('\u{4e00}'..='\u{9fff}').contains(&letter));
    let mut pieces = text.split(EDGE_SPACE);
    let mut closed = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        if !is_han(closed.chars().next_back()) || !is_han(piece.chars().next()) {
            closed.push(' ');
        }
        closed.push_str(piece);
    }
    closed
}

/// A name in the place of a value, for somebody else to fill in.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct ValueName {
    name: String,
    /// Whether forms are chosen as for one or as for several.
    pub(super) is_one: bool,
}

impl fmt::Display for ValueName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{}}}", self.name)
    }
}

/// A value that is more than text and counts: a message shows it as it displays itself.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Custom<T>(T);

impl<T: Clone + fmt::Debug + fmt::Display + PartialEq + Send + 'static> FluentType for Custom<T> {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }

    fn as_string(&self, _: &intl_memoizer::IntlLangMemoizer) -> Cow<'static, str> {
        self.0.to_string().into()
    }

    fn as_string_threadsafe(&self, _: &intl_memoizer::concurrent::IntlLangMemoizer) -> Cow<'static, str> {
        self.0.to_string().into()
    }
}

/// A value of our own, for a message.
pub(super) fn custom<T>(value: T) -> FluentValue<'static>
where
    Custom<T>: FluentType + Send,
{
    FluentValue::Custom(Box::new(Custom(value)))
}

/// The value of our own that a message was given, if it is one of these.
pub(super) fn as_custom<'a, T: 'static>(value: &'a FluentValue<'_>) -> Option<&'a T> {
    let FluentValue::Custom(value) = value else { return None };
    (**value).as_any().downcast_ref().map(|Custom(value)| value)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::sync::LazyLock;

    use fluent_bundle::FluentArgs;

    use super::{Locale, mark_edge_spaces, mark_english, settle_edge_spaces};
    use crate::explain::StatementCode;
    use crate::render::Language;

    /// The names that a message shows the values of. What only chooses a form of a word is grammar and no value.
    fn names(language: Language, id: &str) -> BTreeSet<&'static str> {
        let text = language.locale().word(id).unwrap_or_default();
        text.split('{').skip(1).filter_map(|rest| Some(rest.split_once('}')?.0.trim_start_matches('$'))).collect()
    }

    #[test]
    fn what_a_language_lacks_is_english_and_marked_so() {
        static KOREAN: LazyLock<Locale> = LazyLock::new(|| {
            let files = [("ko/some.ftl", "black = 흑\nresult-draw = 무승부\njapanese-1989-name = 일본 규칙")];
            Locale::new(Language::Ko, &files, |_| Ok(()), Some(|| Language::En.locale()))
        });
        assert_eq!((KOREAN.word("black"), KOREAN.word("white")), (Some("흑"), Some("[en] White")));
        assert_eq!(KOREAN.word("missing-silent"), Some("[en] The rule text is silent on {needs}."));
        let message = KOREAN.message("announce-jigo", &[("stands", "firm")].into_iter().collect());
        assert_eq!(message.as_deref(), Some("[en] Jigo: the game is a draw."));
        assert_eq!((KOREAN.word("no-such-word"), KOREAN.message("no-such-word", &FluentArgs::new())), (None, None));
        assert_eq!((KOREAN.word("in-brackets"), mark_english("({name})")), (Some(" ({text})"), "({name})".to_owned()));
        let name = crate::rules::by_id("japanese-1989").expect("built in").name;
        assert_eq!(KOREAN.rule_text(name), Some("일본 규칙"));
        assert_eq!(KOREAN.rule_text("official commentary"), Some("[en] official commentary"));
        assert_eq!((KOREAN.rule_text("8.1"), Language::En.locale().rule_text(name)), (None, None));
    }

    #[test]
    fn every_code_has_a_message_that_names_nothing_but_its_arguments() {
        for language in Language::ALL {
            for code in StatementCode::ALL {
                let (id, arguments) = (code.as_str(), code.arguments());
                let text = language.locale().word(id).unwrap_or_default();
                assert!(!text.trim().is_empty(), "{language:?} lacks {id}");
                let own = names(*language, id);
                let unknown: Vec<_> = own.iter().filter(|name| !arguments.contains(name)).collect();
                assert!(unknown.is_empty(), "{language:?}: {id} has no {unknown:?}");
                assert_eq!(own, names(Language::En, id), "{language:?}: {id} shows other values than English");
            }
        }
    }

    #[test]
    fn a_word_with_names_in_it_is_given_as_a_template() {
        let word = |language: Language, id| language.locale().word(id);
        assert_eq!(word(Language::En, "black"), Some("Black"));
        assert_eq!(word(Language::En, "missing-silent"), Some("The rule text is silent on {needs}."));
        assert_eq!(word(Language::Ko, "need-rule-silent").map(|word| word.contains("{axis}")), Some(true));
        assert_eq!(word(Language::En, "entry-prisoners"), Some("{number} prisoner|{number} prisoners"));
        assert_eq!(word(Language::En, "nothing-of-this-name"), None);
    }

    #[test]
    fn in_chinese_a_space_stands_between_a_word_and_a_number() {
        let filled = |before: &str, value: &str| settle_edge_spaces(&[&*mark_edge_spaces(before), value].concat());
        assert_eq!(filled("胜 ", "3 目"), "胜 3 目");
        assert_eq!(filled("胜 ", "半目"), "胜半目");
        assert_eq!(filled("B ", "半目"), "B 半目");
        assert_eq!(filled("胜", "半目"), "胜半目");
        let behind = |value: &str, after: &str| settle_edge_spaces(&[value, &*mark_edge_spaces(after)].concat());
        assert_eq!(behind("D4", " 的棋"), "D4 的棋");
        assert_eq!(behind("D4 等另外 1 处", " 的棋"), "D4 等另外 1 处的棋");
    }
}
