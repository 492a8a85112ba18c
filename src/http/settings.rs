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
    /// Computations at once, on threads of their own.
    pub seats: NonZeroUsize,
    /// Requests that may wait for a seat; one more is answered 503.
    pub queue: usize,
    /// Batches at once; one more is answered 503.
    pub batches: usize,
    /// How long a body may take to arrive, and then how long a request may wait and be computed, before it is answered 503.
    /// For a batch it is the longest silence between two pieces of its body.
    pub timeout: Duration,
    /// How long open requests may go on after a signal to stop.
    pub shutdown: Duration,
    /// How many requests an address may send; `None` for any number.
    pub rate: Option<Rate>,
    /// Whether a proxy of ours stands in front and names the caller in `x-forwarded-for`. Only the rate limit asks.
    pub behind_proxy: bool,
    /// The key that signs records. Whoever reaches the service can then have records signed, so it listens on the loopback address only
    /// and is meant for the referee's own machine.
    pub key: Option<SecretKey>,
    /// Pages that may call the service from a browser, for example `https://example.org`; empty for all of them.
    pub cors_origins: Vec<String>,
    /// What the event has laid down for which the service runs; a plain profile by default.
    pub event: Event,
}

impl Default for Settings {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
        Self {
            listen: "127.0.0.1:8080".to_owned(),
            workers: cores,
            limits: Limits::default(),
            seats: cores,
            queue: 256,
            batches: 64,
            timeout: Duration::from_secs(10),
            shutdown: Duration::from_secs(20),
            rate: None,
            behind_proxy: false,
            key: None,
            cors_origins: Vec::new(),
            event: Event::default(),
        }
    }
}
