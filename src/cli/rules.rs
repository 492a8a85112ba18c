use clap::Args;

use super::Streams;
use super::failure::{Failure, Origin};
use super::options::{Format, Manner};
use super::table::table;
use crate::phrase::Phrase;
use crate::render::{Language, rule_text, wrap};
use crate::rules::{self, Basis, ClauseView, RuleSet, SourcedReading};
use crate::wire::{self, ErrorCode, Problem, ProblemError, RuleSetList, RuleSetResponse};

/// Which rule sets.
#[derive(Args, Debug)]
#[command(after_help = "Examples: gyega rules; gyega rules korean ing. As JSON, several sets are a line each.")]
pub(super) struct RulesOptions {
    /// Rule sets to show clause by clause, by id or another name, or a rule string of `KataGo`; none for a list of all
    #[arg(value_name = "ID")]
    ids: Vec<String>,
    #[command(flatten)]
    manner: Manner,
}

/// Lists rule sets, or shows some.
pub(super) fn run(options: &RulesOptions, streams: &mut Streams<'_>) -> Result<(), Failure> {
    let Manner { format, lang } = options.manner;
    if !matches!(format, Format::Text | Format::Json) {
        return Err(Failure::format("rule sets", "text or json"));
    }
    let text = match (options.ids.is_empty(), format) {
        (true, Format::Json) => String::from_utf8_lossy(&RuleSetList::built_in(lang).to_json()).into_owned() + "\n",
        (true, _) => list(lang),
        (false, _) => show(&options.ids, options.manner)?,
    };
    streams.output.write_all(text.as_bytes()).map_err(Failure::write)
}

fn list(lang: Language) -> String {
    let mut rows = vec![["id", "counting", "komi", "standing", "name"].map(str::to_owned).to_vec()];
    rows.extend(rules::all().iter().map(|set| {
        let komi = set.komi_for(0).map_or("-".to_owned(), |komi| komi.to_string());
        vec![
            set.id.to_string(),
            choice(set, "counting"),
            komi,
            set.standing.as_str().to_owned(),
            rule_text(lang, set.name).to_owned(),
        ]
    }));
    let ids = |sets: &[RuleSet]| sets.iter().map(|set| set.id.to_string()).collect::<Vec<_>>().join(", ");
    let presets = format!("KataGo's presets, under its formal definitions: {}", ids(rules::katago_presets()));
    let told = format!("Named in documented diagrams, nobody's rules: {}", ids(rules::told()));
    let mut lines = table(&rows);
    lines.push(String::new());
    lines.extend(wrap(&presets, "", "  "));
    lines.extend(wrap(&told, "", "  "));
    lines.join("\n") + "\n"
}

fn choice(set: &RuleSet, axis: &str) -> String {
    let clause = set.clauses().into_iter().find(|clause| clause.axis == axis);
    clause.and_then(|clause| clause.choice).unwrap_or_else(|| "-".to_owned())
}

fn show(names: &[String], Manner { format, lang }: Manner) -> Result<String, Failure> {
    let mut sets = Vec::new();
    let mut errors = Vec::new();
    for (index, name) in names.iter().enumerate() {
        match wire::resolve_rule_set(name) {
            Ok(set) => sets.push(set),
            Err(unknown) => {
                let found = Phrase::verbatim(format!("{name:?}"));
                let (code, pointer) = (ErrorCode::UnknownRuleSet, format!("/{index}"));
                errors.push(ProblemError::new(lang, code, pointer, &found, &wire::name_of_rule_set(&unknown)));
            }
        }
    }
    if errors.is_empty() {
        let json =
            |set: &RuleSet| String::from_utf8_lossy(&RuleSetResponse::new(lang, set).to_json()).into_owned() + "\n";
        return Ok(match format {
            Format::Json => sets.iter().map(|set| json(set)).collect(),
            Format::Text | Format::Md | Format::Svg | Format::Sgf => {
                sets.iter().map(|set| describe(lang, set)).collect::<Vec<_>>().join("\n")
            }
        });
    }
    Err(Failure::Refused {
        from: "the list of rule sets".to_owned(),
        problem: Box::new(Problem::of_errors(lang, errors)),
        origin: Origin { lines: Vec::new(), options: vec![("", "ID")] },
        as_json: format == Format::Json,
        language: lang,
    })
}

fn describe(lang: Language, set: &RuleSet) -> String {
    let clauses = set.clauses();
    let mut lines = vec![format!("{}: {}", set.id, rule_text(lang, set.name))];
    lines.extend(about(lang, set));
    lines.push(String::new());
    lines.extend(clause_table(lang, &clauses));
    let remarks = clauses.iter().filter(|clause| !clause.note.is_empty());
    lines.extend(listed(
        "Remarks",
        remarks.map(|clause| format!("{}: {}", clause.axis.replace('_', " "), rule_text(lang, clause.note))),
    ));
    let forks = clauses.iter().filter_map(|clause| Some((clause, clause.fork?)));
    let told = |reading: &SourcedReading| format!("{} [{}]", reading.id.as_str(), reading.source);
    lines.extend(listed(
        "Readings",
        forks.clone().map(|(clause, fork)| {
            let [one, other] = fork.readings.each_ref().map(told);
            format!("{}: {one} or {other}", clause.axis.replace('_', " "))
        }),
    ));
    let mut tags: Vec<&str> = clauses.iter().map(|clause| clause.text.source).collect();
    tags.extend(forks.flat_map(|(_, fork)| fork.readings.map(|reading| reading.source)));
    tags.push(set.text.source);
    tags.extend(set.komi_history.iter().map(|period| period.source));
    tags.sort_unstable();
    tags.dedup();
    let sources = tags.into_iter().filter_map(rules::source);
    lines.extend(listed("Sources", sources.map(|source| format!("{}: {}", source.tag, source.what))));
    lines.join("\n") + "\n"
}

/// What is known of the text as a whole.
fn about(lang: Language, set: &RuleSet) -> Vec<String> {
    let aliases = set.aliases.iter().map(|alias| format!("{} ({})", alias.name, alias.context.as_str()));
    let komi = set.komi_history.iter().map(|period| match period.from_year {
        0 => format!("{} [{}]", period.even, period.source),
        year => format!("{} from {year} [{}]", period.even, period.source),
    });
    let facts = [
        ("standing", set.standing.as_str().to_owned()),
        ("edition", rule_text(lang, set.text.edition).to_owned()),
        ("in force from", set.effective_from.unwrap_or_default().to_owned()),
        ("replaced by", set.superseded_by.unwrap_or_default().to_owned()),
        ("other names", aliases.collect::<Vec<_>>().join(", ")),
        ("komi over the years", komi.collect::<Vec<_>>().join(", ")),
        ("uncertain", set.uncertain.iter().map(|text| rule_text(lang, text)).collect::<Vec<_>>().join("; ")),
    ];
    let told = facts.into_iter().filter(|(_, fact)| !fact.is_empty());
    told.flat_map(|(what, fact)| wrap(&format!("{what}: {fact}"), "  ", "    ")).collect()
}

fn clause_table(lang: Language, clauses: &[ClauseView]) -> Vec<String> {
    let mut rows = vec![["clause", "choice", "rests on", "source", "articles"].map(str::to_owned).to_vec()];
    rows.extend(clauses.iter().map(|clause| {
        let articles: Vec<_> = clause.articles.iter().map(|article| rule_text(lang, article)).collect();
        vec![
            clause.axis.replace('_', " "),
            clause.choice.clone().unwrap_or_else(|| "-".to_owned()),
            basis(clause.basis).to_owned(),
            clause.text.source.to_owned(),
            articles.join(", "),
        ]
    }));
    table(&rows).into_iter().map(|row| format!("  {row}")).collect()
}

/// A list under a heading; nothing when it is empty.
fn listed(heading: &str, items: impl Iterator<Item = String>) -> Vec<String> {
    let items: Vec<_> = items.flat_map(|item| wrap(&item, "  - ", "    ")).collect();
    if items.is_empty() {
        return items;
    }
    [String::new(), format!("  {heading}:")].into_iter().chain(items).collect()
}

const fn basis(basis: Basis) -> &'static str {
    match basis {
        Basis::Text => "the text",
        Basis::Convention => "practice",
        Basis::Unstated => "text is silent",
        Basis::Unverified => "not read",
        Basis::Chosen => "the caller",
    }
}
