use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Write};

use clap::{Args, ValueEnum};
use serde_json::{Map, Value, json};

use super::Streams;
use super::failure::{self, Failure, Origin, within};
use super::input::{self, reading};
use super::options::{ClaimOptions, Fields, GameOptions, RuleOptions, language};
use super::output;
use crate::formats::sgf::SgfFault;
use crate::render::Language;
use crate::ruling::{Ruling, SecretKey};
use crate::wire::{Limits, read_ruling};

/// How a record is written: a page to print, the machine copy, a game record.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum Form {
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
pub(super) struct RulingOptions {
    /// The position, as for `gyega score`
    #[arg(value_name = "FILE", required_unless_present = "new_key")]
    file: Option<String>,
    /// Make a new key to sign with, in a new file that only you can read, and print its public key
    #[arg(long, value_name = "FILE", exclusive = true)]
    new_key: Option<String>,
    #[command(flatten)]
    typed: TypedOptions,
    /// Where to write the record, instead of standard output; it gets this name when it is whole
    #[arg(short, long, value_name = "FILE", help_heading = "The record")]
    output: Option<String>,
    /// Write --output anew where it is there already and not empty
    #[arg(long, requires = "output", help_heading = "The record")]
    overwrite: bool,
    /// How to write it: a page to print, the machine copy, a game record
    #[arg(long, value_enum, default_value_t, value_name = "FORMAT", help_heading = "The record")]
    format: Form,
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

/// What the referee types.
#[derive(Args, Clone, Debug, Default)]
#[command(next_help_heading = "What is typed")]
struct TypedOptions {
    /// The rule set that rules, one of --rules; default the first
    #[arg(long, value_name = "ID")]
    rule_set: Option<String>,
    /// Whose claim the referee upheld: black or white
    #[arg(long, value_name = "PLAYER")]
    decided: Option<String>,
    /// The tournament
    #[arg(long, value_name = "TEXT")]
    event: Option<String>,
    /// Where it is held
    #[arg(long, value_name = "TEXT")]
    place: Option<String>,
    /// The table
    #[arg(long, value_name = "TEXT")]
    table: Option<String>,
    /// The round
    #[arg(long, value_name = "TEXT")]
    round: Option<String>,
    /// The day
    #[arg(long, value_name = "TEXT")]
    date: Option<String>,
    /// The time of the ruling
    #[arg(long, value_name = "TEXT")]
    time: Option<String>,
    /// Black's name
    #[arg(long, value_name = "NAME")]
    black: Option<String>,
    /// White's name
    #[arg(long, value_name = "NAME")]
    white: Option<String>,
    /// The referee's name
    #[arg(long, value_name = "NAME")]
    referee: Option<String>,
    /// What is ruled
    #[arg(long, value_name = "TEXT")]
    ruling: Option<String>,
    /// What is held against it
    #[arg(long, value_name = "TEXT")]
    dissent: Option<String>,
    /// Whatever else is to be kept
    #[arg(long, value_name = "TEXT")]
    note: Option<String>,
}

/// What was typed for a field, if anything was.
struct TypedText<'a> {
    /// The field, as a JSON pointer.
    pointer: &'static str,
    option: &'static str,
    text: Option<&'a String>,
}

impl TypedOptions {
    fn texts(&self) -> [TypedText<'_>; 14] {
        let typed = |pointer, option, text| TypedText { pointer, option, text };
        [
            typed("/rule_set", "--rule-set", self.rule_set.as_ref()),
            typed("/decided", "--decided", self.decided.as_ref()),
            typed("/event", "--event", self.event.as_ref()),
            typed("/place", "--place", self.place.as_ref()),
            typed("/table", "--table", self.table.as_ref()),
            typed("/round", "--round", self.round.as_ref()),
            typed("/date", "--date", self.date.as_ref()),
            typed("/time", "--time", self.time.as_ref()),
            typed("/players/black", "--black", self.black.as_ref()),
            typed("/players/white", "--white", self.white.as_ref()),
            typed("/referee", "--referee", self.referee.as_ref()),
            typed("/ruling", "--ruling", self.ruling.as_ref()),
            typed("/dissent", "--dissent", self.dissent.as_ref()),
            typed("/note", "--note", self.note.as_ref()),
        ]
    }
}

/// Writes the record of a ruling, or makes a key.
pub(super) fn run(options: &RulingOptions, streams: &mut Streams<'_>) -> Result<(), Failure> {
    if let Some(file) = &options.new_key {
        return new_key(file, streams);
    }
    let Some(file) = &options.file else {
        return Err(Failure::Misused(within("FILE", "found nothing, expected a position")));
    };
    let key = options.key.as_deref().map(|file| read_key(file, streams.error)).transpose()?;
    let mut fields = Fields::in_language(options.lang);
    let given = input::read(file, options.game.at(), streams)?.into_request();
    let language = options.lang.or_else(|| given.language()).unwrap_or_default();
    options.game.fields(&mut fields);
    options.claims.fields(&mut fields);
    options.rules.fields(&mut fields);
    let (body, origin) = body(options, given.read_body(file, fields)?);
    let limits = Limits { body_bytes: body.len(), language, language_override: Some(language), ..Limits::default() };
    let question = read_ruling(body.as_bytes(), &limits).map_err(|problem| Failure::Refused {
        from: input::name(file),
        problem: Box::new(problem),
        origin,
        as_json: options.format == Form::Json,
        language,
    })?;
    let ruling = Ruling::of(question);
    let ruling = match &key {
        Some(key) => ruling.signed(key),
        None => ruling,
    };
    let bytes = match options.format {
        Form::Html => ruling.to_html().into_bytes(),
        Form::Json => [ruling.to_json(), b"\n".to_vec()].concat(),
        Form::Sgf => {
            let no_record = |fault: SgfFault| format!("no game record: {fault}");
            ruling.to_sgf().map_err(|fault| Failure::Unreadable(no_record(fault)))?.into_bytes()
        }
    };
    match &options.output {
        Some(path) => {
            let mut whole = output::create(path, std::slice::from_ref(file), options.overwrite)?;
            let written = whole.write_all(&bytes).and_then(|()| whole.finish());
            written.map_err(|error| Failure::Io { what: output::writing(path), error })
        }
        None => streams.output.write_all(&bytes).map_err(Failure::write),
    }
}

/// The body of a request for the record, and which option gave which field.
fn body(options: &RulingOptions, request: Map<String, Value>) -> (String, Origin) {
    let (mut record, mut players, mut origin) = (Map::new(), Map::new(), Origin::default());
    for TypedText { pointer, option, text } in options.typed.texts() {
        origin.options.push((pointer, option));
        let Some(text) = text else { continue };
        match pointer.strip_prefix("/players/") {
            Some(player) => players.insert(player.to_owned(), json!(text)),
            None => record.insert(pointer[1..].to_owned(), json!(text)),
        };
    }
    if !players.is_empty() {
        record.insert("players".to_owned(), Value::Object(players));
    }
    origin.options.push(("/link_base", "--link-base"));
    let languages = [("language", options.lang), ("second_language", options.second_lang)];
    let languages =
        languages.into_iter().filter_map(|(name, language)| Some((name.to_owned(), json!(language?.as_str()))));
    record.extend(languages.chain(options.link_base.iter().map(|base| ("link_base".to_owned(), json!(base)))));
    record.insert("request".to_owned(), Value::Object(request));
    (Value::Object(record).to_string(), origin)
}

/// The key in a file. If others can read it a warning says so: who has it signs in the referee's name.
pub(super) fn read_key(file: &str, error: &mut dyn Write) -> Result<SecretKey, Failure> {
    let text = fs::read_to_string(file).map_err(|error| Failure::Io { what: reading(file), error })?;
    #[cfg(unix)]
    if let Ok(read) = fs::metadata(file) {
        let mode = std::os::unix::fs::PermissionsExt::mode(&read.permissions());
        if mode & 0o077 != 0 {
            let mode = format!("{:03o}", mode & 0o777);
            let warning = format!("{file}: others can use this key (mode {mode}); chmod 600 {file}");
            failure::tell(&warning, error)?;
        }
    }
    SecretKey::from_pem(&text).map_err(|fault| Failure::Unreadable(within(file, fault.to_string())))
}

/// A new key in a new file. A file that is there is never written over: what was signed with its key could not be
/// signed again.
fn new_key(file: &str, streams: &mut Streams<'_>) -> Result<(), Failure> {
    let key = SecretKey::new().map_err(|fault| Failure::Unreadable(fault.to_string()))?;
    let pem = key.to_pem().map_err(|fault| Failure::Unreadable(fault.to_string()))?;
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let written = options.open(file).and_then(|made| fill(file, made, |made| made.write_all(pem.as_bytes())));
    written.map_err(|error| {
        if error.kind() == ErrorKind::AlreadyExists {
            let why = format!("found the file {file}, expected the name of a new one; keys are not written over");
            Failure::Unreadable(within("--new-key", why))
        } else {
            Failure::Io { what: format!("writing the new key {file}"), error }
        }
    })?;
    streams.output.write_all(key.public().to_pem().as_bytes()).map_err(Failure::write)
}

/// Writes a new file; a part written in vain is removed, so that it is no key that cannot be written over.
fn fill(file: &str, mut made: File, write: impl FnOnce(&mut File) -> io::Result<()>) -> io::Result<()> {
    let written = write(&mut made);
    if written.is_err() {
        // The first failure is the one to tell.
        let _ = fs::remove_file(file);
    }
    written
}

#[cfg(test)]
mod tests {
    use std::fs::{self, File};
    use std::io::{self, Write as _};

    use super::fill;

    #[test]
    fn a_key_that_cannot_be_written_leaves_no_file() {
        let path = std::env::temp_dir().join(format!("gyega-half-a-key-{}", std::process::id()));
        let file = path.to_string_lossy();
        let _ = fs::remove_file(&path);
        let half = |made: &mut File| made.write_all(b"-----BEGIN").and(Err(io::Error::other("no space left")));
        assert!(fill(&file, File::create_new(&path).expect("a file"), half).is_err());
        let again = File::create_new(&path).expect("nothing stands in the way");
        assert!(fill(&file, again, |made| made.write_all(b"whole")).is_ok());
        assert_eq!(fs::read(&path).expect("it is kept"), b"whole");
        let _ = fs::remove_file(&path);
    }
}
