use std::fs;
use std::io::{ErrorKind, Write};
use std::net::Ipv6Addr;
use std::time::Duration;

use actix_web::http::Uri;
use clap::Args;

use super::failure::Failure;
use super::record::read_secret_key;
use crate::http::{self, Settings};
use crate::life::Budget;
use crate::wire::{Event, read_event};

/// Where to listen, and the limits of the service.
#[derive(Args, Debug)]
#[command(after_help = "Example: gyega serve --listen 127.0.0.1:8080, then open http://127.0.0.1:8080/docs")]
pub(super) struct ServeOptions {
    #[command(flatten)]
    settings: Settings,
    /// The profile of an event, in TOML: rule sets, komi, penalties, languages, names
    #[arg(long, value_name = "FILE")]
    event: Option<String>,
    /// Sign records with the Ed25519 key in this file (PEM). Whoever reaches the service can then have records signed:
    /// for the referee's own machine, on the loopback address only
    #[arg(long, value_name = "FILE", conflicts_with = "behind_proxy")]
    key: Option<String>,
}

pub(super) fn run(options: ServeOptions, error: &mut dyn Write) -> Result<(), Failure> {
    let faults = options.faults();
    if !faults.is_empty() {
        return Err(Failure::Misused(faults.join("\ngyega: ")));
    }
    let key = options.key.as_deref().map(|file| read_secret_key(file, error)).transpose()?;
    let event = options.event.as_deref().map(event).transpose()?.unwrap_or_default();
    http::serve(Settings { key, event, ..options.settings }).map_err(|error| {
        if error.kind() == ErrorKind::InvalidInput {
            Failure::misused("--listen", format!("{error}, expected ADDRESS:PORT"))
        } else if error.kind() == ErrorKind::Unsupported {
            Failure::misused("--key", format!("{error}, expected an address such as 127.0.0.1:8080"))
        } else {
            Failure::io_error("serving")(error)
        }
    })
}

/// The profile in a file. One that is faulty is refused before anything is served.
fn event(file: &str) -> Result<Event, Failure> {
    let text = fs::read_to_string(file).map_err(Failure::cannot_read(file))?;
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
        let (settings, limits, any) = (&self.settings, &self.settings.limits, usize::MAX);
        let seconds = |time: Duration| usize::try_from(time.as_secs()).unwrap_or(usize::MAX);
        let numbers = [
            ("--workers", settings.workers, 1, Settings::WORKERS_MAX),
            ("--connections", settings.connections, 1, any),
            ("--seats", settings.seats, 1, any),
            ("--dear-seats", settings.costly_seats.unwrap_or(1), 1, settings.seats.max(1)),
            ("--batches", settings.batches, 1, any),
            ("--batch-time", seconds(settings.batch_time), 1, SECONDS_MAX),
            ("--timeout", seconds(settings.timeout), 1, SECONDS_MAX),
            ("--shutdown", seconds(settings.shutdown), 0, SECONDS_MAX),
            ("--answer-bytes", settings.answer_bytes, ANSWER_BYTES_MIN, any),
            ("--answers-bytes", settings.answers_bytes, settings.answer_bytes, any),
            ("--body-bytes", limits.body_bytes, 1, any),
            ("--line-bytes", limits.line_bytes, 1, any),
            ("--rule-sets-max", limits.rule_sets_max, 1, any),
            ("--moves-max", limits.moves_max, 1, any),
            ("--search-nodes-max", limits.search_nodes_max as usize, Budget::MIN as usize, any),
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
        for origin in settings.cors_origins.iter().filter(|origin| !is_origin(origin)) {
            faults.push(format!("--cors-origin: found {origin:?}, expected an origin such as https://example.org"));
        }
        faults
    }
}

/// A hundred years: a time can be added to that of today.
const SECONDS_MAX: usize = 100 * 365 * 24 * 60 * 60;

/// The longest answer may not be shorter than the text of a fault.
const ANSWER_BYTES_MIN: usize = 64 * 1024;

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

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::{ServeOptions, is_origin};
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
        assert_eq!(format!("{:?}", options("").settings), format!("{:?}", Settings::default()));
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
    fn limits_of_requests_are_those_of_the_options() {
        let limits = options("--body-bytes 100 --moves-max 7").settings.limits;
        assert_eq!((limits.body_bytes, limits.moves_max), (100, 7));
    }
}
