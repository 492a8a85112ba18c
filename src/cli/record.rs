use std::fs;
use std::io::{self, ErrorKind, Write};
use std::path::Path;

use clap::{Args, ValueEnum};
use tempfile::NamedTempFile;

use super::Streams;
use super::answer_options::{AnswerOptions, Format, language};
use super::failure::{self, Failure};
use super::fields::{self, OptionFields, field_options, text};
use super::input;
use super::options::{ClaimOptions, GameOptions, RuleOptions};
use super::output;
use crate::render::Language;
use crate::ruling::{Ruling, SecretKey};

/// How a record is written: a page to print, the machine copy, a game record.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum RulingFormat {
    #[default]
    Html,
    Json,
    Sgf,
}

/// The position and what is known of the game are given as for `gyega score`. What is typed is kept as it is typed.
#[derive(Args, Debug)]
#[command(
    after_help = "Example: gyega record dispute.sgf --rules korean --event 'A tournament' --table 3 --ruling 'D4 is dead.' > record.html\n\
                  Who has the machine copy (--format json) checks it with gyega verify."
)]
pub(super) struct RecordOptions {
    /// The position, as for `gyega score`
    #[arg(value_name = "FILE", required_unless_present = "new_key")]
    file: Option<String>,
    /// Make a new key to sign with, in a new file that only you can read, and print its public key
    #[arg(long, value_name = "FILE", exclusive = true)]
    new_key: Option<String>,
    #[command(flatten)]
    details: DetailOptions,
    /// Where to write the record, instead of standard output; it gets this name when it is whole
    #[arg(short, long, value_name = "FILE", help_heading = "The record")]
    output: Option<String>,
    /// Write --output anew where it is there already and not empty
    #[arg(long, requires = "output", help_heading = "The record")]
    overwrite: bool,
    /// How to write it: a page to print, the machine copy, a game record
    #[arg(long, value_enum, default_value_t, value_name = "FORMAT", help_heading = "The record")]
    format: RulingFormat,
    /// Language of headings and sentences; default that of the position, else en
    #[arg(long, value_name = "LANGUAGE", value_parser = language, help_heading = "The record")]
    pub(super) lang: Option<Language>,
    /// Language in which headings and the announcement stand a second time
    #[arg(long, value_name = "LANGUAGE", value_parser = language, help_heading = "The record")]
    second_lang: Option<Language>,
    /// Address of the page of a service (http or https), to which the printed code then leads
    #[arg(long, value_name = "ADDRESS", help_heading = "The record")]
    link_base: Option<String>,
    /// Sign the machine copy with the Ed25519 key in this file (PEM)
    #[arg(long, value_name = "FILE", help_heading = "The record")]
    key: Option<String>,
    #[command(flatten)]
    game: GameOptions,
    #[command(flatten)]
    claims: ClaimOptions,
    #[command(flatten)]
    rules: RuleOptions,
}

field_options! {
    /// What the referee types.
    #[command(next_help_heading = "What is typed")]
    struct DetailOptions {
        /// The rule set that rules, one of --rules; default the first
        rule_set: Option<String>, "ID" => put_text("/rule_set");
        /// Whose claim the referee upheld: black or white
        decided: Option<String>, "PLAYER" => put_text("/decided");
        /// The tournament
        event: Option<String>, "TEXT" => put_text("/event");
        /// Where it is held
        place: Option<String>, "TEXT" => put_text("/place");
        /// The table
        table: Option<String>, "TEXT" => put_text("/table");
        /// The round
        round: Option<String>, "TEXT" => put_text("/round");
        /// The day
        date: Option<String>, "TEXT" => put_text("/date");
        /// The time of the ruling
        time: Option<String>, "TEXT" => put_text("/time");
        /// Black's name
        black: Option<String>, "NAME" => put_text("/players/black");
        /// White's name
        white: Option<String>, "NAME" => put_text("/players/white");
        /// The referee's name
        referee: Option<String>, "NAME" => put_text("/referee");
        /// What is ruled
        ruling: Option<String>, "TEXT" => put_text("/ruling");
        /// What is held against it
        dissent: Option<String>, "TEXT" => put_text("/dissent");
        /// Whatever else is to be kept
        note: Option<String>, "TEXT" => put_text("/note");
    }
}

pub(super) fn run(options: &RecordOptions, streams: &mut Streams<'_>) -> Result<(), Failure> {
    if let Some(file) = &options.new_key {
        return new_key(file, streams);
    }
    let Some(file) = &options.file else {
        return Err(Failure::misused("FILE", "found nothing, expected a position"));
    };
    let key = options.key.as_deref().map(|file| read_secret_key(file, streams.error)).transpose()?;
    let input = input::read(file, options.game.until(), streams)?;
    let ruling = Ruling::new(fields::read(file, &input, options.fields())?).signed(key.as_ref());
    let bytes = match options.format {
        RulingFormat::Html => ruling.to_html().into_bytes(),
        RulingFormat::Json => [ruling.to_json(), b"\n".to_vec()].concat(),
        RulingFormat::Sgf => {
            ruling.to_sgf().map_err(|fault| Failure::unreadable("no game record", fault))?.into_bytes()
        }
    };
    match &options.output {
        Some(path) => {
            let mut file = output::create(path, std::slice::from_ref(file), options.overwrite)?;
            let written = file.write_all(&bytes).and_then(|()| file.finish());
            written.map_err(Failure::cannot_write(path))
        }
        None => streams.answer(&bytes),
    }
}

impl RecordOptions {
    fn fields(&self) -> OptionFields<'_> {
        let format = if self.format == RulingFormat::Json { Format::Json } else { Format::Text };
        let mut fields = OptionFields::new(AnswerOptions { format, lang: self.lang }, &[]);
        fields.of_object("/request", &[&self.game, &self.claims, &self.rules]);
        self.details.put_each(&mut fields);
        fields.put_if("/link_base", "--link-base", self.link_base.as_ref(), text);
        let languages = [("/language", "--lang", self.lang), ("/second_language", "--second-lang", self.second_lang)];
        for (pointer, option, language) in languages {
            if let Some(language) = language {
                fields.put(pointer, option, language.as_str().into());
            }
        }
        fields
    }
}

/// The key in a file. If others can read it a warning says so: who has it signs in the referee's name.
pub(super) fn read_secret_key(file: &str, error: &mut dyn Write) -> Result<SecretKey, Failure> {
    let text = fs::read_to_string(file).map_err(Failure::cannot_read(file))?;
    #[cfg(unix)]
    if let Ok(read) = fs::metadata(file) {
        let mode = std::os::unix::fs::PermissionsExt::mode(&read.permissions());
        if mode & 0o077 != 0 {
            let mode = format!("{:03o}", mode & 0o777);
            let warning = format!("{file}: others can use this key (mode {mode}); chmod 600 {file}");
            failure::notify(&warning, error)?;
        }
    }
    SecretKey::from_pem(&text).map_err(|fault| Failure::unreadable(file, fault))
}

/// A new key in a new file. A file that is there is never written over: what was signed with its key could not be
/// signed again.
fn new_key(file: &str, streams: &mut Streams<'_>) -> Result<(), Failure> {
    let key = SecretKey::new().map_err(|fault| Failure::Unreadable(fault.to_string()))?;
    let pem = key.to_pem().map_err(|fault| Failure::Unreadable(fault.to_string()))?;
    // Nobody else can read a temporary file, and it gets the name of the key when it is whole.
    let folder = Path::new(file).parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let written = NamedTempFile::new_in(folder).and_then(|mut made| {
        made.write_all(pem.as_bytes())?;
        made.persist_noclobber(file).map_err(io::Error::from)
    });
    written.map_err(|error| {
        if error.kind() == ErrorKind::AlreadyExists {
            let why = format!("found the file {file}, expected the name of a new one; keys are not written over");
            Failure::unreadable("--new-key", why)
        } else {
            Failure::io_error(format!("writing the new key {file}"))(error)
        }
    })?;
    streams.answer(key.public().to_pem())
}
