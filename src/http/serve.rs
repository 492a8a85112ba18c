use std::io;

use actix_web::HttpServer;
use actix_web::rt::{System, signal, spawn};
use actix_web::web::Data;

use super::{Settings, State, app};

/// Serves until a signal to stop comes (SIGTERM or SIGINT), then lets open requests end. Says on standard error where it
/// listens. A second signal ends them.
///
/// # Errors
///
/// When the address cannot be taken, or the system gives no threads or signals; when the service is to sign records
/// ([`Settings::key`]) and can be reached from elsewhere ([`io::ErrorKind::Unsupported`]).
pub fn serve(settings: Settings) -> io::Result<()> {
    System::new().block_on(run(settings))
}

async fn run(settings: Settings) -> io::Result<()> {
    let listen = settings.listen.clone();
    let signs = settings.key.is_some();
    let is_behind_proxy = settings.behind_proxy;
    let (workers, shutdown_s) = (settings.workers.get(), settings.shutdown.as_secs());
    let state = Data::new(State::new(settings));
    let for_workers = state.clone();
    let server = HttpServer::new(move || app(for_workers.clone()))
        .workers(workers)
        .shutdown_timeout(shutdown_s)
        .disable_signals()
        // A compressed answer goes out in pieces: the last one shall not wait (40 ms) until the first is acknowledged.
        .tcp_nodelay(true)
        .bind(&listen)
        .map_err(|error| io::Error::new(error.kind(), format!("cannot listen on {listen}: {error}")))?;
    if signs && (is_behind_proxy || !server.addrs().iter().all(|address| address.ip().is_loopback())) {
        let told = "a service that signs records listens on the loopback address only, behind no proxy";
        return Err(io::Error::new(io::ErrorKind::Unsupported, format!("{told}; found {listen}")));
    }
    let mut signals = Signals::new()?;
    for address in server.addrs() {
        tracing::info!(%address, version = env!("CARGO_PKG_VERSION"), "listening");
        eprintln!("listening on http://{address}");
    }

    let server = server.run();
    let handle = server.handle();
    spawn(async move {
        let signal = signals.next().await;
        tracing::info!(signal, "stopping; open requests are still answered");
        state.stop();
        let stopping = spawn(handle.stop(true));
        let signal = signals.next().await;
        tracing::warn!(signal, "stopping at once");
        stopping.abort();
        handle.stop(false).await;
    });
    server.await?;
    tracing::info!("stopped");
    Ok(())
}

#[cfg(unix)]
struct Signals {
    terminate: signal::unix::Signal,
    interrupt: signal::unix::Signal,
}

#[cfg(unix)]
impl Signals {
    fn new() -> io::Result<Self> {
        use signal::unix::{SignalKind, signal};
        Ok(Self { terminate: signal(SignalKind::terminate())?, interrupt: signal(SignalKind::interrupt())? })
    }

    /// The name of the next signal to stop.
    async fn next(&mut self) -> &'static str {
        use futures_util::future::{Either, select};
        let terminate = std::pin::pin!(self.terminate.recv());
        let interrupt = std::pin::pin!(self.interrupt.recv());
        match select(terminate, interrupt).await {
            Either::Left(_) => "SIGTERM",
            Either::Right(_) => "SIGINT",
        }
    }
}

#[cfg(not(unix))]
struct Signals;

#[cfg(not(unix))]
impl Signals {
    #[expect(clippy::unnecessary_wraps, reason = "where there are signals, listening to them can fail")]
    fn new() -> io::Result<Self> {
        Ok(Self)
    }

    /// The name of the next signal to stop; without signals none ever comes.
    async fn next(&mut self) -> &'static str {
        match signal::ctrl_c().await {
            Ok(()) => "ctrl-c",
            Err(_) => std::future::pending().await,
        }
    }
}
