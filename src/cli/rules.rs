use clap::Args;

use super::Streams;
use super::failure::{Failure, Origin};
use super::options::{Format, Manner};
use super::table::table;
use crate::render::wrap;
use crate::rules::{self, Basis, ClauseView, RuleSet};
use crate::wire::{self, Code, ErrorCode, Problem, ProblemError};

/// Which rule sets.
#[derive(Args, Debug)]
#[command(after_help = "Examples: gyega rules; gyega rules korean ing")]
pub(super) struct RulesOptions {
    /// Rule sets to show clause by clause, by id or another name, or a rule string of KataGo; none for a list of all
    #[arg(value_name = "ID")]
    ids: Vec<String>,
    #[command(flatten)]
    manner: Manner,
}

/// Lists rule sets, or shows some.
pub(super) fn run(options: &RulesOptions, streams: &mut Streams<'_>) -> Result<(), Failure> {
    let text = if options.ids.is_empty() { list() } else { show(&options.ids, options.manner.format)? };
    streams.output.write_all(text.as_bytes()).map_err(Failure::write)
}

fn list() -> String {
    let mut rows = vec![["id", "counting", "komi", "standing", "name"].map(str::to_owned).to_vec()];
    rows.extend(rules::all().iter().map(|set| {
        let counting = choice(set, "counting");
        let komi = set.komi_for(0).map_or("-".to_owned(), |komi| komi.to_string());
        vec![set.id.to_string(), counting, komi, set.standing.as_str().to_owned(), set.name.to_owned()]
    }));
    let ids = |sets: &[RuleSet]| sets.iter().map(|set| set.id.to_string()).collect::<Vec<_>>().join(", ");
    let mut text = table(&rows);
    text.push('\n');
    let more = [
        ("KataGo's presets, under its formal definitions", ids(rules::katago_presets())),
        ("Named in documented diagrams, nobody's rules", ids(rules::told())),
    ];
    for (what, ids) in more {
        wrap(&format!("{what}: {ids}"), "", "  ").iter().for_each(|line| text.push_str(&format!("{line}\n")));
    }
    text
}

fn choice(set: &RuleSet, axis: &str) -> String {
    let clause = set.clauses().into_iter().find(|clause| clause.axis == axis);
    clause.and_then(|clause| clause.choice).unwrap_or_else(|| "-".to_owned())
}

fn show(names: &[String], format: Format) -> Result<String, Failure> {
    let mut sets = Vec::new();
    let mut errors = Vec::new();
    for (index, name) in names.iter().enumerate() {
        match wire::resolve_rule_set(name) {
            Ok(set) => sets.push(set),
            Err(unknown) => errors.push(ProblemError {
                code: ErrorCode::UnknownRuleSet,
                pointer: format!("/{index}"),
                detail: unknown.to_string(),
                found: format!("{name:?}"),
                expected: match unknown.near.as_slice() {
                    [] => "the id of a rule set; `gyega rules` lists them".to_owned(),
                    near => format!("the id of a rule set; near names are {}", near.join(", ")),
                },
            }),
        }
    }
    if errors.is_empty() {
        return Ok(sets.iter().map(|set| describe(set)).collect::<Vec<_>>().join("\n"));
    }
    Err(Failure::Refused {
        from: "the list of rule sets".to_owned(),
        problem: Box::new(Problem { errors, ..Problem::new(Code::InvalidRequest, "no such rule set") }),
        origin: Origin::default(),
        as_json: format == Format::Json,
    })
}

fn describe(set: &RuleSet) -> String {
    let mut text = format!("{}: {}\n", set.id, set.name);
    let mut line = |what: &str, value: &str| {
        if !value.is_empty() {
            wrap(&format!("{what}: {value}"), "  ", "    ").iter().for_each(|line| text.push_str(&format!("{line}\n")));
        }
    };
    line("standing", set.standing.as_str());
    line("edition", set.text.edition);
    line("in force from", set.effective_from.unwrap_or_default());
    line("replaced by", set.superseded_by.unwrap_or_default());
    let aliases = set.aliases.iter().map(|alias| format!("{} ({})", alias.name, alias.context.as_str()));
    line("other names", &aliases.collect::<Vec<_>>().join(", "));
    let komi =
        set.komi_history.iter().map(|period| format!("{} from {} [{}]", period.even, period.from_year, period.source));
    line("komi by year", &komi.collect::<Vec<_>>().join(", "));
    let uncertain = set.uncertain.join("; ");
    line("uncertain", &uncertain);

    let clauses = set.clauses();
    let mut rows = vec![["clause", "choice", "rests on", "source", "articles"].map(str::to_owned).to_vec()];
    rows.extend(clauses.iter().map(|clause| {
        vec![
            clause.axis.replace('_', " "),
            clause.choice.clone().unwrap_or_else(|| "-".to_owned()),
            basis(clause),
            clause.text.source.to_owned(),
            clause.articles.join(", "),
        ]
    }));
    text.push('\n');
    for row in table(&rows).lines() {
        text.push_str(&format!("  {row}\n"));
    }
    let notes: Vec<_> = clauses.iter().filter(|clause| !clause.note.is_empty()).collect();
    if !notes.is_empty() {
        text.push_str("\n  Remarks:\n");
    }
    for clause in notes {
        let remark = format!("{}: {}", clause.axis.replace('_', " "), clause.note);
        wrap(&remark, "  - ", "    ").iter().for_each(|line| text.push_str(&format!("{line}\n")));
    }
    let mut tags: Vec<&str> = clauses.iter().map(|clause| clause.text.source).collect();
    tags.push(set.text.source);
    tags.extend(set.komi_history.iter().map(|period| period.source));
    tags.sort_unstable();
    tags.dedup();
    text.push_str("\n  Sources:\n");
    for source in tags.into_iter().filter_map(rules::source) {
        let told = format!("{}: {}", source.tag, source.what);
        wrap(&told, "  - ", "    ").iter().for_each(|line| text.push_str(&format!("{line}\n")));
    }
    text
}

fn basis(clause: &ClauseView) -> String {
    match clause.basis {
        Basis::Text => "the text".to_owned(),
        Basis::Convention => "practice".to_owned(),
        Basis::Unstated => "text is silent".to_owned(),
        Basis::Unverified => "not read".to_owned(),
        Basis::Chosen => "the caller".to_owned(),
    }
}
