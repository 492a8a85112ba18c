use std::collections::VecDeque;
use std::future::Future;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::oneshot;

use super::work_kind::WorkKind;

/// The seats, and those who wait for one.
#[derive(Debug)]
pub(super) struct Seats {
    seat_count: usize,
    costly_count: usize,
    queue_max: usize,
    inner: Mutex<SeatState>,
}

#[derive(Debug)]
struct SeatState {
    all: FreeSeats,
    /// Those for costly work.
    costly: FreeSeats,
    /// As they came.
    waiting: VecDeque<Waiter>,
    /// How long work of each kind takes, as it was of late.
    mean_time: [Duration; 3],
}

#[derive(Debug)]
struct FreeSeats {
    free: usize,
    /// Since when there is none.
    full_since: Option<Instant>,
}

#[derive(Debug)]
struct Waiter {
    kind: WorkKind,
    seat: oneshot::Sender<Seat>,
}

/// A seat in use; free again when this is dropped.
#[derive(Debug)]
pub(super) struct Seat {
    seats: Arc<Seats>,
    kind: WorkKind,
    since: Instant,
}

impl Drop for Seat {
    fn drop(&mut self) {
        self.seats.free_one(self.kind, self.since.elapsed());
        self.seats.deal();
    }
}

impl Seats {
    /// So many seats; some of them (half where that is not said) may do costly work, and at most so many requests of
    /// each kind may wait.
    pub(super) fn new(seat_count: usize, costly_count: Option<usize>, queue_max: usize) -> Self {
        let seat_count = seat_count.max(1);
        let costly_count = costly_count.unwrap_or(seat_count / 2).clamp(1, seat_count);
        let inner = SeatState {
            all: FreeSeats { free: seat_count, full_since: None },
            costly: FreeSeats { free: costly_count, full_since: None },
            waiting: VecDeque::new(),
            mean_time: WorkKind::ALL.map(WorkKind::expected),
        };
        Self { seat_count, costly_count, queue_max, inner: Mutex::new(inner) }
    }

    /// A seat as soon as there is one; or, when too many wait already, how long they take.
    pub(super) fn take(self: &Arc<Self>, kind: WorkKind) -> Result<impl Future<Output = Seat> + use<>, Duration> {
        let is_full = {
            let inner = self.lock();
            !inner.is_free(kind) && inner.queue(kind) >= self.queue_max
        };
        if is_full { Err(self.expected_wait(kind)) } else { Ok(self.take_in_turn(kind)) }
    }

    /// A seat as soon as there is one, however many wait.
    pub(super) fn take_in_turn(self: &Arc<Self>, kind: WorkKind) -> impl Future<Output = Seat> + use<> {
        let (sender, seat) = oneshot::channel();
        self.lock().waiting.push_back(Waiter { kind, seat: sender });
        self.deal();
        // The sender is dropped only when whoever waits here has gone.
        async move { seat.await.expect("whoever waits gets a seat in the end") }
    }

    /// How long one who asks now will wait, as far as is known.
    pub(super) fn expected_wait(&self, kind: WorkKind) -> Duration {
        let inner = self.lock();
        if inner.is_free(kind) {
            return Duration::ZERO;
        }
        let one = |kind: WorkKind| inner.mean_time[kind as usize];
        let before = |kind: WorkKind| one(kind).saturating_mul(inner.queue(kind) as u32);
        let (all, own) = (self.seat_count as u32, before(kind) + one(kind));
        match kind {
            WorkKind::Easy => own / all,
            WorkKind::Batch => (before(WorkKind::Easy) + own) / all,
            WorkKind::Costly => before(WorkKind::Easy) / all + own / self.costly_count as u32,
        }
    }

    pub(super) fn free(&self) -> usize {
        self.lock().all.free
    }

    /// How long no seat has been free, or none for costly work.
    pub(super) fn full_for(&self) -> Option<Duration> {
        let inner = self.lock();
        [inner.all.full_since, inner.costly.full_since].into_iter().flatten().map(|since| since.elapsed()).max()
    }

    /// Gives free seats to those whose turn it is.
    fn deal(self: &Arc<Self>) {
        loop {
            let next = self.lock().next();
            let Some(Waiter { kind, seat }) = next else { return };
            // One who has gone meanwhile drops the seat, which then comes back here.
            let _gone = seat.send(Seat { seats: Arc::clone(self), kind, since: Instant::now() });
        }
    }

    fn free_one(&self, kind: WorkKind, took: Duration) {
        let mut inner = self.lock();
        let mean_time = &mut inner.mean_time[kind as usize];
        *mean_time = (*mean_time * 7 + took) / 8;
        inner.all.free += 1;
        if kind == WorkKind::Costly {
            inner.costly.free += 1;
        }
    }

    fn lock(&self) -> MutexGuard<'_, SeatState> {
        // Nothing panics while it is held.
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl FreeSeats {
    fn take(&mut self) {
        self.free -= 1;
        if self.free == 0 {
            self.full_since.get_or_insert_with(Instant::now);
        }
    }
}

impl SeatState {
    /// Whether there is a seat for a kind of work.
    fn may_begin(&self, kind: WorkKind) -> bool {
        self.all.free > 0 && (kind != WorkKind::Costly || self.costly.free > 0)
    }

    /// Whether nobody has to wait for such a seat.
    fn is_free(&self, kind: WorkKind) -> bool {
        self.may_begin(kind) && self.waiting.is_empty()
    }

    fn queue(&self, kind: WorkKind) -> usize {
        self.waiting.iter().filter(|waiting| waiting.kind == kind && !waiting.seat.is_closed()).count()
    }

    /// Who is next, with a seat for it: what is easy, then who came first.
    fn next(&mut self) -> Option<Waiter> {
        self.waiting.retain(|waiting| !waiting.seat.is_closed());
        let may_begin = self.waiting.iter().enumerate().filter(|(_, waiting)| self.may_begin(waiting.kind));
        let next = may_begin.min_by_key(|(at, waiting)| (waiting.kind != WorkKind::Easy, *at)).map(|(at, _)| at);
        let Some(at) = next else {
            // A seat that is given back and used again at once was never free; what is left now is.
            for seats in [&mut self.all, &mut self.costly] {
                seats.full_since = seats.full_since.filter(|_| seats.free == 0);
            }
            return None;
        };
        let waiting = self.waiting.remove(at)?;
        self.all.take();
        if waiting.kind == WorkKind::Costly {
            self.costly.take();
        }
        Some(waiting)
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt as _;

    use super::*;

    fn seats(all: usize, costly: usize, queue: usize) -> Arc<Seats> {
        Arc::new(Seats::new(all, Some(costly), queue))
    }

    #[test]
    fn costly_work_never_takes_all_seats() {
        let seats = seats(3, 2, 9);
        let held: Vec<_> =
            (0..2).map(|_| seats.take_in_turn(WorkKind::Costly).now_or_never().expect("a seat")).collect();
        let third = seats.take_in_turn(WorkKind::Costly);
        assert_eq!((seats.free(), held.len()), (1, 2));
        let easy = seats.take_in_turn(WorkKind::Easy).now_or_never().expect("a seat is kept for it");
        drop(held);
        assert!(third.now_or_never().is_some());
        drop(easy);
        assert_eq!(seats.free(), 3);
    }

    #[test]
    fn what_is_easy_goes_first_and_the_rest_as_it_came() {
        let seats = seats(1, 1, 9);
        let first = seats.take_in_turn(WorkKind::Costly).now_or_never().expect("a seat");
        let mut waiting: Vec<_> = [WorkKind::Costly, WorkKind::Batch, WorkKind::Costly, WorkKind::Easy]
            .into_iter()
            .map(|kind| (kind, Box::pin(seats.take_in_turn(kind))))
            .collect();
        drop(first);
        let mut served = Vec::new();
        while !waiting.is_empty() {
            for index in 0..waiting.len() {
                if let Some(seat) = waiting[index].1.as_mut().now_or_never() {
                    served.push(waiting.remove(index).0);
                    drop(seat);
                    break;
                }
            }
        }
        assert_eq!(served, [WorkKind::Easy, WorkKind::Costly, WorkKind::Batch, WorkKind::Costly]);
    }

    #[test]
    fn a_full_queue_of_one_kind_leaves_room_for_another() {
        let seats = seats(1, 1, 1);
        let held = seats.take_in_turn(WorkKind::Costly).now_or_never().expect("a seat");
        let second = seats.take(WorkKind::Costly).expect("one may wait");
        let wait = seats.take(WorkKind::Costly).err().expect("a second may not");
        assert!(wait > Duration::from_millis(500), "two are before it: {wait:?}");
        let easy = seats.take(WorkKind::Easy).expect("another queue");
        // Whoever leaves makes room, and no seat is lost with it.
        drop(second);
        assert!(seats.take(WorkKind::Costly).is_ok());
        drop(held);
        assert!(easy.now_or_never().is_some());
        assert_eq!(seats.free(), 1);
    }
}
