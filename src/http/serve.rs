use std::future::pending;
use std::io;
use std::net::{TcpListener, ToSocketAddrs as _};
use std::pin::pin;
use std::time::Duration;

use actix_http::error::DispatchError;
use actix_http::{HttpService, Response, body::BoxBody};
use actix_service::{IntoServiceFactory as _, ServiceFactory, ServiceFactoryExt as _, fn_service, map_config};
use actix_web::dev::{AppConfig, Server};
use actix_web::rt::net::TcpStream;
use actix_web::rt::{System, signal, spawn};
use actix_web::web::Data;
use futures_util::future::{Either, select};

use super::connection::{Connection, KEEP_ALIVE};
use super::{Settings, State, app};

/// How long a connection is kept after its last answer, so that the caller reads it.
const LINGER: Duration = Duration::from_secs(1);

/// The clock of the parser may be so far behind.
const CLOCK_TICK: Duration = Duration::from_millis(500);

/// Serves until a signal to stop comes (SIGTERM or SIGINT), then lets open requests end. Says on standard error where
/// it listens. A second signal ends them.
///
/// # Errors
///
/// When the address cannot be bound, or the system gives no threads or signals; when the service is to sign records
/// ([`Settings::key`]) and can be reached from elsewhere ([`io::ErrorKind::Unsupported`]).
pub fn serve(settings: Settings) -> io::Result<()> {
    System::new().block_on(run(settings))
}

/// The service behind sockets, as [`serve`] runs it, without signals.
///
/// # Errors
///
/// When a socket cannot be used.
pub fn server(state: &Data<State>, listeners: Vec<TcpListener>) -> io::Result<Server> {
    let settings = &state.settings;
    let workers = settings.workers.clamp(1, Settings::WORKERS_MAX);
    let mut builder = Server::build()
        .workers(workers)
        .max_concurrent_connections(settings.connections.max(1).div_ceil(workers))
        .shutdown_timeout(settings.shutdown.as_secs())
        .disable_signals();
    for listener in listeners {
        let stopping = builder.graceful_shutdown_signal();
        let state = state.clone();
        builder = builder.listen("gyega", listener, move || {
            let stopping = stopping.clone();
            connections(state.clone(), move || {
                let stopping = stopping.clone();
                async move { stopping.notified().await }
            })
        })?;
    }
    Ok(builder.run())
}

/// What serves connections: the application behind the parser of HTTP behind [`Connection`].
fn connections<F>(
    state: Data<State>,
    stopping: impl Fn() -> F + 'static,
) -> impl ServiceFactory<TcpStream, Config = (), Response = (), Error = DispatchError, InitError = ()>
where
    F: Future<Output = ()> + 'static,
{
    let patience = state.settings.timeout;
    let application = app(state, |_| {}).into_factory();
    let application = application.map_err(|error| Response::<BoxBody>::from(error.error_response()));
    let http = HttpService::build()
        .graceful_shutdown_signal(stopping)
        .keep_alive(KEEP_ALIVE)
        .client_request_timeout(patience + CLOCK_TICK)
        .client_disconnect_timeout(LINGER)
        // Whoever closes its side has left.
        .h1_allow_half_closed(false)
        .on_connect_ext(|connection: &Connection, data| {
            data.insert(connection.caller.clone());
        })
        .h1(map_config(application, |()| AppConfig::default()));
    let connect = fn_service(move |stream: TcpStream| async move {
        // A compressed answer goes out in pieces: the last one shall not wait (40 ms) until the first is acknowledged.
        let _is_set = stream.set_nodelay(true);
        let peer = stream.peer_addr().ok();
        Ok((Connection::new(stream, patience), peer))
    });
    connect.and_then(http)
}

/// Sockets on every address that a name stands for.
fn bind(listen: &str) -> io::Result<Vec<TcpListener>> {
    let mut bound = Vec::new();
    let mut failed = io::Error::from(io::ErrorKind::InvalidInput);
    for address in listen.to_socket_addrs()? {
        match TcpListener::bind(address) {
            Ok(listener) => bound.push(listener),
            Err(error) => failed = error,
        }
    }
    if bound.is_empty() { Err(failed) } else { Ok(bound) }
}

async fn run(settings: Settings) -> io::Result<()> {
    let listen = settings.listen.clone();
    let signs = settings.key.is_some();
    let is_behind_proxy = settings.behind_proxy;
    let state = Data::new(State::new(settings));
    let listeners =
        bind(&listen).map_err(|error| io::Error::new(error.kind(), format!("cannot listen on {listen}: {error}")))?;
    let addresses = listeners.iter().map(TcpListener::local_addr).collect::<io::Result<Vec<_>>>()?;
    if signs && (is_behind_proxy || !addresses.iter().all(|address| address.ip().is_loopback())) {
        let why = "a service that signs records listens on the loopback address only, behind no proxy";
        return Err(io::Error::new(io::ErrorKind::Unsupported, format!("{why}; found {listen}")));
    }
    let mut signals = Signals::new()?;
    for address in addresses {
        tracing::info!(%address, version = env!("CARGO_PKG_VERSION"), "listening");
        eprintln!("listening on http://{address}");
    }

    let server = server(&state, listeners)?;
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

/// Signals to stop: SIGTERM, where the system has it, and SIGINT.
struct Signals {
    #[cfg(unix)]
    terminate: signal::unix::Signal,
}

impl Signals {
    fn new() -> io::Result<Self> {
        Ok(Self {
            #[cfg(unix)]
            terminate: signal::unix::signal(signal::unix::SignalKind::terminate())?,
        })
    }

    /// The name of the next signal to stop.
    async fn next(&mut self) -> &'static str {
        #[cfg(unix)]
        let terminate = self.terminate.recv();
        #[cfg(not(unix))]
        let terminate = pending::<()>();
        match select(pin!(terminate), pin!(signal::ctrl_c())).await {
            Either::Left(_) => "SIGTERM",
            Either::Right((Ok(()), _)) => "SIGINT",
            Either::Right((Err(_), _)) => pending().await,
        }
    }
}
