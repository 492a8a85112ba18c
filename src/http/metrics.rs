use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// Upper edges of the buckets of the duration histogram, in microseconds.
const EDGES_US: [u64; 12] =
    [100, 250, 500, 1_000, 2_500, 5_000, 10_000, 50_000, 100_000, 500_000, 1_000_000, 5_000_000];

/// The statuses that are counted one by one; any other is counted as `other`.
const STATUSES: [u16; 17] = [200, 304, 308, 400, 404, 405, 406, 408, 409, 412, 413, 415, 422, 429, 500, 503, 504];

/// Numbers about the requests served, a row for each route, in the text form that Prometheus reads.
///
/// Only atomics: counting a request takes a few nanoseconds and never waits. The label of a route is its documented
/// pattern, so a caller cannot make new rows.
#[derive(Debug)]
pub(super) struct Metrics {
    rows: Vec<Row>,
    in_flight: AtomicU64,
    batch_lines: AtomicU64,
}

#[derive(Debug)]
struct Row {
    route: String,
    statuses: [AtomicU64; STATUSES.len() + 1],
    buckets: [AtomicU64; EDGES_US.len() + 1],
    duration_us: AtomicU64,
}

impl Row {
    fn new(route: &str) -> Self {
        Self {
            route: route.to_owned(),
            statuses: Default::default(),
            buckets: Default::default(),
            duration_us: AtomicU64::new(0),
        }
    }
}

/// A number that stands as it is when it is asked for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Gauge {
    pub(super) name: &'static str,
    pub(super) help: &'static str,
    pub(super) value: u64,
}

/// A request under way; it is counted as such until this is dropped.
pub(super) struct InFlight<'a>(&'a Metrics);

impl Drop for InFlight<'_> {
    fn drop(&mut self) {
        self.0.in_flight.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Metrics {
    /// All zero, with a row for each of these routes and one for paths that are none of them.
    pub(super) fn new<'a>(routes: impl Iterator<Item = &'a str>) -> Self {
        let mut rows: Vec<Row> = routes.map(Row::new).collect();
        rows.push(Row::new("none"));
        Self { rows, in_flight: AtomicU64::new(0), batch_lines: AtomicU64::new(0) }
    }

    /// A request has begun.
    pub(super) fn begin(&self) -> InFlight<'_> {
        self.in_flight.fetch_add(1, Ordering::Relaxed);
        InFlight(self)
    }

    /// The head of an answer is ready: route by its place, status, time since the request was read.
    pub(super) fn answered(&self, route: Option<usize>, status: u16, took: Duration) {
        let row = route.and_then(|index| self.rows.get(index)).or_else(|| self.rows.last());
        let Some(row) = row else { return };
        let status = STATUSES.iter().position(|known| *known == status).unwrap_or(STATUSES.len());
        let took_us = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        let bucket = EDGES_US.iter().position(|edge| took_us <= *edge).unwrap_or(EDGES_US.len());
        row.statuses[status].fetch_add(1, Ordering::Relaxed);
        row.buckets[bucket].fetch_add(1, Ordering::Relaxed);
        row.duration_us.fetch_add(took_us, Ordering::Relaxed);
    }

    /// So many lines of batches have been answered.
    pub(super) fn batch_lines(&self, lines: u64) {
        self.batch_lines.fetch_add(lines, Ordering::Relaxed);
    }

    /// Everything in the text form of Prometheus. Rows that are still zero are left out.
    pub(super) fn render(&self, gauges: &[Gauge]) -> String {
        let mut text = String::with_capacity(4096);
        self.write(&mut text, gauges).expect("a String takes any text");
        text
    }

    fn write(&self, out: &mut String, gauges: &[Gauge]) -> std::fmt::Result {
        writeln!(out, "# HELP gyega_http_requests_total Requests answered.\n# TYPE gyega_http_requests_total counter")?;
        for row in &self.rows {
            for (index, count) in row.statuses.iter().enumerate() {
                let count = count.load(Ordering::Relaxed);
                let status = STATUSES.get(index).map_or_else(|| "other".to_owned(), u16::to_string);
                if count > 0 {
                    let route = &row.route;
                    writeln!(out, "gyega_http_requests_total{{route=\"{route}\",status=\"{status}\"}} {count}")?;
                }
            }
        }
        let name = "gyega_http_request_duration_seconds";
        writeln!(out, "# HELP {name} Time from the request's head to the answer's head.\n# TYPE {name} histogram")?;
        for row in &self.rows {
            let counts: Vec<u64> = row.buckets.iter().map(|bucket| bucket.load(Ordering::Relaxed)).collect();
            let all: u64 = counts.iter().sum();
            if all == 0 {
                continue;
            }
            let (route, mut below) = (&row.route, 0);
            for (edge, count) in EDGES_US.iter().zip(&counts) {
                below += count;
                writeln!(out, "{name}_bucket{{route=\"{route}\",le=\"{}\"}} {below}", Seconds(*edge))?;
            }
            writeln!(out, "{name}_bucket{{route=\"{route}\",le=\"+Inf\"}} {all}")?;
            writeln!(out, "{name}_sum{{route=\"{route}\"}} {}", Seconds(row.duration_us.load(Ordering::Relaxed)))?;
            writeln!(out, "{name}_count{{route=\"{route}\"}} {all}")?;
        }
        let lines = self.batch_lines.load(Ordering::Relaxed);
        writeln!(
            out,
            "# HELP gyega_batch_lines_total Lines of batches answered.\n# TYPE gyega_batch_lines_total counter"
        )?;
        writeln!(out, "gyega_batch_lines_total {lines}")?;
        let in_flight = Gauge {
            name: "gyega_http_requests_in_flight",
            help: "Requests whose answer has not begun.",
            value: self.in_flight.load(Ordering::Relaxed),
        };
        for Gauge { name, help, value } in [in_flight].iter().chain(gauges) {
            writeln!(out, "# HELP {name} {help}\n# TYPE {name} gauge\n{name} {value}")?;
        }
        Ok(())
    }
}

/// Microseconds, written as seconds without rounding.
struct Seconds(u64);

impl std::fmt::Display for Seconds {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}.{:06}", self.0 / 1_000_000, self.0 % 1_000_000)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_request_is_counted_in_its_row_and_in_its_bucket() {
        let metrics = Metrics::new(["/a", "/b"].into_iter());
        metrics.answered(Some(1), 200, Duration::from_micros(250));
        metrics.answered(Some(1), 200, Duration::from_micros(251));
        metrics.answered(None, 404, Duration::from_mins(1));
        metrics.answered(Some(0), 418, Duration::ZERO);
        let text = metrics.render(&[Gauge { name: "gyega_seats", help: "Seats.", value: 2 }]);
        for line in [
            "gyega_http_requests_total{route=\"/b\",status=\"200\"} 2",
            "gyega_http_requests_total{route=\"none\",status=\"404\"} 1",
            "gyega_http_requests_total{route=\"/a\",status=\"other\"} 1",
            "gyega_http_request_duration_seconds_bucket{route=\"/b\",le=\"0.000100\"} 0",
            "gyega_http_request_duration_seconds_bucket{route=\"/b\",le=\"0.000250\"} 1",
            "gyega_http_request_duration_seconds_bucket{route=\"/b\",le=\"0.000500\"} 2",
            "gyega_http_request_duration_seconds_bucket{route=\"none\",le=\"5.000000\"} 0",
            "gyega_http_request_duration_seconds_bucket{route=\"none\",le=\"+Inf\"} 1",
            "gyega_http_request_duration_seconds_sum{route=\"/b\"} 0.000501",
            "gyega_seats 2",
        ] {
            assert!(text.lines().any(|is| is == line), "{line} is not in\n{text}");
        }
    }

    #[test]
    fn a_request_under_way_is_counted_until_it_ends() {
        let metrics = Metrics::new(std::iter::empty());
        let under_way = metrics.begin();
        assert!(metrics.render(&[]).contains("gyega_http_requests_in_flight 1\n"));
        drop(under_way);
        assert!(metrics.render(&[]).contains("gyega_http_requests_in_flight 0\n"));
    }
}
