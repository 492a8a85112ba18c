use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;

use actix_web::rt::task::spawn_blocking;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

use super::Settings;

/// Where long work is done: on threads of its own, so many at once, and beyond a short queue it says busy.
///
/// A permit moves into the work, so a caller who leaves does not free a seat where work still goes on.
#[derive(Debug)]
pub(super) struct Desk {
    seats: Arc<Semaphore>,
    places: Arc<Semaphore>,
    batches: Arc<Semaphore>,
    patience: Duration,
}

/// Why work was not done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unserved {
    /// Every seat is taken and the queue is full.
    Busy,
    /// Waiting and work together took longer than allowed.
    Late,
    /// The work panicked.
    Broken,
}

/// The right to send a batch.
pub(super) struct BatchPermit {
    _permit: OwnedSemaphorePermit,
}

impl Desk {
    pub(super) fn new(settings: &Settings) -> Self {
        let seats = settings.seats.get();
        Self {
            seats: Arc::new(Semaphore::new(seats)),
            places: Arc::new(Semaphore::new(seats.saturating_add(settings.queue).min(Semaphore::MAX_PERMITS))),
            batches: Arc::new(Semaphore::new(settings.batches.min(Semaphore::MAX_PERMITS))),
            patience: settings.timeout,
        }
    }

    /// Does a piece of work as soon as there is a seat.
    ///
    /// # Errors
    ///
    /// At once when the queue is full; later when the time is over or the work panicked.
    pub(super) async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Unserved> {
        let place = Arc::clone(&self.places).try_acquire_owned().map_err(|_| Unserved::Busy)?;
        let seated = self.seated(work, Some(place));
        timeout(self.patience, seated).await.unwrap_or(Err(Unserved::Late))
    }

    /// Does a piece of work of a few microseconds where the caller stands, without a seat.
    ///
    /// # Errors
    ///
    /// When the work panicked.
    pub(super) fn run_here<T>(work: impl FnOnce() -> T) -> Result<T, Unserved> {
        catch_unwind(AssertUnwindSafe(work)).map_err(|_| Unserved::Broken)
    }

    /// Does a piece of a batch. It waits its turn among all others: its caller has a [`BatchPermit`] and sends no more
    /// before it is done.
    ///
    /// # Errors
    ///
    /// When the work panicked.
    pub(super) async fn run_in_turn<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Unserved> {
        self.seated(work, None).await
    }

    /// Lets one more batch begin, or says busy.
    pub(super) fn begin_batch(&self) -> Result<BatchPermit, Unserved> {
        let permit = Arc::clone(&self.batches).try_acquire_owned().map_err(|_| Unserved::Busy)?;
        Ok(BatchPermit { _permit: permit })
    }

    /// Seats that are free now.
    pub(super) fn free_seats(&self) -> usize {
        self.seats.available_permits()
    }

    async fn seated<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
        place: Option<OwnedSemaphorePermit>,
    ) -> Result<T, Unserved> {
        let seat = Arc::clone(&self.seats).acquire_owned().await.map_err(|_| Unserved::Broken)?;
        let span = tracing::Span::current();
        let task = spawn_blocking(move || {
            // Given back in this order: whoever sees a free seat finds a place too.
            let _held = (place, seat);
            span.in_scope(work)
        });
        task.await.map_err(|_| Unserved::Broken)
    }
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroUsize;
    use std::sync::mpsc;

    use super::*;

    fn desk(queue: usize, patience: Duration) -> Desk {
        Desk::new(&Settings { seats: NonZeroUsize::MIN, queue, batches: 1, timeout: patience, ..Settings::default() })
    }

    #[actix_web::test]
    async fn work_beyond_the_queue_is_refused_at_once() {
        let desk = desk(0, Duration::from_mins(1));
        let (go, wait) = mpsc::channel::<()>();
        let first = desk.run(move || wait.recv());
        let second = async {
            while desk.free_seats() > 0 {
                actix_web::rt::task::yield_now().await;
            }
            let refused = desk.run(|| ()).await;
            go.send(()).expect("the first work waits");
            refused
        };
        let (first, second) = futures_util::future::join(first, second).await;
        assert_eq!(second, Err(Unserved::Busy));
        assert_eq!(first, Ok(Ok(())));
        assert_eq!(desk.run(|| 1).await, Ok(1));
    }

    #[actix_web::test]
    async fn a_caller_who_leaves_does_not_free_the_seat() {
        let desk = desk(0, Duration::from_millis(400));
        let (go, wait) = mpsc::channel::<()>();
        assert_eq!(desk.run(move || wait.recv()).await, Err(Unserved::Late));
        assert_eq!(desk.free_seats(), 0);
        assert_eq!(desk.run(|| ()).await, Err(Unserved::Busy));
        go.send(()).expect("the work still waits");
        while desk.free_seats() == 0 {
            actix_web::rt::task::yield_now().await;
        }
        assert_eq!(desk.run(|| 1).await, Ok(1));
    }

    #[actix_web::test]
    async fn work_that_panics_frees_its_seat() {
        let desk = desk(0, Duration::from_mins(1));
        let broken = desk.run(|| panic!("a test panics on purpose")).await;
        assert_eq!(broken, Err::<(), _>(Unserved::Broken));
        assert_eq!(desk.run(|| 1).await, Ok(1));
        assert_eq!(Desk::run_here(|| panic!("a test panics on purpose")), Err::<(), _>(Unserved::Broken));
    }

    #[actix_web::test]
    async fn a_batch_too_many_is_refused() {
        let desk = desk(0, Duration::from_mins(1));
        let first = desk.begin_batch();
        assert_eq!(desk.begin_batch().err(), Some(Unserved::Busy));
        drop(first);
        assert!(desk.begin_batch().is_ok());
    }
}
