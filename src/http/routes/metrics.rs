use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse, get};

use crate::http::answers::{Answers, answers};
use crate::http::app::State;
use crate::http::metrics::Gauge;
use crate::http::negotiate::{Media, accepts};
use crate::http::refusal::Refusal;
use crate::wire::Code;

answers! {
    MetricsAnswers => Answers::text("Counters and gauges.", Media::Metrics.name()).refused(&[Code::NotAcceptable])
}

/// Numbers about the service, in the text form of Prometheus
///
/// Requests by route and status, how long they took, those under way, free seats, lines of batches.
#[utoipa::path(tag = "operations", operation_id = "getMetrics", responses(MetricsAnswers))]
#[get("/metrics")]
pub(in crate::http) async fn metrics(state: Data<State>, request: HttpRequest) -> Result<HttpResponse, Refusal> {
    if !accepts(request.headers(), Media::Metrics) {
        return Err(Refusal::Accept { given: vec![Media::Metrics] });
    }
    let free = state.desk.free_seats();
    let seats = state.settings.seats.get();
    let taken = seats.saturating_sub(free) as u64;
    let gauges = [
        Gauge { name: "gyega_seats", help: "Computations that may go on at once.", value: seats as u64 },
        Gauge { name: "gyega_seats_taken", help: "Computations going on.", value: taken },
    ];
    let text = state.metrics.render(&gauges);
    Ok(HttpResponse::Ok().content_type(Media::Metrics.content_type()).body(text))
}
