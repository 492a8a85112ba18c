use std::cell::{Cell, RefCell};
use std::future::{Future as _, poll_fn};
use std::io;
use std::pin::Pin;
use std::rc::Rc;
use std::task::{Context, Poll, Waker};
use std::time::{Duration, Instant};

use actix_web::rt::net::TcpStream;
use futures_util::FutureExt as _;
use tokio::io::{AsyncRead, AsyncWrite, Interest, ReadBuf};
use tokio::time::{Sleep, sleep, sleep_until};

use super::memory::MemoryPermit;

/// Bytes a second that a caller must take of what is written to it, on average after the first patience.
const LEAST_RATE: u64 = 8 * 1024;

/// How long the parser keeps a connection without a request.
pub(super) const KEEP_ALIVE: Duration = Duration::from_secs(5);

/// How much longer we wait than actix, which thus ends a late first head or a silent connection before us. Later heads,
/// and a body that nobody reads any more, it does not time.
const GRACE: Duration = Duration::from_secs(1);

/// Answers begun in one connection before what was written of them is sent.
const ANSWERS_UNSENT_MAX: u32 = 32;

/// How often it is looked whether a caller has left while its work goes on.
const GLANCE: Duration = Duration::from_millis(100);

/// A connection under the parser of HTTP. A caller who takes nothing of what is written to it, or next to nothing, or
/// begins a request and does not end its head, is cut off.
pub(super) struct Connection {
    pub(super) caller: Caller,
    patience: Duration,
    /// When what is written must be with the caller; set while the caller does not take all of it.
    drained_by: Option<Instant>,
    /// When the head that has begun to arrive must be whole; set while no request is under way.
    head_by: Option<Instant>,
    /// When something must arrive; set while no request is under way.
    idle_by: Option<Instant>,
    timer: Option<Pin<Box<Sleep>>>,
}

/// The other end of a connection, as those see it who answer.
#[derive(Clone)]
pub(super) struct Caller(Rc<Shared>);

struct Shared {
    stream: RefCell<TcpStream>,
    /// Answers that were handed over whole and not yet sent whole: the memory they take.
    unsent: RefCell<Vec<MemoryPermit>>,
    /// Answers begun since all was sent.
    begun: Cell<u32>,
    under_way: Cell<u32>,
    /// Whether the caller takes nothing at the moment.
    is_blocked: Cell<bool>,
    /// Who waits until all is sent.
    waiting: RefCell<Option<Waker>>,
}

/// A request under way; as long as there is one, the caller owes no head.
pub(super) struct RequestGuard(Caller);

impl Drop for RequestGuard {
    fn drop(&mut self) {
        let shared = &self.0.0;
        shared.under_way.set(shared.under_way.get().saturating_sub(1));
    }
}

impl Caller {
    /// A request of this caller is being answered.
    pub(super) fn begin(&self) -> RequestGuard {
        self.0.under_way.set(self.0.under_way.get() + 1);
        RequestGuard(self.clone())
    }

    /// Waits until the answers before are sent, if there are many. Without it a caller who takes none could pile up
    /// small ones.
    pub(super) async fn wait_until_sent(&self) {
        let shared = &self.0;
        poll_fn(|context| {
            if shared.is_blocked.get() || shared.begun.get() >= ANSWERS_UNSENT_MAX {
                *shared.waiting.borrow_mut() = Some(context.waker().clone());
                return Poll::Pending;
            }
            shared.begun.set(shared.begun.get() + 1);
            Poll::Ready(())
        })
        .await;
    }

    /// Keeps the memory of an answer until its last bytes are sent.
    pub(super) fn hold(&self, permit: MemoryPermit) {
        self.0.unsent.borrow_mut().push(permit);
    }

    /// Whether the caller has closed its side, or the connection is broken, even where bytes that it sent before are
    /// still unread.
    pub(super) fn has_left(&self) -> bool {
        let Ok(stream) = self.0.stream.try_borrow() else { return false };
        match stream.ready(Interest::READABLE).now_or_never() {
            Some(Ok(ready)) => ready.is_read_closed() || ready.is_write_closed(),
            Some(Err(_)) => true,
            None => false,
        }
    }

    pub(super) async fn wait_until_left(&self) {
        while !self.has_left() {
            sleep(GLANCE).await;
        }
    }

    fn mark_sent(&self) {
        let shared = &self.0;
        shared.is_blocked.set(false);
        shared.begun.set(0);
        shared.unsent.borrow_mut().clear();
        if let Some(waiting) = shared.waiting.borrow_mut().take() {
            waiting.wake();
        }
    }
}

impl Connection {
    /// Over a stream; `patience` is how long a caller may take nothing.
    pub(super) fn new(stream: TcpStream, patience: Duration) -> Self {
        let shared = Shared {
            stream: RefCell::new(stream),
            unsent: RefCell::default(),
            begun: Cell::new(0),
            under_way: Cell::new(0),
            is_blocked: Cell::new(false),
            waiting: RefCell::default(),
        };
        let caller = Caller(Rc::new(shared));
        Self { caller, patience, drained_by: None, head_by: None, idle_by: None, timer: None }
    }

    /// An error once the time has come; until then it is seen to that the task wakes. The timer is set anew only when
    /// it would be late: most requests leave it as it is.
    fn poll_deadline(&mut self, by: Instant, context: &mut Context<'_>) -> Poll<io::Error> {
        let timer = self.timer.get_or_insert_with(|| Box::pin(sleep_until(by.into())));
        if timer.deadline() > by.into() {
            timer.as_mut().reset(by.into());
        }
        while timer.as_mut().poll(context).is_ready() {
            if Instant::now() >= by {
                return Poll::Ready(io::Error::from(io::ErrorKind::TimedOut));
            }
            timer.as_mut().reset(by.into());
        }
        Poll::Pending
    }
}

impl AsyncRead for Connection {
    fn poll_read(self: Pin<&mut Self>, context: &mut Context<'_>, into: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        let this = self.get_mut();
        let filled = into.filled().len();
        let read = Pin::new(&mut *this.caller.0.stream.borrow_mut()).poll_read(context, into);
        if this.caller.0.under_way.get() > 0 {
            (this.head_by, this.idle_by) = (None, None);
            return read;
        }
        match read {
            Poll::Pending => {
                let idle = || Instant::now() + this.patience.max(KEEP_ALIVE) + GRACE;
                let by = *this.idle_by.get_or_insert_with(idle);
                let by = this.head_by.map_or(by, |head_by| by.min(head_by));
                this.poll_deadline(by, context).map(Err)
            }
            Poll::Ready(Ok(())) if into.filled().len() > filled => {
                this.idle_by = None;
                this.head_by.get_or_insert_with(|| Instant::now() + this.patience + GRACE);
                Poll::Ready(Ok(()))
            }
            Poll::Ready(done) => Poll::Ready(done),
        }
    }
}

impl AsyncWrite for Connection {
    fn poll_write(self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let this = self.get_mut();
        // An answer has begun, so its request is whole.
        (this.head_by, this.idle_by) = (None, None);
        let written = Pin::new(&mut *this.caller.0.stream.borrow_mut()).poll_write(context, bytes);
        match written {
            Poll::Pending => {
                this.caller.0.is_blocked.set(true);
                let by = *this.drained_by.get_or_insert_with(|| Instant::now() + this.patience);
                return this.poll_deadline(by, context).map(Err);
            }
            Poll::Ready(Ok(count)) => {
                if let Some(by) = this.drained_by {
                    let earned = Duration::from_micros(count as u64 * 1_000_000 / LEAST_RATE);
                    this.drained_by = Some((by + earned).min(Instant::now() + this.patience));
                }
            }
            Poll::Ready(Err(_)) => {}
        }
        written
    }

    fn poll_flush(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        // The parser flushes when all that it had was written.
        let this = self.get_mut();
        this.drained_by = None;
        this.caller.mark_sent();
        Pin::new(&mut *this.caller.0.stream.borrow_mut()).poll_flush(context)
    }

    fn poll_shutdown(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut *self.get_mut().caller.0.stream.borrow_mut()).poll_shutdown(context)
    }
}
