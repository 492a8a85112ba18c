use std::fs::File;
use std::io::BufReader;
use std::num::NonZero;
use std::path::Path;

use clap::Args;

use super::Streams;
use super::adviser::AdviserOptions;
use super::batch::{paths, threads};
use super::batch_records::{self, BatchRecordOptions, thread_count, unmarked};
use super::failure::{self, Failure};
use super::input::read_at_most;
use super::output::{create_study, write_whole};
use crate::batch::rows::BatchRow;
use crate::batch::tables::TextTable;
use crate::batch::{RecordBatch, UnmarkedStones};
use crate::study::{Study, StudyRow, about_records, is_table, read_table, report};

/// How much of a file is looked at to tell whether it is a table.
const HEAD_BYTES: u64 = 32;

/// Which games, and where to write what came of them.
#[derive(Args, Debug)]
#[command(
    after_help = "Written are report.md, tables (.csv) and pictures (.svg). The same games give the same bytes.\n\
                        Example: gyega study games/ --rules japanese,korean,chinese,ing --komi record --output study/"
)]
pub(super) struct StudyOptions {
    /// Tables of rows that `gyega batch` wrote (CSV or NDJSON), or records as `gyega batch` takes them
    #[arg(value_name = "PATH", required = true)]
    paths: Vec<String>,
    /// The folder to write to; it is made where there is none
    #[arg(short, long, value_name = "FOLDER")]
    output: String,
    /// Write into the folder even where something else than a study lies in it
    #[arg(long)]
    overwrite: bool,
    /// Threads; default one a core
    #[arg(long, value_name = "N", value_parser = thread_count)]
    threads: Option<NonZero<usize>>,
    /// What may tell which stones are dead where nobody marked them: `read`, `inferred` (a proposal that the result of
    /// the record confirms), or `proposed` (any proposal); `none` takes none of a record as dead
    #[arg(long, value_name = "SOURCE", value_parser = unmarked, default_value = "inferred")]
    dead: UnmarkedStones,
    #[command(flatten)]
    adviser: AdviserOptions,
    #[command(flatten)]
    records: BatchRecordOptions,
}

pub(super) fn run(options: &StudyOptions, streams: &mut Streams<'_>) -> Result<(), Failure> {
    let paths = paths(&options.paths)?;
    let mut study = Study::new(options.dead);
    let tables = tables(&paths, streams)?;
    create_study(&options.output, &paths, options.overwrite)?;
    let about = if tables.is_empty() {
        let question = options.records.question(options.dead)?;
        let (adviser, threads) = (options.adviser.started()?, threads(options.threads));
        let records = RecordBatch { paths, question, adviser, first_piece: 1, threads };
        take_records(&mut study, &records, streams)?;
        about_records(&study, &records.question)
    } else if tables.len() < paths.len() {
        let why = "some of the paths are tables of rows and some are not; give one kind at a time";
        return Err(Failure::Unreadable(why.to_owned()));
    } else if options.records.are_given() || options.adviser.is_given() {
        let options = batch_records::record_options::<StudyOptions>();
        let why = format!("--{options} are for records; the rows of a table are scored already");
        return Err(Failure::Misused(why));
    } else {
        for (path, table) in tables {
            let file = File::open(path).map_err(Failure::cannot_read(path))?;
            let done = read_table(table, BufReader::new(file), |row| study.take(row));
            // The first game of the next table may stand at the same place.
            study.finish();
            done.map_err(|fault| Failure::unreadable(path, fault))?;
        }
        "Counted from the rows of tables, as they were scored.".to_owned()
    };
    if study.games == study.excluded.broken {
        let why = "no game that can be scored was found, so that there is nothing to study";
        return Err(Failure::Unreadable(why.to_string()));
    }
    // The report comes last: where it stands, what it shows stands beside it.
    for document in report(&study, &about).iter().rev() {
        write_whole(&Path::new(&options.output).join(&document.name), document.text.as_bytes())?;
    }
    let summary = format!(
        "games read: {}, compared: {}, left out as met before: {}; see {}",
        study.games,
        study.compared(),
        study.excluded.again,
        Path::new(&options.output).join("report.md").display()
    );
    failure::notify(&summary, streams.error)
}

/// The paths that are tables, each with its format.
fn tables<'p>(paths: &'p [String], streams: &mut Streams<'_>) -> Result<Vec<(&'p str, TextTable)>, Failure> {
    let mut tables = Vec::new();
    for path in paths.iter().filter(|path| *path != "-" && !Path::new(path).is_dir()) {
        let head = read_at_most(HEAD_BYTES, path, streams).map_err(Failure::cannot_read(&**path))?;
        tables.extend(is_table(&head).map(|table| (path.as_str(), table)));
    }
    Ok(tables)
}

fn take_records(study: &mut Study, records: &RecordBatch, streams: &mut Streams<'_>) -> Result<(), Failure> {
    let shape = |rows: Vec<BatchRow>| rows.iter().map(StudyRow::from).collect::<Vec<_>>();
    let (is_terminal, input) = (streams.is_terminal, &mut *streams.input);
    let done = batch_records::run_with_progress(records, is_terminal, input, shape, |rows| {
        for row in rows {
            study.take(row);
        }
        Ok(())
    });
    study.finish();
    let counts = done.map_err(Failure::io_error("scoring records"))?;
    batch_records::write_summary(counts, streams.error)
}
