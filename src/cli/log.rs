use std::io;

use clap::Args;
use tracing_subscriber::EnvFilter;

/// What is logged.
#[derive(Args, Debug)]
pub(super) struct LogOptions {
    /// What to log, as JSON on standard error: off, error, warn, info, debug, or a list such as
    /// `warn,gyega=debug`; default warn (`info` for a line a request)
    #[arg(long, global = true, env = "GYEGA_LOG", value_name = "FILTER", value_parser = filter)]
    log: Option<String>,
}

fn filter(text: &str) -> Result<String, String> {
    EnvFilter::try_new(text).map(|_| text.to_owned()).map_err(|error| error.to_string())
}

/// Begins to log. A second call in one process, as tests make it, changes nothing.
pub(super) fn set_up(options: &LogOptions, default: &str) {
    let filter = options.log.as_deref().unwrap_or(default);
    let Ok(filter) = EnvFilter::try_new(filter) else { return };
    let log = tracing_subscriber::fmt().json().with_env_filter(filter).with_writer(io::stderr);
    // An error says that a log is already set up.
    let _ = log.try_init();
}
