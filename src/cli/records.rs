//! Records scored one after another: what `gyega batch` does with them, and the options that `gyega study` shares.

use std::fs::{File, OpenOptions};
use std::io::{BufReader, BufWriter, Seek as _, SeekFrom, Write};
use std::num::NonZero;

use clap::{Args, ValueEnum};
use indicatif::{ProgressBar, ProgressStyle};

use super::Streams;
use super::batch::create;
use super::failure::Failure;
use super::options::listed;
#[cfg(feature = "parquet")]
use crate::batch::tables::ParquetTable;
use crate::batch::tables::TextTable;
use crate::batch::{
    Continued, Counts, Done, Question, RecordKomi, Records, Sources, done_so_far, run_records, sources,
};
use crate::life::Budget;
use crate::rules::{Amount, Rules, all};
use crate::wire::{Limits, resolve_rule_set};

/// What is asked of each record.
#[derive(Args, Clone, Debug, Default)]
#[command(next_help_heading = "Records")]
pub(super) struct RecordOptions {
    /// Rule sets, `ID,ID,...` or `all`; default that of the record, korean-2016, chinese-2002, ing-sst
    #[arg(long, value_name = "IDS")]
    rules: Option<String>,
    /// Points to White: `own`, that of the record for its rule set and each other set's own; `record`, that of the record for all; or a
    /// number for all; default own
    #[arg(long, value_name = "KOMI", allow_hyphen_values = true, value_parser = komi)]
    komi: Option<RecordKomi>,
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

fn komi(text: &str) -> Result<RecordKomi, String> {
    match text {
        "own" => Ok(RecordKomi::Own),
        "record" => Ok(RecordKomi::Record),
        number => {
            Amount::parse(number).map(RecordKomi::Same).ok_or_else(|| "own, record, or a multiple of 0.25".to_owned())
        }
    }
}

impl RecordOptions {
    /// Whether any of them is.
    pub(super) const fn are_given(&self) -> bool {
        self.rules.is_some() || self.komi.is_some() || self.count_only || self.search_nodes.is_some()
    }

    /// The question that they make.
    pub(super) fn question(&self) -> Result<Question, Failure> {
        let rule_sets = self.rules.as_deref().map_or(Ok(Vec::new()), rule_sets)?;
        let budget = self.search_nodes.map_or(Budget::DEFAULT, Budget::of);
        Ok(Question { rule_sets, komi: self.komi.unwrap_or_default(), classify: !self.count_only, budget })
    }
}

fn rule_sets(typed: &str) -> Result<Vec<Rules>, Failure> {
    if typed.trim().eq_ignore_ascii_case("all") {
        return Ok(all().iter().map(Rules::from).collect());
    }
    let mut rule_sets: Vec<Rules> = Vec::new();
    for name in listed(typed, &[',']) {
        let rules = resolve_rule_set(name).map_err(|unknown| Failure::Misused(format!("--rules: {unknown}")))?;
        if rule_sets.contains(&rules) {
            return Err(Failure::Misused(format!(
                "--rules: found {} a second time, expected each rule set once",
                rules.id
            )));
        }
        rule_sets.push(rules);
    }
    Ok(rule_sets)
}

/// How rows are written. The choices have no comments of their own, because clap would then print each option on two lines.
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
}

impl TableOptions {
    /// Whether any of them is.
    pub(super) const fn are_given(&self) -> bool {
        self.format.is_some() || self.resume
    }
}

/// Scores records and writes their rows.
pub(super) fn run(
    paths: Vec<String>,
    threads: NonZero<usize>,
    output: Option<&str>,
    (records, table): (&RecordOptions, &TableOptions),
    streams: &mut Streams<'_>,
) -> Result<(), Failure> {
    let records = Records { question: records.question()?, sources: Sources { paths }, first_piece: 1, threads };
    let counts = match table.format.unwrap_or_default() {
        TableFormat::Ndjson => text(TextTable::Ndjson, records, output, table.resume, streams),
        TableFormat::Csv => text(TextTable::Csv, records, output, table.resume, streams),
        #[cfg(feature = "parquet")]
        TableFormat::Parquet => parquet(&records, output, table.resume, streams),
    };
    tell(counts?, streams.error)
}

/// Writes a table of lines, from the beginning or from where it was broken off.
fn text(
    table: TextTable,
    mut records: Records,
    output: Option<&str>,
    resume: bool,
    streams: &mut Streams<'_>,
) -> Result<Counts, Failure> {
    let mut tail = Vec::new();
    let to: Box<dyn Write + Send> = match output {
        Some(path) if resume => {
            let (done, file) = broken_off(table, path)?;
            (records.first_piece, tail) = (done.piece, done.tail);
            if done.piece > 1 {
                let told = writeln!(streams.error, "gyega: {path} goes on at piece {}", done.piece);
                told.map_err(Failure::write)?;
            }
            Box::new(BufWriter::new(file))
        }
        Some(path) => Box::new(BufWriter::new(create(path)?)),
        None => Box::new(&mut *streams.output),
    };
    let failed = |error| Failure::Io { what: format!("writing {}", output.unwrap_or("rows")), error };
    let mut to = Continued::new(to, tail);
    if records.first_piece == 1 {
        to.write_all(&table.head()).map_err(failed)?;
    }
    let progress = progress(streams.is_terminal, &records);
    let counts = run_records(
        &records,
        &mut *streams.input,
        |rows| table.lines(&rows),
        |lines, counts| {
            progress.set_position(records.first_piece - 1 + counts.read());
            to.write_all(&lines)
        },
    );
    let counts = counts.map_err(failed)?;
    progress.finish_and_clear();
    to.finish().map_err(failed)?;
    Ok(counts)
}

/// How far the table goes that is in a file, and the file, to be written on at its end. A file that is not there yet is an empty table.
fn broken_off(table: TextTable, path: &str) -> Result<(Done, File), Failure> {
    let failed = |error| Failure::Io { what: format!("continuing {path}"), error };
    let opened = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path);
    let mut file = opened.map_err(failed)?;
    let done = done_so_far(table, BufReader::new(&file));
    let done = done.map_err(|fault| Failure::Unreadable(format!("continuing {path}: {fault}")))?;
    file.seek(SeekFrom::End(0)).map_err(failed)?;
    Ok((done, file))
}

/// Writes a table in Parquet. Its list of what it holds stands at its end, so that nothing can be added later.
#[cfg(feature = "parquet")]
fn parquet(
    records: &Records,
    output: Option<&str>,
    resume: bool,
    streams: &mut Streams<'_>,
) -> Result<Counts, Failure> {
    if resume {
        let told = "a table in Parquet cannot be continued, as its list of contents stands at its end: write csv or ndjson to be able to";
        return Err(Failure::Unreadable(told.to_owned()));
    }
    let to: Box<dyn Write + Send> = match output {
        Some(path) => Box::new(create(path)?),
        None => Box::new(&mut *streams.output),
    };
    let failed = |error| Failure::Io { what: format!("writing {}", output.unwrap_or("rows")), error };
    let mut to = ParquetTable::new(to).map_err(failed)?;
    let progress = progress(streams.is_terminal, records);
    let counts = run_records(
        records,
        &mut *streams.input,
        |rows| rows,
        |rows, counts| {
            progress.set_position(counts.read());
            to.write(rows)
        },
    );
    let counts = counts.map_err(failed)?;
    progress.finish_and_clear();
    to.finish().map_err(failed)?;
    Ok(counts)
}

/// What is shown while games are scored, where somebody watches: how many, how fast, and the time left where it is known how many there are.
pub(super) fn progress(is_terminal: bool, records: &Records) -> ProgressBar {
    if !is_terminal {
        return ProgressBar::hidden();
    }
    let (bar, template) = match sources::count(&records.sources.paths) {
        Some(games) => (ProgressBar::new(games), "{wide_bar} {human_pos} of {human_len} games, {per_sec}, {eta} left"),
        None => (ProgressBar::new_spinner(), "{spinner} {human_pos} games, {per_sec}, {elapsed}"),
    };
    match ProgressStyle::with_template(template) {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

/// Says what came of the games.
pub(super) fn tell(counts: Counts, error: &mut dyn Write) -> Result<(), Failure> {
    let Counts { scored, undetermined, broken, rows } = counts;
    writeln!(
        error,
        "gyega: games read: {}; scored: {scored}, undetermined: {undetermined}, broken: {broken}; rows: {rows}",
        counts.read()
    )
    .map_err(Failure::write)
}
