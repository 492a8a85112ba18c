use std::borrow::Cow;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Cursor, Read};
use std::num::NonZero;
use std::path::Path;
use std::thread;

use clap::Args;
use flate2::read::MultiGzDecoder;

use super::Streams;
use super::adviser::AdviserOptions;
use super::answer_options::{language, languages};
use super::batch_records::{self, BatchRecordOptions, RowsFile, TableOptions, progress, thread_count, unmarked};
use super::failure::{self, Failure};
use super::{input, output};
use crate::batch::{self, FileKind, RecordBatch, Summary, UnmarkedStones, sources};
use crate::formats::recognise::GZIP;
use crate::render::Language;
use crate::wire::Limits;

/// How much of a file is looked at to tell what it is.
const HEAD_BYTES: u64 = 64 * 1024;

/// Requests, one a line, or game records: which of them is found by looking at the files.
#[derive(Args, Debug)]
#[command(
    after_help = "Of requests each line is one as the service takes it, or a query of KataGo's analysis engine. A line that is refused gives \
                        {\"id\": …, \"problem\": …} in its place, and the exit code is still 0; so does a file that holds neither. Blank lines are \
                        passed over.\n\
                        Of records each game gives a row for each rule set. Read are folders, files of one game or of several \
                        (SGF, GIB, NGF), archives (.tar, .tar.gz, .zip) and patterns such as 'games/**/*.sgf'; a record that cannot be \
                        read or scored gives a row with its fault. A row says where the game stands (piece, file, game), what the record \
                        tells (recorded_komi, recorded_result, …), what the rule set makes of it (outcome, lead, agrees, causes, …), of which \
                        terms the lead is the sum (term_…) and what stands in the ledgers (black_…, white_…): --columns lists all, \
                        docs/rows.md says what they mean.\n\
                        Examples: gyega batch < requests.ndjson > answers.ndjson\n          \
                        gyega batch games/ --format csv --output rows.csv"
)]
pub(super) struct BatchOptions {
    /// Files of requests, or files, folders, archives and patterns of records, read one after another; `-` or nothing
    /// for standard input
    #[arg(value_name = "PATH")]
    paths: Vec<String>,
    /// Where to write the answers or rows, instead of standard output. Until it is whole the file is called
    /// FILE.partial
    #[arg(short, long, value_name = "FILE")]
    output: Option<String>,
    /// Write --output anew where it is there already and not empty
    #[arg(long, requires = "output", conflicts_with = "resume")]
    overwrite: bool,
    /// Threads; default one a core
    #[arg(long, value_name = "N", value_parser = thread_count)]
    threads: Option<NonZero<usize>>,
    /// The longest line of requests, in bytes
    #[arg(long, value_name = "BYTES", default_value_t = Limits::default().line_bytes)]
    line_bytes: usize,
    #[arg(long, value_name = "LANGUAGE", value_parser = language,
        help = format!("Language of what is told of files and lines, and of answers whose request names none: {}; default en", languages()))]
    pub(super) lang: Option<Language>,
    /// What may tell which stones are dead where a record does not: `read` (the default) lets reading, `inferred` a
    /// proposal too that the result of the record confirms, `proposed` any proposal; `none` takes none as dead
    #[arg(long, value_name = "SOURCE", value_parser = unmarked, help_heading = "Records")]
    dead: Option<UnmarkedStones>,
    #[command(flatten)]
    adviser: AdviserOptions,
    #[command(flatten)]
    records: BatchRecordOptions,
    #[command(flatten)]
    table: TableOptions,
}

pub(super) fn run(options: &BatchOptions, streams: &mut Streams<'_>) -> Result<(), Failure> {
    if options.table.columns {
        return streams.answer(batch_records::columns());
    }
    let paths = paths(&options.paths)?;
    let head = if paths.iter().any(|path| path == "-") { read_head(streams.input) } else { Ok(Vec::new()) };
    let head = head.map_err(Failure::cannot_read(input::name("-")))?;
    let kinds = kinds(&paths, &head)?;
    let mut whole = Cursor::new(head).chain(&mut *streams.input);
    let streams = &mut Streams {
        input: &mut whole,
        output: &mut *streams.output,
        error: &mut *streams.error,
        is_terminal: streams.is_terminal,
        shows_output: streams.shows_output,
        columns: streams.columns,
    };
    if !kinds.contains(&FileKind::Records) {
        return run_requests(options, &paths, &kinds, streams);
    }
    let output = options.output.as_deref().map(|path| RowsFile { path, overwrite: options.overwrite });
    let question = options.records.question(options.dead.unwrap_or_default())?;
    let (adviser, threads) = (options.adviser.started()?, threads(options.threads));
    let records = RecordBatch { paths, question, adviser, first_piece: 1, threads };
    batch_records::run(records, output, &options.table, streams)
}

fn run_requests(
    options: &BatchOptions,
    paths: &[String],
    kinds: &[FileKind],
    streams: &mut Streams<'_>,
) -> Result<(), Failure> {
    if options.dead.is_some() || options.adviser.is_given() || options.records.are_given() || options.table.are_given()
    {
        let options = batch_records::record_options::<BatchOptions>();
        return Err(Failure::Misused(format!("--{options} are for records; requests say for themselves")));
    }
    let progress = progress(streams.is_terminal, None, "{spinner} read {bytes}, {bytes_per_sec}, {elapsed}");
    let file = options.output.as_deref().map(|path| output::create(path, paths, options.overwrite));
    let mut file = file.transpose()?;
    let mut output = output::or_standard(file.as_mut(), streams.output);
    let language = options.lang.unwrap_or_default();
    let limits = Limits { line_bytes: options.line_bytes, language, ..Limits::default() };
    let threads = threads(options.threads);
    let mut total = Summary::default();
    for (path, kind) in paths.iter().zip(kinds) {
        let done = if *kind == FileKind::Other {
            let line = [batch::neither_line(language, path), b"\n".to_vec()].concat();
            output.write_all(&line).map(|()| Summary { answers: 0, problems: 1 })
        } else {
            let mut lines: Box<dyn BufRead + '_> = if path == "-" {
                Box::new(&mut *streams.input)
            } else {
                let file = File::open(path).map_err(Failure::cannot_read(input::name(path)))?;
                Box::new(BufReader::with_capacity(Streams::READ_BYTES, file))
            };
            if lines.fill_buf().is_ok_and(|head| FileKind::of_head(head) == FileKind::Gzip) {
                lines = Box::new(BufReader::with_capacity(Streams::READ_BYTES, MultiGzDecoder::new(lines)));
            }
            batch::run(progress.wrap_read(lines), &mut output, &limits, threads)
        };
        let summary = done.map_err(Failure::io_error(format!("answering {}", input::name(path))))?;
        total.answers += summary.answers;
        total.problems += summary.problems;
    }
    progress.finish_and_clear();
    if let (Some(file), Some(path)) = (file, &options.output) {
        file.finish().map_err(Failure::cannot_write(path))?;
    }
    if total.problems > 0 {
        let (problems, lines) = (total.problems, total.lines());
        failure::notify(&format!("lines with a problem: {problems} of {lines}"), streams.error)?;
    }
    Ok(())
}

/// The paths as typed, patterns replaced by what they stand for; standard input when there are none.
pub(super) fn paths(typed: &[String]) -> Result<Vec<String>, Failure> {
    if typed.is_empty() {
        return Ok(vec!["-".to_owned()]);
    }
    let expanded: Result<Vec<_>, _> = typed.iter().map(|path| sources::expand(path)).collect();
    expanded.map(|paths| paths.concat()).map_err(Failure::Unreadable)
}

/// As many threads as requested, otherwise one a core.
pub(super) fn threads(requested: Option<NonZero<usize>>) -> NonZero<usize> {
    requested.or_else(|| thread::available_parallelism().ok()).unwrap_or(NonZero::<usize>::MIN)
}

/// What has arrived of a stream, which is then no longer in it; of a stream of gzip so much that something unpacks.
fn read_head(input: &mut dyn BufRead) -> io::Result<Vec<u8>> {
    let mut head = Vec::new();
    loop {
        let more = input.fill_buf()?;
        let length = more.len();
        head.extend_from_slice(more);
        input.consume(length);
        let may_be_packed = GZIP.starts_with(&head) || FileKind::of_head(&head) == FileKind::Gzip;
        if length == 0 || !may_be_packed || !gunzip_head(&head).is_empty() {
            return Ok(head);
        }
    }
}

/// What the first bytes of something packed by gzip hold.
fn gunzip_head(packed: &[u8]) -> Vec<u8> {
    let mut head = Vec::new();
    // It may be cut off anywhere: what came out before is what there is.
    let _ = MultiGzDecoder::new(packed).take(HEAD_BYTES).read_to_end(&mut head);
    head
}

/// Whether each path holds requests, records or something else; requests and records together are refused. `head` is
/// that of standard input.
fn kinds(paths: &[String], head: &[u8]) -> Result<Vec<FileKind>, Failure> {
    let kinds = paths.iter().map(|path| kind(path, head).map_err(Failure::cannot_read(input::name(path))));
    let kinds = kinds.collect::<Result<Vec<_>, _>>()?;
    let first = |kind: FileKind| Some(&paths[kinds.iter().position(|one| *one == kind)?]);
    match (first(FileKind::Requests), first(FileKind::Records)) {
        (Some(requests), Some(records)) => Err(Failure::Unreadable(format!(
            "{requests} holds requests and {records} records; give one kind at a time",
            requests = input::name(requests),
            records = input::name(records)
        ))),
        _ => Ok(kinds),
    }
}

/// What a path holds: archives are records, and a name may say that it is records. Standard input is judged by what has
/// arrived of it, `head`; there what is nothing else is requests, so that a bad line is answered on its line. Gzip is
/// unpacked first.
fn kind(path: &str, head: &[u8]) -> io::Result<FileKind> {
    let head = if path == "-" {
        Cow::Borrowed(head)
    } else if Path::new(path).is_dir() {
        return Ok(FileKind::Records);
    } else {
        let mut head = Vec::new();
        File::open(path)?.take(HEAD_BYTES).read_to_end(&mut head)?;
        Cow::Owned(head)
    };
    Ok(match FileKind::of_head(&head) {
        FileKind::Gzip => {
            let unpacked = gunzip_head(&head);
            let holds_requests = !unpacked.is_empty() && FileKind::of_head(&unpacked) == FileKind::Requests;
            let is_named_so = sources::is_named_as_records(sources::without_gzip(path));
            if holds_requests && !is_named_so { FileKind::Requests } else { FileKind::Records }
        }
        FileKind::Tar | FileKind::Zip | FileKind::Records => FileKind::Records,
        FileKind::Requests | FileKind::Other if sources::is_named_as_records(path) => FileKind::Records,
        FileKind::Other if path == "-" => FileKind::Requests,
        kind @ (FileKind::Requests | FileKind::Other) => kind,
    })
}
