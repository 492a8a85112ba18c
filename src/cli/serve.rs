use std::fs;
use std::io::{ErrorKind, Write};
use std::net::Ipv6Addr;
use std::num::{NonZeroU32, NonZeroUsize};
use std::time::Duration;

use actix_web::http::Uri;
use clap::Args;

use super::failure::Failure;
use super::ruling::read_key;
use crate::http::{self, Rate, Settings};
use crate::life::Budget;
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
    /// Threads that read requests and write answers, 512 at most; default one a core
    #[arg(long, value_name = "N")]
    workers: Option<usize>,
    /// Connections at once; one more waits until another ends
    #[arg(long, value_name = "N", default_value_t = Settings::default().connections.get())]
    connections: usize,
    /// Computations at once; default one a core, two at least
    #[arg(long, value_name = "N")]
    seats: Option<usize>,
    /// How many of these may be dear (sensitivity, claims, more searching than by default, many boards); easy ones go
    /// first; default half
    #[arg(long = "dear-seats", value_name = "N")]
    costly_seats: Option<usize>,
    /// Easy requests, and dear ones, that may wait for a seat; one more is answered 503
    #[arg(long, value_name = "N", default_value_t = Settings::default().queue)]
    queue: usize,
    /// Batches at once; one more is answered 503
    #[arg(long, value_name = "N", default_value_t = Settings::default().batches.get())]
    batches: usize,
    /// Seconds a batch may go on
    #[arg(long, value_name = "SECONDS", default_value_t = Settings::default().batch_time.as_secs())]
    batch_time: u64,
    /// Seconds a body or a line of a batch may take to arrive, and then a request may wait and be computed (503); and
    /// how long a caller may take nothing of its answer
    #[arg(long, value_name = "SECONDS", default_value_t = Settings::default().timeout.as_secs())]
    timeout: u64,
    /// Bytes of all answers under way that are longer than 16 kB; one more is answered 503
    #[arg(long, value_name = "BYTES", default_value_t = Settings::default().answers_bytes)]
    answers_bytes: usize,
    /// The longest answer, in bytes
    #[arg(long, value_name = "BYTES", default_value_t = Settings::default().answer_bytes)]
    answer_bytes: usize,
    /// Seconds that open requests may go on after a signal to stop
    #[arg(long, value_name = "SECONDS", default_value_t = Settings::default().shutdown.as_secs())]
    shutdown: u64,
    /// Requests a second that one address may send; default any number
    #[arg(long, value_name = "N")]
    rate: Option<NonZeroU32>,
    /// Requests at once that one address may send after a pause; default as many as in two seconds
    #[arg(long, value_name = "N", requires = "rate")]
    burst: Option<NonZeroU32>,
    /// Sign records with the Ed25519 key in this file (PEM). Whoever reaches the service can then have records signed:
    /// for the referee's own machine, on the loopback address only
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

pub(super) fn run(options: ServeOptions, error: &mut dyn Write) -> Result<(), Failure> {
    let faults = options.faults();
    if !faults.is_empty() {
        return Err(Failure::Misused(faults.join("\ngyega: ")));
    }
    let key = options.key.as_deref().map(|file| read_key(file, error)).transpose()?;
    let event = options.event.as_deref().map(event).transpose()?.unwrap_or_default();
    http::serve(Settings { key, event, ..settings(options) }).map_err(|error| {
        if error.kind() == ErrorKind::InvalidInput {
            Failure::misused("--listen", format!("{error}, expected ADDRESS:PORT"))
        } else if error.kind() == ErrorKind::Unsupported {
            Failure::misused("--key", format!("{error}, expected an address such as 127.0.0.1:8080"))
        } else {
            Failure::doing("serving")(error)
        }
    })
}

/// The profile in a file. One that is faulty is refused before anything is served.
fn event(file: &str) -> Result<Event, Failure> {
    let text = fs::read_to_string(file).map_err(Failure::reading(file))?;
    read_event(&text).map_err(|faults| {
        let refused = match faults.0.len() {
            1 => format!("{file} is refused:"),
            count => format!("{file} is refused, {count} things are wrong:"),
        };
        let lines = faults.0.iter().map(|fault| format!("\n  {fault}"));
        Failure::Unreadable(lines.fold(refused, |text, line| text + &line))
    })
}

impl ServeOptions {
    /// What is wrong with the values, all at once.
    fn faults(&self) -> Vec<String> {
        let (workers_max, any) = (Settings::WORKERS_MAX.get(), usize::MAX);
        let default = Settings::default();
        let seats = self.seats.unwrap_or(default.seats.get());
        let numbers = [
            ("--workers", self.workers.unwrap_or(1), 1, workers_max),
            ("--connections", self.connections, 1, any),
            ("--seats", seats, 1, any),
            ("--dear-seats", self.costly_seats.unwrap_or(1), 1, seats.max(1)),
            ("--batches", self.batches, 1, any),
            ("--batch-time", seconds(self.batch_time), 1, seconds(SECONDS_MAX)),
            ("--timeout", seconds(self.timeout), 1, seconds(SECONDS_MAX)),
            ("--shutdown", seconds(self.shutdown), 0, seconds(SECONDS_MAX)),
            ("--answer-bytes", self.answer_bytes, ANSWER_BYTES_MIN, any),
            ("--answers-bytes", self.answers_bytes, self.answer_bytes, any),
            ("--body-bytes", self.body_bytes, 1, any),
            ("--line-bytes", self.line_bytes, 1, any),
            ("--rule-sets-max", self.rule_sets_max, 1, any),
            ("--moves-max", self.moves_max, 1, any),
            ("--search-nodes-max", self.search_nodes_max as usize, Budget::MIN as usize, any),
        ];
        let is_out = |(_, found, least, most): &(&str, usize, usize, usize)| !(least..=most).contains(&found);
        let mut faults: Vec<String> = numbers
            .into_iter()
            .filter(is_out)
            .map(|(option, found, least, most)| {
                let expected = if most == any { format!("{least} or more") } else { format!("{least} to {most}") };
                format!("{option}: found {found}, expected {expected}")
            })
            .collect();
        for origin in self.cors_origin.iter().filter(|origin| !is_origin(origin)) {
            faults.push(format!("--cors-origin: found {origin:?}, expected an origin such as https://example.org"));
        }
        faults
    }
}

/// A hundred years: a time can be added to that of today.
const SECONDS_MAX: u64 = 100 * 365 * 24 * 60 * 60;

/// The longest answer may not be shorter than the text of a fault.
const ANSWER_BYTES_MIN: usize = 64 * 1024;

fn seconds(seconds: u64) -> usize {
    usize::try_from(seconds).unwrap_or(usize::MAX)
}

/// Whether a text is what a browser sends as `Origin`: scheme, host and, where it is another than that of the scheme,
/// port.
fn is_origin(text: &str) -> bool {
    let Ok(uri) = text.parse::<Uri>() else { return false };
    let (Some(scheme), Some(authority)) = (uri.scheme_str(), uri.authority()) else { return false };
    let host = authority.host();
    let is_letter = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || b"-._".contains(&byte);
    let is_host = match host.strip_prefix('[').and_then(|host| host.strip_suffix(']')) {
        Some(address) => address.parse::<Ipv6Addr>().is_ok(),
        None => !host.is_empty() && host.bytes().all(is_letter),
    };
    let port = authority.port_u16().map(|port| format!(":{port}")).unwrap_or_default();
    is_host && text == format!("{}://{host}{port}", scheme.to_ascii_lowercase())
}

fn settings(options: ServeOptions) -> Settings {
    let default = Settings::default();
    let rate = options.rate.map(|per_second| Rate {
        per_second,
        burst: options.burst.unwrap_or(per_second.saturating_mul(NonZeroU32::MIN.saturating_add(1))),
    });
    // None is 0, as `faults` has seen.
    let count = |count: usize| NonZeroUsize::new(count).unwrap_or(NonZeroUsize::MIN);
    let seats = options.seats.map_or(default.seats, count);
    Settings {
        listen: options.listen,
        workers: options.workers.map_or(default.workers, count),
        connections: count(options.connections),
        seats,
        costly_seats: options.costly_seats.map_or_else(|| count(seats.get() / 2), count),
        queue: options.queue,
        batches: count(options.batches),
        batch_time: Duration::from_secs(options.batch_time),
        timeout: Duration::from_secs(options.timeout),
        answers_bytes: options.answers_bytes,
        answer_bytes: options.answer_bytes,
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

    use super::{ServeOptions, is_origin, settings};
    use crate::http::Settings;

    #[derive(Parser)]
    struct Only {
        #[command(flatten)]
        options: ServeOptions,
    }

    fn options(arguments: &str) -> ServeOptions {
        let arguments = ["serve"].into_iter().chain(arguments.split_whitespace());
        Only::try_parse_from(arguments).expect("understood").options
    }

    #[test]
    fn without_options_the_defaults_hold() {
        assert_eq!(format!("{:?}", settings(options(""))), format!("{:?}", Settings::default()));
    }

    #[test]
    fn what_cannot_be_is_reported_all_at_once() {
        assert_eq!(options("").faults(), [""; 0]);
        let all = options(
            "--workers 513 --timeout 0 --batches 0 --search-nodes-max 0 --seats 2 --dear-seats 3 \
             --cors-origin example.org --cors-origin https://example.org:8443",
        );
        assert_eq!(
            all.faults(),
            [
                "--workers: found 513, expected 1 to 512",
                "--dear-seats: found 3, expected 1 to 2",
                "--batches: found 0, expected 1 or more",
                "--timeout: found 0, expected 1 to 3153600000",
                "--search-nodes-max: found 0, expected 1000 or more",
                "--cors-origin: found \"example.org\", expected an origin such as https://example.org",
            ]
        );
    }

    #[test]
    fn an_origin_is_what_browsers_send() {
        for origin in [
            "https://example.org",
            "http://localhost:5173",
            "http://127.0.0.1",
            "http://[::1]:8080",
            "moz-extension://a-b",
        ] {
            assert!(is_origin(origin), "{origin}");
        }
        for text in [
            "",
            "*",
            "null",
            "example.org",
            "https://",
            "https://:80",
            "https://a,https://b",
            "https://a!b",
            "http://[::g]",
            "https://example.org/",
            "https://Example.org",
            "https://a:b@c",
            "http://a:080",
            "http://a:99999",
            "a b://c",
        ] {
            assert!(!is_origin(text), "{text}");
        }
    }

    #[test]
    fn a_rate_allows_two_seconds_at_once() {
        let rate = settings(options("--rate 5 --body-bytes 100"));
        assert_eq!(rate.limits.body_bytes, 100);
        assert_eq!(rate.rate.map(|rate| (rate.per_second.get(), rate.burst.get())), Some((5, 10)));
    }
}
