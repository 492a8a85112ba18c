use std::fs::{self, File};
use std::io::Read as _;

use clap::Args;

use super::Streams;
use super::failure::Failure;
use super::input;
use super::table::table;
use crate::render::single_line;
use crate::ruling::{Check, NoRecord, Outcome, PublicKey, verify};

/// The longest machine copy that is read.
const BYTES_MAX: u64 = 32 << 20;

/// Checks the signature of a record, what each of its parts is known by, and that this program makes the same of what was typed
/// and asked; a line for each. Exit code 0 only if everything that is there holds.
#[derive(Args, Debug)]
#[command(after_help = "Example: gyega verify record.json --key referee-public.pem")]
pub(super) struct VerifyOptions {
    /// The machine copy of a record (`gyega record --format json`), or `-` for standard input
    #[arg(value_name = "RECORD.json")]
    file: String,
    /// The public key (PEM) that must have signed
    #[arg(long, value_name = "PUBLIC.pem")]
    key: Option<String>,
}

/// Checks a record.
pub(super) fn run(options: &VerifyOptions, streams: &mut Streams<'_>) -> Result<(), Failure> {
    let name = input::name(&options.file);
    let key = options.key.as_deref().map(read_key).transpose()?;
    let bytes = read(&options.file, streams)?;
    let unreadable = |why: NoRecord| Failure::Unreadable(format!("{name}: {}", single_line(&why.to_string())));
    let checks = verify(&bytes, key.as_ref()).map_err(unreadable)?;
    let row = |check: &Check| {
        let word = match check.outcome {
            Outcome::Holds => "ok",
            Outcome::Differs => "DIFFERS",
            Outcome::Absent => "-",
        };
        // Names in a record may be anybody's.
        vec![word.to_owned(), single_line(&check.part), single_line(&check.told)]
    };
    let mut told = table(&checks.iter().map(row).collect::<Vec<_>>()).join("\n");
    told.push('\n');
    streams.output.write_all(told.as_bytes()).map_err(Failure::write)?;
    if checks.iter().all(Check::holds) {
        return Ok(());
    }
    Err(Failure::Unreadable(format!("{name}: the record is not what it was when it was made, or not what is expected")))
}

fn read(file: &str, streams: &mut Streams<'_>) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    let done = if file == "-" {
        (&mut *streams.input).take(BYTES_MAX + 1).read_to_end(&mut bytes)
    } else {
        File::open(file).and_then(|file| file.take(BYTES_MAX + 1).read_to_end(&mut bytes))
    };
    let what = input::name(file);
    done.map_err(|error| Failure::Io { what: format!("reading {what}"), error })?;
    if bytes.len() as u64 > BYTES_MAX {
        return Err(Failure::Unreadable(format!("{what}: found more than {BYTES_MAX} bytes, expected a record")));
    }
    Ok(bytes)
}

fn read_key(file: &str) -> Result<PublicKey, Failure> {
    let text = fs::read_to_string(file).map_err(|error| Failure::Io { what: format!("reading {file}"), error })?;
    PublicKey::from_pem(&text).map_err(|fault| Failure::Unreadable(format!("{file}: {fault}")))
}
