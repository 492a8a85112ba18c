use std::num::NonZeroU32;
use std::time::Duration;

use crate::ruling::SecretKey;
use crate::wire::{Event, Limits};

/// How the service is run. Every limit has a default; `gyega serve` takes each as an option.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "cli", derive(clap::Args))]
pub struct Settings {
    /// Address and port; port 0 takes a free one.
    #[cfg_attr(feature = "cli", arg(long, env = "GYEGA_LISTEN", value_name = "ADDRESS:PORT"))]
    #[cfg_attr(feature = "cli", arg(default_value_t = Self::default().listen))]
    pub listen: String,
    /// Threads that read requests and write answers, 512 at most; default one a core.
    #[cfg_attr(feature = "cli", arg(long, value_name = "N", default_value_t = Self::default().workers, hide_default_value = true))]
    pub workers: usize,
    /// Connections at once; one more waits until another ends.
    #[cfg_attr(feature = "cli", arg(long, value_name = "N", default_value_t = Self::default().connections))]
    pub connections: usize,
    /// Computations at once; default one a core, two at least.
    #[cfg_attr(feature = "cli", arg(long, value_name = "N", default_value_t = Self::default().seats, hide_default_value = true))]
    pub seats: usize,
    /// How many of these may be dear (sensitivity, claims, more searching than by default, many boards); easy ones go
    /// first; default half.
    #[cfg_attr(feature = "cli", arg(long = "dear-seats", value_name = "N"))]
    pub costly_seats: Option<usize>,
    /// Easy requests, and dear ones, that may wait for a seat; one more is answered 503.
    #[cfg_attr(feature = "cli", arg(long, value_name = "N", default_value_t = Self::default().queue))]
    pub queue: usize,
    /// Batches at once; one more is answered 503.
    #[cfg_attr(feature = "cli", arg(long, value_name = "N", default_value_t = Self::default().batches))]
    pub batches: usize,
    /// Seconds a batch may go on.
    #[cfg_attr(feature = "cli", arg(long, value_name = "SECONDS", value_parser = seconds, default_value = "3600"))]
    pub batch_time: Duration,
    /// Seconds a body or a line of a batch may take to arrive, and then a request may wait and be computed (503); and
    /// how long a caller may take nothing of its answer.
    #[cfg_attr(feature = "cli", arg(long, value_name = "SECONDS", value_parser = seconds, default_value = "10"))]
    pub timeout: Duration,
    /// Bytes of all answers under way that are longer than 16 kB; one more is answered 503.
    #[cfg_attr(feature = "cli", arg(long, value_name = "BYTES", default_value_t = Self::default().answers_bytes))]
    pub answers_bytes: usize,
    /// The longest answer, in bytes.
    #[cfg_attr(feature = "cli", arg(long, value_name = "BYTES", default_value_t = Self::default().answer_bytes))]
    pub answer_bytes: usize,
    /// Seconds that open requests may go on after a signal to stop.
    #[cfg_attr(feature = "cli", arg(long, value_name = "SECONDS", value_parser = seconds, default_value = "20"))]
    pub shutdown: Duration,
    /// Requests a second that one address may send; default any number.
    #[cfg_attr(feature = "cli", arg(long, value_name = "N"))]
    pub rate: Option<NonZeroU32>,
    /// Requests at once that one address may send after a pause; default as many as in two seconds.
    #[cfg_attr(feature = "cli", arg(long, value_name = "N", requires = "rate"))]
    pub burst: Option<NonZeroU32>,
    /// A proxy of ours stands in front and names the caller in X-Forwarded-For.
    #[cfg_attr(feature = "cli", arg(long))]
    pub behind_proxy: bool,
    /// Origin of pages that may call the service from a browser; default all.
    #[cfg_attr(feature = "cli", arg(long = "cors-origin", value_name = "ORIGIN"))]
    pub cors_origins: Vec<String>,
    /// The key that signs records. Whoever reaches the service can then have records signed, so it listens on the
    /// loopback address only and is meant for the referee's own machine.
    #[cfg_attr(feature = "cli", arg(skip))]
    pub key: Option<SecretKey>,
    /// What the event has laid down for which the service runs; a plain profile by default.
    #[cfg_attr(feature = "cli", arg(skip))]
    pub event: Event,
    /// What a single request may hold.
    #[cfg_attr(feature = "cli", command(flatten))]
    pub limits: Limits,
}

impl Settings {
    /// The most threads that read requests and write answers.
    pub const WORKERS_MAX: usize = 512;
}

fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

#[cfg(feature = "cli")]
fn seconds(text: &str) -> Result<Duration, std::num::ParseIntError> {
    text.parse().map(Duration::from_secs)
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            listen: "127.0.0.1:8080".to_owned(),
            workers: cores().min(Self::WORKERS_MAX),
            connections: 4096,
            // One for what is costly and one for what is easy, even on one core.
            seats: cores().max(2),
            costly_seats: None,
            queue: 256,
            batches: 64,
            batch_time: Duration::from_hours(1),
            timeout: Duration::from_secs(10),
            answers_bytes: 128 * 1024 * 1024,
            answer_bytes: 16 * 1024 * 1024,
            shutdown: Duration::from_secs(20),
            rate: None,
            burst: None,
            behind_proxy: false,
            cors_origins: Vec::new(),
            key: None,
            event: Event::default(),
            limits: Limits::default(),
        }
    }
}
