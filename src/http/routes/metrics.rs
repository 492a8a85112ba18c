use super::prelude::*;

answers! {
    MetricsAnswers => DocumentedAnswers::text("Counters and gauges.", Media::METRICS.name()).refused(&[ProblemCode::NotAcceptable])
}

/// Numbers about the service, in the text form of Prometheus
///
/// Requests by route and status, how long they took, those under way, free seats, lines of batches.
#[utoipa::path(tag = "operations", operation_id = "getMetrics", responses(MetricsAnswers))]
#[get("/metrics")]
pub(in crate::http) async fn metrics(state: Data<State>, request: HttpRequest) -> Result<HttpResponse, Refusal> {
    choose_media(&request, &[Media::METRICS])?;
    let seats = state.settings.seats;
    let text = state.metrics.render(seats, seats.saturating_sub(state.executor.free_seats()));
    Ok(Media::METRICS.answer(text))
}
