use std::fs;
use std::io::{ErrorKind, Write};
use std::num::{NonZeroU32, NonZeroUsize};
use std::time::Duration;

use clap::Args;

use super::failure::Failure;
use super::input::reading;
use super::ruling::read_key;
use crate::http::{self, Rate, Settings};
use crate::phrase::{Phrase, phrase};
use crate::render;
use crate::wire::{Event, Limits, read_event};

/// Where to listen, and the limits of the service. A limit that is not given has the default of [`Settings`].
#[derive(Args, Debug)]
#[command(after_help = "Example: gyega serve --listen 127.0.0.1:8080, then open http://127.0.0.1:8080/docs")]
pub(super) struct ServeOptions {
    /// Address and port; port 0 takes a free one
    #[arg(long, env = "GYEGA_LISTEN", value_name = "ADDRESS:PORT", default_value_t = Settings::default().listen)]
    listen: String,
    /// The profile of an event, in TOML: rule sets, komi, penalties, languages, names
    #[arg(long, value_name = "FILE")]
    event: Option<String>,
    /// Threads that read requests and write answers; default one a core
    #[arg(long, value_name = "N")]
    workers: Option<NonZeroUsize>,
    /// Computations at once; default one a core
    #[arg(long, value_name = "N")]
    seats: Option<NonZeroUsize>,
    /// Requests that may wait for a seat; one more is answered 503
    #[arg(long, value_name = "N", default_value_t = Settings::default().queue)]
    queue: usize,
    /// Batches at once; one more is answered 503
    #[arg(long, value_name = "N", default_value_t = Settings::default().batches)]
    batches: usize,
    /// Seconds a request may wait and be computed; then it is answered 503
    #[arg(long, value_name = "SECONDS", default_value_t = Settings::default().timeout.as_secs())]
    timeout: u64,
    /// Seconds that open requests may go on after a signal to stop
    #[arg(long, value_name = "SECONDS", default_value_t = Settings::default().shutdown.as_secs())]
    shutdown: u64,
    /// Requests a second that one address may send; default any number
    #[arg(long, value_name = "N")]
    rate: Option<NonZeroU32>,
    /// Requests at once that one address may send after a pause; default as many as in two seconds
    #[arg(long, value_name = "N", requires = "rate")]
    burst: Option<NonZeroU32>,
    /// Sign records with the Ed25519 key in this file (PEM). Whoever reaches the service can then have records signed: for the referee's
    /// own machine, on the loopback address only
    #[arg(long, value_name = "FILE", conflicts_with = "behind_proxy")]
    key: Option<String>,
    /// A proxy of ours stands in front and names the caller in X-Forwarded-For
    #[arg(long)]
    behind_proxy: bool,
    /// Origin of pages that may call the service from a browser; default all
    #[arg(long, value_name = "ORIGIN")]
    cors_origin: Vec<String>,
    /// The longest body of a request, in bytes
    #[arg(long, value_name = "BYTES", default_value_t = Limits::default().body_bytes)]
    body_bytes: usize,
    /// The longest line of a batch, in bytes
    #[arg(long, value_name = "BYTES", default_value_t = Limits::default().line_bytes)]
    line_bytes: usize,
    /// Rule sets that one request may ask for
    #[arg(long, value_name = "N", default_value_t = Limits::default().rule_sets_max)]
    rule_sets_max: usize,
    /// Moves that one request may have replayed
    #[arg(long, value_name = "N", default_value_t = Limits::default().moves_max)]
    moves_max: usize,
    /// Positions that reading a board may search for one request
    #[arg(long, value_name = "N", default_value_t = Limits::default().search_nodes_max)]
    search_nodes_max: u32,
}

/// Serves until it is told to stop.
pub(super) fn run(options: ServeOptions, error: &mut dyn Write) -> Result<(), Failure> {
    let key = options.key.as_deref().map(|file| read_key(file, None, error)).transpose()?;
    let event = options.event.as_deref().map(event).transpose()?.unwrap_or_default();
    http::serve(Settings { key, event, ..settings(options) }).map_err(|error| {
        if error.kind() == ErrorKind::InvalidInput {
            Failure::Misused(Phrase::verbatim(format!("--listen: {error}, expected ADDRESS:PORT")))
        } else if error.kind() == ErrorKind::Unsupported {
            Failure::Misused(Phrase::verbatim(format!("--key: {error}, expected an address such as 127.0.0.1:8080")))
        } else {
            Failure::Io { what: Phrase::verbatim("serving"), error }
        }
    })
}

/// The profile in a file. One that is faulty is refused before anything is served.
fn event(file: &str) -> Result<Event, Failure> {
    let text = fs::read_to_string(file);
    let text = text.map_err(|error| Failure::Io { what: reading(file), error })?;
    read_event(&text).map_err(|faults| {
        let refused = match faults.faults.len() {
            1 => phrase!("{from} is refused:", from = file),
            count => phrase!("{from} is refused, {count} things are wrong:", from = file, count),
        };
        let lines = faults.to_string().replace('\n', "\n  ");
        Failure::Unreadable(Phrase::verbatim(format!("{}\n  {lines}", render::phrase(faults.language, &refused))))
    })
}

fn settings(options: ServeOptions) -> Settings {
    let default = Settings::default();
    let rate = options.rate.map(|per_second| Rate {
        per_second,
        burst: options.burst.unwrap_or(per_second.saturating_mul(NonZeroU32::MIN.saturating_add(1))),
    });
    Settings {
        listen: options.listen,
        workers: options.workers.unwrap_or(default.workers),
        seats: options.seats.unwrap_or(default.seats),
        queue: options.queue,
        batches: options.batches,
        timeout: Duration::from_secs(options.timeout),
        shutdown: Duration::from_secs(options.shutdown),
        rate,
        behind_proxy: options.behind_proxy,
        cors_origins: options.cors_origin,
        event: default.event,
        limits: Limits {
            body_bytes: options.body_bytes,
            line_bytes: options.line_bytes,
            rule_sets_max: options.rule_sets_max,
            moves_max: options.moves_max,
            search_nodes_max: options.search_nodes_max,
            ..default.limits
        },
        key: default.key,
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::{ServeOptions, settings};
    use crate::http::Settings;

    #[derive(Parser)]
    struct Only {
        #[command(flatten)]
        options: ServeOptions,
    }

    fn parsed(arguments: &[&str]) -> Settings {
        settings(Only::try_parse_from([&["serve"], arguments].concat()).expect("understood").options)
    }

    #[test]
    fn without_options_the_defaults_hold() {
        assert_eq!(format!("{:?}", parsed(&[])), format!("{:?}", Settings::default()));
    }

    #[test]
    fn a_rate_allows_two_seconds_at_once() {
        let rate = parsed(&["--rate", "5", "--body-bytes", "100"]);
        assert_eq!(rate.limits.body_bytes, 100);
        assert_eq!(rate.rate.map(|rate| (rate.per_second.get(), rate.burst.get())), Some((5, 10)));
    }
}
