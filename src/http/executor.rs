use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::{Duration, Instant};

use actix_web::rt::task::spawn_blocking;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

use super::Settings;
use super::refusal::Refusal;
use super::seats::{Seat, Seats};
use super::work_kind::WorkKind;
use crate::report::Cancel;

/// Where long work is done: on threads of its own, so many at once, and beyond a short queue it says busy. Costly work
/// has seats of its own among them, so that it never takes all.
///
/// A seat moves into the work, so a caller who leaves does not free a seat where work still goes on; but the work
/// gets a sign to stop.
#[derive(Debug)]
pub(super) struct Executor {
    seats: Arc<Seats>,
    batches: Arc<Semaphore>,
    timeout: Duration,
}

/// How long a question that is answered in some milliseconds may wait for a seat.
const EASY_PATIENCE: Duration = Duration::from_millis(800);

/// Stops work when it is dropped.
struct CancelOnDrop(Cancel);

impl Drop for CancelOnDrop {
    fn drop(&mut self) {
        self.0.cancel();
    }
}

impl Executor {
    pub(super) fn new(settings: &Settings) -> Self {
        Self {
            seats: Arc::new(Seats::new(settings.seats, settings.costly_seats, settings.queue)),
            batches: Arc::new(Semaphore::new(settings.batches.clamp(1, Semaphore::MAX_PERMITS))),
            timeout: settings.timeout,
        }
    }

    /// Does a piece of work as soon as there is a seat. The work is cancelled when its time is over, and when its
    /// caller leaves, which drops what this gives.
    ///
    /// # Errors
    ///
    /// At once when the queue is full or too long; later when the time is over or the work panicked.
    pub(super) async fn run<T: Send + 'static>(
        &self,
        kind: WorkKind,
        work: impl FnOnce(&Cancel) -> T + Send + 'static,
    ) -> Result<T, Refusal> {
        let (_stop, work) = cancellable(work);
        let begun = Instant::now();
        let within = match kind {
            WorkKind::Easy => self.timeout.min(EASY_PATIENCE),
            WorkKind::Costly | WorkKind::Batch => self.timeout,
        };
        let wait = self.seats.expected_wait(kind);
        if wait > within {
            return Err(Refusal::Busy { wait });
        }
        let seat = self.seats.take(kind).map_err(|wait| Refusal::Busy { wait })?;
        let Ok(seat) = timeout(within, seat).await else {
            return Err(Refusal::Busy { wait: self.seats.expected_wait(kind) });
        };
        let left = self.timeout.saturating_sub(begun.elapsed());
        timeout(left, run_in_seat(seat, work)).await.unwrap_or(Err(Refusal::TimedOut { within: self.timeout }))
    }

    /// Does a piece of work of a few microseconds where the caller stands, without a seat: to hand work to another
    /// thread and back costs 15 to 40 us of CPU (measured with wrk on one core, 32 connections), as much as a whole
    /// count-only answer.
    ///
    /// # Errors
    ///
    /// When the work panicked.
    pub(super) fn run_here<T>(work: impl FnOnce() -> T) -> Result<T, Refusal> {
        catch_unwind(AssertUnwindSafe(work)).map_err(|_| Refusal::Panicked)
    }

    /// Does a piece of a batch. It waits its turn behind easy questions: its caller has begun a batch and sends no
    /// more before it is done. The work is cancelled when its caller leaves.
    ///
    /// # Errors
    ///
    /// When the work panicked.
    pub(super) async fn run_in_turn<T: Send + 'static>(
        &self,
        kind: WorkKind,
        work: impl FnOnce(&Cancel) -> T + Send + 'static,
    ) -> Result<T, Refusal> {
        let (_stop, work) = cancellable(work);
        run_in_seat(self.seats.take_in_turn(kind).await, work).await
    }

    /// Lets one more batch begin, which goes on until this is dropped, or says busy.
    pub(super) fn begin_batch(&self) -> Result<OwnedSemaphorePermit, Refusal> {
        let permit = Arc::clone(&self.batches).try_acquire_owned();
        permit.map_err(|_| Refusal::Busy { wait: Duration::from_secs(1) })
    }

    pub(super) fn free_seats(&self) -> usize {
        self.seats.free()
    }

    /// Whether no seat, or none for costly work, has been free for longer than a request may take.
    pub(super) fn is_overrun(&self) -> bool {
        self.seats.full_for().is_some_and(|time| time > self.timeout)
    }
}

/// A piece of work, and what stops it when it is dropped.
fn cancellable<T>(work: impl FnOnce(&Cancel) -> T) -> (CancelOnDrop, impl FnOnce() -> T) {
    let cancel = Cancel::default();
    (CancelOnDrop(cancel.clone()), move || work(&cancel))
}

async fn run_in_seat<T: Send + 'static>(seat: Seat, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Refusal> {
    let span = tracing::Span::current();
    let task = spawn_blocking(move || {
        let _seat = seat;
        span.in_scope(work)
    });
    task.await.map_err(|_| Refusal::Panicked)
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    fn executor(queue: usize, timeout: Duration) -> Executor {
        Executor::new(&Settings { seats: 1, batches: 1, queue, timeout, ..Settings::default() })
    }

    async fn run<T: Send + 'static>(
        executor: &Executor,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Refusal> {
        executor.run(WorkKind::Easy, |_| work()).await
    }

    fn is_busy<T>(done: &Result<T, Refusal>) -> bool {
        matches!(done, Err(Refusal::Busy { .. }))
    }

    #[actix_web::test]
    async fn work_beyond_the_queue_is_refused_at_once() {
        let executor = executor(0, Duration::from_mins(1));
        let (go, wait) = mpsc::channel::<()>();
        let first = run(&executor, move || wait.recv());
        let second = async {
            while executor.free_seats() > 0 {
                actix_web::rt::task::yield_now().await;
            }
            let refused = run(&executor, || ()).await;
            go.send(()).expect("the first work waits");
            refused
        };
        let (first, second) = futures_util::future::join(first, second).await;
        assert!(is_busy(&second), "{second:?}");
        assert!(matches!(first, Ok(Ok(()))), "{first:?}");
        assert!(matches!(run(&executor, || 1).await, Ok(1)));
    }

    #[actix_web::test]
    async fn a_caller_who_leaves_does_not_free_the_seat_but_the_work_is_cancelled() {
        let executor = executor(0, Duration::from_millis(400));
        let (go, wait) = mpsc::channel::<()>();
        let (says, hears) = mpsc::channel();
        let work = move |cancel: &Cancel| {
            let went = wait.recv();
            says.send(cancel.is_cancelled()).expect("the test hears");
            went
        };
        assert!(matches!(executor.run(WorkKind::Costly, work).await, Err(Refusal::TimedOut { .. })));
        assert_eq!(executor.free_seats(), 0);
        assert!(is_busy(&run(&executor, || ()).await));
        tokio::time::sleep(Duration::from_millis(410)).await;
        assert!(executor.is_overrun(), "the seat is taken for longer than a request may take");
        go.send(()).expect("the work still waits");
        while executor.free_seats() == 0 {
            actix_web::rt::task::yield_now().await;
        }
        assert_eq!(hears.recv(), Ok(true));
        assert!(!executor.is_overrun());
        assert!(matches!(run(&executor, || 1).await, Ok(1)));
    }

    #[actix_web::test]
    async fn work_that_panics_frees_its_seat() {
        let executor = executor(0, Duration::from_mins(1));
        let broken = run(&executor, || panic!("a test panics on purpose")).await;
        assert!(matches!(broken, Err::<(), _>(Refusal::Panicked)), "{broken:?}");
        assert!(matches!(run(&executor, || 1).await, Ok(1)));
        assert!(matches!(Executor::run_here(|| panic!("a test panics on purpose")), Err::<(), _>(Refusal::Panicked)));
    }

    #[actix_web::test]
    async fn a_batch_too_many_is_refused() {
        let executor = executor(0, Duration::from_mins(1));
        let first = executor.begin_batch();
        assert!(is_busy(&executor.begin_batch()));
        drop(first);
        assert!(executor.begin_batch().is_ok());
    }
}
