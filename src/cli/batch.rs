use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, Read, Write};
use std::num::NonZero;
use std::thread;

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};

use super::Streams;
use super::failure::Failure;
use crate::batch::{self, Summary};
use crate::wire::Limits;

/// What is asked of the system at once. As many lines as lie there are given to one thread together.
const READ_BYTES: usize = 128 * 1024;

/// What to read and write, and how fast.
#[derive(Args, Debug)]
#[command(after_help = "Each line is a request as the service takes it. A line that is refused gives \
                        {\"id\": …, \"problem\": …} in its place, and the exit code is still 0.\n\
                        Example: gyega batch < requests.ndjson > answers.ndjson")]
pub(super) struct BatchOptions {
    /// Files of requests, read one after another; `-` or nothing for standard input
    #[arg(value_name = "FILE")]
    files: Vec<String>,
    /// Where to write the answers, instead of standard output
    #[arg(short, long, value_name = "FILE")]
    output: Option<String>,
    /// Threads; default one a core
    #[arg(long, value_name = "N")]
    threads: Option<NonZero<usize>>,
    /// The longest line, in bytes
    #[arg(long, value_name = "BYTES", default_value_t = Limits::default().line_bytes)]
    line_bytes: usize,
}

/// Answers each line, in order, file after file.
pub(super) fn run(options: &BatchOptions, streams: &mut Streams<'_>) -> Result<(), Failure> {
    let limits = Limits { line_bytes: options.line_bytes, ..Limits::default() };
    let threads = options.threads.or_else(|| thread::available_parallelism().ok()).unwrap_or(NonZero::<usize>::MIN);
    let progress = progress(streams.is_terminal);
    let mut file;
    let mut output: &mut (dyn Write + Send) = match &options.output {
        Some(path) => {
            let created = File::create(path).map_err(|error| Failure::Io { what: format!("writing {path}"), error })?;
            file = BufWriter::new(created);
            &mut file
        }
        None => &mut *streams.output,
    };
    let standard_input = ["-".to_owned()];
    let files = if options.files.is_empty() { &standard_input[..] } else { &options.files };
    let mut total = Summary::default();
    for path in files {
        let done = if path == "-" {
            let reader = BufReader::with_capacity(READ_BYTES, &mut *streams.input);
            batch::run(Watched { inner: reader, progress: &progress }, &mut output, &limits, threads)
        } else {
            let file = File::open(path).map_err(|error| Failure::Io { what: format!("reading {path}"), error })?;
            batch::run(
                Watched { inner: BufReader::with_capacity(READ_BYTES, file), progress: &progress },
                &mut output,
                &limits,
                threads,
            )
        };
        let summary = done.map_err(|error| Failure::Io { what: format!("answering {path}"), error })?;
        total.answers += summary.answers;
        total.problems += summary.problems;
    }
    progress.finish_and_clear();
    if total.problems > 0 {
        let told = writeln!(streams.error, "gyega: lines with a problem: {} of {}", total.problems, total.lines());
        told.map_err(Failure::write)?;
    }
    Ok(())
}

/// What is shown while lines are read, where somebody watches.
fn progress(is_terminal: bool) -> ProgressBar {
    if !is_terminal {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new_spinner();
    match ProgressStyle::with_template("{spinner} read {bytes}, {bytes_per_sec}, {elapsed}") {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

/// A reader that shows how far it is.
struct Watched<'a, R> {
    inner: R,
    progress: &'a ProgressBar,
}

impl<R: Read> Read for Watched<'_, R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let read = self.inner.read(into)?;
        self.progress.inc(read as u64);
        Ok(read)
    }
}

impl<R: BufRead> BufRead for Watched<'_, R> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        self.inner.fill_buf()
    }

    fn consume(&mut self, amount: usize) {
        self.progress.inc(amount as u64);
        self.inner.consume(amount);
    }
}
