use std::time::Duration;

use actix_web::http::StatusCode;
use prometheus::core::Collector;
use prometheus::{HistogramOpts, HistogramVec, IntCounter, IntCounterVec, IntGauge, Opts, Registry, TextEncoder};

/// Upper edges of the buckets of the duration histogram, in seconds.
const EDGES: [f64; 12] = [0.000_1, 0.000_25, 0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.05, 0.1, 0.5, 1.0, 5.0];

/// Numbers about the requests served, in the text form that Prometheus reads. The label of a route is its documented
/// pattern, so a caller cannot make new rows.
#[derive(Debug)]
pub(super) struct Metrics {
    registry: Registry,
    requests: IntCounterVec,
    durations: HistogramVec,
    in_flight: IntGauge,
    /// Lines of batches that have been answered.
    pub(super) batch_lines: IntCounter,
    seats: IntGauge,
    seats_taken: IntGauge,
}

/// A request under way; it is counted as such until this is dropped.
pub(super) struct InFlight(IntGauge);

impl Drop for InFlight {
    fn drop(&mut self) {
        self.0.dec();
    }
}

impl Metrics {
    pub(super) fn new() -> Self {
        let registry = Registry::new();
        let requests = Opts::new("gyega_http_requests_total", "Requests answered.");
        let durations = HistogramOpts::new(
            "gyega_http_request_duration_seconds",
            "Time from the request's head to the answer's head.",
        );
        let gauge = |name, help| registered(&registry, IntGauge::new(name, help));
        Self {
            requests: registered(&registry, IntCounterVec::new(requests, &["route", "status"])),
            durations: registered(&registry, HistogramVec::new(durations.buckets(EDGES.to_vec()), &["route"])),
            in_flight: gauge("gyega_http_requests_in_flight", "Requests whose answer has not begun."),
            batch_lines: registered(
                &registry,
                IntCounter::new("gyega_batch_lines_total", "Lines of batches answered."),
            ),
            seats: gauge("gyega_seats", "Computations that may go on at once."),
            seats_taken: gauge("gyega_seats_taken", "Computations going on."),
            registry,
        }
    }

    pub(super) fn begin(&self) -> InFlight {
        self.in_flight.inc();
        InFlight(self.in_flight.clone())
    }

    /// The head of an answer is ready: route, status, time since the request was read.
    pub(super) fn count_answer(&self, route: Option<&str>, status: StatusCode, took: Duration) {
        let route = route.unwrap_or("none");
        self.requests.with_label_values(&[route, status.as_str()]).inc();
        self.durations.with_label_values(&[route]).observe(took.as_secs_f64());
    }

    /// Everything in the text form of Prometheus, with so many seats, so many of them busy.
    pub(super) fn render(&self, seats: usize, busy: usize) -> String {
        self.seats.set(seats as i64);
        self.seats_taken.set(busy as i64);
        TextEncoder::new().encode_to_string(&self.registry.gather()).expect("a String takes any text")
    }
}

/// A metric that the registry tells of.
fn registered<M: Collector + Clone + 'static>(registry: &Registry, metric: prometheus::Result<M>) -> M {
    let metric = metric.expect("the name, labels and edges of each are well formed");
    registry.register(Box::new(metric.clone())).expect("each has a name of its own");
    metric
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_request_is_counted_in_its_row_and_in_its_bucket() {
        let metrics = Metrics::new();
        metrics.count_answer(Some("/b"), StatusCode::OK, Duration::from_micros(250));
        metrics.count_answer(Some("/b"), StatusCode::OK, Duration::from_micros(251));
        metrics.count_answer(None, StatusCode::NOT_FOUND, Duration::from_mins(1));
        let text = metrics.render(2, 1);
        for line in [
            "gyega_http_requests_total{route=\"/b\",status=\"200\"} 2",
            "gyega_http_requests_total{route=\"none\",status=\"404\"} 1",
            "gyega_http_request_duration_seconds_bucket{route=\"/b\",le=\"0.0001\"} 0",
            "gyega_http_request_duration_seconds_bucket{route=\"/b\",le=\"0.00025\"} 1",
            "gyega_http_request_duration_seconds_bucket{route=\"/b\",le=\"0.0005\"} 2",
            "gyega_http_request_duration_seconds_bucket{route=\"none\",le=\"5\"} 0",
            "gyega_http_request_duration_seconds_bucket{route=\"none\",le=\"+Inf\"} 1",
            "gyega_http_request_duration_seconds_sum{route=\"none\"} 60",
            "gyega_seats 2",
            "gyega_seats_taken 1",
        ] {
            assert!(text.lines().any(|is| is == line), "{line} is not in\n{text}");
        }
    }

    #[test]
    fn a_request_under_way_is_counted_until_it_ends() {
        let metrics = Metrics::new();
        let under_way = metrics.begin();
        assert!(metrics.render(1, 0).contains("gyega_http_requests_in_flight 1\n"));
        drop(under_way);
        assert!(metrics.render(1, 0).contains("gyega_http_requests_in_flight 0\n"));
    }
}
