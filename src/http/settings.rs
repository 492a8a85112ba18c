use std::num::NonZeroUsize;
use std::time::Duration;

use super::Rate;
use crate::ruling::SecretKey;
use crate::wire::{Event, Limits};

/// How the service is run. Every limit has a default, and `gyega serve --help` names each.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Address and port, for example `127.0.0.1:8080`; port 0 takes a free one.
    pub listen: String,
    /// Threads that read requests and write answers.
    pub workers: NonZeroUsize,
    /// What a single request may hold.
    pub limits: Limits,
    /// Connections at once; one more waits until another ends.
    pub connections: NonZeroUsize,
    /// Computations at once, on threads of their own.
    pub seats: NonZeroUsize,
    /// How many of them may be costly: classify far beyond the default, or ask what each claim or change would make of
    /// the game. What is easy goes first and always finds the other seats.
    pub costly_seats: NonZeroUsize,
    /// Requests that may wait for a seat, of those that are easy and of those that are costly; one more is answered
    /// 503.
    pub queue: usize,
    /// Batches at once; one more is answered 503.
    pub batches: NonZeroUsize,
    /// How long a batch may go on.
    pub batch_time: Duration,
    /// How long a body may take to arrive, and then how long a request may wait and be computed, before it is answered
    /// 503. A line of a batch has as long to arrive, and so has the caller to take something of what is written to
    /// it.
    pub timeout: Duration,
    /// Bytes that answers under way may take all together, beyond those of 16 kB and less; one more is answered 503.
    pub answers_bytes: usize,
    /// Bytes of one answer.
    pub answer_bytes: usize,
    /// How long open requests may go on after a signal to stop.
    pub shutdown: Duration,
    /// How many requests an address may send; `None` for any number.
    pub rate: Option<Rate>,
    /// Whether a proxy of ours stands in front and names the caller in `x-forwarded-for`. Only the rate limit asks.
    pub behind_proxy: bool,
    /// The key that signs records. Whoever reaches the service can then have records signed, so it listens on the
    /// loopback address only and is meant for the referee's own machine.
    pub key: Option<SecretKey>,
    /// Pages that may call the service from a browser, for example `https://example.org`; empty for all of them.
    pub cors_origins: Vec<String>,
    /// What the event has laid down for which the service runs; a plain profile by default.
    pub event: Event,
}

impl Settings {
    /// The most threads that read requests and write answers.
    pub const WORKERS_MAX: NonZeroUsize = NonZeroUsize::new(512).expect("more than none");
}

const TWO: NonZeroUsize = NonZeroUsize::new(2).expect("more than none");
const CONNECTIONS: NonZeroUsize = NonZeroUsize::new(4096).expect("more than none");
const BATCHES: NonZeroUsize = NonZeroUsize::new(64).expect("more than none");

impl Default for Settings {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
        // One for what is costly and one for what is easy, even on one core.
        let seats = cores.max(TWO);
        Self {
            listen: "127.0.0.1:8080".to_owned(),
            workers: cores.min(Self::WORKERS_MAX),
            limits: Limits::default(),
            connections: CONNECTIONS,
            seats,
            costly_seats: NonZeroUsize::new(seats.get() / 2).unwrap_or(NonZeroUsize::MIN),
            queue: 256,
            batches: BATCHES,
            batch_time: Duration::from_hours(1),
            timeout: Duration::from_secs(10),
            answers_bytes: 128 * 1024 * 1024,
            answer_bytes: 16 * 1024 * 1024,
            shutdown: Duration::from_secs(20),
            rate: None,
            behind_proxy: false,
            key: None,
            cors_origins: Vec::new(),
            event: Event::default(),
        }
    }
}
