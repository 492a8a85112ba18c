use clap::Args;

use super::Streams;
use super::answer_options::{AnswerOptions, Format, json_line};
use super::failure::{Failure, Origin};
use crate::explain;
use crate::explain::Message;
use crate::render::{Language, table, wrap};
use crate::rules::{self, ClauseView, RuleSet, Source, SourcedRuleReading};
use crate::wire::{self, ErrorCode, Problem, ProblemError, RuleSetList, RuleSetResponse};

/// Which rule sets.
#[derive(Args, Debug)]
#[command(
    after_help = "Examples: gyega rules; gyega rules korean ing. As JSON, several sets are a line each, with the ids of clauses and choices as custom rule sets take them."
)]
pub(super) struct RulesOptions {
    /// Rule sets to show clause by clause, by id or another name, or a rule string of `KataGo`; none for a list of all
    #[arg(value_name = "ID")]
    ids: Vec<String>,
    #[command(flatten)]
    pub(super) answer: AnswerOptions,
}

pub(super) fn run(options: &RulesOptions, streams: &mut Streams<'_>) -> Result<(), Failure> {
    let (format, lang) = (options.answer.format, options.answer.lang.unwrap_or_default());
    if !matches!(format, Format::Text | Format::Json) {
        return Err(Failure::not_in_format(&["text", "json"]));
    }
    let columns = streams.width();
    let text = match (options.ids.is_empty(), format) {
        (true, Format::Json) => json_line(&RuleSetList::new(lang)),
        (true, _) => list(lang, streams),
        (false, _) => show(&options.ids, format, lang, columns)?,
    };
    streams.answer(text)
}

fn list(lang: Language, streams: &Streams<'_>) -> String {
    let heads = ["rules-id", "column-counting", "axis-komi", "rules-standing", "rules-name"];
    let mut rows = vec![heads.map(|key| lang.word(key).to_owned()).to_vec()];
    rows.extend(rules::all().iter().map(|set| {
        let komi = set.komi_for(0).map_or("-".to_owned(), |komi| komi.to_string());
        let counting = set.counting.choice().map(|counting| known(lang, "counting", counting.as_str()));
        vec![
            set.id.to_string(),
            counting.unwrap_or_else(|| "-".to_owned()),
            komi,
            known(lang, "standing", set.authority.as_str()),
            lang.rule_text(set.name).to_owned(),
        ]
    }));
    let ids = |sets: &[RuleSet]| lang.enumerated(&sets.iter().map(|set| set.id.to_string()).collect::<Vec<_>>());
    let presets = lang.labelled(lang.word("rules-katago"), ids(rules::katago_presets()));
    let of_claims = lang.labelled(lang.word("rules-told"), ids(rules::documented_sets()));
    let named = |source: &Source| {
        let texts = rules::KNOWN_BY_NAME.iter().filter(|text| text.source == source);
        let names: Vec<_> = texts.map(|text| lang.rule_text(text.name).to_owned()).collect();
        lang.enumerated(&names) + &lang.bracketed(source.title)
    };
    let mut sources: Vec<&Source> = rules::KNOWN_BY_NAME.iter().map(|text| text.source).collect();
    sources.dedup();
    let by_name = lang.enumerated(&sources.into_iter().map(named).collect::<Vec<_>>());
    let by_name = lang.labelled(lang.word("rules-known-by-name"), by_name);
    let mut lines = table(streams.list_width(), &rows, 0..0);
    lines.push(String::new());
    for line in [presets, of_claims, by_name] {
        lines.extend(wrap(streams.width(), &line, "", "  "));
    }
    lines.join("\n") + "\n"
}

/// The word of a language for an id of some kind; the id where there is none.
fn known(lang: Language, kind: &str, id: &str) -> String {
    lang.find_word(&format!("{kind}-{id}")).unwrap_or(id).to_owned()
}

fn axis(lang: Language, clause: &ClauseView) -> String {
    known(lang, "axis", &clause.axis.replace('_', "-"))
}

fn choice(lang: Language, set: &RuleSet, clause: &ClauseView) -> Option<String> {
    let kind = match clause.axis {
        "komi" => {
            let komi = set.komi.choice()?;
            let (even, handicap) = (komi.even.to_string(), komi.handicap.to_string());
            let komi = Message::new("komi-of-game").with("even", &*even).with("handicap", &*handicap);
            return Some(lang.sentence(&komi));
        }
        "counting" => "counting",
        "counting_procedure" => "procedure",
        "illegal_move" => "illegal",
        _ => "choice",
    };
    Some(known(lang, kind, clause.choice.as_deref()?))
}

fn show(names: &[String], format: Format, lang: Language, columns: usize) -> Result<String, Failure> {
    let mut sets = Vec::new();
    let mut errors = Vec::new();
    for (index, name) in names.iter().enumerate() {
        match wire::resolve_rule_set(name) {
            Ok(set) => sets.push(set),
            Err(unknown) => {
                let found = format!("{name:?}");
                let (code, pointer) = (ErrorCode::UnknownRuleSet, format!("/{index}"));
                errors.push(ProblemError::new(code, pointer, found, wire::name_of_rule_set(&unknown)));
            }
        }
    }
    if errors.is_empty() {
        return Ok(match format {
            Format::Json => sets.iter().map(|set| json_line(&RuleSetResponse::new(lang, set))).collect(),
            Format::Text | Format::Md | Format::Svg | Format::Sgf => {
                sets.iter().map(|set| describe(lang, set, columns)).collect::<Vec<_>>().join("\n")
            }
        });
    }
    Err(Failure::Refused {
        from: "the command line".to_owned(),
        problem: Box::new(Problem::of_errors(lang, errors)),
        origin: Origin { lines: Vec::new(), options: vec![(String::new(), "ID".to_owned())] },
        as_json: format == Format::Json,
        language: lang,
    })
}

fn describe(lang: Language, set: &RuleSet, columns: usize) -> String {
    let clauses = set.clauses();
    let named = |clause: &ClauseView, text: &str| lang.labelled(axis(lang, clause), text);
    let sources = Sources::new(set, &clauses);
    let mut lines = vec![lang.labelled(&set.id, lang.rule_text(set.name))];
    lines.extend(about(lang, set, &sources, columns));
    lines.push(String::new());
    let rows = clause_rows(lang, set, &clauses, &sources);
    lines.extend(table(columns - 2, &rows, 0..0).into_iter().map(|row| format!("  {row}")));
    let remarks = clauses.iter().filter(|clause| !clause.note.is_empty());
    let remarks = remarks.map(|clause| named(clause, lang.rule_text(clause.note)));
    lines.extend(list_section(&lang.heading(lang.word("rules-remarks")), remarks, columns));
    let forks = clauses.iter().filter_map(|clause| Some((clause, clause.fork?)));
    let readings = forks.flat_map(|(clause, fork)| fork.readings.each_ref().map(|reading| (clause, reading)));
    let line = |(clause, reading): (&ClauseView, &SourcedRuleReading)| {
        let sentence = lang.sentence(&explain::rule_reading(reading.id));
        named(clause, &format!("{sentence} [{}]", sources.number(reading.source)))
    };
    lines.extend(list_section(&lang.heading(lang.word("rules-readings")), readings.map(line), columns));
    lines.extend(sources.list_section(&lang.heading(lang.word("rules-sources")), columns));
    lines.join("\n") + "\n"
}

/// The sources of a rule set, each listed once, by title, and pointed to by its number.
struct Sources(Vec<&'static Source>);

impl Sources {
    /// The text of the set first, then in the order in which a reader meets them.
    fn new(set: &RuleSet, clauses: &[ClauseView]) -> Self {
        let of_clauses = clauses.iter().map(|clause| clause.text.source);
        let of_readings = clauses.iter().filter_map(|clause| clause.fork).flat_map(|fork| &fork.readings);
        let met = [set.text.source].into_iter().chain(set.komi_history.iter().map(|period| period.source));
        let mut sources = Vec::new();
        for source in met.chain(of_clauses).chain(of_readings.map(|reading| reading.source)) {
            if !sources.contains(&source) {
                sources.push(source);
            }
        }
        Self(sources)
    }

    fn number(&self, source: &Source) -> String {
        self.0.iter().position(|other| *other == source).map_or_else(String::new, |index| (index + 1).to_string())
    }

    fn list_section(&self, heading: &str, columns: usize) -> Vec<String> {
        let lines = self.0.iter().flat_map(|source| {
            let link = source.link.map_or_else(String::new, |link| format!(", {link}"));
            wrap(columns, &format!("{}{link}", source.title), &format!("  {}. ", self.number(source)), "     ")
        });
        [String::new(), format!("  {heading}")].into_iter().chain(lines).collect()
    }
}

/// What is known of the text as a whole.
fn about(lang: Language, set: &RuleSet, sources: &Sources, columns: usize) -> Vec<String> {
    let aliases = set
        .aliases
        .iter()
        .map(|alias| format!("{}{}", alias.name, lang.bracketed(&known(lang, "name", alias.context.as_str()))));
    let komi = set.komi_history.iter().map(|period| match period.from_year {
        0 => format!("{} [{}]", period.even, sources.number(period.source)),
        year => {
            let (amount, year) = (period.even.to_string(), year.to_string());
            let from = Message::new("rules-from-year").with("amount", amount.as_str()).with("year", year.as_str());
            format!("{} [{}]", lang.sentence(&from), sources.number(period.source))
        }
    });
    let facts = [
        ("rules-standing", known(lang, "standing", set.authority.as_str())),
        ("rules-edition", lang.rule_text(set.text.edition).to_owned()),
        ("rules-in-force", set.effective_from.unwrap_or_default().to_owned()),
        ("rules-replaced-by", set.superseded_by.unwrap_or_default().to_owned()),
        ("rules-other-names", lang.enumerated(&aliases.collect::<Vec<_>>())),
        ("rules-komi-over-years", lang.enumerated(&komi.collect::<Vec<_>>())),
        (
            "rules-uncertain",
            set.uncertain.iter().map(|text| lang.rule_text(text)).collect::<Vec<_>>().join(lang.word("between-needs")),
        ),
    ];
    let facts = facts.into_iter().filter(|(_, fact)| !fact.is_empty());
    facts.flat_map(|(what, fact)| wrap(columns, &lang.labelled(lang.word(what), &fact), "  ", "    ")).collect()
}

fn clause_rows(lang: Language, set: &RuleSet, clauses: &[ClauseView], sources: &Sources) -> Vec<Vec<String>> {
    let heads = ["rules-clause", "rules-choice", "rules-rests-on", "rules-source", "rules-articles"];
    let mut rows = vec![heads.map(|key| lang.word(key).to_owned()).to_vec()];
    rows.extend(clauses.iter().map(|clause| {
        let articles: Vec<_> = clause.articles.iter().map(|named| lang.article(named)).collect();
        vec![
            axis(lang, clause),
            choice(lang, set, clause).unwrap_or_else(|| "-".to_owned()),
            known(lang, "rests-on", clause.basis.as_str()),
            sources.number(clause.text.source),
            articles.join(", "),
        ]
    }));
    rows
}

/// A list under a heading; nothing when it is empty.
fn list_section(heading: &str, items: impl Iterator<Item = String>, columns: usize) -> Vec<String> {
    let items: Vec<_> = items.flat_map(|item| wrap(columns, &item, "  - ", "    ")).collect();
    if items.is_empty() {
        return items;
    }
    [String::new(), format!("  {heading}")].into_iter().chain(items).collect()
}

#[cfg(test)]
mod tests {
    use super::{axis, choice};
    use crate::render::Language;
    use crate::rules::{RuleSet, by_id};

    #[test]
    fn every_clause_and_every_choice_has_words_in_every_language() {
        let set = by_id("korean-2016").expect("built in");
        let has_words = |text: &str| !text.contains(['-', '_']) || text.contains(' ');
        // A language in Latin letters has some of these words too, and one that is begun has some in English.
        let is_latin = |language: Language| language.name().starts_with(|letter| letter < '\u{250}');
        let may_be_english = |language: Language, words: &str| is_latin(language) || words.starts_with("[en] ");
        for clause in set.clauses() {
            for name in RuleSet::choices(clause.axis).unwrap_or_default() {
                let mut chosen = set.clone();
                chosen.change(clause.axis, name).expect("a choice");
                let view = chosen.clauses().into_iter().find(|other| other.axis == clause.axis).expect("the same axis");
                for language in Language::ALL {
                    let words = choice(*language, &chosen, &view).expect("it is chosen");
                    assert!(has_words(&words) && !words.is_empty(), "{language:?} {} {name}: {words}", clause.axis);
                    let is_other = words != name || may_be_english(*language, &words);
                    assert!(is_other, "{language:?} {} {name}: {words}", clause.axis);
                }
            }
            for language in Language::ALL {
                let words = axis(*language, &clause);
                assert!(!words.contains(clause.axis) || may_be_english(*language, &words), "{language:?}: {words}");
            }
        }
    }
}
