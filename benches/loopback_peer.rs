//! The other side of `benches/loopback.sh`: writes the request bodies, and serves the handler we compare with, which
//! reads the same body and returns as many bytes behind the same middleware.
//!
//! `loopback_peer bodies 1024 > bodies.jsonl`, `loopback_peer serve 127.0.0.1:8090 1700`.

use std::io::{self, BufWriter, Write as _};

use actix_web::web::{self, Bytes, Data};
use actix_web::{HttpResponse, HttpServer};
use gyega::http::{Settings, State, app};
use mimalloc::MiMalloc;

mod boards;

/// The allocator of the `gyega` command, so that it makes no difference.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

/// The largest body read, as a service would bound it.
const BODY_BYTES_MAX: usize = 1 << 20;

fn main() -> io::Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments[..] {
        ["bodies", count] => write_bodies(number(count)?),
        ["serve", address, bytes] => serve(address, number(bytes)?),
        _ => Err(io::Error::other("usage: loopback_peer bodies <count> | serve <address> <answer bytes>")),
    }
}

/// One request a line: totals under three rule sets, counted only, as the target of `docs/design.md` has it.
fn write_bodies(count: usize) -> io::Result<()> {
    let mut out = BufWriter::new(io::stdout().lock());
    for (number, rows) in boards::boards(count).iter().enumerate() {
        let prisoners = (number % 23, number % 19);
        let rows = rows.join("\",\"");
        writeln!(
            out,
            "{{\"rows\":[\"{rows}\"],\"prisoners\":{{\"black\":{},\"white\":{}}},\
             \"rule_sets\":[\"korean-2016\",\"chinese-2002\",\"ing-sst\"],\"detail\":\"totals\",\"classify\":false}}",
            prisoners.0, prisoners.1
        )?;
    }
    out.flush()
}

#[actix_web::main]
async fn serve(address: &str, bytes: usize) -> io::Result<()> {
    let answer = Data::new(Bytes::from(format!("\"{}\"", "x".repeat(bytes.saturating_sub(2)))));
    let state = Data::new(State::new(Settings::default()));
    let server = HttpServer::new(move || {
        // The service's own stack: our route comes before the one of the same path that the service has.
        let answer = answer.clone();
        app(state.clone(), move |more| {
            more.app_data(web::PayloadConfig::new(BODY_BYTES_MAX))
                .app_data(answer)
                .route("/v1/scores", web::post().to(hello));
        })
    });
    server.workers(1).bind(address)?.run().await
}

async fn hello(_body: Bytes, answer: Data<Bytes>) -> HttpResponse {
    HttpResponse::Ok().content_type("application/json").body(Bytes::clone(&answer))
}

fn number(text: &str) -> io::Result<usize> {
    text.parse().map_err(|_| io::Error::other(format!("{text:?} is no number")))
}
