//! Records scored one after another: what `gyega batch` does with them, and the options that `gyega study` shares.

use std::io::{self, BufReader, Read, Write};
use std::num::NonZero;

use clap::{Args, ValueEnum};
use indicatif::{ProgressBar, ProgressStyle};

use super::Streams;
use super::atomic_file::AtomicFile;
use super::failure::{self, Failure};
use super::fields::split_list;
use super::output;
use crate::batch::rows::BatchRow;
#[cfg(feature = "parquet")]
use crate::batch::tables::ParquetTable;
use crate::batch::tables::TextTable;
use crate::batch::{
    Counts, GameQuestion, RecordBatch, RecordKomi, ResumePoint, ResumingWriter, UnmarkedStones, done_so_far, rows,
    run_records, sources,
};
use crate::life::Budget;
use crate::rules::{Amount, SharedRuleSet, all};
use crate::wire::{Limits, resolve_rule_set};
use crate::words::{Word as _, joined, one_of};

/// The question that each record answers.
#[derive(Args, Clone, Debug, Default)]
#[command(next_help_heading = "Records")]
pub(super) struct BatchRecordOptions {
    /// Rule sets, `ID,ID,...` or `all`; default that of the record, korean-2016, chinese-2002, ing-sst
    #[arg(long, value_name = "IDS")]
    rules: Option<String>,
    /// Points to White: a number for all, `rule-set` for each set's own, `record` (the default) for that of the record
    #[arg(long, value_name = "KOMI", allow_hyphen_values = true, value_parser = komi)]
    komi: Option<RecordKomi>,
    /// Count the boards of records that do not tell that the game ended; otherwise such a game is undetermined
    #[arg(long)]
    as_it_stands: bool,
    /// Only count: do not look at the life of groups, nor for protective moves still owed
    #[arg(long)]
    count_only: bool,
    /// Positions that reading a board may search; more may settle what is undecided; default 80000
    #[arg(long, value_name = "N", conflicts_with = "count_only", value_parser = nodes())]
    search_nodes: Option<u32>,
}

fn nodes() -> clap::builder::RangedI64ValueParser<u32> {
    clap::value_parser!(u32).range(i64::from(Budget::MIN)..=i64::from(Limits::default().search_nodes_max))
}

/// The weakest source that may tell which stones are dead where a record does not.
pub(super) fn unmarked(text: &str) -> Result<UnmarkedStones, String> {
    UnmarkedStones::of_word(text).ok_or_else(|| one_of(UnmarkedStones::ALL.iter().map(|word| word.as_str())))
}

/// The options of a command that are for records, as they are typed: those under a heading.
pub(super) fn record_options<A: Args>() -> String {
    let command = A::augment_args(clap::Command::default());
    let are_for_records = command.get_arguments().filter(|option| option.get_help_heading().is_some());
    joined(&are_for_records.filter_map(clap::Arg::get_long).collect::<Vec<_>>(), ", --").to_string()
}

pub(super) fn thread_count(text: &str) -> Result<NonZero<usize>, String> {
    text.parse().map_err(|_| "a whole number from 1".to_owned())
}

fn komi(text: &str) -> Result<RecordKomi, String> {
    match text {
        "rule-set" => Ok(RecordKomi::OfRuleSet),
        "record" => Ok(RecordKomi::OfRecord),
        number => Amount::parse(number)
            .map(RecordKomi::Same)
            .ok_or_else(|| "a multiple of 0.25, rule-set or record".to_owned()),
    }
}

impl BatchRecordOptions {
    pub(super) const fn are_given(&self) -> bool {
        let has_flag = self.count_only || self.as_it_stands;
        has_flag || self.rules.is_some() || self.komi.is_some() || self.search_nodes.is_some()
    }

    pub(super) fn question(&self, unmarked: UnmarkedStones) -> Result<GameQuestion, Failure> {
        let rule_sets = self.rules.as_deref().map_or(Ok(Vec::new()), rule_sets)?;
        let budget = self.search_nodes.map_or(Budget::DEFAULT, Budget::new);
        Ok(GameQuestion {
            rule_sets,
            komi: self.komi.unwrap_or_default(),
            unmarked,
            as_it_stands: self.as_it_stands,
            classify: !self.count_only,
            budget,
        })
    }
}

fn rule_sets(typed: &str) -> Result<Vec<SharedRuleSet>, Failure> {
    if typed.trim().eq_ignore_ascii_case("all") {
        return Ok(all().iter().map(SharedRuleSet::from).collect());
    }
    let mut rule_sets: Vec<SharedRuleSet> = Vec::new();
    for name in split_list(typed, &[',']) {
        let rules = resolve_rule_set(name).map_err(|unknown| Failure::misused("--rules", unknown))?;
        if rule_sets.contains(&rules) {
            let why = format!("found {} a second time, expected each rule set once", &*rules.id);
            return Err(Failure::misused("--rules", why));
        }
        rule_sets.push(rules);
    }
    Ok(rule_sets)
}

/// How rows are written. The choices have no comments of their own, because clap would then print each option on two
/// lines.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum TableFormat {
    #[default]
    Ndjson,
    Csv,
    #[cfg(feature = "parquet")]
    Parquet,
}

/// The table of rows.
#[derive(Args, Clone, Debug, Default)]
#[command(next_help_heading = "Records")]
pub(super) struct TableOptions {
    /// How to write the rows; default ndjson
    #[arg(long, value_enum, value_name = "FORMAT")]
    format: Option<TableFormat>,
    /// Go on where an interrupted run ended: with the last game in the file of --output
    #[arg(long, requires = "output")]
    resume: bool,
    /// Print the columns of a row, a line each: its name and what it holds; docs/rows.md says what they mean
    #[arg(long, conflicts_with_all = ["output", "format", "resume"])]
    pub(super) columns: bool,
}

impl TableOptions {
    pub(super) const fn are_given(&self) -> bool {
        self.format.is_some() || self.resume
    }
}

/// A file that rows are written to, and whether it is emptied before.
#[derive(Clone, Copy, Debug)]
pub(super) struct RowsFile<'a> {
    pub(super) path: &'a str,
    pub(super) overwrite: bool,
}

/// The columns of a row, a line each.
pub(super) fn columns() -> String {
    rows::columns().iter().fold(String::new(), |text, column| text + &column.name + " " + column.kind.as_str() + "\n")
}

pub(super) fn run(
    records: RecordBatch,
    output: Option<RowsFile<'_>>,
    table: &TableOptions,
    streams: &mut Streams<'_>,
) -> Result<(), Failure> {
    let counts = match table.format.unwrap_or_default() {
        TableFormat::Ndjson => text(TextTable::Ndjson, records, output, table.resume, streams),
        TableFormat::Csv => text(TextTable::Csv, records, output, table.resume, streams),
        #[cfg(feature = "parquet")]
        TableFormat::Parquet => parquet(&records, output, table.resume, streams),
    };
    write_summary(counts?, streams.error)
}

/// Writes a table of lines, from the beginning or from where it was broken off.
fn text(
    table: TextTable,
    mut records: RecordBatch,
    output: Option<RowsFile<'_>>,
    resume: bool,
    streams: &mut Streams<'_>,
) -> Result<Counts, Failure> {
    let mut start = ResumePoint { piece: 1, tail: Vec::new(), counts: Counts::default() };
    let mut file = match output {
        Some(RowsFile { path, .. }) if resume => {
            let mut file = output::resume(path, &records.paths)?;
            start = resume_point(table, path, &mut file)?;
            if start.piece > 1 {
                failure::notify(&format!("{path} goes on at piece {}", start.piece), streams.error)?;
            }
            Some(file)
        }
        output => create_output(output, &records)?,
    };
    records.first_piece = start.piece;
    let failed = write_failure(output);
    let mut to = ResumingWriter::new(output::or_standard(file.as_mut(), streams.output), start.tail);
    if start.piece == 1 {
        to.write_all(&table.head()).map_err(&failed)?;
    }
    let (is_terminal, input) = (streams.is_terminal, &mut *streams.input);
    let shape = |rows: Vec<BatchRow>| table.lines(&rows);
    let counts = run_with_progress(&records, is_terminal, input, shape, |lines| to.write_all(&lines));
    start.counts.add(counts.map_err(&failed)?);
    to.finish().and_then(|()| file.map_or(Ok(()), AtomicFile::finish)).map_err(&failed)?;
    Ok(start.counts)
}

/// The file that rows are written to, begun anew.
fn create_output(output: Option<RowsFile<'_>>, records: &RecordBatch) -> Result<Option<AtomicFile>, Failure> {
    let create = |RowsFile { path, overwrite }| output::create(path, &records.paths, overwrite);
    output.map(create).transpose()
}

fn write_failure(output: Option<RowsFile<'_>>) -> impl Fn(io::Error) -> Failure + use<> {
    Failure::io_error(output.map_or("writing rows".to_owned(), |output| format!("writing {}", output.path)))
}

/// Where the table in a file was broken off, which is then written on at its end. A file that is not there is an empty
/// table.
fn resume_point(table: TextTable, path: &str, file: &mut AtomicFile) -> Result<ResumePoint, Failure> {
    let what = format!("continuing {path}");
    let failed = Failure::io_error(&*what);
    let done = done_so_far(table, BufReader::new(file.reopen().map_err(&failed)?));
    let done = done.map_err(|fault| Failure::unreadable(&what, fault))?;
    file.seek_to_end().map_err(&failed)?;
    Ok(done)
}

/// Writes a table in Parquet. Its list of what it holds stands at its end, so that nothing can be added later.
#[cfg(feature = "parquet")]
fn parquet(
    records: &RecordBatch,
    output: Option<RowsFile<'_>>,
    resume: bool,
    streams: &mut Streams<'_>,
) -> Result<Counts, Failure> {
    if resume {
        return Err(Failure::Unreadable(
            "a table in Parquet cannot be continued, as its list of contents stands at its end: write csv or ndjson to be able to".to_owned(),
        ));
    }
    if output.is_none() && streams.shows_output {
        return Err(Failure::Unreadable(
            "a table in Parquet is no text for a terminal: name a file with --output, or send it to a program"
                .to_owned(),
        ));
    }
    let mut file = create_output(output, records)?;
    let target = output::or_standard(file.as_mut(), streams.output);
    let failed = write_failure(output);
    let mut to = ParquetTable::new(&mut *target).map_err(&failed)?;
    let (is_terminal, input) = (streams.is_terminal, &mut *streams.input);
    let counts = run_with_progress(records, is_terminal, input, |rows| rows, |rows| to.write(rows)).map_err(&failed)?;
    to.finish().and_then(|()| target.flush()).map_err(&failed)?;
    file.map_or(Ok(()), AtomicFile::finish).map_err(&failed)?;
    Ok(counts)
}

/// Scores records, and shows how far it is where somebody watches.
pub(super) fn run_with_progress<Shaped: Send>(
    records: &RecordBatch,
    is_terminal: bool,
    input: &mut dyn Read,
    shape: impl Fn(Vec<BatchRow>) -> Shaped + Sync,
    mut take: impl FnMut(Shaped) -> io::Result<()> + Send,
) -> io::Result<Counts> {
    let games = is_terminal.then(|| sources::count(&records.paths)).flatten();
    // How many, how fast, and the time left where it is known how many there are.
    let template = match games {
        Some(_) => "{wide_bar} {human_pos} of {human_len} games, {per_sec}, {eta} left",
        None => "{spinner} {human_pos} games, {per_sec}, {elapsed}",
    };
    let progress = progress(is_terminal, games, template);
    let counts = run_records(records, input, shape, |shaped, counts| {
        progress.set_position(records.first_piece - 1 + counts.read());
        take(shaped)
    });
    progress.finish_and_clear();
    counts
}

/// What is shown of a long work, of so many parts if that is known, where somebody watches.
pub(super) fn progress(is_terminal: bool, parts: Option<u64>, template: &str) -> ProgressBar {
    if !is_terminal {
        return ProgressBar::hidden();
    }
    let bar = parts.map_or_else(ProgressBar::new_spinner, ProgressBar::new);
    if let Ok(style) = ProgressStyle::with_template(template) {
        bar.set_style(style);
    }
    bar
}

pub(super) fn write_summary(counts: Counts, error: &mut dyn Write) -> Result<(), Failure> {
    let Counts { scored, undetermined, broken, rows, files, passed_over } = counts;
    if passed_over > 0 {
        let all = files + passed_over;
        let summary = format!("files found: {all}; read: {files}, passed over, not named as records: {passed_over}");
        failure::notify(&summary, error)?;
    }
    let summary = format!(
        "games read: {}; scored: {scored}, undetermined: {undetermined}, broken: {broken}; rows: {rows}",
        counts.read()
    );
    failure::notify(&summary, error)
}
