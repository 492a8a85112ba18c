//! Sentences: a template for each code, filled with what the statement names.

mod en;
mod ja;
mod ko;
mod zh;

use std::fmt::Write as _;

use super::phrases::text_of_rules;
use super::{Language, rule_text};
use crate::board::{Color, PointSet};
use crate::explain::{Argument, Statement};
use crate::rules::{Amount, Basis, Source, by_id, sources};

/// The most points a sentence lists; the statement itself carries all of them.
const POINTS_MAX: usize = 12;

/// A statement in words.
///
/// ```
/// use gyega::board::Color;
/// use gyega::explain::Statement;
/// use gyega::render::{Language, sentence};
/// use gyega::rules::Amount;
///
/// let statement = Statement::new("announce-points").with("winner", Color::White).with("points", Amount::half_points(1));
/// let statement = statement.with("stands", "firm");
/// assert_eq!(sentence(Language::En, &statement), "White wins by 0.5 points.");
/// ```
pub fn sentence(language: Language, statement: &Statement) -> String {
    let template = find(table(language), statement.code).unwrap_or(statement.code);
    fill(language, template, statement)
}

/// A word or phrase of a report, by its key; the key itself where a language lacks it.
pub(crate) fn word(language: Language, key: &'static str) -> &'static str {
    find(words(language), key).unwrap_or(key)
}

/// The word of a key that is put together, if there is one.
#[cfg(feature = "json")]
pub(crate) fn find_word(language: Language, key: &str) -> Option<&'static str> {
    find(words(language), key)
}

const fn table(language: Language) -> &'static [(&'static str, &'static str)] {
    match language {
        Language::En => en::SENTENCES,
        Language::Ko => ko::SENTENCES,
        Language::Ja => ja::SENTENCES,
        Language::Zh => zh::SENTENCES,
    }
}

/// The title of a source: a short one in the words of the language where there is one, else as the table of sources has it.
pub(super) fn source(language: Language, source: &Source) -> &'static str {
    let key = match *source {
        sources::ING_SST_LAWS_1991 => "source-ing-sst-laws-1991",
        sources::JAPANESE_RULES_1989 => "source-japanese-rules-1989",
        sources::JASIEK_ON_KOREAN_RULES => "source-jasiek-on-korean-rules",
        sources::KATAGO_ON_ITS_RULES => "source-katago-rules",
        sources::KBF_BASIC_RULES => "source-kbf-basic-rules",
        sources::KOREAN_RULES_2016 => "source-korean-rules-2016",
        sources::NIHON_KIIN_ON_ARTICLE_9 => "source-nihon-kiin-on-article-9",
        sources::ODD_CASES => "source-odd-cases",
        sources::SENSEIS_ING_COUNTING => "source-ing-counting",
        _ => return source.title,
    };
    word(language, key)
}

/// The words and phrases of a language that are no sentences of their own, each with its key, in the order of keys.
pub const fn words(language: Language) -> &'static [(&'static str, &'static str)] {
    match language {
        Language::En => en::WORDS,
        Language::Ko => ko::WORDS,
        Language::Ja => ja::WORDS,
        Language::Zh => zh::WORDS,
    }
}

/// How a language writes an amount of points.
struct Points {
    /// The template for any amount.
    any: &'static str,
    /// Half a point, where that has a name.
    half: Option<&'static str>,
    /// The template for whole points and a half, `{amount}` being the whole ones, where that is said so.
    and_half: Option<&'static str>,
}

const fn points(language: Language) -> &'static Points {
    match language {
        Language::En => &en::POINTS,
        Language::Ko => &ko::POINTS,
        Language::Ja => &ja::POINTS,
        Language::Zh => &zh::POINTS,
    }
}

/// An amount in points, in words.
fn push_points(text: &mut String, language: Language, amount: Amount) {
    const HALF: Amount = Amount::half_points(1);
    let points = points(language);
    if let Some(half) = points.half.filter(|_| amount == HALF) {
        return text.push_str(half);
    }
    let (template, amount) = match points.and_half {
        Some(and_half) if amount > HALF && amount.as_quarters() % 4 == 2 => (and_half, amount - HALF),
        _ => (points.any, amount),
    };
    let (before, after) = split_at(template, b'{').unwrap_or((template, ""));
    let (placeholder, after) = split_at(after, b'}').unwrap_or_default();
    text.push_str(before);
    push_number(text, &amount, split_at(placeholder, b'|').map(|(_, forms)| forms));
    text.push_str(after);
}

/// Tables are in the order of their keys; a test holds them to it.
pub(super) fn find(table: &'static [(&'static str, &'static str)], key: &str) -> Option<&'static str> {
    table.binary_search_by(|(found, _)| (*found).cmp(key)).ok().map(|index| table[index].1)
}

/// Puts arguments in the place of their names.
///
/// - `{gain}` is the argument as it is usually written: `Black`, `7.5 points`, `12`, `D4 E5`, a name as it is;
/// - `{chains|chain|chains}` is a number and the word that goes with one or with several;
/// - `{points:form|lives|live}` is that word alone, for a number or for the number of points;
/// - `{value:size}` is an amount without its sign;
/// - `{end:word}` is the word of the language for a name, its key `end-` and the name;
/// - `{needs:missing}` is what is missing in sentences: what nobody told, and clauses on which the text is silent or was not read;
/// - `{rule_set:name}` is the full name of a built-in rule set, by its id; any other id as it is;
/// - `{rules:names}` is the same for several, each with its articles if there are any, joined as the language does;
/// - `{as_black:result}` is a result in the words of the language; in English a lead is as game records write it;
/// - `{winner:letter}` is a player's letter, `{points:number}` an amount without its unit, as game records write them;
/// - `{lead}` stands for the phrase that tells where the lead moves.
pub(crate) fn fill(language: Language, template: &str, statement: &Statement) -> String {
    let mut text = String::with_capacity(template.len() + 40);
    push_filled(&mut text, language, template, &statement.arguments);
    text
}

type Arguments = [(&'static str, Argument)];

fn push_filled(text: &mut String, language: Language, template: &str, arguments: &Arguments) {
    let mut rest = template;
    while let Some((before, after)) = split_at(rest, b'{') {
        text.push_str(before);
        let Some((placeholder, after)) = split_at(after, b'}') else { break };
        let from = text.len();
        push_value(text, language, placeholder, arguments);
        if language == Language::Zh {
            close_gap(text, from);
        }
        rest = after;
    }
    text.push_str(rest);
}

/// In Chinese a space stands between a word and a number, not between words: `胜 3 目`, but `胜半目`.
fn close_gap(text: &mut String, from: usize) {
    let is_han = |letter: Option<char>| letter.is_some_and(|letter| ('\u{4e00}'..='\u{9fff}').contains(&letter));
    let before = text[..from].strip_suffix(' ').map(|before| before.chars().next_back());
    if before.is_some_and(is_han) && is_han(text[from..].chars().next()) {
        text.remove(from - 1);
    }
}

/// The text before and after the first of this byte, which is one of ASCII.
fn split_at(text: &str, byte: u8) -> Option<(&str, &str)> {
    let at = memchr::memchr(byte, text.as_bytes())?;
    Some((&text[..at], &text[at + 1..]))
}

fn push_value(text: &mut String, language: Language, placeholder: &str, arguments: &Arguments) {
    if placeholder == "lead" {
        return push_filled(text, language, word(language, "lead-moves"), arguments);
    }
    let (name, forms) = split_at(placeholder, b'|').map_or((placeholder, None), |(name, forms)| (name, Some(forms)));
    let (name, manner) = split_at(name, b':').unwrap_or((name, ""));
    let Some((_, argument)) = arguments.iter().find(|(found, _)| *found == name) else {
        text.extend(["{", name, "}"]);
        return;
    };
    match argument {
        Argument::Count(count) if manner == "form" => text.push_str(form(*count == 1, forms)),
        Argument::Points(points) if manner == "form" => text.push_str(form(points.len() == 1, forms)),
        Argument::Player(color) if manner == "letter" => text.push(color.letter()),
        Argument::Player(color) => text.push_str(player(language, *color)),
        Argument::Amount(amount) if forms.is_some() => push_number(text, amount, forms),
        Argument::Amount(amount) if manner == "number" => push_number(text, amount, None),
        Argument::Amount(amount) => {
            let amount = if manner == "size" { amount.abs() } else { *amount };
            push_points(text, language, amount);
        }
        Argument::Count(count) => push_number(text, count, forms),
        Argument::Points(points) => text.push_str(&listed(language, points)),
        Argument::Name(found) if manner == "word" => {
            let key = format!("{name}-{found}");
            text.push_str(find(words(language), &key).unwrap_or(&key));
        }
        Argument::Name(found) if manner == "missing" => text.push_str(&missing(language, found, arguments)),
        Argument::Name(found) if manner == "name" => text.push_str(&name_of_rule_set(language, found)),
        Argument::Name(found) if manner == "result" => text.push_str(&result_in_words(language, found)),
        Argument::Name(found) if manner == "names" => text.push_str(&names_of_rule_sets(language, found)),
        Argument::Name(found) => text.extend(without_control(found)),
    }
}

/// A result as game records write it, with words of the language where it is no letter and number.
pub(super) fn result(language: Language, written: &str) -> &str {
    match written {
        // `0` is how SGF writes a draw.
        "Draw" | "0" => word(language, "result-draw"),
        "Void" => word(language, "result-void"),
        other => other,
    }
}

/// A result as a sentence tells it, with the words of the language for who won and how.
pub(super) fn result_in_words(language: Language, written: &str) -> String {
    let (winner, how) = match written.split_once('+') {
        Some(("B", how)) => (Color::Black, how),
        Some(("W", how)) => (Color::White, how),
        _ => return plain(result(language, written)),
    };
    let statement = Statement::new("").with("winner", winner);
    let by_end = |end: &str| ("result-by-end", statement.clone().with("end", end));
    let (key, statement) = match how {
        "" => ("result-without-count", statement),
        // A rule for equal scores decides, no points do.
        "0" => ("result-at-equal-scores", statement),
        "R" => by_end("resignation"),
        "T" => by_end("time"),
        "F" => by_end("forfeit"),
        points => match Amount::parse(points) {
            Some(points) => ("result-by-points", statement.with("points", points)),
            None => return plain(written),
        },
    };
    fill(language, word(language, key), &statement)
}

/// The full name of a built-in rule set; the id of any other.
pub(super) fn name_of_rule_set(language: Language, id: &str) -> String {
    by_id(id).map_or_else(|| plain(id), |set| rule_text(language, set.name).to_owned())
}

/// The names of several: `nz, kba-beginner (Diagram 7-3, Diagram 8)` has ids, and articles in brackets behind a blank.
fn names_of_rule_sets(language: Language, listed: &str) -> String {
    let is_open = |text: &str| text.matches('(').count() > text.matches(')').count();
    let mut names: Vec<String> = Vec::new();
    for piece in listed.split(", ") {
        match names.last_mut().filter(|name| is_open(name)) {
            Some(name) => name.extend([", ", &article(language, piece)]),
            None => names.push(match piece.split_once(" (") {
                Some((id, articles)) => format!("{} ({}", name_of_rule_set(language, id), article(language, articles)),
                None => name_of_rule_set(language, piece),
            }),
        }
    }
    names.join(word(language, "between-names"))
}

/// An article, behind which a bracket may close.
fn article(language: Language, piece: &str) -> String {
    let is_closed = piece.matches(')').count() > piece.matches('(').count();
    let (own, bracket) = piece.strip_suffix(')').filter(|_| is_closed).map_or((piece, ""), |own| (own, ")"));
    if own == Basis::Convention.as_str() {
        return format!("{}{bracket}", word(language, "rests-on-convention"));
    }
    format!("{}{bracket}", plain(text_of_rules(language, own).unwrap_or(own)))
}

/// The form of a word that goes with one or with several.
fn form(is_one: bool, forms: Option<&str>) -> &str {
    let (one, several) = forms.and_then(|forms| split_at(forms, b'|')).unwrap_or_default();
    if is_one { one } else { several }
}

/// A number, and the form of its word that goes with it: the first with one, the second with several.
fn push_number(text: &mut String, number: &impl std::fmt::Display, forms: Option<&str>) {
    let start = text.len();
    // A string takes whatever is written to it.
    let _ = write!(text, "{number}");
    if forms.is_some() {
        let is_one = text[start..].trim_start_matches('-') == "1";
        text.extend([" ", form(is_one, forms)]);
    }
}

/// A number and what is counted: the words of a key, in the form that goes with the number.
pub(super) fn counted(language: Language, key: &'static str, number: &str) -> String {
    let (one, several) = word(language, key).split_once('|').unwrap_or((word(language, key), word(language, key)));
    (if number == "1" { one } else { several }).replace("{}", number)
}

/// Text that somebody sent, without control characters, which could steer a terminal.
pub(super) fn plain(text: &str) -> String {
    without_control(text).collect()
}

fn without_control(text: &str) -> impl Iterator<Item = char> {
    text.chars().map(|letter| if letter.is_control() { '\u{fffd}' } else { letter })
}

/// Words with what ends a sentence of the language.
pub(super) fn ended(language: Language, words: &str) -> String {
    word(language, "page-sentence").replace("{text}", words)
}

/// A sentence without what ends it, to be put into another one.
pub(super) fn unended(language: Language, sentence: &str) -> String {
    let (_, end) = word(language, "page-sentence").split_once("{text}").unwrap_or_default();
    sentence.strip_suffix(end).unwrap_or(sentence).to_owned()
}

/// The name of a player.
pub(super) fn player(language: Language, color: Color) -> &'static str {
    word(language, color.as_str())
}

/// What is missing, in sentences: `Missing: who made the last play. The rule text is silent on equal scores.` The argument `unread` names
/// the axes on which the text was not read.
fn missing(language: Language, needs: &str, arguments: &Arguments) -> String {
    let unread = arguments.iter().find(|(name, _)| *name == "unread").map(|(_, argument)| argument);
    let unread = if let Some(Argument::Name(unread)) = unread { Some(unread) } else { None };
    let is_unread = |axis: &str| unread.is_some_and(|unread| unread.split(", ").any(|other| other == axis));
    let (mut untold, mut silent, mut not_read) = (Vec::new(), Vec::new(), Vec::new());
    for name in needs.split(", ") {
        match name.strip_prefix("rule:") {
            None => untold.push(need(language, name, false)),
            Some(axis) if is_unread(axis) => not_read.push(axis_in_words(language, axis)),
            Some(axis) => silent.push(axis_in_words(language, axis)),
        }
    }
    let sentence = |key, told: Vec<String>| {
        let told = Statement::new("").with("told", &*told.join(word(language, "between-needs")));
        fill(language, word(language, key), &told)
    };
    let parts = [("missing-untold", untold), ("missing-silent", silent), ("missing-unread", not_read)];
    let sentences = parts.into_iter().filter(|(_, told)| !told.is_empty()).map(|(key, told)| sentence(key, told));
    let between = match language {
        Language::En | Language::Ko => " ",
        Language::Ja | Language::Zh => "",
    };
    sentences.collect::<Vec<_>>().join(between)
}

fn axis_in_words(language: Language, axis: &str) -> String {
    let axis = Statement::new("").with("axis", axis.replace('_', "-").as_str());
    fill(language, "{axis:word}", &axis)
}

/// What a need is, by its name: `rule:` and the axis is that of a rule set whose text is silent on it, or was not read.
pub(super) fn need(language: Language, name: &str, is_unread: bool) -> String {
    if let Some(axis) = name.strip_prefix("rule:") {
        let key = if is_unread { "need-rule-unread" } else { "need-rule-silent" };
        let axis = Statement::new("").with("axis", axis.replace('_', "-").as_str());
        return fill(language, word(language, key), &axis);
    }
    let key = format!("need-{name}");
    find(words(language), &key).unwrap_or(name).to_owned()
}

/// Points in reading order, the first twelve of many.
pub(super) fn listed(language: Language, points: &PointSet) -> String {
    let first: Vec<_> = points.iter().take(POINTS_MAX).map(|point| point.to_string()).collect();
    let left = usize::from(points.len()) - first.len();
    if left == 0 {
        return first.join(" ");
    }
    let more = Statement::new("and-more").with("count", left as u32);
    format!("{} {}", first.join(" "), fill(language, word(language, "and-more"), &more))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::{Path, PathBuf};

    use super::{fill, find, listed, sentence, table, words};
    use crate::board::{Color, Point, PointSet, Size};
    use crate::explain::{CODES, Statement};
    use crate::render::Language;
    use crate::rules::Amount;

    /// The names in braces of a template.
    fn placeholders(template: &str) -> Vec<&str> {
        template.split('{').skip(1).map(|rest| rest.split(['}', '|', ':']).next().expect("split gives one")).collect()
    }

    #[test]
    fn every_code_has_a_sentence_and_every_placeholder_an_argument() {
        for language in Language::ALL {
            let sentences = table(*language);
            assert_eq!(keys(sentences), keys_of(CODES), "{language:?}, in order");
            for ((code, template), (_, arguments)) in sentences.iter().zip(CODES) {
                for name in placeholders(template) {
                    let names = if name == "lead" { vec!["gain", "gainer"] } else { vec![name] };
                    assert!(names.iter().all(|name| arguments.contains(name)), "{language:?}: {code} lacks {name}");
                }
                assert_eq!(template.matches('{').count(), template.matches('}').count(), "{code}");
            }
        }
    }

    fn keys(table: &[(&'static str, &'static str)]) -> Vec<&'static str> {
        table.iter().map(|(key, _)| *key).collect()
    }

    fn keys_of(codes: &[(&'static str, &[&str])]) -> Vec<&'static str> {
        codes.iter().map(|(code, _)| *code).collect()
    }

    /// The values that a template tells. What only chooses a form of a word is grammar and no value.
    fn values(template: &str) -> BTreeSet<&str> {
        let inner = template.split('{').skip(1).map(|rest| rest.split('}').next().unwrap_or_default());
        let heads = inner.map(|placeholder| placeholder.split('|').next().unwrap_or_default());
        heads.filter(|head| !head.ends_with(":form")).map(|head| head.split(':').next().unwrap_or_default()).collect()
    }

    #[test]
    fn every_language_has_the_same_keys_and_tells_the_same_values() {
        for language in Language::ALL {
            assert_eq!(keys(words(*language)), keys(words(Language::En)), "{language:?}");
            let both = [(table(*language), table(Language::En)), (words(*language), words(Language::En))];
            for ((key, told), (_, english)) in both.iter().flat_map(|(ours, english)| ours.iter().zip(*english)) {
                assert_eq!(values(told), values(english), "{language:?}: {key}");
                // Of a result that is firm nothing is added.
                assert!(*key == "stands-firm" || !told.trim().is_empty(), "{language:?}: {key}");
            }
        }
    }

    #[test]
    fn half_points_are_told_as_each_language_says_them() {
        let told = |language, quarters| {
            let amount = Amount::quarters(quarters);
            fill(language, "{komi}", &Statement::new("").with("komi", amount))
        };
        // 반집, 半目. Quarters and what is below zero have no name of their own.
        let amounts = [2, 4, 26, 27, -2];
        assert_eq!(
            amounts.map(|it| told(Language::En, it)),
            ["0.5 points", "1 point", "6.5 points", "6.75 points", "-0.5 points"]
        );
        assert_eq!(amounts.map(|it| told(Language::Ko, it)), ["반집", "1집", "6집반", "6.75집", "-0.5집"]);
        assert_eq!(amounts.map(|it| told(Language::Ja, it)), ["半目", "1目", "6目半", "6.75目", "-0.5目"]);
        assert_eq!(amounts.map(|it| told(Language::Zh, it)), ["半目", "1 目", "6 目半", "6.75 目", "-0.5 目"]);
    }

    #[test]
    fn missing_things_are_told_in_words() {
        let filled = |needs: &str| {
            let needs = Statement::new("").with("needs", needs).with("unread", "ko");
            fill(Language::En, "{needs:missing}", &needs)
        };
        assert_eq!(filled("prisoners"), "Missing: how many stones each player captured during play.");
        assert_eq!(
            filled("passes, last-play, rule:first_pass, rule:ko"),
            "Missing: who passed, how often, and who first; who made the last play. The rule text is silent on the first \
             pass. What the rule text says on ko was not read."
        );
    }

    #[test]
    fn tables_are_in_the_order_of_their_keys() {
        for language in Language::ALL {
            assert!(table(*language).is_sorted_by_key(|(code, _)| code), "{language:?} sentences");
            assert!(words(*language).is_sorted_by(|first, second| first.0 < second.0), "{language:?} words");
        }
    }

    #[test]
    fn the_list_of_codes_is_that_of_the_sources() {
        let listed: BTreeSet<_> = CODES.iter().map(|(code, _)| (*code).to_owned()).collect();
        assert_eq!(listed.len(), CODES.len(), "no code stands twice");
        let mut found = BTreeSet::new();
        for folder in ["explain", "procedure", "report", "score", "life"] {
            for path in files_below(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(folder)) {
                if path.file_name().is_some_and(|name| name == "codes.rs") {
                    continue;
                }
                let source = std::fs::read_to_string(&path).expect("the file can be read");
                let quoted = source.split('"').skip(1).step_by(2).map(str::to_owned);
                let is_code = |text: &String| listed.contains(text) || is_named_like_a_code(text);
                found.extend(quoted.filter(is_code));
                for statement in source.split("Statement::new(\"").skip(1) {
                    found.extend(statement.split('"').next().map(str::to_owned));
                }
            }
        }
        assert_eq!(found, listed);
    }

    fn files_below(folder: &Path) -> Vec<PathBuf> {
        let entries = folder.read_dir().expect("the folder can be read");
        let paths = entries.map(|entry| entry.expect("the entry can be read").path());
        paths.flat_map(|path| if path.is_dir() { files_below(&path) } else { vec![path] }).collect()
    }

    fn is_named_like_a_code(text: &str) -> bool {
        let plain = text.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-');
        plain && ["cause-", "audit-", "announce-"].iter().any(|start| text.starts_with(start))
    }

    #[test]
    fn one_point_is_singular_whatever_its_sign() {
        let told = |amount| {
            sentence(Language::En, &Statement::new("komi-of-rule-set").with("rule_set", "nz").with("komi", amount))
        };
        assert_eq!(told(Amount::points(1)), "Komi under New Zealand rules is 1 point, its own.");
        assert_eq!(told(Amount::points(-1)), "Komi under New Zealand rules is -1 point, its own.");
        assert_eq!(told(Amount::half_points(13)), "Komi under New Zealand rules is 6.5 points, its own.");
    }

    #[test]
    fn words_go_with_one_stone_or_with_several() {
        let told = |code, points: &[&str]| {
            let points: PointSet = points.iter().filter_map(|point| Point::parse(point)).collect();
            let told = Statement::new(code).with("player", Color::White).with("opponent", Color::Black);
            sentence(Language::En, &told.with("points", points))
        };
        assert_eq!(
            told("audit-can-be-captured", &["G2"]),
            "Read with the stones around it staying, G2 of White is captured by Black whoever plays first. Nobody marked it dead: it \
             counts as living."
        );
        assert_eq!(
            told("audit-can-be-captured", &["G2", "G3"]),
            "Read with the stones around them staying, G3 G2 of White are captured by Black whoever plays first. Nobody marked them \
             dead: they count as living."
        );
        assert_eq!(
            told("audit-first-move-decides", &["A1"]),
            "Whether A1 of White lives turns on who plays there first: Black can capture it by starting. Nobody marked it dead: it \
             counts as living."
        );
        let space = |count: u32| sentence(Language::En, &Statement::new("audit-open-space").with("count", count));
        assert!(space(1).starts_with("A space of 1 point ("), "{}", space(1));
        let groups = |groups: u32| {
            let at: PointSet = ["A1", "C3"].into_iter().take(groups as usize).filter_map(Point::parse).collect();
            sentence(Language::En, &Statement::new("life-undecided").with("groups", groups).with("at", at))
        };
        assert!(groups(1).starts_with("Whether the group at A1 lives was not decided"), "{}", groups(1));
        assert!(groups(2).starts_with("Whether the groups at C3 A1 live was not decided"), "{}", groups(2));
    }

    #[test]
    fn causes_say_where_the_lead_moves() {
        let statement = Statement::new("cause-stones-counted")
            .with("from", "korean-2016")
            .with("to", "chinese-2002")
            .with("black_stones", 117u32)
            .with("white_stones", 116u32)
            .with("black_living", 110u32)
            .with("white_living", 112u32)
            .with("black_prisoners", 4u32)
            .with("white_prisoners", 7u32)
            .with("amount", Amount::points(1))
            .with("gainer", Color::Black)
            .with("gain", Amount::points(1));
        assert_eq!(
            sentence(Language::En, &statement),
            "Under Chinese Weiqi Association rules 2002 living stones count: Black 110, White 112. Under Korean Baduk Association rules \
             2016 they do not, but prisoners and dead stones do: Black has 4, White 7; the lead moves 1 point towards Black."
        );
    }

    #[test]
    fn rule_sets_are_named_in_full_where_they_are_built_in() {
        let told =
            |language, template, name, value: &str| fill(language, template, &Statement::new("").with(name, value));
        assert_eq!(told(Language::En, "{to:name}", "to", "nz"), "New Zealand rules");
        assert_eq!(told(Language::Ja, "{to:name}", "to", "nz"), "ニュージーランドルール");
        assert_eq!(told(Language::En, "{to:name}", "to", "nz(komi=6)"), "nz(komi=6)");
        let listed = "nz, nz(ko=simple,komi=6), korean-2016 (Diagram 13, 10.1), aga";
        assert_eq!(
            told(Language::Zh, "{rules:names}", "rules", listed),
            "新西兰规则、nz(ko=simple,komi=6)、韩国规则 2016（KBA） (图13, 10.1)、美国围棋协会规则（AGA）"
        );
    }

    #[test]
    fn a_result_is_told_in_one_manner() {
        let told =
            |language, result: &str| fill(language, "{result:result}", &Statement::new("").with("result", result));
        assert_eq!(told(Language::Ko, "Draw"), "무승부");
        assert_eq!(told(Language::Ja, "Void"), "両負け");
        assert_eq!(
            Language::ALL.iter().map(|it| told(*it, "W+0.5")).collect::<Vec<_>>(),
            ["W+0.5", "백 반집승", "白の半目勝ち", "白方胜半目"]
        );
        assert_eq!(told(Language::En, "B+R"), "Black by resignation");
        assert_eq!(told(Language::Ko, "B+R"), "흑 불계승");
        assert_eq!(told(Language::Ko, "B+0"), told(Language::Ko, "B+"), "a rule for equal scores decides, no points");
        assert_eq!((told(Language::Zh, "B+"), told(Language::Ja, "?")), ("黑方胜".to_owned(), "?".to_owned()));
    }

    #[test]
    fn long_lists_of_points_are_cut() {
        let all = PointSet::full(Size::new(5, 3).expect("in range"));
        assert_eq!(listed(Language::En, &all), "A3 B3 C3 D3 E3 A2 B2 C2 D2 E2 A1 B1 and 3 more");
    }

    #[test]
    fn what_ended_a_game_is_a_word_of_the_language() {
        let statement = Statement::new("announce-by-end").with("winner", Color::White).with("end", "resignation");
        assert_eq!(sentence(Language::En, &statement), "White wins by resignation.");
        assert_eq!(find(words(Language::En), "end-time"), Some("on time"));
        assert_eq!(fill(Language::En, "{gone}", &statement), "{gone}");
    }
}
