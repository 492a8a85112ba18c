use std::fs;

use clap::Args;

use super::Streams;
use super::answer_options::{language, languages};
use super::failure::{Failure, Origin, prefixed};
use super::input::{self, read_at_most};
use crate::board::PointSet;
use crate::explain::Message;
use crate::render::{Language, single_line, table};
use crate::ruling::{Check, CheckOutcome, PublicKey, RulingRecordFault, verify};
use crate::wire::{CheckedProof, Limits, ProblemCode, check_proofs};

/// The longest machine copy that is read.
const BYTES_MAX: u64 = 32 << 20;

/// Checks a record of a ruling, or the proofs of an answer: which of them, what the file holds tells; a line for each
/// check.
///
/// Of a record: the signature, what each of its parts is known by, and that this program makes the same of what was
/// typed and asked. Exit code 0 only if everything holds and the key of --key has signed; 3 if everything that is there
/// holds but nobody known vouches for it, as no --key is given; 1 if anything differs.
///
/// Of proofs (`gyega score --proofs --format json`): from the rule of a move alone that no stone can be captured. Exit
/// code 0 if all hold, else 1.
#[derive(Args, Debug)]
#[command(after_help = "Example: gyega verify record.json --key referee-public.pem")]
pub(super) struct VerifyOptions {
    /// The machine copy of a record (`gyega record --format json`), an answer with proofs or one of them, or `-` for
    /// standard input
    #[arg(value_name = "FILE.json")]
    file: String,
    /// The public key (PEM) that must have signed; without one a record is valid at best, but whose (exit code 3)?
    #[arg(long, value_name = "PUBLIC.pem")]
    key: Option<String>,
    #[arg(long, value_name = "LANGUAGE", value_parser = language,
        help = format!("Language of the lines: {}; default en", languages()))]
    pub(super) lang: Option<Language>,
}

pub(super) fn run(options: &VerifyOptions, streams: &mut Streams<'_>) -> Result<(), Failure> {
    let name = || input::name(&options.file);
    let language = options.lang.unwrap_or_default();
    // Names in a record may be anybody's.
    let in_words = |message: &Message| single_line(&language.sentence(message));
    let key = options.key.as_deref().map(read_public_key).transpose()?;
    let bytes = read(&options.file, streams)?;
    let limits = Limits { language, body_bytes: BYTES_MAX as usize, ..Limits::default() };
    match check_proofs(&bytes, &limits) {
        Ok(None) => {}
        Ok(Some(_)) if key.is_some() => {
            return Err(Failure::misused("--key", "a proof bears no signature: whoever checks it need trust nobody"));
        }
        Ok(Some(proofs)) => return write_proofs(&proofs, options, streams),
        // What is no JSON is no record either.
        Err(problem) if problem.code == ProblemCode::InvalidJson => {}
        Err(problem) => {
            let (from, problem) = (name(), Box::new(problem));
            return Err(Failure::Refused { from, problem, origin: Origin::default(), as_json: false, language });
        }
    }
    let unreadable = |why: RulingRecordFault| {
        let or_else = if matches!(why, RulingRecordFault::Other(_)) { ", or an answer with proofs" } else { "" };
        Failure::Unreadable(single_line(&prefixed(name(), format!("{why}{or_else}"))))
    };
    let checks = verify(&bytes, key.as_ref()).map_err(unreadable)?;
    let row = |check: &Check| {
        let outcome = match check.outcome {
            CheckOutcome::Holds => language.word("verify-holds"),
            CheckOutcome::Unvouched => language.word("verify-unvouched"),
            CheckOutcome::OtherVersion => language.word("verify-other-version"),
            CheckOutcome::Differs => language.word("verify-differs"),
            CheckOutcome::Absent => "-",
        };
        vec![outcome.to_owned(), in_words(&check.part), in_words(&check.finding)]
    };
    write_table(&checks.iter().map(row).collect::<Vec<_>>(), streams)?;
    if !checks.iter().all(Check::holds) {
        let why = "the record is not what it was when it was made, or not what is expected";
        return Err(Failure::unreadable(name(), why));
    }
    let why = if checks.iter().any(|check| check.outcome == CheckOutcome::OtherVersion) {
        "another version made the record, and it is as that version made it if the signature holds; this version answers otherwise"
    } else if key.is_none() {
        // Without a key anybody could have made it, typed whatever it says and signed it.
        "the record is as it was made, but nobody known has signed it: name the key that must have signed with --key"
    } else {
        return Ok(());
    };
    Err(Failure::Unvouched(prefixed(name(), why)))
}

/// A line for each proof.
fn write_proofs(proofs: &[CheckedProof], options: &VerifyOptions, streams: &mut Streams<'_>) -> Result<(), Failure> {
    let language = options.lang.unwrap_or_default();
    let row = |(index, CheckedProof { proof, fault }): (usize, &CheckedProof)| {
        let chains: PointSet = proof.lives.parts().filter_map(|chain| chain.first()).collect();
        let finding = |code| Message::new(code).with("player", proof.color).with("points", chains);
        let (outcome, finding) = match fault {
            Some(why) => ("verify-differs", Message::new("verify-proof-fails").with("why", &**why)),
            None if proof.assumes_wide() => ("verify-holds", finding("verify-proof-assumes")),
            None => ("verify-holds", finding("verify-proof-holds")),
        };
        let part = Message::new("verify-proof").with("number", index as u32 + 1);
        vec![language.word(outcome).to_owned(), language.sentence(&part), language.sentence(&finding)]
    };
    let refused = |why: &str| Err(Failure::unreadable(input::name(&options.file), why));
    if proofs.is_empty() {
        return refused("there is no proof in it");
    }
    write_table(&proofs.iter().enumerate().map(row).collect::<Vec<_>>(), streams)?;
    if proofs.iter().any(|proof| proof.fault.is_some()) { refused("not all of it is shown") } else { Ok(()) }
}

fn write_table(rows: &[Vec<String>], streams: &mut Streams<'_>) -> Result<(), Failure> {
    streams.answer(table(streams.width(), rows, 0..0).join("\n") + "\n")
}

fn read(file: &str, streams: &mut Streams<'_>) -> Result<Vec<u8>, Failure> {
    let bytes = read_at_most(BYTES_MAX + 1, file, streams).map_err(Failure::cannot_read(input::name(file)))?;
    if bytes.len() as u64 > BYTES_MAX {
        let why = format!("found more than {BYTES_MAX} bytes, expected a record");
        return Err(Failure::unreadable(input::name(file), why));
    }
    Ok(bytes)
}

fn read_public_key(file: &str) -> Result<PublicKey, Failure> {
    let text = fs::read_to_string(file).map_err(Failure::cannot_read(file))?;
    PublicKey::from_pem(&text).map_err(|fault| Failure::unreadable(file, fault))
}
