//! The messages of each language: Project Fluent files in the folder `locales`, read when something is first said in
//! the language.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::resolver::ResolverError;
use fluent_bundle::resolver::errors::ReferenceKind;
use fluent_bundle::types::FluentType;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};
use unic_langid::LanguageIdentifier;

use super::Language;
use super::sentences::{self, Arguments};
use crate::board::{Color, PointSet};
use crate::explain::Argument;
use crate::rules::Amount;

/// The pattern of a text in quotes.
macro_rules! quoted {
    ($value:ident) => {
        PatternElement::Placeable { expression: Expression::Inline(InlineExpression::StringLiteral { value: $value }) }
    };
}

/// The messages of one language.
pub(super) struct Locale {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    /// The ids of its messages, in order.
    ids: Vec<String>,
    /// Words with names in them, which somebody else fills in, as [`Locale::word`] gives them.
    templates: OnceLock<HashMap<&'static str, OnceLock<String>>>,
}

/// The messages of a language.
pub(super) fn locale(language: Language) -> &'static Locale {
    static LOCALES: [OnceLock<Locale>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];
    LOCALES[language as usize].get_or_init(|| Locale::of(language, &language.files()))
}

impl Locale {
    fn of(language: Language, files: &[(&str, &str)]) -> Self {
        let code = language.as_str().parse::<LanguageIdentifier>().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![code]);
        bundle.set_use_isolating(false);
        if language == Language::Zh {
            bundle.set_transform(Some(mark_gap));
        }
        let mut ids = Vec::new();
        for (_, text) in files {
            // What is broken is left out; a test says that nothing is.
            let resource = FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(read, _)| read);
            ids.extend(resource.entries().filter_map(id).map(str::to_owned));
            _ = bundle.add_resource(resource);
        }
        ids.sort_unstable();
        _ = add_functions(&mut bundle, language);
        Self { language, bundle, ids, templates: OnceLock::new() }
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
    pub(super) fn message(&self, id: &str, arguments: &Arguments) -> Option<String> {
        let mut given = FluentArgs::with_capacity(arguments.len());
        for (name, argument) in arguments {
            given.set(*name, value(self.language, argument));
        }
        self.message_of(id, &given)
    }

    /// The same with values that are Fluent's.
    pub(super) fn message_of(&self, id: &str, given: &FluentArgs<'_>) -> Option<String> {
        match self.pattern(id) {
            Some(pattern) => Some(self.formatted(pattern, given).into_owned()),
            None => self.english()?.message_of(id, given).map(|text| marked(&text)),
        }
    }

    /// English, for whoever is another language.
    fn english(&self) -> Option<&'static Self> {
        (self.language != Language::En).then(|| locale(Language::En))
    }

    fn formatted<'a>(&'a self, pattern: &'a Pattern<&str>, given: &'a FluentArgs<'_>) -> Cow<'a, str> {
        // What is missing shows in the text as its name.
        let text = self.bundle.format_pattern(pattern, Some(given), &mut Vec::new());
        if self.language == Language::Zh { Cow::Owned(close_gaps(&text)) } else { text }
    }

    /// A word or phrase. Where it has names in it they stand in braces, for somebody else to fill in: `{name}`. Where
    /// it has two forms, the one for one and the one for several, a bar stands between them.
    pub(super) fn word(&'static self, id: &str) -> Option<&'static str> {
        match self.pattern(id).map(|pattern| &*pattern.elements) {
            // Blanks at an edge stand in quotes, and so does nothing.
            Some([PatternElement::TextElement { value } | quoted!(value)]) => Some(value),
            _ => Some(self.templates().get(id)?.get_or_init(|| self.template_of(id))),
        }
    }

    /// A place for each template, which is put together on first use.
    fn templates(&'static self) -> &'static HashMap<&'static str, OnceLock<String>> {
        self.templates.get_or_init(|| {
            let of_english = self.english().into_iter().flat_map(Self::ids).filter(|id| self.pattern(id).is_none());
            self.ids().chain(of_english).map(|id| (id, OnceLock::new())).collect()
        })
    }

    fn template_of(&'static self, id: &str) -> String {
        match self.pattern(id) {
            Some(pattern) => self.template(pattern),
            None => self.english().and_then(|english| english.word(id)).map(marked).unwrap_or_default(),
        }
    }

    fn template(&self, pattern: &Pattern<&str>) -> String {
        // Fluent tells which values it was not given: their names stand for them.
        let written = |is_one: bool| {
            let mut given = FluentArgs::new();
            loop {
                let mut missing = Vec::new();
                let text = self.bundle.format_pattern(pattern, Some(&given), &mut missing);
                let names = missing.into_iter().filter_map(name_of_missing).collect::<Vec<_>>();
                if names.is_empty() {
                    return close_gaps(&text);
                }
                for name in names {
                    given.set(name.clone(), MessageArgument::Name { name, is_one });
                }
            }
        };
        let is_chosen = |element: &PatternElement<&str>| {
            matches!(element, PatternElement::Placeable { expression: Expression::Select { .. } })
        };
        if pattern.elements.iter().any(is_chosen) { [written(true), written(false)].join("|") } else { written(false) }
    }
}

/// Text in English among that of another language, marked once; what has no letters is of no language.
fn marked(english: &str) -> String {
    if english.chars().any(char::is_alphabetic) {
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

/// Stands in the place of a blank that goes if what follows is Chinese: no text has it.
const GAP: char = '\u{fdd0}';

/// In Chinese a space stands between a word and a number, not between words: `胜 3 目`, but `胜半目`. What a space
/// stands before is known once it is filled in.
fn mark_gap(text: &str) -> Cow<'_, str> {
    text.strip_suffix(' ')
        .map_or(Cow::Borrowed(text), |before| Cow::Owned([before, GAP.encode_utf8(&mut [0; 4])].concat()))
}

fn close_gaps(text: &str) -> String {
    let is_han = |letter: Option<char>| letter.is_some_and(|letter| ('\u{4e00}'..='\u{9fff}').contains(&letter));
    let mut pieces = text.split(GAP);
    let mut closed = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        if !is_han(closed.chars().next_back()) || !is_han(piece.chars().next()) {
            closed.push(' ');
        }
        closed.push_str(piece);
    }
    closed
}

/// What a message is given besides text and counts.
#[derive(Clone, Debug, PartialEq)]
enum MessageArgument {
    /// An amount, which is written in the words of a language.
    Amount(Language, Amount),
    /// Points of the board, likewise.
    Points(Language, Box<PointSet>),
    /// A name in the place of a value, for somebody else to fill in, and whether forms are chosen as for one or as for several.
    Name { name: String, is_one: bool },
}

impl MessageArgument {
    fn written(&self) -> Cow<'static, str> {
        match self {
            Self::Amount(language, amount) => sentences::points(*language, *amount),
            Self::Points(language, points) => sentences::listed(*language, points),
            Self::Name { name, .. } => format!("{{{name}}}"),
        }
        .into()
    }

    fn of<'a>(value: &'a FluentValue<'_>) -> Option<&'a Self> {
        if let FluentValue::Custom(custom) = value { (**custom).as_any().downcast_ref() } else { None }
    }
}

impl FluentType for MessageArgument {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }

    fn as_string(&self, _: &intl_memoizer::IntlLangMemoizer) -> Cow<'static, str> {
        self.written()
    }

    fn as_string_threadsafe(&self, _: &intl_memoizer::concurrent::IntlLangMemoizer) -> Cow<'static, str> {
        self.written()
    }
}

impl From<MessageArgument> for FluentValue<'_> {
    fn from(given: MessageArgument) -> Self {
        FluentValue::Custom(Box::new(given))
    }
}

fn value(language: Language, argument: &Argument) -> FluentValue<'_> {
    match argument {
        Argument::Count(count) => FluentValue::from(*count),
        Argument::Name(name) if name.contains(char::is_control) => FluentValue::from(sentences::plain(name)),
        Argument::Name(name) => FluentValue::from(name.as_str()),
        Argument::Player(color) => FluentValue::from(sentences::player(language, *color)),
        Argument::Amount(amount) => MessageArgument::Amount(language, *amount).into(),
        Argument::Points(points) => MessageArgument::Points(language, points.clone()).into(),
    }
}

/// What messages may ask for of a value. A name that is to be filled in stays as it is.
///
/// - `NUMBER($points)` is an amount without its unit, or how many points of the board there are: it chooses between
///   forms of words;
/// - `SIZE($value)` is an amount without its sign;
/// - `LETTER($winner)` is a player's letter, as game records have it;
/// - `WORD("end", $end)` is the message `end-` and the name, such as `end-time`;
/// - `NAME($rule_set)` is the full name of a built-in rule set, by its id; any other id as it is;
/// - `NAMES($rules)` is the same for several, each with its articles if there are any, joined as the language does;
/// - `RESULT($as_black)` is a result in the words of the language; in English a lead is as game records write it;
/// - `MISSING($needs, $unread)` is what is missing, in sentences: what nobody stated, and clauses on which the text is
///   silent or was not read.
fn add_functions(bundle: &mut FluentBundle<FluentResource>, language: Language) -> Result<(), FluentError> {
    bundle.add_function("NUMBER", |values, _| match values {
        [value] => match MessageArgument::of(value) {
            Some(MessageArgument::Points(_, points)) => usize::from(points.len()).into(),
            Some(MessageArgument::Amount(_, amount)) => FluentValue::try_number(&amount.to_string()).into_owned(),
            Some(MessageArgument::Name { is_one: true, .. }) => 1.into(),
            Some(MessageArgument::Name { .. }) | None => value.clone(),
        },
        _ => FluentValue::Error,
    })?;
    bundle.add_function("SIZE", |values, _| match values {
        [value] => match MessageArgument::of(value) {
            Some(MessageArgument::Amount(language, amount)) => MessageArgument::Amount(*language, amount.abs()).into(),
            Some(MessageArgument::Points(..) | MessageArgument::Name { .. }) | None => value.clone(),
        },
        _ => FluentValue::Error,
    })?;
    bundle.add_function("LETTER", move |values, _| match values {
        [FluentValue::String(player)] => {
            let named = Color::BOTH.into_iter().find(|color| sentences::player(language, *color) == player);
            named.map_or(FluentValue::Error, |color| color.letter().to_string().into())
        }
        [value] => value.clone(),
        _ => FluentValue::Error,
    })?;
    bundle.add_function("WORD", move |values, _| match values {
        [FluentValue::String(kind), FluentValue::String(name)] => sentences::word_of(language, kind, name).into(),
        [_, value] => value.clone(),
        _ => FluentValue::Error,
    })?;
    let mut of_name = |function: &str, words: fn(Language, &str) -> String| {
        bundle.add_function(function, move |values, _| match values {
            [FluentValue::String(name)] => words(language, name).into(),
            [value] => value.clone(),
            _ => FluentValue::Error,
        })
    };
    of_name("NAME", sentences::name_of_rule_set)?;
    of_name("NAMES", sentences::names_of_rule_sets)?;
    of_name("RESULT", sentences::result_in_words)?;
    bundle.add_function("MISSING", move |values, _| match values {
        [FluentValue::String(needs), FluentValue::String(unread)] => sentences::missing(language, needs, unread).into(),
        [FluentValue::String(needs), _] => sentences::missing(language, needs, "").into(),
        [value, _] => value.clone(),
        _ => FluentValue::Error,
    })
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};
    use std::sync::LazyLock;

    use fluent_bundle::FluentResource;

    use super::{Locale, close_gaps, locale, mark_gap};
    use crate::explain::{Argument, CODES};
    use crate::render::Language;

    #[test]
    fn every_file_is_whole_and_no_message_stands_twice() {
        for language in Language::ALL {
            for (name, text) in language.files() {
                let faults =
                    FluentResource::try_new(text.to_owned()).err().map(|(_, faults)| faults).unwrap_or_default();
                let line = |at: usize| text[..at.min(text.len())].lines().count();
                let faults: Vec<_> =
                    faults.iter().map(|fault| format!("{name}, line {}: {fault}", line(fault.pos.start))).collect();
                assert!(faults.is_empty(), "{faults:#?}");
            }
            let ids: Vec<&str> = locale(*language).ids().collect();
            assert!(ids.is_sorted_by(|first, second| first < second), "{language:?}: {ids:?}");
        }
    }

    /// The names that a message shows the values of. What only chooses a form of a word is grammar and no value.
    fn names(language: Language, id: &str) -> BTreeSet<&'static str> {
        let text = locale(language).word(id).unwrap_or_default();
        text.split('{').skip(1).filter_map(|rest| Some(rest.split_once('}')?.0.trim_start_matches('$'))).collect()
    }

    /// A message as it is written.
    #[derive(Default)]
    struct Written {
        /// Where it begins: `ja/reports.ftl, line 29`.
        place: String,
        /// Every name in it, those that choose a form too.
        names: BTreeSet<&'static str>,
    }

    /// The messages of a language as they are written, by their ids.
    fn written(language: Language) -> BTreeMap<&'static str, Written> {
        let mut messages: BTreeMap<&str, Written> = BTreeMap::new();
        for (file, text) in language.files() {
            let mut id = "";
            for (index, line) in text.lines().enumerate().filter(|(_, line)| !line.starts_with('#')) {
                if let Some((start, _)) = line.split_once('=').filter(|_| line.starts_with(char::is_alphabetic)) {
                    id = start.trim_end();
                    messages.entry(id).or_default().place = format!("{file}, line {}", index + 1);
                }
                let is_of_name = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_');
                let names = line.split('$').skip(1).filter_map(|rest| rest.split(|letter| !is_of_name(letter)).next());
                messages.entry(id).or_default().names.extend(names);
            }
        }
        messages
    }

    #[expect(clippy::print_stdout, reason = "what is not covered is told where tests tell it")]
    #[test]
    fn every_language_has_the_messages_of_english_and_tells_the_same_values() {
        let english = written(Language::En);
        let mut faults = Vec::new();
        for language in Language::ALL {
            let messages = written(*language);
            // The texts of rule sets stand in the rule sets in English; `texts` holds them to those.
            for (id, message) in messages.iter().filter(|(id, _)| !id.is_empty() && !id.starts_with("text-")) {
                let place = &message.place;
                let Some(own) = english.get(id) else {
                    faults.push(format!("{place}: {id} is no message of English"));
                    continue;
                };
                // How an amount is put together is a language's own.
                let is_own = *id == "amount";
                let unknown: Vec<_> = message.names.difference(&own.names).collect();
                if !is_own && !unknown.is_empty() {
                    faults.push(format!("{place}: {id} names {unknown:?}, English names {:?}", own.names));
                }
                if !is_own && names(*language, id) != names(Language::En, id) {
                    let (own, shown) = (names(Language::En, id), names(*language, id));
                    faults.push(format!("{place}: {id} shows {shown:?}, English shows {own:?}"));
                }
                // Of a result that is firm nothing is added; some languages have nothing between sentences.
                let is_empty = locale(*language).word(id).is_none_or(|text| text.trim().is_empty());
                if is_empty && !["stands-firm", "between-sentences"].contains(id) {
                    faults.push(format!("{place}: {id} is empty"));
                }
            }
            let left: Vec<_> = english.keys().filter(|id| !messages.contains_key(*id)).collect();
            if !left.is_empty() {
                println!("SKIPPED {} messages that {language:?} has in English: {left:?}", left.len());
            }
        }
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }

    /// The terms of the glossary of a language.
    fn terms(language: Language) -> BTreeMap<String, String> {
        let glossary = language.files().into_iter().find(|(name, _)| name.ends_with("glossary.ftl"));
        let (_, text) = glossary.expect("every language has a glossary");
        let lines = text.lines().filter_map(|line| line.strip_prefix('-')?.split_once(" = "));
        lines.map(|(term, word)| (term.to_owned(), word.to_owned())).collect()
    }

    #[test]
    fn every_language_has_the_terms_of_the_field_and_says_them_so() {
        let english: Vec<String> = terms(Language::En).into_keys().collect();
        assert!(english.len() > 30, "{english:?}");
        for language in Language::ALL {
            let terms = terms(*language);
            assert_eq!(terms.keys().cloned().collect::<Vec<_>>(), english, "{language:?}");
            let files = language.files().into_iter().filter(|(name, _)| !name.ends_with("glossary.ftl"));
            let messages: String = files.map(|(_, text)| text.to_lowercase()).collect();
            for (term, word) in terms {
                assert!(messages.contains(&word.to_lowercase()), "{language:?}: nothing says {word:?} for -{term}");
            }
        }
    }

    #[test]
    fn what_a_language_lacks_is_english_and_marked_so() {
        static KOREAN: LazyLock<Locale> = LazyLock::new(|| Locale::of(Language::Ko, &[("ko/some.ftl", "black = 흑")]));
        assert_eq!((KOREAN.word("black"), KOREAN.word("white")), (Some("흑"), Some("[en] White")));
        assert_eq!(KOREAN.word("missing-silent"), Some("[en] The rule text is silent on {told}."));
        let message = KOREAN.message("announce-jigo", &[("stands", Argument::Name("firm".to_owned()))]);
        assert_eq!(message.as_deref(), Some("[en] Jigo: the game is a draw."));
        assert_eq!((KOREAN.word("no-such-word"), KOREAN.message("no-such-word", &[])), (None, None));
    }

    #[test]
    fn every_code_has_a_message_that_names_nothing_but_its_arguments() {
        for language in Language::ALL {
            for (code, arguments) in CODES {
                assert!(locale(*language).word(code).is_some(), "{language:?} lacks {code}");
                let unknown: Vec<_> =
                    names(*language, code).into_iter().filter(|name| !arguments.contains(name)).collect();
                assert!(unknown.is_empty(), "{language:?}: {code} has no {unknown:?}");
            }
        }
    }

    #[test]
    fn a_word_with_names_in_it_is_given_as_a_template() {
        let word = |language, id| locale(language).word(id);
        assert_eq!(word(Language::En, "black"), Some("Black"));
        assert_eq!(word(Language::En, "missing-silent"), Some("The rule text is silent on {told}."));
        assert_eq!(word(Language::Ko, "need-rule-silent").map(|word| word.contains("{axis}")), Some(true));
        assert_eq!(word(Language::En, "entry-prisoners"), Some("{number} prisoner|{number} prisoners"));
        assert_eq!(word(Language::En, "nothing-of-this-name"), None);
    }

    #[test]
    fn in_chinese_a_space_stands_between_a_word_and_a_number() {
        let filled = |before: &str, value: &str| close_gaps(&[&*mark_gap(before), value].concat());
        assert_eq!(filled("胜 ", "3 目"), "胜 3 目");
        assert_eq!(filled("胜 ", "半目"), "胜半目");
        assert_eq!(filled("B ", "半目"), "B 半目");
        assert_eq!(filled("胜", "半目"), "胜半目");
    }
}
