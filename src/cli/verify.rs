use std::fs::{self, File};
use std::io::Read as _;

use clap::Args;

use super::Streams;
use super::answer_options::{language, languages};
use super::failure::{Failure, within};
use super::input::{self, reading};
use crate::explain::Message;
use crate::render::{Language, single_line, table};
use crate::ruling::{Check, NoRecord, Outcome, PublicKey, verify};

/// The longest machine copy that is read.
const BYTES_MAX: u64 = 32 << 20;

/// Checks the signature of a record, what each of its parts is known by, and that this program makes the same of what
/// was typed and asked; a line for each. Exit code 0 only if everything holds and the key of --key has signed; 3 if
/// everything that is there holds but nobody known vouches for it, as no --key is given; 1 if anything differs.
#[derive(Args, Debug)]
#[command(after_help = "Example: gyega verify record.json --key referee-public.pem")]
pub(super) struct VerifyOptions {
    /// The machine copy of a record (`gyega record --format json`), or `-` for standard input
    #[arg(value_name = "RECORD.json")]
    file: String,
    /// The public key (PEM) that must have signed; without one a record is valid at best, but whose (exit code 3)?
    #[arg(long, value_name = "PUBLIC.pem")]
    key: Option<String>,
    #[arg(long, value_name = "LANGUAGE", value_parser = language,
        help = format!("Language of the lines: {}; default en", languages()))]
    pub(super) lang: Option<Language>,
}

/// Checks a record.
pub(super) fn run(options: &VerifyOptions, streams: &mut Streams<'_>) -> Result<(), Failure> {
    let name = || input::name(&options.file);
    let language = options.lang.unwrap_or_default();
    // Names in a record may be anybody's.
    let in_words = |message: &Message| single_line(&language.sentence(message));
    let key = options.key.as_deref().map(read_key).transpose()?;
    let bytes = read(&options.file, streams)?;
    let unreadable = |why: NoRecord| Failure::Unreadable(single_line(&within(name(), why)));
    let checks = verify(&bytes, key.as_ref()).map_err(unreadable)?;
    let row = |check: &Check| {
        let outcome = match check.outcome {
            Outcome::Holds => language.word("verify-holds"),
            Outcome::Unvouched => language.word("verify-unvouched"),
            Outcome::OtherVersion => language.word("verify-other-version"),
            Outcome::Differs => language.word("verify-differs"),
            Outcome::Absent => "-",
        };
        vec![outcome.to_owned(), in_words(&check.part), in_words(&check.finding)]
    };
    let mut lines = table(streams.width(), &checks.iter().map(row).collect::<Vec<_>>(), 0..0).join("\n");
    lines.push('\n');
    streams.output.write_all(lines.as_bytes()).map_err(Failure::write)?;
    if checks.iter().all(Check::holds) && checks.iter().any(|check| check.outcome == Outcome::OtherVersion) {
        let why = "another version made the record, and it is as that version made it if the signature holds; this version answers otherwise";
        return Err(Failure::Unvouched(within(name(), why)));
    }
    if checks.iter().all(Check::holds) {
        // Without a key anybody could have made it, typed whatever it says and signed it.
        let why = "the record is as it was made, but nobody known has signed it: name the key that must have signed with --key";
        return if key.is_some() { Ok(()) } else { Err(Failure::Unvouched(within(name(), why))) };
    }
    let why = "the record is not what it was when it was made, or not what is expected";
    Err(Failure::Unreadable(within(name(), why)))
}

fn read(file: &str, streams: &mut Streams<'_>) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    let done = if file == "-" {
        (&mut *streams.input).take(BYTES_MAX + 1).read_to_end(&mut bytes)
    } else {
        File::open(file).and_then(|file| file.take(BYTES_MAX + 1).read_to_end(&mut bytes))
    };
    done.map_err(|error| Failure::Io { what: reading(input::name(file)), error })?;
    if bytes.len() as u64 > BYTES_MAX {
        let why = format!("found more than {BYTES_MAX} bytes, expected a record");
        return Err(Failure::Unreadable(within(input::name(file), why)));
    }
    Ok(bytes)
}

fn read_key(file: &str) -> Result<PublicKey, Failure> {
    let text = fs::read_to_string(file).map_err(|error| Failure::Io { what: reading(file), error })?;
    PublicKey::from_pem(&text).map_err(|fault| Failure::Unreadable(within(file, fault)))
}
